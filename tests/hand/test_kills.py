"""The kill blind: how much, what it raises, who acts when."""

import pytest

from dealer_assist.hand.entries import Call, Check, Fold, KillPosted, StraddlePosted, StreetDealt
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.limits import limits
from dealer_assist.hand.state import in_front
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import Entry, FloorDecision
from dealer_assist.table.state import TableState
from tests.tables import acting_order, dealt, house_rules, part_of, play, refusal, the_hand

SIX = (500,) * 6


def six_handed(stacks: tuple[int, ...] = SIX, **changes: object) -> TableState:
    """Six-handed limit 4-8, blinds 2-4 in seats 2 and 3, in a house where a player may kill by choice."""
    kill: dict[str, object] = {"kill_type": "full", "kill_trigger": "voluntary", "kill_action": "in_turn"}
    rules = house_rules("roberts_rules", betting="fl", **{**kill, **changes})
    return dealt(stacks, blinds=(2, 4), bets=BetSizes(4, 8), button=1, rules=rules)


def test_full_kill_is_twice_the_big_blind_and_doubles_the_limits() -> None:
    hand = the_hand(play(six_handed(), KillPosted(6)))
    assert (hand.level, in_front(hand), hand.bets) == (8, 14, BetSizes(8, 16))
    assert (limits(hand, 4).min_to, limits(hand, 4).max_to) == (16, 16)


def test_half_kill_is_half_as_much_again() -> None:
    hand = the_hand(play(six_handed(kill_type="half"), KillPosted(5)))
    assert (hand.level, hand.bets, limits(hand, 4).min_to) == (6, BetSizes(6, 12), 12)


def test_bet_on_the_turn_of_a_kill_pot_is_twice_the_upper_limit() -> None:
    calls: tuple[Entry, ...] = (
        KillPosted(6),
        Call(4),
        *map(Fold, (5,)),
        Check(6),
        *map(Fold, (1, 2, 3)),
        StreetDealt(),
    )
    table = play(six_handed(), *calls, Check(4), Check(6), StreetDealt())
    assert limits(the_hand(table), 4).min_to == 16


def test_killer_acts_in_turn_with_the_option_where_the_house_says_so() -> None:
    assert acting_order(play(six_handed(), KillPosted(6))) == [4, 5, 6, 1, 2, 3]


def test_killer_acts_last_where_the_house_says_so() -> None:
    assert acting_order(play(six_handed(kill_action="last"), KillPosted(6))) == [4, 5, 1, 2, 3, 6]


def test_kill_in_the_big_blind_takes_its_place() -> None:
    table = play(six_handed(kill_in_blind_posts="kill_only"), KillPosted(3))
    assert (part_of(table, 3).front, part_of(table, 3).dead, part_of(table, 3).behind) == (8, 0, 492)


def test_kill_on_top_of_the_big_blind_leaves_the_blind_in_the_middle() -> None:
    table = play(six_handed(kill_in_blind_posts="kill_plus_blind"), KillPosted(3))
    assert (part_of(table, 3).front, part_of(table, 3).dead, part_of(table, 3).behind) == (8, 4, 488)
    assert (the_hand(table).middle, the_hand(table).level) == (4, 8)


def test_killer_on_top_of_a_blind_without_the_chips_for_both_kills_first() -> None:
    stacks = (500, 500, 10, 500, 500, 500)
    table = play(six_handed(stacks, kill_in_blind_posts="kill_plus_blind"), KillPosted(3))
    assert (part_of(table, 3).front, part_of(table, 3).dead, part_of(table, 3).all_in) == (8, 2, True)


def test_kill_of_a_short_stack_leaves_the_full_price() -> None:
    table = play(six_handed((500, 500, 500, 500, 500, 5)), KillPosted(6))
    assert (part_of(table, 6).all_in, the_hand(table).level) == (True, 8)


def test_a_second_kill_is_refused() -> None:
    refused = refusal(play(six_handed(), KillPosted(6)), KillPosted(5))
    assert (refused.code, refused.facts["killer"]) == (RefusalCode.KILL_IS_OUT, 6)


def test_nobody_kills_by_choice_where_pots_won_kill() -> None:
    refused = refusal(six_handed(kill_trigger="two_in_a_row"), KillPosted(6))
    assert (refused.code, refused.option) == (RefusalCode.KILL_NOT_DUE, "kill_trigger")


def test_a_table_without_kills_has_none_even_by_the_floor() -> None:
    decided = FloorDecision(KillPosted(6), "asked for")
    assert refusal(six_handed(kill_type="none"), decided).code is RefusalCode.KILL_NOT_PLAYED


def test_kill_after_somebody_has_acted_is_too_late() -> None:
    assert refusal(play(six_handed(), Fold(4)), KillPosted(6)).code is RefusalCode.POSTED_TOO_LATE


def test_straddle_in_a_kill_pot_is_twice_the_kill_where_it_is_allowed() -> None:
    allowed = six_handed(straddle_in_kill_pot=True, straddle_fixed_limit="utg_only")
    assert refusal(play(allowed, KillPosted(6)), StraddlePosted(4, 8)).code is RefusalCode.NOT_MORE_THAN_CALL
    assert the_hand(play(allowed, KillPosted(6), StraddlePosted(4, 16))).level == 16


def test_kill_pot_takes_no_straddle_where_the_house_says_so() -> None:
    table = six_handed(straddle_in_kill_pot=False, straddle_fixed_limit="utg_only")
    refused = refusal(play(table, KillPosted(6)), StraddlePosted(4, 16))
    assert (refused.code, refused.option) == (RefusalCode.STRADDLE_NOT_PLAYED, "straddle_in_kill_pot")


@pytest.mark.parametrize("seat", [4, 1])
def test_straddle_in_limit_is_refused_where_there_is_none(seat: int) -> None:
    refused = refusal(six_handed(straddle_fixed_limit="not_allowed"), StraddlePosted(seat, 8))
    assert refused.option == "straddle_fixed_limit"


def test_straddle_in_limit_makes_it_two_bets_and_a_raise_one_more() -> None:
    hand = the_hand(play(six_handed(straddle_fixed_limit="utg_only"), StraddlePosted(4, 8)))
    assert (limits(hand, 5).level, limits(hand, 5).min_to, limits(hand, 5).max_to) == (8, 12, 12)
