"""The catalogue of house options: what each choice means, what may be chosen, and what each rulebook says.

It is plain data (``catalogue.json``: the rule research byte for byte as it was handed over; its fields ``seeds`` and
``files`` name research texts and are not read here).
"""

import pkgutil
from collections.abc import Mapping
from functools import cache
from typing import Literal

import msgspec

from dealer_assist.rules.faults import UnknownOption, UnknownPreset


class Column(msgspec.Struct, frozen=True):
    """One column of an option that is a small table of whole numbers."""

    name: str
    unit: str
    """``currency unit``, ``smallest chip``, ``players`` and the like."""


class Case(msgspec.Struct, frozen=True):
    """Where a rulebook itself has another value: in tournaments, at fixed limit and so on."""

    preset: str
    when: Mapping[str, object]
    """Facts that must all hold; a key may also be an option, such as ``kill_trigger``."""
    value: object
    basis: str
    citations: tuple[str, ...]


class Option(msgspec.Struct, frozen=True, kw_only=True):
    """One thing card rooms do differently."""

    name: str
    area: str
    """The page of the house rules it stands on."""
    type: Literal["enum", "bool", "int", "int_or_null", "list", "table"]
    values: tuple[str | int, ...] = ()
    """What an enum may be."""
    item_values: tuple[str, ...] = ()
    """What each item of a list may be; empty when the items are whole numbers."""
    range: tuple[int | None, int | None] = (None, None)
    """Least and greatest whole number; None is no limit."""
    columns: tuple[Column, ...] = ()
    """Of a table, from left to right."""
    unit: str = ""
    """``currency unit``, ``smallest chip``, ``seconds`` and the like; empty when there is none."""
    meaning: str
    value_meanings: Mapping[str, str] = {}
    """By value as text."""
    presets: Mapping[str, object]
    """Each rulebook's value by preset; money in currency units as printed."""
    presets_when: tuple[Case, ...] = ()
    """In order: the first case that fits wins."""
    basis: Mapping[str, str]
    """By preset, how sure the value is: ``stated``, ``implied`` or ``house_default``."""
    citations: Mapping[str, tuple[str, ...]]
    """By preset, where it is printed."""
    applies_when: str
    """The kind of table it matters to; a key of ``Catalogue.applies_when_words``."""
    scope: Literal["room", "table"]
    """Whether the whole room shares one value or each table has its own."""
    fixed: bool = False
    """No book or room differs: it is shown, never offered as a choice."""
    note: str = ""


class Book(msgspec.Struct, frozen=True):
    """A rulebook that gives every option a value."""

    title: str
    book: str
    """Name and edition as they are cited."""


class Catalogue(msgspec.Struct, frozen=True):
    """The whole catalogue as it lies in its file."""

    presets: Mapping[str, Book]
    areas: tuple[str, ...]
    applies_when_words: Mapping[str, str]
    presets_when_keys: Mapping[str, object]
    """The facts a case may name, with their values."""
    options: tuple[Option, ...]


@cache
def catalogue() -> Catalogue:
    """The catalogue, read once."""
    # pkgutil and not importlib.resources: the latter costs 7 ms of start-up.
    text = pkgutil.get_data("dealer_assist.rules", "catalogue.json")
    return msgspec.json.decode(text or b"", type=Catalogue)


@cache
def by_name() -> Mapping[str, Option]:
    """Every option under its name, in the catalogue's order."""
    return {one.name: one for one in catalogue().options}


def option(name: str) -> Option:
    """The option of that name; raises ``UnknownOption`` with the nearest name.

    >>> option("short_all_in_reopens").value_meanings["always"]
    'Every all-in increase lets everybody raise again.'
    """
    found = by_name().get(name)
    if found is None:
        raise UnknownOption(name, by_name())
    return found


def book(preset: str) -> Book:
    """The rulebook of that name; raises ``UnknownPreset`` with the nearest name.

    >>> book("tda_2024").title
    'Poker TDA 2024'
    """
    found = catalogue().presets.get(preset)
    if found is None:
        raise UnknownPreset(preset, catalogue().presets)
    return found
