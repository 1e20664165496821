"""Takes the settings of a file one by one, and keeps every fault until the end.

Hand-made and not pydantic: what it needs is small, and importing pydantic with one model takes longer than everything
else between the start of the program and its first window, bar Qt.
"""

from collections.abc import Callable
from decimal import Decimal
from enum import StrEnum
from typing import Any, Generic, TypeVar

import msgspec

from dealer_assist.files.faults import FileFault, Problem, UnusableFile
from dealer_assist.files.toml import Key, Written, on_one_line
from dealer_assist.rules.faults import nearest
from dealer_assist.rules.values import whole_units

MOST_SHOWN = 40
"""Characters of a value in a sentence about it."""
MOST_BITS = 128
"""Whole numbers up to this size are written out."""

T = TypeVar("T")
D = TypeVar("D")
E = TypeVar("E", bound=StrEnum)


class Kind(msgspec.Struct, Generic[T], frozen=True):
    """What a setting may be."""

    allowed: str
    """In words that follow "it is"."""
    read: Callable[[Any], T]
    """The value as the program holds it; raises TypeError or ValueError for anything else."""
    stand_in: T
    """Stands for the value after a fault, so that the rest of the file is read too; never gets out."""


class Section:
    """One table of a file whose settings are taken, each by its name."""

    def __init__(self, file: Written, key: Key, settings: object, faults: list[FileFault]) -> None:
        self.file = file
        self.key = key
        self.faults = faults
        self.asked: list[str] = []
        self.settings: dict[str, Any] = settings if isinstance(settings, dict) else {}
        if not isinstance(settings, dict):
            self.refuse((), Problem.WRONG_VALUE, shown(settings), "a section with settings of its own")

    def refuse(self, key: Key, problem: Problem, found: str = "", allowed: str = "", meant: str | None = None) -> None:
        """Keep a fault of a setting in this section."""
        self.faults.append(self.file.fault((*self.key, *key), problem, found, allowed, meant))

    def need(self, name: str, kind: Kind[T]) -> T:
        """A setting that has to be there."""
        self.asked.append(name)
        if name in self.settings:
            return self._read(name, kind)
        self.refuse((name,), Problem.MISSING_KEY, allowed=kind.allowed)
        return kind.stand_in

    def take(self, name: str, kind: Kind[T], otherwise: D) -> T | D:
        """A setting that may be left out; then it is ``otherwise``."""
        self.asked.append(name)
        return self._read(name, kind) if name in self.settings else otherwise

    def section(self, name: str) -> "Section":
        """A section inside this one; empty when it is not there."""
        self.asked.append(name)
        return Section(self.file, (*self.key, name), self.settings.get(name, {}), self.faults)

    def sections(self, name: str) -> list["Section"]:
        """The sections of a list, ``[[seated]]``; none when it is not there."""
        self.asked.append(name)
        found = self.settings.get(name, [])
        if not isinstance(found, list):
            self.refuse((name,), Problem.WRONG_VALUE, shown(found), f"a list of sections, each headed [[{name}]]")
            return []
        return [Section(self.file, (*self.key, name, index), one, self.faults) for index, one in enumerate(found)]

    def no_more(self) -> None:
        """Nothing else may stand in the section: what nobody asked for was probably mistyped."""
        for name in self.settings:
            if name not in self.asked:
                meant = nearest(name, self.asked)
                known = "" if meant else f"; known here: {', '.join(self.asked)}"
                self.refuse((name,), Problem.UNKNOWN_KEY, allowed=known, meant=meant)

    def _read(self, name: str, kind: Kind[T]) -> T:
        try:
            return kind.read(self.settings[name])
        except (TypeError, ValueError):
            self.refuse((name,), Problem.WRONG_VALUE, shown(self.settings[name]), kind.allowed)
            return kind.stand_in


def whole_file(file: Written) -> Section:
    """The file's outermost settings."""
    return Section(file, (), file.settings, [])


def done(section: Section) -> None:
    """The end of the file: raises ``UnusableFile`` with everything that was found on the way."""
    if section.faults:
        raise UnusableFile(section.faults)


def shown(value: object) -> str:
    """A value as it stands in a file, short enough for a sentence.

    >>> shown(True), shown("two"), shown([1, 2])
    ('true', '"two"', 'a list')
    """
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, int):
        # Python refuses to write out a whole number of thousands of digits.
        return str(value) if value.bit_length() <= MOST_BITS else "a number of very many digits"
    if isinstance(value, Decimal):
        return str(value)[:MOST_SHOWN]
    if isinstance(value, str):
        return f'"{on_one_line(value[:MOST_SHOWN])}"'
    return "a list" if isinstance(value, list) else "a section" if isinstance(value, dict) else str(value)[:MOST_SHOWN]


def whole(least: int, most: int) -> Kind[int]:
    """A whole number between two others."""

    def read(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int):
            raise TypeError
        if not least <= value <= most:
            raise ValueError
        return value

    # The greatest stands in: a table of unknown size has every seat, and no seat is told to be wrong.
    return Kind(f"a whole number from {least} to {most}", read, most)


def yes_or_no() -> Kind[bool]:
    """A switch."""

    def read(value: object) -> bool:
        if not isinstance(value, bool):
            raise TypeError
        return value

    return Kind("true or false", read, False)


def text(most: int) -> Kind[str]:
    """A line of text."""

    def read(value: object) -> str:
        if not isinstance(value, str):
            raise TypeError
        if not 0 < len(value) <= most or not value.isprintable():
            raise ValueError
        return value

    return Kind(f"text in quotation marks, one line of at most {most} characters", read, "")


def one_of(*words: str) -> Kind[str]:
    """One of a few words."""

    def read(value: object) -> str:
        if value not in words:
            raise ValueError
        return str(value)

    return Kind("one of " + ", ".join(f'"{word}"' for word in words), read, words[0])


def choice(enum: type[E]) -> Kind[E]:
    """One of the values of an enum."""
    words = one_of(*enum)
    return Kind(words.allowed, lambda value: enum(words.read(value)), next(iter(enum)))


def money(units: int) -> Kind[int]:
    """An amount of the room's currency, read in its smallest unit, ``units`` of which make one of the currency.

    >>> money(100).read(Decimal("2.50"))
    250
    """

    def read(value: object) -> int:
        if isinstance(value, bool) or not isinstance(value, int | Decimal):
            raise TypeError
        if isinstance(value, Decimal) and not value.is_finite():
            raise ValueError
        if value < 0:
            raise ValueError
        return whole_units(value, units)

    steps = "a whole amount from 0 up" if units == 1 else f"an amount from 0 up, in steps of 1/{units}"
    return Kind(steps, read, 0)


def several(kind: Kind[T], most: int) -> Kind[tuple[T, ...]]:
    """A list of things of one kind, at least one."""

    def read(value: object) -> tuple[T, ...]:
        if not isinstance(value, list):
            raise TypeError
        if not 0 < len(value) <= most:
            raise ValueError
        return tuple(kind.read(one) for one in value)

    return Kind(f"a list of one to {most} things, each {kind.allowed}", read, ())
