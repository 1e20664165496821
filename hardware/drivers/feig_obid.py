"""FEIG OBID readers on one RS485 bus: the industrial table, one reader and one address for each antenna.

Each reader is asked for its version, then all in turn which tags lie on them. Decided here: the field is switched off
before each question, because a reader may name a tag only once while its field is on; a scan whose answer cannot be
believed as a whole changes nothing; after three silences in a row all are asked for their version again.
"""

from __future__ import annotations

from enum import Enum
from typing import Annotated, Any

import msgspec

from hardware.counters import Count
from hardware.driver import Driver, Milliseconds, Number, Parameters, read_parameters
from hardware.drivers._feig_frames import ANY_ADDRESS, Answer, Reception, request, sets
from hardware.events import FaultCode, Tag
from hardware.framing import Bad, Skipped
from hardware.presence import PolledPresence
from hardware.protocols import Line, Manner, ReaderProtocol

VERSION, RF_RESET, INVENTORY = 0x65, 0x69, 0xB0
NEW, MORE = b"\x01\x00", b"\x01\x80"
"""Inventory: from the start, or what did not fit into the last answer."""

OK, NO_TRANSPONDER, MORE_DATA = 0x00, 0x01, 0x94
GOOD = frozenset({OK, NO_TRANSPONDER, MORE_DATA})
QUIET = frozenset({0x83, 0x95})
"""RF communication and ISO 15693 errors: what a hand over the antenna does. Not worth a word."""
MOST_ANSWERS = 64
"""Answers to one inventory, far more than tags fit on an antenna; a reader that never ends would stop the others."""
NEVER = 1 << 62

Address = Annotated[int, msgspec.Meta(ge=0, le=ANY_ADDRESS)]
"""COM-ADR of a reader; 255 speaks to any."""
Antennas = Annotated[tuple[tuple[Number, Address], ...], msgspec.Meta(min_length=1)]
"""Antenna numbers with the addresses of their readers, in the order of scanning."""


class FeigObidParameters(Parameters, frozen=True, kw_only=True):
    """What can be configured for a bus of FEIG readers."""

    antennas: Antennas = ((1, 1),)
    """Number and bus address (COM-ADR) of each antenna, in the order in which they are scanned."""
    rf_reset: bool = True
    """Whether the field is switched off before each inventory; needed where readers report new tags only."""
    poll_ms: Milliseconds = 0
    """From one round of all antennas to the next, unless it takes longer."""
    guard_ms: Milliseconds = 5
    """Pause on the bus before a question."""
    char_gap_ms: Milliseconds = 20
    """A pause inside an answer after which it is given up; 12 are allowed."""
    response_ms: Milliseconds = 500
    """How long a reader may take to answer."""
    hold_ms: Milliseconds = 300
    """A tag is not gone before it was unseen for so long."""
    miss_scans: Number = 3
    """Scans in a row without it before a tag is gone."""
    confirm_reads: Number = 1
    """Scans in a row before a tag is told; 2 keep out what readers make of two tags at once."""
    max_timeouts: Number = 3
    """Silences in a row before a fault and a new handshake."""
    noise_limit: Number = 256
    """Useless bytes in a row that are told as noise."""


class Ask(Enum):
    """The questions."""

    VERSION = "version"
    RF_RESET = "rf reset"
    INVENTORY = "inventory"
    MORE = "more"


BYTES = {
    Ask.VERSION: (VERSION, b""),
    Ask.RF_RESET: (RF_RESET, b""),
    Ask.INVENTORY: (INVENTORY, NEW),
    Ask.MORE: (INVENTORY, MORE),
}


