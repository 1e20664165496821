"""Scenarios of what an action is: words and chips as they happened, mistakes, and what they amount to.

Each motion is entered at the desk like any tap. What the hand makes of it is compared with what is expected, and
the chips in front must then be those of the ruling.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import msgspec
from msgspec.structs import replace

from dealer_assist.desk.desk import Desk
from dealer_assist.hand.entries import ChipsPut
from dealer_assist.hand.motions import as_entry, read_motion
from dealer_assist.hand.ruled import Action, Choice, Ruled
from dealer_assist.hand.state import in_hand
from dealer_assist.hand.substantial import substantial_action
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
from dealer_assist.scenarios.mistakes import (
    ChipFound,
    ErrorNoticed,
    InTurn,
    PotErrorNoticed,
    ShowdownWinner,
    Skip,
    action_of,
    actions_in,
    chip_found,
    noticed,
    out_of_turn,
    passed_over,
    play_by_floor,
    pot_noticed,
)
from dealer_assist.scenarios.motion_events import CountQuoted, Push, PushMotions, Say, count_of, motion_of
from dealer_assist.scenarios.names import game_named
from dealer_assist.scenarios.outcome import Difference, Differs
from dealer_assist.scenarios.play import enter, hand_of
from dealer_assist.scenarios.setup import Setup, facts_of, hand_in_progress
from dealer_assist.scenarios.shape import Told
from dealer_assist.table.entries import FloorDecision


class FloorChoice(Event, frozen=True, kw_only=True, tag="floor_choice"):
    """The floor has decided."""

    seat: int
    action: str


EVENTS: dict[str, type[Event]] = {
    "act": Act,
    "chip_found": ChipFound,
    "count_quoted": CountQuoted,
    "error_noticed": ErrorNoticed,
    "floor_choice": FloorChoice,
    "next_street": NextStreet,
    "note": Note,
    "pot_error_noticed": PotErrorNoticed,
    "push": Push,
    "push_motions": PushMotions,
    "say": Say,
    "showdown_winner": ShowdownWinner,
    "sequence": InTurn,
    "skip": Skip,
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


class Course(msgspec.Struct, frozen=True):
    """A hand in which something has to be ruled, as far as it has come."""

    desk: Desk
    ruling: Mapping[str, object] | None = None
    """What the last motion or mistake was found to be; None = nothing to rule on yet."""
    held: Act | None = None
    """An action out of turn whose turn has not come."""
    skipped: Skip | None = None
    """A seat that was passed over."""
    since: tuple[Action, ...] = ()
    """Actions since then."""
    substantial: bool | None = None
    """Whether the actions told were substantial; None = none were told."""


def _check(told: RulingTold, rules: HouseRules) -> Iterator[Difference]:
    course = Course(hand_in_progress(told.setup, rules))
    events = [read_event(event, EVENTS, f"events[{place}]") for place, event in enumerate(told.events)]
    for place, event in enumerate(events):
        course = _played(course, event, events[place + 1 :], f"events[{place}]")
    found = _ruling(course)
    for question, value in told.expect.items():
        match question:
            case "ruling":
                if found is None:
                    raise Differs(Difference("expect.ruling", "something to rule on"))
                yield from differences("expect.ruling", value, found)
            case "substantial_action":
                yield from differences("expect.substantial_action", value, course.substantial)
            case _:
                yield from answered({question: value}, OF_A_HAND, hand_of(course.desk), "expect")


def _played(course: Course, event: Event, later: Sequence[Event], path: str) -> Course:
    """The course after an event; raises Differs where it does not fit."""
    desk = course.desk
    match event:
        case Act():
            return _acted(course, event, path)
        case NextStreet():
            play_next_street(desk, path)
        case CountQuoted():
            enter(desk, count_of(event), path)
        case FloorChoice():
            return replace(course, ruling=_in_words(_by_the_floor(desk, event, path)))
        case Push() | Say() | PushMotions():
            motion = motion_of(event, path, acted_behind=_acted_behind(later, event.seat))
            return replace(course, ruling=_in_words(_put(desk, motion, path)))
        case ErrorNoticed():
            return replace(course, ruling=noticed(desk, event, path))
        case ChipFound():
            return replace(course, ruling=chip_found(desk, event, path))
        case ShowdownWinner(seat=seat):
            return replace(course, ruling={**(course.ruling or {}), "seat": seat})
        case PotErrorNoticed():
            return replace(course, ruling=pot_noticed(desk, event, _behind_the_bet(course.since), path))
        case InTurn():
            return replace(course, substantial=substantial_action(actions_in(event), hand_of(desk).rules))
        case Skip():
            return replace(course, skipped=event, since=())
    return course


def _acted(course: Course, act: Act, path: str) -> Course:
    """The course after an action; one out of turn is held until its turn comes."""
    if act.out_of_turn:
        return replace(course, held=act, since=())
    action = action_of(hand_of(course.desk), act)
    if act.illegal or course.skipped is not None:
        play_by_floor(course.desk, act, path, "nobody noticed in time")
    else:
        play_act(course.desk, act, path)
    return replace(course, since=(*course.since, action))


def _ruling(course: Course) -> Mapping[str, object] | None:
    """What is ruled in the end."""
    if course.held is not None:
        return out_of_turn(course.desk, course.held, course.since, "expect.ruling")
    if course.skipped is not None:
        return passed_over(course.desk, course.skipped, course.since)
    return course.ruling


def _behind_the_bet(since: Sequence[Action]) -> tuple[Action, ...]:
    """The actions behind the last bet or raise."""
    last = max((place for place, action in enumerate(since) if action in (Action.BET, Action.RAISE)), default=-1)
    return tuple(since[last + 1 :])


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
                enter(desk, FloorDecision(entry, "so ruled"), path)
            return choice
    raise Differs(Difference(f"{path}.action", "one of the floor's choices", event.action))


TOLD_AS: Mapping[str, str] = {"call_total": "call_to"}
"""Names of a ruling's figures that scenarios write in another way."""


def _in_words(ruled: Ruled | Choice) -> Mapping[str, object]:
    """A ruling as scenarios tell it."""
    found = {TOLD_AS.get(name, name): getattr(ruled, name) for name in ruled.__struct_fields__ if name != "motion"}
    if isinstance(ruled, Ruled):
        found["choices"] = [_in_words(choice) for choice in ruled.choices]
    return found


RULING = Kind(RulingTold, _facts, KNOWN, _check)
