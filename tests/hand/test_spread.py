"""Spread limit: any bet between two ends, raises of at least the last one (rule file 03, section 5)."""

from __future__ import annotations

from dealer_assist.hand.entries import AllIn, Call, Check, StreetDealt, Wager
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.limits import limits
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.state import TableState
from tests.tables import Stacks, dealt, house_rules, play, refusal, the_hand


def spread_flop(stacks: Stacks = (500,) * 3, **options: object) -> TableState:
    """Spread 1 to 4 after blinds of 1 and 2; seat 2 is to act."""
    bets = BetSizes(spread_least=1, spread_most=4)
    table = dealt(stacks, blinds=(1, 2), bets=bets, rules=house_rules(betting="spread", **options))
    return play(table, Call(1), Call(2), Check(3), StreetDealt())


def ends(table: TableState, seat: int) -> tuple[int | None, int | None]:
    legal = limits(the_hand(table), seat)
    return legal.min_to, legal.max_to


def test_raise_adds_the_last_raise_at_least_and_the_upper_end_at_most() -> None:
    table = spread_flop()
    assert ends(table, 2) == (1, 4)
    table = play(table, Wager(2, 1))
    assert ends(table, 3) == (2, 5)
    table = play(table, Wager(3, 3))
    assert ends(table, 1) == (5, 7)
    assert ends(play(table, Wager(1, 7)), 2) == (11, 11)


def test_more_than_the_upper_end_is_refused_and_the_end_is_one_tap() -> None:
    refused = refusal(spread_flop(), Wager(2, 5))
    assert (refused.code, refused.remedies) == (RefusalCode.ABOVE_SPREAD, (Wager(2, 4), Check(2)))
    assert refusal(spread_flop(), AllIn(2)).code is RefusalCode.ABOVE_SPREAD


def test_before_the_flop_the_blind_is_the_last_bet() -> None:
    bets = BetSizes(spread_least=1, spread_most=4)
    table = dealt((500,) * 4, blinds=(1, 2), bets=bets, rules=house_rules(betting="spread"))
    assert ends(table, 4) == (4, 6)


def test_blind_above_the_upper_end_is_still_the_smallest_raise() -> None:
    bets = BetSizes(spread_least=1, spread_most=4)
    table = dealt((500,) * 4, blinds=(5, 10), bets=bets, rules=house_rules(betting="spread"))
    assert ends(table, 4) == (20, 20)


def test_later_row_widens_the_spread_from_its_round_on() -> None:
    table = spread_flop(spread_by_street=((1, 2, 10), (3, 4, 20)))
    assert ends(table, 2) == (2, 10)
    table = play(table, Check(2), Check(3), Check(1), StreetDealt())
    assert ends(table, 2) == (4, 20)


def test_raises_are_counted_as_in_limit() -> None:
    table = play(spread_flop(limit_raise_cap=2), Wager(2, 1), Wager(3, 2), Wager(1, 3))
    assert refusal(table, Wager(2, 4)).code is RefusalCode.RAISES_RAN_OUT
