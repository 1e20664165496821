"""The English texts and how each prompt is put together from them, as `lines.json` holds them.

A prompt has a headline and a second line. A line is made of whole sentences or clauses: those whose
conditions hold, in order. English stands here and nowhere else; the other languages are catalogues
that translators edit, found by the text's id.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any

import msgspec

FILE = Path(__file__).parent / "lines.json"


class Counted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A text with a singular and a plural, as English has them."""

    one: str
    """For exactly one."""
    other: str
    """For every other number."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One text: a sentence, a clause of a prompt, or what stands on a key."""

    id: str
    """Name of the text; the context of its translations."""
    en: str | Counted
    """English, with placeholders in braces."""
    placeholders: dict[str, str] = {}
    """Kind of each value shown (see `values.KINDS`), by placeholder."""
    count: str | None = None
    """Placeholder whose number chooses the plural form."""
    when: dict[str, bool | str | tuple[str, ...]] = {}
    """Conditions by slot; all must hold (see `conditions`)."""
    made: dict[str, str] = {}
    """Values that are no slots, and how they come from the slots (see `made`)."""
    each: str | None = None
    """Slot that holds rows: the text is said once for every row."""
    join: str | None = None
    """Id of the text between two rows."""
    end: str = ""
    """What follows the last row."""
    kept: bool = False
    """The same in every language: names of languages, badges of seats."""
    note: str = ""
    """For translators, where the meaning is not plain."""


class Shape(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A prompt, a refusal, a fault or what a reader tells: its slots and the texts of its two lines."""

    slots: dict[str, Any]
    """Kind of each slot: a kind of value with `?` where it may be null, listed words, or rows of fields."""
    headline: tuple[Line, ...]
    """The line read at a glance."""
    second: tuple[Line, ...] = ()
    """The reason, read when there is time."""
    rows: dict[str, tuple[Line, ...]] = {}
    """Texts of rows that stand inside another text, by placeholder."""
    join: dict[str, str] = {}
    """Id of the text between two entries of a line; a space where it is not named."""

    def texts(self) -> Iterator[Line]:
        """Every text of the prompt."""
        return chain(self.headline, self.second, *self.rows.values())


class Lines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Every text of the program, in English."""

    texts: tuple[Line, ...]
    """What stands on the screen outside the prompts."""
    prompts: dict[str, Shape]
    """Answers to the situations that stop a game, by the prompt's code."""
    course: dict[str, Shape]
    """The plain course of a hand, by the prompt's code."""
    refusals: dict[str, Shape]
    """By the refusal's code."""
    faults: dict[str, Shape]
    """What the machine or the program did wrong, by its name."""
    readers: dict[str, Shape]
    """What card readers tell, by the code of the fault or of the notice."""

    def shapes(self) -> dict[str, Shape]:
        """Everything with two lines, by code; `refused.`, `fault.` and `reader.` stand before those of their kind."""
        refusals = {f"refused.{code}": shape for code, shape in self.refusals.items()}
        faults = {f"fault.{name}": shape for name, shape in self.faults.items()}
        readers = {f"reader.{code}": shape for code, shape in self.readers.items()}
        return {**self.prompts, **self.course, **refusals, **faults, **readers}

    def every(self) -> Iterator[Line]:
        """Every text, those with two lines included."""
        return chain(self.texts, chain.from_iterable(shape.texts() for shape in self.shapes().values()))


@cache
def lines() -> Lines:
    """Every text, read once.

    >>> lines().prompts["single_chip"].headline[0].en
    'CALL {call} · CHANGE {change}'
    """
    return msgspec.json.decode(FILE.read_bytes(), type=Lines)


@cache
def screen_texts() -> dict[str, Line]:
    """The texts outside the prompts, by id."""
    return {line.id: line for line in lines().texts}


@cache
def shapes() -> dict[str, Shape]:
    """Everything with two lines, by code."""
    return lines().shapes()
