"""How a player may come in, as the house allows it: post, wait, come in free, straddle, or buy the button.

Which of them the next deal takes, and what is paid, `newcomers` and `posting` decide when it comes; here is what may be
chosen. Options `new_player_entry`, `entry_between_button_and_big_blind`, `missed_blinds_return`; rule file 01
sections 5 to 8.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from dealer_assist.hand.first_round import EXCHANGED
from dealer_assist.hand.kills import raised_by
from dealer_assist.rules.options import (
    DrawReturningPlayer,
    EntryBetweenButtonAndBigBlind,
    HouseRules,
    KillType,
    MissedBlindsReturn,
    NewPlayerEntry,
)
from dealer_assist.table.ante_deal import deals_without_blinds
from dealer_assist.table.newcomers import on_the_way
from dealer_assist.table.owed import MadeUp, largest_posted, made_up
from dealer_assist.table.seat_changes import move_cost
from dealer_assist.table.standing import NOTHING_OWED, Comes, Coming, Owed, Way
from dealer_assist.table.state import Seat, TableState


class WayIn(msgspec.Struct, frozen=True):
    """One way, and what it costs."""

    way: Way
    pays: MadeUp = MadeUp()
    """Chips put in for it; waiting costs nothing."""
    hands: int | None = None
    """Deals to wait after a seat change; None = until the big blind comes."""


def ways_to_sit_down(table: TableState) -> tuple[WayIn, ...]:
    """The ways of a player who sits down now; none where everybody is simply dealt in."""
    if deals_without_blinds(table):
        return ()
    begun = table.hand is not None or table.last_dealt is not None
    return _newcomer(Coming(Comes.NEW), Seat(0), table) if begun else ()


def ways_of(table: TableState, seat: Seat) -> tuple[WayIn, ...]:
    """The ways of a seated player who is on the way into the game; none for one who plays."""
    coming = on_the_way(seat)
    return () if coming is None else WAYS[coming.comes](coming, seat, table)


def ways_back(table: TableState, seat: Seat) -> tuple[WayIn, ...]:
    """The ways of a player who was away and comes back now; none if nothing is owed, or nobody told what."""
    if not seat.owes:
        return ()
    coming = seat.coming if seat.coming is not None and seat.coming.comes is not Comes.BACK else Coming(Comes.BACK)
    return WAYS[coming.comes](coming, seat, table)


def _newcomer(_coming: Coming, _seat: Seat, table: TableState) -> tuple[WayIn, ...]:
    rules = table.rules
    largest = MadeUp(largest_posted(table.stakes, rules))
    free = (WayIn(Way.FREE),) if rules.new_player_entry is NewPlayerEntry.NO_POST else ()
    posts = rules.new_player_entry is NewPlayerEntry.POST_BIG_BLIND or _may_buy(rules)
    post = (WayIn(Way.POST, largest),) if posts and not free else ()
    buy = (WayIn(Way.BUY_BUTTON, _button_price(table)),) if _may_buy(rules) else ()
    return (*free, *post, WayIn(Way.WAIT), *buy)


def _back(_coming: Coming, seat: Seat, table: TableState) -> tuple[WayIn, ...]:
    owes: Owed = seat.owes or NOTHING_OWED
    rules = table.rules
    if table.game.family in EXCHANGED:
        return BACK_TO_DRAW[rules.draw_returning_player](owes, table)
    price = {
        MissedBlindsReturn.POST: WayIn(Way.POST, made_up(owes, table.stakes, rules)),
        MissedBlindsReturn.WAIT: WayIn(Way.WAIT),
        MissedBlindsReturn.STRADDLE: WayIn(Way.STRADDLE, MadeUp(2 * largest_posted(table.stakes, rules))),
        MissedBlindsReturn.BUY_BUTTON: WayIn(Way.BUY_BUTTON, _button_price(table)),
    }
    allowed = [each for each in price if each in rules.missed_blinds_return]
    return tuple(price[each] for each in allowed if each is not MissedBlindsReturn.BUY_BUTTON or _may_buy(rules))


def _only_waits(_owes: Owed, _table: TableState) -> tuple[WayIn, ...]:
    return (WayIn(Way.WAIT),)


def _posts_or_waits(owes: Owed, table: TableState) -> tuple[WayIn, ...]:
    return WayIn(Way.POST, made_up(owes, table.stakes, table.rules)), WayIn(Way.WAIT)


def _kills_or_waits(_owes: Owed, table: TableState) -> tuple[WayIn, ...]:
    if table.rules.kill_type is KillType.NONE:
        return (WayIn(Way.WAIT),)
    kill = raised_by(largest_posted(table.stakes, table.rules), KillType.FULL)
    return WayIn(Way.KILL, MadeUp(kill)), WayIn(Way.WAIT)


BACK_TO_DRAW: dict[DrawReturningPlayer, Callable[[Owed, TableState], tuple[WayIn, ...]]] = {
    DrawReturningPlayer.WAIT_ONLY: _only_waits,
    DrawReturningPlayer.POST_OR_WAIT: _posts_or_waits,
    DrawReturningPlayer.KILL_OR_WAIT: _kills_or_waits,
}
"""Ways back to a draw game (WSOP Live 2024 R267 and R268)."""


def _moved(coming: Coming, _seat: Seat, table: TableState) -> tuple[WayIn, ...]:
    cost = move_cost(table.rules, table.stakes, coming.hands or 0)
    post = cost.must_post or cost.or_post or largest_posted(table.stakes, table.rules)
    return WayIn(Way.POST, MadeUp(post)), WayIn(Way.WAIT, hands=coming.hands)


def _dealing_off(_coming: Coming, _seat: Seat, _table: TableState) -> tuple[WayIn, ...]:
    """The blinds pass once: there is nothing to choose."""
    return ()


WAYS: dict[Comes, Callable[[Coming, Seat, TableState], tuple[WayIn, ...]]] = {
    Comes.NEW: _newcomer,
    Comes.MUST_MOVE: _newcomer,
    Comes.BACK: _back,
    Comes.MOVED: _moved,
    Comes.DEALS_OFF: _dealing_off,
}
"""What may be chosen, by why the player is not simply dealt in."""


def _may_buy(rules: HouseRules) -> bool:
    return rules.entry_between_button_and_big_blind is EntryBetweenButtonAndBigBlind.POST_OR_BUY_BUTTON


def _button_price(table: TableState) -> MadeUp:
    """Both blinds: the largest live, the smaller ones dead (WSOP Live 2024 R154)."""
    stakes = table.stakes
    largest = largest_posted(stakes, table.rules)
    smaller = (stakes.big_blind, stakes.small_blind) if largest > stakes.big_blind else (stakes.small_blind,)
    return MadeUp(largest, tuple(blind for blind in smaller if blind))
