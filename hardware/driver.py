"""The conversation with a reader, whatever protocol it speaks: bytes and time go in, events and bytes come out.

A driver opens no port, starts no thread and knows no clock: the time is passed in as whole milliseconds of any clock
that never goes back. Whatever bytes come in, it does not raise and does not wait. It never guesses: bytes that cannot
be verified are counted, and where a card may have been lost a fault is told.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated, Any, Protocol, TypeVar

import msgspec

from hardware.counters import Count, NoiseRun
from hardware.events import Event, FaultCode, ReaderFault
from hardware.framing import Bad, Skipped

Milliseconds = Annotated[int, msgspec.Meta(ge=0)]
"""A length of time."""
Number = Annotated[int, msgspec.Meta(ge=1)]
"""How often, how many, which one; at least one."""

MOST_ALIKE = 64
"""Faults with one code at one moment; of more, made by a line gone mad, only the counters tell."""

CYCLES_KEPT = 100
"""Poll cycles over which the diagnostics page takes its median."""


class ReaderDriver(Protocol):
    """What every protocol offers."""

    def __init__(self, **params: Any) -> None:
        """Raise BadParameter for a parameter that is unknown, of another type or out of range."""

    @property
    def counters(self) -> Mapping[str, int]:
        """How often what happened since the driver was made."""

    def start(self, now: int) -> None:
        """The port is open: the first commands."""

    def feed(self, data: bytes, now: int) -> None:
        """Bytes came in, at most 64 KiB."""

    def tick(self, now: int) -> None:
        """Time has passed: time-outs, cards that left, the next poll."""

    def link_lost(self, now: int) -> None:
        """The port is gone."""

    def link_up(self, now: int) -> None:
        """The port is open again; the cards on the table are still known."""

    def take_tx(self) -> bytes:
        """Bytes to write now; each is given once."""

    def take_events(self) -> list[Event]:
        """Events so far; each is given once."""


class BadParameter(Exception):
    """A reader is configured in a way its protocol does not know."""

    def __init__(self, name: str, problem: str) -> None:
        super().__init__(f"{name}: {problem}")
        self.name = name
        """The parameter, as the room file names it."""
        self.problem = problem
        """What is wrong with it, for the person who writes the room file."""


class Parameters(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What can be configured for a protocol; each field one parameter with its unit and default."""


P = TypeVar("P", bound=Parameters)
F = TypeVar("F")


def read_parameters(shape: type[P], params: Mapping[str, Any]) -> P:
    """The parameters of a driver, checked; raises BadParameter.

    >>> class Poll(Parameters, frozen=True, kw_only=True):
    ...     poll_ms: Milliseconds = 50
    >>> read_parameters(Poll, {"poll_ms": -1})
    Traceback (most recent call last):
    ...
    hardware.driver.BadParameter: poll_ms: expected `int` >= 0
    """
    known = shape.__struct_fields__
    if unknown := [name for name in params if name not in known]:
        raise BadParameter(unknown[0], f"not known here; known are {', '.join(known)}")
    try:
        return msgspec.convert(dict(params), shape)
    except msgspec.ValidationError as misfit:
        raise _misfit(str(misfit)) from None


def _misfit(told: str) -> BadParameter:
    """What msgspec tells as `Expected ... - at `$.name``, or without a place where a parameter is missing."""
    what, _, place = told.partition(" - at ")
    name = place.strip("`").removeprefix("$").removeprefix(".")
    return BadParameter(name or "parameters", what[:1].lower() + what[1:])


