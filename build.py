"""Build, play and test Hollywood!: `python3 build.py play`. See `python3 build.py --help`."""

import sys

if sys.version_info < (3, 11):
    sys.exit(
        "build.py needs Python 3.11 or newer and this is %d.%d: get one from python.org, then run it with that."
        % sys.version_info[:2]
    )

import argparse

from tools import checks, engines, serve, single, site
from tools.say import Stop


def play(arguments: argparse.Namespace) -> None:
    """build, then serve on this computer and open the browser"""
    serve.serve(site.DIST, arguments.port, site.build_site, open_browser=True)


def build(arguments: argparse.Namespace) -> None:
    """make dist/, the files to open or to put on a host; with --single also all of them as one file"""
    site.build_site()
    if arguments.single:
        single.build_single()


def serve_only(arguments: argparse.Namespace) -> None:
    """build, then serve on this computer"""
    serve.serve(site.DIST, arguments.port, site.build_site, open_browser=False)


def test(arguments: argparse.Namespace) -> None:
    """run everything: checks, tests/, build, e2e/ in a real browser"""
    checks.test()


def check(arguments: argparse.Namespace) -> None:
    """linters and types only"""
    checks.check()


def bench(arguments: argparse.Namespace) -> None:
    """measure, and print one table; NAME is one of the files in bench/, none means all but calibrate and ladder, which take hours"""
    checks.bench(arguments.names)


def try_engines(arguments: argparse.Namespace) -> None:
    """play a game in each browser engine that is here, from disk and over http; NAME is chromium, firefox or webkit"""
    engines.engines(arguments.names)


def shots(arguments: argparse.Namespace) -> None:
    """take pictures of every screen into shots/, to be looked at; `shots -- --help` says how to choose"""
    checks.shots(arguments.choice)


COMMANDS = {
    "play": play,
    "build": build,
    "serve": serve_only,
    "test": test,
    "check": check,
    "bench": bench,
    "engines": try_engines,
    "shots": shots,
}


def port(text: str) -> int:
    """A port's number; 0 is any free one."""
    if text.isdecimal() and int(text) < 65536:
        return int(text)
    raise argparse.ArgumentTypeError(f"{text} is no port: choose a number from 1024 to 65535, or leave it out")


def main() -> None:
    """Read the command line and do what it says."""
    parser = argparse.ArgumentParser(prog="build.py", description="Build, play and test Hollywood!")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, command in COMMANDS.items():
        options = commands.add_parser(name, help=command.__doc__, description=command.__doc__)
        if name in ("play", "serve"):
            options.add_argument("--port", type=port, default=0, help="default: any free one")
        if name == "build":
            options.add_argument("--single", action="store_true", help="make hollywood.html too, to mail or to carry")
        if name == "bench":
            options.add_argument("names", nargs="*", metavar="NAME", help=", ".join(checks.benchmarks()))
        if name == "engines":
            options.add_argument("names", nargs="*", metavar="NAME", help="default: those that are here")
        if name == "shots":
            options.add_argument("choice", nargs="*", metavar="-- CHOICE", help="as e2e/shots.py takes it")
    arguments = parser.parse_args()
    if arguments.command is None:
        parser.print_help()
        return
    try:
        COMMANDS[arguments.command](arguments)
    except Stop as stop:
        sys.exit(f"\n{stop}")
    except OSError as error:
        sys.exit(
            f"\n{error.filename or 'A file'}: {error.strerror}. Run this in a folder of your own, on a disk with room."
        )
    except KeyboardInterrupt:
        sys.exit("\nStopped.")


if __name__ == "__main__":
    main()
