"""Facts of the table the floor changes with one tap each: stakes, structure, game, ante, straddles, kill, cap, rake.

A row is one fact, its keys the values most rooms use; the one that holds is marked. Each tap is an entry of its own and
holds from the next hand on. What a value means for the other rules of the house, `files.facts` decides.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec
from msgspec.structs import replace

from dealer_assist.app.game_change import in_chips
from dealer_assist.app.opening import stakes_offered
from dealer_assist.app.page_state import Tab
from dealer_assist.app.views.fact_words import ANTE_TEXTS, KILL_TEXTS, STRADDLE_TEXTS
from dealer_assist.files.facts import facts_changed
from dealer_assist.files.opening import ReadyTable
from dealer_assist.games.game import ForcedBets, Game
from dealer_assist.rules.options import (
    AnteType,
    BettingStructure,
    KillType,
    RakeMethod,
    RockStraddle,
    StraddlePositions,
)
from dealer_assist.table.bomb_pots import default_ante
from dealer_assist.table.entries import FactsSet
from dealer_assist.table.facts import with_facts_due
from dealer_assist.table.state import Facts, Stakes, TableState
from dealer_assist.table.unit import payable

FIXED_LIMITS = ((2, 4), (3, 6), (4, 8), (10, 20), (20, 40))
"""Fixed limits most rooms spread, in units of currency."""
SPREADS = ((1, 4), (1, 5), (2, 6), (2, 10), (5, 25))
"""Spread limits, the same."""
CAPS = (30, 50, 100)
"""Caps of a hand, in big blinds."""
BOMB_ANTES = (1, 2, 5)
"""Antes of a bomb pot, in big blinds."""
GAMES = 8
"""Games shown at a time."""
OTHER = "other"
MORE = "more"
FAMILY = "family"


class Value(msgspec.Struct, frozen=True):
    """One key of a row."""

    name: str
    """The value as the tap gives it back."""
    shown: str | int | tuple[int, ...] | Game | Facts
    """The id of its text, an amount, stakes, a game, or a game of a rotation with its stakes."""
    chosen: bool = False
    """Whether it holds."""
    possible: bool = True
    """Whether it does something at this table."""


class Row(msgspec.Struct, frozen=True):
    """One fact."""

    what: str
    """The fact."""
    title: str
    """The id of its name."""
    values: tuple[Value, ...]


class Floor(msgspec.Struct, frozen=True):
    """What the facts of a table are made from."""

    ready: ReadyTable
    """The room as its file says it."""
    games: tuple[Game, ...]
    """Games that are dealt here."""

    def changed(
        self,
        table: TableState,
        changes: Mapping[str, object],
        *,
        stakes: Stakes | None = None,
        betting: BettingStructure | None = None,
        game: Game | None = None,
    ) -> FactsSet:
        """The entry that changes these facts; the others stay as they will be from the next hand on."""
        return facts_changed(self.ready, with_facts_due(table), changes, stakes=stakes, betting=betting, game=game)


# -- rows


def rows(tab: Tab, table: TableState, floor: Floor, games_from: int = 0) -> tuple[Row, ...]:
    """The facts of one tab as they will be from the next hand on; a fact with nothing to choose from has no row."""
    return tuple(row for row in ROWS[tab](with_facts_due(table), floor, games_from) if row.values)


def _stakes_rows(table: TableState, floor: Floor, _from: int) -> tuple[Row, ...]:
    bomb = Row("bomb", "facts.bomb_pot", _bomb_values(table))
    return *SIZES[table.rules.betting_structure](table, floor), *FORCED[table.game.forced](table), bomb


def _blinds(table: TableState, floor: Floor) -> tuple[Row, ...]:
    stakes, units = table.stakes, floor.ready.room.units
    now = (stakes.small_blind, stakes.big_blind)
    offered = stakes_offered(replace(floor.ready.opened(), stakes=stakes, chips=table.chips), units)
    pairs = [(each.small_blind, each.big_blind) for each in offered]
    blinds = tuple(Value(f"{small}/{big}", (small, big), (small, big) == now) for small, big in pairs)
    thirds = sorted({2 * stakes.big_blind, stakes.third_blind} - {0})
    third = (
        Value("0", "facts.none", not stakes.third_blind),
        *(Value(str(each), each, each == stakes.third_blind) for each in thirds),
        Value(OTHER, "key.other_amount"),
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
    return tuple(Value(f"{low}/{high}", (low, high), (low, high) == now) for low, high in there)


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
    values = tuple(Value(str(each), each, each == stakes.bring_in) for each in sorted(usual - {0}))
    return (Row("bring_in", "facts.bring_in", values),)


def _button_ante(table: TableState) -> tuple[Row, ...]:
    """Twice the ante in most rooms."""
    ante, now = table.rules.ante_amount or table.chips[0], table.stakes.button_ante
    values = tuple(Value(str(each), each, each == now) for each in sorted({2 * ante, 3 * ante, 4 * ante, now} - {0}))
    return (Row("button_ante", "table.button_ante", values),)


FORCED: dict[ForcedBets, Callable[[TableState], tuple[Row, ...]]] = {
    ForcedBets.BLINDS: lambda _table: (),
    ForcedBets.BRING_IN: _bring_in,
    ForcedBets.BUTTON_ANTE: _button_ante,
    ForcedBets.ANTES: lambda _table: (),
}
"""What else is chosen of the stakes, by the forced bets of the game; antes have a tab of their own."""


def games_offered(table: TableState, floor: Floor) -> tuple[Value, ...]:
    """Games to choose from: those with cards enough for the players, at a mixed game those of its rotation by place."""
    if table.mix is None:
        enough = [each for each in floor.games if each.max_players >= len(table.seats)]
        return tuple(Value(each.name, each, each.name == table.game.name) for each in enough)
    now = table.mix_round
    comes = now.place if now.chosen is None else now.chosen
    return tuple(Value(str(at + 1), each, at == comes) for at, each in enumerate(table.mix.games))


def _game_rows(table: TableState, floor: Floor, first: int) -> tuple[Row, ...]:
    now = table.rules.betting_structure
    structures = tuple(Value(str(each), f"structure.{each}", each is now) for each in BettingStructure)
    dealt = games_offered(table, floor)
    keys = list(dealt if len(dealt) <= GAMES else dealt[first : first + GAMES - 1])
    if len(dealt) > GAMES:
        keys.append(Value(MORE, "key.more"))
    half = GAMES // 2
    games = (Row("game", "facts.game", tuple(keys[:half])), Row("game", "", tuple(keys[half:])))
    return Row("structure", "facts.structure", structures), _families(dealt, first), *games


def _families(dealt: tuple[Value, ...], first: int) -> Row:
    """A key for each kind of game, where there are more games than are shown at a time."""
    kinds = [each.shown.family for each in dealt if isinstance(each.shown, Game)]
    if len(dealt) <= GAMES or len(set(kinds)) < 2:
        return Row(FAMILY, "facts.family", ())
    values = tuple(Value(kind, f"family.{kind}", kind is kinds[first]) for kind in dict.fromkeys(kinds))
    return Row(FAMILY, "facts.family", values)


def first_of(family: str, dealt: tuple[Value, ...]) -> int:
    """Where the games of a kind begin."""
    kinds = [str(each.shown.family) for each in dealt if isinstance(each.shown, Game)]
    return kinds.index(family) if family in kinds else 0


def _ante_rows(table: TableState, floor: Floor, _from: int) -> tuple[Row, ...]:
    rules, stakes = table.rules, table.stakes
    kinds = tuple(Value(str(each), ANTE_TEXTS[each], each is rules.ante_type) for each in AnteType)
    usual = {table.chips[0], stakes.small_blind, stakes.big_blind, 2 * stakes.big_blind, rules.ante_amount} - {0}
    amounts = [
        Value(str(each), each, each == rules.ante_amount) for each in sorted(usual) if payable(each, table.chips)
    ]
    return (
        Row("ante_type", "facts.ante_from", kinds),
        Row("ante", "facts.ante_amount", (*amounts, Value(OTHER, "key.other_amount"))),
    )


def _straddle_rows(table: TableState, _floor: Floor, _from: int) -> tuple[Row, ...]:
    rules = table.rules
    on = rules.straddle_positions if rules.straddle_max else ()
    positions = tuple(Value(str(each), STRADDLE_TEXTS[each], each in on) for each in StraddlePositions)
    rock = rules.rock_straddle is not RockStraddle.OFF
    must = (
        Value("none", "facts.none", not rules.mandatory_straddle and not rock),
        Value("utg", "facts.under_the_gun", rules.mandatory_straddle),
        Value("rock", "facts.rock", rock),
    )
    return Row("straddle", "facts.straddle_from", positions), Row("must", "facts.must_straddle", must)


def _more_rows(table: TableState, floor: Floor, _from: int) -> tuple[Row, ...]:
    rules, big = table.rules, table.stakes.big_blind
    limit = rules.betting_structure is BettingStructure.FL
    kills = tuple(Value(str(each), KILL_TEXTS[each], each is rules.kill_type, limit) for each in KillType)
    caps = sorted({each * big for each in CAPS} | ({rules.hand_cap} if rules.hand_cap else set()))
    cap = (
        Value("0", "facts.none", rules.hand_cap is None),
        *(Value(str(each), each, each == rules.hand_cap) for each in caps),
        Value(OTHER, "key.other_amount"),
    )
    taken = floor.ready.rules.rake_method is not RakeMethod.NONE
    free = rules.rake_method is RakeMethod.NONE
    rake = (Value("room", "facts.as_the_room", taken and not free, taken), Value("none", "facts.none", free))
    return (
        Row("kill", "facts.kill", kills),
        Row("cap", "facts.cap", cap),
        Row("rake", "facts.rake", rake),
    )


def _bomb_values(table: TableState) -> tuple[Value, ...]:
    now = 0 if table.bomb_pot is None else table.bomb_pot.ante
    usual = default_ante(table.rules, table.stakes)
    antes = {each * table.stakes.big_blind for each in BOMB_ANTES} | {usual or 0, now}
    keys = tuple(Value(str(each), each, each == now) for each in sorted(antes - {0}))
    return Value("0", "facts.none", not now), *keys, Value(OTHER, "key.other_amount")


ROWS: dict[Tab, Callable[[TableState, Floor, int], tuple[Row, ...]]] = {
    Tab.STAKES: _stakes_rows,
    Tab.GAME: _game_rows,
    Tab.ANTE: _ante_rows,
    Tab.STRADDLES: _straddle_rows,
    Tab.MORE: _more_rows,
}
"""The facts on each tab."""
