"""The entry a tap on a fact of the table makes: what else changes with it is decided here and in `files.facts`.

Limits say the blinds in fixed limit; another structure keeps the blinds and gets sizes to go with them; an ante that is
switched on starts with its usual amount.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from dealer_assist.app.facts_row import Floor
from dealer_assist.app.game_change import needs_of
from dealer_assist.app.opening import in_proportion
from dealer_assist.app.page_state import Keying
from dealer_assist.app.straddle_rows import ANY, DOUBLE
from dealer_assist.hand.forced import NO_SIZES, BetSizes
from dealer_assist.rules.options import (
    AnteType,
    BettingStructure,
    RakeMethod,
    RestraddlePositions,
    RockStraddle,
    StraddlePositions,
    StraddleSize,
)
from dealer_assist.table.entries import BombPotAgreed, BombPotCalledOff, Entry, GameChosen
from dealer_assist.table.facts import with_facts_due
from dealer_assist.table.state import Stakes, TableState


def fact_entry(what: str, value: str, table: TableState, floor: Floor) -> Entry:
    """The entry a key of a row makes; amounts in the room's smallest unit."""
    return CHANGES[what](value, with_facts_due(table), floor)


def _set_blinds(value: str, table: TableState, floor: Floor) -> Entry:
    """Two blinds or three; a ladder's key says two, and the third is gone."""
    small, big, *third = _amounts(value)
    stakes = replace(in_proportion(table.stakes, small, big), third_blind=third[0] if third else 0)
    return floor.changed(table, {}, stakes=stakes)


def _set_third(value: str, table: TableState, floor: Floor) -> Entry:
    return floor.changed(table, {}, stakes=replace(table.stakes, third_blind=int(value)))


def _set_fixed(value: str, table: TableState, floor: Floor) -> Entry:
    small_bet, big_bet = _amounts(value)
    return floor.changed(table, {}, stakes=_fixed_limit(table, small_bet, big_bet))


def _set_spread(value: str, table: TableState, floor: Floor) -> Entry:
    least, most = _amounts(value)
    sizes = BetSizes(spread_least=least, spread_most=most)
    return floor.changed(table, {}, stakes=replace(table.stakes, bets=sizes))


def _set_structure(value: str, table: TableState, floor: Floor) -> Entry:
    betting = BettingStructure(value)
    return floor.changed(table, {}, betting=betting, stakes=AS_PLAYED[betting](table))


def _unlimited(table: TableState) -> Stakes:
    return replace(table.stakes, bets=NO_SIZES)


def _as_fixed_limit(table: TableState) -> Stakes:
    """The big blind becomes the small bet, the big bet is twice that."""
    big = table.stakes.big_blind
    return replace(_fixed_limit(table, big, 2 * big), small_blind=table.stakes.small_blind)


