"""Scenarios of straddles, kills and bomb pots: order and price, who may, who posts, where the button lies."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from dealer_assist.desk.desk import Desk
from dealer_assist.rules.options import HouseRules
from dealer_assist.scenarios import button_blinds, player_events
from dealer_assist.scenarios.answers import KNOWN, OF_A_HAND, Answer, answered
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
from dealer_assist.scenarios.names import game_named
from dealer_assist.scenarios.outcome import Difference, Differs
from dealer_assist.scenarios.play import enter, open_desk
from dealer_assist.scenarios.setup import Setup, after_the_last_hand, facts_of, hand_in_progress, last_hand, opened
from dealer_assist.scenarios.shape import Told
from dealer_assist.scenarios.straddle_events import (
    BombPotEvent,
    ChopRequest,
    KillEvent,
    KillRequest,
    PotScooped,
    PotSplit,
    PotWonEvent,
    Ruling,
    SleeperDecision,
    SleeperEvent,
    StraddleEvent,
    StraddleRequest,
    after_a_bomb_pot,
    asked,
    deal_bomb_pot,
    end_hand,
    posted,
    winner_told,
)
from dealer_assist.table.entries import ButtonPlaced, FloorDecision, StartHand
from dealer_assist.table.state import TableState

OWN: dict[str, type[Event]] = {
    "act": Act,
    "bomb_pot": BombPotEvent,
    "chop_request": ChopRequest,
    "kill": KillEvent,
    "kill_request": KillRequest,
    "next_street": NextStreet,
    "note": Note,
    "pot_scooped": PotScooped,
    "pot_split": PotSplit,
    "pot_won": PotWonEvent,
    "sleeper": SleeperEvent,
    "sleeper_decision": SleeperDecision,
    "straddle": StraddleEvent,
    "straddle_request": StraddleRequest,
}
EVENTS = {**player_events.EVENTS, **OWN}
"""Every event of these scenarios: their own, and those of button and blinds."""


class StraddlesTold(Told, frozen=True, kw_only=True):
    """A scenario of straddles, kills or bomb pots."""

    kind: str
    setup: Setup
    events: tuple[dict[str, Any], ...] = ()


def _facts(told: StraddlesTold) -> Facts:
    known_events(told.events, KNOWN)
    game_named(told.setup.game)
    for place, event in enumerate(told.events):
        if event["e"] != "assert":
            read_event(event, EVENTS, f"events[{place}]")
    facts = facts_of(told.setup)
    return replace(facts, table={**KILLS_PLAYED, **facts.table}) if _about_kills(told) else facts


KILLS_PLAYED: Mapping[str, object] = {"kill_type": "full"}
"""A fact of the table that a scenario about kills need not give."""


def _about_kills(told: StraddlesTold) -> bool:
    setup = told.setup
    marked = (setup.leg_up, setup.killer, setup.kill_due) != (None, None, None)
    return marked or "kill_trigger" in told.options or any(event["e"] == "kill" for event in told.events)


class Course(msgspec.Struct, frozen=True):
    """A scenario as far as it has come."""

    desk: Desk
    setup: Setup
    ruling: Ruling = {}
    """What the table said to every wish so far."""


def _check(told: StraddlesTold, rules: HouseRules) -> Iterator[Difference]:
    course = Course(_begun(told, rules), told.setup)
    for place, event in enumerate(told.events):
        path = f"events[{place}]"
        if event.get("e") == "assert":
            said = {question: value for question, value in event.items() if question != "e"}
            yield from answered(said, ANSWERS, course.desk.table, path)
        else:
            course = _played(course, read_event(event, EVENTS, path), path)
    expect = {question: value for question, value in told.expect.items() if question != "ruling"}
    if "ruling" in told.expect:
        yield from differences("expect.ruling", told.expect["ruling"], course.ruling)
    yield from answered(expect, ANSWERS, _dealt_at_last(course), "expect")


def _begun(told: StraddlesTold, rules: HouseRules) -> Desk:
    """The desk before the first event; a bomb pot takes the place of the hand of the set-up, at its button."""
    setup = told.setup
    if setup.hand is None:
        return (after_a_bomb_pot if setup.bomb_pot_form == "game" else after_the_last_hand)(setup, rules)
    if any(event["e"] == "bomb_pot" for event in told.events):
        return open_desk(replace(opened(setup, rules), button=setup.hand.button))
    if told.kind == "posting":
        # players come back before the hand of the set-up is dealt
        desk = open_desk(opened(setup, rules))
        player_events.tell_absences(desk, dict.fromkeys(setup.missed, "away"), setup.missed)
        return desk
    return hand_in_progress(setup, rules)


def _dealt_at_last(course: Course) -> TableState:
    """The table with the hand of the set-up, where the events came before it."""
    desk, at = course.desk, course.setup.hand
    if desk.table.hand is None and at is not None and at.button is not None and not course.ruling:
        enter(desk, FloorDecision(ButtonPlaced(at.button, at.sb, at.bb), "as told"), "setup.hand")
        enter(desk, StartHand(), "setup.hand")
    return desk.table


def _played(course: Course, event: Event, path: str) -> Course:
    desk = course.desk
    won = winner_told(event)
    if won is not None:
        if desk.table.hand is None:
            # told of the hand before the first deal
            enter(desk, last_hand(course.setup), path)
        return _ruled(course, end_hand(desk, path, won))
    match event:
        case Act():
            play_act(desk, event, path)
        case NextStreet():
            play_next_street(desk, path)
        case StraddleRequest() | KillRequest() | ChopRequest():
            return _ruled(course, asked(desk, event))
        case BombPotEvent():
            player_events.end_hand(desk, path)
            form = course.setup.bomb_pot_form == "game"
            return _ruled(course, deal_bomb_pot(desk, event, path, game=form) or {})
        case _ if type(event) in OWN.values():
            if (entry := posted(desk.table, event)) is not None:
                enter(desk, entry, path)
        case _:
            player_events.play(desk, event, path)
    return course


def _ruled(course: Course, ruling: Ruling) -> Course:
    return replace(course, ruling={**course.ruling, **ruling})


# -- what may be asked


def _of_the_hand(answer: Answer) -> Callable[[TableState, Any], object]:
    def ask(table: TableState, expected: Any) -> object:
        if table.hand is None:
            raise Differs(Difference("events", "a hand in progress"))
        return answer(table.hand, expected)

    return ask


ANSWERS: Mapping[str, Callable[[TableState, Any], object]] = {
    **button_blinds.ANSWERS,
    **{question: _of_the_hand(answer) for question, answer in OF_A_HAND.items()},
    "limits": _of_the_hand(lambda hand, _: {"small": hand.bets.small_bet, "big": hand.bets.big_bet}),
    "street": _of_the_hand(lambda hand, _: hand.street_name),
    "boards": _of_the_hand(lambda hand, _: hand.game.boards),
}
"""Questions about the deal and the betting."""

KIND = Kind(StraddlesTold, _facts, KNOWN, _check)
