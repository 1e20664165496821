"""Scenarios of a betting round: whose turn it is and what each seat may do after some actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from dealer_assist.rules.options import HouseRules
from dealer_assist.scenarios.answers import KNOWN, OF_A_HAND, answered
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
from dealer_assist.scenarios.outcome import Difference, NotPlayed
from dealer_assist.scenarios.play import hand_of
from dealer_assist.scenarios.setup import Setup, facts_of, hand_in_progress
from dealer_assist.scenarios.shape import Told

EVENTS: dict[str, type[Event]] = {"act": Act, "next_street": NextStreet, "note": Note}


class RoundTold(Told, frozen=True, kw_only=True):
    """A scenario of a betting round."""

    kind: str
    setup: Setup
    events: tuple[dict[str, Any], ...] = ()


def _facts(told: RoundTold) -> Facts:
    known_events(told.events, KNOWN)
    game_named(told.setup.game)
    for place, event in enumerate(told.events):
        if event["e"] != "assert":
            read_event(event, EVENTS, f"events[{place}]")
    if told.setup.status:
        raise NotPlayed("players who are away come later")
    return facts_of(told.setup)


def _check(told: RoundTold, rules: HouseRules) -> Iterator[Difference]:
    desk = hand_in_progress(told.setup, rules)
    for place, event in enumerate(told.events):
        path = f"events[{place}]"
        if event.get("e") == "assert":
            asked = {question: value for question, value in event.items() if question != "e"}
            yield from answered(asked, OF_A_HAND, hand_of(desk), path)
            continue
        match read_event(event, EVENTS, path):
            case Act() as act:
                play_act(desk, act, path)
            case NextStreet():
                play_next_street(desk, path)
    yield from answered(told.expect, OF_A_HAND, hand_of(desk), "expect")


ROUND = Kind(RoundTold, _facts, KNOWN, _check)
