"""Eccel Pepper C1, with or without its multiplexer: the reader for a table, up to eight antennas at 13.56 MHz.

One command at a time: the next is sent when the answer is in or has been waited for long enough. Three time-outs in a
row are a fault and a new handshake. A scan that failed changes nothing about the cards on the antenna.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Annotated, Any

import msgspec

from hardware.counters import Count
from hardware.driver import Driver, Milliseconds, Number, Parameters, read_parameters
from hardware.drivers._pepper_frames import Answer, ImplausibleTag, frame, payload_in
from hardware.drivers._pepper_json import FRAME_OR_OBJECT, OPENED, Told, frame_or_object, sighting
from hardware.drivers._pepper_work import BadAnswer, Command, Found, Mode, Scan, first_commands, scan
from hardware.events import FaultCode
from hardware.framing import Bad, Framer, Parser, Skipped
from hardware.presence import PolledPresence, StreamingPresence
from hardware.protocols import Line, Manner, ReaderProtocol

Antenna = Annotated[int, msgspec.Meta(ge=1, le=8)]

READS: dict[Mode, tuple[re.Pattern[bytes], Parser[bytes | Told], re.Pattern[bytes] | None]] = {
    Mode.SCAN: (re.compile(rb"\xF5"), payload_in, None),
    Mode.JSON: (FRAME_OR_OBJECT, frame_or_object, OPENED),
}
"""What is looked for in the bytes: where it may begin, how it is read, and what began and cannot be one."""


class PepperC1Parameters(Parameters, frozen=True, kw_only=True):
    """What can be set for a Pepper C1."""

    mode: Mode = Mode.SCAN
    """Whether antennas are asked, or the reader tells by itself."""
    mux: bool = True
    """Whether the reader has a multiplexer; without one its only antenna is never chosen."""
    antennas: Annotated[tuple[Antenna, ...], msgspec.Meta(min_length=1)] = (1, 2)
    """In the order in which they are scanned."""
    poll_ms: Milliseconds = 0
    """Shortest time from the beginning of one round over all antennas to the next."""
    response_ms: Number = 500
    """A command without an answer for so long has failed."""
    hold_ms: Milliseconds = 300
    """Shortest time from the last sighting until a tag has left."""
    miss_scans: Number = 3
    """Good scans in a row without a tag until it has left."""
    confirm_reads: Number = 1
    """Good scans in a row until a tag is believed."""
    partial_ms: Milliseconds = 100
    """Half a frame without a new byte for so long is given up."""
    poll_timeout_ms: Annotated[int, msgspec.Meta(ge=0, le=0xFFFF)] = 100
    """How long the reader itself looks for a tag in JSON mode."""
    max_timeouts: Number = 3
    """Time-outs in a row until the handshake begins anew."""
    noise_limit: Number = 256
    """Useless bytes in a row that are told as noise."""


class PepperC1(Driver):
    """Talks with one reader."""

    def __init__(self, **params: Any) -> None:
        self._params = it = read_parameters(PepperC1Parameters, params)
        super().__init__(noise_limit=it.noise_limit)
        begins, read, broken = READS[it.mode]
        self._framer = Framer(begins, read, stale_ms=it.partial_ms, broken=broken)
        self._scanned = PolledPresence(confirm_reads=it.confirm_reads, miss_scans=it.miss_scans, hold_ms=it.hold_ms)
        self._told = StreamingPresence(confirm_reads=it.confirm_reads, hold_ms=it.hold_ms)
        self._handshake: list[Command] = []
        """Commands still to be sent before work begins, the next one first."""
        self._asked: Command | None = None
        """The command that waits for its answer."""
        self._asked_at = 0
        self._timeouts = 0
        self._scan: Scan | None = None
        self._antennas: list[int] = []
        """Antennas of this round still to be scanned, the present one first."""
        self._round_at = 0

    def _started(self, now: int) -> None:
        self._framer.clear()
        self._timeouts = 0
        self._greet(now)

    def _back(self, now: int) -> None:
        self._scanned.link_up(now)
        self._told.link_up(now)

    def _heard(self, data: bytes, now: int) -> None:
        self._tell(self._told.expire(now))
        self._take(self._framer.feed(data, now), now)

    def _passed(self, now: int) -> None:
        self._tell(self._told.expire(now))
        self._take(self._framer.tick(now), now)
        if self._asked is not None and now - self._asked_at >= self._params.response_ms:
            self._timed_out(now)
        elif self._resting and now - self._round_at >= self._params.poll_ms:
            self._begin_round(now)

    @property
    def _resting(self) -> bool:
        """Whether all antennas are done and the next round waits for its time."""
        return self.ready and self._params.mode is Mode.SCAN and self._asked is None

    # ------------------------------------------------------------------ what came in

    def _take(self, found: Iterable[bytes | Told | Bad | Skipped], now: int) -> None:
        for received in self._frames(found, now):
            if isinstance(received, bytes):
                self._received(received, now)
            elif isinstance(received, Told) and received.of_a_tag:
                self._sighted(received, now)
            else:
                self._counters[Count.IGNORED] += 1

    def _sighted(self, told: Told, now: int) -> None:
        """An object in JSON mode that says that it tells of a tag."""
        try:
            seen = sighting(told)
        except ImplausibleTag:
            self._count(Count.IMPLAUSIBLE_UID)
            return
        if seen is None:
            self._count(Count.IGNORED)
            return
        self._tell(self._told.seen(*seen, now))

    def _received(self, payload: bytes, now: int) -> None:
        """A frame: the answer that is waited for, or something that is not."""
        if payload[0] == Answer.ASYNCHRONOUS:
            self._count(Count.ASYNC_IGNORED)
        elif self._asked is None or payload[1:2] != self._asked[:1]:
            self._count(Count.UNEXPECTED)
        elif payload[0] == Answer.DONE:
            self._answered(payload[2:], now)
        elif payload[0] == Answer.ERROR:
            self._refused(payload[1:], now)
        else:
            self._count(Count.UNEXPECTED)

    def _refused(self, told: bytes, now: int) -> None:
        """The reader answers that it cannot: told during the handshake, later only a failed scan."""
        self._count(Count.DEVICE_ERRORS)
        if self._handshake:
            self._fault(FaultCode.DEVICE_ERROR, now, detail=told.hex().upper())
        self._answered(None, now)

    def _answered(self, told: bytes | None, now: int) -> None:
        """The command is done, with what the reader told or without success."""
        self._timeouts = 0
        self._asked = None
        if self._handshake:
            self._handshake.pop(0)
            self._greet_on(now)
        else:
            self._go_on(told, now)

    def _timed_out(self, now: int) -> None:
        self._count(Count.TIMEOUTS)
        self._framer.clear()
        self._timeouts += 1
        if self._timeouts >= self._params.max_timeouts:
            self._timeouts = 0
            self._fault(FaultCode.TIMEOUT, now)
            self._greet(now)
        elif self._handshake:
            self._greet_on(now)
        else:
            self._asked = None
            self._go_on(None, now)

    # ------------------------------------------------------------------ what goes out

    def _ask(self, command: Command, now: int) -> None:
        self._asked, self._asked_at = command, now
        self._send(frame(command))

    def _greet(self, now: int) -> None:
        """Begin the handshake."""
        self.ready = False
        self._scan = None
        self._handshake = list(first_commands(self._params.mode, self._params.poll_timeout_ms))
        self._greet_on(now)

    def _greet_on(self, now: int) -> None:
        """The next command of the handshake, or work if there is none left."""
        if self._handshake:
            self._ask(self._handshake[0], now)
            return
        self.ready = True
        if self._params.mode is Mode.SCAN:
            self._begin_round(now)

    def _begin_round(self, now: int) -> None:
        self._round_at = now
        self._antennas = list(self._params.antennas)
        self._begin_scan(now)

    def _begin_scan(self, now: int) -> None:
        self._scan = scan(self._antennas[0] if self._params.mux else None)
        self._ask(next(self._scan), now)

    def _go_on(self, told: bytes | None, now: int) -> None:
        """Give the scan its answer: it asks on, or it is over, well or not."""
        if self._scan is None:
            return
        try:
            self._ask(self._scan.send(told), now)
        except StopIteration as over:
            self._scan_over(over.value, now)
        except BadAnswer:
            self._count(Count.BAD_FRAME)
            self._scan_over(None, now)

    def _scan_over(self, found: Found | None, now: int) -> None:
        antenna = self._antennas.pop(0)
        if found is None:
            self._count(Count.SCANS_FAILED)
        else:
            self._count(Count.SCANS_OK)
            self._count(Count.IMPLAUSIBLE_UID, found.implausible)
            self._tell(self._scanned.scanned(antenna, found.tags, now))
        if self._antennas:
            self._begin_scan(now)
            return
        self.cycle_ms.append(now - self._round_at)
        if now - self._round_at >= self._params.poll_ms:
            self._begin_round(now)


PROTOCOL = ReaderProtocol(
    name="pepper_c1",
    title="Eccel Pepper C1, also with multiplexer",
    driver=PepperC1,
    manner=Manner.POLLS,
    line=Line(baud=115_200),
    parameters=PepperC1Parameters,
)
