"""What has been told so far of an irregular deal or a right at the showdown; what is asked next stands in `asking`."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

import msgspec


class About(StrEnum):
    """Which list it is chosen from."""

    IRREGULAR = "irregular"
    RIGHT = "right"


class Asking(msgspec.Struct, frozen=True):
    """What has been told so far."""

    about: About
    code: str = ""
    """What has happened; empty = not chosen yet."""
    answers: dict[str, Any] = {}
    """Facts told, by name."""
    fact: str = ""
    """The fact that is being put right; empty = the first one still needed."""
    rank: str = ""
    """Rank of the card being told, waiting for its suit."""
    seats: tuple[int, ...] = ()
    """Seats tapped where several may be meant, ascending."""
    before: Asking | None = None
    """The same one tap earlier, for UNDO."""
