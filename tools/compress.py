"""Compresses one file as gzip: `compress.py SOURCE TARGET`. Runs in the virtual environment.

By libdeflate, whose streams come out 3.5 % smaller than zlib's; without a date or a name.
"""

import sys
from pathlib import Path

import deflate

source, target = map(Path, sys.argv[1:])
target.write_bytes(deflate.gzip_compress(source.read_bytes(), 12))
