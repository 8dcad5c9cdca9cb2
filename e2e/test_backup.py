"""Everything as one file: out of one browser and into another, each game once, nothing believed and nothing overwritten."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from e2e.conftest import FULL, Visit
from e2e.plan import Order, Plan, make_plan
from e2e.player import NUMBER, Player
from e2e.probes import NO_ENGINE
from e2e.test_statistics import result, sums

NO_PROMISE = """(() => {
    Object.defineProperty(navigator, "storage", { value: {
        persisted: async () => window.promised === true,
        persist: async () => { localStorage.setItem("test.asked", String(Number(localStorage.getItem("test.asked")) + 1)); return false; },
    } });
})()"""
GARBAGE: tuple[Any, ...] = (
    *(None, True, -1, 5, 1.5, 1e308, "", "x", "x" * 3000, "\u202e<b>\u0000", [], [None], [[]], [-1, 99, "1"]),
    *({}, {"__proto__": {"over": True}}, {"toString": 1, "length": 9}),
)


@pytest.fixture(scope="module")
def plan() -> Plan:
    return make_plan(Order(seed="backup"))


def named(plan: Plan, ply: int | None, name: str) -> str:
    return json.dumps({**json.loads(plan.text(ply)), "id": name})


def open_all(player: Player, *records: str) -> None:
    """Open some records, one after another, and go to the list."""
    for record in records:
        player.choose_file(record)
        player.wait_ply(len(json.loads(record)["plies"]))
    player.page.go_back()
    player.wait_screen("title")
    player.action("games")
    player.wait_screen("games")


def export(player: Player, path: Path) -> dict[str, Any]:
    """Press the control, and read the file."""
    with player.page.expect_download() as download:
        player.action("export")
    assert download.value.suggested_filename.startswith("hollywood-2")
    download.value.save_as(path)
    content: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return content


def take_in(player: Player, content: object) -> list[int]:
    """Open such a file; gives how many are new, already here and, if any, refused."""
    player.choose_file(content if isinstance(content, str) else json.dumps(content), "hollywood-2026-11-28.json")
    note = player.page.wait_for_selector(".note:has-text('taken in')").inner_text()
    player.action("dismiss")
    return [int(number) for number in NUMBER.findall(note.replace("no new", "0 new").replace("one new", "1 new"))]


def test_what_one_browser_kept_joins_what_another_has(
    visit: Visit, http_site: str, file_site: str, plan: Plan, tmp_path: Path
) -> None:
    player = visit(http_site)
    player.page.evaluate("(text) => localStorage.setItem('hollywood.results', text)", json.dumps([gone()]))
    open_all(player, named(plan, None, "over"), named(plan, plan.steps[3].ply, "running"))
    player.page.locator("[data-game=running] [data-action=rename-game]").click()
    player.page.locator("[data-action=game-title]").fill("The first night of the gala")
    player.page.keyboard.press("Enter")
    player.page.evaluate(
        "() => localStorage.setItem('hollywood.settings', JSON.stringify({ speed: 'instant', theme: 'light' }))"
    )
    player.page.reload()
    player.wait_screen("games")
    content = export(player, tmp_path / "all.json")
    assert (content["format"], content["version"], len(content["games"])) == ("tabletop-backup", 1, 2)

    other = visit(file_site)
    other.open_record(named(plan, plan.steps[1].ply, "running"))
    other.play(plan.steps[1].move)
    other.wait_decision()
    own = other.saved()
    assert take_in(other, content) == [2, 1], "what is on the table stays"
    assert other.saved() == own
    other.page.go_back()
    other.wait_screen("title")
    other.action("games")
    assert take_in(other, content) == [0, 3], "once more nothing is new; the game that was left goes on"
    assert other.page.locator("[data-game=running] h2").inner_text() == "The first night of the gala"
    assert other.page.locator("html").get_attribute("data-theme") == "light"
    other.action("statistics")
    assert sums(other)["games"] == 1, "what was only opened there is nobody's"
    assert other.page.locator("[data-others]").get_attribute("data-others") == "1"
    other.action("games")
    other.page.locator("[data-game=running] [data-action=open-game]").click()
    other.wait_ply(plan.steps[3].ply)
    assert other.kept() is not None


def gone() -> dict[str, Any]:
    """A finished game that was thrown away."""
    return result(1, ("human", "bot:critic", "bot:producer"), [30, 20, 10])


def test_a_file_cannot_lie_about_a_game_nor_take_the_place_of_a_running_one(
    visit: Visit, http_site: str, plan: Plan, tmp_path: Path
) -> None:
    player = visit(http_site)
    open_all(player, named(plan, None, "over"), named(plan, plan.steps[3].ply, "running"))
    content = export(player, tmp_path / "all.json")
    games = {game["id"]: game for game in content["games"]}
    liar = json.loads(json.dumps(games["over"]).replace('\\"over\\"', '\\"liar\\"'))
    liar["about"].update(points=[999, 1, 1], winners=[0], me=0, hints=0)
    cheat = {**liar, "text": liar["text"].replace("first", "A", 1)}
    text = json.loads(games["running"]["text"])
    text["record"]["plies"] = [*text["record"]["plies"][:-2]]
    shorter = {**games["running"], "text": json.dumps(text), "at": 9e14}
    results = [gone(), {**gone(), "id": "x", "about": {**gone()["about"], "winners": [2]}}, {**gone(), "id": "over"}]
    record = {**json.loads(games["running"]["text"])["record"], "id": "far"}
    record["seats"][1]["player"] = "human"
    far = {**games["running"], "text": json.dumps({"record": record}), "mine": 0}
    before = player.games()
    told = take_in(player, {**content, "games": [liar, cheat, shorter, far], "results": results})
    assert told == [3, 2, 2]
    assert json.loads(player.stored("game.far") or "")["about"]["yours"] is True
    kept = json.loads(player.stored("game.liar") or "")
    assert kept["about"]["points"] == games["over"]["about"]["points"]
    assert player.games() == sorted([*before, "far", "liar"])
    assert json.loads(player.stored("game.running") or "")["text"] == games["running"]["text"]


def test_a_file_that_is_broken_foreign_or_newer_is_refused_with_a_sentence(visit: Visit, http_site: str) -> None:
    good = {"format": "tabletop-backup", "version": 1, "game": "hollywood", "games": [], "results": []}
    wrong: list[tuple[dict[str, Any], str]] = [
        *(({"version": value}, "version") for value in (0, "1", None, 1.5)),
        *(({"game": value}, "Hollywood!") for value in ("chess", None, [1])),
        *(({name: value}, name) for name in ("games", "results", "bots") for value in (None, {}, "x", 5)),
        ({"version": 2}, "newer version (2)"),
    ]
    player = visit(http_site, scripts=[NO_ENGINE])
    for change, told in wrong:
        player.choose_file(json.dumps({**good, **change}))
        note = player.note()
        assert told in note
        assert "reason-" not in note
        player.action("dismiss")
    assert player.games() == []


def mutations(value: Any) -> list[Any]:
    """A value with garbage in the place of each part, one at a time."""
    if not isinstance(value, dict | list) or not value:
        return []
    keys = list(value) if isinstance(value, dict) else list(range(min(2, len(value))))
    found = []
    for key in keys:
        for part in [*GARBAGE, *mutations(value[key])]:
            copy = dict(value) if isinstance(value, dict) else list(value)
            copy[key] = part
            found.append(copy)
    return found


def a_game(plan: Plan) -> dict[str, Any]:
    """A game as the browser keeps it."""
    record = json.loads(plan.text(plan.steps[2].ply))
    about = {**gone()["about"], "over": False, "reels": [[0, None, None], [1, 2]]}
    save = json.dumps({"record": record, "redo": [], "draft": None})
    return {"text": save, "about": about, "title": "", "at": 5, "mine": None}


def test_whatever_the_browser_holds_the_page_is_there_and_loses_nothing(
    visit: Visit, http_site: str, plan: Plan
) -> None:
    player = visit(http_site, scripts=[NO_ENGINE])
    games = {f"game.g{number}": json.dumps(game) for number, game in enumerate(mutations(a_game(plan)))}
    results = json.dumps([one for (one,) in mutations([gone()])])
    put = """(texts) => {
        for (const [name, text] of Object.entries(texts)) localStorage.setItem(`hollywood.${name}`, text);
    }"""
    names = ("settings", "setup", "guests", "results", "current", "persist", "exported", "paused", "aside", "save")
    texts = ["", "{", "null", "0", "[]", "{}", '"x"', "[null, 5, {}]", '{"seats": 5, "lang": {}}', "\u0000", results]
    looks: list[Callable[[], object]] = [
        lambda: player.action("games"),
        lambda: player.action("statistics"),
        lambda: player.action("home"),
        lambda: player.wait_screen("title"),
    ]
    player.page.evaluate(put, {**games, "results": results})
    player.page.reload()
    for step in looks:
        step()
    player.action("games")
    unread = int(player.page.locator("[data-unread]").get_attribute("data-unread") or 0)
    rows = player.page.locator("[data-game]").count()
    assert rows + unread == len(games)
    assert min(rows, unread) > 50
    held = player.page.evaluate("() => Object.fromEntries(Object.entries(localStorage))")
    assert {name: held.get(f"hollywood.{name}") for name in games} == games
    player.page.evaluate("() => localStorage.clear()")
    for text in texts:
        player.page.evaluate(put, dict.fromkeys(names, text))
        player.page.reload()
        player.wait_screen("games")
        player.page.go_back()
        player.wait_screen("title")
        for step in looks:
            step()
        assert text in player.page.evaluate("() => Object.values(localStorage)"), "what cannot be read is put aside"
        player.action("games")


def test_garbage_in_a_file_is_counted_and_left_out(visit: Visit, http_site: str, plan: Plan) -> None:
    player = visit(http_site)
    games = [*GARBAGE, *mutations(a_game(plan))[::5]]
    results = [*GARBAGE, *(one for (one,) in mutations([gone()]))]
    content = {"format": "tabletop-backup", "version": 1, "game": "hollywood", "bots": list(GARBAGE)}
    settings = {"lang": {}, "speed": 5, "theme": None}
    told = take_in(player, {**content, "games": games, "results": results, "settings": settings, "setup": "x"})
    assert sum(told) == len(games) + len(results)
    assert told[2] > 100
    player.action("games")
    assert player.page.locator("[data-game]").count() == 1
    player.action("statistics")
    player.action("home")
    player.action("new-game")
    player.wait_screen("setup")


@FULL
def test_the_browser_is_asked_once_and_the_person_reminded_quietly(
    visit: Visit, http_site: str, plan: Plan, tmp_path: Path
) -> None:
    player = visit(http_site, scripts=[NO_PROMISE])
    open_all(player, named(plan, plan.steps[3].ply, "one"))
    assert asked(player) is None
    open_all(player, named(plan, None, "two"))
    open_all(player, named(plan, None, "three"))
    assert asked(player) == "1"
    assert player.page.locator(".reminder").count() == 0
    many = [{**gone(), "id": f"r{number}"} for number in range(3)]
    player.page.evaluate("(text) => localStorage.setItem('hollywood.results', text)", json.dumps(many))
    player.page.reload()
    player.page.wait_for_selector(".reminder:has-text('5')")
    player.action("home")
    player.wait_screen("title")
    assert player.page.locator(".reminder").count() == 0
    player.action("statistics")
    player.action("export-later")
    player.page.wait_for_selector(".reminder", state="detached")
    player.page.evaluate("() => localStorage.removeItem('hollywood.exported')")
    player.page.reload()
    player.page.wait_for_selector(".reminder")
    with player.page.expect_download():
        player.action("export")
    player.page.wait_for_selector(".reminder", state="detached")
    assert asked(player) == "1"


def asked(player: Player) -> object:
    return player.page.evaluate("() => localStorage.getItem('test.asked')")
