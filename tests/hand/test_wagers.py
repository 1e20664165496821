"""What folds, checks, calls, bets, raises and all-ins do to a hand."""

from __future__ import annotations

import pytest

from dealer_assist.hand.entries import AllIn, Call, Check, ChipsPut, Fold, StreetDealt, Verb, Wager
from dealer_assist.hand.middle import pots_of
from dealer_assist.pots.build import Pot
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import FloorDecision
from tests.tables import behind, dealt, house_rules, part_of, play, refusal, the_hand


def test_fold_leaves_the_chips_in_front() -> None:
    table = play(dealt((100, 100, 100, 100)), Wager(4, 10), Call(1), Fold(2))
    seat = part_of(table, 2)
    assert (seat.folded, seat.front, seat.behind) == (True, 1, 99)


def test_fold_with_nothing_to_call_is_taken() -> None:
    table = play(dealt((100, 100, 100)), Call(1), Call(2), Check(3), StreetDealt(), Fold(2))
    assert part_of(table, 2).folded


def test_call_adds_what_is_missing_only() -> None:
    table = play(dealt((100, 100, 100)), Wager(1, 6), Call(2))
    seat = part_of(table, 2)
    assert (seat.front, seat.behind, seat.put_in, seat.acted_at) == (6, 94, 6, 6)


def test_call_of_more_than_the_stack_is_all_in_for_less() -> None:
    table = play(dealt((100, 4, 100)), Wager(1, 6), Call(2))
    seat = part_of(table, 2)
    assert (seat.front, seat.behind, seat.all_in) == (4, 0, True)
    assert the_hand(table).level == 6


def test_call_of_exactly_the_stack_is_all_in() -> None:
    assert part_of(play(dealt((100, 6, 100)), Wager(1, 6), Call(2)), 2).all_in


def test_call_of_a_stack_nobody_counted_leaves_it_unknown() -> None:
    seat = part_of(play(dealt((100, None, 100)), Wager(1, 6), Call(2)), 2)
    assert (seat.front, seat.behind, seat.all_in) == (6, None, False)


def test_full_raise_sets_level_increment_and_aggressor() -> None:
    hand = the_hand(play(dealt((100, 100, 100)), Wager(1, 7)))
    assert (hand.level, hand.full_raise, hand.full_level, hand.aggressor) == (7, 5, 7, 1)


def test_all_in_for_less_raises_the_price_and_nothing_else() -> None:
    hand = the_hand(play(dealt((100, 9, 100)), Wager(1, 7), AllIn(2)))
    assert (hand.level, hand.full_raise, hand.full_level, hand.aggressor) == (9, 5, 7, 2)


def test_street_begins_without_a_price_and_with_the_big_blind_as_increment() -> None:
    hand = the_hand(play(dealt((100, 100)), Wager(1, 9), Call(2), StreetDealt()))
    assert (hand.level, hand.full_raise, hand.full_level, hand.aggressor) == (0, 2, 0, None)
    assert [each.acted_at for each in hand.seats] == [None, None]


def test_raise_of_the_whole_stack_is_all_in() -> None:
    assert part_of(play(dealt((100, 100, 100)), Wager(1, 100)), 1).all_in


def test_raise_for_less_is_taken_when_it_is_the_whole_stack() -> None:
    table = play(dealt((100, 9, 100)), Wager(1, 7), Wager(2, 9))
    assert part_of(table, 2).all_in


def test_raise_to_no_more_than_lies_in_front_is_none() -> None:
    assert refusal(play(dealt((100, 100, 100)), Call(1), Call(2)), Wager(3, 2)).code is RefusalCode.LESS_THAN_IN_FRONT


def test_raise_to_no_more_than_the_price_is_a_call() -> None:
    refused = refusal(dealt((100, 100, 100)), Wager(1, 2))
    assert (refused.code, refused.remedies) == (RefusalCode.NOT_MORE_THAN_CALL, (Call(1), Fold(1)))


def test_all_in_below_the_price_is_a_call_for_less() -> None:
    table = play(dealt((100, 4, 100)), Wager(1, 6), AllIn(2))
    assert (the_hand(table).level, the_hand(table).aggressor) == (6, 1)
    assert the_hand(table).to_act == 3


def test_all_in_of_a_locked_seat_for_no_more_than_the_price_is_its_call() -> None:
    # seat 1 raises to 6 and faces 8, locked, with 2 behind
    table = play(dealt({1: 8, 2: 8, 3: 100}), Wager(1, 6), AllIn(2), Fold(3), AllIn(1))
    assert part_of(table, 1).all_in
    assert pots_of(the_hand(table)) == (Pot(18, (1, 2)),)


def test_all_in_of_a_stack_nobody_counted_needs_the_count() -> None:
    table = dealt((None, 100, 100))
    assert refusal(table, AllIn(1)).code is RefusalCode.STACK_NOT_COUNTED
    seat = part_of(play(table, AllIn(1, 74)), 1)
    assert (seat.front, seat.behind, seat.all_in) == (74, 0, True)


def test_all_in_counted_below_the_stack_in_the_book_corrects_the_book() -> None:
    table = play(dealt((100, 100, 100)), AllIn(1, 90))
    seat = part_of(table, 1)
    assert (seat.front, seat.behind, seat.started) == (90, 0, 90)


