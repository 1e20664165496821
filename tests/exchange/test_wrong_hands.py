"""Files that are wrong, each in one way: told in a sentence with file, place and what to do, and the command fails."""

import io
import json
from pathlib import Path
from typing import Any, Final

import pytest

from dealer_assist.exchange.differences import DifferenceCode
from dealer_assist.exchange.errors import REMEDIES, WAYS_ON, NotPlayedBecause, PhhFault
from dealer_assist.exchange.phh_deck import impossible_cards
from dealer_assist.exchange.phh_games import game_of
from dealer_assist.exchange.replay import run
from tests.exchange.hands import PHH
from tests.exchange.playing import codes, holdem, played

WRONG: Final = PHH.parent / "phh_wrong"
PLACES: Final[dict[str, str]] = json.loads((WRONG / "expected.json").read_text(encoding="utf-8"))
SMALL_RAISE: Final = ("p3 cbr 3", "p1 f", "p2 f")
ONE_SKIPPED: Final = ("p3 cbr 6", "p2 f")
ACE_TWICE: Final = ("d dh p1 AsKs", "d dh p2 AsQs", "d dh p3 ????", "p3 cbr 6", "p1 f", "p2 f")


def replayed(file: Path) -> tuple[int, list[dict[str, Any]]]:
    out = io.StringIO()
    code = run([file], as_json=True, out=out, err=io.StringIO())
    return code, [json.loads(line) for line in out.getvalue().splitlines()]


def test_every_wrong_file_of_the_folder_has_its_place() -> None:
    assert {path.name for path in WRONG.glob("*.phh*")} == set(PLACES)


@pytest.mark.parametrize("name", PLACES)
def test_a_wrong_file_is_told_with_its_place_and_what_to_do(name: str) -> None:
    code, hands = replayed(WRONG / name)
    said = [found["said"] for hand in hands for found in hand["differences"]]
    assert code != 0
    assert all(hand["file"] == str(WRONG / name) for hand in hands)
    assert any(PLACES[name] in each for each in said), said
    assert all("{" not in each for each in said)
    assert all(";" in each or ", correct" in each for each in said), said


def test_a_file_that_cannot_be_played_is_named_in_the_sentence_itself() -> None:
    _, (hand,) = replayed(WRONG / "raise-over-stack.phh")
    (found,) = hand["differences"]
    assert found["said"].startswith(
        f"{WRONG / 'raise-over-stack.phh'}: actions[3]: refused: more than stack (p3, to 300"
    )


@pytest.mark.parametrize("fault", PhhFault)
def test_every_fault_says_what_to_do(fault: PhhFault) -> None:
    assert REMEDIES[fault]


@pytest.mark.parametrize("reason", NotPlayedBecause)
def test_every_reason_not_to_play_a_hand_says_what_to_do(reason: NotPlayedBecause) -> None:
    assert WAYS_ON[reason]


@pytest.mark.parametrize(
    ("actions", "code", "stacks"),
    [
        (SMALL_RAISE, DifferenceCode.AGAINST_THE_RULES, [99, 98, 103]),
        (ONE_SKIPPED, DifferenceCode.MISSING_ACTION, [99, 98, 103]),
        (ACE_TWICE, DifferenceCode.IMPOSSIBLE_CARDS, [99, 98, 103]),
    ],
    ids=["raise-too-small", "skipped", "ace-twice"],
)
def test_a_fault_is_plain_only_where_the_records_own_stacks_agree(
    actions: tuple[str, ...], code: DifferenceCode, stacks: list[int]
) -> None:
    alone = played(holdem([100] * 3, [1, 2, 0], *actions))
    agreeing = played(holdem([100] * 3, [1, 2, 0], *actions, finishing_stacks=stacks))
    by_winnings = played(holdem([100] * 3, [1, 2, 0], *actions, winnings=[0, 0, 5]))
    assert codes(alone) == codes(agreeing) == codes(by_winnings) == [code]
    assert (alone.outcome, agreeing.outcome, by_winnings.outcome) == (1, 0, 0)


def test_stacks_that_do_not_agree_leave_the_fault_without_a_cause() -> None:
    again = played(holdem([100] * 3, [1, 2, 0], *ONE_SKIPPED, finishing_stacks=[98, 98, 104]))
    assert [found.explained for found in again.differences] == [False, False, False]


def test_a_card_thrown_away_may_be_dealt_again_and_one_held_may_not() -> None:
    drawn = ("d dh p1 2c3c4d5h7s", "d dh p2 2d3d8h9cKc", "p2 cc", "p1 cc", "p1 sd 7s", "p2 sd Kc", "d dh p1 9h")
    again, held = (
        [*impossible_cards(holdem([100] * 2, [1, 2], *drawn, f"d dh p2 {card}"), game_of("draw27_single"))]
        for card in ("7s", "5h")
    )
    assert again == []
    assert [found.said.split(";")[0] for found in held] == ["actions[7]: 5h is out already"]
