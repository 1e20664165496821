"""Who has to kill the next pot, and who may not be dealt into it.

The winner of two pots running or of a scoop, a newcomer who promised, and whoever missed a kill: one kill a hand, the
others wait. WSOP Live 2024 R197, R198 and R201, Robert's Rules v11 s.13; rule file 02, section 4. Options `kill_type`,
`kill_newcomer`; how a pot won leads to a kill stands in `kill_legs`.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.state import HandState, Positions
from dealer_assist.rules.options import HouseRules, KillNewcomer, KillTrigger, KillType
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.entries import KillButtonPlaced, KillPromised, PotWon
from dealer_assist.table.kill_legs import Before, Legs, after_pot
from dealer_assist.table.rule import Rule, hand_is_open
from dealer_assist.table.standing import Comes
from dealer_assist.table.state import Seat, TableState, seat_at


def pots_won_kill(rules: HouseRules) -> bool:
    """Whether a kill follows from who won the pots before, and is not the choice of a player."""
    return rules.kill_type is not KillType.NONE and rules.kill_trigger is not KillTrigger.VOLUNTARY


def with_legs(table: TableState, hand: HandState, won: PotWon | None) -> TableState:
    """The table with the kill button where the hand that ends leaves it; a bomb pot does not move it.

    Newcomers who promised go first; a kill won in the same pot waits, as there is one kill a hand. Where nobody told
    the winner a leg stays where it was.
    """
    if hand.forced.bomb_ante or _no_kill_lies(table):
        return table
    legs = Legs(table.leg_up)
    if won is not None and won.winners:
        legs = after_pot(Before(table.leg_up, hand.forced.killer), won, table.rules, table.stakes)
    promised = tuple(seat for seat in table.kill_promised if any(each.seat == seat for each in hand.seats))
    in_line = (*promised, *(() if legs.kill is None else (legs.kill,)))
    return replace(
        table,
        leg_up=legs.leg_up,
        kill_due=in_line[0] if in_line else None,
        kills_waiting=table.kills_waiting + in_line[1:],
        kill_promised=tuple(seat for seat in table.kill_promised if seat not in promised),
    )


def _no_kill_lies(table: TableState) -> bool:
    """Whether the house plays no kills, and no button or promise is left from when it did."""
    nothing_left = table.leg_up is None and table.kill_due is None and not table.kill_promised
    return nothing_left and table.rules.kill_type is KillType.NONE


# -- the next deal


def killer_of(table: TableState, seats: tuple[int, ...], positions: Positions) -> int | None:
    """The seat that kills the hand being dealt; None = it is no kill pot.

    Who was not there when the kill was due makes up for it in the first hand in which the seat is neither button nor
    blind (WSOP Live 2024 R197).
    """
    if table.rules.kill_type is KillType.NONE:
        return None
    if table.kill_due in seats:
        return table.kill_due
    in_position = (positions.button, positions.small_blind, positions.big_blind, positions.third_blind)
    return next((seat for seat in table.kills_waiting if seat in seats and seat not in in_position), None)


def kills_left(table: TableState, killer: int | None) -> TableState:
    """The table once the kill of the hand being dealt is out: who could not kill waits."""
    due = table.kill_due
    if due is None and not table.kills_waiting:
        return table
    late = () if due is None or due == killer else (due,)
    waiting = tuple(seat for seat in (*table.kills_waiting, *late) if seat != killer)
    return replace(table, kill_due=None, kills_waiting=waiting)


def dealt_into(table: TableState, seats: tuple[Seat, ...], positions: Positions) -> tuple[Seat, ...]:
    """Those of the seats that get cards: of a kill pot, also of a kill made up late, a newcomer may get none.

    Where fewer than two would be left, everybody plays. Option `kill_newcomer`; Robert's Rules v11 s.13.12. WSOP Live
    2024 R201 lets the newcomer choose.
    """
    if table.rules.kill_newcomer is KillNewcomer.MAY_PLAY:
        return seats
    if killer_of(table, tuple(seat.number for seat in seats), positions) is None:
        return seats
    entitled = tuple(seat for seat in seats if not _kept_out(table, seat))
    return entitled if len(entitled) > 1 else seats


def _kept_out(table: TableState, seat: Seat) -> bool:
    is_new = seat.coming is not None and seat.coming.comes is Comes.NEW
    return is_new and seat.number not in table.kill_promised


# -- the kill button is laid, a newcomer promises


def _cannot_lay(table: TableState, entry: KillButtonPlaced) -> Refused | None:
    if refused := hand_is_open(table) or _no_kills(table):
        return refused
    for seat in (entry.leg_up, entry.kill):
        if seat is not None and seat_at(table, seat) is None:
            return Refused(RefusalCode.SEAT_EMPTY, {"seat": seat})
    return None


def _no_kills(table: TableState) -> Refused | None:
    if table.rules.kill_type is not KillType.NONE:
        return None
    return Refused(RefusalCode.KILL_NOT_PLAYED, option="kill_type")


def _kill_by_choice(table: TableState, entry: KillButtonPlaced) -> Refused | None:
    """Where killing is a choice pots won do not kill: there is no button to lay."""
    if table.rules.kill_trigger is not KillTrigger.VOLUNTARY:
        return None
    return Refused(RefusalCode.KILL_NOT_DUE, {"seat": entry.kill or entry.leg_up}, option="kill_trigger")


def _lay(table: TableState, entry: KillButtonPlaced) -> TableState:
    return replace(table, leg_up=entry.leg_up, kill_due=entry.kill)


KILL_BUTTON_PLACED = Rule(_cannot_lay, _kill_by_choice, _lay)


def _cannot_promise(table: TableState, entry: KillPromised) -> Refused | None:
    if refused := hand_is_open(table) or _no_kills(table):
        return refused
    return None if seat_at(table, entry.seat) else Refused(RefusalCode.SEAT_EMPTY, {"seat": entry.seat})


def _nobody_asks(table: TableState, entry: KillPromised) -> Refused | None:
    """A house in which a newcomer may play without a promise takes none."""
    if table.rules.kill_newcomer is KillNewcomer.MUST_KILL_NEXT:
        return None
    return Refused(RefusalCode.KILL_NOT_DUE, {"seat": entry.seat}, option="kill_newcomer")


def _promise(table: TableState, entry: KillPromised) -> TableState:
    if entry.seat in table.kill_promised:
        return table
    return replace(table, kill_promised=(*table.kill_promised, entry.seat))


KILL_PROMISED = Rule(_cannot_promise, _nobody_asks, _promise)
