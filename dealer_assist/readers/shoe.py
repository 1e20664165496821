"""What came out of the shoe in this hand, card by card, and whether the count can be relied on.

A shoe tells each card once. When a line was spoilt, a number skipped or a card not recognised, a card may be missing
from the count: nothing is proposed until the dealer has counted.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from hardware.events import FaultCode
from hardware.secret import Hidden

MAY_HIDE_A_CARD = {
    FaultCode.BAD_CHECKSUM: 1,
    FaultCode.BAD_FRAME: 1,
    FaultCode.PARTIAL_FRAME: 1,
    FaultCode.PARTIAL_LINE: 1,
    FaultCode.UNPARSED_LINE: 1,
    FaultCode.LINE_TOO_LONG: 1,
    FaultCode.CARD_UNREADABLE: 1,
    FaultCode.SEQUENCE_GAP: 1,
    FaultCode.SEQUENCE_CONFLICT: 0,
    FaultCode.OVERFLOW: 0,
    FaultCode.LINK_LOST: 0,
}
"""Faults after which the dealer counts, and how many cards each probably hid."""


MOST_CARDS = 416
"""A full shoe of eight packs; more than that come only where nobody starts hands on the screen."""


class Unsure(msgspec.Struct, frozen=True, kw_only=True):
    """Why the count cannot be relied on, and from which card on."""

    code: FaultCode
    reader: str
    antenna: int
    at: int
    """Milliseconds."""
    since: int
    """Cards that were counted surely before it."""
    count: int
    """Cards the shoe has probably dealt: what the dealer is asked to confirm."""


class Shoe(msgspec.Struct, frozen=True):
    """Cards of this hand in the order they came; None = one came and nobody knows which."""

    cards: tuple[Hidden[str] | None, ...] = ()
    unsure: Unsure | None = None
    at: int = 0
    """When the last card came, ms."""


def passed(shoe: Shoe, card: Hidden[str], at: int) -> Shoe:
    """A card came."""
    cards = (*shoe.cards, card)[-MOST_CARDS:]
    unsure = None if shoe.unsure is None else replace(shoe.unsure, count=len(cards))
    return Shoe(cards, unsure, at)


def came_before(shoe: Shoe, card: Hidden[str]) -> bool:
    """Whether a card has left the shoe in this hand already: in one pack there is each card once."""
    return card in shoe.cards


def doubted(shoe: Shoe, code: FaultCode, missing: int | None, reader: str, antenna: int, at: int) -> Shoe:
    """A fault that may hide a card; others change nothing."""
    if code not in MAY_HIDE_A_CARD:
        return shoe
    hidden = MAY_HIDE_A_CARD[code] if missing is None else missing
    # a line full of garbage is no endless deal
    cards = (*shoe.cards, *(None,) * min(hidden, max(MOST_CARDS - len(shoe.cards), 0)))
    since = len(shoe.cards) if shoe.unsure is None else shoe.unsure.since
    unsure = Unsure(code=code, reader=reader, antenna=antenna, at=at, since=since, count=len(cards))
    return Shoe(cards, unsure, at)


def counted(shoe: Shoe, count: int) -> Shoe:
    """The dealer has counted so many cards. A count other than expected: from the fault on nobody knows which."""
    if shoe.unsure is None or count == len(shoe.cards):
        return replace(shoe, unsure=None)
    sure = shoe.cards[: min(shoe.unsure.since, count)]
    return Shoe((*sure, *(None,) * (count - len(sure))), None, shoe.at)
