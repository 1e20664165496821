"""Threads of readers: a driver that breaks is told, orders are taken, nobody waits for a reader."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from hardware.drivers.rdm6300 import Rdm6300
from hardware.health_view import HealthView, State, Trouble
from hardware.protocols import ReaderProtocol, protocol
from hardware.reader_told import HealthChanged, News, ReaderSettings
from hardware.service import MOST_ORDERS, Order, ReaderThread, Service
from hardware.sim import simulated
from hardware.sim.hosts import InMemory

SOON_S = 5.0
Makes = Callable[..., ReaderThread]


class Breaks(Rdm6300):
    """A driver with a fault of its own."""

    def tick(self, now: int) -> None:
        raise ZeroDivisionError


class SaysNothingOfItself:
    """A driver of another package that offers the normative interface and nothing more."""

    def __init__(self, **params: Any) -> None:
        self._inner = Rdm6300(**params)
        for name in ("start", "feed", "tick", "link_lost", "link_up", "take_tx", "take_events"):
            setattr(self, name, getattr(self._inner, name))
        self.counters = self._inner.counters


@pytest.fixture
def make() -> Iterator[Makes]:
    made: list[ReaderThread] = []

    def one(name: str = "pad", driven_by: ReaderProtocol | None = None) -> ReaderThread:
        device = simulated("rdm6300", {})
        device.place(0, "62E3086CED")
        settings = ReaderSettings(name=name, protocol="rdm6300", port="simulated")
        driven_by = driven_by or protocol("rdm6300")
        made.append(ReaderThread(settings, driven_by, lambda: None, open_line=InMemory(device).open))
        return made[-1]

    yield one
    assert all([each.stop() for each in made])  # noqa: C419 - each is to be stopped


def changed(driver: object) -> ReaderProtocol:
    rdm = protocol("rdm6300")
    return ReaderProtocol(
        name=rdm.name,
        title=rdm.title,
        driver=driver,  # type: ignore[arg-type]
        manner=rdm.manner,
        line=rdm.line,
        parameters=rdm.parameters,
    )


def health_of(told: list[News]) -> HealthView:
    return [each.health for each in told if isinstance(each, HealthChanged)][-1]


def until(reader: ReaderThread, state: State) -> list[News]:
    told: list[News] = []
    end = time.monotonic() + SOON_S
    while not any(isinstance(each, HealthChanged) and each.health.state is state for each in told):
        assert time.monotonic() < end, told
        told += reader.take()
        time.sleep(0.002)
    return told


def test_a_driver_that_breaks_is_told_and_the_other_reader_goes_on(
    make: Makes, monkeypatch: pytest.MonkeyPatch
) -> None:
    crashed: list[str] = []
    monkeypatch.setattr(threading, "excepthook", lambda args: crashed.append(args.exc_type.__name__))
    broken, good = make("broken", changed(Breaks)), make("good")
    service = Service([broken, good])
    service.start()
    assert health_of(until(broken, State.FAILED)).why is Trouble.UNUSABLE
    until(good, State.OK)
    assert service.stop()
    assert crashed == ["ZeroDivisionError"]


def test_a_driver_that_offers_only_what_it_must_is_driven(make: Makes) -> None:
    reader = make(driven_by=changed(SaysNothingOfItself))
    reader.start()
    until(reader, State.OK)
    assert reader.measures.cycle_p50 is None


def test_orders_are_taken_in_turn(make: Makes) -> None:
    reader = make()
    reader.start()
    until(reader, State.OK)
    assert reader.tell(Order.OFF)
    until(reader, State.OFF)
    assert reader.tell(Order.ON)
    until(reader, State.OK)
    assert reader.tell(Order.TRY_NOW)


def test_more_orders_than_a_reader_takes_are_refused_and_never_waited_for(make: Makes) -> None:
    reader = make()
    assert [reader.tell(Order.TRY_NOW) for _order in range(MOST_ORDERS + 1)] == [*([True] * MOST_ORDERS), False]


def test_a_reader_that_was_never_started_is_ended_at_once(make: Makes) -> None:
    assert make().stop()


def test_the_time_spent_on_bytes_is_measured(make: Makes) -> None:
    reader = make()
    reader.start()
    until(reader, State.OK)
    end = time.monotonic() + SOON_S
    while reader.measures.processing_p50 is None and time.monotonic() < end:
        time.sleep(0.002)
    assert 0 < (reader.measures.processing_p50 or 0) < 1_000
