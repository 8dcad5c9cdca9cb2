"""The command line, as the notation document tells it."""

import ast
import json
import os
import re
import signal
import subprocess
import sys

import pytest
from hollywood import GAME, Options
from hollywood.cli import main
from hollywood.cli.messages import MESSAGES
from hollywood.replay import replay
from tabletop.record import read_record

from tests.golden import PLIES
from tests.support import DEAL, PY, SECOND_DEAL, clean_environment, lines_of, record_json, run_cli, run_python


def refused_line(*arguments: str, stdin: str = "", **env: str) -> str:
    """The one line that a refusal prints."""
    run = run_cli(*arguments, stdin=stdin, **env)
    assert run.returncode == 2
    assert run.stdout == ""
    assert run.stderr.endswith("\n")
    assert len(run.stderr.splitlines()) == 1
    return run.stderr[:-1]


def replay_refused(value: object) -> str:
    return refused_line("replay", "-", stdin=value if isinstance(value, str) else json.dumps(value))


# replay


def test_replay_of_an_unfinished_game_scores_what_has_been_received():
    run = run_cli("replay", "-", stdin=json.dumps(record_json(PLIES[:-1])))
    result = json.loads(run.stdout)
    assert (result["over"], result["to_move"], result["winners"]) == (False, 2, None)
    assert result["scores"] == [sum(line[part] for part in ("blockbusters", "project")) + sum(
        movie["points"] for movie in line["movies"]
    ) for line in result["breakdown"]]  # fmt: skip


@pytest.mark.parametrize("plies", [[], ["first 2"], ["first 2", DEAL, *"AAAABBBBCCCD"]])
def test_replay_never_deals(plies):
    result = json.loads(run_cli("replay", "-", stdin=json.dumps(record_json(plies))).stdout)
    assert (result["over"], result["to_move"]) == (False, None)


def test_replay_prints_the_fields_in_order():
    result = json.loads(run_cli("replay", "-", stdin=json.dumps(record_json(PLIES))).stdout)
    assert list(result) == ["over", "to_move", "scores", "winners", "breakdown"]
    assert list(result["breakdown"][0]) == ["blockbusters", "movies", "project", "total"]
    assert list(result["breakdown"][0]["movies"][0]) == ["genre", "films", "rating", "points"]


def test_trace_comes_before_the_result_one_line_for_each_ply_of_a_player(tmp_path):
    file = tmp_path / "a record.json"
    file.write_text(json.dumps(record_json(PLIES)), "utf-8-sig")
    lines = [json.loads(line) for line in run_cli("replay", str(file), "--trace").stdout.splitlines()]
    assert [line["ply"] for line in lines[:-1]] == [
        index for index, text in enumerate(PLIES) if not text.startswith(("first", "deal"))
    ]
    assert lines[0] == {"ply": 2, "seat": 0, "move": "A", "legal": sorted(
        [*"ABCD", "clap", *(f"{first}+{second}" for first in "ABCD" for second in "ABCD")]
    )}  # fmt: skip
    assert lines[-2] == {"ply": len(PLIES) - 1, "seat": 2, "move": "=H", "legal": ["=A", "=H"]}
    assert "over" in lines[-1]


def test_a_trace_of_a_bad_record_prints_nothing():
    run = run_cli("replay", "-", "--trace", stdin=json.dumps(record_json([*PLIES, "A"])))
    assert (run.returncode, run.stdout) == (2, "")


# Refusals


def test_the_two_examples_of_the_notation():
    plies = ["first 0", DEAL, *"AAAABBBBCCCD", SECOND_DEAL, "A+A", "A+A", "A"]
    assert replay_refused(record_json(plies)) == 'ply 17 "A": column A is full (H-9)'
    assert replay_refused({**record_json([]), "options": {"players": 5}}) == "options.players: must be 3 or 4 (H-3)"


