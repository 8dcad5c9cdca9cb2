"""``arena`` and ``engine``: bots against each other and bots for other programs."""

import json
import signal
import subprocess
import sys

import pytest
from distributed import LocalCluster
from hollywood.__main__ import main
from hollywood.bots import BOTS
from hollywood.cli.engine import answer
from hollywood.cli.match import Job, play
from hollywood.cli.standings import half_width

from tests.golden import PLIES
from tests.support import DEAL, ROOT, clean_environment, record_json, run_cli

MYBOT = """
import json, sys
for line in sys.stdin:
    record = json.loads(line)["record"]
    assert record["seed"] == ""
    turns = [ply for ply in record["plies"] if not ply.startswith(("first", "deal"))]
    print(json.dumps({"move": "ABCD"[len(turns) % 4]}), flush=True)
"""
HANGING = """
import fcntl, subprocess, sys, time
with open(sys.argv[1], "a") as file:
    fcntl.flock(file, fcntl.LOCK_SH)
    print("started", file=file, flush=True)
    subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"], pass_fds=[file.fileno()])
    time.sleep(600)
"""
ALWAYS = 3 * 8
"""Stumbles that tell of a bot without any answer in three games: 12 reels a game, one turn fewer for a Double Reel, and one a round with one move."""
BROKEN = "import sys\nfor line in sys.stdin: print('what?', flush=True)\n"


def arena(*arguments: str):
    return run_cli("arena", "--seed", "s", "--workers", "1", *arguments)


def test_an_arena_prints_a_table():
    run = arena("--bots", "understudy,extra", "--games", "6", "--players", "3")
    assert run.returncode == 0
    head, *rows = run.stdout.splitlines()
    assert head.split()[:3] == ["bot", "games", "win"]
    assert [row.split()[:2] for row in rows] == [["understudy", "6"], ["extra", "6"]]
    assert run.stderr.splitlines()[-1] == "6 / 6"


def test_shares_of_the_win_add_up_and_do_not_depend_on_the_workers():
    found = []
    for workers in ("1", "2"):
        run = arena(
            "--bots", "understudy,critic,extra", "--games", "6", "--players", "4", "--json", "--workers", workers
        )
        result = json.loads(run.stdout)
        assert (result["games"], result["interrupted"]) == (6, False)
        wins = {bot["bot"]: bot["win"] for bot in result["bots"]}
        assert abs(wins["understudy"] + wins["critic"] + 2 * wins["extra"] - 1) < 1e-9
        found.append([(bot["win"], bot["interval"], bot["points"]) for bot in result["bots"]])
    assert found[0] == found[1]


def test_all_bots_get_the_same_deals_from_every_seat():
    options = {"players": 3, "scoring": "advanced"}
    one = [play(Job(number, ("extra",) * 3, options, "deals")) for number in range(6)]
    # Copies of one bot play one game three times, a seat further each.
    assert one[0].points == [*one[1].points[1:], one[1].points[0]] == [one[2].points[2], *one[2].points[:2]]
    assert sorted(one[3].points) != sorted(one[0].points)


def test_the_interval_of_an_average():
    assert half_width([1.0]) == 1.0
    assert abs(half_width([0.0, 1.0] * 50) - 1.96 * 0.5025 / 10) < 1e-3


def test_another_process_is_a_bot_and_a_broken_one_stumbles(tmp_path):
    for name, source, stumbles in (("mybot.py", MYBOT, False), ("broken.py", BROKEN, True)):
        (tmp_path / name).write_text(source, "utf-8")
        command = f"{sys.executable} {tmp_path / name}"
        run = arena("--bots", f"{command},extra", "--games", "3", "--players", "3", "--json")
        bot = json.loads(run.stdout)["bots"][0]
        assert bot["bot"] == command
        assert (bot["stumbles"] >= ALWAYS) == stumbles


@pytest.mark.skipif(sys.platform == "win32", reason="process groups")
def test_a_process_that_hangs_is_ended_and_told_of_once(tmp_path):
    import fcntl

    (tmp_path / "bot.py").write_text(HANGING, "utf-8")
    held = tmp_path / "held"
    command = f"{sys.executable} {tmp_path / 'bot.py'} {held}"
    run = arena("--bots", f"{command},extra", "--games", "3", "--players", "3", "--limit", "0.5", "--json")
    assert run.stderr.splitlines() == [
        f"--bots: {command} did not answer within 0.5 s and was ended; a random move stands in, and after three such nobody asks it again",
        "1 / 3", "2 / 3", "3 / 3",
    ]  # fmt: skip
    assert json.loads(run.stdout)["bots"][0]["stumbles"] >= ALWAYS
    with held.open("a+") as file:
        # Nobody holds it any more: neither the processes nor what they have started.
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        file.seek(0)
        assert len(file.readlines()) <= 3


def test_an_arena_on_a_cluster_finds_what_one_at_home_does(capsys):
    arguments = ["arena", "--seed", "s", "--bots", "understudy,extra", "--games", "6", "--players", "3", "--json"]
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=False, protocol="tcp", dashboard_address=None
    ) as cluster:
        assert main([*arguments, "--dask", cluster.scheduler_address]) == 0
    afar = json.loads(capsys.readouterr().out)
    at_home = json.loads(arena(*arguments[3:]).stdout)
    untimed = [
        [(bot["bot"], bot["games"], bot["win"], bot["points"]) for bot in run["bots"]] for run in (afar, at_home)
    ]
    assert untimed[0] == untimed[1]


def test_a_cluster_that_is_not_there_is_told_of():
    assert (
        main(["arena", "--seed", "s", "--bots", "extra,extra", "--games", "3", "--players", "3", "--dask", "nowhere"])
        == 2
    )


