"""What can be done at a seat, most of it between hands: sit down, come in, go away, come back, count, move, leave.

Each line of the menu is one tap: an entry, or the next thing that is asked. What the house does not play is not there;
what waits for the end of the hand is there, and dark.
"""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from dealer_assist.app.keying import Keyed
from dealer_assist.app.opening import usual_stack
from dealer_assist.app.page_state import Deeper, Keying, PageState, Tapping
from dealer_assist.hand.state import place
from dealer_assist.rules.options import KillNewcomer
from dealer_assist.table.between import (
    AbsentButtonGiven,
    BalancedIn,
    CameBack,
    ChipsPickedUp,
    DealtWithoutPost,
    MissedTold,
    MustMoved,
    PlayerWarned,
    WayChosen,
    WentAway,
)
from dealer_assist.table.entries import (
    Entry,
    KillButtonPlaced,
    KillPromised,
    RockPlaced,
    SeatLeft,
    SeatTaken,
    TimeCollected,
)
from dealer_assist.table.kills import pots_won_kill
from dealer_assist.table.obliged import rock_is_played
from dealer_assist.table.other_tables import worst_seat
from dealer_assist.table.standing import NOTHING_OWED, Comes, Owed, Way
from dealer_assist.table.state import Mode, Presence, Seat, Stakes, TableState, seat_at
from dealer_assist.table.ways import WayIn, ways_back, ways_of, ways_to_sit_down


class Item(msgspec.Struct, frozen=True):
    """One line of a seat's menu."""

    name: str
    """What it is called in the program."""
    text: str
    """What stands on the key, by its id."""
    slots: dict[str, int] = {}
    """The values of that text."""
    entry: Entry | None = None
    """What it enters; None = the page goes on to ask."""
    asks: PageState | None = None
    """The page as it goes on."""
    chosen: bool = False
    """Whether it holds already."""


def menu_of(table: TableState, page: PageState) -> tuple[Item, ...]:
    """The menu of the seat the page has open."""
    if page.seat is None:
        return ()
    seat = seat_at(table, page.seat)
    if seat is None:
        return _empty(table, page, page.seat)
    if page.deeper is not Deeper.NOTHING:
        return DEEPER[page.deeper](table, seat)
    if seat.presence is Presence.AWAY:
        return (*_back(table, seat), *_chips(table, seat, page), *_away(table, seat), *_leaves(table, seat, page))
    here = (Item("away", "key.away", entry=WentAway(seat.number)),)
    return (
        *_comes_in(table, seat),
        *_chips(table, seat, page),
        *here,
        *_moves(table, seat, page),
        *_leaves(table, seat, page),
    )


# -- an empty place


def stack_to_sit_with(stakes: Stakes, keyed: int | None) -> int:
    """Chips a newcomer is given until they are counted: as keyed, or the usual stack within the room's limits."""
    if keyed is not None:
        return keyed
    stack = max(usual_stack(stakes), stakes.min_buy_in)
    return min(stack, stakes.max_buy_in) if stakes.max_buy_in else stack


