"""The bots at the table: each has its line in the picker, and nobody waits for one that is not wanted any more."""

from __future__ import annotations

from hollywood import GAME

from e2e.conftest import Visit
from e2e.plan import Order, make_plan, seats
from e2e.probes import AS_SOON_AS, BOT_THINKS, DONE, LATE, SLOW, WORKER

PICK = "li:nth-child(2) > [data-action=player]"
TIMES = 20


def test_each_bot_tells_its_temper_in_the_picker(visit: Visit, http_site: str) -> None:
    player = visit(http_site)
    player.wait_engine()
    player.action("new-game")
    player.wait_screen("setup")
    picker = player.page.locator(PICK)
    offered = picker.locator("option").evaluate_all("(all) => all.map((one) => one.value)")
    assert offered == ["human", *(f"bot:{name}" for name in GAME.bots)]
    lines = set()
    for value in offered[1:]:
        picker.select_option(value)
        lines.add(player.page.locator(f"#{picker.get_attribute('aria-describedby')}").inner_text())
    assert len(lines) == len(GAME.bots)
    assert min(map(len, lines)) > 20


def test_a_game_with_the_strongest_bot_is_played_to_its_end(visit: Visit, file_site: str) -> None:
    player = visit(file_site)
    player.set_up(Order(("human", "bot:director", "bot:critic"), seed="director"))
    player.action("start")
    player.wait_screen("table")
    player.finish()
    assert sorted(player.end_table()) == [0, 1, 2]


def test_leaving_while_a_bot_thinks_leaves_one_worker_and_no_late_move(visit: Visit, http_site: str) -> None:
    player = visit(http_site, scripts=[WORKER, SLOW])
    plan = make_plan(Order(("human", "bot:director", "bot:director"), seed="leaving"), star=False)
    step = plan.steps[0]
    player.open_record(plan.text(step.ply))
    player.wait_decision()
    played = step.ply + 1
    player.page.evaluate(LATE)
    player.page.evaluate(AS_SOON_AS, [BOT_THINKS, None])
    player.press_all(step.move, "main[data-phase=second]")
    for _ in range(TIMES):
        player.page.evaluate(DONE)
        player.wait_screen("title")
        player.settle()
        assert len(player.saved()["record"]["plies"]) == played
        player.page.evaluate(AS_SOON_AS, [BOT_THINKS, None])
        player.action("continue")
    player.page.evaluate(DONE)
    player.wait_screen("title")
    player.action("continue")
    player.wait_decision()
    assert player.ply > played
    assert player.page.evaluate("() => window.workers.length") == 1


def test_undo_while_a_bot_thinks_ends_its_thinking(visit: Visit, http_site: str) -> None:
    player = visit(http_site, scripts=[WORKER, SLOW])
    plan = make_plan(Order((*seats(3, 1)[:1], "bot:director", "bot:director"), seed="undoing"), star=False)
    step = plan.steps[1]
    player.open_record(plan.text(step.ply))
    player.page.evaluate(LATE)
    for _ in range(5):
        player.wait_ply(step.ply)
        player.page.evaluate(AS_SOON_AS, [BOT_THINKS, "[data-action=undo]"])
        player.press_all(step.move, "main[data-phase=second]")
        player.page.evaluate(DONE)
    player.wait_ply(step.ply)
    assert tuple(player.saved()["record"]["plies"]) == plan.plies[: step.ply]
    assert player.page.evaluate("() => window.workers.length") == 1
