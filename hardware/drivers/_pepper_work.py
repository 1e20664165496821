"""What a Pepper C1 is asked, in which order: the first commands, and the scan of one antenna.

A scan is a generator: it yields commands and gets the answer to each, None where the command failed. What it returns
are the tags of a good scan; None is a failed one, which says nothing about the cards on the antenna.
"""

from __future__ import annotations

from collections.abc import Generator
from enum import StrEnum

import msgspec

from hardware.drivers._pepper_frames import Code, ImplausibleTag, NoTag, tag_from, tech_of
from hardware.events import Tag

MOST_TAGS = 5
"""More than the reader can tell apart in one field."""

TIME_OUT, FORMAT = 0x03, 0x06
"""What POLLING_SETUP sets."""
KNOWN, UNKNOWN = 0, 1
JSON = 3

Command = bytes
"""A command byte and its parameters."""


class Mode(StrEnum):
    """How tags are learned."""

    SCAN = "scan"
    """Antenna after antenna is asked; checked by a CRC."""
    JSON = "json"
    """The reader tells by itself, unchecked."""


SILENCE: Command = bytes([Code.SET_POLLING, 0])
SPEAK: Command = bytes([Code.SET_POLLING, 1])


def first_commands(mode: Mode, poll_timeout_ms: int) -> tuple[Command, ...]:
    """The handshake."""
    if mode is Mode.SCAN:
        return SILENCE, bytes([Code.GET_VERSION])
    return (
        SILENCE,
        bytes([Code.POLLING_SETUP, TIME_OUT]) + poll_timeout_ms.to_bytes(2, "little"),
        bytes([Code.POLLING_SETUP, FORMAT, UNKNOWN, JSON]),
        bytes([Code.POLLING_SETUP, FORMAT, KNOWN, JSON]),
        SPEAK,
    )


class BadAnswer(Exception):
    """An answer whose check fits and which cannot be: the scan fails."""


class Found(msgspec.Struct, frozen=True):
    """What a good scan found."""

    tags: tuple[Tag, ...]
    """In the order of the answers."""
    implausible: int
    """Identities that were dropped because they cannot be."""


Scan = Generator[Command, bytes | None, Found | None]


def scan(antenna: int | None) -> Scan:
    """Look for tags on an antenna; None = the reader has but one. Raises BadAnswer."""
    if antenna is not None and (yield bytes([Code.SET_ACTIVE_ANTENNA, antenna])) is None:
        return None
    counted = yield bytes([Code.GET_TAG_COUNT])
    if counted is None:
        return None
    answers = []
    for index in range(_count(counted)):
        told = yield bytes([Code.GET_UID, index])
        if told is None:
            return None
        answers.append(_tag(told))
    tags = tuple(tag for tag in answers if tag is not None)
    return Found(tags, implausible=len(answers) - len(tags))


def _count(told: bytes) -> int:
    if len(told) != 1 or told[0] > MOST_TAGS:
        raise BadAnswer
    return told[0]


def _tag(told: bytes) -> Tag | None:
    """The tag of an answer (its type, a parameter nobody needs, its identity); None for one that cannot be."""
    if len(told) < 2:
        raise BadAnswer
    try:
        return tag_from(told[2:], tech_of(told[0]))
    except NoTag:
        raise BadAnswer from None
    except ImplausibleTag:
        return None
