"""Fixed limit: one size a street, short all-ins completed, raises that run out (rule file 03, section 4)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dealer_assist.hand.entries import AllIn, Call, Check, Fold, StreetDealt, Wager
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.limits import limits
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.state import TableState
from tests.tables import Stacks, dealt, house_rules, play, refusal, the_hand

LIMIT_10_20 = BetSizes(small_bet=10, big_bet=20)
DEEP = (1000,) * 6


def limit_table(stacks: Stacks = DEEP, **options: object) -> TableState:
    """Blinds 5 and 10, limits 10 and 20, button on seat 1: seat 4 opens, with three players seat 1."""
    return dealt(stacks, blinds=(5, 10), bets=LIMIT_10_20, rules=house_rules(betting="fl", **options))


def flop(stacks: Stacks = DEEP, **options: object) -> TableState:
    """Everybody has called; seat 2 is to act."""
    table = limit_table(stacks, **options)
    while (seat := the_hand(table).to_act) is not None:
        table = play(table, Call(seat) if "call" in limits(the_hand(table), seat).can else Check(seat))
    return play(table, StreetDealt())


def ends(table: TableState, seat: int) -> tuple[int | None, int | None]:
    legal = limits(the_hand(table), seat)
    return legal.min_to, legal.max_to


def test_a_raise_has_one_size_and_the_late_streets_twice_that() -> None:
    assert ends(limit_table(), 4) == (20, 20)
    table = flop()
    assert ends(table, 2) == (10, 10)
    for seat in (2, 3, 4, 5, 6, 1):
        table = play(table, Check(seat))
    assert ends(play(table, StreetDealt()), 2) == (20, 20)


@pytest.mark.parametrize(("to", "code"), [(15, RefusalCode.RAISE_TOO_SMALL), (30, RefusalCode.ABOVE_FIXED_BET)])
def test_another_size_is_refused_and_the_right_one_is_one_tap(to: int, code: RefusalCode) -> None:
    refused = refusal(limit_table(), Wager(4, to))
    assert refused.code is code
    assert refused.remedies == (Wager(4, 20), Call(4))


def test_all_in_above_the_bet_is_the_bet() -> None:
    refused = refusal(limit_table(), AllIn(4))
    assert refused.code is RefusalCode.ABOVE_FIXED_BET
    assert refused.remedies[0] == Wager(4, 20)


def test_all_in_below_the_bet_is_taken() -> None:
    table = play(flop({1: 1000, 2: 14, 3: 1000}), AllIn(2))
    # 4 is under half of 10: completed to 10
    assert ends(table, 3) == (10, 10)


def test_all_in_of_half_a_bet_counts_as_the_bet() -> None:
    table = play(flop({1: 1000, 2: 15, 3: 1000}), AllIn(2))
    assert ends(table, 3) == (15, 15)


def test_short_all_ins_add_up_to_half_a_bet() -> None:
    # bet 10, all-in 13 (3), all-in 15 (5 over the bet): half a bet in all counts, the next raise is to 25
    table = play(flop({1: 1000, 2: 1000, 3: 23, 4: 25, 5: 1000}), Wager(2, 10), AllIn(3), AllIn(4))
    assert ends(table, 5) == (25, 25)
    assert "raise" in limits(the_hand(table), 2).can


def test_raise_is_locked_for_who_acted_and_faces_under_half_a_bet() -> None:
    table = play(flop({1: 1000, 2: 1000, 3: 24}), Wager(2, 10), AllIn(3), Call(1))
    refused = refusal(table, Wager(2, 24))
    assert refused.code is RefusalCode.RAISE_LOCKED
    assert (refused.facts["increase"], refused.facts["full"]) == (4, 5)
    assert refused.option == "limit_short_all_in_fraction"


def test_short_all_in_before_the_flop_stays_closed_for_who_called() -> None:
    # 10 and 4 more: less than half a bet
    table = limit_table({1: 14, 2: 1000, 3: 1000, 4: 1000})
    assert limits(the_hand(play(table, Call(4), AllIn(1), Call(2), Call(3))), 4).can == ("call",)


def test_two_left_before_the_last_raise_was_made_raise_on_where_the_house_says_so() -> None:
    # a bet and three raises: the third is made by two
    table = flop((1000,) * 3, limit_raise_cap=3, limit_cap_heads_up="uncapped_if_heads_up_before_cap")
    table = play(table, Wager(2, 10), Wager(3, 20), Wager(1, 30), Fold(2), Wager(3, 40))
    assert ends(table, 1) == (50, 50)


def test_two_at_the_table_are_the_last_two_where_nobody_told_how_many_play_on() -> None:
    rules = house_rules(betting="fl", limit_raise_cap=1, limit_cap_heads_up="capped_until_final_two")
    table = play(dealt((1000,) * 2, blinds=(5, 10), bets=LIMIT_10_20, rules=rules), Wager(1, 20), Wager(2, 30))
    assert ends(table, 1) == (40, 40)
    elsewhere = replace(the_hand(table), event_players=5)
    assert limits(elsewhere, 1).can == ("call",)


@pytest.mark.parametrize("raises", [3, 4])
def test_raises_run_out_after_the_house_number(raises: int) -> None:
    table = limit_table(limit_raise_cap=raises)
    seats = [4, 5, 6, 1]
    for number, seat in enumerate(seats[:raises], start=1):
        # the big blind is the bet, each of these a raise
        table = play(table, Wager(seat, 10 + 10 * number))
    to_act = the_hand(table).to_act
    assert to_act is not None
    refused = refusal(table, Wager(to_act, 20 + 10 * raises))
    assert refused.code is RefusalCode.RAISES_RAN_OUT
    assert refused.facts["raises"] == raises
    assert refused.remedies == (Call(to_act), Fold(to_act))


def test_short_all_in_uses_up_no_raise() -> None:
    table = play(flop({1: 1000, 2: 1000, 3: 24, 4: 1000}, limit_raise_cap=1), Wager(2, 10), AllIn(3))
    assert ends(play(table, Wager(4, 20)), 1) == (None, None)


def test_next_street_starts_counting_again() -> None:
    table = play(flop({1: 1000, 2: 1000, 3: 1000}, limit_raise_cap=1), Wager(2, 10), Wager(3, 20), Call(1), Call(2))
    table = play(table, StreetDealt(), Wager(2, 20))
    assert ends(table, 3) == (40, 40)
