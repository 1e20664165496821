"""Bomb pots: everybody puts an ante in, there are no blinds and no betting before the flop, which comes at once.

The players agree on it for the next deal, or the table deals nothing else. The first seat left of the button opens.
In the form that collects time the button does not move for it (WSOP Live 2024 R27, and "5 Card Double Board Bomb Pot
PLO" for the game); rule file 02, section 7. Options `bomb_pot_default_ante` to `bomb_pot_newcomer_waits`.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from dealer_assist.games.game import Game, Half
from dealer_assist.hand.forced import Forced
from dealer_assist.hand.situation import SeatTold, Situation, Told
from dealer_assist.hand.state import Positions
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.entries import BombPotAgreed, BombPotCalledOff
from dealer_assist.table.positions import next_seat
from dealer_assist.table.rule import Rule, hand_is_open, nothing_forbids
from dealer_assist.table.standing import Comes
from dealer_assist.table.state import BombPot, Seat, Stakes, TableState, seat_at


def bomb_pot_due(table: TableState) -> BombPot | None:
    """The bomb pot that is dealt next; None = an ordinary hand."""
    if table.bomb_pot is not None:
        return table.bomb_pot
    return BombPot(table.stakes.bomb_ante) if table.stakes.bomb_ante else None


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
    if refused := hand_is_open(table):
        return refused
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
    if refused := hand_is_open(table):
        return refused
    return Refused(RefusalCode.NO_BOMB_POT) if table.bomb_pot is None else None


def _call_off(table: TableState, _entry: BombPotCalledOff) -> TableState:
    return replace(table, bomb_pot=None)


BOMB_POT_CALLED_OFF = Rule(_none_agreed, nothing_forbids, _call_off)


# -- dealt


def players(present: Sequence[Seat], button: int, table: TableState, bomb: BombPot) -> tuple[Seat, ...]:
    """Seats dealt in: everybody there who does not sit it out, in a game of bomb pots without waiting newcomers."""
    numbers = [seat.number for seat in present]
    return tuple(
        seat for seat in present if seat.number not in bomb.opt_out and not _waits(seat, numbers, button, table)
    )


def _waits(seat: Seat, present: Sequence[int], button: int, table: TableState) -> bool:
    """Whether a newcomer sits this one out: until the seat is the button or acts just before it.

    Option `bomb_pot_newcomer_waits`; only where every hand is a bomb pot.
    """
    is_new = seat.coming is not None and seat.coming.comes is Comes.NEW
    if not table.stakes.bomb_ante or not table.rules.bomb_pot_newcomer_waits or not is_new:
        return False
    order = [each for each in present if each > button] + [each for each in present if each <= button]
    return seat.number not in order[-2:]


def next_button(table: TableState, present: Sequence[int]) -> int | None:
    """Where the button goes at a table that deals nothing but bomb pots: to the next player, a newcomer too."""
    if table.button_placed is not None:
        return table.button_placed
    return None if table.marks is None else next_seat(table.marks.button, present)


def bomb_situation(told: Situation, seats: Sequence[Seat], button: int, ante: int) -> Situation:
    """An ordinary deal made into a bomb pot: antes in the middle, no blinds, the flop next to be acted on."""
    flop = flop_of(told.game)
    assert flop is not None, "only games with a board have bomb pots"
    paid = tuple(_with_ante(seat, ante) for seat in seats)
    return replace(
        told,
        game=on_boards(told.game, told.rules.bomb_pot_boards),
        positions=Positions(button),
        street=told.game.streets[flop].name,
        seats=paid,
        forced=Forced(bomb_ante=ante, antes=sum(each.earlier for each in paid)),
        full_raise=None,
        to_act=None,
    )


def _with_ante(seat: Seat, ante: int) -> SeatTold:
    paid = ante if seat.stack is None else min(ante, seat.stack)
    behind = None if seat.stack is None else seat.stack - paid
    return SeatTold(seat.number, told=Told.ALL_IN if behind == 0 else Told.IN, behind=behind, earlier=paid)


def on_boards(game: Game, boards: int) -> Game:
    """The game dealt on several boards side by side: each board is won by itself. Option `bomb_pot_boards`."""
    if boards == game.boards or game.boards > 1:
        return game
    halves = tuple(_of_board(half, board, len(game.halves)) for board in range(1, boards + 1) for half in game.halves)
    return replace(game, boards=boards, halves=halves)


def _of_board(half: Half, board: int, halves: int) -> Half:
    name = f"board{board}" if halves == 1 else f"board{board}_{half.name}"
    return replace(half, name=name, boards=(board,))
