"""Who acts, and when a betting round is over: TDA 2024 R34, WSOP Live 2024 R152; rule file 03, section 12."""

from __future__ import annotations

import pytest

from dealer_assist.hand.entries import AllIn, Award, Call, Check, Fold, Mucked, StreetDealt, Wager
from dealer_assist.hand.state import Stage
from dealer_assist.hand.turn import left_of
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import Entry, FloorDecision
from dealer_assist.table.state import TableState
from tests.tables import dealt, part_of, play, refusal, the_hand, won_by


def turn(table: TableState) -> int | None:
    return the_hand(table).to_act


def stage(table: TableState) -> Stage:
    return the_hand(table).stage


# -- who begins


def test_before_the_flop_the_seat_left_of_the_big_blind_begins() -> None:
    assert turn(dealt((100,) * 6, button=4)) == 1


def test_on_later_streets_the_first_seat_left_of_the_button_begins() -> None:
    table = play(dealt((100,) * 4), Call(4), Call(1), Fold(2), Check(3), StreetDealt())
    assert turn(table) == 3


def test_heads_up_the_button_is_the_small_blind_and_begins_before_the_flop_only() -> None:
    table = dealt({3: 100, 8: 100}, button=8)
    hand = the_hand(table)
    assert (hand.positions.small_blind, hand.positions.big_blind) == (8, 3)
    assert turn(table) == 8
    assert turn(play(table, Call(8), Check(3), StreetDealt())) == 3


def test_button_on_an_empty_place_lets_the_next_seat_begin() -> None:
    seats = the_hand(dealt({2: 100, 5: 100, 9: 100}, button=9)).seats
    assert [left_of(seats, position) for position in (1, 2, 4, 5, 9, 10)] == [2, 0, 0, 1, 2, 2]


def test_seats_all_in_or_folded_are_passed_over() -> None:
    table = play(dealt((100, 100, 100, 100, 20)), Fold(4), AllIn(5), Call(1), Call(2), Call(3), StreetDealt())
    assert turn(table) == 2
    table = play(table, Check(2), Check(3), Check(1))
    assert stage(table) is Stage.ROUND_OVER


# -- the end of a round


def test_big_blind_has_a_last_option_when_nobody_raised() -> None:
    table = play(dealt((100, 100, 100)), Call(1), Call(2))
    assert turn(table) == 3
    assert stage(play(table, Check(3))) is Stage.ROUND_OVER
    assert turn(play(table, Wager(3, 4))) == 1


def test_big_blind_has_its_option_when_somebody_is_all_in_for_less_than_a_raise() -> None:
    table = play(dealt({1: 3, 2: 100, 3: 100}), AllIn(1), Call(2))
    assert turn(table) == 3


def test_raise_brings_the_turn_back_to_those_who_have_acted() -> None:
    table = play(dealt((100, 100, 100)), Call(1), Call(2), Wager(3, 6), Call(1))
    assert turn(table) == 2
    assert stage(play(table, Call(2))) is Stage.ROUND_OVER


def test_short_all_in_brings_the_turn_back_for_the_difference() -> None:
    table = play(dealt({1: 100, 2: 100, 3: 7}), Wager(1, 6), Call(2), AllIn(3))
    assert turn(table) == 1
    assert stage(play(table, Call(1), Call(2))) is Stage.ROUND_OVER


def test_everybody_folds_to_one_and_the_hand_is_won() -> None:
    table = play(dealt((100, 100, 100)), Fold(1), Fold(2))
    assert (stage(table), turn(table)) == (Stage.WON, None)


def test_last_round_closed_is_the_showdown() -> None:
    table = play(dealt((100, 100)), Call(1), Check(2))
    for _street in range(3):
        table = play(table, StreetDealt(), Check(2), Check(1))
    assert stage(table) is Stage.SHOWDOWN


# -- nobody left who could answer


def test_last_seat_with_chips_that_has_matched_is_not_asked() -> None:
    # seat 2 posted 1 of the blinds; seat 1 is all-in for the big blind's 2: seat 3 has matched
    table = play(dealt({1: 2, 2: 100, 3: 100}), AllIn(1), Fold(2))
    assert (turn(table), stage(table)) == (None, Stage.ROUND_OVER)


def test_last_seat_with_chips_facing_more_calls_or_folds() -> None:
    table = play(dealt({1: 50, 2: 100, 3: 100}), AllIn(1), Fold(2))
    assert turn(table) == 3


