"""Bomb pots: everybody puts an ante in, there are no blinds and no betting before the flop, which comes at once.

The players agree on one for the next deal and on its ante, or the table deals nothing else (WSOP Live 2024 R27, and
"5 Card Double Board Bomb Pot PLO"; rule file 02, section 7). Options `bomb_pot_default_ante`, `bomb_pot_opt_out`; how
it is dealt stands in `bomb_deal`.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.games.game import ForcedBets, Game
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.entries import BombPotAgreed, BombPotCalledOff
from dealer_assist.table.rule import Rule, nothing_forbids
from dealer_assist.table.state import BombPot, Stakes, TableState, seat_at


def bomb_pot_due(table: TableState) -> BombPot | None:
    """The bomb pot that is dealt next; None = an ordinary hand, as in every game without a board to come at once."""
    agreed = table.bomb_pot
    if (agreed is None and not bomb_pots_only(table)) or flop_of(table.game) is None:
        return None
    return agreed or BombPot(table.stakes.bomb_ante or table.rules.ante_amount)


def bomb_pots_only(table: TableState) -> bool:
    """Whether the table deals nothing but bomb pots: by its stakes, or because that is the game."""
    by_stakes = table.stakes.bomb_ante > 0 and flop_of(table.game) is not None
    return by_stakes or table.game.forced is ForcedBets.ANTES


def default_ante(rules: HouseRules, stakes: Stakes) -> int | None:
    """The ante without an agreement, by the smallest blind; None = the house has none, the players must agree.

    Option `bomb_pot_default_ante`; WSOP Live 2024 R27.
    """
    rows = [row for row in rules.bomb_pot_default_ante if row.smallest_blind_at_least <= stakes.small_blind]
    return max(rows, key=lambda row: row.smallest_blind_at_least).ante if rows else None


def flop_of(game: Game) -> int | None:
    """Index of the first street that deals a board; None in games without one."""
    return next((index for index, street in enumerate(game.streets) if street.board), None)


# -- agreed on


def _cannot_agree(table: TableState, entry: BombPotAgreed) -> Refused | None:
    if flop_of(table.game) is None:
        return Refused(RefusalCode.BOMB_POT_NEEDS_BOARD)
    ante = _ante_of(table, entry)
    if ante is None:
        return Refused(RefusalCode.BOMB_POT_NEEDS_ANTE, option="bomb_pot_default_ante", cite=("WSOP Live 2024 R27",))
    if ante <= 0:
        return Refused(RefusalCode.AMOUNT_ZERO if not ante else RefusalCode.AMOUNT_NEGATIVE, {"amount": ante})
    empty = [seat for seat in entry.opt_out if seat_at(table, seat) is None]
    return Refused(RefusalCode.SEAT_EMPTY, {"seat": empty[0]}) if empty else None


def _ante_of(table: TableState, entry: BombPotAgreed) -> int | None:
    return default_ante(table.rules, table.stakes) if entry.ante is None else entry.ante


def _nobody_sits_out(table: TableState, entry: BombPotAgreed) -> Refused | None:
    """Option `bomb_pot_opt_out`; WSOP Live 2024 R27."""
    if table.rules.bomb_pot_opt_out or not entry.opt_out:
        return None
    facts = {"seat": entry.opt_out[0]}
    return Refused(RefusalCode.EVERYBODY_PAYS, facts, (BombPotAgreed(entry.ante),), option="bomb_pot_opt_out")


def _agree(table: TableState, entry: BombPotAgreed) -> TableState:
    ante = _ante_of(table, entry)
    assert ante is not None, "cannot has asked before"
    return replace(table, bomb_pot=BombPot(ante, tuple(sorted(entry.opt_out))))


BOMB_POT_AGREED = Rule(_cannot_agree, _nobody_sits_out, _agree)


def _none_agreed(table: TableState, _entry: BombPotCalledOff) -> Refused | None:
    return Refused(RefusalCode.NO_BOMB_POT) if table.bomb_pot is None else None


def _call_off(table: TableState, _entry: BombPotCalledOff) -> TableState:
    return replace(table, bomb_pot=None)


BOMB_POT_CALLED_OFF = Rule(_none_agreed, nothing_forbids, _call_off)
