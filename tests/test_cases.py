"""Recorded games with their traces and results, and counted move sequences, made by another engine."""

import json

import pytest
from hollywood import GAME
from hollywood.cli.perft import perft
from hollywood.cli.result import result_of, trace_of
from hollywood.replay import replay
from tabletop.record import read_record

from tests.support import lines_of, run_cli

CASES = lines_of("hollywood.jsonl")
PERFTS = lines_of("perft.jsonl")


def numbered(cases):
    return [pytest.param(case, id=str(number)) for number, case in enumerate(cases)]


def test_the_cases_cover_both_numbers_of_players_every_option_and_unfinished_games():
    seen = {(name, value) for case in CASES for name, value in case["record"]["options"].items()}
    assert seen >= {
        ("players", 3), ("players", 4), ("scoring", "advanced"), ("award_in_project", "double"),
        ("collect", "bottom_up"),
    }  # fmt: skip
    assert (len(CASES), len(PERFTS)) == (43, 12)


@pytest.mark.parametrize("case", numbered(CASES))
def test_recorded_game(case):
    record = read_record(json.dumps(case["record"]), GAME)
    assert list(trace_of(record)) == case["trace"]
    assert result_of(replay(record.options, record.plies)) == case["result"]


@pytest.mark.parametrize("case", numbered(CASES[:: len(CASES) // 4]))
def test_recorded_game_on_the_command_line(case, tmp_path):
    file = tmp_path / "record.json"
    file.write_text(json.dumps(case["record"]), "utf-8")
    run = run_cli("replay", str(file), "--trace")
    assert (run.returncode, run.stderr) == (0, "")
    *trace, result = map(json.loads, run.stdout.splitlines())
    assert trace == case["trace"]
    assert result == case["result"]


@pytest.mark.parametrize("case", numbered(PERFTS))
def test_perft_count(case):
    record = read_record(json.dumps(case["record"]), GAME)
    assert perft(replay(record.options, record.plies), case["depth"]) == case["count"]


def test_perft_on_the_command_line():
    case = min(PERFTS, key=lambda case: case["count"])
    run = run_cli("perft", "-", "--depth", str(case["depth"]), stdin=json.dumps(case["record"]))
    assert (run.returncode, run.stdout, run.stderr) == (0, f"{case['count']}\n", "")
