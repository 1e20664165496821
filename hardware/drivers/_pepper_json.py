"""Pepper C1 in JSON mode: the reader repeats an object for each tag, one after the other with nothing in between.

An object ends where its braces do, those inside strings left out. No check protects it: prefer scan mode.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

from hardware.drivers._pepper_frames import ISO_15693_LENGTH, NoTag, payload_in, tag_from
from hardware.events import Tag, Tech
from hardware.framing import Bad

OPEN = ord("{")
LONGEST_OBJECT = 4096
DEEPEST = 8
"""Objects within objects; the reader's have none."""
BEGIN = re.compile(rb'\{\s*(?:["}]|\Z)')
PARTS = re.compile(rb'"[^"\\]*(?:\\.[^"\\]*)*"|["{}]', re.DOTALL)
"""Whole strings, braces outside of them, and the quote of a string that has not ended."""


class Told(msgspec.Struct, frozen=True):
    """One object, whatever it says."""

    fields: dict[str, Any]

    def __repr__(self) -> str:
        return "Told(…)"


def frame_or_object(waiting: bytearray) -> tuple[int, bytes | Told] | Bad | None:
    """The frame or the object at the beginning."""
    return object_in(waiting) if waiting[0] == OPEN else payload_in(waiting)


def object_in(waiting: bytearray) -> tuple[int, Told] | Bad | None:
    """The object at the beginning, at most 4096 bytes."""
    if not BEGIN.match(waiting):
        return Bad.FRAME
    end = _end(waiting)
    if end is None:
        return None if len(waiting) < LONGEST_OBJECT else Bad.FRAME
    try:
        fields = msgspec.json.decode(waiting[:end])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Bad.FRAME
    return end, Told(fields)


def _end(waiting: bytearray) -> int | None:
    """Where the object ends; 0 if it goes too deep, None if its end has not come."""
    depth = 0
    for part in PARTS.finditer(waiting, 0, LONGEST_OBJECT):
        if part[0] == b'"':
            return None
        depth += {b"{": 1, b"}": -1}.get(part[0], 0)
        if depth == 0:
            return part.end()
        if depth > DEEPEST:
            return 0
    return None


def sighting(told: Told) -> tuple[int, Tag] | None:
    """The antenna and the tag an object tells of, None if it tells of none. Raises ImplausibleTag."""
    uid, antenna = told.fields.get("uid"), told.fields.get("antenna", 1)
    if told.fields.get("type") != "uid" or not isinstance(uid, str) or type(antenna) is not int or antenna < 0:
        return None
    try:
        octets = bytes.fromhex(uid)
        return antenna, tag_from(octets, Tech.ISO_15693 if len(octets) == ISO_15693_LENGTH else Tech.NFC_A)
    except (ValueError, NoTag):
        return None
