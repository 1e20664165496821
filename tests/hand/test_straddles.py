"""Straddles: who may, how much, what the others then call and raise, and who acts last."""

import pytest

from dealer_assist.guide.turn import pad
from dealer_assist.hand.entries import (
    AllIn,
    BehindCounted,
    Call,
    Check,
    Fold,
    SleeperPosted,
    StraddlePosted,
    StreetDealt,
    Wager,
)
from dealer_assist.hand.limits import limits
from dealer_assist.hand.state import in_hand
from dealer_assist.hand.straddle_sizes import sizes
from dealer_assist.hand.straddles import missed_straddle, offers
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import Entry, FloorDecision
from dealer_assist.table.state import TableState
from tests.tables import acting_order, dealt, house_rules, part_of, play, refusal, the_hand

SIX = (500,) * 6


def straddling(**changes: object) -> HouseRules:
    """Robert's Rules, which take a straddle under the gun of exactly twice the big blind, with these changes."""
    return house_rules("roberts_rules", **{"straddle_positions": ("utg", "button"), **changes})


def six_handed(stacks: tuple[int, ...] = SIX, **changes: object) -> TableState:
    """Six-handed 1-2, button 1, blinds 2 and 3, so that seat 4 is under the gun."""
    return dealt(stacks, button=1, rules=straddling(**changes))


def test_straddle_is_the_price_and_starts_the_action_on_its_left() -> None:
    table = play(six_handed(), StraddlePosted(4, 4))
    assert (the_hand(table).level, part_of(table, 4).behind) == (4, 496)
    assert acting_order(table) == [5, 6, 1, 2, 3, 4]


def test_straddler_keeps_the_option_when_everybody_calls() -> None:
    hand = the_hand(play(six_handed(), StraddlePosted(4, 4), *map(Call, (5, 6, 1, 2, 3))))
    assert limits(hand, 4).can == ("check", "raise")


def test_raise_over_a_straddle_of_four_is_to_eight_where_the_straddle_is_the_bring_in() -> None:
    hand = the_hand(play(six_handed(straddle_min_raise="straddle"), StraddlePosted(4, 4)))
    assert limits(hand, 5).min_to == 8


def test_raise_over_a_straddle_of_four_is_to_six_where_it_adds_a_big_blind() -> None:
    hand = the_hand(play(six_handed(straddle_min_raise="big_blind"), StraddlePosted(4, 4)))
    assert limits(hand, 5).min_to == 6


def test_button_straddle_skipped_acts_after_the_blinds() -> None:
    table = play(six_handed(straddle_first_action="utg_skip_straddler"), StraddlePosted(1, 4))
    assert acting_order(table) == [4, 5, 6, 2, 3, 1]


@pytest.mark.parametrize("seat", [5, 6, 2, 1])
def test_fold_out_of_turn_by_the_floors_word_leaves_the_turn_in_a_straddled_order_too(seat: int) -> None:
    skip = play(six_handed(straddle_first_action="utg_skip_straddler"), StraddlePosted(1, 4))
    assert the_hand(play(skip, FloorDecision(Fold(seat), "binding"))).to_act == 4


def test_turn_of_the_last_two_with_chips_keeps_the_straddled_order() -> None:
    # 4, 5 and 6 fold, the big blind is all-in: the small blind is before the button's straddle
    skip = six_handed((500, 500, 2, 500, 500, 500), straddle_first_action="utg_skip_straddler")
    assert the_hand(play(skip, StraddlePosted(1, 4), Fold(4), Fold(5), Fold(6))).to_act == 2


def test_first_of_two_with_chips_is_the_first_of_the_straddled_order() -> None:
    rules = straddling(straddle_first_action="utg_skip_straddler")
    assert the_hand(play(dealt((500, 500, 2), rules=rules), StraddlePosted(1, 4))).to_act == 2


def test_only_seat_with_chips_calls_an_all_in_straddle_or_folds() -> None:
    rules = straddling(straddle_first_action="utg_skip_straddler")
    assert the_hand(play(dealt((4, 500, 2), rules=rules), StraddlePosted(1, 4))).to_act == 2


def test_skipped_straddler_with_the_only_chips_left_is_not_asked_once_matched() -> None:
    rules = straddling(straddle_first_action="utg_skip_straddler")
    table = play(dealt((500, 4, 4), rules=rules), StraddlePosted(1, 4), Call(2), Call(3))
    assert the_hand(table).to_act is None


def test_after_a_raise_a_skipped_straddler_answers_in_seat_order() -> None:
    skip = six_handed(straddle_first_action="utg_skip_straddler")
    hand = the_hand(play(skip, StraddlePosted(1, 4), Wager(4, 12), Fold(5), Fold(6)))
    assert hand.to_act == 1


