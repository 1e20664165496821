"""Facts of the table the floor changes with one tap each: stakes, structure, game, ante, straddles, kill, cap, rake.

A row is one fact, its keys the values most rooms use; the one that holds is marked, another is keyed. Each tap is an
entry of its own and holds from the next hand on. What a value means for other house rules, `files.facts` decides.
"""

from __future__ import annotations

from collections.abc import Callable

from dealer_assist.app.facts_row import KEYED, Floor, Row, Value
from dealer_assist.app.game_rows import game_rows
from dealer_assist.app.page_state import Tab
from dealer_assist.app.stakes_rows import stakes_rows
from dealer_assist.app.straddle_rows import straddle_rows
from dealer_assist.app.views.fact_words import ANTE_TEXTS, KILL_TEXTS
from dealer_assist.rules.options import AnteType, BettingStructure, KillType, RakeMethod
from dealer_assist.table.facts import with_facts_due
from dealer_assist.table.state import TableState
from dealer_assist.table.unit import payable

CAPS = (30, 50, 100)
"""Caps of a hand, in big blinds."""


# -- rows


def rows(tab: Tab, table: TableState, floor: Floor, games_from: int = 0) -> tuple[Row, ...]:
    """The facts of one tab as they will be from the next hand on; a fact with nothing to choose from has no row."""
    return tuple(row for row in ROWS[tab](with_facts_due(table), floor, games_from) if row.values)


def _ante_rows(table: TableState, floor: Floor, _from: int) -> tuple[Row, ...]:
    rules, stakes = table.rules, table.stakes
    kinds = tuple(Value(str(each), ANTE_TEXTS[each], each is rules.ante_type) for each in AnteType)
    usual = {table.chips[0], stakes.small_blind, stakes.big_blind, 2 * stakes.big_blind, rules.ante_amount} - {0}
    amounts = [
        Value(str(each), each, each == rules.ante_amount) for each in sorted(usual) if payable(each, table.chips)
    ]
    return (
        Row("ante_type", "facts.ante_from", kinds),
        Row("ante", "facts.ante_amount", (*amounts, KEYED)),
    )


def _more_rows(table: TableState, floor: Floor, _from: int) -> tuple[Row, ...]:
    rules, big = table.rules, table.stakes.big_blind
    limit = rules.betting_structure is BettingStructure.FL
    kills = tuple(Value(str(each), KILL_TEXTS[each], each is rules.kill_type, limit) for each in KillType)
    caps = sorted({each * big for each in CAPS} | ({rules.hand_cap} if rules.hand_cap else set()))
    cap = (
        Value("0", "facts.none", rules.hand_cap is None),
        *(Value(str(each), each, each == rules.hand_cap) for each in caps),
        KEYED,
    )
    taken = floor.ready.rules.rake_method is not RakeMethod.NONE
    free = rules.rake_method is RakeMethod.NONE
    rake = (Value("room", "facts.as_the_room", taken and not free, taken), Value("none", "facts.none", free))
    return (
        Row("kill", "facts.kill", kills),
        Row("cap", "facts.cap", cap),
        Row("rake", "facts.rake", rake),
    )


ROWS: dict[Tab, Callable[[TableState, Floor, int], tuple[Row, ...]]] = {
    Tab.STAKES: stakes_rows,
    Tab.GAME: game_rows,
    Tab.ANTE: _ante_rows,
    Tab.STRADDLES: straddle_rows,
    Tab.MORE: _more_rows,
}
"""The facts on each tab."""