def test_all_in_counted_above_the_stack_in_the_book_needs_the_floor() -> None:
    table = dealt((100, 100, 100))
    assert refusal(table, AllIn(1, 120)).code is RefusalCode.MORE_THAN_STACK


def test_underraise_by_the_floors_word_stands() -> None:
    table = play(dealt((100, 100, 100)), FloorDecision(Wager(1, 3), "accepted"))
    hand = the_hand(table)
    assert (hand.level, hand.full_raise, hand.to_act) == (3, 2, 2)


def test_raise_above_the_stack_stays_impossible_for_the_floor() -> None:
    refused = refusal(dealt((100, 100, 100)), FloorDecision(Wager(1, 101), "accepted"))
    assert refused.code is RefusalCode.MORE_THAN_STACK


def test_chips_of_a_whole_hand_by_hand() -> None:
    """Four seats, blinds 1-2: a raise, a short all-in, two calls, a bet on the flop and a fold."""
    table = play(dealt((100, 100, 100, 30)), Wager(4, 8), Fold(1), Call(2), Call(3), StreetDealt())
    table = play(table, Wager(2, 20), Call(3), AllIn(4), Call(2), Call(3))
    # before the flop 3 × 8, on the flop 22 + 22 + 22
    assert pots_of(the_hand(table)) == (Pot(90, (2, 3, 4)),)
    assert behind(table) == {1: 100, 2: 70, 3: 70, 4: 0}


@pytest.mark.parametrize("to", [50, 100, 2])
def test_bet_of_no_more_than_the_price_is_none_whoever_orders_it(to: int) -> None:
    # a call for less is no raise, and the price of the street never goes down
    bet = play(dealt((1000, 1000, 1000)), Wager(1, 100))
    refused = refusal(bet, Wager(2, to))
    assert (refused.code, refused.remedies) == (RefusalCode.NOT_MORE_THAN_CALL, (Call(2), Fold(2)))
    assert refusal(bet, FloorDecision(Wager(2, to), "says so")).code is RefusalCode.NOT_MORE_THAN_CALL


def test_chips_that_are_a_raise_of_nothing_are_none_whoever_orders_it() -> None:
    # "raise to 60" facing 100, with no more than 90 behind: the smallest raise is out of reach
    bet = play(dealt((1000, 90, 1000)), Wager(1, 100))
    said = ChipsPut(2, say=Verb.RAISE, amount=60)
    assert the_hand(bet).level == 100
    assert refusal(bet, FloorDecision(said, "says so")).code is RefusalCode.NOT_MORE_THAN_CALL


def test_call_with_nothing_to_call_by_the_floors_word_adds_nothing() -> None:
    table = play(dealt((100, 100, 100)), Call(1), Call(2), FloorDecision(Call(3), "said call"))
    assert behind(table) == {1: 98, 2: 98, 3: 98}


def test_check_of_the_small_blind_is_told_what_is_missing() -> None:
    table = play(dealt((100, 100, 100), blinds=(5, 10)), Fold(1))
    assert refusal(table, Check(2)).facts == {"seat": 2, "call": 5}


def test_chips_left_with_a_fold_are_no_more_than_the_call() -> None:
    # the small blind's 5 leave 5 to call
    table = play(dealt((100, 100, 100), blinds=(5, 10)), Fold(1))
    refused = refusal(table, FloorDecision(Fold(2, 6), "undercall"))
    assert (refused.code, refused.facts["call"]) == (RefusalCode.FORFEIT_ABOVE_CALL, 5)


@pytest.mark.parametrize("to", [1, 2])
def test_all_in_of_no_more_than_lies_in_front_is_none(to: int) -> None:
    table = play(dealt((100, 100, 100)), Wager(1, 6), Fold(2))
    assert refusal(table, AllIn(3, to)).code is RefusalCode.LESS_THAN_IN_FRONT


@pytest.mark.parametrize("to", [99, 101])
def test_all_in_counted_one_chip_off_the_book_leaves_nothing_behind(to: int) -> None:
    seat = part_of(play(dealt((100, 100, 100)), FloorDecision(AllIn(1, to), "counted again")), 1)
    assert (seat.front, seat.behind, seat.started) == (to, 0, to)


def test_all_in_up_to_the_cap_of_the_hand_with_more_than_the_book_says_corrects_the_book() -> None:
    table = dealt((50, 100, 100), rules=house_rules(hand_cap=60))
    seat = part_of(play(table, FloorDecision(AllIn(1, 60), "counted again")), 1)
    assert (seat.front, seat.behind, seat.started) == (60, 0, 60)


def test_count_of_an_all_in_puts_the_book_right_dead_chips_too() -> None:
    rules = house_rules("tda_2024", ante_type="big_blind", ante_amount=2)
    table = dealt((100, 100, 100), rules=rules)
    table = play(table, Call(1), Call(2), FloorDecision(AllIn(3, 120), "counted"))
    seat = part_of(table, 3)
    # 120 in front, and the ante of 2 in the middle
    assert (seat.behind, seat.started, seat.dead) == (0, 122, 2)
