"""A small web server for this computer only."""

from __future__ import annotations

import sys
import webbrowser
from collections.abc import Callable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from tools.say import Stop, say


class Handler(SimpleHTTPRequestHandler):
    """Serves files without a line for each, and never from the browser's cache."""

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