def test_pot_waits_for_the_last_seat_with_chips_to_call_or_fold() -> None:
    table = play(dealt({1: 50, 2: 100, 3: 100}), AllIn(1), Fold(2))
    refused = refusal(table, Award(0, won_by(1)))
    assert (refused.code, refused.facts) == (RefusalCode.STILL_HAS_CARDS, {"seat": 3, "to_act": 3})


def test_last_seat_with_chips_faces_the_largest_all_in_whichever_came_last() -> None:
    table = play(dealt({1: 500, 2: 100, 3: 40}), Wager(1, 50), AllIn(2), AllIn(3))
    assert turn(table) == 1


def test_all_in_run_out_asks_nobody_on_later_streets() -> None:
    table = play(dealt((50, 100)), AllIn(1), Call(2), StreetDealt())
    assert (turn(table), stage(table)) == (None, Stage.ROUND_OVER)
    table = play(table, StreetDealt(), StreetDealt())
    assert stage(table) is Stage.SHOWDOWN


def test_two_with_chips_go_on_betting_beside_an_all_in() -> None:
    table = play(dealt((50, 200, 200)), AllIn(1), Call(2), Call(3), StreetDealt())
    assert turn(table) == 2


def test_seat_all_in_from_the_ante_leaves_two_to_play() -> None:
    table = dealt({1: 100, 2: 100, 3: 1})
    assert part_of(table, 3).all_in
    assert turn(play(table, Call(1))) == 2


# -- out of turn


def test_action_out_of_turn_is_refused_with_whose_turn_it_is() -> None:
    refused = refusal(dealt((100, 100, 100)), Fold(2))
    assert (refused.code, refused.facts) == (RefusalCode.NOT_ITS_TURN, {"seat": 2, "to_act": 1})


def test_fold_out_of_turn_by_the_floors_word_leaves_the_turn() -> None:
    table = play(dealt((100, 100, 100, 100)), FloorDecision(Fold(1), "binding"))
    assert turn(table) == 4
    assert turn(play(table, Call(4))) == 2


def test_fold_out_of_turn_that_leaves_one_ends_the_hand() -> None:
    table = play(dealt((100, 100)), FloorDecision(Fold(2), "binding"))
    assert (turn(table), stage(table)) == (None, Stage.WON)


@pytest.mark.parametrize("gone", [Fold(3), Mucked(3)])
def test_fold_out_of_turn_that_leaves_one_seat_against_all_ins_ends_the_betting(gone: Fold | Mucked) -> None:
    flop = play(dealt((20, 100, 100)), AllIn(1), Call(2), Call(3), StreetDealt())
    assert turn(flop) == 2
    table = play(flop, FloorDecision(gone, "binding"))
    assert (turn(table), stage(table)) == (None, Stage.ROUND_OVER)


@pytest.mark.parametrize(
    "entries",
    [
        (Fold(1), Fold(4), Fold(7)),
        (Call(1), Call(4), Call(7)),
        (Wager(1, 20), Wager(4, 20), Wager(7, 20)),
        (AllIn(1, 20), AllIn(4, 20), AllIn(7, 20)),
    ],
)
def test_seat_that_is_out_all_in_or_not_dealt_in_does_nothing_whoever_orders_it(entries: tuple[Entry, ...]) -> None:
    table = play(dealt({1: 100, 2: 100, 3: 100, 4: 5, 7: 0}), AllIn(4), Fold(1))
    codes = [refusal(table, FloorDecision(each, "says so")).code for each in entries]
    assert codes == [RefusalCode.HAS_FOLDED, RefusalCode.IS_ALL_IN, RefusalCode.NOT_IN_HAND]


def test_seat_that_is_out_all_in_or_not_dealt_in_has_no_action() -> None:
    table = play(dealt({1: 100, 2: 100, 3: 100, 4: 5, 7: 0}), AllIn(4), Fold(1))
    assert refusal(table, Call(1)).code is RefusalCode.HAS_FOLDED
    assert refusal(table, Call(4)).code is RefusalCode.IS_ALL_IN
    assert refusal(table, Call(7)).code is RefusalCode.NOT_IN_HAND
    over = play(table, Call(2), Call(3))
    assert refusal(over, Check(2)).code is RefusalCode.BETTING_CLOSED
