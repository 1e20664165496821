"""What is entered about cards: how many were dealt or exchanged, and those that lie face up.

Untabled cards are never in an entry: only what everybody at the table can see is told.
"""

from __future__ import annotations

import msgspec


class CardsDealt(msgspec.Struct, frozen=True, tag=True):
    """Hole cards went to a seat: how many, never which."""

    seat: int
    count: int


class UpCardsTold(msgspec.Struct, frozen=True, tag=True):
    """The cards that lie face up in front of a seat, all of them, in the order they were dealt."""

    seat: int
    cards: tuple[str, ...]


class CommunityDealt(msgspec.Struct, frozen=True, tag=True):
    """The last street of stud is one card in the middle for everybody, because the deck has too few."""

    card: str | None = None
    """None = not told."""


class CardsDrawn(msgspec.Struct, frozen=True, tag=True):
    """A seat throws cards away and gets as many: how many, never which."""

    seat: int
    count: int
    """0 = pat."""


class StreetDealt(msgspec.Struct, frozen=True, tag=True):
    """The next street is dealt; bets in front are pulled in first."""

    cards: tuple[str, ...] = ()
    """The board cards of the street, after those of earlier streets that were not told; empty = not told."""
    below: tuple[tuple[str, ...], ...] = ()
    """The same of the boards below the first, in a game with several; empty = not told."""


class BoardTold(msgspec.Struct, frozen=True, tag=True):
    """The whole board as it lies, for streets that were dealt without telling their cards."""

    cards: tuple[str, ...]
    board: int = 1
    """Which board, the top one is 1: of a game with several, or of a pot that is run more than once."""


class RunIt(msgspec.Struct, frozen=True, tag=True):
    """Those in the pot agree to deal what is left of the board more than once."""

    boards: int
    """How many boards there will be, 2 or 3."""
    agreed: tuple[int, ...]
    """Seats that said yes."""


class Tabled(msgspec.Struct, frozen=True, tag=True):
    """A seat turned its whole hand face up."""

    seat: int
    cards: tuple[str, ...]


class Mucked(msgspec.Struct, frozen=True, tag=True):
    """A seat gave up its hand at the showdown without showing it."""

    seat: int
