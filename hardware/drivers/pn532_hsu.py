"""NXP PN532 on a serial line: one small antenna, at most two cards. One board for a seat, or for a shoe.

The chip is woken, asked who it is, and then asked again and again which cards lie there. Decided here: it is asked to
repeat a damaged answer once; it is woken anew after three silences in a row; and a card is gone only after four empty
answers, because with two cards the chip is known to say "none" every other time.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any

import msgspec

from hardware.counters import Count
from hardware.driver import Driver, Milliseconds, Number, Parameters, read_parameters
from hardware.drivers._pn532_frames import (
    ACK,
    BEGIN,
    FROM_CHIP,
    MOST_TARGETS,
    NACK,
    PADDING,
    Frame,
    Kind,
    framed,
    parse,
    targets,
)
from hardware.events import FaultCode
from hardware.framing import Bad, Framer, Skipped
from hardware.presence import PolledPresence
from hardware.protocols import Line, Manner, ReaderProtocol

WAKE_UP = b"\x55\x55" + bytes(14)
"""The chip sleeps after power-up and swallows what wakes it."""

NORMAL_MODE = bytes.fromhex("14 01 00 00")
"""SAMConfiguration: no security module, no time-out, no interrupt line."""
WHO = b"\x02"
"""GetFirmwareVersion."""
ONE_RETRY = bytes.fromhex("32 05 FF 01 01")
"""RFConfiguration, MaxRetries: after power-up the chip would wait for a card for ever."""
HANDSHAKE = (NORMAL_MODE, WHO, ONE_RETRY)
LIST, TYPE_A = 0x4A, 0x00
"""InListPassiveTarget at 106 kbit/s."""

CHIP = 0x32
"""What a PN532 calls itself."""
ERROR = b"\x7f"
"""Body of the frame by which the chip says that a command was wrong."""
NEVER = 1 << 62
"""Half an answer does not age by itself: the command's own time-out ends it."""


class Pn532HsuParameters(Parameters, frozen=True, kw_only=True):
    """What can be configured for a PN532."""

    antenna: int = 1
    """The number its cards are told under."""
    poll_ms: Milliseconds = 50
    """From one poll to the next, unless the answer takes longer."""
    ack_ms: Milliseconds = 100
    """How long the chip may take to acknowledge a command; about 15 are usual."""
    response_ms: Milliseconds = 500
    """How long it may take to answer after that."""
    abort_gap_ms: Milliseconds = 10
    """Pause after stopping a command: the chip may swallow what follows at once."""
    hold_ms: Milliseconds = 200
    """A card is not gone before it was unseen for so long."""
    miss_scans: Number = 4
    """Empty polls in a row before a card is gone."""
    confirm_reads: Number = 1
    """Polls in a row before a card is told."""
    max_timeouts: Number = 3
    """Silences in a row before a fault and a new start."""
    max_targets: Annotated[int, msgspec.Meta(ge=1, le=MOST_TARGETS)] = MOST_TARGETS
    """Cards to look for."""
    noise_limit: Number = 256
    """Useless bytes in a row that are told as noise."""


class Wait(Enum):
    """What the driver is waiting for."""

    NOTHING = "nothing"
    """The port has not been opened yet."""
    ACK = "ack"
    ANSWER = "answer"
    CHIP_STOPPED = "chip stopped"
    """After an abort."""
    NEXT_POLL = "next poll"


