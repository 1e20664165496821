"""A key beside the digits of a helper, before it has words: what it tells, and whether it holds."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Names(StrEnum):
    """What stands on a key."""

    TEXT = "text"
    """A text of the screen, by its id."""
    HALF = "half"
    """Half a pot, by its name in the game."""
    STREET = "street"
    """A street of the game."""


class Choice(msgspec.Struct, frozen=True):
    """A key beside the digits."""

    name: str
    text: str
    """What stands on it: the id of a text, or a name."""
    chosen: bool = False
    enabled: bool = True
    amount: int | None = None
    """The amount under its word; None = none told."""
    names: Names = Names.TEXT
    """What its text names."""
    now: bool = False
    """Whether it is the one thing to do next."""
