"""The WHY panel: each house option a prompt applies, what this house chose, and where that is printed."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from typing import Any

import msgspec

from dealer_assist.guide.prompt import Said
from dealer_assist.rules.catalogue import Option, catalogue, option
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.resolve import printed


class Reason(msgspec.Struct, frozen=True):
    """One row of the panel."""

    option: str
    """Name of the house option."""
    value: str
    """What this house chose, as it is written in its rules."""
    citations: tuple[str, ...]
    """Edition and rule of every rulebook with the same choice; empty where it is the room's own."""


def explain(said: Said, rules: HouseRules, units: int = 1) -> tuple[Reason, ...]:
    """The house rules behind a prompt, in its order. `units` smallest units make one unit of currency.

    Raises UnknownOption if a prompt names an option the catalogue does not have.
    """
    return tuple(_reason(option(name), getattr(rules, name), units) for name in said.why.options)


def _reason(of: Option, value: Any, units: int) -> Reason:
    written = value.value if isinstance(value, StrEnum) else msgspec.json.encode(value).decode()
    return Reason(of.name, written, tuple(dict.fromkeys(_citations(of, value, units))))


def _citations(of: Option, value: Any, units: int) -> Iterator[str]:
    for preset in catalogue().presets:
        stands = printed(of.name, preset, value, units)
        if stands is not None:
            yield from stands.citations
