"""What a browser has stored, and files with everything, under fire: the page's own readers, in Node and by the thousand."""

from __future__ import annotations

import json
import subprocess

from e2e.conftest import HERE, WHOLE
from tools.toolbox import node_programs

VALUES = 100_000 if WHOLE else 1_500


def test_whatever_is_stored_is_read_or_left_as_it_is() -> None:
    done = subprocess.run(
        [node_programs()[0], str(HERE / "stored.mjs"), str(VALUES)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr[-2000:]
    count = json.loads(done.stdout)
    print(count)
    assert min(count.values()) > VALUES / 100
