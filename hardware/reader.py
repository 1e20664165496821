"""One reader at work: open its port, talk, notice that it is gone, find it again, step by step.

This is the loop of a reader's thread without the thread: everything it touches (the line, the clock, the driver) is
handed in, so a test turns it by hand. Each step does one thing and waits at most the time the line waits for a byte.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from hardware.backoff import GOOD_MS, Backoff
from hardware.driver import ReaderDriver
from hardware.events import Event, FaultCode, ReaderFault
from hardware.health import Health
from hardware.health_view import HealthView, State
from hardware.ports import OpenFailed
from hardware.protocols import ReaderProtocol
from hardware.queues import Outbox
from hardware.reader_told import HealthChanged, Measures, News, ReaderSettings
from hardware.timing import Clock, Measured, percentile
from hardware.transport import LINE_GONE, Link, Opener

GAP_MS = 5_000
"""A loop that stood still for so long was not slow: the machine slept."""
SLEPT_MS = 500
IDLE_MS = 20
"""Longest wait of a step in which nothing is to be done."""


class Reader:
    """A reader and its line; only its own thread calls it."""

    def __init__(
        self,
        settings: ReaderSettings,
        protocol: ReaderProtocol,
        open_line: Opener,
        outbox: Outbox[News],
        clock: Clock,
        chance: Callable[[], float],
        watch: Callable[[str, bytes], None] | None = None,
    ) -> None:
        self.settings = settings
        self.driver: ReaderDriver = protocol.driver(**settings.params)
        self._settle_ms = protocol.line.settle_ms if settings.settle_ms is None else settings.settle_ms
        self._open_line = open_line
        self._outbox = outbox
        self._clock = clock
        self._watch = watch
        self._health = Health(protocol.manner)
        self._told: HealthView = self._health.view
        self._backoff = Backoff(chance)
        self._processing = Measured()
        self._link: Link | None = None
        self._on = True
        self._started = False
        self._settled_at: int | None = None
        self._retry_at = 0
        self._good_since: int | None = None
        self._turned_at = clock.now_ms()
        self._slept_ms = clock.slept_ms()

    # ------------------------------------------------------------------ asked for

    def switch(self, on: bool) -> None:
        """Switch it on or off; off lets go of the port."""
        if on == self._on:
            return
        self._on = on
        if on:
            self.try_now()
            return
        self.let_go()
        # nothing was lost: a person switched it off
        self.driver.take_events()
        self._health.off()
        self._say_health(self._clock.now_ms())
        self._outbox.wake()

    def try_now(self) -> None:
        """A person has mended something: open the port at once."""
        self._retry_at = 0
        self._backoff.begin_again()
        if self._health.view.state is State.FAILED and self._link is not None:
            self._lose(self._clock.now_ms())
            self._retry_at = 0

    def let_go(self) -> None:
        """Close the line; what lay on the antennas is kept as after a pulled plug."""
        if self._link is None:
            return
        self._link.close()
        self._link = None
        if self._started:
            self.driver.link_lost(self._clock.now_ms())

    def interrupt(self) -> None:
        """End a read in progress; the one call another thread may make."""
        link = self._link
        if link is not None:
            link.cancel()

    @property
    def measures(self) -> Measures:
        """Figures for the diagnostics page."""
        cycles = list(self._cycles)
        return Measures(
            counters=dict(self.driver.counters),
            cycle_p50=percentile(cycles, 0.50),
            cycle_p95=percentile(cycles, 0.95),
            processing_p50=self._processing.p50,
            processing_p95=self._processing.p95,
        )

    # ------------------------------------------------------------------ the loop

    def step(self) -> int:
        """Do what is due; returns how long nothing will be due, ms (0 = step again at once)."""
        now = self._clock.now_ms()
        if self._on and self._was_asleep(now):
            self._lose(now)
        self._turned_at = now
        if not self._on:
            return IDLE_MS
        if self._link is None:
            wait = self._retry_at - now
            if wait > 0:
                return min(wait, IDLE_MS)
            self._open(now)
            return 0
        if self._settled_at is not None:
            wait = self._settled_at - now
            if wait > 0:
                return min(wait, IDLE_MS)
            self._begin(now)
            return 0
        self._exchange()
        return 0

    def _was_asleep(self, now: int) -> bool:
        slept = self._clock.slept_ms()
        asleep = slept - self._slept_ms > SLEPT_MS or now - self._turned_at > GAP_MS
        self._slept_ms = slept
        return asleep and self._link is not None

    def _open(self, now: int) -> None:
        attempt = self._backoff.attempts + 1
        self._health.opening(attempt)
        self._say_health(now)
        opened = self._open_line()
        now = self._clock.now_ms()
        if isinstance(opened, OpenFailed):
            self._health.not_opened(opened, attempt)
            self._retry_at = now + self._backoff.next_wait()
            if attempt == 1:
                self._say(ReaderFault(code=FaultCode.OPEN_FAILED, at=now, detail=opened.detail))
        else:
            self._link = opened
            self._settled_at = now + self._settle_ms
        self._turned_at = now
        self._say_health(now)
        self._outbox.wake()

    def _begin(self, now: int) -> None:
        """The port has settled: forget what the reader said before anybody listened, and say hello."""
        self._settled_at = None
        assert self._link is not None
        try:
            self._link.forget_input()
        except LINE_GONE:
            self._lose(now)
            return
        self._health.opened(now, self.driver.counters)
        (self.driver.link_up if self._started else self.driver.start)(now)
        self._started = True
        self._hand_out(now)

    def _exchange(self) -> None:
        assert self._link is not None
        try:
            if data := self.driver.take_tx():
                self._link.write(data)
                self._watched(">", data)
            heard = self._link.read()
        except LINE_GONE:
            self._lose(self._clock.now_ms())
            return
        now, heard_us = self._clock.now_ms(), self._clock.now_us()
        if heard:
            self._watched("<", heard)
            self.driver.feed(heard, now)
        self.driver.tick(now)
        if self._hand_out(now):
            self._processing.add((self._clock.now_us() - heard_us) / 1_000)

    def _lose(self, now: int) -> None:
        """The line is gone; it is tried again at once, then ever more rarely."""
        if self._link is None:
            return
        if self._good_since is not None and now - self._good_since >= GOOD_MS:
            self._backoff.begin_again()
        self._good_since = None
        self.let_go()
        self._settled_at = None
        self._health.lost()
        self._retry_at = now + self._backoff.next_wait()
        self._hand_out(now)

    # ------------------------------------------------------------------ what comes of it

    def _hand_out(self, now: int) -> bool:
        """Events and health go out; whether there were events."""
        events = self.driver.take_events()
        for event in events:
            if isinstance(event, ReaderFault):
                self._health.fault(event.code, now)
            self._say(event)
        if self._link is not None:
            cycles = self._cycles
            self._health.judge(now, self.driver.counters, self._ready, cycles[-1] if cycles else None)
            self._keep_good(now)
        if self._say_health(now) or events:
            self._outbox.wake()
        return bool(events)

    @property
    def _ready(self) -> bool:
        """Whether the first commands were answered; of a driver that does not tell, whether anything was."""
        return bool(getattr(self.driver, "ready", self.driver.counters.get("frames_ok")))

    @property
    def _cycles(self) -> Sequence[int]:
        """The last poll cycles as the driver measured them, ms; none of one that does not poll."""
        return getattr(self.driver, "cycle_ms", ())

    def _keep_good(self, now: int) -> None:
        if self._health.view.state is not State.OK:
            self._good_since = None
        elif self._good_since is None:
            self._good_since = now
        elif now - self._good_since >= GOOD_MS:
            self._backoff.begin_again()

    def _say(self, event: Event) -> None:
        self._outbox.put(msgspec.structs.replace(event, reader=self.settings.name))

    def _say_health(self, now: int) -> bool:
        view = self._health.view
        if view == self._told:
            return False
        self._told = view
        self._outbox.put(HealthChanged(reader=self.settings.name, at=now, health=view))
        return True

    def _watched(self, way: str, data: bytes) -> None:
        if self._watch is not None:
            self._watch(way, data)