@pytest.mark.parametrize(("value", "line"), [
    ("", "record: is not JSON (line 1, column 1)"),
    ("[]", "record: must be an object"),
    ({**record_json([]), "version": 2}, "version: made by a newer version (2)"),
    ({**record_json([]), "colour": 1}, "colour: is not a field of a record"),
    ({**record_json([]), "seats": []}, "seats: must be 3 seats"),
    (record_json(["first 01"]), 'ply 0 "first 01": is not a ply'),
    (record_json(["first\n0"]), 'ply 0 "first\\n0": is not a ply'),
    (record_json(["\u202eA"]), 'ply 0 "\\u202eA": is not a ply'),
    (record_json(["first 0", DEAL.replace("H3", "H13")]), 'ply 1 "deal S1a.H1.H2.H13/S2a.H4.H5.B1/S3a.H6.H": there is no card H13 (H-2)'),
    (record_json([*PLIES, "A"]), f'ply {len(PLIES)} "A": the game is over (H-12)'),
])  # fmt: skip
def test_a_bad_record_says_where_and_why_in_one_line(value, line):
    assert replay_refused(value) == line


def test_files_that_cannot_be_read(tmp_path):
    (tmp_path / "latin.json").write_bytes(b'{"seed": "\xe9"}')
    (tmp_path / "wide.json").write_bytes(json.dumps(record_json([])).encode("utf-16"))
    missing = str(tmp_path / "missing.json")
    assert refused_line("replay", missing) == f"{missing}: cannot be read: No such file or directory"
    assert "cannot be read" in refused_line("replay", str(tmp_path))
    assert refused_line("perft", "", "--depth", "1") == "record: cannot be read: No such file or directory"
    assert refused_line("replay", str(tmp_path / "latin.json")) == "record: is not UTF-8"
    assert refused_line("replay", str(tmp_path / "wide.json")) == "record: is not UTF-8"


@pytest.mark.parametrize("arguments", [
    (), ("play",), ("replay",), ("replay", "a", "b"), ("replay", "-", "--depth", "1"), ("perft", "-"),
    ("perft", "-", "--depth", "-1"), ("perft", "-", "--depth", "x"), ("perft", "-", "--depth", "1.0"),
    ("perft", "-", "--depth", "9" * 5000), ("perft", "-", "--depth", "٣"),
    ("random",), ("random", "--players", "3"), ("random", "--seed", "s"), ("random", "--players", "2", "--seed", "s"),
    ("random", "--players", "3", "--seed", "s", "--games", "0"), ("random", "--players", "3", "--seed", "x" * 65),
    ("random", "--players", "3", "--seed", "e\u0301"), ("random", "--players", "3", "--seed", "s", "--scoring", "x"),
    ("random", "--players", "3", "--seed", "s", "--award-in-project", "triple"), ("replay", "-", "more\nlines"),
    ("random", "--players", "3", "--seed", "s", "--collect", "sideways"), ("random", "--players", "3\n4", "--seed", "s"),
])  # fmt: skip
def test_bad_arguments_are_refused_in_one_line(arguments):
    assert refused_line(*arguments)


def test_a_refusal_is_readable_on_an_ascii_terminal():
    line = refused_line("replay", "-", stdin=json.dumps(record_json(["é"])), PYTHONIOENCODING="ascii")
    assert "is not a ply" in line


# perft


def test_perft_at_depth_zero_is_one_whatever_the_position():
    for plies in ([], ["first 0"], ["first 0", DEAL], PLIES[:-1], PLIES):
        run = run_cli("perft", "-", "--depth", "0", stdin=json.dumps(record_json(plies)))
        assert (run.returncode, run.stdout) == (0, "1\n")