class Driver(ABC):
    """What all drivers do alike: keep events, bytes to send and counters, watch the noise, survive a lost line.

    A protocol fills in `_started`, `_heard`, `_passed` and `_link_changed`.
    """

    def __init__(self, *, noise_limit: int) -> None:
        self._counters = dict.fromkeys(map(str, Count), 0)
        self._noise = NoiseRun(noise_limit)
        self._events: list[Event] = []
        self._alike: dict[FaultCode, int] = {}
        """Faults told at this moment, by their code."""
        self._alike_at = 0
        self._tx = bytearray()
        self._linked = True
        self.ready = False
        """Whether the reader has answered the first commands and is at work."""
        self.cycle_ms: deque[int] = deque(maxlen=CYCLES_KEPT)
        """How long the last poll cycles took; empty for a reader that speaks by itself."""

    @property
    def counters(self) -> Mapping[str, int]:
        """How often what happened since the driver was made."""
        return self._counters

    def start(self, now: int) -> None:
        """The port is open: the first commands."""
        self._started(now)

    def feed(self, data: bytes, now: int) -> None:
        """Bytes came in."""
        if self._linked:
            self._heard(data, now)

    def tick(self, now: int) -> None:
        """Time has passed."""
        if self._linked:
            self._passed(now)

    def link_lost(self, now: int) -> None:
        """The port is gone: one fault; the cards on the table stay as they are."""
        if not self._linked:
            return
        self._linked = self.ready = False
        self._tx.clear()
        self._fault(FaultCode.LINK_LOST, now)

    def link_up(self, now: int) -> None:
        """The port is open again: the cards are looked for the usual time, and the handshake begins anew."""
        self._linked = True
        self._back(now)
        self._started(now)

    def take_tx(self) -> bytes:
        """Bytes to write now; each is given once."""
        taken = bytes(self._tx)
        self._tx.clear()
        return taken

    def take_events(self) -> list[Event]:
        """Events so far; each is given once."""
        taken, self._events = self._events, []
        return taken

    # ------------------------------------------------------------------ what a protocol fills in

    @abstractmethod
    def _started(self, now: int) -> None:
        """The port has just been opened: empty the buffers, begin the handshake."""

    @abstractmethod
    def _heard(self, data: bytes, now: int) -> None:
        """Bytes came in."""

    @abstractmethod
    def _passed(self, now: int) -> None:
        """Time has passed."""

    @abstractmethod
    def _back(self, now: int) -> None:
        """The port is open again: pass it on to presence. `_started` follows."""

    # ------------------------------------------------------------------ what a protocol uses

    def _send(self, data: bytes) -> None:
        self._tx += data

    def _tell(self, events: Iterable[Event]) -> None:
        self._events.extend(events)

    def _fault(
        self,
        code: FaultCode,
        now: int,
        *,
        detail: str | None = None,
        antenna: int | None = None,
        missing: int | None = None,
    ) -> None:
        if now != self._alike_at:
            self._alike_at = now
            self._alike.clear()
        told = self._alike[code] = self._alike.get(code, 0) + 1
        if told <= MOST_ALIKE:
            self._events.append(ReaderFault(code=code, at=now, detail=detail, antenna=antenna, missing=missing))

    def _faults(self, code: FaultCode, times: int, now: int) -> None:
        """The same fault so often."""
        for _ in range(min(times, MOST_ALIKE)):
            self._fault(code, now)

    def _count(self, what: Count, by: int = 1) -> None:
        self._counters[what] += by

    def _good(self) -> None:
        """A frame passed every check."""
        self._counters[Count.FRAMES_OK] += 1
        self._noise.end()

    def _frames(self, found: Iterable[F | Bad | Skipped], now: int) -> Iterator[F]:
        """The good ones of what a framer found; the rest is counted up to each of them, for a flood is mostly that."""
        bad = wrong = noise = 0
        for each in found:
            if isinstance(each, Bad):
                noise += 1
                if each is Bad.CHECKSUM:
                    wrong += 1
                else:
                    bad += 1
            elif isinstance(each, Skipped):
                noise += each.count
                bad += len(each.broken)
            else:
                if noise:
                    self._noisy(bad, wrong, noise, now)
                    bad = wrong = noise = 0
                self._good()
                yield each
        self._noisy(bad, wrong, noise, now)

    def _useless(self, found: Bad | Skipped, now: int) -> None:
        """What a framer found was no frame."""
        if isinstance(found, Skipped):
            self._noisy(0, 0, found.count, now)
        else:
            wrong = int(found is Bad.CHECKSUM)
            self._noisy(1 - wrong, wrong, 1, now)

    def _noisy(self, bad_frames: int, bad_checksums: int, useless: int, now: int) -> None:
        """Count what was no frame, and tell once if nothing but such bytes comes."""
        if bad_frames:
            self._counters[Count.BAD_FRAME] += bad_frames
        if bad_checksums:
            self._counters[Count.BAD_CHECKSUM] += bad_checksums
        self._counters[Count.NOISE_BYTES] += useless
        if self._noise.heard(useless):
            self._fault(FaultCode.NOISE, now)
