"""Who of those on the way into the game gets cards in the next hand, and what for.

A seat that is due for the big blind simply takes it. Elsewhere a newcomer pays what the house asks for
(`new_player_entry`), a returning player makes up what was missed (`missed_blinds_return`), one who changed seats
posts or waits. From the button up to the big blind the option `entry_between_button_and_big_blind` decides, and on
the button itself `post_on_button` before it. Rule file 01 sections 5 to 8.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from enum import StrEnum

from dealer_assist.rules.options import (
    DrawReturningPlayer,
    EntryBetweenButtonAndBigBlind,
    HouseRules,
    KillType,
    MissedBlindsReturn,
    NewPlayerEntry,
)
from dealer_assist.table.positions import largest, places_between
from dealer_assist.table.standing import NOTHING_OWED, Comes, Coming, Way
from dealer_assist.table.state import Marks, Seat


class Entrance(StrEnum):
    """What a player who comes in does for it."""

    POSITION = "position"
    """Takes what the seat gives: the big blind, or small blind and button."""
    NOTHING = "nothing"
    """Pays nothing."""
    BIG_BLIND = "big_blind"
    """Posts the largest blind, live."""
    MAKES_UP = "makes_up"
    """Posts what is owed."""
    BUYS_BUTTON = "buys_button"
    """Posts the largest blind live and the smaller ones dead, and has the next button."""
    KILLS = "kills"
    """Kills the pot in place of what is owed."""
    STRADDLES = "straddles"
    """Straddles under the gun in place of what is owed."""


class Place(StrEnum):
    """Where a seat lies to button and blinds."""

    LARGEST_BLIND = "largest_blind"
    BUTTON = "button"
    BETWEEN = "between"
    """Strictly between button and small blind."""
    BLIND = "blind"
    """On a smaller blind, or between the blinds."""
    OUTSIDE = "outside"


def place_of(seat: int, marks: Marks) -> Place:
    """Where a seat lies.

    >>> [str(place_of(seat, Marks(2, 4, 5))) for seat in range(1, 7)]
    ['outside', 'button', 'between', 'blind', 'largest_blind', 'outside']
    """
    if seat == largest(marks):
        return Place.LARGEST_BLIND
    if seat == marks.button:
        return Place.BUTTON
    if marks.button != marks.small_blind and seat in places_between(marks.button, marks.small_blind):
        return Place.BETWEEN
    return Place.BLIND if seat in places_between(marks.button, largest(marks)) else Place.OUTSIDE


def on_the_way(seat: Seat) -> Coming | None:
    """How a seated player comes in; None = plays. Who owes blinds is back from somewhere, told or not."""
    if seat.coming is not None or seat.owes == NOTHING_OWED:
        return seat.coming
    return Coming(Comes.BACK)


def may_have_big_blind(seat: Seat) -> bool:
    """Whether the big blind stops at this player; one who deals off lets it pass once."""
    coming = seat.coming
    return coming is None or coming.comes is not Comes.DEALS_OFF or coming.passed


def entrance(
    seat: Seat, marks: Marks, rules: HouseRules, playing: Collection[int], *, draw_game: bool = False
) -> Entrance | None:
    """What a player on the way in does in the next hand; None = gets no cards. `playing` are the seats that just play.

    A player who missed blinds comes back to a draw game by rules of its own.
    """
    coming = on_the_way(seat)
    assert coming is not None, "who simply plays is dealt in without asking"
    place = place_of(seat.number, marks)
    if place is Place.LARGEST_BLIND:
        return Entrance.POSITION if may_have_big_blind(seat) else None
    if place is not Place.OUTSIDE:
        return _in_the_arc(coming, place, rules)
    if coming.comes is Comes.MUST_MOVE and not places_between(seat.number, marks.button).isdisjoint(playing):
        # any position without a post except the best one, just behind the button (WSOP Live 2024 R99)
        return Entrance.NOTHING
    if coming.comes is Comes.BACK and coming.way is Way.STRADDLE:
        under_the_gun = places_between(largest(marks), seat.number).isdisjoint(playing)
        allowed = MissedBlindsReturn.STRADDLE in rules.missed_blinds_return
        return Entrance.STRADDLES if under_the_gun and allowed else None
    if coming.comes is Comes.BACK and draw_game:
        return BACK_TO_DRAW[rules.draw_returning_player](coming, rules)
    return OUTSIDE[coming.comes](coming, rules)


# -- outside the blinds


def _newcomer(coming: Coming, rules: HouseRules) -> Entrance | None:
    if coming.way in (Way.WAIT, Way.BUY_BUTTON, Way.STRADDLE):
        return None
    return NEWCOMER[rules.new_player_entry](coming)


def _pays_nothing(_coming: Coming) -> Entrance:
    return Entrance.NOTHING


def _posts(coming: Coming) -> Entrance | None:
    return None if coming.way is Way.FREE else Entrance.BIG_BLIND


def _waits(_coming: Coming) -> None:
    return None


NEWCOMER: dict[NewPlayerEntry, Callable[[Coming], Entrance | None]] = {
    NewPlayerEntry.NO_POST: _pays_nothing,
    NewPlayerEntry.POST_BIG_BLIND: _posts,
    NewPlayerEntry.WAIT_FOR_BIG_BLIND: _waits,
}


def _returning(coming: Coming, rules: HouseRules) -> Entrance | None:
    return _post(coming, rules) if coming.way is Way.POST else None


def _waits_for_big_blind(_coming: Coming, _rules: HouseRules) -> None:
    return None


def _kills_or_waits(coming: Coming, rules: HouseRules) -> Entrance | None:
    kills = coming.way is Way.KILL and rules.kill_type is not KillType.NONE
    return Entrance.KILLS if kills else None


BACK_TO_DRAW: dict[DrawReturningPlayer, Callable[[Coming, HouseRules], Entrance | None]] = {
    DrawReturningPlayer.WAIT_ONLY: _waits_for_big_blind,
    DrawReturningPlayer.POST_OR_WAIT: _returning,
    DrawReturningPlayer.KILL_OR_WAIT: _kills_or_waits,
}
"""WSOP Live 2024 R267, R268 and R297, Robert's Rules v11 s.11.6."""