def test_perft_counts_moves_at_depth_one_and_stops_with_the_round():
    def count(plies: list[str], depth: int) -> str:
        return run_cli("perft", "-", "--depth", str(depth), stdin=json.dumps(record_json(plies))).stdout.strip()

    assert count(["first 0", DEAL], 1) == "21"
    # The last reel can go to D only; the Clap Board puts it off once.
    last = ["first 0", DEAL, *"AAAABBBBCCC"]
    assert [count(last, depth) for depth in (1, 2, 3, 9)] == ["2", "2", "2", "2"]
    assert count([*last, "D"], 5) == "1"
    assert [count(PLIES[:-1], depth) for depth in (1, 2)] == ["2", "2"]
    assert count(PLIES, 3) == "1"


# random


def random_games(*arguments: str) -> list[dict]:
    run = run_cli("random", *arguments)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.isascii()
    return [json.loads(line) for line in run.stdout.splitlines()]


@pytest.mark.parametrize("players", [3, 4])
def test_random_games_are_finished_records(players):
    games = random_games("--players", str(players), "--seed", "S", "--games", "4")
    assert [game["seed"] for game in games] == ["S/0", "S/1", "S/2", "S/3"]
    assert len({tuple(game["plies"]) for game in games}) == 4
    for game in games:
        assert game["seats"] == [{"name": "", "player": "bot:extra"}] * players
        record = read_record(json.dumps(game), GAME)
        assert replay(record.options, record.plies).is_over
        assert record.to_json() == game


def test_random_is_one_game_with_the_default_options_and_always_the_same():
    first, second = (run_cli("random", "--players", "3", "--seed", "ü") for _ in range(2))
    assert first.stdout == second.stdout
    (game,) = map(json.loads, first.stdout.splitlines())
    assert game["options"] == Options(3).to_json()


def test_random_prints_each_game_as_it_is_made_until_it_is_interrupted():
    command = [
        sys.executable,
        "-u",
        "-m",
        "hollywood",
        "random",
        "--players",
        "3",
        "--seed",
        "s",
        "--games",
        "1000000000",
    ]
    run = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=clean_environment())
    assert json.loads(run.stdout.readline())["seed"] == "s/0"
    assert json.loads(run.stdout.readline())["seed"] == "s/1"
    run.send_signal(signal.SIGINT)
    _, told = run.communicate(timeout=60)
    assert (run.returncode, told) == (130, "")


def test_a_seed_too_long_for_the_last_game_is_refused_before_the_first():
    refused = run_cli("random", "--players", "3", "--seed", "x" * 62, "--games", "11")
    assert (refused.returncode, refused.stdout) == (2, "")
    assert "--seed" in refused.stderr


def test_random_takes_every_option():
    (game,) = random_games(
        "--players", "4", "--seed", "s", "--scoring", "advanced", "--award-in-project", "double", "--collect", "bottom_up"
    )  # fmt: skip
    assert game["options"] == Options(4, "advanced", "double", "bottom_up").to_json()


def test_random_deals_follow_from_the_seed_of_each_game():
    for game in random_games("--players", "3", "--seed", "S", "--games", "2"):
        position = replay(game["options"], [])
        for text in game["plies"]:
            due = GAME.chance(position, game["seed"])
            assert due is None or due.text == text
            position.push(GAME.parse(position, text))


def test_random_plays_every_legal_ply_alike():
    firsts = [game["plies"][2] for game in random_games("--players", "3", "--seed", "u", "--games", "300")]
    # 16 of 21 first plies are Double Reels: 229 of 300, give or take.
    assert 205 < sum("+" in text for text in firsts) < 250
    assert len(set(firsts)) == 21


# Links


def output(*arguments: str, stdin: str = "") -> str:
    run = run_cli(*arguments, stdin=stdin)
    assert (run.returncode, run.stderr) == (0, "")
    return run.stdout


