"""What lines of text show."""

import msgspec

from dealer_assist.app.theme.tokens import SECOND, Colour, Role


class LineView(msgspec.Struct, frozen=True):
    """One line of words."""

    text: str = ""
    """Whole, with its isolates."""
    ink: Colour = Colour.QUIET
    """Colour of the letters."""
    bold: bool = False
    """Weight."""
    role: Role = SECOND
    """Size it would like."""


class FactsView(msgspec.Struct, frozen=True):
    """Short facts side by side."""

    facts: tuple[str, ...] = ()
    """Each whole, with its isolates; the first is the one it is all about."""


class FieldView(msgspec.Struct, frozen=True):
    """What the field shows."""

    text: str
    """The amount, grouped; empty = nothing keyed."""


class TraceView(msgspec.Struct, frozen=True):
    """What the last tap said, in front of the dealer."""

    text: str = ""
    """The entry in words."""
    saved: bool = True
    """It is on disk."""
    fresh: bool = False
    """It spoke for seats that were skipped, just now."""
