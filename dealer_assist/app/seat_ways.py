"""The ways into the game at a seat: sitting down, posting or waiting, coming back, moved in from another table.

What the house does not play is not there; what each way costs stands on its key. Rule file 01, sections 5 to 9.
"""

from dealer_assist.app.opening import usual_stack
from dealer_assist.app.page_state import Keying, PageState
from dealer_assist.app.seat_item import Item, keying
from dealer_assist.rules.options import KillNewcomer
from dealer_assist.table.between import BalancedIn, CameBack, WayChosen
from dealer_assist.table.entries import Entry, KillPromised, SeatTaken
from dealer_assist.table.other_tables import worst_seat
from dealer_assist.table.standing import Comes, Way
from dealer_assist.table.state import Mode, Seat, Stakes, TableState
from dealer_assist.table.ways import WayIn, ways_back, ways_of, ways_to_sit_down


def stack_to_sit_with(stakes: Stakes, keyed: int | None) -> int:
    """Chips a newcomer is given until they are counted: as keyed, or the usual stack within the room's limits."""
    if keyed is not None:
        return keyed
    stack = max(usual_stack(stakes), stakes.min_buy_in)
    return min(stack, stakes.max_buy_in) if stakes.max_buy_in else stack


def sits_down(table: TableState, page: PageState, number: int) -> tuple[Item, ...]:
    """At an empty place: how a newcomer may sit down, and with how much."""
    stack = stack_to_sit_with(table.stakes, page.stack)
    ways = ways_to_sit_down(table)
    sits = tuple(_way(each, SeatTaken(number, stack, each.way)) for each in ways)
    if not ways:
        sits = (Item("sit", "key.sit_down", entry=SeatTaken(number, stack)),)
    return (
        *sits,
        *_balanced(table, stack),
        Item("stack", "key.other_stack", asks=keying(page, Keying.SIT)),
        Item("uncounted", "state.not_counted", entry=SeatTaken(number, None)),
    )


def _balanced(table: TableState, stack: int) -> tuple[Item, ...]:
    """A tournament player moved here to balance the tables: the house says which of the open seats (TDA 2024 R11-A)."""
    taken = {seat.number for seat in table.seats}
    places = tuple(number for number in range(1, table.max_seats + 1) if number not in taken)
    worst = worst_seat(table, places)
    if table.mode is not Mode.TOURNAMENT or worst is None:
        return ()
    return (Item("balanced", "key.balanced_in", {"seat": worst}, BalancedIn(places, stack)),)


# -- coming into the game


def _way(way: WayIn, entry: Entry, *, chosen: bool = False) -> Item:
    text, slots = WAYS[way.way]
    pays = way.pays
    dead = sum(pays.dead) + pays.antes
    amounts = {"amount": pays.total, "live": pays.live, "dead": dead}
    if way.way is Way.POST and dead:
        text, slots = ("way.post_dead", ("live", "dead")) if pays.live else ("way.post_all_dead", ("dead",))
    if way.way is Way.WAIT and way.hands:
        return Item(str(way.way), "way.wait_hands", {"hands": way.hands}, entry, chosen=chosen)
    return Item(str(way.way), text, {name: amounts[name] for name in slots}, entry, chosen=chosen)


WAYS: dict[Way, tuple[str, tuple[str, ...]]] = {
    Way.WAIT: ("way.wait", ()),
    Way.POST: ("way.post", ("amount",)),
    Way.FREE: ("way.free", ()),
    Way.BUY_BUTTON: ("way.buy_button", ("amount",)),
    Way.STRADDLE: ("way.straddle", ("amount",)),
    Way.KILL: ("key.kill", ()),
}
"""Words of each way, and the values they show."""


def comes_in(table: TableState, seat: Seat) -> tuple[Item, ...]:
    """A player on the way in chooses how; the choice is kept until the house allows it."""
    now = seat.coming.way if seat.coming is not None else None
    ways = tuple(_way(each, WayChosen(seat.number, each.way), chosen=each.way is now) for each in ways_of(table, seat))
    kills = table.kill_due is not None or bool(table.kills_waiting)
    asked = table.rules.kill_newcomer is KillNewcomer.MUST_KILL_NEXT and kills
    is_new = seat.coming is not None and seat.coming.comes is Comes.NEW
    promised = seat.number in table.kill_promised
    kill = Item("promise", "key.kills_next", entry=KillPromised(seat.number), chosen=promised)
    return (*ways, kill) if asked and is_new else ways


def comes_back(table: TableState, seat: Seat) -> tuple[Item, ...]:
    """A player who was away is back: what is owed is posted, or the big blind waited for."""
    ways = ways_back(table, seat)
    if not ways:
        return (Item("back", "key.back_in_seat", entry=CameBack(seat.number)),)
    return tuple(_way(each, CameBack(seat.number, each.way)) for each in ways)