def test_a_record_becomes_a_link_and_a_link_a_record():
    value = record_json(PLIES, id="gala", notes={"hints": 1})
    link = output("link", "-", stdin=json.dumps(value))
    assert link.startswith("#game=")
    assert link != output("link", "-", "--ply", "5", stdin=json.dumps(value))
    for text in (link.strip(), link.strip().partition("=")[2], f"https://elsewhere.example/?lang=it{link.strip()}"):
        assert json.loads(output("record", text)) == {**read_record(json.dumps(value), GAME).to_json(), "notes": {}}
    deal = output("link", "-", "--deal", stdin=json.dumps(value))
    assert deal.startswith("#deal=")
    assert json.loads(output("record", deal.strip()))["plies"] == PLIES[:2]


def test_a_bad_link_is_refused_in_one_line():
    link = output("link", "-", stdin=json.dumps(record_json(PLIES))).strip()
    assert refused_line("record", link[:-4]) == "link: is not whole"
    assert refused_line("record", "#game=B") == "link: made by a newer version (B)"


# The program


def test_it_runs_on_the_standard_library_alone():
    # Isolated, without site-packages: nothing but the standard library and py/ can be found.
    program = (
        f"import sys; sys.path.append({str(PY)!r})\n"
        "from hollywood.cli import main\n"
        "status = main(['random', '--players', '3', '--seed', 's'])\n"
        "outside = [n for n in sys.modules if n.partition('.')[0] not in sys.stdlib_module_names | {'hollywood', 'tabletop'}]\n"
        "print(status, [n for n in outside if n != '__main__'], file=sys.stderr)\n"
    )
    run = run_python("-I", "-c", program)
    assert run.stderr == "0 []\n"
    assert json.loads(run.stdout)["game"] == "hollywood"


@pytest.mark.parametrize("lines", ["1", "400"])
def test_a_reader_that_leaves_early_is_no_error(lines):
    read_end, write_end = os.pipe()
    os.close(read_end)
    run = subprocess.run(
        [sys.executable, "-m", "hollywood", "random", "--players", "3", "--seed", "s", "--games", lines],
        stdout=write_end,
        stderr=subprocess.PIPE,
        env=clean_environment(),
        timeout=120,
        check=False,
    )
    os.close(write_end)
    assert run.stderr == b""
    assert run.returncode == 0


def test_main_returns_its_exit_status(tmp_path, capsys):
    file = tmp_path / "record.json"
    file.write_text(json.dumps(lines_of("hollywood.jsonl")[0]["record"]), "utf-8")
    assert main(["replay", str(file)]) == 0
    assert main(["replay", str(tmp_path / "none")]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


# Reasons


def reasons_raised() -> dict[str, list[set[str] | None]]:
    """Keys of every ``Reason(...)`` written in ``py/`` with the names of its arguments, None where they are computed."""
    found: dict[str, list[set[str] | None]] = {}
    for file in sorted(PY.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Reason":
                arguments: set[str] | None = set()
                if len(node.args) > 1:
                    given = node.args[1]
                    assert isinstance(given, ast.Dict), f"{file.name}: arguments of a reason are written out"
                    arguments = {ast.literal_eval(key) for key in given.keys if key}
                for key in keys_in(node.args[0]):
                    found.setdefault(key, []).append(arguments)
    return found


def hint_keys() -> set[str]:
    """Keys of the reasons for a move that is best; they do not reach the command line."""
    return {key for key in reasons_raised() if key.startswith("hint-")}


def keys_in(node: ast.expr) -> list[str]:
    if isinstance(node, ast.IfExp):
        return keys_in(node.body) + keys_in(node.orelse)
    assert isinstance(node, ast.Constant), "the key of a reason is written out"
    return [node.value]


def test_every_reason_has_its_sentence_with_just_its_arguments():
    for key, calls in reasons_raised().items():
        if key in hint_keys():
            continue
        words = set(re.findall(r"\{(\w+)\}", MESSAGES[key]))
        for arguments in calls:
            assert words <= arguments, key


def test_no_sentence_is_unused():
    assert set(MESSAGES) == set(reasons_raised()) - hint_keys()
    assert len(reasons_raised()) > 30
