"""RDM6300 and relatives: a cheap module for 125 kHz tags that pass one at a time, a shoe's lip or a discard slot.

The module only talks: while a tag is there its frame comes about every 60 ms. It cannot tell two tags apart; two in
the field give nothing or garbage. Its check is weak (8-bit XOR), so a table wants `confirm_reads = 2`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import reduce
from operator import xor
from typing import Any

from hardware.driver import Driver, Milliseconds, Number, Parameters, read_parameters
from hardware.events import Tag, Tech
from hardware.framing import Bad, Framer, Skipped
from hardware.presence import StreamingPresence
from hardware.protocols import Line, Manner, ReaderProtocol

BEGIN = re.compile(rb"\x02")
"""Where a frame says that it begins."""
START = re.compile(rb"\x02(?:[0-9A-Fa-f]{12}\r?\n?(?:\x03|\Z)|[0-9A-Fa-f]{0,11}\Z)")
"""Where one may begin: it is all there, or the rest may still come."""
END = 0x03
DIGITS = re.compile(rb"[0-9A-Fa-f]{0,12}")
"""Ten digits of the tag and two of the check."""
ALL_DIGITS = 12
TAIL = re.compile(rb"\r?\n?")
"""Some relatives send it before the end byte."""


class Rdm6300Parameters(Parameters, frozen=True, kw_only=True):
    """What can be set for an RDM6300."""

    antenna: int = 0
    """Number its only antenna goes by."""
    hold_ms: Milliseconds = 500
    """A tag not repeated for so long has left; the module repeats about every 60 ms."""
    confirm_reads: Number = 1
    """Frames, each within `hold_ms` of the one before, until a tag is believed."""
    transient: bool = False
    """Whether it sits in a shoe: cards go past, none ever lies there."""
    partial_ms: Milliseconds = 50
    """A frame takes 15 ms; half a frame without a new byte for so long is dropped."""
    noise_limit: Number = 256
    """Useless bytes in a row that are told as noise."""


def frame_in(waiting: bytearray) -> tuple[int, Tag] | Bad | None:
    """The frame at the beginning: `02`, ten hex digits, their check, perhaps CR LF, `03`."""
    digits = DIGITS.match(waiting, 1)
    assert digits is not None, "the pattern fits nothing too"
    if digits.end() <= ALL_DIGITS:
        return None if digits.end() == len(waiting) else Bad.FRAME
    tail = TAIL.match(waiting, digits.end())
    assert tail is not None, "the pattern fits nothing too"
    if tail.end() == len(waiting):
        return None
    if waiting[tail.end()] != END:
        return Bad.FRAME
    *data, check = bytes.fromhex(digits[0].decode("ascii"))
    if reduce(xor, data) != check:
        return Bad.CHECKSUM
    return tail.end() + 1, Tag(bytes(data).hex().upper(), Tech.EM4100)


class Rdm6300(Driver):
    """Listens to one module."""

    def __init__(self, **params: Any) -> None:
        self._params = read_parameters(Rdm6300Parameters, params)
        super().__init__(noise_limit=self._params.noise_limit)
        self._framer = Framer(START, frame_in, stale_ms=self._params.partial_ms, broken=BEGIN)
        self._presence = StreamingPresence(
            confirm_reads=self._params.confirm_reads,
            hold_ms=self._params.hold_ms,
            transient=self._params.transient,
        )

    def _started(self, now: int) -> None:
        self._framer.clear()
        self.ready = True

    def _heard(self, data: bytes, now: int) -> None:
        self._tell(self._presence.expire(now))
        self._see(self._framer.feed(data, now), now)

    def _passed(self, now: int) -> None:
        self._tell(self._presence.expire(now))
        self._see(self._framer.tick(now), now)

    def _back(self, now: int) -> None:
        self._presence.link_up(now)

    def _see(self, found: Iterable[Tag | Bad | Skipped], now: int) -> None:
        for tag in self._frames(found, now):
            self._tell(self._presence.seen(self._params.antenna, tag, now))


PROTOCOL = ReaderProtocol(
    name="rdm6300",
    title="RDM6300 / RDM630 (125 kHz)",
    driver=Rdm6300,
    manner=Manner.LISTENS,
    line=Line(baud=9600),
    parameters=Rdm6300Parameters,
)