def test_turn_moves_on_in_the_straddled_order_when_the_seat_to_act_has_no_chips() -> None:
    skip = six_handed((500, 500, 500, 500, 500, 500), straddle_first_action="utg_skip_straddler")
    table = play(skip, StraddlePosted(1, 4), Call(4), Call(5), BehindCounted(6, 0))
    assert the_hand(table).to_act == 2


def test_straddle_from_a_seat_the_house_does_not_name_is_refused() -> None:
    refused = refusal(six_handed(), StraddlePosted(6, 4))
    assert (refused.code, refused.option) == (RefusalCode.STRADDLE_NOT_FROM_SEAT, "straddle_positions")


def test_mississippi_straddle_may_come_from_any_seat_but_the_blinds() -> None:
    table = six_handed(straddle_positions=("any",))
    assert the_hand(play(table, StraddlePosted(6, 4))).to_act == 1
    assert refusal(table, StraddlePosted(2, 4)).code is RefusalCode.STRADDLE_NOT_FROM_SEAT


def test_straddle_of_the_wrong_size_offers_the_only_right_one() -> None:
    refused = refusal(six_handed(), StraddlePosted(4, 6))
    assert (refused.code, refused.remedies) == (RefusalCode.STRADDLE_SIZE, (StraddlePosted(4, 4),))


def test_straddle_above_the_cap_offers_the_cap() -> None:
    table = six_handed(straddle_size="double_to_cap", straddle_cap=10)
    refused = refusal(table, StraddlePosted(4, 15))
    assert (refused.option, refused.facts["max"], refused.remedies) == ("straddle_cap", 10, (StraddlePosted(4, 10),))


def test_straddle_not_above_the_big_blind_is_none_whoever_orders_it() -> None:
    after = apply(six_handed(), FloorDecision(StraddlePosted(4, 2), "placard"))
    assert after.code is RefusalCode.NOT_MORE_THAN_CALL  # type: ignore[union-attr]


def test_straddle_after_somebody_has_acted_is_too_late() -> None:
    refused = refusal(play(six_handed(), Fold(4)), StraddlePosted(1, 4))
    assert refused.code is RefusalCode.POSTED_TOO_LATE


def test_short_stack_may_not_straddle_where_a_full_one_is_asked_for() -> None:
    refused = refusal(six_handed((500, 500, 500, 3, 500, 500)), StraddlePosted(4, 3))
    assert (refused.code, refused.remedies) == (RefusalCode.STRADDLE_SHORT, ())


def test_short_all_in_straddle_leaves_the_full_price() -> None:
    table = six_handed((500, 500, 500, 3, 500, 500), straddle_short_stack="all_in_allowed")
    hand = the_hand(play(table, StraddlePosted(4, 3)))
    assert (hand.level, limits(hand, 5).min_to, in_hand(hand, 4).all_in) == (4, 8, True)


def test_restraddle_doubles_the_straddle_and_is_the_last_to_act() -> None:
    table = six_handed(straddle_max=2, restraddle_positions="any")
    table = play(table, StraddlePosted(4, 4), StraddlePosted(6, 8))
    hand = the_hand(table)
    assert (hand.level, limits(hand, 1).min_to, acting_order(table)) == (8, 16, [1, 2, 3, 4, 5, 6])


def test_third_straddle_is_refused_where_two_are_taken() -> None:
    table = play(six_handed(straddle_max=2, restraddle_positions="any"), StraddlePosted(4, 4), StraddlePosted(6, 8))
    assert refusal(table, StraddlePosted(5, 16)).code is RefusalCode.STRADDLES_ARE_OUT


def test_restraddle_without_an_option_is_not_asked_when_everybody_calls() -> None:
    table = six_handed(straddle_max=2, restraddle_positions="left_only", restraddle_live=False)
    hand = the_hand(play(table, StraddlePosted(4, 4), StraddlePosted(5, 8), *map(Call, (6, 1, 2, 3, 4))))
    assert hand.to_act is None


def test_restraddle_without_an_option_answers_a_raise() -> None:
    table = six_handed(straddle_max=2, restraddle_positions="left_only", restraddle_live=False)
    raised: tuple[Entry, ...] = (StraddlePosted(4, 4), StraddlePosted(5, 8), Wager(6, 30), *map(Fold, (1, 2, 3, 4)))
    hand = the_hand(play(table, *raised))
    assert (hand.to_act, limits(hand, 5).can) == (5, ("call", "raise"))