def _empty(table: TableState, page: PageState, number: int) -> tuple[Item, ...]:
    stack = stack_to_sit_with(table.stakes, page.stack)
    ways = ways_to_sit_down(table)
    sits = tuple(_way(each, SeatTaken(number, stack, each.way)) for each in ways)
    if not ways:
        sits = (Item("sit", "key.sit_down", entry=SeatTaken(number, stack)),)
    return (
        *sits,
        *_balanced(table, stack),
        Item("stack", "key.other_stack", asks=_keying(page, Keying.SIT)),
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
        text, slots = "way.post_dead", ("live", "dead")
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


def _comes_in(table: TableState, seat: Seat) -> tuple[Item, ...]:
    """A player on the way in chooses how; the choice is kept until the house allows it."""
    now = seat.coming.way if seat.coming is not None else None
    ways = tuple(_way(each, WayChosen(seat.number, each.way), chosen=each.way is now) for each in ways_of(table, seat))
    asked = table.rules.kill_newcomer is KillNewcomer.MUST_KILL_NEXT and table.kill_due is not None
    is_new = seat.coming is not None and seat.coming.comes is Comes.NEW
    promised = seat.number in table.kill_promised
    kill = Item("promise", "key.kills_next", entry=KillPromised(seat.number), chosen=promised)
    return (*ways, kill) if asked and is_new else ways


def _back(table: TableState, seat: Seat) -> tuple[Item, ...]:
    ways = ways_back(table, seat)
    if not ways:
        return (Item("back", "key.back_in_seat", entry=CameBack(seat.number)),)
    return tuple(_way(each, CameBack(seat.number, each.way)) for each in ways)


def _away(table: TableState, seat: Seat) -> tuple[Item, ...]:
    """A player who stays away: absent buttons where the house counts them, and the chips to the cage."""
    rules, number = table.rules, seat.number
    buttons = (Item("absent", "key.absent_button", entry=AbsentButtonGiven(number)),)
    picked = (Item("pick_up", "key.pick_up", entry=ChipsPickedUp(number)),)
    limited = rules.pickup_absent_buttons is not None or rules.pickup_minutes is not None
    return (*(buttons if rules.pickup_absent_buttons is not None else ()), *(picked if limited else ()))


# -- chips


def _chips(table: TableState, seat: Seat, page: PageState) -> tuple[Item, ...]:
    owed = seat.time_owed
    time = (Item("time", "key.time_of", {"amount": owed}, TimeCollected((seat.number,))),) if owed else ()
    return (
        Item("count", "key.count_stack", asks=_keying(page, Keying.COUNT)),
        Item("add", "key.top_up", asks=_keying(page, Keying.ADD)),
        *time,
        *_tokens(table, seat),
    )


def _tokens(table: TableState, seat: Seat) -> tuple[Item, ...]:
    """The rock and the kill button, put right by hand."""
    rules, number = table.rules, seat.number
    items = []
    if rock_is_played(rules):
        items.append(Item("rock", "key.rock", entry=RockPlaced(number), chosen=table.rock == number))
    if pots_won_kill(rules):
        leg, kill = table.leg_up == number, table.kill_due == number
        laid = KillButtonPlaced(leg_up=None if leg else number)
        items.append(Item("leg_up", "key.legs_up", entry=laid, chosen=leg))
        laid = KillButtonPlaced(kill=None if kill else number)
        items.append(Item("kill", "key.must_kill", entry=laid, chosen=kill))
    return tuple(items)


# -- another seat, and out


def _moves(table: TableState, seat: Seat, page: PageState) -> tuple[Item, ...]:
    moving = replace(page, tapping=Tapping.MOVE)
    played = table.marks is not None and table.marks.button == seat.number and table.rules.deal_off_allowed
    off = (Item("deals_off", "key.deals_off", asks=replace(moving, deals_off=True)),) if played else ()
    return (Item("move", "key.change_seat", asks=moving), *off)


def _leaves(table: TableState, seat: Seat, page: PageState) -> tuple[Item, ...]:
    more = (Item("more", "key.more", asks=replace(page, deeper=Deeper.MORE)),) if _more(table, seat) else ()
    return (
        Item("missed", "key.missed", asks=replace(page, deeper=Deeper.MISSED)),
        *more,
        Item("leave", "key.leave_seat", entry=SeatLeft(seat.number)),
    )


# -- one tap deeper


def _missed(table: TableState, seat: Seat) -> tuple[Item, ...]:
    """A missed-blind button nobody followed is told, or taken off."""
    answers = [
        ("none", "facts.none", NOTHING_OWED),
        ("small", "table.small_blind", Owed(small=1)),
        ("big", "table.big_blind", Owed(big=1)),
        ("both", "facts.both_blinds", Owed(small=1, big=1)),
    ]
    if table.stakes.third_blind:
        answers.append(("all", "facts.all_blinds", Owed(small=1, big=1, third=1)))
    return tuple(
        Item(name, text, entry=MissedTold(seat.number, owes), chosen=seat.owes == owes) for name, text, owes in answers
    )


def _more(table: TableState, seat: Seat) -> tuple[Item, ...]:
    """What is seldom done: called to the main game, warned, dealt in without the post that was owed."""
    items = [Item("called", "key.called_away", entry=MustMoved(seat.number))] if table.mode is Mode.CASH else []
    if seat.must_be_back:
        items.append(Item("warn", "key.warn", entry=PlayerWarned(seat.number), chosen=seat.warned))
    if table.hand is not None and place(table.hand, seat.number) is None:
        items += [
            Item(name, f"key.dealt_{name}", entry=DealtWithoutPost(seat.number, looked=looked, acted=acted))
            for name, looked, acted in (("unseen", False, False), ("seen", True, False), ("acted", True, True))
        ]
    return tuple(items)


DEEPER: dict[Deeper, Callable[[TableState, Seat], tuple[Item, ...]]] = {Deeper.MISSED: _missed, Deeper.MORE: _more}
"""What stands in the menu one tap deeper."""


def _keying(page: PageState, what: Keying) -> PageState:
    return replace(page, keying=what, keyed=Keyed())
