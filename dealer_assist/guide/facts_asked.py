"""Facts that are told one at a time: what the table knows of each, what is asked, which one is still needed.

A fact the hand knows is filled in and may be put right; what it cannot know is asked, and only while it decides
something.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from typing import Any

import msgspec

from dealer_assist.hand.state import HandState
from dealer_assist.table.state import TableState

Answers = Mapping[str, Any]
"""Facts told so far, by name."""
Filled = Callable[[TableState, Answers], Any]
"""What the table knows of a fact; None = it does not know."""


class Kind(StrEnum):
    """How a fact is told."""

    YES_NO = "yes_no"
    SEAT = "seat"
    SEATS = "seats"
    CARD = "card"
    NUMBER = "number"
    CHOICE = "choice"


class Fact(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to know about an irregularity."""

    name: str
    """The field of the facts, and what its text is called by."""
    kind: Kind
    fill: Filled | None = None
    """What the table knows; None = it never does."""
    needed: bool = True
    """Whether nothing can be said without it, as long as it is not filled."""
    shown: bool = True
    """Whether the dealer is asked; False = the table alone tells it."""
    choices: type[StrEnum] | None = None
    """What may be chosen, for that kind."""
    text: str = ""
    """What its question is called where the name is not enough; empty = as the fact."""
    matters: Callable[[Answers], bool] = lambda values: True
    """Whether it still decides something, once the facts before it are known."""


def of_hand(fill: Callable[[HandState, Answers], Any]) -> Filled:
    """A fact of the hand in progress; without one nobody knows."""
    return lambda table, answers: None if table.hand is None else fill(table.hand, answers)


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """A fact to be told, or to be put right."""

    name: str
    text: str
    """Id of the question."""
    kind: Kind
    value: Any = None
    """As told, or as the hand knows it; None = not known."""
    needed: bool = True
    """Whether nothing follows without it."""
    choices: tuple[str, ...] = ()
    """What may be chosen; the text of each is `irregular.choice.` and its name."""


def values_of(table: TableState, facts: tuple[Fact, ...], answers: Answers) -> dict[str, Any]:
    """Every fact that was told, and what the table knows of the others."""
    values: dict[str, Any] = {}
    for each in facts:
        told = answers.get(each.name)
        known = each.fill(table, {**answers, **values}) if told is None and each.fill is not None else told
        if known is not None:
            values[each.name] = known if each.choices is None else each.choices(known)
    return values


def facts_asked(facts: tuple[Fact, ...], values: Answers, about: str) -> tuple[Asked, ...]:
    """What is asked, in order; `about` stands before the ids of the questions."""
    return tuple(_asked(each, values, about) for each in facts if each.shown and each.matters(values))


def first_needed(facts: tuple[Fact, ...], values: Answers, about: str) -> Asked | None:
    """The first fact without which nothing follows; None = nothing is missing."""
    missing = (each for each in facts if each.needed and each.name not in values and each.matters(values))
    return next((_asked(each, values, about) for each in missing), None)


def _asked(each: Fact, values: Answers, about: str) -> Asked:
    return Asked(
        name=each.name,
        text=f"{about}.ask.{each.text or each.name}",
        kind=each.kind,
        value=values.get(each.name),
        needed=each.needed,
        choices=() if each.choices is None else tuple(choice.value for choice in each.choices),
    )
