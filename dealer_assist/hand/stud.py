"""What a stud hand has besides chips and turns: the cards that show, and whether the bring-in is still to come."""

from __future__ import annotations

import msgspec


class UpCards(msgspec.Struct, frozen=True):
    """The board in front of one player."""

    seat: int
    cards: tuple[str, ...]
    """Face up, in the order they were dealt."""


class Stud(msgspec.Struct, frozen=True):
    """The part of a hand that only stud games have."""

    up: tuple[UpCards, ...] = ()
    """Boards as far as told, ascending by seat."""
    bring_in_due: bool = False
    """Whether nobody has brought it in or opened yet."""
    opener: int | None = None
    """Seat whose board opened this street; when a hand is taken up on the last street, the one before it. None = not
    told."""
    community: bool = False
    """Whether one card in the middle stands for everybody's last card, because the deck had too few."""


NO_STUD = Stud()
"""In a game with a button, and before a card is told."""
