"""Stakes of the table, one tap each: blinds, limits, bring-in, the button's amount, the next hand's bomb pot.

The usual values stand on keys, those that are played among them; every other amount is keyed. What is chosen depends on
the structure and on the forced bets of the game.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from dealer_assist.app.facts_row import KEYED, Floor, Row, Value
from dealer_assist.app.game_change import in_chips
from dealer_assist.app.opening import stakes_offered
from dealer_assist.games.game import ForcedBets
from dealer_assist.rules.options import BettingStructure
from dealer_assist.table.bomb_pots import default_ante
from dealer_assist.table.state import TableState
from dealer_assist.table.unit import payable

FIXED_LIMITS = ((2, 4), (3, 6), (4, 8), (10, 20), (20, 40))
"""Fixed limits most rooms spread, in units of currency."""
SPREADS = ((1, 4), (1, 5), (2, 6), (2, 10), (5, 25))
"""Spread limits, the same."""
BOMB_ANTES = (1, 2, 5)
"""Antes of a bomb pot, in big blinds."""


def stakes_rows(table: TableState, floor: Floor, _from: int) -> tuple[Row, ...]:
    """The rows of the tab of the stakes."""
    bomb = Row("bomb", "facts.bomb_pot", _bomb_values(table))
    return *SIZES[table.rules.betting_structure](table, floor), *FORCED[table.game.forced](table), bomb


def _blinds(table: TableState, floor: Floor) -> tuple[Row, ...]:
    stakes, units = table.stakes, floor.ready.room.units
    now = (stakes.small_blind, stakes.big_blind)
    offered = stakes_offered(replace(floor.ready.opened(), stakes=stakes, chips=table.chips), units)
    pairs = [(each.small_blind, each.big_blind) for each in offered]
    blinds = (*(Value(f"{small}/{big}", (small, big), (small, big) == now) for small, big in pairs), KEYED)
    thirds = sorted({2 * stakes.big_blind, stakes.third_blind} - {0})
    third = (
        Value("0", "facts.none", not stakes.third_blind),
        *(Value(str(each), each, each == stakes.third_blind) for each in thirds),
        KEYED,
    )
    return Row("stakes", "table.stakes", blinds), Row("third", "facts.third_blind", third)


def _fixed(table: TableState, floor: Floor) -> tuple[Row, ...]:
    """The limits say the blinds: the big blind is the small bet, the small blind half of it."""
    now = table.stakes.bets
    return (Row("fixed", "facts.limits", _sizes(FIXED_LIMITS, (now.small_bet, now.big_bet), table, floor)),)


def _spread(table: TableState, floor: Floor) -> tuple[Row, ...]:
    now = table.stakes.bets
    sizes = _sizes(SPREADS, (now.spread_least, now.spread_most), table, floor)
    return _blinds(table, floor)[0], Row("spread", "facts.limits", sizes)


def _sizes(
    usual: tuple[tuple[int, int], ...], now: tuple[int, int], table: TableState, floor: Floor
) -> tuple[Value, ...]:
    units, chips = floor.ready.room.units, table.chips
    all_sizes = {(low * units, high * units) for low, high in usual} | ({now} if now[1] else set())
    there = [
        each for each in sorted(all_sizes, key=lambda each: each[::-1]) if all(payable(one, chips) for one in each)
    ]
    return (*(Value(f"{low}/{high}", (low, high), (low, high) == now) for low, high in there), KEYED)


SIZES: dict[BettingStructure, Callable[[TableState, Floor], tuple[Row, ...]]] = {
    BettingStructure.NL: _blinds,
    BettingStructure.PL: _blinds,
    BettingStructure.FL: _fixed,
    BettingStructure.SPREAD: _spread,
}
"""What is chosen of the stakes, by the structure."""


def _bring_in(table: TableState) -> tuple[Row, ...]:
    """At most the small bet it is completed to."""
    stakes, chips = table.stakes, table.chips
    most = stakes.bets.small_bet or stakes.big_blind
    usual = {in_chips(most // part, chips) for part in (6, 4, 3, 2)} | {stakes.bring_in}
    values = (Value(str(each), each, each == stakes.bring_in) for each in sorted(usual - {0}))
    return (Row("bring_in", "facts.bring_in", (*values, KEYED)),)


def _button_ante(table: TableState) -> tuple[Row, ...]:
    """Twice the ante in most rooms."""
    ante, now = table.rules.ante_amount or table.chips[0], table.stakes.button_ante
    values = (Value(str(each), each, each == now) for each in sorted({2 * ante, 3 * ante, 4 * ante, now} - {0}))
    return (Row("button_ante", "table.button_ante", (*values, KEYED)),)


FORCED: dict[ForcedBets, Callable[[TableState], tuple[Row, ...]]] = {
    ForcedBets.BLINDS: lambda _table: (),
    ForcedBets.BRING_IN: _bring_in,
    ForcedBets.BUTTON_ANTE: _button_ante,
    ForcedBets.ANTES: lambda _table: (),
}
"""What else is chosen of the stakes, by the forced bets of the game; antes have a tab of their own."""


def _bomb_values(table: TableState) -> tuple[Value, ...]:
    now = 0 if table.bomb_pot is None else table.bomb_pot.ante
    usual = default_ante(table.rules, table.stakes)
    antes = {each * table.stakes.big_blind for each in BOMB_ANTES} | {usual or 0, now}
    keys = tuple(Value(str(each), each, each == now) for each in sorted(antes - {0}))
    return Value("0", "facts.none", not now), *keys, KEYED