def _fixed_limit(table: TableState, small_bet: int, big_bet: int) -> Stakes:
    """Limits with the blinds that go with them: the small bet, and half of it as far as the chips make it."""
    smallest = table.chips[0]
    half = max(small_bet // 2 // smallest * smallest, smallest)
    bets = BetSizes(small_bet=small_bet, big_bet=big_bet)
    return replace(table.stakes, small_blind=half, big_blind=small_bet, third_blind=0, bets=bets)


def _as_spread(table: TableState) -> Stakes:
    """From one big blind to five, until the floor says otherwise."""
    big = table.stakes.big_blind
    return replace(table.stakes, bets=BetSizes(spread_least=big, spread_most=5 * big))


AS_PLAYED: dict[BettingStructure, Callable[[TableState], Stakes]] = {
    BettingStructure.NL: _unlimited,
    BettingStructure.PL: _unlimited,
    BettingStructure.FL: _as_fixed_limit,
    BettingStructure.SPREAD: _as_spread,
}
"""Stakes when a structure is chosen."""


def _set_game(value: str, table: TableState, floor: Floor) -> Entry:
    """At a mixed game by its place in the rotation, which goes on from there."""
    if table.mix is not None:
        return GameChosen(int(value))
    game = next(each for each in floor.games if each.name == value)
    needs = needs_of(game, table)
    return floor.changed(table, needs.options, stakes=needs.stakes, betting=needs.betting, game=game)


def _set_bring_in(value: str, table: TableState, floor: Floor) -> Entry:
    return floor.changed(table, {}, stakes=replace(table.stakes, bring_in=int(value)))


def _set_button_ante(value: str, table: TableState, floor: Floor) -> Entry:
    return floor.changed(table, {}, stakes=replace(table.stakes, button_ante=int(value)))


def _set_ante_type(value: str, table: TableState, floor: Floor) -> Entry:
    """With its usual amount where none was played: the smallest chip from each, or a big blind for the table."""
    kind = AnteType(value)
    amount = table.rules.ante_amount or (table.chips[0] if kind is AnteType.PER_PLAYER else table.stakes.big_blind)
    return floor.changed(table, {"ante_type": value, "ante_amount": 0 if kind is AnteType.NONE else amount})


def _set_ante(value: str, table: TableState, floor: Floor) -> Entry:
    """An amount where no ante was played is one from each player."""
    kind = table.rules.ante_type
    kind = AnteType.PER_PLAYER if kind is AnteType.NONE else kind
    return floor.changed(table, {"ante_type": str(kind), "ante_amount": int(value)})


def _toggle_straddle(value: str, table: TableState, floor: Floor) -> Entry:
    rules = table.rules
    on = set(rules.straddle_positions if rules.straddle_max else ()) ^ {StraddlePositions(value)}
    positions = [str(each) for each in StraddlePositions if each in on]
    return floor.changed(table, {"straddle_positions": positions, "straddle_max": max(rules.straddle_max, 1)})


def _set_straddle_size(value: str, table: TableState, floor: Floor) -> Entry:
    """Twice the blind; or more, up to a cap. Who takes any amount above the blind goes on doing so."""
    if value == DOUBLE:
        return floor.changed(table, {"straddle_size": str(StraddleSize.EXACT_DOUBLE), "straddle_cap": None})
    free = table.rules.straddle_size is StraddleSize.FREE_TO_CAP
    size = StraddleSize.FREE_TO_CAP if free else StraddleSize.DOUBLE_TO_CAP
    cap = None if value == ANY else int(value)
    return floor.changed(table, {"straddle_size": str(size), "straddle_cap": cap})


def _set_again(value: str, table: TableState, floor: Floor) -> Entry:
    """Whoever straddles again puts out a second one: the house takes two at least."""
    most = table.rules.straddle_max
    again = RestraddlePositions(value)
    if again is not RestraddlePositions.NONE:
        most = max(most, 2)
    return floor.changed(table, {"restraddle_positions": value, "straddle_max": most})


def _set_must(value: str, table: TableState, floor: Floor) -> Entry:
    rock = RockStraddle.WINNER_STRADDLES if value == "rock" else RockStraddle.OFF
    return floor.changed(table, {"mandatory_straddle": value == "utg", "rock_straddle": str(rock)})


def _set_bomb(value: str, _table: TableState, _floor: Floor) -> Entry:
    return BombPotAgreed(int(value)) if int(value) else BombPotCalledOff()


def _set_kill(value: str, table: TableState, floor: Floor) -> Entry:
    return floor.changed(table, {"kill_type": value})


def _set_cap(value: str, table: TableState, floor: Floor) -> Entry:
    return floor.changed(table, {"hand_cap": int(value) or None})


def _set_rake(value: str, table: TableState, floor: Floor) -> Entry:
    room = floor.ready.rules.rake_method
    return floor.changed(table, {"rake_method": str(RakeMethod.NONE if value == "none" else room)})


CHANGES: dict[str, Callable[[str, TableState, Floor], Entry]] = {
    "stakes": _set_blinds,
    "bring_in": _set_bring_in,
    "button_ante": _set_button_ante,
    "third": _set_third,
    "fixed": _set_fixed,
    "spread": _set_spread,
    "structure": _set_structure,
    "game": _set_game,
    "ante_type": _set_ante_type,
    "ante": _set_ante,
    "straddle": _toggle_straddle,
    "size": _set_straddle_size,
    "again": _set_again,
    "must": _set_must,
    "bomb": _set_bomb,
    "kill": _set_kill,
    "cap": _set_cap,
    "rake": _set_rake,
}
"""The change each row makes."""

KEYED_AS = {
    "third": Keying.THIRD_BLIND,
    "ante": Keying.ANTE,
    "bomb": Keying.BOMB_POT,
    "cap": Keying.CAP,
    "stakes": Keying.STAKES,
    "fixed": Keying.LIMITS,
    "spread": Keying.SPREAD,
    "bring_in": Keying.BRING_IN,
    "button_ante": Keying.BUTTON_ANTE,
    "size": Keying.STRADDLE,
}
"""What the pad asks for, by the row whose other amount is wanted."""

ROW_OF = {keying: what for what, keying in KEYED_AS.items()}
"""The row an amount keyed belongs to."""


def _amounts(value: str) -> list[int]:
    return [int(amount) for amount in value.split("/")]
