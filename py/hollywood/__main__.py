"""``python3 -m hollywood``."""

import sys

from hollywood.cli import main

if __name__ == "__main__":
    sys.exit(main())
