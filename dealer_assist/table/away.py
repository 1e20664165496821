"""A player gets up and comes back: what is owed then, and how to come in again.

The blinds that passed are counted while the player is away (`ledger`). Back at the seat, one who owes something posts
it, or waits for the big blind; one who owes nothing plays on. Options `missed_blinds_return`, `walking_rule`.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.between import CameBack, MissedTold, WayChosen, WentAway
from dealer_assist.table.newcomers import on_the_way
from dealer_assist.table.owed import at_most
from dealer_assist.table.places import nobody_there, taken, with_seat
from dealer_assist.table.rule import Rule, nothing_forbids
from dealer_assist.table.standing import NOTHING_OWED, Comes, Coming, Owed, Way
from dealer_assist.table.state import Presence, Seat, TableState
from dealer_assist.table.walking import is_not_away, must_be_back


def _cannot_go(table: TableState, entry: WentAway) -> Refused | None:
    if refused := nobody_there(table, entry.seat):
        return refused
    if taken(table, entry.seat).presence is Presence.IN:
        return None
    return Refused(RefusalCode.IS_AWAY, {"seat": entry.seat}, (CameBack(entry.seat),))


def _go(table: TableState, entry: WentAway) -> TableState:
    away = 1 + sum(seat.presence is Presence.AWAY for seat in table.seats)
    seat = replace(taken(table, entry.seat), presence=Presence.AWAY, must_be_back=must_be_back(away, table.rules))
    return with_seat(table, seat)


WENT_AWAY = Rule(_cannot_go, nothing_forbids, _go)


def _cannot_come(table: TableState, entry: CameBack) -> Refused | None:
    return is_not_away(table, entry.seat)


def _come(table: TableState, entry: CameBack) -> TableState:
    seat = taken(table, entry.seat)
    # a round of antes is one of the players there are now
    owes = None if seat.owes is None else at_most(seat.owes, table.rules, len(table.seats))
    seat = replace(seat, presence=Presence.IN, owes=owes, absent_buttons=0, must_be_back=False, warned=False)
    return with_seat(table, _owing(seat, entry.way))


def _owing(seat: Seat, way: Way | None) -> Seat:
    """A player at the seat with what is owed; who never was in the game stays a newcomer."""
    coming = seat.coming
    if coming is None or coming.comes is Comes.BACK:
        return replace(seat, coming=None if seat.owes == NOTHING_OWED else Coming(Comes.BACK, way))
    if coming.comes is Comes.MOVED:
        # blinds missed after a seat change weigh more than the change
        return seat if seat.owes == NOTHING_OWED else replace(seat, coming=Coming(Comes.BACK, way))
    return replace(seat, coming=replace(coming, way=way or coming.way))


CAME_BACK = Rule(_cannot_come, nothing_forbids, _come)


def _cannot_choose(table: TableState, entry: WayChosen) -> Refused | None:
    if refused := nobody_there(table, entry.seat):
        return refused
    if on_the_way(taken(table, entry.seat)) is not None:
        return None
    return Refused(RefusalCode.PLAYS_ALREADY, {"seat": entry.seat})


def _choose(table: TableState, entry: WayChosen) -> TableState:
    seat = taken(table, entry.seat)
    coming = on_the_way(seat)
    assert coming is not None, "cannot has asked before"
    return with_seat(table, replace(seat, coming=replace(coming, way=entry.way)))


WAY_CHOSEN = Rule(_cannot_choose, nothing_forbids, _choose)


def _cannot_tell(table: TableState, entry: MissedTold) -> Refused | None:
    if refused := nobody_there(table, entry.seat):
        return refused
    owes = entry.owes or NOTHING_OWED
    least = min(owes.small, owes.big, owes.third, owes.antes)
    return Refused(RefusalCode.AMOUNT_NEGATIVE, {"amount": least}) if least < 0 else None


def _tell(table: TableState, entry: MissedTold) -> TableState:
    seat = replace(taken(table, entry.seat), owes=entry.owes)
    way = None if seat.coming is None else seat.coming.way
    return with_seat(table, seat if seat.presence is Presence.AWAY else _owing(seat, way))


MISSED_TOLD = Rule(_cannot_tell, nothing_forbids, _tell)


def owes(seat: Seat) -> Owed:
    """What a player owes, as far as told."""
    return seat.owes or NOTHING_OWED
