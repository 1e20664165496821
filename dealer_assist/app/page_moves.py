"""What a tap on the table's page leads to, before the table opens and between hands."""

import msgspec
from msgspec.structs import replace

from dealer_assist.app.intents import Chosen, Intent, KeyTapped, PadKey, SeatTapped
from dealer_assist.app.keying import Keyed
from dealer_assist.app.opening import Doing, Opening, counted, drawn_for, entry_of, placed, seat_tapped, usual_stack
from dealer_assist.app.views.pad import keyed_after
from dealer_assist.app.views.table_page import NOT_FOLLOWED, is_unsettled
from dealer_assist.rules.refused import Refused
from dealer_assist.table import taps
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import (
    ButtonPlaced,
    EndHand,
    Entry,
    LogEntry,
    SeatLeft,
    SeatTaken,
    StackCounted,
    TableClosed,
    TableOpened,
    Together,
)
from dealer_assist.table.state import Stakes, TableState, seat_at


class PageState(msgspec.Struct, frozen=True):
    """What the page of an open table remembers between two taps."""

    doing: Doing = Doing.SEATS
    """What a tap on a seat does."""
    counting: int | None = None
    """Seat whose stack is being keyed."""
    keyed: Keyed = Keyed()
    """The stack being keyed."""
    refused: Refused | None = None
    """Why the last change was not taken."""


class PageMove(msgspec.Struct, frozen=True):
    """What follows from a tap on the page of an open table."""

    page: PageState
    """What the page remembers."""
    entry: Entry | None = None
    """To be entered."""
    back: bool = False
    """Back to the hand, if the entry is taken."""


def page_move(intent: Intent, table: TableState, page: PageState) -> PageMove:
    """What a tap on the page of an open table leads to."""
    page = replace(page, refused=None)
    match intent:
        case Chosen("doing", value) if value == NOT_FOLLOWED:
            return _lost(table, page)
        case Chosen("doing", value):
            return PageMove(replace(page, doing=Doing(value), counting=None))
        case SeatTapped(seat):
            return _seat(seat, table, page)
        case PadKey("send") if page.counting is not None:
            entry = StackCounted(page.counting, page.keyed.amount)
            return PageMove(replace(page, counting=None, keyed=Keyed()), between_hands(table, entry))
        case PadKey(key):
            keyed = keyed_after(key, page.keyed, table.chips)
            return PageMove(page if keyed is None else replace(page, keyed=keyed))
        case KeyTapped("back"):
            return PageMove(replace(page, counting=None), back=page.counting is None)
        case KeyTapped("main"):
            return PageMove(page, between_hands(table, TableClosed()))
    return PageMove(page)


def _lost(table: TableState, page: PageState) -> PageMove:
    """The dealer lost the thread: the hand ends without an award, and the next one starts if it can."""
    if not is_unsettled(table):
        return PageMove(page)
    entry = taps.next_hand(table)
    if isinstance(apply(table, entry), Refused):
        entry = EndHand(followed=False)
    return PageMove(replace(page, counting=None), entry, back=True)


def _seat(seat: int, table: TableState, page: PageState) -> PageMove:
    taken = seat_at(table, seat) is not None
    match page.doing:
        case Doing.SEATS:
            sits = SeatTaken(seat, usual_stack(table.stakes))
            return PageMove(page, between_hands(table, SeatLeft(seat) if taken else sits))
        case Doing.BUTTON if taken:
            return PageMove(page, between_hands(table, ButtonPlaced(seat)))
        case Doing.STACKS if taken:
            return PageMove(replace(page, counting=seat, keyed=Keyed()))
    return PageMove(page)


def between_hands(table: TableState, entry: Entry) -> Entry:
    """The entry, with the hand that is already decided ended before it."""
    if table.hand is None or is_unsettled(table):
        return entry
    ended = taps.next_hand(table)
    return Together((*ended.entries[:-1], entry)) if isinstance(ended, Together) else entry


def closes(entry: LogEntry) -> bool:
    """Whether an entry closes the table, alone or after the end of its last hand."""
    return isinstance(entry, TableClosed) or (isinstance(entry, Together) and TableClosed() in entry.entries)


def opening_move(intent: Intent, opening: Opening, shuffled: tuple[str, ...]) -> Opening | TableOpened:
    """What a tap on the page of a table not yet open leads to: another proposal, or the entry that opens it."""
    match intent:
        case SeatTapped(seat):
            return seat_tapped(opening, seat)
        case Chosen("doing", "draw"):
            return drawn_for(opening, shuffled)
        case Chosen("doing", value):
            return replace(opening, doing=Doing(value), counting=None)
        case Chosen("stakes", value):
            small, big = value.split("/")
            return replace(opening, stakes=Stakes(int(small), int(big)))
        case Chosen("places", value):
            return placed(opening, int(value))
        case PadKey("send"):
            return counted(opening)
        case PadKey(key):
            keyed = keyed_after(key, opening.keyed, opening.ready.chips)
            return opening if keyed is None else replace(opening, keyed=keyed)
        case KeyTapped("back"):
            return replace(opening, counting=None)
        case KeyTapped("main"):
            return entry_of(opening)
    return opening
