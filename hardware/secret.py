"""What lies face down stays face down: values that can be compared, and never read from a print, a log or a dump.

A card that nobody tabled, and the tag that stands for it, may be compared inside the program: is it the same one, has
it been mucked. They are held in a ``Hidden`` from the moment a reader names them, so that no message, no log line and
no trace of an error can show them by accident.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, NoReturn, TypeVar

T = TypeVar("T")
R = TypeVar("R")

SHORTEST_TOLD = 8
"""Hex digits a tag must have before any are told: four of them must say little of the whole."""


class Hidden(Generic[T]):
    """A value that only says whether it equals another.

    >>> Hidden("As") == Hidden("As"), f"{Hidden('As')}", repr([Hidden("As")])
    (True, '<hidden>', '[<hidden>]')
    """

    __slots__ = ("__value",)

    def __init__(self, value: T) -> None:
        self.__value = value

    def reveal(self) -> T:
        """The value itself; whoever calls this answers for where it goes."""
        return self.__value

    def map(self, change: Callable[[T], R]) -> Hidden[R]:
        """Another value made from this one, hidden as well."""
        return Hidden(change(self.__value))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Hidden) and bool(self.__value == other.reveal())

    def __hash__(self) -> int:
        return hash((Hidden, self.__value))

    def __repr__(self) -> str:
        return "<hidden>"

    def __format__(self, _how: str) -> str:
        return "<hidden>"

    def __reduce__(self) -> NoReturn:
        """Refuse to be copied out of the process: raises TypeError."""
        raise TypeError("a hidden value is not written anywhere")


def masked(tag_uid: str) -> str:
    """A tag as it may be told: its first two and last two hex digits, and of a card's own name nothing.

    >>> masked("04A1B2C3D4E580"), masked("card:As"), masked("04A1")
    ('04…80', '…', '…')
    """
    if len(tag_uid) < SHORTEST_TOLD or not tag_uid.isalnum():
        return "…"
    return f"{tag_uid[:2]}…{tag_uid[-2:]}"
