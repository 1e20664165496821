"""A sum that does not close stops the calculation: it is a mistake of the program, never of the dealer."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dealer_assist.hand.conserve import check_conserved
from dealer_assist.hand.entries import Wager
from dealer_assist.hand.state import HandState, with_seat
from dealer_assist.pots.build import Pot
from dealer_assist.rules.refused import BrokenInvariant
from tests.tables import dealt, play, the_hand


def raised() -> HandState:
    return the_hand(play(dealt((100, 100, 100)), Wager(1, 10)))


def test_hand_as_played_closes() -> None:
    check_conserved(raised())


def test_chip_too_many_in_the_middle_is_told_with_both_sums() -> None:
    hand = replace(raised(), middle=1)
    with pytest.raises(BrokenInvariant) as broken:
        check_conserved(hand)
    assert (broken.value.expected, broken.value.found) == (13, 14)


def test_chip_missing_behind_a_seat_is_told_with_the_seat() -> None:
    hand = raised()
    short = replace(hand, seats=with_seat(hand.seats, 0, replace(hand.seats[0], behind=89)))
    with pytest.raises(BrokenInvariant, match="seat 1") as broken:
        check_conserved(short)
    assert (broken.value.expected, broken.value.found) == (100, 99)


def test_less_than_nothing_behind_a_seat_is_told() -> None:
    hand = raised()
    owing = replace(hand.seats[0], behind=-10, started=0)
    with pytest.raises(BrokenInvariant, match="behind seat 1, at the least: -10 where 0") as broken:
        check_conserved(replace(hand, seats=with_seat(hand.seats, 0, owing)))
    assert (broken.value.expected, broken.value.found) == (0, -10)
    uncounted = replace(owing, started=None)
    with pytest.raises(BrokenInvariant, match="behind seat 1"):
        check_conserved(replace(hand, seats=with_seat(hand.seats, 0, uncounted)))


def test_chips_that_were_there_before_count() -> None:
    check_conserved(replace(raised(), carried=(Pot(40, ()),), middle=40))
