"""What a tap on the table's page leads to, before the table opens and between hands."""

import msgspec
from msgspec.structs import replace

from dealer_assist.app.ending_hands import between_hands, is_unsettled, lost, won_by
from dealer_assist.app.fact_changes import KEYED_AS, ROW_OF, fact_entry
from dealer_assist.app.facts_row import OTHER, Floor
from dealer_assist.app.game_rows import FAMILY, GAMES, MORE, first_of, games_offered
from dealer_assist.app.intents import Chosen, Intent, KeyTapped, PadKey, RemedyTapped, SeatTapped
from dealer_assist.app.page_pad import opened, sent, stepped_back
from dealer_assist.app.page_state import Deeper, PageState, Tab, Tapping
from dealer_assist.app.remedy_moves import FLOOR_SPOKE
from dealer_assist.app.seat_menu import menu_of
from dealer_assist.app.views.pad import keyed_after
from dealer_assist.app.views.page_keys import PageKey, positions_asked, time_is_due
from dealer_assist.table.between import PositionsTold, SeatChanged
from dealer_assist.table.ending import winner_matters
from dealer_assist.table.entries import (
    ButtonPlaced,
    Entry,
    FloorDecision,
    LogEntry,
    TableClosed,
    TimeCalled,
    TimeCollected,
    Together,
)
from dealer_assist.table.state import TableState


class PageMove(msgspec.Struct, frozen=True):
    """What follows from a tap on the page of an open table."""

    page: PageState
    """What the page remembers."""
    entry: Entry | None = None
    """To be entered."""
    back: bool = False
    """Back to the hand, if the entry is taken."""
    undo: bool = False
    """Take the last entry back."""
    by_floor: bool = False
    """Whether the entry is one the floor makes."""


def page_move(intent: Intent, table: TableState, page: PageState, floor: Floor) -> PageMove:
    """What a tap on the page of an open table leads to."""
    match intent:
        case RemedyTapped(place) if page.refused is not None:
            return _remedy(place, page)
        case KeyTapped("back"):
            return _back(page)
    page = told(page)
    match intent:
        case KeyTapped("undo"):
            return PageMove(shut(page), undo=True)
        case KeyTapped("main"):
            return PageMove(page, between_hands(table, TableClosed(), page))
        case PadKey(key):
            return _pad(key, table, page, floor)
        case SeatTapped(seat):
            return _seat(seat, table, page)
        case Chosen("doing", what):
            return _doing(what, table, page)
        case Chosen("seat", name):
            return _item(name, table, page)
        case Chosen("tab", tab):
            return PageMove(replace(page, tab=Tab(tab), games_from=0))
        case Chosen(what, value):
            return _fact(what, value, table, page, floor)
    return PageMove(page)


def told(page: PageState) -> PageState:
    """The page once what was refused has been read."""
    return replace(page, refused=None, entry=None, by_floor=False)


def shut(page: PageState) -> PageState:
    """The page with no menu open and nothing half keyed; the facts stay where they are."""
    return PageState(tab=page.tab, games_from=page.games_from, followed=page.followed)


def _back(page: PageState) -> PageMove:
    """BACK closes what was opened last; with nothing open it leads to the hand."""
    if page.asks_instead:
        return PageMove(told(page))
    page = told(page)
    if page.keying is not None:
        return PageMove(stepped_back(page))
    if page.deeper is not Deeper.NOTHING:
        return PageMove(replace(page, deeper=Deeper.NOTHING))
    if page.told:
        return PageMove(replace(page, told=page.told[:-1]))
    if page.tapping is Tapping.MOVE:
        return PageMove(replace(page, tapping=Tapping.MENU, deals_off=False))
    if page.seat is not None or page.tapping is not Tapping.MENU:
        return PageMove(shut(page))
    return PageMove(PageState(), back=page.tab is None)


# -- keys of the page


