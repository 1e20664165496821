"""What goes with a player between hands: kill button, kill owed, rock, games on the side, wishes for the next hand.

They belong to the player: they move with a change of seat and go when the player leaves. Who has to kill posts it even
when quitting (WSOP Live 2024 R194, Robert's Rules v11 s.13.6).
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.state import TableState


def owes_a_kill(table: TableState, seat: int) -> Refused | None:
    """A player with a kill to post does not leave before it; the floor may let him."""
    if seat != table.kill_due and seat not in table.kills_waiting:
        return None
    cite = ("WSOP Live 2024 R194", "Robert's Rules v11 s.13.6")
    return Refused(RefusalCode.KILL_OWED, {"seat": seat}, option="kill_type", cite=cite)


def without_player(table: TableState, seat: int) -> TableState:
    """The table once the player of a seat has left it, with everything that lay there."""
    left = tuple(each for each in table.seats if each.number != seat)
    return tokens_moved(replace(table, seats=left), seat, None)


def tokens_moved(table: TableState, seat: int, to: int | None) -> TableState:
    """The table once the player of a seat sits in another; None = has left."""

    def held(holder: int | None) -> int | None:
        return to if holder == seat else holder

    def listed(seats: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(each for each in map(held, seats) if each is not None)

    def ascending(seats: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(sorted(listed(seats)))

    bomb = table.bomb_pot
    return replace(
        table,
        leg_up=held(table.leg_up),
        kill_due=held(table.kill_due),
        kills_waiting=listed(table.kills_waiting),
        kill_promised=listed(table.kill_promised),
        rock=held(table.rock),
        seven_deuce_joined=ascending(table.seven_deuce_joined),
        standing=ascending(table.standing),
        stood_up=ascending(table.stood_up),
        time_pot=None if table.time_pot is None else ascending(table.time_pot),
        bomb_pot=None if bomb is None else replace(bomb, opt_out=ascending(bomb.opt_out)),
    )
