"""Straddles of the table, one tap each: from which seats, how large, whether straddled again, whether anybody must.

Options `straddle_positions`, `straddle_size`, `straddle_cap`, `restraddle_positions`, `mandatory_straddle` and
`rock_straddle`; rule file 02, section 3.
"""

from __future__ import annotations

from dealer_assist.app.facts_row import KEYED, Floor, Row, Value
from dealer_assist.app.views.fact_words import AGAIN_TEXTS, STRADDLE_TEXTS
from dealer_assist.rules.options import (
    HouseRules,
    RestraddlePositions,
    RockStraddle,
    StraddlePositions,
    StraddleSize,
)
from dealer_assist.table.state import TableState

DOUBLE = "double"
ANY = "any"
CAPS = (4, 10)
"""Largest straddles, in big blinds."""


def straddle_rows(table: TableState, _floor: Floor, _from: int) -> tuple[Row, ...]:
    """The rows of the tab of the straddles."""
    rules = table.rules
    on = rules.straddle_positions if rules.straddle_max else ()
    positions = tuple(Value(str(each), STRADDLE_TEXTS[each], each in on) for each in StraddlePositions)
    return (
        Row("straddle", "facts.straddle_from", positions),
        Row("size", "facts.straddle_up_to", _sizes(rules, table.stakes.big_blind)),
        Row("again", "facts.restraddle", _again(rules)),
        Row("must", "facts.must_straddle", _must(rules)),
    )


def _sizes(rules: HouseRules, big: int) -> tuple[Value, ...]:
    exactly = rules.straddle_size is StraddleSize.EXACT_DOUBLE
    cap = None if exactly else rules.straddle_cap
    amounts = sorted({each * big for each in CAPS} | ({cap} if cap else set()))
    return (
        Value(DOUBLE, "facts.twice_the_blind", exactly),
        *(Value(str(each), each, each == cap) for each in amounts),
        Value(ANY, "facts.any_amount", not exactly and cap is None),
        KEYED,
    )


def _again(rules: HouseRules) -> tuple[Value, ...]:
    """A second straddle is out only where the house takes more than one (option `straddle_max`)."""
    now = rules.restraddle_positions if rules.straddle_max > 1 else RestraddlePositions.NONE
    straddled = bool(rules.straddle_max and rules.straddle_positions)
    return tuple(Value(str(each), AGAIN_TEXTS[each], each is now, straddled) for each in RestraddlePositions)


def _must(rules: HouseRules) -> tuple[Value, ...]:
    rock = rules.rock_straddle is not RockStraddle.OFF
    return (
        Value("none", "facts.none", not rules.mandatory_straddle and not rock),
        Value("utg", "facts.under_the_gun", rules.mandatory_straddle),
        Value("rock", "facts.rock", rock),
    )
