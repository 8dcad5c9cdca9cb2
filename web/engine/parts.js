/**
 * What the build put into `engine/`: for every part the scripts that bring it, in order, with their sizes.
 * @typedef {{file: string, bytes: number}} PartFile
 * @typedef {"worker" | "wasm" | "stdlib" | "wheel" | "library" | "installer"} PartName
 * @typedef {Record<PartName, PartFile[]>} Parts
 */
export {};
