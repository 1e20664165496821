"""Text that comes in lines: where one ends, when it is too long, when its end never comes, and whether it is whole.

A line ends with CR, LF or both; empty ones count for nothing. Its check is `*` and two hex digits, the XOR of all
characters before the `*` (as in NMEA 0183, without the leading `$`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum, StrEnum
from functools import reduce
from operator import xor

from hardware.framing import Skipped

ENDS = re.compile(rb"[\r\n]")
CHECK = re.compile(rb"(.*)\*([0-9A-Fa-f]{2})", re.DOTALL)


class Checksum(StrEnum):
    """Whether lines carry a check."""

    OPTIONAL = "optional"
    """Checked where there is one."""
    REQUIRED = "required"
    NONE = "none"
    """A `*` is a character like any other."""


class Lost(Enum):
    """Text that is no line."""

    TOO_LONG = "too_long"
    PARTIAL = "partial"
    """Its end never came."""


class Lines:
    r"""Lines out of bytes that come in pieces of any size.

    >>> lines = Lines(max_line=8, partial_ms=500)
    >>> list(lines.feed(b"C 1 AS\r\nC 2", now=0)), list(lines.feed(b" 10H\n", now=5))
    ([b'C 1 AS'], [b'C 2 10H'])
    """

    def __init__(self, *, max_line: int, partial_ms: int) -> None:
        self._max_line = max_line
        self._partial_ms = partial_ms
        self._begun = bytearray()
        self._throwing = False
        self._heard_at = 0

    def feed(self, data: bytes, now: int) -> Iterator[bytes | Lost | Skipped]:
        """Lines without the spaces at their ends, what was lost, and how many bytes were thrown away for it."""
        yield from self.tick(now)
        if data:
            self._heard_at = now
        first, *rest = ENDS.split(data)
        yield from self._add(first)
        if not rest:
            return
        yield from self._end()
        *whole, last = rest
        for line in whole:
            text = line.strip(b" ")
            if len(line) <= self._max_line:
                if text:
                    yield text
                continue
            yield Skipped(len(line))
            yield Lost.TOO_LONG
        yield from self._add(last)

    def tick(self, now: int) -> Iterator[Lost | Skipped]:
        """The line begun is lost if its end has not come for too long."""
        begun = len(self._begun.strip(b" "))
        if not (begun or self._throwing) or now - self._heard_at < self._partial_ms:
            return
        self.clear()
        if begun:
            yield Skipped(begun)
        yield Lost.PARTIAL

    def clear(self) -> None:
        """Forget the line begun."""
        self._begun.clear()
        self._throwing = False

    def _add(self, text: bytes) -> Iterator[Skipped]:
        size = len(self._begun) + len(text)
        if size <= self._max_line and not self._throwing:
            self._begun += text
            return
        self._begun.clear()
        self._throwing = True
        if size:
            yield Skipped(size)

    def _end(self) -> Iterator[bytes | Lost]:
        line = bytes(self._begun.strip(b" "))
        if self._throwing:
            yield Lost.TOO_LONG
        elif line:
            yield line
        self.clear()


class Checked(Enum):
    """What the check of a line says."""

    GOOD = "good"
    WRONG = "wrong"
    NONE = "none"
    """The line has none."""


def printable(line: bytes) -> bool:
    """Whether a line is plain text: characters from space to tilde."""
    return line.isascii() and line.decode("ascii").isprintable()


def checked(line: bytes) -> tuple[bytes, Checked]:
    """The line without its check, and whether it is whole.

    >>> checked(b"C 1 AS*60"), checked(b"C 1 AS*61"), checked(b"C 1 AS")
    ((b'C 1 AS', <Checked.GOOD: 'good'>), (b'C 1 AS', <Checked.WRONG: 'wrong'>), (b'C 1 AS', <Checked.NONE: 'none'>))
    """
    found = CHECK.fullmatch(line) if line[-3:-2] == b"*" else None
    if found is None:
        return line, Checked.NONE
    text, digits = found.groups()
    return text, Checked.GOOD if reduce(xor, text, 0) == int(digits, 16) else Checked.WRONG
