"""Sleepers: in force only if everybody before them folds."""

from dealer_assist.hand.entries import (
    Call,
    Check,
    Fold,
    SleeperPosted,
    SleeperTakenBack,
    StraddlePosted,
    StreetDealt,
    Wager,
)
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.limits import limits
from dealer_assist.hand.state import in_front
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.state import TableState
from tests.tables import dealt, house_rules, part_of, play, refusal, the_hand

SIX = (500,) * 6


def six_handed(stacks: tuple[int, ...] = SIX, **changes: object) -> TableState:
    """Six-handed 1-2, button 1, under the gun seat 4, in a house that takes sleepers."""
    rules = house_rules("roberts_rules", **{"straddle_positions": ("sleeper",), **changes})
    return dealt(stacks, button=1, rules=rules)


def test_sleeper_does_not_play_until_the_action_is_folded_to_it() -> None:
    table = play(six_handed(), SleeperPosted(6, 4))
    assert (the_hand(table).level, in_front(the_hand(table))) == (2, 3)


def test_sleeper_is_the_price_once_everybody_before_it_has_folded() -> None:
    hand = the_hand(play(six_handed(), SleeperPosted(6, 4), Fold(4), Fold(5)))
    assert (hand.to_act, hand.level, in_front(hand)) == (1, 4, 7)


def test_sleeper_in_force_keeps_the_option() -> None:
    hand = the_hand(play(six_handed(), SleeperPosted(6, 4), Fold(4), Fold(5), *map(Call, (1, 2, 3))))
    assert limits(hand, 6).can == ("check", "raise")


def test_sleeper_may_be_taken_back_once_somebody_has_come_in() -> None:
    hand = the_hand(play(six_handed(), SleeperPosted(6, 4), Call(4), SleeperTakenBack(6)))
    assert (hand.to_act, hand.level, in_front(hand)) == (5, 2, 5)
    assert limits(hand, 5).min_to == 4


def test_sleeper_stays_while_everybody_has_folded() -> None:
    table = play(six_handed(), SleeperPosted(6, 4), Fold(4))
    assert refusal(table, SleeperTakenBack(6)).code is RefusalCode.SLEEPER_STANDS


def test_kept_sleeper_raises_when_its_turn_comes() -> None:
    hand = the_hand(play(six_handed(), SleeperPosted(6, 4), Call(4), Fold(5), Wager(6, 4)))
    assert (hand.level, hand.to_act) == (4, 1)


def test_sleeper_of_the_seat_to_act_is_in_force_at_once() -> None:
    hand = the_hand(play(six_handed(), SleeperPosted(4, 4)))
    assert (hand.to_act, hand.level) == (5, 4)


def test_sleeper_after_somebody_came_in_is_too_late() -> None:
    assert refusal(play(six_handed(), Call(4)), SleeperPosted(6, 4)).code is RefusalCode.POSTED_TOO_LATE


def test_house_with_straddles_but_no_sleepers_refuses_one() -> None:
    refused = refusal(six_handed(straddle_positions=("utg",)), SleeperPosted(6, 4))
    assert (refused.code, refused.option) == (RefusalCode.STRADDLE_NOT_FROM_SEAT, "straddle_positions")


def test_house_with_sleepers_only_takes_no_straddle() -> None:
    assert refusal(six_handed(), StraddlePosted(4, 4)).code is RefusalCode.STRADDLE_NOT_FROM_SEAT


def test_taking_back_a_sleeper_that_is_not_there_is_refused() -> None:
    assert refusal(six_handed(), SleeperTakenBack(6)).code is RefusalCode.NO_SLEEPER


def test_sleeper_of_the_wrong_size_offers_the_right_one() -> None:
    assert refusal(six_handed(), SleeperPosted(6, 5)).remedies == (SleeperPosted(6, 4),)


def test_sleeper_that_puts_the_last_chips_in_is_all_in() -> None:
    table = play(six_handed((500, 500, 500, 500, 500, 4)), SleeperPosted(6, 4), Fold(4), Fold(5))
    assert part_of(table, 6).all_in


def test_sleeper_comes_too_late_once_the_flop_is_out() -> None:
    table = play(six_handed(), *map(Call, (4, 5, 6, 1, 2)), Check(3), StreetDealt())
    assert refusal(table, SleeperPosted(6, 4)).code is RefusalCode.POSTED_TOO_LATE


def test_two_sleepers_of_different_seats_may_be_out() -> None:
    table = play(six_handed(straddle_max=2), SleeperPosted(6, 4), SleeperPosted(1, 4))
    assert refusal(table, SleeperPosted(6, 4)).code is RefusalCode.STRADDLES_ARE_OUT
    assert [each.seat for each in the_hand(table).forced.sleepers] == [6, 1]


def test_sleeper_beside_as_many_straddles_as_the_house_takes_is_refused() -> None:
    table = play(six_handed(straddle_positions=("utg", "sleeper"), straddle_max=1), StraddlePosted(4, 4))
    assert refusal(table, SleeperPosted(6, 8)).code is RefusalCode.STRADDLES_ARE_OUT


def test_in_limit_only_the_seat_under_the_gun_straddles_where_the_house_says_so() -> None:
    rules = house_rules("roberts_rules", betting="fl", straddle_positions=("sleeper",), straddle_fixed_limit="utg_only")
    table = dealt(SIX, button=1, rules=rules, bets=BetSizes(2, 4))
    assert refusal(table, SleeperPosted(6, 4)).option == "straddle_fixed_limit"
