"""The readers of a table, each in a thread of its own; the rest of the program hears of them through one door.

Only a reader's own thread touches its port: it alone opens, reads, writes and closes. What it has to tell lies in its
outbox; what it is told to do lies in its inbox. One reader that fails, floods or hangs never holds up another, and
nothing here ever waits for a reader.
"""

from __future__ import annotations

import contextlib
import random
import threading
import time
from collections.abc import Callable, Iterable
from enum import StrEnum
from queue import Empty, Full, Queue

from hardware.events import FaultCode, ReaderFault
from hardware.health_view import HealthView, State, Trouble
from hardware.protocols import ReaderProtocol
from hardware.queues import MOST_EVENTS, Outbox
from hardware.reader import Reader
from hardware.reader_told import HealthChanged, Measures, News, ReaderSettings
from hardware.timing import Clock, SystemClock
from hardware.transport import LineSettings, Opener, open_link

JOIN_S = 2.0
"""How long the end of the program waits for a reader's thread, seconds; then it is left to die with the program."""
MOST_ORDERS = 16


class Order(StrEnum):
    """What a reader can be told."""

    ON = "on"
    OFF = "off"
    TRY_NOW = "try_now"
    """Something was mended: open the port at once."""


class ReaderThread:
    """One reader and its thread."""

    def __init__(
        self,
        settings: ReaderSettings,
        protocol: ReaderProtocol,
        wake: Callable[[], None],
        open_line: Opener | None = None,
        clock: Clock | None = None,
        watch: Callable[[str, bytes], None] | None = None,
        most_events: int = MOST_EVENTS,
    ) -> None:
        """Raises BadParameter when the driver does not take the reader's settings."""
        self.name = settings.name
        clock = clock or SystemClock()
        self._clock = clock
        self._outbox: Outbox[News] = Outbox(self._overflowed, wake, most_events)
        self._orders: Queue[Order] = Queue(MOST_ORDERS)
        opens = open_line or (lambda: open_link(line_of(settings, protocol)))
        self._reader = Reader(settings, protocol, opens, self._outbox, clock, random.random, watch)
        self._stopping = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"reader {self.name}", daemon=True)

    def start(self) -> None:
        """Begin; returns at once, whatever the port does."""
        self._thread.start()

    def tell(self, order: Order) -> bool:
        """Hand in an order; False if the reader has not taken those before it."""
        try:
            self._orders.put_nowait(order)
        except Full:
            return False
        return True

    def take(self, most: int = MOST_EVENTS + 1) -> list[News]:
        """What it has told since the last time, so many at most; never waits."""
        return self._outbox.take(most)

    def stop(self, wait_s: float = JOIN_S) -> bool:
        """End it; False if it hangs in its port and is left behind."""
        self._stopping.set()
        self._reader.interrupt()
        if self._thread.is_alive():
            self._thread.join(wait_s)
        return not self._thread.is_alive()

    @property
    def measures(self) -> Measures:
        """Figures for the diagnostics page."""
        return self._reader.measures

    def _run(self) -> None:
        try:
            while not self._stopping.is_set():
                self._take_order()
                if wait_ms := self._reader.step():
                    self._stopping.wait(wait_ms / 1000)
        except Exception:
            # a fault of a driver is ours; the table goes on by hand, and the crash log gets the traceback
            self._broken()
            raise
        finally:
            self._reader.let_go()

    def _take_order(self) -> None:
        with contextlib.suppress(Empty):
            match self._orders.get_nowait():
                case Order.ON:
                    self._reader.switch(True)
                case Order.OFF:
                    self._reader.switch(False)
                case Order.TRY_NOW:
                    self._reader.try_now()

    def _overflowed(self) -> News:
        return ReaderFault(code=FaultCode.OVERFLOW, at=self._clock.now_ms(), reader=self.name)

    def _broken(self) -> None:
        view = HealthView(state=State.FAILED, why=Trouble.UNUSABLE)
        self._outbox.put(HealthChanged(reader=self.name, at=self._clock.now_ms(), health=view))
        self._outbox.wake()


class Service:
    """All readers of a table."""

    def __init__(self, readers: Iterable[ReaderThread]) -> None:
        self.readers = {reader.name: reader for reader in readers}

    def start(self) -> None:
        """Begin with all of them; returns at once."""
        for reader in self.readers.values():
            reader.start()

    def take(self, most: int = MOST_EVENTS + 1) -> list[News]:
        """What they have told since the last time, so many of each at most, each reader's in order; never waits."""
        return [news for reader in self.readers.values() for news in reader.take(most)]

    def stop(self, wait_s: float = JOIN_S) -> bool:
        """End all of them within that time; False if one hangs in its port and is left behind."""
        until = time.monotonic() + wait_s
        for reader in self.readers.values():
            reader.stop(0)
        ended = [reader.stop(max(0.0, until - time.monotonic())) for reader in self.readers.values()]
        return all(ended)


def line_of(settings: ReaderSettings, protocol: ReaderProtocol) -> LineSettings:
    """How the reader's port is opened."""
    return LineSettings(
        port=settings.port,
        baud=settings.baud or protocol.line.baud,
        parity=protocol.line.parity,
        wait_ms=protocol.line.wait_ms,
        low_latency=settings.low_latency,
    )
