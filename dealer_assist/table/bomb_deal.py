"""NEXT HAND when it is a bomb pot: antes go in, the flop is dealt, and the first seat left of the button opens.

The button moves for it, or stays where the last ordinary hand had it (option `bomb_pot_advances_button`; WSOP Live 2024
R27); where bomb pots are the game it goes to the next player. Rule file 02, section 7.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from dealer_assist.games.game import Game, Half, OddChip
from dealer_assist.hand.forced import Forced
from dealer_assist.hand.situation import SeatTold, Situation, Told, begin
from dealer_assist.hand.state import HandState, Positions
from dealer_assist.table.bomb_pots import bomb_pots_only, flop_of
from dealer_assist.table.dealing_in import dealt_in, next_deal
from dealer_assist.table.positions import acts_last, from_button, next_seat
from dealer_assist.table.standing import NOTHING_OWED, Comes
from dealer_assist.table.state import BombPot, Marks, Presence, Seat, TableState
from dealer_assist.table.time_charge import with_time_due
from dealer_assist.table.unit import odd_chip_unit


class BombDeal(msgspec.Struct, frozen=True):
    """The bomb pot as it will be dealt."""

    seats: tuple[Seat, ...]
    """Dealt in, ascending."""
    button: int
    marks: Marks | None
    """Places from which the hand after this one moves on; None = the button is still to be placed for it."""


def bomb_deal(table: TableState, bomb: BombPot) -> BombDeal | None:
    """Who is dealt into the bomb pot and where the button lies; None if nobody told where it was."""
    present = tuple(seat for seat in dealt_in(table) if seat.presence is Presence.IN)
    if table.marks is None and table.button_placed is None:
        return None
    # with one player left there is no hand, and no next place for the button
    marks = _marks(table, tuple(seat.number for seat in present)) if len(present) > 1 else table.marks
    button = table.button_placed if marks is None else marks.button
    assert button is not None, "one of the two is there"
    return BombDeal(_players(present, button, table, bomb), button, marks)


def _marks(table: TableState, present: tuple[int, ...]) -> Marks | None:
    if bomb_pots_only(table):
        # a newcomer who waits has the button too when it comes
        button = table.button_placed or next_seat(table.marks.button if table.marks is not None else 0, present)
        return from_button(button, present)
    if not table.rules.bomb_pot_advances_button:
        return table.marks
    deal = next_deal(table)
    assert deal is not None, "bomb_deal has asked before"
    return deal.marks


def _players(present: Sequence[Seat], button: int, table: TableState, bomb: BombPot) -> tuple[Seat, ...]:
    """Everybody there who does not sit it out; in a game of bomb pots without newcomers who wait."""
    numbers = [seat.number for seat in present]
    return tuple(
        seat for seat in present if seat.number not in bomb.opt_out and not _waits(seat, numbers, button, table)
    )


def _waits(seat: Seat, present: Sequence[int], button: int, table: TableState) -> bool:
    """Whether a newcomer sits this one out: until the seat is the button or acts just before it.

    Option `bomb_pot_newcomer_waits`; only where every hand is a bomb pot.
    """
    is_new = seat.coming is not None and seat.coming.comes is Comes.NEW
    if not bomb_pots_only(table) or not table.rules.bomb_pot_newcomer_waits or not is_new:
        return False
    order = [each for each in present if each > button] + [each for each in present if each <= button]
    return seat.number not in order[-2:]


# -- dealt


def start_bomb_pot(table: TableState, bomb: BombPot) -> TableState:
    """The table with the bomb pot dealt; `bomb_deal` has found two players or more."""
    deal = bomb_deal(table, bomb)
    assert deal is not None, "cannot has asked before"
    numbers = tuple(seat.number for seat in deal.seats)
    moved = bomb_pots_only(table) or table.rules.bomb_pot_advances_button
    return replace(
        table,
        seats=tuple(_plays(seat, numbers, table) for seat in table.seats),
        marks=deal.marks,
        laid=Positions(deal.button),
        undealt=table,
        acts_last=acts_last(deal.button, numbers),
        acted_last_before=table.acts_last,
        button_placed=None if moved else table.button_placed,
        blinds_placed=None if moved else table.blinds_placed,
        last_dealt=numbers,
        hands=table.hands + 1,
        hand=_hand(table, deal, bomb.ante),
    )


def _plays(seat: Seat, dealt: tuple[int, ...], table: TableState) -> Seat:
    """Where bomb pots are the game, who was dealt in is no newcomer any more; elsewhere blinds are still asked for."""
    if not bomb_pots_only(table) or seat.number not in dealt:
        return seat
    return replace(seat, coming=None, owes=NOTHING_OWED)


def _hand(table: TableState, deal: BombDeal, ante: int) -> HandState:
    flop = flop_of(table.game)
    assert flop is not None, "only games with a board have bomb pots"
    paid = tuple(_with_ante(seat, ante) for seat in deal.seats)
    told = Situation(
        game=on_boards(table.game, table.rules.bomb_pot_boards),
        rules=table.rules,
        number=table.hands + 1,
        small_blind=table.stakes.small_blind,
        big_blind=table.stakes.big_blind,
        third_blind=0 if table.rules.mandatory_straddle else table.stakes.third_blind,
        bets=table.stakes.bets,
        event_players=table.event_players,
        unit=odd_chip_unit(table.chips, table.stakes, table.rules.odd_chip_unit),
        positions=Positions(deal.button),
        street=table.game.streets[flop].name,
        seats=paid,
        forced=Forced(bomb_ante=ante, antes=sum(each.earlier for each in paid)),
    )
    return with_time_due(begin(told), table)


def _with_ante(seat: Seat, ante: int) -> SeatTold:
    paid = ante if seat.stack is None else min(ante, seat.stack)
    behind = None if seat.stack is None else seat.stack - paid
    return SeatTold(seat.number, told=Told.ALL_IN if behind == 0 else Told.IN, behind=behind, earlier=paid)


BOARDS: dict[int, tuple[str, ...]] = {2: ("top", "bottom"), 3: ("top", "middle", "bottom")}
"""What the boards of one deal are called, by their number."""


def on_boards(game: Game, boards: int) -> Game:
    """The game dealt on several boards side by side, each won by itself. Option `bomb_pot_boards`."""
    if boards == 1 or game.boards > 1:
        return game
    halves = tuple(
        _of_board(half, number, name if len(game.halves) == 1 else f"{name}_{half.name}")
        for number, name in enumerate(BOARDS[boards], start=1)
        for half in game.halves
    )
    return replace(game, boards=boards, halves=halves, odd_chip=OddChip.BOARDS)


def _of_board(half: Half, board: int, name: str) -> Half:
    return replace(half, name=name, boards=(board,))
