"""Actions, words and chips as they happened, mistakes, and what they amount to.

Each motion is entered at the desk like any tap. What the hand makes of it is what a scenario calls the ruling, and
the chips in front must then be those of the ruling.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from dealer_assist.desk.desk import Desk
from dealer_assist.hand.chips_put import as_entry
from dealer_assist.hand.entries import ChipsPut
from dealer_assist.hand.motions import read_motion
from dealer_assist.hand.ruled import Action, Choice, Ruled
from dealer_assist.hand.state import in_hand
from dealer_assist.hand.substantial import substantial_action
from dealer_assist.scenarios.course import Course, Play, Ruling, ruled
from dealer_assist.scenarios.events import Act, Event, NextStreet, Note, play_act, play_next_street
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
    held_now,
    noticed,
    out_of_turn,
    passed_over,
    play_by_floor,
    pot_noticed,
    stands_or_comes_back,
)
from dealer_assist.scenarios.motion_events import CountQuoted, Push, PushMotions, Say, count_of, motion_of
from dealer_assist.scenarios.outcome import Difference, Differs
from dealer_assist.scenarios.play import enter, hand_of
from dealer_assist.table.entries import FloorDecision


class FloorChoice(Event, frozen=True, kw_only=True, tag="floor_choice"):
    """The floor has decided."""

    seat: int
    action: str


def ruling_of(course: Course) -> Ruling | None:
    """What is ruled in the end; None = nothing."""
    held = held_now(course.desk)
    if held is not None:
        return stands_or_comes_back(course.desk, held, "expect.ruling")
    if course.skipped is not None:
        return passed_over(course.desk, course.skipped, course.since)
    return course.ruling


# -- actions


def _acted(course: Course, act: Act, path: str) -> Course:
    """The course after an action; one out of turn is held until its turn comes."""
    if act.out_of_turn:
        enter(course.desk, out_of_turn(act), path)
        return replace(course, since=())
    action = action_of(hand_of(course.desk), act, path)
    if act.illegal or course.skipped is not None:
        play_by_floor(course.desk, act, path, "nobody noticed in time")
    else:
        play_act(course.desk, act, path)
    return replace(course, since=(*course.since, action))


def _next_street(course: Course, _event: NextStreet, path: str) -> Course:
    play_next_street(course.desk, path)
    return course


def _note(course: Course, _event: Note, _path: str) -> Course:
    return course


# -- words and chips


def _moved(course: Course, event: Push | Say | PushMotions, path: str) -> Course:
    behind = any(isinstance(each, Act) and each.seat != event.seat for each in course.to_come)
    motion = motion_of(event, path, acted_behind=behind)
    return replace(course, ruling=_in_words(_put(course.desk, motion, path)))


def _put(desk: Desk, motion: ChipsPut, path: str) -> Ruled:
    """Enter a motion; raises Differs if the chips in front are not those of its ruling."""
    before = hand_of(desk)
    enter(desk, motion, path)
    found = read_motion(before, motion)
    front = in_hand(hand_of(desk), motion.seat).front
    if as_entry(motion.seat, found) is not None and front != found.to:
        raise Differs(Difference(f"{path}.front", found.to, front))
    return found


TOLD_AS: Mapping[str, str] = {"call_total": "call_to"}
"""Names of a ruling's figures that scenarios write in another way."""


def _in_words(found: Ruled | Choice) -> Ruling:
    """A ruling as scenarios tell it."""
    told = {TOLD_AS.get(name, name): getattr(found, name) for name in found.__struct_fields__ if name != "motion"}
    if isinstance(found, Ruled):
        told["choices"] = [_in_words(choice) for choice in found.choices]
    return told


def _count_quoted(course: Course, event: CountQuoted, path: str) -> Course:
    enter(course.desk, count_of(event), path)
    return course


def _by_the_floor(course: Course, event: FloorChoice, path: str) -> Course:
    """Enter what the floor chose among what it was offered."""
    motion = hand_of(course.desk).motion
    for choice in motion.choices if motion is not None and motion.seat == event.seat else ():
        if choice.action == event.action:
            entry = as_entry(event.seat, choice)
            if entry is not None:
                enter(course.desk, FloorDecision(entry, "so ruled"), path)
            return replace(course, ruling=_in_words(choice))
    raise Differs(Difference(f"{path}.action", "one of the floor's choices", event.action))


# -- mistakes


def _error_noticed(course: Course, event: ErrorNoticed, path: str) -> Course:
    return replace(course, ruling=noticed(course.desk, event, path))


def _pot_error_noticed(course: Course, event: PotErrorNoticed, path: str) -> Course:
    return replace(course, ruling=pot_noticed(course.desk, event, _behind_the_bet(course.since), path))


def _behind_the_bet(since: Sequence[Action]) -> tuple[Action, ...]:
    """The actions behind the last bet or raise."""
    last = max((place for place, action in enumerate(since) if action in (Action.BET, Action.RAISE)), default=-1)
    return tuple(since[last + 1 :])


def _chip_found(course: Course, event: ChipFound, path: str) -> Course:
    return replace(course, ruling=chip_found(course.desk, event, path))


def _showdown_winner(course: Course, event: ShowdownWinner, _path: str) -> Course:
    return ruled(course, {"seat": event.seat})


def _sequence(course: Course, event: InTurn, _path: str) -> Course:
    return replace(course, substantial=substantial_action(actions_in(event.actions), hand_of(course.desk).rules))


def _skip(course: Course, event: Skip, _path: str) -> Course:
    return replace(course, skipped=event, since=())


PLAY: Mapping[type[Event], Play] = {
    Act: _acted,
    ChipFound: _chip_found,
    CountQuoted: _count_quoted,
    ErrorNoticed: _error_noticed,
    FloorChoice: _by_the_floor,
    InTurn: _sequence,
    NextStreet: _next_street,
    Note: _note,
    PotErrorNoticed: _pot_error_noticed,
    Push: _moved,
    PushMotions: _moved,
    Say: _moved,
    ShowdownWinner: _showdown_winner,
    Skip: _skip,
}
"""How actions, motions and mistakes are played."""
