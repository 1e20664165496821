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
READ = msgspec.json.Decoder(dict[str, Any]).decode
DEEPEST = 4
"""Objects within objects; the reader's have none."""
TEXT = rb'"[^"\\]*(?:\\.[^"\\]*)*"'
BETWEEN = rb'[^{}"]*(?:' + TEXT + rb'[^{}"]*)*'
"""Whole strings, and what stands around them."""
CUT = rb'(?:"[^"\\]*(?:\\.[^"\\]*)*\\?)?\Z'
"""The bytes end here, perhaps inside a string."""
KEY = rb"(?:" + TEXT + rb"\s*(?::|\Z)|" + CUT + rb")"


def _object(depth: int) -> bytes:
    """An object, whole or as far as the bytes go, with so many others inside each other.

    One pattern and not a loop over braces: a flood of broken objects is then passed over at the speed of a search.
    """
    return rb"\{\s*(?=\}|" + KEY + rb")" + _members(depth) + rb"(?:\}|" + CUT + rb")"


def _members(depth: int) -> bytes:
    inner = rb"(?<=[:,\[\s])" + _object(depth - 1) + rb"(?=[,}\]\s]|\Z)" + BETWEEN if depth else b""
    return BETWEEN + rb"(?:" + inner + rb")*"


OBJECT = re.compile(rb"\{\s*(?=" + KEY + rb")" + _members(DEEPEST - 1) + rb"(?:(?P<end>\})|" + CUT + rb")", re.DOTALL)
"""One that says something: an empty one is none."""
FRAME_OR_OBJECT = re.compile(rb"\xF5|" + OBJECT.pattern, re.DOTALL)
"""Where one may begin."""
OPENED = re.compile(rb"\{")
"""Where an object would have begun."""


class Told(msgspec.Struct, frozen=True):
    """One object, whatever it says."""

    fields: dict[str, Any]

    @property
    def of_a_tag(self) -> bool:
        """Whether it says that it tells of a tag."""
        return self.fields.get("type") == "uid"

    def __repr__(self) -> str:
        return "Told(…)"


def frame_or_object(waiting: bytearray) -> tuple[int, bytes | Told] | Bad | None:
    """The frame or the object at the beginning."""
    return object_in(waiting) if waiting[0] == OPEN else payload_in(waiting)


def object_in(waiting: bytearray) -> tuple[int, Told] | Bad | None:
    """The object at the beginning, at most 4096 bytes."""
    found = OBJECT.match(waiting, 0, LONGEST_OBJECT)
    if found is None:
        return Bad.FRAME
    end = found.end("end")
    if end < 0:
        return None if len(waiting) < LONGEST_OBJECT else Bad.FRAME
    try:
        return end, Told(READ(waiting[:end]))
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        return Bad.FRAME


def sighting(told: Told) -> tuple[int, Tag] | None:
    """The antenna and the tag an object of a tag names, None if it names none. Raises ImplausibleTag."""
    uid, antenna = told.fields.get("uid"), told.fields.get("antenna", 1)
    if not isinstance(uid, str) or type(antenna) is not int or antenna < 0:
        return None
    try:
        octets = bytes.fromhex(uid)
        return antenna, tag_from(octets, Tech.ISO_15693 if len(octets) == ISO_15693_LENGTH else Tech.NFC_A)
    except (ValueError, NoTag):
        return None
