"""What the dealer is told of cards without anything being proposed: a wrong deck, a card in two places, a misdeal.

A notice names places and numbers, never the card of a seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

import msgspec

from dealer_assist.files.hardware_file import PlaceTold, Role


class NoticeCode(StrEnum):
    """Everything that is told."""

    UNKNOWN_TAG = "unknown_tag"
    """Something that is no card of this table."""
    OTHER_DECK = "other_deck"
    """A card of the deck that is not in play."""
    TWO_ANTENNAS = "two_antennas"
    """A card is seen in two places; it may be on its way."""
    CONFLICT = "conflict"
    """It has been in two places for more than two seconds: the dealer says where it lies."""
    CARD_TWICE = "card_twice"
    """One card, two tags: the deck is fouled, or registered wrongly."""
    SEAT_SKIPPED = "seat_skipped"
    """A seat has fewer cards than the others: misdealt."""
    CARD_TOO_MANY = "card_too_many"
    """A seat, the board or the deal has a card more than it should."""
    FOLDED_SEAT = "folded_seat"
    """Cards lie at a seat that has folded."""
    FOLD_OUT_OF_TURN = "fold_out_of_turn"
    """A seat's cards are in the muck, and another seat is to act."""
    BOARD_EARLY = "board_early"
    """A card lies on the board while the betting is still open."""
    BOARD_DIFFERS = "board_differs"
    """The board read is another than the board told."""


class Notice(msgspec.Struct, frozen=True, kw_only=True):
    """One thing told."""

    code: NoticeCode
    role: Role
    """What the place is."""
    seat: int | None = None
    reader: str
    antenna: int
    at: int
    """Milliseconds."""
    told: Mapping[str, int | str] = {}
    """Numbers and names of the case."""

    @classmethod
    def at_place(cls, code: NoticeCode, place: PlaceTold, at: int, told: Mapping[str, int | str]) -> Notice:
        """A notice about an antenna's place."""
        return cls(
            code=code, role=place.role, seat=place.seat, reader=place.reader, antenna=place.antenna, at=at, told=told
        )

    @property
    def facts(self) -> dict[str, int | str | None]:
        """What the words of its code need: `Words.reader(notice.code, notice.facts)`."""
        return {"role": self.role, "seat": self.seat, "to": None, **self.told}

    @property
    def key(self) -> str:
        """What it is about; the same thing is told once."""
        return f"{self.code}:{self.role}:{self.seat}:{','.join(f'{k}={v}' for k, v in sorted(self.told.items()))}"
