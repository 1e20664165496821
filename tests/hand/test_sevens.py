"""The sevens rule of limit ace-to-five lowball (rule file 05, section 4)."""

from __future__ import annotations

from typing import Any

from dealer_assist.hand.award import whole_to
from dealer_assist.hand.entries import Award, Call, Check, StreetDealt, Tabled, Wager
from dealer_assist.hand.forced import BetSizes
from dealer_assist.table.entries import EndHand
from dealer_assist.table.state import TableState
from tests.other_games import lowball, settled
from tests.tables import play, stacks_of, the_hand

SEVEN = ("7s", "5d", "4c", "2h", "Ac")
EIGHT = ("8h", "6s", "4d", "3c", "2d")
SIX = ("6h", "5s", "4d", "3c", "2d")


def checked_and_called(best: tuple[str, ...], other: tuple[str, ...], **options: Any) -> TableState:
    """Heads-up limit 10-20: 10 each before the draw; seat 2 checks its hand, seat 1 bets 20, seat 2 calls."""
    about: dict[str, Any] = {"sizes": BetSizes(10, 20), "betting": "fl", "sevens_rule": True, **options}
    table = play(lowball((100, 100), **about), Call(1), Check(2), StreetDealt())
    return play(table, Check(2), Wager(1, 20), Call(2), Tabled(2, best), Tabled(1, other))


def test_a_seven_that_checked_wins_only_what_was_there_before_the_draw() -> None:
    table = checked_and_called(SEVEN, EIGHT)
    table = play(table, Award(0, whole_to(the_hand(table), (2,))))
    assert settled(table) == {2: 20}
    assert stacks_of(play(table, EndHand())) == {1: 90, 2: 110}


def test_a_seven_that_checked_and_is_beaten_loses_its_call() -> None:
    table = checked_and_called(SEVEN, SIX)
    assert settled(play(table, Award(0, whole_to(the_hand(table), (1,))))) == {1: 60}


def test_an_eight_may_check() -> None:
    table = checked_and_called(EIGHT, ("9h", "6h", "5d", "3s", "2c"))
    assert settled(play(table, Award(0, whole_to(the_hand(table), (2,))))) == {2: 60}


def test_where_the_rule_is_not_played_the_pot_is_won_whole() -> None:
    table = checked_and_called(SEVEN, EIGHT, sevens_rule=False)
    assert settled(play(table, Award(0, whole_to(the_hand(table), (2,))))) == {2: 60}


def test_in_no_limit_there_is_no_such_rule() -> None:
    table = checked_and_called(SEVEN, EIGHT, betting="nl")
    assert settled(play(table, Award(0, whole_to(the_hand(table), (2,))))) == {2: 60}
