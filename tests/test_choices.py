"""The controls of a decision: what each would do, or why it cannot be chosen."""

from hollywood import GAME, Position, parse
from hollywood.choices import choices_of

from tests.support import made, made_round, opened, play


def by_move(position: Position, draft: int | None = None) -> dict[str, dict]:
    return {choice["move"]: choice for choice in choices_of(position, draft)}


def bumps_of(position: Position, text: str) -> list[tuple[int, int, int]]:
    """Whom a ply pushes where, by comparing the position before and after."""
    before = position.view().facts["columns"]
    position.push(parse(position, text))
    after = position.view().facts["columns"]
    position.pop()
    column = "ABCD".index(text[-1])
    moved = []
    for row, cell in enumerate(before[column]):
        if cell["reel"] is not None:
            assert after[column][row - 1]["reel"] == cell["reel"]
            moved.append((cell["reel"], row, row - 1))
    return moved


def said_bumps(choice: dict) -> list[tuple[int, int, int]]:
    return [(bump["seat"], bump["from"], bump["to"]) for bump in choice["effect"]["bumps"]]


def test_on_a_turn_all_six_controls_are_listed():
    assert list(by_move(opened())) == ["A", "B", "C", "D", "clap", "double"]
    choice = by_move(opened())["C"]
    assert choice["effect"].pop("forecast")["receipts"][0]["card"] == "H7"
    assert choice == {
        "move": "C", "legal": True, "reason": None, "effect": {"card": "H7", "row": 2, "bumps": []},
    }  # fmt: skip


def test_a_column_says_whom_it_pushes():
    position = play(opened(), *"AABA")
    choice = by_move(position)["A"]
    assert said_bumps(choice) == bumps_of(position, "A") == [(0, 1, 0), (1, 2, 1), (0, 3, 2)]
    assert [(bump["leaves"], bump["card"]) for bump in choice["effect"]["bumps"]] == [
        ("H1", "S1a"), ("H2", "H1"), ("H3", "H2"),
    ]  # fmt: skip


def test_a_full_column_says_why_it_cannot_be_chosen():
    position = play(opened(), *"CCC")
    assert by_move(position)["C"] == {
        "move": "C", "legal": False, "effect": None,
        "reason": {"key": "column-full", "args": {"column": "C"}, "rule": "H-9"},
    }  # fmt: skip


def test_spent_studio_cards_say_so():
    position = play(opened(), "clap", "A", "B", "A+B", "C", "C")
    reasons = {move: choice["reason"] for move, choice in by_move(position).items()}
    assert reasons["clap"] == {"key": "clap-spent", "args": {}, "rule": "H-4"}
    assert reasons["double"] == {"key": "double-spent", "args": {}, "rule": "H-4"}


def test_double_reel_says_when_reels_are_lacking():
    position = play(opened(), *"AAABBBCCC")
    assert by_move(position)["double"]["reason"] == {
        "key": "double-needs-two-reels", "args": {"reels": 1}, "rule": "H-11",
    }  # fmt: skip


def test_the_second_reel_pushes_the_first_one_too():
    position = play(opened(), *"ABC")
    choices = by_move(position, 0)
    assert list(choices) == ["A", "B", "C", "D"]
    # The reel of seat 0 in A has been pushed by the draft already: it goes on from 2 to 1, the draft from 3 to 2.
    assert said_bumps(choices["A"]) == [(0, 2, 1), (0, 3, 2)]
    assert [(bump["leaves"], bump["card"]) for bump in choices["A"]["effect"]["bumps"]] == [("H2", "H1"), ("H3", "H2")]
    assert said_bumps(choices["B"]) == [(1, 3, 2)]
    assert said_bumps(choices["D"]) == []


def test_the_second_reel_cannot_go_where_the_first_filled_the_column():
    position = play(opened(), *"CC")
    assert by_move(position, 2)["C"]["reason"]["key"] == "column-full"
    assert by_move(position, 0)["C"]["legal"]


def test_a_draft_shows_in_the_view_but_spends_nothing():
    position = play(opened(), *"ABC")
    facts = GAME.view(position, "A").facts
    assert [(cell["reel"], cell["draft"]) for cell in facts["columns"][0]] == [
        (None, False), (None, False), (0, False), (0, True),
    ]  # fmt: skip
    assert facts["players"][0]["reels"] == 2
    assert facts["players"][0]["double"]
    assert position.reels(0) == 3


def test_a_star_lists_its_owners_projects_with_what_they_would_make():
    position = made(
        made_round(0, "H1 H2 S1a A1", "A3 A4 A5 B1", "R1 R2 R3 R4", unclaimed="S2a S2b"),
        made_round(1, "R13* A2 B2 S3a", "A6 A7 A8 S1b", "R5 R6 R7 S1c", unclaimed="H3 H4"),
    )
    assert by_move(position) == {
        "=A": {
            "move": "=A", "legal": True, "reason": None,
            "effect": {"genre": "A", "cards": ["A1", "A2"], "films": 2, "rating": 3, "points": 6},
        },
        "=R": {
            "move": "=R", "legal": True, "reason": None,
            "effect": {"genre": "R", "cards": ["R13*"], "films": 2, "rating": 3, "points": 6},
        },
    }  # fmt: skip


def test_the_points_of_a_choice_are_what_its_movie_is_worth_now():
    position = made(
        made_round(0, "S1a H1 H2 A1", "A3 A4 A5 B1", "S1d R2 R3 R4", unclaimed="H3 S2a"),
        made_round(1, "S2b B2 B3 B4", "A6 A7 A8 S1b", "R5 R6 R7 S1c", unclaimed="H5 H6"),
        scoring="advanced",
    )
    choices = by_move(position)
    assert {move: choice["effect"]["points"] for move, choice in choices.items()} == {"=H": 4, "=A": 0}


def test_no_controls_when_nobody_decides():
    assert choices_of(play(opened(), *"AAAABBBBCCCD")) == []