class Pn532Hsu(Driver):
    """Drives one chip: one command at a time, each acknowledged and then answered."""

    def __init__(self, **params: Any) -> None:
        self._params = read_parameters(Pn532HsuParameters, params)
        super().__init__(noise_limit=self._params.noise_limit)
        self._framer = Framer(BEGIN, parse, stale_ms=NEVER, padding=PADDING)
        self._presence = PolledPresence(
            confirm_reads=self._params.confirm_reads,
            miss_scans=self._params.miss_scans,
            hold_ms=self._params.hold_ms,
        )
        self._poll = bytes((LIST, self._params.max_targets, TYPE_A))
        self._handshake: list[bytes] = []
        """What is still to be asked before the first poll."""
        self._command = b""
        self._wait = Wait.NOTHING
        self._due = NEVER
        """When the wait is over."""
        self._poll_began = 0
        self._asked_again = False
        self._silences = 0

    def _started(self, now: int) -> None:
        self.ready = False
        self._framer.clear()
        self._silences = 0
        self._handshake = list(HANDSHAKE)
        self._send(WAKE_UP)
        self._ask(now)

    def _heard(self, data: bytes, now: int) -> None:
        for found in self._framer.feed(data, now):
            self._take(found, now)

    def _passed(self, now: int) -> None:
        if now >= self._due:
            OVER[self._wait](self, now)

    def _back(self, now: int) -> None:
        self._presence.link_up(now)

    # ------------------------------------------------------------------ asking

    def _ask(self, now: int) -> None:
        """The next question of the handshake, or a poll."""
        if not self._handshake:
            self.ready = True
            self._poll_began = now
        self._command = self._handshake[0] if self._handshake else self._poll
        self._asked_again = False
        self._send(framed(self._command))
        self._wait_for(Wait.ACK, now + self._params.ack_ms)

    def _wait_for(self, what: Wait, until: int) -> None:
        self._wait, self._due = what, until

    def _ask_again(self, now: int) -> None:
        """Something came damaged; if it can have been the answer, let the chip say it once more."""
        if self._wait is Wait.ANSWER and not self._asked_again:
            self._asked_again = True
            self._send(NACK)
            self._wait_for(Wait.ANSWER, now + self._params.response_ms)

    def _silent(self, now: int) -> None:
        """No acknowledgement, or no answer, in time."""
        self._count(Count.TIMEOUTS)
        self._silences += 1
        self._forget_half_an_answer(now)
        if self.ready:
            self._count(Count.SCANS_FAILED)
        if self._silences >= self._params.max_timeouts:
            self._fault(FaultCode.TIMEOUT, now)
            return self._started(now)
        self._send(ACK)
        return self._wait_for(Wait.CHIP_STOPPED, now + self._params.abort_gap_ms)

    def _forget_half_an_answer(self, now: int) -> None:
        if len(self._framer) > len(PADDING):
            self._useless(Bad.STALE, now)
        self._framer.clear()

    # ------------------------------------------------------------------ what comes

    def _take(self, found: Frame | Bad | Skipped, now: int) -> None:
        if isinstance(found, Frame):
            self._good()
            self._frame(found, now)
            return
        self._useless(found, now)
        if isinstance(found, Bad):
            self._ask_again(now)

    def _frame(self, frame: Frame, now: int) -> None:
        if frame.kind is Kind.ACK and self._wait is Wait.ACK:
            self._wait_for(Wait.ANSWER, now + self._params.response_ms)
        elif self._wait is Wait.ANSWER and self._is_answer(frame):
            self._silences = 0
            self._answer(frame.data, now)
        else:
            self._count(Count.UNEXPECTED)

    def _is_answer(self, frame: Frame) -> bool:
        return frame.data == ERROR or frame.data.startswith(bytes((FROM_CHIP, self._command[0] + 1)))

    def _answer(self, data: bytes, now: int) -> None:
        if data == ERROR:
            self._count(Count.DEVICE_ERRORS)
            self._fault(FaultCode.DEVICE_ERROR, now, detail=data.hex().upper())
        if not self._handshake:
            self._polled(None if data == ERROR else data[2:], now)
            return
        if self._handshake.pop(0) == WHO and data != ERROR:
            self._check_chip(data[2:], now)
        self._ask(now)

    def _check_chip(self, version: bytes, now: int) -> None:
        """Another chip is told and goes on: relatives answer the same commands."""
        if version[:1] != bytes((CHIP,)):
            self._fault(FaultCode.WRONG_DEVICE, now, detail=version[:1].hex().upper() or None)

    def _polled(self, listed: bytes | None, now: int) -> None:
        """A poll is over; None if the chip refused it."""
        tags = None if listed is None else targets(listed)
        if tags is not None:
            self._count(Count.SCANS_OK)
            self._tell(self._presence.scanned(self._params.antenna, tags, now))
        else:
            self._count(Count.SCANS_FAILED)
        if tags is None and listed is not None:
            self._count(Count.BAD_FRAME)
        self.cycle_ms.append(now - self._poll_began)
        self._wait_for(Wait.NEXT_POLL, self._poll_began + self._params.poll_ms)
        self._passed(now)


OVER = {
    Wait.ACK: Pn532Hsu._silent,
    Wait.ANSWER: Pn532Hsu._silent,
    Wait.CHIP_STOPPED: Pn532Hsu._ask,
    Wait.NEXT_POLL: Pn532Hsu._ask,
}
"""What is done when a wait is over. Nothing is due before the port is open."""

PROTOCOL = ReaderProtocol(
    name="pn532_hsu",
    title="NXP PN532 (serial)",
    driver=Pn532Hsu,
    manner=Manner.POLLS,
    line=Line(115200),
    parameters=Pn532HsuParameters,
)
