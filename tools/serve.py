"""A small web server for this computer only."""

from __future__ import annotations

import sys
import webbrowser
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tools.say import Stop, say


class Handler(SimpleHTTPRequestHandler):
    """Serves files without a line for each, and never from the browser's cache; like a host, many over one connection."""

    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".svg": "image/svg+xml",
        ".woff2": "font/woff2",
    }

    def end_headers(self) -> None:
        """Let the browser ask each time whether a file is new."""
        self.send_header("Cache-Control", "no-cache")
        super().end_headers()

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Answer for what is not there with the page's own words, as hosts of static pages do."""
        lost = Path(self.directory) / "404.html"
        if code != HTTPStatus.NOT_FOUND or not lost.is_file():
            super().send_error(code, message, explain)
            return
        body = lost.read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


class Server(ThreadingHTTPServer):
    """Serves each request on a thread of its own."""

    def handle_error(self, request: object, client_address: object) -> None:
        """A browser that reloads breaks its downloads off, and that is no error."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def make_server(handler: Callable[..., SimpleHTTPRequestHandler], port: int = 0) -> Server:
    """A server that only this computer reaches, on any free port unless one is named."""
    return Server(("127.0.0.1", port), handler)


def serve(folder: Path, port: int, build: Callable[[], object], *, open_browser: bool) -> None:
    """Take the port, build, then serve `folder` until the person stops it."""
    try:
        server = make_server(partial(Handler, directory=str(folder)), port)
    except PermissionError:
        raise Stop(f"Port {port} is for administrators: choose one above 1023, or leave --port out.") from None
    except OSError:
        raise Stop(f"Port {port} is taken: leave --port out to use any free one.") from None
    build()
    address = f"http://localhost:{server.server_address[1]}/"
    say(f"Hollywood! is at {address} (Ctrl+C stops it)")
    if open_browser and not webbrowser.open(address):
        say("No browser opened by itself: open that address in yours.")
    with server:
        server.serve_forever()
