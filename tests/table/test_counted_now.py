"""A hand taken up in the middle: what is told must be possible."""

from dealer_assist.hand.entries import Call, Check, Fold
from dealer_assist.hand.situation import FullRaise, SeatTold, Told
from dealer_assist.hand.state import Positions
from dealer_assist.pots.build import Pot
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import CountedNow, EndHand, StartHand
from dealer_assist.table.state import Marks
from tests.tables import a_table, dealt, play, refusal, stacks_of


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


def test_seat_left_out_of_the_count_keeps_what_it_paid() -> None:
    # seat 2 folded its big blind's price: 50 of 1,000 are in the middle
    table = play(dealt((1000, 1000, 1000, 1000), blinds=(50, 100), button=4), Call(3), Call(4), Fold(1), Check(2))
    seats = (SeatTold(2, behind=900), SeatTold(3, behind=900), SeatTold(4, behind=900))
    told = CountedNow(seats=seats, positions=Positions(4, 1, 2), street="flop", middle=350)
    assert stacks_of(play(table, told, EndHand(followed=False)))[1] == 950


def test_positions_told_in_the_middle_move_on_in_the_next_hand() -> None:
    table = play(a_table((100, 100, 100, 100, 100), button=1), StartHand(), EndHand(followed=False))
    seats = tuple(SeatTold(seat, behind=100) for seat in (1, 2, 3, 4, 5))
    told = CountedNow(seats=seats, positions=Positions(2, 3, 4), street="flop", middle=10)
    assert play(table, told, EndHand(followed=False), StartHand()).marks == Marks(3, 4, 5)


def test_seat_told_twice_is_refused() -> None:
    told = CountedNow(seats=(SeatTold(1), SeatTold(1), SeatTold(2)), positions=Positions(1, 1, 2), street="flop")
    assert refusal(a_table((100, 100)), told).code is RefusalCode.SEAT_TAKEN


def test_turn_told_for_a_folded_seat_is_refused() -> None:
    seats = (SeatTold(1, told=Told.FOLDED), SeatTold(2), SeatTold(3))
    told = CountedNow(seats=seats, positions=Positions(1, 2, 3), street="flop", to_act=1)
    assert refusal(a_table((100, 100, 100)), told).code is RefusalCode.NOT_IN_HAND


def test_last_raise_to_less_than_before_is_refused() -> None:
    seats = (SeatTold(1, front=100), SeatTold(2, front=100))
    told = CountedNow(seats=seats, positions=Positions(1, 1, 2), street="flop", full_raise=FullRaise(200, 100))
    assert refusal(a_table((100, 100)), told).code is RefusalCode.NOT_MORE_THAN_CALL


def test_middle_told_beside_pots_is_refused() -> None:
    seats = (SeatTold(1), SeatTold(2))
    told = CountedNow(seats=seats, positions=Positions(1, 1, 2), street="flop", middle=5, pots=(Pot(20, (1, 2)),))
    assert refusal(a_table((100, 100)), told).code is RefusalCode.POT_UNKNOWN
