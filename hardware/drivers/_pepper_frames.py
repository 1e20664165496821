"""Pepper C1, the bytes: frames, the commands that are used, and a tag as the reader tells it.

`F5`, length, length inverted, payload, CRC of the payload. Nothing is escaped: `F5` may stand anywhere inside.
"""

from __future__ import annotations

from binascii import crc_hqx
from enum import IntEnum

from hardware.events import Tag, Tech
from hardware.framing import Bad

START = 0xF5
HEAD = 5
"""Bytes before the payload."""
CRC_SIZE = 2
CRC_BEGIN = 0xFFFF
"""CRC-16/IBM-3740."""
LONGEST_PAYLOAD = 1024
"""The length field counts the CRC too: 3 to 1026."""


class Code(IntEnum):
    """Commands that are used."""

    GET_TAG_COUNT = 0x02
    """Looks for tags, and tells how many there are."""
    GET_UID = 0x03
    SET_POLLING = 0x06
    GET_VERSION = 0x0B
    SET_ACTIVE_ANTENNA = 0x0F
    POLLING_SETUP = 0x16


class Answer(IntEnum):
    """First byte of what the reader sends."""

    DONE = 0x00
    ASYNCHRONOUS = 0xFE
    """Sent by itself; carries no antenna."""
    ERROR = 0xFF


def frame(payload: bytes) -> bytes:
    """A payload made ready to send.

    >>> frame(bytes([Code.GET_TAG_COUNT])).hex(" ").upper()
    'F5 03 00 FC FF 02 B2 C1'
    """
    length = (len(payload) + CRC_SIZE).to_bytes(2, "little")
    inverted = bytes(each ^ 0xFF for each in length)
    return bytes([START]) + length + inverted + payload + crc_hqx(payload, CRC_BEGIN).to_bytes(CRC_SIZE, "little")


def payload_in(waiting: bytearray) -> tuple[int, bytes] | Bad | None:
    """The payload of the frame at the beginning."""
    if len(waiting) < HEAD:
        return None
    if waiting[1] ^ waiting[3] != 0xFF or waiting[2] ^ waiting[4] != 0xFF:
        return Bad.FRAME
    size = (waiting[1] | waiting[2] << 8) - CRC_SIZE
    if not 1 <= size <= LONGEST_PAYLOAD:
        return Bad.FRAME
    end = HEAD + size + CRC_SIZE
    if len(waiting) < end:
        return None
    # looked at in place: what looks like the longest frame, every five bytes, would be copied as often
    with memoryview(waiting)[HEAD:end] as told:
        if crc_hqx(told[:size], CRC_BEGIN) != told[size] | told[size + 1] << 8:
            return Bad.CHECKSUM
        return end, bytes(told[:size])


# ---------------------------------------------------------------------- tags

NFC_A_TYPES = frozenset({*range(0x01, 0x0E), 0x0F, 0x10})
ISO_15693_TYPES = frozenset(range(0x21, 0x29))
UID_LENGTHS = frozenset({4, 7, 8, 10})
ISO_15693_LENGTH = 8
ISO_15693_BEGIN = 0xE0


class NoTag(Exception):
    """What the reader tells is no tag: another length than any tag has."""


class ImplausibleTag(Exception):
    """An ISO 15693 identity that cannot be: mixed from two tags that answered at once."""


def tech_of(tag_type: int) -> Tech:
    """How the reader says a tag was read."""
    if tag_type in ISO_15693_TYPES:
        return Tech.ISO_15693
    return Tech.NFC_A if tag_type in NFC_A_TYPES else Tech.UNKNOWN


def tag_from(uid: bytes, tech: Tech) -> Tag:
    """A tag; an ISO 15693 identity sent last byte first is turned. Raises NoTag and ImplausibleTag.

    >>> tag_from(bytes.fromhex("0123456789ABCDE0"), Tech.ISO_15693).uid
    'E0CDAB8967452301'
    """
    if len(uid) not in UID_LENGTHS:
        raise NoTag
    if tech is Tech.ISO_15693:
        if len(uid) != ISO_15693_LENGTH:
            raise NoTag
        if uid[0] != ISO_15693_BEGIN:
            uid = uid[::-1]
        if uid[0] != ISO_15693_BEGIN:
            raise ImplausibleTag
    return Tag(uid.hex().upper(), tech)