@pytest.mark.parametrize("limit", ["0", "-1", "nan", "soon", "86400"])
def test_a_limit_is_a_number_of_seconds(limit):
    run = arena("--bots", "extra,extra", "--games", "3", "--players", "3", "--limit", limit)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.endswith("must be a number of seconds, more than 0 and less than a day\n")


@pytest.mark.parametrize(("arguments", "line"), [
    (["--bots", "director,nobody-here"], "--bots: there is no bot nobody-here"),
    (["--bots", "extra"], "--bots: must be 2 to 3 bots"),
    (["--bots", "extra,extra", "--dask", "127.0.0.1:1"], "--dask: needs the package distributed: pip install 'hollywood[dask]'"),
])  # fmt: skip
def test_an_arena_that_cannot_be_says_why(arguments, line):
    run = arena(*arguments, "--games", "3", "--players", "3")
    assert (run.returncode, run.stdout, run.stderr) == (2, "", line + "\n")


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_an_interrupted_arena_prints_what_it_has():
    command = [sys.executable, "-S", "-m", "hollywood", "arena", "--bots", "producer,critic", "--games", "300"]
    command += ["--players", "3", "--seed", "s", "--json", "--workers", "1"]
    program = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=clean_environment(), text=True
    )
    assert program.stderr.readline() == "30 / 300\n"
    program.send_signal(signal.SIGINT)
    # What is left would take half a minute and more; the game under way takes a tenth of a second.
    out, _ = program.communicate(timeout=10)
    result = json.loads(out)
    assert (program.returncode, result["interrupted"]) == (130, True)
    assert 30 <= result["games"] < 300


def test_a_file_with_a_bot_plays_in_the_arena(tmp_path):
    (tmp_path / "shy.py").write_text("def choose(view):\n    print('hm')\n    return view.facts['nothing']\n", "utf-8")
    for file, stumbles in ((ROOT / "docs" / "example_bot.py", 0), (tmp_path / "shy.py", 36)):
        run = arena("--bots", f"{file},extra", "--games", "3", "--players", "3", "--json")
        bot = json.loads(run.stdout)["bots"][0]
        assert bot["bot"] == str(file)
        assert bot["stumbles"] >= stumbles if stumbles else bot["stumbles"] == 0


@pytest.mark.parametrize(
    ("source", "words"), [("x = 1\n", "has no function choose(view)"), (None, "is neither a .py file nor a wheel")]
)
def test_an_engine_for_a_file_without_a_bot_says_so(tmp_path, source, words):
    file = tmp_path / "none.py"
    if source:
        file.write_text(source, "utf-8")
    run = run_cli("engine", "--guest", str(file))
    assert (run.returncode, run.stdout, run.stderr) == (2, "", f"{file}: {words}\n")


# engine


def ask(**request: object) -> dict:
    return answer(json.dumps({"record": record_json(["first 0", DEAL], seed=""), **request}).encode())


def test_an_engine_answers_each_line_and_survives_bad_ones():
    good = json.dumps({"record": record_json(["first 0", DEAL]), "iterations": 100})
    run = run_cli(
        "engine", stdin="\n".join(["{", good, "[]", "", '{"record": 1}', '{"record": ' + "[" * 99, good]) + "\n"
    )
    answers = [json.loads(line) for line in run.stdout.splitlines()]
    assert (run.returncode, run.stderr) == (0, "")
    assert [list(answer) for answer in answers] == [
        ["error"], ["move", "ranking", "iterations", "exact"], *[["error"]] * 4, ["move", "ranking", "iterations", "exact"],
    ]  # fmt: skip
    assert answers[1] == answers[-1]


def test_an_answer_is_the_first_move_of_its_ranking():
    found = ask(iterations=200, bot="producer")
    assert found["move"] == found["ranking"][0]["move"]
    assert (found["iterations"], found["exact"]) == (200, False)
    assert set(found["ranking"][0]) == {"move", "win", "points"}
    assert ask(budget_ms=30)["iterations"] >= 50
    assert ask(bot="critic")["iterations"] <= BOTS["critic"].effort.iterations


@pytest.mark.parametrize("name", ["extra", "understudy"])
def test_bots_that_do_not_search_have_no_ranking(name):
    found = ask(bot=name)
    assert (found["ranking"], found["iterations"], found["exact"]) == ([], 0, False)


def test_the_solver_of_an_engine_can_be_off():
    record = record_json([*PLIES[:-3]], seed="")
    both = [
        answer(json.dumps({"record": record, "solver": solver, "iterations": 60}).encode()) for solver in (True, False)
    ]
    assert [found.get("exact", found) for found in both] == [True, False]


@pytest.mark.parametrize(("request_", "error"), [
    ({"bot": "nobody"}, "bot: there is no bot nobody"),
    ({"iterations": 0}, "iterations: must be a whole number from 1 to 10000000"),
    ({"iterations": True}, "iterations: must be a whole number from 1 to 10000000"),
    ({"iterations": 5, "budget_ms": 5}, "budget_ms: stands beside iterations; one of them is enough"),
    ({"solver": 1}, "solver: must be true or false"),
    ({"colour": 1}, "colour: is not a field of a record"),
    ({"record": record_json([])}, "record: the first player is not named yet"),
    ({"record": record_json(["first 0"])}, "record: a deal is due"),
    ({"record": record_json(PLIES)}, "record: the game is over"),
])  # fmt: skip
def test_a_request_that_cannot_be_answered(request_, error):
    assert ask(**request_) == {"error": error}
