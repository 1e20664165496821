"""Scenarios in which a hand is played: set-up, events, and what must then be so. One driver for all of them.

Blinds and button, straddles and kills, rounds of betting, the maximum of a pot, what an action amounts to.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec.structs import replace

from dealer_assist.desk.desk import Desk
from dealer_assist.rules.options import HouseRules
from dealer_assist.scenarios import actions, seat_rulings, special_hands
from dealer_assist.scenarios.answers import KNOWN, answered
from dealer_assist.scenarios.compare import differences
from dealer_assist.scenarios.course import Course, HandTold, Play
from dealer_assist.scenarios.events import Event, known_events, read_event, seats_known, tag_of
from dealer_assist.scenarios.houses import Facts
from dealer_assist.scenarios.kind import Kind
from dealer_assist.scenarios.outcome import Difference, Differs
from dealer_assist.scenarios.play import enter, open_desk
from dealer_assist.scenarios.player_events import tell_absences
from dealer_assist.scenarios.questions import ANSWERS
from dealer_assist.scenarios.setup import after_the_last_hand, facts_of, hand_in_progress, opened
from dealer_assist.scenarios.setup_words import Setup
from dealer_assist.scenarios.straddle_events import after_a_bomb_pot
from dealer_assist.table.entries import ButtonPlaced, FloorDecision, StartHand
from dealer_assist.table.state import TableState

PLAY: Mapping[type[Event], Play] = {**actions.PLAY, **seat_rulings.PLAY, **special_hands.PLAY}
"""How each event is played."""
EVENTS = {tag_of(event): event for event in PLAY}
"""Every event by its name."""


class Asserted(Event, frozen=True, kw_only=True, tag="assert"):
    """What must be so at this point."""


def _facts(told: HandTold) -> Facts:
    known_events(told.events, KNOWN)
    facts = facts_of(told.setup)
    seats_known(_events(told), told.setup.max_seats)
    return replace(facts, table={**KILLS_PLAYED, **facts.table}) if _about_kills(told) else facts


def _events(told: HandTold) -> tuple[Event, ...]:
    return tuple(
        Asserted() if event["e"] == "assert" else read_event(event, EVENTS, f"events[{place}]")
        for place, event in enumerate(told.events)
    )


KILLS_PLAYED: Mapping[str, object] = {"kill_type": "full"}
"""A fact of the table that a scenario about kills need not give."""


def _about_kills(told: HandTold) -> bool:
    setup = told.setup
    marked = (setup.leg_up, setup.killer, setup.kill_due) != (None, None, None)
    return marked or "kill_trigger" in told.options or any(event["e"] == "kill" for event in told.events)


def _check(told: HandTold, rules: HouseRules) -> Iterator[Difference]:
    events = _events(told)
    course = Course(_begun(told, rules), told.setup)
    for place, event in enumerate(events):
        path = f"events[{place}]"
        course = replace(course, to_come=events[place + 1 :])
        if isinstance(event, Asserted):
            asked = {question: value for question, value in told.events[place].items() if question != "e"}
            yield from _compared(course, course.desk.table, asked, path)
        else:
            course = PLAY[type(event)](course, event, path)
    in_the_end = course.desk.table if told.expect.keys() <= OF_THE_COURSE else _dealt_at_last(course)
    yield from _compared(course, in_the_end, told.expect, "expect")


OF_THE_COURSE = {"ruling", "substantial_action"}
"""Questions about what was ruled, and not about the table."""


def _compared(course: Course, table: TableState, asked: Mapping[str, Any], path: str) -> Iterator[Difference]:
    """What differs between what is asked and what is so."""
    if "ruling" in asked:
        if not asked["ruling"]:
            raise Differs(Difference(f"{path}.ruling", "something to compare", asked["ruling"]))
        yield from differences(f"{path}.ruling", asked["ruling"], actions.ruling_of(course) or {})
    if "substantial_action" in asked:
        yield from differences(f"{path}.substantial_action", asked["substantial_action"], course.substantial)
    rest = {question: value for question, value in asked.items() if question not in OF_THE_COURSE}
    yield from answered(rest, ANSWERS, table, path)


# -- what a scenario starts from


def _begun(told: HandTold, rules: HouseRules) -> Desk:
    """The desk before the first event: between two hands, or in one that is on or about to be dealt."""
    setup, at = told.setup, told.setup.hand
    if setup.prev is not None:
        return (after_a_bomb_pot if setup.bomb_pot_form == "game" else after_the_last_hand)(setup, rules)
    if at is not None and any(event["e"] == "bomb_pot" for event in told.events):
        # it takes the place of the hand of the set-up, at its button
        desk = open_desk(replace(opened(setup, rules), button=at.button))
        tell_absences(desk, setup.status, setup.missed)
        return desk
    if setup.street is not None and told.kind != "posting":
        return hand_in_progress(setup, rules)
    desk = open_desk(opened(setup, rules))
    if setup.street is None:
        tell_absences(desk, setup.status, setup.missed)
        _deal_at(desk, setup)
    else:
        # players come back before the hand of the set-up is dealt
        tell_absences(desk, dict.fromkeys(setup.missed, "away"), setup.missed)
    return desk


def _dealt_at_last(course: Course) -> TableState:
    """The table with the hand of the set-up, where the events came before it."""
    if course.desk.table.hand is None and not course.ruling:
        _deal_at(course.desk, course.setup)
    return course.desk.table


def _deal_at(desk: Desk, setup: Setup) -> None:
    """Deal the hand of the set-up, if it tells where the button lies."""
    at = setup.hand
    if at is not None and at.button is not None:
        enter(desk, FloorDecision(ButtonPlaced(at.button, at.sb, at.bb), "as told"), "setup.hand")
        enter(desk, StartHand(), "setup.hand")


KIND = Kind(HandTold, _facts, KNOWN, _check)
