/** @param {string} text base64 @returns {Uint8Array<ArrayBuffer>} */
function bytesOf(text) {
  const native = /** @type {{fromBase64?: (text: string) => Uint8Array<ArrayBuffer>}} */ (/** @type {unknown} */ (Uint8Array));
  if (native.fromBase64) return native.fromBase64(text);
  const binary = atob(text);
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < binary.length; at += 1) bytes[at] = binary.charCodeAt(at);
  return bytes;
}

/**
 * A stream that base64 texts of one gzip stream are fed into and that gives the plain bytes.
 * @returns {{feed: (data: string, last: boolean) => void, stream: ReadableStream<Uint8Array<ArrayBuffer>>}}
 */
export function unpacker() {
  /** @type {ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>} */
  let controller;
  const packed = new ReadableStream({
    start(given) {
      controller = given;
    },
  });
  return {
    feed(data, last) {
      controller.enqueue(bytesOf(data));
      if (last) controller.close();
    },
    stream: packed.pipeThrough(new DecompressionStream("gzip")),
  };
}
