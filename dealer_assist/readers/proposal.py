"""A proposal: what the readers have seen, as entries the dealer can take with one tap.

It says what it is about, why, and which reader saw it. The entries themselves are hidden from prints and logs, because
those of a showdown name cards that may never be tabled.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from enum import StrEnum

import msgspec

from dealer_assist.hand.entries import BoardTold, CardsDealt, Fold, Mucked, StreetDealt, Tabled
from dealer_assist.hand.state import HandState, InHand, place
from dealer_assist.table.entries import Entry, Together
from hardware.secret import Hidden


class Kind(StrEnum):
    """What is proposed."""

    DEALT = "dealt"
    """The seats have their cards."""
    FOLD = "fold"
    """A seat's cards are in the muck."""
    FOLD_ASKED = "fold_asked"
    """A seat's cards have been gone for ten seconds: a question, for a player may hold them in the hand."""
    STREET = "street"
    """The next street lies on the board."""
    BOARD = "board"
    """The board lies there, and nobody has told its cards."""
    TABLED = "tabled"
    """A hand that must be tabled, at the showdown."""


class Reason(StrEnum):
    """Why it is proposed."""

    COUNTED_AT_SEATS = "counted_at_seats"
    COUNTED_BY_SHOE = "counted_by_shoe"
    MUCK_READ = "muck_read"
    MUCK_READ_LATE = "muck_read_late"
    CARDS_GONE = "cards_gone"
    BOARD_STABLE = "board_stable"
    SHOE_ORDER = "shoe_order"
    MUST_BE_TABLED = "must_be_tabled"


class Proposal(msgspec.Struct, frozen=True, kw_only=True):
    """Entries offered as one tap."""

    kind: Kind
    subject: str
    """What it is about in this hand, ``fold:4``: answered once, it is not proposed again."""
    offer: Hidden[Entry]
    """What the tap enters; see `entry`."""
    reason: Reason
    reader: str
    antenna: int
    at: int
    """When the last card of it was read, ms."""
    seat: int | None = None
    cards: Hidden[tuple[str, ...]] = Hidden(())
    """The cards it names, as they are to be shown to the dealer; empty = it names none."""
    tags: frozenset[Hidden[str]] = frozenset()
    """The tags it rests on."""
    count: int = 0
    """Cards it counts."""

    @property
    def entry(self) -> Entry:
        """What the tap enters."""
        return self.offer.reveal()

    @property
    def is_question(self) -> bool:
        """Whether it is asked rather than proposed."""
        return self.kind is Kind.FOLD_ASKED

    def record(self) -> str:
        """What may be logged of it: no card, no tag."""
        told: Mapping[str, str | int | None] = {
            "kind": self.kind,
            "seat": self.seat,
            "reason": self.reason,
            "reader": self.reader,
            "antenna": self.antenna,
            "at": self.at,
            "count": self.count,
        }
        return json.dumps(told)


def still_holds(hand: HandState, entry: Entry) -> bool:
    """Whether what was entered is still so: the dealer may have taken it back since."""
    match entry:
        case Together(entries):
            return all(still_holds(hand, each) for each in entries)
        case Fold(seat) | Mucked(seat):
            return _part(hand, seat, lambda each: each.folded)
        case CardsDealt(seat, count):
            return _part(hand, seat, lambda each: each.cards >= count)
        case StreetDealt(cards) | BoardTold(cards):
            return all(card in hand.board for card in cards)
        case Tabled(seat, cards):
            return any(each.seat == seat and set(each.cards) == set(cards) for each in hand.tabled)
    return True


def _part(hand: HandState, seat: int, holds: Callable[[InHand], bool]) -> bool:
    index = place(hand, seat)
    return index is not None and holds(hand.seats[index])