def _moved(coming: Coming, _rules: HouseRules) -> Entrance | None:
    if coming.way is Way.POST:
        return Entrance.BIG_BLIND
    return Entrance.NOTHING if coming.hands == 0 else None


def _dealing_off(coming: Coming, _rules: HouseRules) -> Entrance | None:
    return Entrance.NOTHING if coming.passed else None


OUTSIDE: dict[Comes, Callable[[Coming, HouseRules], Entrance | None]] = {
    Comes.NEW: _newcomer,
    Comes.MUST_MOVE: _newcomer,
    Comes.BACK: _returning,
    Comes.MOVED: _moved,
    Comes.DEALS_OFF: _dealing_off,
}


def _post(coming: Coming, rules: HouseRules) -> Entrance | None:
    """What a post is: the big blind of a newcomer, or all that a returning player owes."""
    if coming.comes is not Comes.BACK:
        return Entrance.BIG_BLIND
    return Entrance.MAKES_UP if MissedBlindsReturn.POST in rules.missed_blinds_return else None


# -- from the button up to the big blind


def _in_the_arc(coming: Coming, place: Place, rules: HouseRules) -> Entrance | None:
    if coming.comes is Comes.DEALS_OFF:
        return None
    if place is Place.BUTTON and rules.post_on_button and coming.way is Way.POST:
        return _post(coming, rules)
    return ARC[rules.entry_between_button_and_big_blind](coming, place, rules)


def _take_position(coming: Coming, place: Place, _rules: HouseRules) -> Entrance | None:
    """Whatever the seat gives; strictly between button and small blind no hand (TDA 2024 R8-A, R10-A)."""
    if place is Place.BETWEEN or coming.way is Way.WAIT or coming.comes in (Comes.BACK, Comes.MOVED):
        return None
    return Entrance.POSITION


def _post_or_buy(coming: Coming, place: Place, rules: HouseRules) -> Entrance | None:
    """Between button and small blind: posts a big blind, or buys the button (WSOP Live 2024 R154 and R202)."""
    if place is not Place.BETWEEN:
        return None
    if coming.way is Way.POST:
        return _post(coming, rules)
    may_buy = coming.comes is not Comes.BACK or MissedBlindsReturn.BUY_BUTTON in rules.missed_blinds_return
    return Entrance.BUYS_BUTTON if coming.way is Way.BUY_BUTTON and may_buy else None


def _no_hand(_coming: Coming, _place: Place, _rules: HouseRules) -> None:
    return None


ARC: dict[EntryBetweenButtonAndBigBlind, Callable[[Coming, Place, HouseRules], Entrance | None]] = {
    EntryBetweenButtonAndBigBlind.TAKE_POSITION: _take_position,
    EntryBetweenButtonAndBigBlind.POST_OR_BUY_BUTTON: _post_or_buy,
    EntryBetweenButtonAndBigBlind.WAIT: _no_hand,
}
