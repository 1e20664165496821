"""UHF modules R200, YRM100 and M100: is a deck in its box, which shoe is on the table. Not for hands: too far-sighted.

The module is told once to go on reading and then names each tag in its field again and again. Decided here: a tag is
believed if the frame's sum and the tag's own check both fit; "no tag" only shows that the module lives; when nothing
at all comes for a while the module is started again.
"""

from __future__ import annotations

import re
import struct
from typing import Any

import msgspec

from hardware.counters import Count
from hardware.driver import Driver, Milliseconds, Number, Parameters, read_parameters
from hardware.drivers._crc import genibus
from hardware.events import FaultCode, Tag, Tech
from hardware.framing import Bad, Framer
from hardware.presence import StreamingPresence
from hardware.protocols import Line, Manner, ReaderProtocol

BEGIN = re.compile(rb"\xbb(?:[\x00-\x02]|\Z)")
"""`BB` and a type; a `BB` inside a tag's number is mostly followed by something else."""
END = 0x7E
HEADER = 5
"""Bytes before the parameters: begin, type, command, length in two."""
LONGEST = 256
"""Parameter bytes; the modules send a few dozen at most."""

COMMAND, ANSWER, NOTIFICATION = 0x00, 0x01, 0x02
MODULE_INFORMATION, SINGLE_POLL, CONTINUOUS_POLL, ERROR = 0x03, 0x22, 0x27, 0xFF
NO_TAG = 0x15
HARDWARE_VERSION = b"\x00"
FOR_LONG = b"\x22\xff\xff"
"""65535 rounds, the most that can be asked for. When they are over the module falls silent and is started again."""

TRIES_TO_A_FAULT = 3
"""Every third question without an answer is told."""


class UhfR200Parameters(Parameters, frozen=True, kw_only=True):
    """What can be configured for a UHF module."""

    antenna: int = 0
    """The number its tags are told under."""
    hold_ms: Milliseconds = 1500
    """Silence after which a tag has left."""
    confirm_reads: Number = 1
    """Frames before a tag is told."""
    transient: bool = False
    """Whether tags only pass by, so that none is said to leave."""
    partial_ms: Milliseconds = 100
    """How long half a frame waits for its next byte."""
    response_ms: Milliseconds = 500
    """How long the module may take to answer."""
    stall_ms: Milliseconds = 3000
    """Silence after which the module is started again."""
    noise_limit: Number = 256
    """Useless bytes in a row that are told as noise."""
    check_epc_crc: bool = True
    """Whether the tag's own check must fit as well."""


class Frame(msgspec.Struct, frozen=True):
    """One frame whose structure and sum are right."""

    kind: int
    """Command, answer or notification."""
    command: int
    parameters: bytes

    def __repr__(self) -> str:
        return f"Frame({self.kind}, {self.command}, {len(self.parameters)} bytes)"


def framed(command: int, parameters: bytes = b"") -> bytes:
    """A command as it goes to the module.

    >>> framed(MODULE_INFORMATION, HARDWARE_VERSION).hex(" ")
    'bb 00 03 00 01 00 04 7e'
    """
    body = struct.pack(">BBH", COMMAND, command, len(parameters)) + parameters
    return bytes((0xBB, *body, sum(body) & 0xFF, END))


def parse(waiting: bytearray) -> tuple[int, Frame] | Bad | None:
    """One frame at the beginning of these bytes. Only its length ends it: `BB` and `7E` occur inside."""
    if len(waiting) < HEADER:
        return None
    kind, command, length = struct.unpack_from(">BBH", waiting, 1)
    if length > LONGEST:
        return Bad.FRAME
    size = HEADER + length + 2
    if len(waiting) < size:
        return None
    if waiting[size - 1] != END:
        return Bad.FRAME
    if sum(waiting[1 : size - 2]) & 0xFF != waiting[size - 2]:
        return Bad.CHECKSUM
    return size, Frame(kind, command, bytes(waiting[HEADER : size - 2]))


class Sighting(msgspec.Struct, frozen=True):
    """What a notification says of a tag."""

    rssi: int
    """In dBm."""
    epc: bytes
    crc_fits: bool
    """Whether the tag's own check, over its control word and number, is right."""

    def __repr__(self) -> str:
        return f"Sighting({self.rssi}, …)"


def sighting(parameters: bytes) -> Sighting | None:
    """The tag a notification names; None if the tag's control word claims another length than came.

    RSSI (signed), control word (2), number (twice the top five bits of the control word), the tag's check (2).
    """
    if len(parameters) < HEADER or len(parameters) != HEADER + 2 * (parameters[1] >> 3):
        return None
    guarded, crc = parameters[1:-2], parameters[-2:]
    return Sighting(struct.unpack_from("b", parameters)[0], guarded[2:], genibus(guarded) == int.from_bytes(crc, "big"))


