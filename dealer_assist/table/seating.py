"""Opening and closing the table, sitting down, leaving, counting a stack, placing the button."""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.buying_in import may_not_buy_in
from dealer_assist.table.entries import (
    ButtonPlaced,
    SeatLeft,
    SeatTaken,
    StackCounted,
    TableClosed,
    TableOpened,
    Together,
)
from dealer_assist.table.mixed import cannot_play, round_opened
from dealer_assist.table.places import has_begun, no_such_place, nobody_there
from dealer_assist.table.rule import Rule, hand_is_open, nothing_forbids
from dealer_assist.table.stakes import rule_not_played, wrong_stakes
from dealer_assist.table.standing import Comes, Coming
from dealer_assist.table.state import MOST_SEATS, Marks, Seat, TableState, seat_at
from dealer_assist.table.tokens import owes_a_kill, without_player

# -- open and close


def opened(entry: TableOpened) -> TableState:
    """The table as it was opened: the state every log starts from."""
    return TableState(
        game=entry.game,
        rules=entry.rules,
        stakes=entry.stakes,
        max_seats=entry.max_seats,
        seats=tuple(sorted(entry.seats, key=lambda seat: seat.number)),
        chips=entry.chips,
        mode=entry.mode,
        rules_version=entry.rules_version,
        button_placed=entry.button,
        event_players=entry.event_players,
        mix=entry.mix,
        mix_round=round_opened(entry.mix),
    )


def cannot_open(entry: TableOpened) -> Refused | None:
    """A house rule this version does not play, a seat the table does not have, stakes that are none."""
    if refused := rule_not_played(entry.rules) or _wrong_chips(entry):
        return refused
    if not 2 <= entry.max_seats <= MOST_SEATS:
        return Refused(RefusalCode.SEAT_UNKNOWN, {"seat": entry.max_seats, "seats": MOST_SEATS})
    numbers = [seat.number for seat in entry.seats]
    for number in numbers:
        if not 1 <= number <= entry.max_seats:
            return Refused(RefusalCode.SEAT_UNKNOWN, {"seat": number, "seats": entry.max_seats})
        if numbers.count(number) > 1:
            return Refused(RefusalCode.SEAT_TAKEN, {"seat": number})
    if entry.button is not None and not 1 <= entry.button <= entry.max_seats:
        return Refused(RefusalCode.SEAT_UNKNOWN, {"seat": entry.button, "seats": entry.max_seats})
    if refused := cannot_play(entry.mix, entry.game) or wrong_stakes(entry.stakes, entry.chips, entry.game):
        return refused
    games = () if entry.mix is None else entry.mix.games
    wrong = (rule_not_played(each.rules) or wrong_stakes(each.stakes, entry.chips, each.game) for each in games)
    return next(filter(None, wrong), None)


def _wrong_chips(entry: TableOpened) -> Refused | None:
    """Chips of no value or out of order, and stacks of less than none."""
    if not entry.chips or entry.chips[0] < 1 or list(entry.chips) != sorted(set(entry.chips)):
        return Refused(RefusalCode.CHIPS_NOT_ASCENDING, {"chips": entry.chips})
    for seat in entry.seats:
        if seat.stack is not None and seat.stack < 0:
            return Refused(RefusalCode.AMOUNT_NEGATIVE, {"amount": seat.stack})
    return None


def _cannot_open(table: TableState, entry: TableOpened) -> Refused | None:
    if not table.closed:
        # it would wipe out stacks and button: closing says that this is meant
        return hand_is_open(table) or Refused(RefusalCode.TABLE_IS_OPEN, {}, (Together((TableClosed(), entry)),))
    return cannot_open(entry)


def _open(table: TableState, entry: TableOpened) -> TableState:
    # hand numbers go on: they name a hand in the record of the day
    return replace(opened(entry), hands=table.hands)


TABLE_OPENED = Rule(_cannot_open, nothing_forbids, _open)


def _cannot_close(table: TableState, _entry: TableClosed) -> Refused | None:
    return hand_is_open(table)


def _close(table: TableState, _entry: TableClosed) -> TableState:
    return replace(table, closed=True)


TABLE_CLOSED = Rule(_cannot_close, nothing_forbids, _close)


# -- seats


def _cannot_sit(table: TableState, entry: SeatTaken) -> Refused | None:
    if refused := hand_is_open(table) or no_such_place(table, entry.seat):
        return refused
    least = min(entry.stack or 0, entry.owes.small, entry.owes.big, entry.owes.third, entry.owes.antes)
    if least < 0:
        return Refused(RefusalCode.AMOUNT_NEGATIVE, {"amount": least})
    if seat_at(table, entry.seat):
        return Refused(RefusalCode.SEAT_TAKEN, {"seat": entry.seat})
    return None


def seated(table: TableState, entry: SeatTaken) -> Seat:
    """The player who sits down."""
    seat = Seat(entry.seat, entry.stack, owes=entry.owes)
    if entry.owes:
        return replace(seat, coming=Coming(Comes.BACK, entry.way))
    return replace(seat, coming=Coming(entry.comes, entry.way)) if has_begun(table) else seat


def with_player(table: TableState, seat: Seat) -> TableState:
    """The table with one more player."""
    return replace(table, seats=tuple(sorted((*table.seats, seat), key=lambda each: each.number)))


def _sit(table: TableState, entry: SeatTaken) -> TableState:
    return with_player(table, seated(table, entry))


SEAT_TAKEN = Rule(_cannot_sit, may_not_buy_in, _sit)


def _cannot_leave(table: TableState, entry: SeatLeft) -> Refused | None:
    return hand_is_open(table) or nobody_there(table, entry.seat)


def _leave(table: TableState, entry: SeatLeft) -> TableState:
    # a button placed there stays there: it is a position, not a player (TDA 2024 R32)
    return without_player(table, entry.seat)


def _may_not_leave(table: TableState, entry: SeatLeft) -> Refused | None:
    return owes_a_kill(table, entry.seat)


SEAT_LEFT = Rule(_cannot_leave, _may_not_leave, _leave)


def _cannot_count(table: TableState, entry: StackCounted) -> Refused | None:
    if refused := hand_is_open(table) or nobody_there(table, entry.seat):
        return refused
    return Refused(RefusalCode.AMOUNT_NEGATIVE, {"amount": entry.stack}) if entry.stack < 0 else None


def _count(table: TableState, entry: StackCounted) -> TableState:
    seats = (replace(seat, stack=entry.stack) if seat.number == entry.seat else seat for seat in table.seats)
    return replace(table, seats=tuple(seats))


STACK_COUNTED = Rule(_cannot_count, nothing_forbids, _count)


# -- the button


def _cannot_place(table: TableState, entry: ButtonPlaced) -> Refused | None:
    places = (place for place in (entry.seat, entry.small_blind, entry.big_blind) if place is not None)
    return hand_is_open(table) or next(filter(None, (no_such_place(table, place) for place in places)), None)


def _dead_place(table: TableState, entry: ButtonPlaced) -> Refused | None:
    """A button on an empty seat is a dead button: by rotation or by the floor's word, not by a slip of the finger."""
    return nobody_there(table, entry.seat)


def _place(table: TableState, entry: ButtonPlaced) -> TableState:
    blinds = None
    if entry.small_blind is not None and entry.big_blind is not None:
        blinds = Marks(entry.seat, entry.small_blind, entry.big_blind)
    return replace(table, button_placed=entry.seat, blinds_placed=blinds, played_ahead=None)


BUTTON_PLACED = Rule(_cannot_place, _dead_place, _place)
