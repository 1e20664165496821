"""What can be done at a seat, most of it between hands: sit down, come in, go away, come back, count, move, leave.

Each line of the menu is one tap: an entry, or the next thing that is asked. What the house does not play is not there;
what waits for the end of the hand is there, and dark.
"""

from collections.abc import Callable

from msgspec.structs import replace

from dealer_assist.app.page_state import Deeper, Keying, PageState, Tapping
from dealer_assist.app.seat_item import Item, keying
from dealer_assist.app.seat_ways import comes_back, comes_in, sits_down
from dealer_assist.hand.state import place
from dealer_assist.table.between import (
    AbsentButtonGiven,
    ChipsPickedUp,
    DealtWithoutPost,
    MissedTold,
    MustMoved,
    PlayerWarned,
    WentAway,
)
from dealer_assist.table.entries import KillButtonPlaced, RockPlaced, SeatLeft, TimeCollected
from dealer_assist.table.kills import pots_won_kill
from dealer_assist.table.obliged import rock_is_played
from dealer_assist.table.standing import NOTHING_OWED, Owed
from dealer_assist.table.state import Mode, Presence, Seat, TableState, seat_at


def menu_of(table: TableState, page: PageState) -> tuple[Item, ...]:
    """The menu of the seat the page has open."""
    if page.seat is None:
        return ()
    seat = seat_at(table, page.seat)
    if seat is None:
        return sits_down(table, page, page.seat)
    if page.deeper is not Deeper.NOTHING:
        return DEEPER[page.deeper](table, seat)
    if seat.presence is Presence.AWAY:
        return (*comes_back(table, seat), *_chips(table, seat, page), *_away(table, seat), *_leaves(table, seat, page))
    here = (Item("away", "key.away", entry=WentAway(seat.number)),)
    return (
        *comes_in(table, seat),
        *_chips(table, seat, page),
        *here,
        *_moves(table, seat, page),
        *_leaves(table, seat, page),
    )


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
        Item("count", "key.count_stack", asks=keying(page, Keying.COUNT)),
        Item("add", "key.top_up", asks=keying(page, Keying.ADD)),
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
