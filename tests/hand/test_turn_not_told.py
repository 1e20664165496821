"""A hand taken up in the middle without a button: somebody owes action, nobody told whose turn it is."""

from __future__ import annotations

import pytest

from dealer_assist.hand.entries import (
    Award,
    BehindCounted,
    BetsPulled,
    Check,
    Fold,
    HandEntry,
    StreetDealt,
    Tabled,
    UncalledReturned,
    Wager,
)
from dealer_assist.hand.situation import SeatTold
from dealer_assist.hand.state import Positions, Stage
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import CountedNow
from dealer_assist.table.state import TableState
from tests.tables import a_table, play, refusal, the_hand, won_by


def taken_up(*seats: SeatTold, street: str = "flop") -> TableState:
    """Seats 1 to 3 with 1000 each and a hand counted now, 300 in the middle; nobody told where the button is."""
    told = seats or (SeatTold(1, behind=900), SeatTold(2, behind=900), SeatTold(3, behind=900))
    entry = CountedNow(seats=told, positions=Positions(), street=street, middle=300)
    return play(a_table((1000, 1000, 1000)), entry)


def turn(table: TableState) -> tuple[Stage, int | None]:
    hand = the_hand(table)
    return hand.stage, hand.to_act


def test_round_is_open_though_nobody_knows_whose_turn_it_is() -> None:
    assert turn(taken_up()) == (Stage.BETTING, None)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_any_seat_that_owes_action_may_act_and_the_turn_goes_on_from_it(seat: int) -> None:
    left = seat % 3 + 1
    assert turn(play(taken_up(), Check(seat))) == (Stage.BETTING, left)
    assert turn(play(taken_up(), Wager(seat, 100))) == (Stage.BETTING, left)
    assert turn(play(taken_up(), Fold(seat))) == (Stage.BETTING, left)


def test_round_ends_once_everybody_has_acted() -> None:
    assert turn(play(taken_up(), Check(2), Check(3), Check(1))) == (Stage.ROUND_OVER, None)


def test_seat_that_was_counted_as_having_acted_waits_for_the_others() -> None:
    acted = taken_up(SeatTold(1, 50, behind=850, acted=True), SeatTold(2, 0), SeatTold(3, 0))
    refused = refusal(acted, Wager(1, 100))
    assert (refused.code, refused.facts) == (RefusalCode.NOT_ITS_TURN, {"seat": 1, "to_act": None})


def test_turn_of_the_only_seat_that_owes_action_needs_no_button() -> None:
    one = taken_up(SeatTold(1, 50, acted=True), SeatTold(2, 50, acted=True), SeatTold(3, 0))
    assert turn(one) == (Stage.BETTING, 3)


def test_round_in_which_nobody_owes_action_is_over_without_a_button() -> None:
    done = taken_up(SeatTold(1, 50, acted=True), SeatTold(2, 50, acted=True), SeatTold(3, 50, behind=0))
    assert turn(done) == (Stage.ROUND_OVER, None)


@pytest.mark.parametrize("entry", [StreetDealt(), BetsPulled(), UncalledReturned(), Tabled(1, ("As", "Ad"))])
def test_next_card_and_chips_wait_while_seats_owe_action(entry: HandEntry) -> None:
    bet = taken_up(SeatTold(1, 50, behind=850), SeatTold(2, 0), SeatTold(3, 0))
    refused = refusal(bet, entry)
    assert (refused.code, refused.facts["to_act"]) == (RefusalCode.BETTING_STILL_OPEN, None)


def test_pot_is_not_pushed_while_seats_owe_action() -> None:
    assert refusal(taken_up(), Award(0, won_by(1))).code is RefusalCode.STILL_HAS_CARDS


def test_next_street_opens_without_a_known_turn_again() -> None:
    table = play(taken_up(), Check(2), Check(3), Check(1), StreetDealt())
    assert (the_hand(table).street_name, *turn(table)) == ("turn", Stage.BETTING, None)
    assert turn(play(table, Check(3))) == (Stage.BETTING, 1)


def test_street_without_anybody_left_to_bet_needs_no_turn() -> None:
    all_in = taken_up(SeatTold(1, behind=0), SeatTold(2, behind=0), SeatTold(3, behind=500))
    assert turn(all_in) == (Stage.ROUND_OVER, None)
    assert turn(play(all_in, StreetDealt())) == (Stage.ROUND_OVER, None)


def test_seat_counted_without_chips_leaves_the_turn_to_the_only_other_that_owes_action() -> None:
    bet = taken_up(SeatTold(1, 50, behind=850, acted=True), SeatTold(2, 0), SeatTold(3, 0))
    assert turn(play(bet, BehindCounted(2, 0))) == (Stage.BETTING, 3)
    assert turn(play(bet, BehindCounted(2, 0), BehindCounted(3, 0))) == (Stage.ROUND_OVER, None)
    assert turn(play(bet, BehindCounted(2, 70))) == (Stage.BETTING, None)
