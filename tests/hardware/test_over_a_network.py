"""A reader on a network line: the way to test and to work where there are no pseudo-terminals."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator

import pytest

from hardware.events import CardRead
from hardware.health_view import State
from hardware.protocols import protocol
from hardware.reader_told import HealthChanged, News, ReaderSettings
from hardware.service import ReaderThread
from hardware.sim.hosts import now_ms
from hardware.sim.pepper_c1 import Pepper

ACE = "04A1B2C3D4E580"
SOON_S = 5.0


class OnNetwork:
    """A simulated reader behind a port of this machine, for one caller after the other."""

    def __init__(self) -> None:
        self.device = Pepper(answer_ms=1)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._listening.settimeout(0.05)
        self._ended = threading.Event()
        self._hung_up = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    @property
    def url(self) -> str:
        return f"socket://127.0.0.1:{self._listening.getsockname()[1]}"

    def hang_up(self) -> None:
        self._hung_up.set()

    def close(self) -> None:
        self._ended.set()
        self._thread.join(2)
        self._listening.close()

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                caller, _where = self._listening.accept()
            except TimeoutError:
                continue
            with caller:
                self._serve(caller)

    def _serve(self, caller: socket.socket) -> None:
        caller.settimeout(0.002)
        self._hung_up.clear()
        while not self._ended.is_set() and not self._hung_up.is_set():
            try:
                heard = caller.recv(4096)
            except TimeoutError:
                heard = None
            except OSError:
                return
            if heard == b"":
                return
            if heard:
                self.device.hears(heard, now_ms())
            if said := self.device.says(now_ms()):
                caller.sendall(said)


@pytest.fixture
def network() -> Iterator[OnNetwork]:
    host = OnNetwork()
    yield host
    host.close()


def test_a_card_is_read_over_a_network_line_and_not_again_after_the_line_came_back(network: OnNetwork) -> None:
    settings = ReaderSettings(name="table", protocol="pepper_c1", port=network.url, params={"antennas": [1]})
    reader = ReaderThread(settings, protocol("pepper_c1"), lambda: None)
    told: list[News] = []

    def states() -> list[State]:
        return [each.health.state for each in told if isinstance(each, HealthChanged)]

    def until(state: State, times: int) -> None:
        end = time.monotonic() + SOON_S
        while states().count(state) < times:
            assert time.monotonic() < end, f"never {state}: {told}"
            told.extend(reader.take())
            time.sleep(0.002)

    reader.start()
    until(State.OK, 1)
    network.device.place(1, ACE)
    end = time.monotonic() + SOON_S
    while not any(isinstance(each, CardRead) for each in told) and time.monotonic() < end:
        told.extend(reader.take())
        time.sleep(0.002)
    network.hang_up()
    until(State.LOST, 1)
    until(State.OK, 2)
    assert reader.stop()
    assert [each.tag_uid for each in told if isinstance(each, CardRead)] == [ACE]