def test_restraddle_without_an_option_may_not_raise_as_long_as_nobody_has() -> None:
    table = six_handed(straddle_max=2, restraddle_positions="left_only", restraddle_live=False)
    hand = the_hand(play(table, StraddlePosted(4, 4), StraddlePosted(5, 8), Call(6)))
    assert limits(hand, 5).can == ("check",)


def test_restraddle_without_an_option_may_raise_over_a_short_all_in() -> None:
    stacks = (500, 500, 500, 500, 500, 10)
    table = six_handed(stacks, straddle_max=2, restraddle_positions="left_only", restraddle_live=False)
    folded: tuple[Entry, ...] = (StraddlePosted(4, 4), StraddlePosted(5, 8), AllIn(6), Call(1), *map(Fold, (2, 3, 4)))
    hand = the_hand(play(table, *folded))
    assert limits(hand, 5).can == ("call", "raise")
    assert pad(hand, 5).code == "call_or_raise"


def test_who_called_a_restraddle_is_not_free_to_raise_over_a_short_all_in() -> None:
    # straddles of 4 and 8, seat 6 calls, seat 1 is all-in for 10: 2 more are no raise for seat 6
    stacks = (10, 500, 500, 500, 500, 500)
    table = six_handed(stacks, straddle_max=2, restraddle_positions="left_only", restraddle_live=False)
    acted: tuple[Entry, ...] = (StraddlePosted(4, 4), StraddlePosted(5, 8), Call(6), AllIn(1), *map(Fold, (2, 3, 4)))
    assert limits(the_hand(play(table, *acted, Call(5))), 6).can == ("call",)


def test_straddler_who_has_raised_since_is_not_free_to_raise_over_a_short_all_in() -> None:
    # seat 4 straddles 4 and raises from 10 to 20; seat 5 is all-in for 25, 5 more
    table = play(six_handed((500, 500, 500, 500, 25, 500)), StraddlePosted(4, 4), Wager(5, 10), Fold(6), Fold(1))
    assert limits(the_hand(play(table, Fold(2), Call(3), Wager(4, 20), AllIn(5), Call(3))), 4).can == ("call",)


def test_straddler_who_bet_as_much_on_the_flop_is_not_free_to_raise_over_a_short_all_in() -> None:
    # seat 4 straddles 4 and bets 4 on the flop; seat 5 is all-in for 6, 2 more
    table = play(six_handed((500, 500, 500, 500, 10, 500)), StraddlePosted(4, 4), *map(Call, (5, 6, 1, 2, 3)), Check(4))
    table = play(table, StreetDealt(), Check(2), Check(3), Wager(4, 4), AllIn(5), *map(Fold, (6, 1, 2)), Call(3))
    assert limits(the_hand(table), 4).can == ("call",)


def test_button_straddle_takes_the_place_of_the_one_under_the_gun_where_it_goes_first() -> None:
    hand = the_hand(play(six_handed(straddle_precedence="button_first"), StraddlePosted(4, 4), StraddlePosted(1, 4)))
    assert [each.seat for each in hand.forced.straddles] == [1]
    assert in_hand(hand, 4).behind == 500


@pytest.mark.parametrize(
    ("precedence", "offered", "accepted"),
    [
        ("button_first", (4, 1), (1,)),
        ("utg_first", (1, 4), (4,)),
        ("first_to_post", (4, 1), (4,)),
        ("first_to_post", (1, 4), (1,)),
    ],
)
def test_of_two_who_want_to_straddle_the_house_says_who_may(
    precedence: str, offered: tuple[int, ...], accepted: tuple[int, ...]
) -> None:
    hand = the_hand(six_handed(straddle_precedence=precedence))
    assert offers(hand, offered, 4).accepted == accepted


def test_house_without_straddles_refuses_one_and_the_floor_may_allow_it() -> None:
    table = six_handed(straddle_positions=())
    assert refusal(table, StraddlePosted(4, 4)).option == "straddle_positions"
    assert the_hand(play(table, FloorDecision(StraddlePosted(4, 4), "agreed by the table"))).level == 4


def test_smallest_bet_after_the_flop_is_the_straddle_where_the_house_says_so() -> None:
    table = six_handed(straddle_postflop_min_bet="straddle")
    calls: tuple[Entry, ...] = (StraddlePosted(4, 4), *map(Call, (5, 6, 1, 2, 3)), Check(4), StreetDealt())
    assert limits(the_hand(play(table, *calls)), 2).min_to == 4


