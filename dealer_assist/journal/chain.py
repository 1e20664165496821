"""The chain: every event carries the hash of the one before, so no event can be changed, removed or slipped in.

Decides how an event is hashed and whether one stored event follows another. Requirement R-12 of the reliability
list (append-only, each record carries the hash of the one before). It proves that a record was not changed since;
it does not prove that what was entered was true.
"""

import hashlib
from enum import StrEnum

import msgspec

from dealer_assist.journal.errors import NotAnEvent, OutOfOrder
from dealer_assist.journal.event import Event

_LARGEST = 2**63 - 1  # an SQLite INTEGER


class Head(msgspec.Struct, frozen=True):
    """The end of the chain so far."""

    seq: int
    """Number of the last event; 0 before the first one."""
    hash: bytes
    """Its hash, 32 bytes."""

    @property
    def short(self) -> str:
        """Sixteen hex digits for a paper day sheet.

        >>> GENESIS.short
        '0000000000000000'
        """
        return self.hash.hex()[:16]


GENESIS = Head(seq=0, hash=bytes(32))
"""What the very first event of a table follows."""


class Link(msgspec.Struct, frozen=True):
    """An event as it stands on disk, with its place in the chain."""

    event: Event
    """What happened."""
    prev: bytes
    """Hash of the event before, 32 bytes."""
    hash: bytes
    """Hash of this event, 32 bytes."""

    @property
    def head(self) -> Head:
        """The end of the chain after this event."""
        return Head(seq=self.event.seq, hash=self.hash)


class ChainFault(StrEnum):
    """What is wrong at the first bad place of a chain."""

    GAP = "gap"
    """The next number is not there."""
    UNLINKED = "unlinked"
    """It does not carry the hash of the event before."""
    CHANGED = "changed"
    """Its content is not what was hashed."""
    UNREADABLE = "unreadable"
    """The disk does not give it back."""


def event_hash(event: Event, prev: bytes) -> bytes:
    """SHA-256 of the hash before and the seven fields, 32 bytes.

    Each field is its UTF-8 text (numbers in decimal, an empty text for no hand) behind its length in four bytes,
    big end first; so no two different events give the same bytes.

    >>> event_hash(Event(1, 0, 0, None, "day.open", "system", "{}"), GENESIS.hash).hex()[:8]
    '51c9463e'
    """
    hand = "" if event.hand is None else str(event.hand)
    numbers = (str(event.seq), str(event.at_us), str(event.mono_us), hand)
    digest = hashlib.sha256(prev)
    for field in (*numbers, event.kind, event.actor, event.body):
        text = field.encode()
        digest.update(len(text).to_bytes(4, "big"))
        digest.update(text)
    return digest.digest()


def linked(event: Event, head: Head) -> Link:
    """The event with its place in the chain after `head`.

    Raises `OutOfOrder` if its number is not the next, `NotAnEvent` if it could not be kept exactly.
    """
    if event.seq != head.seq + 1:
        raise OutOfOrder(expected=head.seq + 1, got=event.seq)
    if any(abs(number) > _LARGEST for number in (event.at_us, event.mono_us, event.hand or 0)):
        raise NotAnEvent(event.seq, "a number of more than 64 bits")
    try:
        return Link(event=event, prev=head.hash, hash=event_hash(event, head.hash))
    except UnicodeEncodeError as error:
        raise NotAnEvent(event.seq, f"text that is not Unicode ({error.reason})") from error


def fault_after(head: Head, link: Link) -> ChainFault | None:
    """What keeps this stored event from following `head`; None if it follows."""
    if link.event.seq != head.seq + 1:
        return ChainFault.GAP
    if link.prev != head.hash:
        return ChainFault.UNLINKED
    if link.hash != event_hash(link.event, link.prev):
        return ChainFault.CHANGED
    return None
