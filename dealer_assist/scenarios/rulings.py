"""Scenarios of what an action is: words and chips as they happened, and what they amount to.

Each motion is entered at the desk like any tap. What the hand makes of it is compared with what is expected, and
the chips in front must then be those of the ruling.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from dealer_assist.desk.desk import Desk
from dealer_assist.hand.entries import ChipsPut
from dealer_assist.hand.motions import as_entry, read_motion
from dealer_assist.hand.ruled import Choice, Ruled
from dealer_assist.hand.state import in_hand
from dealer_assist.rules.options import HouseRules
from dealer_assist.scenarios.answers import KNOWN, OF_A_HAND, answered
from dealer_assist.scenarios.compare import differences
from dealer_assist.scenarios.events import (
    Act,
    Event,
    NextStreet,
    Note,
    known_events,
    play_act,
    play_next_street,
    read_event,
)
from dealer_assist.scenarios.houses import Facts
from dealer_assist.scenarios.kind import Kind
from dealer_assist.scenarios.motion_events import CountQuoted, Push, PushMotions, Say, count_of, motion_of
from dealer_assist.scenarios.names import game_named
from dealer_assist.scenarios.outcome import Difference, Differs
from dealer_assist.scenarios.play import enter, hand_of
from dealer_assist.scenarios.setup import Setup, facts_of, hand_in_progress
from dealer_assist.scenarios.shape import Told


class FloorChoice(Event, frozen=True, kw_only=True, tag="floor_choice"):
    """The floor has decided."""

    seat: int
    action: str


EVENTS: dict[str, type[Event]] = {
    "act": Act,
    "next_street": NextStreet,
    "note": Note,
    "push": Push,
    "say": Say,
    "push_motions": PushMotions,
    "count_quoted": CountQuoted,
    "floor_choice": FloorChoice,
}


class RulingTold(Told, frozen=True, kw_only=True):
    """A scenario of what an action is."""

    kind: str
    setup: Setup
    events: tuple[dict[str, Any], ...] = ()


def _facts(told: RulingTold) -> Facts:
    known_events(told.events, KNOWN)
    game_named(told.setup.game)
    for place, event in enumerate(told.events):
        read_event(event, EVENTS, f"events[{place}]")
    return facts_of(told.setup)


def _check(told: RulingTold, rules: HouseRules) -> Iterator[Difference]:
    desk = hand_in_progress(told.setup, rules)
    events = [read_event(event, EVENTS, f"events[{place}]") for place, event in enumerate(told.events)]
    ruled: Ruled | Choice | None = None
    for place, event in enumerate(events):
        path = f"events[{place}]"
        match event:
            case Act():
                play_act(desk, event, path)
            case NextStreet():
                play_next_street(desk, path)
            case CountQuoted():
                enter(desk, count_of(event), path)
            case FloorChoice():
                ruled = _by_the_floor(desk, event, path)
            case Push() | Say() | PushMotions():
                motion = motion_of(event, path, acted_behind=_acted_behind(events[place + 1 :], event.seat))
                ruled = _put(desk, motion, path)
    for question, value in told.expect.items():
        if question == "ruling":
            yield from differences("expect.ruling", value, _in_words(ruled))
        else:
            yield from answered({question: value}, OF_A_HAND, hand_of(desk), "expect")


def _acted_behind(later: Sequence[Event], seat: int) -> bool:
    """Whether another seat acts before the ruling is asked for."""
    return any(isinstance(event, Act) and event.seat != seat for event in later)


def _put(desk: Desk, motion: ChipsPut, path: str) -> Ruled:
    """Enter a motion; raises Differs if the chips in front are not those of its ruling."""
    before = hand_of(desk)
    enter(desk, motion, path)
    ruled = read_motion(before, motion)
    front = in_hand(hand_of(desk), motion.seat).front
    if as_entry(motion.seat, ruled) is not None and front != ruled.to:
        raise Differs(Difference(f"{path}.front", ruled.to, front))
    return ruled


def _by_the_floor(desk: Desk, event: FloorChoice, path: str) -> Choice:
    """Enter what the floor chose among what it was offered."""
    motion = hand_of(desk).motion
    for choice in motion.choices if motion is not None and motion.seat == event.seat else ():
        if choice.action == event.action:
            entry = as_entry(event.seat, choice)
            if entry is not None:
                enter(desk, entry, path)
            return choice
    raise Differs(Difference(f"{path}.action", "one of the floor's choices", event.action))


def _in_words(ruled: Ruled | Choice | None) -> Mapping[str, object]:
    """A ruling as scenarios tell it."""
    if ruled is None:
        raise Differs(Difference("expect.ruling", "a motion to rule on"))
    found = {name: getattr(ruled, name) for name in ruled.__struct_fields__ if name != "motion"}
    if isinstance(ruled, Ruled):
        found["choices"] = [_in_words(choice) for choice in ruled.choices]
    return found


RULING = Kind(RulingTold, _facts, KNOWN, _check)
