"""How a PN532 chip packs what it says: frames with two checks, and the list of cards on its antenna.

Decided here: which bytes are a frame, and which list of cards is believed. A list whose lengths do not add up to the
bytes that came names no card at all.
"""

from __future__ import annotations

import re
from enum import Enum

import msgspec

from hardware.events import Tag, Tech
from hardware.framing import Bad

BEGIN = re.compile(rb"\x00(?:\xff|\Z)")
"""The start code; more zeros may stand before it."""
PADDING = b"\x00"

ACK = bytes.fromhex("00 00 FF 00 FF 00")
"""Sent by the chip: command understood. Sent to the chip: stop what you are doing."""
NACK = bytes.fromhex("00 00 FF FF 00 00")
"""Sent to the chip: say that again."""
ACK_CODE, NACK_CODE, EXTENDED_CODE = b"\x00\xff", b"\xff\x00", b"\xff\xff"
"""What stands where other frames have their length and its check."""

TO_CHIP, FROM_CHIP = 0xD4, 0xD5
LENGTH_AT = 2
"""Where the length stands, counted from the start code."""
EXTENDED_LENGTH_AT = 4
LONGEST = 265
"""Bytes from the direction byte to the last data byte."""

MOST_TARGETS = 2
"""Cards the chip can tell apart."""
TARGET_HEADER = 5
"""Number, two bytes of answer to request, answer to select, length of the identity."""
UID_LENGTHS = frozenset({4, 7, 10})
HAS_ATS = 0x20
"""In the answer to select: an answer to select of the higher layer follows the identity."""


class Kind(Enum):
    """What a frame is for."""

    ACK = "ack"
    NACK = "nack"
    INFORMATION = "information"


class Frame(msgspec.Struct, frozen=True):
    """One frame whose checks are right."""

    kind: Kind
    data: bytes = b""
    """From the direction byte on; only with information."""

    def __repr__(self) -> str:
        return f"Frame({self.kind.value}, {len(self.data)} bytes)"


SHORT = {ACK_CODE: Frame(Kind.ACK), NACK_CODE: Frame(Kind.NACK)}


def framed(command: bytes) -> bytes:
    """A command of at most 254 bytes as it goes to the chip.

    >>> framed(b"\\x02").hex(" ")
    '00 00 ff 02 fe d4 02 2a 00'
    """
    body = bytes((TO_CHIP, *command))
    return bytes((0, 0, 0xFF, len(body), -len(body) & 0xFF, *body, -sum(body) & 0xFF, 0))


def parse(waiting: bytearray) -> tuple[int, Frame] | Bad | None:
    """One frame at the beginning of these bytes; the zero that may follow it is left as padding."""
    code = bytes(waiting[LENGTH_AT : LENGTH_AT + 2])
    if len(code) < 2:
        return None
    if code in SHORT:
        return LENGTH_AT + 2, SHORT[code]
    if code == EXTENDED_CODE:
        return _information(waiting, EXTENDED_LENGTH_AT, 2)
    return _information(waiting, LENGTH_AT, 1)


def _information(waiting: bytearray, length_at: int, width: int) -> tuple[int, Frame] | Bad | None:
    """A frame whose length of `width` bytes stands there, followed by the check of the length."""
    body_at = length_at + width + 1
    head = waiting[length_at:body_at]
    if len(head) <= width:
        return None
    length = int.from_bytes(head[:width], "big")
    if sum(head) & 0xFF or not 0 < length <= LONGEST:
        return Bad.FRAME
    end = body_at + length
    if len(waiting) <= end:
        return None
    if sum(waiting[body_at : end + 1]) & 0xFF:
        return Bad.CHECKSUM
    return end + 1, Frame(Kind.INFORMATION, bytes(waiting[body_at:end]))


def targets(listed: bytes) -> list[Tag] | None:
    """The cards of an answer to InListPassiveTarget, in its order; None if it is malformed.

    >>> targets(bytes.fromhex("01 01 00 04 08 04 24 D3 4F 59"))[0].uid
    '24D34F59'
    >>> targets(bytes.fromhex("01 01 00 04 08 0A 24 D3 4F 59")) is None
    True
    """
    if not listed or listed[0] > MOST_TARGETS:
        return None
    tags: list[Tag] = []
    rest = listed[1:]
    for _target in range(listed[0]):
        first = _first_target(rest)
        if first is None:
            return None
        tag, size = first
        tags.append(tag)
        rest = rest[size:]
    return None if rest else tags


def _first_target(rest: bytes) -> tuple[Tag, int] | None:
    """The first card of what is left of a list, and how many bytes it takes."""
    if len(rest) < TARGET_HEADER:
        return None
    selected, length = rest[TARGET_HEADER - 2 : TARGET_HEADER]
    end = TARGET_HEADER + length
    # The answer to select counts itself, so that it is never 0 long.
    more = int.from_bytes(rest[end : end + 1], "big") if selected & HAS_ATS else 0
    ats_missing = bool(selected & HAS_ATS) and not more
    size = end + more
    if length not in UID_LENGTHS or ats_missing or len(rest) < size:
        return None
    return Tag(rest[TARGET_HEADER:end].hex().upper(), Tech.NFC_A), size
