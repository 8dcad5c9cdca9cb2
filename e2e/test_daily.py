"""The deal of the day: one deal for everybody, by the date of UTC, one game a day, and its result to hand on."""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hollywood import CARDS, GAME
from playwright.sync_api import expect
from tabletop.link import link_of
from tabletop.record import read_record

from e2e.conftest import Visit
from e2e.plan import Order, Plan, make_plan
from e2e.player import Player
from e2e.test_links import goto

DAY, NEXT = "2026-11-28", "2026-11-29"
LATE = datetime(2026, 11, 28, 23, 59, 40, tzinfo=UTC)
ZONES = {"Pacific/Tongatapu": "en", "Pacific/Pago_Pago": "it"}
"""Thirteen hours before UTC and eleven after it."""
SEATS = ["human", "bot:critic", "bot:producer"]
CLIPBOARD = """Object.defineProperty(navigator, "clipboard", {
    value: { writeText: async (text) => { if (window.refuses) throw new Error("no"); window.copied = text; } },
});"""


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="daily"))


def at(player: Player, moment: datetime) -> None:
    """The device's clock stands there, and goes on."""
    player.page.clock.install(time=moment)
    player.page.reload()
    player.wait_screen("title")


def day(player: Player) -> str | None:
    return player.page.locator("[data-action=today]").get_attribute("data-day")


def begin(player: Player) -> dict[str, object]:
    """Press it, and give the record."""
    player.action("today")
    player.wait_decision()
    record: dict[str, object] = player.saved()["record"]
    return record


def test_the_first_of_a_month_reads_as_each_language_says_it(visit: Visit, http_site: str) -> None:
    wanted = {"en": "December 1, 2026", "it": "1º dicembre 2026", "fr": "1er décembre 2026"}
    player = visit(f"{http_site}?lang=en", engine=False)
    at(player, datetime(2026, 12, 1, 12, tzinfo=UTC))
    when = player.page.locator("[data-action=today] time")
    for lang, words in wanted.items():
        player.page.locator(f"[data-action=language][lang={lang}]").click()
        expect(when).to_have_text(words)


def test_around_midnight_the_deal_is_the_same_everywhere_and_a_game_stays_its_day_s(
    visit: Visit, http_site: str
) -> None:
    deals = []
    for zone, lang in ZONES.items():
        player = visit(f"{http_site}?lang={lang}", timezone_id=zone)
        at(player, LATE)
        assert day(player) == DAY
        record = begin(player)
        deals.append([record["seed"], record["options"], list(record["plies"])[:2]])  # type: ignore[call-overload]
        assert [seat["player"] for seat in record["seats"]] == SEATS  # type: ignore[attr-defined]
        assert (record["notes"], record["id"]) == ({"daily": DAY}, f"daily-{DAY}")
        player.play(player.first_move())
        player.wait_decision()
        ply = player.ply
        player.page.go_back()
        player.wait_screen("title")
        assert day(player) == DAY
        assert begin(player)["id"] == record["id"]
        player.wait_ply(ply)
        player.page.go_back()
        player.wait_screen("title")
        player.page.clock.fast_forward(30_000)
        player.page.wait_for_selector(f'[data-action=today][data-day="{NEXT}"]')
        other = begin(player)
        assert (other["notes"], other["seed"] == record["seed"]) == ({"daily": NEXT}, False)
        kept = json.loads(player.stored(f"game.daily-{DAY}") or "")
        assert kept["about"]["daily"] == DAY
        assert len(json.loads(kept["text"])["record"]["plies"]) == ply
    assert deals[0] == deals[1]


def test_the_address_of_the_day_leads_to_its_game_and_back_to_the_title(
    visit: Visit, http_site: str, plan: Plan
) -> None:
    player = visit(http_site)
    # A friend's game of the day is no obstacle to one's own, and is not lost by it.
    theirs = replace(read_record(plan.text(plan.steps[2].ply), GAME), id=f"daily-{day(player)}")
    goto(player, f"#game={link_of(theirs, GAME)}")
    player.wait_ply(plan.steps[2].ply)
    player.page.go_back()
    player.wait_screen("title")
    player.page.evaluate("() => { location.hash = '#today'; }")
    player.wait_screen("table")
    player.wait_decision()
    record = player.saved()["record"]
    assert record["id"] == f"daily-{record['notes']['daily']}"
    player.page.go_back()
    player.wait_screen("title")
    player.settle()
    assert player.screen == "title"
    player.page.goto("about:blank")
    player.page.goto(f"{http_site}#today")
    player.wait_decision()
    assert player.saved()["record"] == record
    assert len(player.games()) == 2


def test_the_end_of_the_day_s_game_is_handed_on_without_its_cards(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site, scripts=[CLIPBOARD])
    today = str(day(player))
    record = {**json.loads(plan.text()), "notes": {"daily": today, "hints": 2}, "id": f"daily-{today}"}
    player.choose_file(json.dumps(record))
    player.wait_over()
    points = [row["total"] for _, row in sorted(player.end_table().items())]
    player.action("share-day")
    player.page.wait_for_selector("#say :text('Copied')", state="attached")
    words = player.page.evaluate("() => window.copied")
    assert player.page.locator(".shared").inner_text() == words
    lines = words.splitlines()
    place = 1 + sum(one > points[0] for one in points)
    assert [lines[1].split()[2], lines[1].split()[4].rstrip(",")] == [str(place), "3"]
    assert [line.split()[0] for line in lines[2:5]] == ["1", "2", "3"]
    assert all(set(line.split()[1]) <= set("🟡🟦♦️⚪") for line in lines[2:5])
    assert [int(one.split()[-1]) for one in lines[5].split("·")] == points
    assert "2" in lines[7]
    assert lines[-1] == f"{http_site}#today"
    assert not [card.code for card in CARDS if card.code in words.split()]
    player.page.evaluate("() => { window.refuses = true; }")
    player.action("share-day")
    player.page.wait_for_selector("#say :text('does not let')", state="attached")
    player.page.go_back()
    player.wait_screen("title")
    player.action("today")
    player.wait_over()
    player.action("same-deal")
    player.wait_decision()
    assert player.saved()["record"]["notes"] == {}
