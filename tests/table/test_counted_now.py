"""A hand taken up in the middle: what is told must be possible."""

from dealer_assist.hand.situation import SeatTold
from dealer_assist.hand.state import Positions
from dealer_assist.pots.build import Pot
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import CountedNow
from tests.tables import a_table, refusal


def counted(*pots: Pot) -> CountedNow:
    seats = (SeatTold(1, front=10, behind=90), SeatTold(2, front=10, behind=90))
    return CountedNow(seats=seats, positions=Positions(1, 1, 2), street="flop", pots=pots)


def test_pot_told_for_a_seat_twice_is_refused() -> None:
    refused = refusal(a_table((100, 100)), counted(Pot(20, (1, 1))))
    assert (refused.code, refused.facts["seat"]) == (RefusalCode.NOT_IN_THIS_POT, 1)


def test_pot_told_for_a_seat_that_is_not_in_is_refused() -> None:
    assert refusal(a_table((100, 100)), counted(Pot(20, (1, 7)))).code is RefusalCode.NOT_IN_THIS_POT


def test_pot_of_less_than_nothing_is_refused() -> None:
    assert refusal(a_table((100, 100)), counted(Pot(-1, (1, 2)))).code is RefusalCode.AMOUNT_NEGATIVE