class UhfR200(Driver):
    """Drives one module: asks who is there, sets it reading, listens."""

    def __init__(self, **params: Any) -> None:
        self._params = read_parameters(UhfR200Parameters, params)
        super().__init__(noise_limit=self._params.noise_limit)
        self._framer = Framer(BEGIN, parse, stale_ms=self._params.partial_ms)
        self._presence = StreamingPresence(
            confirm_reads=self._params.confirm_reads,
            hold_ms=self._params.hold_ms,
            transient=self._params.transient,
        )
        self._tries = 0
        self._quiet_until: int | None = None
        """When silence becomes a fault: the answer to the first question, later any frame. None before the start."""

    def _started(self, now: int) -> None:
        self._framer.clear()
        self._tries = 0
        self._ask_who(now)

    def _ask_who(self, now: int) -> None:
        self.ready = False
        self._quiet_until = now + self._params.response_ms
        self._send(framed(MODULE_INFORMATION, HARDWARE_VERSION))

    def _heard(self, data: bytes, now: int) -> None:
        self._tell(self._presence.expire(now))
        for found in self._framer.feed(data, now):
            self._take(found, now)

    def _passed(self, now: int) -> None:
        self._tell(self._presence.expire(now))
        for found in self._framer.tick(now):
            self._take(found, now)
        if self._quiet_until is not None and now >= self._quiet_until:
            self._quiet(now)

    def _back(self, now: int) -> None:
        self._presence.link_up(now)

    def _quiet(self, now: int) -> None:
        if self.ready:
            self._fault(FaultCode.STALLED, now)
            return self._started(now)
        self._count(Count.TIMEOUTS)
        self._tries += 1
        if self._tries % TRIES_TO_A_FAULT == 0:
            self._fault(FaultCode.TIMEOUT, now)
        return self._ask_who(now)

    def _take(self, found: Frame | Any, now: int) -> None:
        if not isinstance(found, Frame):
            return self._useless(found, now)
        self._good()
        if self.ready:
            self._quiet_until = now + self._params.stall_ms
        act = MEANINGS.get((found.kind, found.command), UhfR200._unexpected)
        return act(self, found.parameters, now)

    # ------------------------------------------------------------------ what a frame may mean

    def _answered(self, parameters: bytes, now: int) -> None:
        if self.ready:  # an answer to an earlier question, late
            return self._unexpected(parameters, now)
        self.ready = True
        self._quiet_until = now + self._params.stall_ms
        return self._send(framed(CONTINUOUS_POLL, FOR_LONG))

    def _saw(self, parameters: bytes, now: int) -> None:
        tag = sighting(parameters)
        if tag is None:
            self._count(Count.BAD_FRAME)
        elif not tag.epc:
            self._count(Count.IMPLAUSIBLE_UID)
        elif self._params.check_epc_crc and not tag.crc_fits:
            self._count(Count.BAD_EPC_CRC)
        else:
            named = Tag(tag.epc.hex().upper(), Tech.EPC_GEN2)
            self._tell(self._presence.seen(self._params.antenna, named, now, rssi=tag.rssi))

    def _error(self, parameters: bytes, now: int) -> None:
        if not parameters:
            self._count(Count.BAD_FRAME)
        elif parameters[0] == NO_TAG:
            self._count(Count.NO_TAG)
        else:
            self._count(Count.DEVICE_ERRORS)
            self._fault(FaultCode.DEVICE_ERROR, now, detail=f"0x{parameters[0]:02X}")

    def _unexpected(self, _parameters: bytes, _now: int) -> None:
        self._count(Count.UNEXPECTED)


MEANINGS = {
    (ANSWER, MODULE_INFORMATION): UhfR200._answered,
    # Which of the two a module uses for the tags of a continuous poll differs.
    (NOTIFICATION, SINGLE_POLL): UhfR200._saw,
    (NOTIFICATION, CONTINUOUS_POLL): UhfR200._saw,
    (ANSWER, ERROR): UhfR200._error,
}
"""By kind and command; everything else is a good frame nobody asked for."""

PROTOCOL = ReaderProtocol(
    name="uhf_r200",
    title="R200 / YRM100 / M100 UHF",
    driver=UhfR200,
    manner=Manner.SPEAKS,
    line=Line(115200),
    parameters=UhfR200Parameters,
)
