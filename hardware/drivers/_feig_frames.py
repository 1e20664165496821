"""How FEIG readers pack what they say: frames without a start byte, guarded by a CRC, and lists of tags.

A frame begins with its own length, so any byte may begin one. Decided here: a byte that cannot be a length is dropped;
a frame whose CRC is wrong loses its first byte and the rest is searched again; half a frame followed by a pause loses
its first byte as well. Little is kept, the newest: there is nothing to search for in old bytes.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from hardware.counters import Count
from hardware.drivers._crc import mcrf4xx
from hardware.events import Tag, Tech
from hardware.framing import Bad, Skipped

KEPT = 2048
"""Bytes kept at most; the oldest are dropped."""
CRC = 2
SHORTEST = 6
"""Length, address, command, status, CRC."""
LONG_FORM = 0x02
"""First byte of a frame whose length follows in two bytes."""
LONG_LENGTH = 2
ANY_ADDRESS = 255

SET = 10
"""Bytes of a set: kind of tag, storage family, identity."""
UID_AT = 2
ISO_15693 = 0x03
SETS = {0x00: Tech.UNKNOWN, 0x01: Tech.UNKNOWN, ISO_15693: Tech.ISO_15693}
"""Kinds of tag whose set has this length: I-Code 1, Tag-it, ISO 15693."""
ISO_15693_BEGINS = b"\xe0"


class Answer(msgspec.Struct, frozen=True):
    """One frame of a reader whose CRC is right."""

    address: int
    command: int
    status: int
    data: bytes

    def __repr__(self) -> str:
        return f"Answer({self.address}, 0x{self.command:02X}, 0x{self.status:02X}, {len(self.data)} bytes)"


class Sets(msgspec.Struct, frozen=True):
    """The tags one answer lists."""

    tags: tuple[Tag, ...]
    implausible: int
    """Tags left out because their identity is not one of ISO 15693: what readers make of two tags at once."""

    def __repr__(self) -> str:
        return f"Sets({len(self.tags)} tags, implausible={self.implausible})"


def request(address: int, command: int, data: bytes = b"") -> bytes:
    """A question as it goes on the bus, in the short form.

    >>> request(1, 0x69).hex(" ")
    '05 01 69 91 e7'
    """
    head = bytes((3 + len(data) + CRC, address, command)) + data
    return head + mcrf4xx(head).to_bytes(CRC, "little")


def sets(data: bytes) -> Sets | Count:
    """The tags an inventory lists, or what is to be counted when its list cannot be believed as a whole.

    >>> sets(bytes.fromhex("01 03 00 E0 04 01 50 12 34 56 01")).tags[0].uid
    'E004015012345601'
    """
    if not data:
        return Count.BAD_FRAME
    listed = [data[at : at + SET] for at in range(1, len(data), SET)]
    if any(each[0] not in SETS for each in listed[: data[0]]):
        return Count.UNSUPPORTED_TAG
    if len(data) != 1 + data[0] * SET:
        return Count.BAD_FRAME
    plausible = [each for each in listed if each[0] != ISO_15693 or each[UID_AT:].startswith(ISO_15693_BEGINS)]
    tags = tuple(Tag(each[UID_AT:].hex().upper(), SETS[each[0]]) for each in plausible)
    return Sets(tags, len(listed) - len(plausible))


class Reception:
    """Answers found in bytes that come in pieces, after one question."""

    def __init__(self, char_gap_ms: int) -> None:
        """`char_gap_ms`: a pause inside a frame after which it is given up."""
        self._char_gap_ms = char_gap_ms
        self._waiting = bytearray()
        self._heard_at = 0

    def add(self, data: bytes, now: int) -> int:
        """Bytes came; how many had to be dropped unread."""
        if data:
            self._heard_at = now
        self._waiting += data
        over = max(0, len(self._waiting) - KEPT)
        del self._waiting[:over]
        return over

    def clear(self) -> int:
        """A new question is asked, or none is open; how many bytes waited."""
        count = len(self._waiting)
        self._waiting.clear()
        return count

    def gap_is_over(self, now: int) -> bool:
        """Whether what waits will never be completed."""
        return bool(self._waiting) and now - self._heard_at >= self._char_gap_ms

    def search(self, *, to_the_end: bool = False) -> Iterator[Answer | Bad | Skipped]:
        """What is found; `to_the_end` when the gap is over and nothing more will come."""
        while self._waiting:
            found = self._first()
            if found is None and not to_the_end:
                return
            if isinstance(found, Answer):
                yield found
            else:
                del self._waiting[:1]
                yield found or Bad.STALE

    def _first(self) -> Answer | Bad | Skipped | None:
        """What these bytes begin with; None while that cannot be told. An answer is taken out."""
        waiting = self._waiting
        at = LONG_LENGTH if waiting[0] == LONG_FORM else 0
        size = int.from_bytes(waiting[1:3], "big") if at else waiting[0]
        if at and len(waiting) < 1 + LONG_LENGTH:
            return None
        if not SHORTEST + at <= size <= KEPT:
            return Skipped(1)
        if len(waiting) < size:
            return None
        frame = bytes(waiting[:size])
        if mcrf4xx(frame):
            return Bad.CHECKSUM
        del waiting[:size]
        address, command, status = frame[at + 1 : at + 4]
        return Answer(address, command, status, frame[at + 4 : -CRC])
