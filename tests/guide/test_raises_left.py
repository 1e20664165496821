"""Whether a raise is left, told in the middle: rule file 03, sections 4 and 5."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dealer_assist.guide.in_front import Opened, answer
from dealer_assist.guide.raises_left import LEFT_FOR_TWO
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.situation import FullRaise, Situation
from dealer_assist.hand.state import Positions
from dealer_assist.rules.options import LimitCapHeadsUp
from tests.guide.telling import told
from tests.tables import house_rules


def spread(fronts: dict[int, int | None], *, last: FullRaise | None = None) -> Situation:
    """Spread 2 to 10 on the flop; a bet and three raises."""
    rules = house_rules(betting="spread", limit_raise_cap=3)
    situation = told(fronts, inside=tuple(fronts), positions=Positions(1), rules=rules, last=last)
    return replace(situation, bets=BetSizes(spread_least=2, spread_most=10))


def turn_of_limit(fronts: dict[int, int | None], folded: tuple[int, ...] = (), **options: object) -> Situation:
    """Fixed limit 20/40 on the turn; a bet and three raises."""
    rules = house_rules("roberts_rules", betting="fl", limit_raise_cap=3, **options)
    inside = tuple(seat for seat in fronts if seat not in folded)
    situation = told(
        fronts, inside=inside, folded=folded, blinds=(10, 20), positions=Positions(1), street="turn", rules=rules
    )
    return replace(situation, bets=BetSizes(20, 40))


def test_every_rule_for_two_players_is_there() -> None:
    assert set(LEFT_FOR_TWO) == set(LimitCapHeadsUp)


def test_spread_seen_from_nothing_in_front_shows_every_raise() -> None:
    # 2, raised to 4, 6 and 8
    said = answer(spread({3: 2, 5: 4, 7: 6, 8: 8, 9: 0}), Opened.PAD, 9)
    assert (said.code, said.slots) == ("to_act", {"seat": 9, "call": 8, "min": None})


def test_spread_with_a_raise_left_names_it() -> None:
    # 2, raised to 4 and 6
    said = answer(spread({3: 2, 5: 4, 7: 6, 9: 0}), Opened.PAD, 9)
    assert (said.code, said.slots) == ("call_or_raise", {"seat": 9, "call": 6, "min": 8})


def test_spread_reached_in_one_raise_or_in_four_names_the_raise_with_its_condition() -> None:
    # 8 in front of seat 3 is one bet, or a bet and up to three raises
    said = answer(spread({3: 8, 5: 12, 7: 12}, last=FullRaise(8, 12)), Opened.PAD, 3)
    assert (said.code, said.slots) == ("raise_if_left", {"seat": 3, "call": 4, "min": 16})
    assert said.why.options == ("limit_raise_cap", "limit_cap_heads_up")


@pytest.mark.parametrize(
    "rule", ["capped_until_final_two", "uncapped_if_round_started_heads_up", "uncapped_if_heads_up_before_cap"]
)
def test_after_the_last_raise_of_two_players_the_chips_do_not_tell_whether_there_is_a_cap(rule: str) -> None:
    # 40, 80, 120, 160: seat 5 put 120, seat 3 raised it to 160
    said = answer(turn_of_limit({3: 160, 5: 120}, limit_cap_heads_up=rule), Opened.PAD, 5)
    assert (said.code, said.slots) == ("raise_if_left", {"seat": 5, "call": 40, "min": 200})


def test_two_players_dealt_in_alone_raise_on() -> None:
    situation = replace(
        turn_of_limit({3: 160, 5: 120}, limit_cap_heads_up="uncapped_if_heads_up_before_cap"), dealt_in=2
    )
    said = answer(situation, Opened.PAD, 5)
    assert (said.code, said.slots) == ("call_or_raise", {"seat": 5, "call": 40, "min": 200})


def test_house_that_always_caps_has_no_raise_left() -> None:
    said = answer(turn_of_limit({3: 160, 5: 120}, limit_cap_heads_up="always_capped"), Opened.PAD, 5)
    assert (said.code, said.slots) == ("to_act", {"seat": 5, "call": 40, "min": None})


def test_third_player_with_chips_on_the_street_began_it_with_them() -> None:
    situation = turn_of_limit(
        {3: 160, 5: 120, 7: 40}, folded=(7,), limit_cap_heads_up="uncapped_if_round_started_heads_up"
    )
    said = answer(situation, Opened.PAD, 5)
    assert (said.code, said.slots) == ("to_act", {"seat": 5, "call": 40, "min": None})


def test_whether_the_third_player_folded_before_the_cap_the_chips_do_not_tell() -> None:
    situation = turn_of_limit(
        {3: 160, 5: 120, 7: 40}, folded=(7,), limit_cap_heads_up="uncapped_if_heads_up_before_cap"
    )
    assert answer(situation, Opened.PAD, 5).code == "raise_if_left"


def test_three_who_can_bet_have_had_their_raises() -> None:
    said = answer(turn_of_limit({3: 160, 5: 120, 7: 160}), Opened.PAD, 5)
    assert (said.code, said.slots) == ("to_act", {"seat": 5, "call": 40, "min": None})


def test_bettor_nobody_spoke_of_may_be_all_in_and_makes_no_third_player_for_sure() -> None:
    # a bet of 14 and a raise to 34, the only one: seats 1 and 3 may be the only two that can bet
    rules = house_rules("roberts_rules", betting="fl", limit_raise_cap=1)
    situation = told({1: 0, 2: 14, 3: 34}, inside=(1, 3), blinds=(10, 20), positions=Positions(1), rules=rules)
    said = answer(replace(situation, bets=BetSizes(20, 40)), Opened.PAD, 1)
    assert (said.code, said.slots) == ("raise_if_left", {"seat": 1, "call": 34, "min": 54})


def test_two_short_all_ins_inside_a_total_are_no_raise() -> None:
    # 6 and 14 are last chips on a street of 10 and more: the raise to 24 is the first, and one more is allowed
    rules = house_rules(betting="spread", limit_raise_cap=1, limit_cap_heads_up="always_capped")
    situation = told({1: 14, 2: 24, 4: 6, 6: 14}, inside=(1, 2), all_in=(4, 6), positions=Positions(1), rules=rules)
    situation = replace(situation, bets=BetSizes(spread_least=10, spread_most=40), full_raise=FullRaise(14, 24))
    said = answer(situation, Opened.PAD, 1)
    assert (said.code, said.slots) == ("raise_if_left", {"seat": 1, "call": 10, "min": 34})