class FeigObid(Driver):
    """Drives the readers of one bus: one question at a time."""

    def __init__(self, **params: Any) -> None:
        self._params = read_parameters(FeigObidParameters, params)
        super().__init__(noise_limit=self._params.noise_limit)
        self._reception = Reception(self._params.char_gap_ms)
        self._presence = PolledPresence(
            confirm_reads=self._params.confirm_reads,
            miss_scans=self._params.miss_scans,
            hold_ms=self._params.hold_ms,
        )
        self._first_ask = Ask.RF_RESET if self._params.rf_reset else Ask.INVENTORY
        self._ask = Ask.VERSION
        self._place = 0
        """Which of the antennas, from 0."""
        self._listed: list[Tag] = []
        """Tags of this scan so far."""
        self._answers = 0
        self._open = False
        """Whether a question waits for its answer."""
        self._due = NEVER
        """When the answer is late, or the next question may be asked."""
        self._cycle_began = 0
        self._silences = 0

    def _started(self, now: int) -> None:
        self.ready = False
        self._silences = 0
        self._place, self._ask = 0, Ask.VERSION
        self._listed, self._answers = [], 0
        self._ask_now(now)

    def _heard(self, data: bytes, now: int) -> None:
        if dropped := self._reception.add(data, now):
            self._useless(Skipped(dropped), now)
        self._search(now, to_the_end=False)

    def _passed(self, now: int) -> None:
        if self._reception.gap_is_over(now):
            self._search(now, to_the_end=True)
        if now >= self._due:
            (self._silent if self._open else self._ask_now)(now)

    def _back(self, now: int) -> None:
        self._presence.link_up(now)

    # ------------------------------------------------------------------ asking

    def _ask_now(self, now: int) -> None:
        self._forget(now)
        if self._place == 0 and self._ask is self._first_ask:
            self._cycle_began = now
        command, data = BYTES[self._ask]
        self._send(request(self._address, command, data))
        self._open, self._due = True, now + self._params.response_ms

    @property
    def _antenna(self) -> int:
        return self._params.antennas[self._place][0]

    @property
    def _address(self) -> int:
        return self._params.antennas[self._place][1]

    def _ask_next(self, ask: Ask, now: int) -> None:
        """Let the bus rest, then ask this."""
        self._ask, self._open, self._due = ask, False, now + self._params.guard_ms

    def _next_antenna(self, ask: Ask, now: int) -> bool:
        """Ask this of the next reader; whether it is the first one again."""
        self._place = (self._place + 1) % len(self._params.antennas)
        self._ask_next(ask, now)
        return self._place == 0

    def _scan_over(self, now: int) -> None:
        if self._next_antenna(self._first_ask, now):
            self.cycle_ms.append(now - self._cycle_began)
            self._due = max(self._due, self._cycle_began + self._params.poll_ms)
        self._listed, self._answers = [], 0

    def _scan_failed(self, now: int) -> None:
        self._count(Count.SCANS_FAILED)
        self._scan_over(now)

    def _silent(self, now: int) -> None:
        self._count(Count.TIMEOUTS)
        self._silences += 1
        if self._silences >= self._params.max_timeouts:
            self._fault(FaultCode.TIMEOUT, now)
            self._started(now)
        elif self._ask is Ask.VERSION:
            self._ask_now(now)
        else:
            self._scan_failed(now)

    # ------------------------------------------------------------------ what comes

    def _search(self, now: int, *, to_the_end: bool) -> None:
        """Look for the answer; what comes when no question is open is noise."""
        for found in self._reception.search(to_the_end=to_the_end) if self._open else ():
            self._take(found, now)
            if not self._open:
                break
        if not self._open:
            self._forget(now)

    def _forget(self, now: int) -> None:
        if waited := self._reception.clear():
            self._useless(Skipped(waited), now)

    def _take(self, found: Answer | Bad | Skipped, now: int) -> None:
        if not isinstance(found, Answer):
            self._useless(found, now)
            return
        self._good()
        if found.command == BYTES[self._ask][0] and self._address in (found.address, ANY_ADDRESS):
            self._silences = 0
            ANSWERED[self._ask](self, found, now)
        else:
            self._count(Count.UNEXPECTED)

    def _version(self, answer: Answer, now: int) -> None:
        if answer.status != OK:
            self._device_error(answer.status, now)
        if self._next_antenna(Ask.VERSION, now):
            self.ready = True
            self._ask = self._first_ask

    def _field_was_off(self, answer: Answer, now: int) -> None:
        if answer.status == OK:
            self._ask_next(Ask.INVENTORY, now)
        else:
            self._count(Count.DEVICE_ERRORS)
            self._scan_failed(now)

    def _inventory(self, answer: Answer, now: int) -> None:
        if answer.status not in GOOD:
            self._refused(answer.status, now)
        elif self._believed(answer):
            self._more(answer.status, now)
        else:
            self._scan_failed(now)

    def _refused(self, status: int, now: int) -> None:
        if status in QUIET:
            self._count(Count.DEVICE_ERRORS)
        else:
            self._device_error(status, now)
        self._scan_failed(now)

    def _believed(self, answer: Answer) -> bool:
        """Take the tags of an answer; whether that could be done."""
        self._answers += 1
        if answer.status == NO_TRANSPONDER:
            return True
        listed = sets(answer.data) if self._answers <= MOST_ANSWERS else Count.BAD_FRAME
        if isinstance(listed, Count):
            self._count(listed)
            return False
        self._count(Count.IMPLAUSIBLE_UID, listed.implausible)
        self._listed += listed.tags
        return True

    def _more(self, status: int, now: int) -> None:
        if status == MORE_DATA:
            self._ask_next(Ask.MORE, now)
            return
        self._count(Count.SCANS_OK)
        self._tell(self._presence.scanned(self._antenna, self._listed, now))
        self._scan_over(now)

    def _device_error(self, status: int, now: int) -> None:
        self._count(Count.DEVICE_ERRORS)
        self._fault(FaultCode.DEVICE_ERROR, now, antenna=self._antenna, detail=f"0x{status:02X}")


ANSWERED = {
    Ask.VERSION: FeigObid._version,
    Ask.RF_RESET: FeigObid._field_was_off,
    Ask.INVENTORY: FeigObid._inventory,
    Ask.MORE: FeigObid._inventory,
}

PROTOCOL = ReaderProtocol(
    name="feig_obid",
    title="FEIG OBID (ISO 15693)",
    driver=FeigObid,
    manner=Manner.POLLS,
    line=Line(38400, parity="E"),
    parameters=FeigObidParameters,
)
