"""Finds frames in a stream of bytes that may begin in the middle, be cut short or be mixed with noise.

When what looked like a frame turns out bad (length, checksum, end byte, age) only its first byte is dropped and the
search goes on with the next one, so that a good frame hidden behind a truncated one is found. When a part of a frame
has become too old, everything that waits is searched to the end at once: nothing old is kept.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from enum import Enum
from typing import Generic, TypeVar

import msgspec

F = TypeVar("F")

PIECE = 1024
"""Bytes looked at in one go; the buffer never holds more than this and the largest legal frame."""


class Bad(Enum):
    """Why something that began like a frame is none."""

    FRAME = "frame"
    """Malformed: a length, an end byte or a value that cannot be."""
    CHECKSUM = "checksum"
    """Complete, but its check does not fit."""
    STALE = "stale"
    """Never completed. Given by the framer, not by a parser."""


class Skipped(msgspec.Struct, frozen=True, repr_omit_defaults=True):
    """Bytes that belong to no frame."""

    count: int
    """≥ 1; bytes that may stand between frames are left out."""
    broken: tuple[int, ...] = ()
    """Which of them, from 1, began like a frame that cannot be one; only where the framer looks for those."""


Parser = Callable[[bytearray], tuple[int, F] | Bad | None]
"""Looks at bytes that begin like a frame: how many bytes it has and what it says, why it is none, or None while it
is incomplete. Must refuse a length above the largest legal one, and must not change the bytes."""


class Framer(Generic[F]):
    r"""Frames of one protocol, found in bytes that come in pieces of any size.

    >>> def length_then_text(waiting):
    ...     if len(waiting) < 2 or len(waiting) < 2 + waiting[1]:
    ...         return None
    ...     return 2 + waiting[1], waiting[2 : 2 + waiting[1]].decode()
    >>> framer = Framer(re.compile(b"#"), length_then_text, stale_ms=50)
    >>> list(framer.feed(b"x#\x02As#\x02K", now=0))
    [Skipped(count=1), 'As']
    >>> list(framer.feed(b"d", now=10))
    ['Kd']
    """

    def __init__(
        self,
        start: re.Pattern[bytes],
        parse: Parser[F],
        *,
        stale_ms: int,
        padding: bytes = b"",
        broken: re.Pattern[bytes] | None = None,
    ) -> None:
        """Set up a search.

        `start` matches where a frame may begin (`bytes` pattern; let it match a half start at the end of the bytes);
        `stale_ms` is how long an incomplete frame waits for its next byte; `padding` may stand between frames. Where
        `start` passes over begins that cannot become a frame, `broken` finds them in what was passed over; a frame
        then costs no step of its own only for being broken.
        """
        self._start = start
        self._parse = parse
        self._stale_ms = stale_ms
        self._padding = padding
        self._broken = broken
        self._waiting = bytearray()
        self._heard_at = 0

    def feed(self, data: bytes, now: int) -> Iterator[F | Bad | Skipped]:
        """Everything found up to the end of these bytes, in order. Use it up before the next call."""
        yield from self.tick(now)
        for at in range(0, len(data), PIECE):
            self._waiting += data[at : at + PIECE]
            self._heard_at = now
            yield from self._search(to_the_end=False)

    def tick(self, now: int) -> Iterator[F | Bad | Skipped]:
        """What is found in bytes that have waited too long for the rest of their frame."""
        if self._waiting and now - self._heard_at >= self._stale_ms:
            yield from self._search(to_the_end=True)

    def clear(self) -> None:
        """Forget what waits: the line was lost, or a new question is asked."""
        self._waiting.clear()

    def __len__(self) -> int:
        return len(self._waiting)

    def _search(self, *, to_the_end: bool) -> Iterator[F | Bad | Skipped]:
        waiting, begins, parse = self._waiting, self._start.match, self._parse
        while waiting:
            if not begins(waiting) and (noise := self._skip()):
                yield noise
            found = parse(waiting) if waiting else None
            if isinstance(found, tuple):
                del waiting[: found[0]]
                yield found[1]
            elif found or (to_the_end and waiting):
                del waiting[0]
                yield found or Bad.STALE
            else:
                return

    def _skip(self) -> Skipped | None:
        """Drop what cannot begin a frame; None if it was but padding."""
        begin = self._start.search(self._waiting)
        end = begin.start() if begin else len(self._waiting)
        dropped = self._waiting[:end]
        del self._waiting[:end]
        if self._broken is not None:
            return Skipped(end, tuple(each.end() for each in self._broken.finditer(dropped)))
        count = len(dropped.translate(None, self._padding)) if self._padding else end
        return Skipped(count) if count else None
