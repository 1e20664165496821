"""Players at the table on the course of a scenario: who comes, goes and pays, and what the table says to it.

A post left out, a seat change, a player away for long: what happened is entered like any tap, and the table's own
answer is the ruling.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import asdict, replace

from dealer_assist.desk.desk import Desk
from dealer_assist.hand.state import place
from dealer_assist.rules.refused import Refused
from dealer_assist.scenarios import player_events
from dealer_assist.scenarios.course import Course, Play, Ruling, ruled
from dealer_assist.scenarios.events import Event
from dealer_assist.scenarios.play import enter, hand_of
from dealer_assist.table.apply import apply
from dealer_assist.table.between import (
    AbsentButtonGiven,
    ChipsPickedUp,
    DealtWithoutPost,
    MissedTold,
    PlayerWarned,
    WentAway,
)
from dealer_assist.table.owed import blinds_missing
from dealer_assist.table.places import taken
from dealer_assist.table.seat_changes import move_cost
from dealer_assist.table.standing import Way


class SeatChange(Event, frozen=True, kw_only=True, tag="seat_change"):
    """A player wants another seat."""

    seat: int
    active_players_passed: int | None = None
    active_positions_away_from_big_blind: int | None = None


class Absence(Event, frozen=True, kw_only=True, tag="absence"):
    """How long a player has been away."""

    seat: int
    missed_blind: bool = False
    absent_buttons: int = 0
    minutes: int = 0


class Walk(Event, frozen=True, kw_only=True, tag="walk"):
    """A player gets up while others are away; what has happened since."""

    seat: int
    warned: bool = False
    missed_blind: bool = False


class WithoutPostEvent(Event, frozen=True, kw_only=True, tag="dealt_without_post"):
    """A player who owes was dealt in without posting."""

    seat: int
    looked: bool = False
    acted: bool = False


def _seat_change(desk: Desk, event: SeatChange, _path: str) -> Ruling:
    away = event.active_positions_away_from_big_blind
    passed = event.active_players_passed if away is None else away
    cost = move_cost(desk.table.rules, desk.table.stakes, passed or 0)
    return {name: value for name, value in asdict(cost).items() if value is not None and value is not False}


def _missed(desk: Desk, seat: int, path: str) -> None:
    enter(desk, MissedTold(seat, blinds_missing(("bb",))), path)


def _absence(desk: Desk, event: Absence, path: str) -> Ruling:
    if event.missed_blind:
        _missed(desk, event.seat, path)
    for _button in range(event.absent_buttons):
        enter(desk, AbsentButtonGiven(event.seat), path)
    return {"pick_up": _picked_up(desk, event.seat, event.minutes)}


def _picked_up(desk: Desk, seat: int, minutes: int = 0) -> bool:
    """Whether the chips may be picked up between hands."""
    between = replace(desk.table, hand=None)
    return not isinstance(apply(between, ChipsPickedUp(seat, minutes)), Refused)


def _walk(desk: Desk, event: Walk, path: str) -> Ruling:
    enter(desk, WentAway(event.seat), path)
    back = taken(desk.table, event.seat).must_be_back
    if event.warned:
        enter(desk, PlayerWarned(event.seat), path)
    if event.missed_blind:
        _missed(desk, event.seat, path)
    return {"must_be_back_for_blinds": back, "may_be_picked_up": _picked_up(desk, event.seat)}


def _without_post(desk: Desk, event: WithoutPostEvent, path: str) -> Ruling:
    enter(desk, DealtWithoutPost(event.seat, event.looked, event.acted), path)
    coming = taken(desk.table, event.seat).coming
    posts_next = coming is not None and coming.way is Way.POST
    live = place(hand_of(desk), event.seat) is not None
    return {"hand": "live" if live else "dead", "must_post_next_deal": posts_next}


RULED: Mapping[type[Event], Callable[[Desk, Any, str], Ruling]] = {
    SeatChange: _seat_change,
    Absence: _absence,
    Walk: _walk,
    WithoutPostEvent: _without_post,
}
"""What the table says to each event."""


def _asked(course: Course, event: Event, path: str) -> Course:
    return ruled(course, RULED[type(event)](course.desk, event, path))


def _happened(course: Course, event: Event, path: str) -> Course:
    player_events.play(course.desk, event, path)
    return course


PLAY: Mapping[type[Event], Play] = {
    **dict.fromkeys(player_events.EVENTS.values(), _happened),
    **dict.fromkeys(RULED, _asked),
}
"""How what players do between the hands is played."""
