"""Scenarios of prompts: what the dealer's screen says after the last event, in code, numbers, words and reasons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from dealer_assist.guide.prompt import Said
from dealer_assist.rules.options import HouseRules
from dealer_assist.scenarios.compare import Whole, differences
from dealer_assist.scenarios.events import known_events, read_event, seats_known
from dealer_assist.scenarios.houses import Facts
from dealer_assist.scenarios.kind import Kind
from dealer_assist.scenarios.outcome import Difference
from dealer_assist.scenarios.prompt_events import EVENTS, PLAY
from dealer_assist.scenarios.prompt_setup import PromptSetup, screen_of
from dealer_assist.scenarios.setup import facts_of
from dealer_assist.scenarios.shape import Told
from dealer_assist.words.words import Words


class PromptTold(Told, frozen=True, kw_only=True):
    """A scenario of a prompt."""

    setup: PromptSetup
    events: tuple[dict[str, Any], ...] = ()


def _facts(told: PromptTold) -> Facts:
    known_events(told.events, frozenset())
    events = [read_event(event, EVENTS, f"events[{number}]") for number, event in enumerate(told.events)]
    seats_known(events, told.setup.max_seats)
    return facts_of(told.setup)


def _check(told: PromptTold, rules: HouseRules) -> Iterator[Difference]:
    screen = screen_of(told.setup, rules, bomb_pot=any(event["e"] == "bomb_pot" for event in told.events))
    for number, event in enumerate(told.events):
        path = f"events[{number}]"
        read = read_event(event, EVENTS, path)
        screen = PLAY[type(read)](screen, read, path)
    yield from differences("expect", told.expect, shown(screen.said))


def shown(said: Said) -> Whole:
    """A prompt as a scenario writes it down; the words are English without the marks a screen needs."""
    english = Words("en", isolate=False).prompt(said.code, said.slots, said.why.sum)
    return Whole(
        prompt=Whole(code=said.code, slots=_whole(said.slots)),
        en=list(english),
        why=Whole(
            sum=said.why.sum,
            options=sorted(said.why.options),
            asks=[] if said.why.asks is None else [said.why.asks],
        ),
    )


def _whole(value: Any) -> Any:
    """The value with every map in it compared whole."""
    if isinstance(value, Mapping):
        return Whole({name: _whole(inner) for name, inner in value.items()})
    return [_whole(inner) for inner in value] if isinstance(value, list | tuple) else value


ASKS = frozenset({"prompt", "en", "why"})
"""What a scenario of a prompt may ask."""

KIND = Kind(PromptTold, _facts, ASKS, _check)
