"""Actions of a pots scenario as entries. `amount` is what an action added; streets follow by themselves.

Where the button lies is not told and follows from the order of acting: it is the seat before the small blind, or
before whoever acts first.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

from dealer_assist.games.game import HOLDEM
from dealer_assist.hand.entries import AllIn, Call, Check, Fold, HandEntry, StreetDealt, Wager
from dealer_assist.hand.situation import SeatTold
from dealer_assist.hand.situation import Told as Status
from dealer_assist.hand.state import HandState, Positions, Stage, in_hand
from dealer_assist.pots.split import clockwise_from
from dealer_assist.rules.options import HouseRules
from dealer_assist.scenarios.events import pushed_in
from dealer_assist.scenarios.outcome import Difference, Differs
from dealer_assist.scenarios.play import enter, hand_of, open_desk
from dealer_assist.scenarios.shape import Chips, Place, Words
from dealer_assist.table.entries import CountedNow, TableOpened
from dealer_assist.table.state import Seat, Stakes


class Action(StrEnum):
    """What a seat did."""

    SB = "sb"
    BB = "bb"
    STRADDLE = "straddle"
    KILL = "kill"
    BRING_IN = "bring_in"
    POST = "post"
    """The live post of a newcomer or a returning player."""
    ANTE = "ante"
    DEAD = "dead"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    COMPLETE = "complete"
    RAISE = "raise"
    ALL_IN = "all_in"
    FOLD = "fold"


FORCED = (Action.SB, Action.BB, Action.STRADDLE, Action.KILL, Action.BRING_IN)
"""Live posts that say where the action starts: left of the last one."""
LIVE_POSTS = (*FORCED, Action.POST)
POSTS = (*LIVE_POSTS, Action.ANTE, Action.DEAD)


class PotsEvent(Words, frozen=True, kw_only=True):
    """One action."""

    seat: Place
    action: Action
    amount: Chips
    """Chips added by it, ≥ 0."""


def play_events(
    events: Sequence[PotsEvent], stacks: Mapping[int, int], stakes: Stakes, rules: HouseRules, carried: int
) -> HandState:
    """The hand after the actions; raises Differs where one of them cannot have happened like that."""
    posts = [event for event in events if event.action in POSTS]
    acted = events[len(posts) :]
    if list(events[: len(posts)]) != posts or not acted:
        raise Differs(Difference("events", "posts, then at least one action"))
    numbers = sorted({event.seat for event in events} | set(stacks))
    seats = tuple(_posted(seat, posts, stacks.get(seat)) for seat in numbers)
    opened = TableOpened(
        game=HOLDEM,
        rules=rules,
        stakes=stakes,
        max_seats=numbers[-1],
        seats=tuple(Seat(seat, stacks.get(seat)) for seat in numbers),
    )
    desk = open_desk(opened)
    enter(desk, _dealt(seats, posts, acted[0].seat, carried), "events")
    for place, event in enumerate(acted, start=len(posts)):
        if hand_of(desk).stage is Stage.ROUND_OVER:
            enter(desk, StreetDealt(), f"events[{place}]")
        before = in_hand(hand_of(desk), event.seat)
        entry = _entry(event, before.front, event.seat in stacks)
        enter(desk, pushed_in(desk.table, entry), f"events[{place}]")
        added = in_hand(hand_of(desk), event.seat).put_in - before.put_in
        if added != event.amount:
            raise Differs(Difference(f"events[{place}].amount", event.amount, added))
    return hand_of(desk)


def _posted(seat: int, posts: Sequence[PotsEvent], stack: int | None) -> SeatTold:
    own = [post for post in posts if post.seat == seat]
    front = sum(post.amount for post in own if post.action in LIVE_POSTS)
    ante = sum(post.amount for post in own if post.action is Action.ANTE)
    dead = sum(post.amount for post in own if post.action is Action.DEAD)
    behind = None if stack is None else stack - front - ante - dead
    return SeatTold(seat, front, Status.ALL_IN if behind == 0 else Status.IN, behind, earlier=ante, dead=dead)


def _dealt(seats: Sequence[SeatTold], posts: Sequence[PotsEvent], first: int, carried: int) -> CountedNow:
    """The hand when the posts are in front: action starts left of the last forced one."""
    numbers = [each.seat for each in seats]
    poster = {post.action: post.seat for post in posts}
    forced = [post.seat for post in posts if post.action in FORCED]
    small_blind = poster.get(Action.SB)
    before_first = clockwise_from(small_blind or first, numbers)[-2]
    heads_up = len(numbers) == 2 and small_blind is not None
    return CountedNow(
        seats=tuple(seats),
        positions=Positions(small_blind if heads_up else before_first, small_blind, poster.get(Action.BB)),
        street="preflop" if forced else "flop",
        middle=carried,
        to_act=clockwise_from(forced[-1], numbers)[0] if forced else first,
    )


def _entry(event: PotsEvent, front: int, counted: bool) -> HandEntry:
    match event.action:
        case Action.FOLD:
            return Fold(event.seat)
        case Action.CHECK:
            return Check(event.seat)
        case Action.CALL:
            return Call(event.seat)
        case Action.ALL_IN:
            return AllIn(event.seat, None if counted else front + event.amount)
    return Wager(event.seat, front + event.amount)