def _doing(what: str, table: TableState, page: PageState) -> PageMove:
    match PageKey(what):
        case PageKey.NOT_FOLLOWED:
            if not is_unsettled(table):
                return PageMove(page)
            if winner_matters(table) and page.tapping is not Tapping.WINNER:
                # the key tapped again goes on without
                return PageMove(replace(shut(page), tapping=Tapping.WINNER))
            return PageMove(shut(page), lost(table), back=True)
        case PageKey.FACTS:
            return PageMove(replace(shut(page), tab=Tab.STAKES))
        case PageKey.BUTTON:
            tapping = Tapping.MENU if page.tapping is Tapping.BUTTON else Tapping.BUTTON
            return PageMove(replace(shut(page), tapping=tapping))
        case PageKey.POSITIONS:
            tapping = Tapping.MENU if page.tapping is Tapping.POSITIONS else Tapping.POSITIONS
            return PageMove(replace(shut(page), tapping=tapping))
        case PageKey.TIME:
            entry = between_hands(table, TimeCollected(), page) if time_is_due(table) else TimeCalled()
            return PageMove(shut(page), entry)
        case PageKey.READERS:
            # a page of its own, opened by the window
            return PageMove(page)


# -- seats


def _seat(seat: int, table: TableState, page: PageState) -> PageMove:
    if page.tapping is Tapping.WINNER:
        return PageMove(shut(page), won_by(seat, table), back=True)
    if page.tapping is Tapping.BUTTON:
        return PageMove(shut(page), between_hands(table, ButtonPlaced(seat), page))
    if page.tapping is Tapping.POSITIONS:
        return _lay_there(seat, table, page)
    if page.tapping is Tapping.MOVE and page.seat is not None:
        entry = SeatChanged(page.seat, seat, deals_off=page.deals_off)
        return PageMove(shut(page), between_hands(table, entry, page))
    return PageMove(replace(shut(page), seat=seat))


def _lay_there(seat: int, table: TableState, page: PageState) -> PageMove:
    """Where button and blinds of the last hand lay, one tap each; also at a place where nobody sits any more."""
    seats = (*page.told, seat)
    if len(seats) < len(positions_asked(table)):
        return PageMove(replace(page, told=seats))
    return PageMove(shut(page), between_hands(table, PositionsTold(*seats), page))


def _item(name: str, table: TableState, page: PageState) -> PageMove:
    """A line of the seat's menu."""
    item = next((each for each in menu_of(table, page) if each.name == name), None)
    if item is None:
        return PageMove(page)
    if item.entry is None:
        return PageMove(item.asks or page)
    return PageMove(shut(page), between_hands(table, item.entry, page))


# -- the pad


def _pad(key: str, table: TableState, page: PageState, floor: Floor) -> PageMove:
    if page.keying is None:
        return PageMove(page)
    if key != "send":
        keyed = keyed_after(key, page.keyed, table.chips)
        return PageMove(page if keyed is None else replace(page, keyed=keyed))
    made = sent(page, table, floor)
    if isinstance(made, PageState):
        return PageMove(made)
    of_table = page.keying in ROW_OF
    return PageMove(shut(page), made if of_table else between_hands(table, made, page), by_floor=of_table)


# -- facts of the table


def _fact(what: str, value: str, table: TableState, page: PageState, floor: Floor) -> PageMove:
    if what == FAMILY:
        return PageMove(replace(page, games_from=first_of(value, games_offered(table, floor))))
    if value == MORE:
        first = page.games_from + GAMES - 1
        return PageMove(replace(page, games_from=first if first < len(games_offered(table, floor)) else 0))
    if value == OTHER:
        return PageMove(opened(page, KEYED_AS[what]))
    return PageMove(page, fact_entry(what, value, table, floor), by_floor=True)


# -- what was refused


def _remedy(place: int, page: PageState) -> PageMove:
    """One of the entries offered instead; the one after the last is the same entry by the floor's word."""
    assert page.refused is not None, "page_move has asked before"
    remedies = page.refused.remedies
    if place < len(remedies):
        return PageMove(shut(page), remedies[place])  # type: ignore[arg-type]
    if page.by_floor and page.entry is not None:
        return PageMove(shut(page), FloorDecision(page.entry, FLOOR_SPOKE), by_floor=True)
    return PageMove(page)


def closes(entry: LogEntry) -> bool:
    """Whether an entry closes the table, alone or after the end of its last hand."""
    return isinstance(entry, TableClosed) or (isinstance(entry, Together) and TableClosed() in entry.entries)
