"""A card as an antenna knows it: lying there, gone past a shoe, come or left. Which card it is stays hidden."""

from __future__ import annotations

import msgspec

from dealer_assist.files.hardware_file import PlaceTold
from hardware.secret import Hidden


class Lying(msgspec.Struct, frozen=True, kw_only=True):
    """A card on an antenna."""

    tag: Hidden[str]
    card: Hidden[str]
    place: PlaceTold
    since: int
    """When it was read there, ms."""
    number: int
    """Cards are numbered as they are read: the order within a flop."""
    doubtful: bool = False
    """Whether the same card lies elsewhere with another tag: it is told and never proposed."""


class Passed(msgspec.Struct, frozen=True, kw_only=True):
    """A card that went past a shoe's antenna."""

    card: Hidden[str]
    at: int
    """Milliseconds."""
    place: PlaceTold
    to_seat: int | None = None
    """Where the shoe believes the card goes; a hint only."""


class Moved(msgspec.Struct, frozen=True, kw_only=True):
    """A card that came to an antenna or left it."""

    tag: Hidden[str]
    place: PlaceTold
    came: bool
    at: int
    """Milliseconds."""
