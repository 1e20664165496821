"""A reader on a bench: its device is simulated and its clock is turned by hand, so an hour passes in no time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from hardware.events import CardRead, CardRemoved, Event, FaultCode, ReaderFault
from hardware.health_view import HealthView, State
from hardware.ports import OpenDetail, OpenFailed
from hardware.protocols import protocol
from hardware.queues import Outbox
from hardware.reader import Reader
from hardware.reader_told import HealthChanged, News, ReaderSettings
from hardware.sim import simulated
from hardware.sim.device import Device
from hardware.transport import Link

NAME = "table"


class FakeClock:
    """Time as the test says."""

    def __init__(self) -> None:
        self.now = 1_000
        self.slept = 0

    def now_ms(self) -> int:
        return self.now

    def now_us(self) -> int:
        return self.now * 1_000

    def slept_ms(self) -> int:
        return self.slept


class FakeLine:
    """A line to a simulated device; waiting for a byte turns the clock."""

    def __init__(self, device: Device, clock: FakeClock) -> None:
        self._device = device
        self._clock = clock

    def read(self) -> bytes:
        until = self._clock.now + 20
        while True:
            self._plugged()
            if said := self._device.says(self._clock.now):
                return said
            if self._clock.now >= until:
                return b""
            self._clock.now += max(1, min(self._device.wait_ms(self._clock.now), until - self._clock.now))

    def write(self, data: bytes) -> None:
        self._plugged()
        self._device.hears(data, self._clock.now)

    def forget_input(self) -> None:
        self._plugged()
        self._device.says(self._clock.now)

    def cancel(self) -> None:
        pass

    def close(self) -> None:
        pass

    def _plugged(self) -> None:
        if not self._device.plugged:
            raise OSError(5, "Input/output error")


class Bench:
    """One reader, its device, and everything it has told."""

    def __init__(
        self,
        name: str,
        *,
        device: Device | None = None,
        opens: Callable[[], Link | OpenFailed] | None = None,
        answer_ms: int = 4,
        **params: Any,
    ) -> None:
        self.clock = FakeClock()
        self.device = device or simulated(name, params)
        self.device.delay(answer_ms)
        self.attempts: list[int] = []
        self._opens = opens
        self.outbox: Outbox[News] = Outbox(self._overflowed, lambda: None)
        settings = ReaderSettings(name=NAME, protocol=name, port="simulated", params=params)
        self.reader = Reader(settings, protocol(name), self._open, self.outbox, self.clock, lambda: 0.5)
        self.told: list[News] = []

    def run(self, ms: int) -> Bench:
        """Let so much time pass."""
        until = self.clock.now + ms
        while self.clock.now < until:
            before = self.clock.now
            wait = self.reader.step()
            self.clock.now += min(wait, max(0, until - self.clock.now))
            if self.clock.now == before and wait == 0:
                continue
        self.told += self.outbox.take(20_000)
        return self

    @property
    def events(self) -> list[Event]:
        return [each for each in self.told if not isinstance(each, HealthChanged)]

    @property
    def came(self) -> list[str]:
        return [each.tag_uid for each in self.events if isinstance(each, CardRead)]

    @property
    def left(self) -> list[str]:
        return [each.tag_uid for each in self.events if isinstance(each, CardRemoved)]

    @property
    def faults(self) -> list[FaultCode]:
        return [each.code for each in self.events if isinstance(each, ReaderFault)]

    @property
    def health(self) -> HealthView:
        changes = [each.health for each in self.told if isinstance(each, HealthChanged)]
        return changes[-1] if changes else HealthView(state=State.OFF)

    @property
    def states(self) -> list[State]:
        return [each.health.state for each in self.told if isinstance(each, HealthChanged)]

    def _open(self) -> Link | OpenFailed:
        self.attempts.append(self.clock.now)
        if self._opens is not None:
            return self._opens()
        if not self.device.plugged:
            return OpenFailed(detail=OpenDetail.MISSING, port="simulated")
        return FakeLine(self.device, self.clock)

    def _overflowed(self) -> News:
        return ReaderFault(code=FaultCode.OVERFLOW, at=self.clock.now, reader=NAME)


def link_in(folder: Path) -> Path:
    """The stable name of a reader's port."""
    return folder / "usb-Simulated_Reader-if00"
