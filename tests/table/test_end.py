"""The end of a hand: stacks are settled, or left unknown where nobody saw the pots pushed."""

from __future__ import annotations

from dealer_assist.hand.entries import Award, Call, Check, Fold, StreetDealt, Wager
from dealer_assist.hand.middle import pots_of
from dealer_assist.hand.situation import SeatTold, Told
from dealer_assist.hand.state import Positions, Stage
from dealer_assist.pots.build import Pot
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import CountedNow, EndHand, SeatLeft, StartHand, Together
from dealer_assist.table.state import TableState
from dealer_assist.table.taps import next_hand
from tests.tables import a_table, dealt, play, refusal, stacks_of, the_hand, won_by


def test_hand_settled_leaves_each_seat_with_what_it_won() -> None:
    table = play(dealt((100, 100, 100)), Wager(1, 6), Call(2), Fold(3), StreetDealt(), Check(2), Wager(1, 10), Fold(2))
    table = play(table, Award(0, won_by(1)), EndHand())
    assert stacks_of(table) == {1: 108, 2: 94, 3: 98}
    assert table.hand is None


def test_hand_with_a_pot_not_pushed_is_not_ended_as_followed() -> None:
    table = play(dealt((100, 100, 100)), Call(1), Call(2), Check(3))
    refused = refusal(table, EndHand())
    assert (refused.code, refused.remedies) == (RefusalCode.HAND_NOT_SETTLED, (EndHand(followed=False),))


def test_hand_not_followed_leaves_the_stacks_of_those_in_it_unknown() -> None:
    table = play(dealt((100, 100, 100)), Fold(1), Call(2), EndHand(followed=False))
    assert stacks_of(table) == {1: 100, 2: None, 3: None}


def test_no_hand_no_end() -> None:
    assert refusal(a_table((100, 100)), EndHand()).code is RefusalCode.NO_HAND_OPEN


# -- a big blind nobody called, and no small blind


def walk_without_a_small_blind() -> TableState:
    """Seat 3, last big blind, has left: its position is the small blind's, nobody posts one; all fold to seat 4."""
    first = play(dealt((100, 100, 100, 100), button=1), Fold(4), Fold(1), Fold(2), Award(0, won_by(3)), EndHand())
    second = play(first, SeatLeft(3), StartHand())
    assert the_hand(second).positions == Positions(2, None, 4)
    return play(second, Fold(1), Fold(2))


def test_big_blind_alone_in_the_middle_goes_back_and_there_is_no_pot() -> None:
    hand = the_hand(walk_without_a_small_blind())
    assert (hand.stage, pots_of(hand)) == (Stage.WON, ())


def test_hand_without_a_pot_ends_and_the_big_blind_has_its_chips_again() -> None:
    table = play(walk_without_a_small_blind(), EndHand())
    assert stacks_of(table) == {1: 100, 2: 99, 4: 100}


def test_next_hand_is_one_tap_over_a_hand_without_a_pot() -> None:
    table = walk_without_a_small_blind()
    assert next_hand(table) == Together((EndHand(), StartHand()))
    # button on seat 2's small blind of before … the big blind moves on to seat 1
    table = play(table, next_hand(table))
    assert the_hand(table).positions.big_blind == 1
    assert {each.seat: each.started for each in the_hand(table).seats} == {1: 100, 2: 99, 4: 100}


# -- a hand taken up in the middle that cannot be


def counted(*seats: SeatTold, pots: tuple[Pot, ...] = ()) -> CountedNow:
    return CountedNow(seats=seats, positions=Positions(1, 2, 3), street="flop", pots=pots)


def test_hand_counted_with_everybody_folded_is_refused() -> None:
    entry = counted(SeatTold(1, told=Told.FOLDED), SeatTold(2, told=Told.FOLDED))
    refused = refusal(a_table((100, 100, 100)), entry)
    assert (refused.code, refused.facts) == (RefusalCode.TOO_FEW_PLAYERS, {"players": 0})


def test_pot_counted_for_seats_that_have_all_folded_is_refused() -> None:
    entry = counted(SeatTold(1), SeatTold(2, told=Told.FOLDED), SeatTold(3), pots=(Pot(30, ()), Pot(20, (2,))))
    refused = refusal(a_table((100, 100, 100)), entry)
    assert (refused.code, refused.facts) == (RefusalCode.NO_WINNER, {"pot": 1})
