"""The rules one table plays by: a rulebook's values, a room's changes over them, the table's facts over both.

A rulebook itself changes some values with the game (tournament, fixed limit, three blinds): of its cases the first that
fits wins. Nothing anywhere asks for the name of a preset or a room; the rules read options only.
"""

from collections.abc import Mapping
from functools import cache
from typing import Any, Literal, TypedDict, Unpack

import msgspec

from dealer_assist.rules.catalogue import book, by_name, option
from dealer_assist.rules.faults import NotForOneTable
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.values import checked, in_smallest_unit


class When(msgspec.Struct, frozen=True):
    """A case in which a rulebook has another value."""

    facts: Mapping[str, object]
    """All must hold; a key is a fact of the game, or an option such as ``kill_trigger``."""
    value: object


class Preset(msgspec.Struct, frozen=True):
    """A rulebook's value for every option, and the cases in which it has another."""

    values: Mapping[str, object]
    """By option; money in currency units as printed."""
    cases: Mapping[str, tuple[When, ...]]
    """By option, in order: the first that fits wins. Options without cases are left out."""


class GameFacts(TypedDict, total=False):
    """What a case may ask of the game; a fact that is not given fits no case."""

    family: str
    """``flop``, ``stud``, ``draw`` or ``badugi``."""
    forced_blinds: int
    betting_rounds: int
    split_pot: bool
    mixed: bool
    bomb_pot_form: Literal["time_collection", "game"]


class Printed(msgspec.Struct, frozen=True):
    """How a rulebook stands behind a value."""

    basis: str
    """``stated``, ``implied``, or ``house_default`` where the book is silent."""
    citations: tuple[str, ...]
    """Edition and rule, as they are shown."""


@cache
def preset_of(name: str) -> Preset:
    """The rulebook's values as the catalogue gives them; raises ``UnknownPreset``.

    >>> preset_of("roberts_rules").cases["limit_raise_cap"]
    (When(facts={'betting_rounds': 2}, value=4),)
    """
    book(name)
    values = {one.name: one.presets[name] for one in by_name().values()}
    cases = {
        one.name: tuple(When(case.when, case.value) for case in one.presets_when if case.preset == name)
        for one in by_name().values()
    }
    return Preset(values, {option_name: found for option_name, found in cases.items() if found})


def resolve(
    preset: str | Preset,
    changes: Mapping[str, object] | None = None,
    *,
    mode: str,
    betting: str,
    table: Mapping[str, object] | None = None,
    units: int = 1,
    **game: Unpack[GameFacts],
) -> HouseRules:
    """The rules to play by; keep them for as long as the arguments stay the same.

    ``mode`` is ``cash`` or ``tournament``. ``betting`` is ``nl``, ``pl``, ``fl`` or ``spread`` and becomes the option
    ``betting_structure``. Amounts in ``changes`` and ``table`` are in the room's smallest unit, ``units`` of which make
    one currency unit. Raises ``UnknownPreset``, ``UnknownOption``, ``WrongValue`` and ``NotForOneTable``.

    >>> resolve("wsop_live_2024", {"chop_blinds": False}, mode="cash", betting="nl", units=100).rake_cap
    600
    """
    source = preset_of(preset) if isinstance(preset, str) else preset
    for name in table or {}:
        if option(name).scope == "room":
            raise NotForOneTable(name)
    written = {**(changes or {}), **(table or {}), "betting_structure": betting}
    chosen = {name: checked(option(name), value) for name, value in written.items()}
    facts = {"mode": mode, "betting": betting, **game}
    return _house_rules(source, facts, chosen, units)


def _house_rules(source: Preset, facts: Mapping[str, object], chosen: Mapping[str, object], units: int) -> HouseRules:
    values: dict[str, Any] = {}
    for name, one in by_name().items():
        if name in chosen:
            values[name] = chosen[name]
        else:
            printed = _book_value(source, name, facts, chosen)
            values[name] = checked(one, in_smallest_unit(one, printed, units))
    return HouseRules(**values)


def _book_value(source: Preset, name: str, facts: Mapping[str, object], chosen: Mapping[str, object]) -> object:
    for case in source.cases.get(name, ()):
        if all(_fact(source, key, facts, chosen) == wanted for key, wanted in case.facts.items()):
            return case.value
    return source.values[name]


def _fact(source: Preset, key: str, facts: Mapping[str, object], chosen: Mapping[str, object]) -> object:
    if key in facts:
        return facts[key]
    if key in chosen:
        return chosen[key]
    return _book_value(source, key, facts, chosen) if key in source.values else None


def printed(name: str, preset: str, value: object, units: int = 1) -> Printed | None:
    """How the rulebook stands behind this value of the option; None when the value is the room's own.

    ``value`` is as ``HouseRules`` holds it. Raises ``UnknownOption`` and ``UnknownPreset``.

    >>> printed("short_all_in_reopens", "tda_2024", "per_player_cumulative").citations[0]
    'TDA 2024 Rule 47-A'
    """
    one = option(name)
    book(preset)
    if checked(one, in_smallest_unit(one, one.presets[preset], units)) == value:
        return Printed(one.basis[preset], one.citations[preset])
    for case in one.presets_when:
        if case.preset == preset and checked(one, in_smallest_unit(one, case.value, units)) == value:
            return Printed(case.basis, case.citations)
    return None
