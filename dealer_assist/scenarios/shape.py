"""The words a scenario may use: each kind is a typed shape, and whatever is not in it differs.

Keys that name a seat are text in a file and numbers here.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Annotated, Any, TypeVar

import msgspec
from msgspec import UNSET

from dealer_assist.scenarios.outcome import Difference, Differs

Shape = TypeVar("Shape")

Chips = Annotated[int, msgspec.Meta(ge=0)]
"""An amount, in chips of the smallest unit."""
Place = Annotated[int, msgspec.Meta(ge=1)]
"""The number of a seat."""
Card = Annotated[str, msgspec.Meta(pattern=r"^[2-9TJQKA][cdhs]$")]
"""A card: its rank and its suit."""
Cards = tuple[Card, ...]
"""Cards in the order in which they lie."""
OneHand = Annotated[tuple[Card, ...], msgspec.Meta(min_length=1)]
"""The cards of one hand."""
CardsInARow = Annotated[str, msgspec.Meta(pattern=r"^[2-9TJQKA][cdhs]( [2-9TJQKA][cdhs])*$")]
"""Cards in one piece of text, with spaces between them."""

NOBODY_KNOWS = "a key nobody knows"
"""What is found where a scenario uses a word of its own."""


class Words(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a scenario: it has the keys listed here and no others."""


class Told(Words, frozen=True, kw_only=True):
    """What every scenario says."""

    id: str
    title: str = ""
    """For people."""
    source: tuple[str, ...] | str = ()
    """Where the outcome is printed; for people."""
    basis: str = ""
    """`stated`, `derived` or `house`; for people."""
    math: str = ""
    """The hand calculation; for people."""
    options: Mapping[str, Any] = {}
    """House options the outcome depends on, and `preset`, the rulebook that stands behind them."""
    presets: tuple[str, ...] = ()
    """Rulebooks under which the same must come out, with the table's own facts as given in `options`."""
    expect: dict[str, Any]
    """What must come out; compared only where something is said."""


def read_as(shape: type[Shape], told: object, path: str = "") -> Shape:
    """A part of a scenario as its shape; raises Differs with the place of the first thing that does not fit."""
    try:
        return msgspec.convert(told, shape, str_keys=True)
    except msgspec.ValidationError as misfit:
        raise Differs(_told_wrongly(str(misfit), path)) from None


FAULT = re.compile(r"(?P<what>.*?)(?: - at `(?:key in )?\$(?P<place>.*?)`)?$")
UNKNOWN_KEY = re.compile(r"Object contains unknown field `(?P<key>.*)`")
MISSING_KEY = re.compile(r"Object missing required field `(?P<key>.*)`")
WRONG_TYPE = re.compile(r"Expected `(?P<expected>.*)`, got `(?P<found>.*)`")


def _told_wrongly(message: str, path: str) -> Difference:
    fault = FAULT.match(message)
    assert fault is not None, "the pattern fits everything"
    what = fault["what"]
    place = (path + (fault["place"] or "")).lstrip(".")
    if unknown := UNKNOWN_KEY.match(what):
        return Difference(f"{place}.{unknown['key']}".lstrip("."), UNSET, NOBODY_KNOWS)
    if missing := MISSING_KEY.match(what):
        return Difference(f"{place}.{missing['key']}".lstrip("."), "a value", UNSET)
    if wrong := WRONG_TYPE.match(what):
        return Difference(place, wrong["expected"], wrong["found"])
    return Difference(place, "a value that fits", what)
