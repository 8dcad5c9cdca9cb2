"""The board and the sheet of all cards look as they did: pictures kept beside this file, compared with a tolerance.

After a change that is meant, look at what this finds in `.build/snapshots/`, then take it over: `HOLLYWOOD_SNAPSHOTS=new
.venv/bin/python -m pytest e2e/test_snapshots.py`.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import ViewportSize

from e2e.conftest import HERE, Visit
from e2e.plan import Order, Plan, make_plan
from e2e.player import Player
from tools.stamps import CACHE

KEPT = HERE / "snapshots"
FOUND = CACHE / "snapshots"
SIZES = {"phone": (390, 844), "desktop": (1440, 900)}
WHOLE_SHEET: ViewportSize = {"width": 390, "height": 5600}
SCHEMES = ("dark", "light")
FAR = 48
"""Levels of 256 by which a pixel has to differ to count: another machine draws the edges of letters a little otherwise."""
TOLERANCE = 0.01
"""Share of the pixels that may differ so."""


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="snapshots"))


def compare(player: Player, name: str) -> None:
    """Compare what the window shows with the picture kept under this name."""
    player.page.mouse.move(1, 1)
    player.page.wait_for_selector("#a-H1", state="attached")
    player.settle()
    found = FOUND / f"{name}.png"
    found.parent.mkdir(parents=True, exist_ok=True)
    player.page.screenshot(path=found)
    kept = KEPT / f"{name}.png"
    image = Image.open(found).convert("RGB")
    if os.environ.get("HOLLYWOOD_SNAPSHOTS") == "new":
        kept.parent.mkdir(exist_ok=True)
        image.quantize(256, dither=Image.Dither.NONE).save(kept, optimize=True)
    share = differing(image, kept)
    assert share <= TOLERANCE, f"{share:.1%} of {found} is not as in {kept}"


def differing(image: Image.Image, kept: Path) -> float:
    """The share of pixels that are far from those kept."""
    before = Image.open(kept).convert("RGB")
    assert image.size == before.size
    bands = ImageChops.difference(image, before).split()
    most = ImageChops.lighter(ImageChops.lighter(bands[0], bands[1]), bands[2])
    return sum(most.histogram()[FAR:]) / (image.width * image.height)


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("size", SIZES)
def test_the_board_looks_as_it_did(visit: Visit, file_site: str, plan: Plan, size: str, scheme: str) -> None:
    width, height = SIZES[size]
    player = visit(file_site, viewport={"width": width, "height": height}, color_scheme=scheme)
    last = plan.steps[plan.last_of_round(2)]
    player.open_record(plan.text(last.ply))
    player.wait_ply(last.ply)
    compare(player, f"board-{size}-{scheme}")


def test_every_card_looks_as_it_did(visit: Visit, file_site: str) -> None:
    player = visit(f"{file_site}#gallery", viewport=WHOLE_SHEET, color_scheme="dark")
    sheet = player.page.locator("dialog[open]")
    sheet.wait_for()
    assert sheet.evaluate("(one) => one.scrollHeight <= one.clientHeight"), "a part of the sheet is not in the picture"
    compare(player, "gallery")


def test_a_difference_is_seen(tmp_path: Path) -> None:
    kept = tmp_path / "kept.png"
    Image.new("RGB", (100, 100), "white").save(kept)
    image = Image.new("RGB", (100, 100), "white")
    assert differing(image, kept) == 0
    image.paste("black", (0, 0, 100, 3))
    assert differing(image, kept) == pytest.approx(0.03)