def test_smallest_bet_after_the_flop_is_the_last_straddle_where_there_are_two() -> None:
    table = six_handed(straddle_postflop_min_bet="straddle", straddle_max=2, restraddle_positions="any")
    table = play(table, StraddlePosted(4, 4), StraddlePosted(5, 8), *map(Call, (6, 1, 2, 3, 4)), Check(5))
    assert limits(the_hand(play(table, StreetDealt())), 2).min_to == 8


def test_short_all_in_over_a_straddle_leaves_the_straddle_as_the_smallest_raise() -> None:
    table = six_handed((500, 500, 500, 500, 7, 500), straddle_min_raise="straddle")
    assert limits(the_hand(play(table, StraddlePosted(4, 4), AllIn(5))), 6).min_to == 11


@pytest.mark.parametrize(("option", "made_up"), [("dead", (0, 4)), ("live", (4, 0)), ("none", (0, 0))])
def test_missed_mandatory_straddle_is_made_up_as_the_house_says(option: str, made_up: tuple[int, int]) -> None:
    assert missed_straddle(4, house_rules(missed_straddle_post=option)) == made_up


@pytest.mark.parametrize(
    ("size", "cap", "expected"),
    [
        # blinds 1-2: exactly twice, twice and more, anything above the price; never above the cap
        ("exact_double", 10, (4, 4)),
        ("double_to_cap", 10, (4, 10)),
        ("free_to_cap", 10, (3, 10)),
    ],
)
def test_sizes_of_a_straddle_end_at_the_cap(size: str, cap: int, expected: tuple[int, int]) -> None:
    assert sizes(the_hand(six_handed(straddle_size=size, straddle_cap=cap))) == expected


def test_seat_that_was_not_dealt_in_cannot_straddle() -> None:
    table = six_handed()
    assert refusal(table, StraddlePosted(7, 4)).code is RefusalCode.NOT_IN_HAND
    assert tuple(offers(the_hand(table), (7, 4), 4).refused) == (7,)


def test_seat_whose_straddle_is_out_cannot_straddle_again() -> None:
    table = play(six_handed(straddle_max=3, restraddle_positions="any"), StraddlePosted(4, 4))
    assert refusal(table, StraddlePosted(4, 8)).code is RefusalCode.STRADDLES_ARE_OUT


def test_sleeper_that_is_out_counts_among_the_straddles() -> None:
    table = play(six_handed(straddle_positions=("utg", "sleeper"), straddle_max=1), SleeperPosted(6, 4))
    assert refusal(table, StraddlePosted(4, 4)).code is RefusalCode.STRADDLES_ARE_OUT


def test_straddle_comes_too_late_after_an_action_and_on_a_later_street() -> None:
    acted = play(six_handed(), Call(4))
    later = play(acted, Call(5), Fold(6), Fold(1), Call(2), Check(3), StreetDealt())
    for table in (acted, later):
        assert refusal(table, FloorDecision(StraddlePosted(5, 4), "asked")).code is RefusalCode.POSTED_TOO_LATE


def test_blind_that_is_all_in_has_nothing_to_straddle_with() -> None:
    table = six_handed(stacks=(500, 500, 2, 500, 500, 500))
    assert refusal(table, StraddlePosted(3, 4)).code is RefusalCode.IS_ALL_IN


def test_straddle_of_a_blind_by_the_floors_word_adds_to_what_lies_there() -> None:
    table = play(six_handed(), FloorDecision(StraddlePosted(2, 4), "put out before anybody said no"))
    seat = part_of(table, 2)
    assert (seat.front, seat.behind, seat.put_in) == (4, 496, 4)


def test_straddle_above_the_stack_and_the_blind_together_is_more_than_there_is() -> None:
    table = six_handed(stacks=(500, 500, 10, 500, 500, 500))
    refused = refusal(table, StraddlePosted(3, 11))
    assert (refused.code, refused.facts["stack"]) == (RefusalCode.MORE_THAN_STACK, 10)


def test_table_without_straddles_names_the_option_that_says_so() -> None:
    assert refusal(six_handed(straddle_max=0), StraddlePosted(4, 4)).option == "straddle_max"


@pytest.mark.parametrize(
    ("size", "cap", "to", "option"),
    [
        ("exact_double", None, 5, "straddle_size"),
        ("exact_double", 10, 12, "straddle_size"),
        ("double_to_cap", 10, 12, "straddle_cap"),
    ],
)
def test_straddle_that_is_too_large_names_the_option_that_limits_it(
    size: str, cap: int | None, to: int, option: str
) -> None:
    refused = refusal(six_handed(straddle_size=size, straddle_cap=cap), StraddlePosted(4, to))
    assert (refused.code, refused.option) == (RefusalCode.STRADDLE_SIZE, option)
