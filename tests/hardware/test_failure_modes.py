"""The twenty ways in which a reader fails at a table, each with what the program has to do about it.

Those in which the operating system has a part run on a pseudo-terminal; the others on a bench with a clock turned by
hand. The number is that of the list of failure modes.
"""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from hardware.events import CardRead, CardRemoved, FaultCode
from hardware.health_view import HealthView, State, Trouble
from hardware.ports import OpenDetail, OpenFailed
from hardware.protocols import protocol
from hardware.queues import Outbox
from hardware.reader_told import HealthChanged, News, ReaderSettings
from hardware.service import ReaderThread, Service
from hardware.sim.ascii_shoe import PlainShoe
from hardware.sim.device import Device
from hardware.sim.hosts import OnPty
from hardware.sim.pepper_c1 import Pepper, frame
from hardware.sim.pn532_hsu import Pn532
from hardware.transport import failed
from tests.hardware.bench import Bench, link_in

ACE, KING = "04A1B2C3D4E580", "04F1E2D3C4B580"
on_a_pty = pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal on Windows")
SOON_S = 5.0
"""How long a test waits for what must happen; a busy machine is slow."""


class Plugged:
    """Readers on pseudo-terminals, and what they have told."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._hosts: list[OnPty] = []
        self._threads: list[ReaderThread] = []
        self.told: list[News] = []

    def device(self, device: Device, name: str = "table") -> OnPty:
        host = OnPty(device, link_in(self._folder).with_name(name))
        self._hosts.append(host)
        return host

    def reader(self, name: str, path: Path, driven_by: str = "pepper_c1", **params: object) -> ReaderThread:
        settings = ReaderSettings(name=name, protocol=driven_by, port=str(path), params=params)
        thread = ReaderThread(settings, protocol(driven_by), lambda: None)
        self._threads.append(thread)
        thread.start()
        return thread

    def until(self, happened: Callable[[], bool], seconds: float = SOON_S) -> None:
        end = time.monotonic() + seconds
        while not happened():
            assert time.monotonic() < end, f"did not happen; told: {self.told[-20:]}"
            time.sleep(0.002)
            self.hear()

    def hear(self) -> list[News]:
        self.told += Service(self._threads).take()
        return self.told

    def health(self, name: str = "table") -> HealthView:
        changes = [each.health for each in self.told if isinstance(each, HealthChanged) and each.reader == name]
        return changes[-1] if changes else HealthView(state=State.OFF)

    def is_now(self, state: State, name: str = "table") -> Callable[[], bool]:
        return lambda: self.health(name).state is state

    @property
    def came(self) -> list[str]:
        return [each.tag_uid for each in self.told if isinstance(each, CardRead)]

    @property
    def left(self) -> list[str]:
        return [each.tag_uid for each in self.told if isinstance(each, CardRemoved)]

    def close(self) -> None:
        ended = [thread.stop() for thread in self._threads]
        for host in self._hosts:
            host.close()
        assert all(ended), "a reader's thread did not end"


@pytest.fixture
def plugged(tmp_path: Path) -> Iterator[Plugged]:
    readers = Plugged(tmp_path)
    yield readers
    readers.close()


@on_a_pty
def test_01_unplugged_in_the_middle_of_a_frame_is_lost_at_once_and_folds_nobody(plugged: Plugged) -> None:
    host = plugged.device(Pepper(answer_ms=2))
    plugged.reader("table", host.path, antennas=[1, 2])
    plugged.until(plugged.is_now(State.OK))
    host.device.place(1, ACE)
    plugged.until(lambda: plugged.came == [ACE])
    host.device.blurt(frame(b"\x00\x02\x01")[:5])
    host.unplug()
    pulled = time.monotonic()
    plugged.until(plugged.is_now(State.LOST))
    # 100 ms by the specification; the rest is for a machine with eight busy processes
    assert time.monotonic() - pulled < 0.5
    assert plugged.left == []


@on_a_pty
def test_02_plugged_in_again_under_another_name_is_found_and_reads_no_card_twice(plugged: Plugged) -> None:
    host = plugged.device(Pepper(answer_ms=2))
    plugged.reader("table", host.path, antennas=[1])
    plugged.until(plugged.is_now(State.OK))
    host.device.place(1, ACE)
    plugged.until(lambda: plugged.came == [ACE])
    was = host.path.resolve()
    host.unplug()
    plugged.until(plugged.is_now(State.LOST))
    # the old terminal's number is given to somebody else, as it is with a USB port
    taken = os.openpty()
    try:
        host.replug()
        back = time.monotonic()
        plugged.until(plugged.is_now(State.OK))
        assert time.monotonic() - back < 3.0
        host.device.place(1, KING)
        plugged.until(lambda: KING in plugged.came)
    finally:
        for end in taken:
            os.close(end)
    assert plugged.came == [ACE, KING]
    assert plugged.left == []
    assert host.path.resolve() != was


@on_a_pty
def test_03_a_port_that_is_missing_at_the_start_is_waited_for(plugged: Plugged, tmp_path: Path) -> None:
    plugged.reader("table", tmp_path / "nothing-here")
    plugged.until(lambda: plugged.health().attempt >= 2)
    assert plugged.health().state is State.OPENING
    assert plugged.health().why is OpenDetail.MISSING


def test_03_waits_grow_from_a_tenth_of_a_second_to_two() -> None:
    bench = Bench("pepper_c1", opens=lambda: OpenFailed(detail=OpenDetail.MISSING, port="x")).run(10_000)
    waits = [after - before for before, after in zip(bench.attempts, bench.attempts[1:], strict=False)]
    assert waits[:7] == [100, 200, 400, 800, 1600, 2000, 2000]


@on_a_pty
def test_04_a_port_another_program_holds_is_busy(plugged: Plugged) -> None:
    host = plugged.device(Pepper())
    plugged.reader("table", host.path)
    plugged.until(plugged.is_now(State.OK))
    plugged.reader("second", host.path)
    plugged.until(lambda: plugged.health("second").why is not None)
    assert (plugged.health("second").state, plugged.health("second").why) == (State.OPENING, OpenDetail.BUSY)


@on_a_pty
def test_04_a_file_is_no_port(plugged: Plugged, tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no port")
    plugged.reader("table", tmp_path / "notes.txt")
    plugged.until(lambda: plugged.health().why is not None)
    assert (plugged.health().state, plugged.health().why) == (State.FAILED, OpenDetail.NOT_A_PORT)


def test_04_a_port_this_user_may_not_open_needs_a_person_and_names_the_group() -> None:
    denied = failed("/dev/ttyUSB0", PermissionError(13, "Permission denied"), "linux", "dialout")
    bench = Bench("pepper_c1", opens=lambda: denied).run(500)
    assert bench.health.state is State.FAILED
    assert (bench.health.why, bench.health.group) == (OpenDetail.PERMISSION, "dialout")


def test_05_a_partial_frame_is_dropped_and_the_next_one_read() -> None:
    bench = Bench("pepper_c1", antennas=[1]).run(500)
    bench.device.blurt(frame(b"\x00\x02\x01")[:6])
    bench.run(700)
    bench.device.place(1, ACE)
    bench.run(300)
    assert bench.came == [ACE]


def test_06_garbage_is_one_fault_and_doubtful_and_armed_again_by_a_good_frame() -> None:
    bench = Bench("rdm6300").run(100)
    bench.device.blurt(b"\x55" * 2_000)
    bench.run(200)
    assert bench.faults.count(FaultCode.NOISE) == 1
    assert (bench.health.state, bench.health.why) == (State.DEGRADED, Trouble.NOISE)
    bench.device.place(0, "62E3086CED")
    bench.run(200)
    bench.device.blurt(b"\x55" * 2_000)
    bench.run(200)
    assert bench.faults.count(FaultCode.NOISE) == 2


def test_06_a_line_that_is_good_again_for_ten_seconds_is_good() -> None:
    bench = Bench("rdm6300").run(100)
    bench.device.blurt(b"\x55" * 300)
    bench.run(200)
    bench.run(10_500)
    assert bench.health.state is State.OK


def test_07_a_spoilt_card_line_is_a_fault_and_no_card() -> None:
    bench = Bench("ascii_shoe").run(100)
    bench.device.corrupt(next=1)
    bench.device.place(0, "card:As")
    bench.run(100)
    assert bench.came == []
    assert bench.faults == [FaultCode.BAD_CHECKSUM]


def test_08_a_card_that_lies_there_for_an_hour_is_read_once() -> None:
    bench = Bench("rdm6300").run(100)
    bench.device.place(0, "62E3086CED")
    bench.run(3_600_000)
    assert bench.came == ["62E3086CED"]
    assert bench.left == []


def test_09_a_ghost_tag_is_kept_out_by_two_good_reads() -> None:
    bench = Bench("pn532_hsu", confirm_reads=2).run(500)
    bench.device.place(1, ACE)
    bench.run(50)
    bench.device.remove(1, ACE)
    bench.run(2_000)
    assert bench.came == []


def test_10_a_mixed_tag_that_is_no_iso_15693_tag_is_dropped() -> None:
    bench = Bench("feig_obid").run(500)
    bench.device.place(1, "E104015012345601")
    bench.run(1_000)
    assert bench.came == []
    assert bench.reader.measures.counters["implausible_uid"] > 0


# 11, 12 and 13 are about decks and places: tests/readers/test_placement.py names them.


@on_a_pty
def test_14_a_slow_reader_is_doubtful_with_its_time(plugged: Plugged) -> None:
    host = plugged.device(Pepper(answer_ms=300))
    plugged.reader("table", host.path, antennas=[1, 2])
    plugged.until(plugged.is_now(State.DEGRADED), seconds=10)
    assert plugged.health().why is Trouble.SLOW
    # four commands of 300 ms
    assert (plugged.health().cycle_ms or 0) >= 1_200


def test_14_answers_that_take_two_seconds_are_doubtful() -> None:
    bench = Bench("pepper_c1", antennas=[1]).run(1_000)
    bench.device.delay(2_000)
    bench.run(10_000)
    assert bench.health.state is State.DEGRADED
    assert bench.left == []


@on_a_pty
def test_15_a_flood_of_a_megabyte_leaves_the_reader_alive_and_the_queue_bounded(plugged: Plugged) -> None:
    host = plugged.device(PlainShoe())
    plugged.reader("table", host.path, "ascii_shoe")
    plugged.until(plugged.is_now(State.OK))
    host.device.blurt(bytes(range(32, 127)) * 11_000)
    flooded = time.monotonic()
    host.device.blurt(b"\r\n")
    host.device.place(0, "card:As")
    plugged.until(lambda: plugged.came == ["card:As"], seconds=20)
    # a megabyte a second is what it must keep up with; the sender shares the machine
    assert time.monotonic() - flooded < 10
    assert len(plugged.told) < 10_000


def test_15_events_nobody_takes_are_dropped_and_that_is_told_once() -> None:
    dropped: list[str] = []

    def overflowed() -> str:
        dropped.append("overflow")
        return "overflow"

    line: Outbox[str] = Outbox(overflowed, lambda: None, most=10)
    for number in range(100):
        line.put(str(number))
    assert line.take(1_000) == [*map(str, range(10)), "overflow"]
    assert dropped == ["overflow"]


def test_15_a_queue_that_was_emptied_takes_and_tells_again() -> None:
    line: Outbox[str] = Outbox(lambda: "overflow", lambda: None, most=2)
    for word in ("a", "b", "c"):
        line.put(word)
    line.take(10)
    for word in ("d", "e", "f"):
        line.put(word)
    assert line.take(10) == ["d", "e", "overflow"]


@on_a_pty
def test_16_a_reader_that_restarts_by_itself_is_greeted_again_and_keeps_its_cards(plugged: Plugged) -> None:
    host = plugged.device(Pn532(answer_ms=1))
    plugged.reader("table", host.path, "pn532_hsu", response_ms=60, ack_ms=30)
    plugged.until(plugged.is_now(State.OK))
    host.device.place(1, ACE)
    plugged.until(lambda: plugged.came == [ACE])
    host.device.restart(dead_ms=500)
    plugged.until(lambda: any(getattr(each, "code", None) is FaultCode.TIMEOUT for each in plugged.told))
    host.device.place(1, KING)
    plugged.until(lambda: KING in plugged.came)
    assert plugged.came == [ACE, KING]
    assert plugged.left == []


def test_17_an_answer_to_an_older_request_is_ignored() -> None:
    bench = Bench("pepper_c1", antennas=[1]).run(500)
    # what GET_VERSION would answer, long after the handshake
    bench.device.blurt(frame(b"\x00\x0b2.56.2249\x00"))
    bench.run(200)
    bench.device.place(1, ACE)
    bench.run(300)
    assert bench.came == [ACE]
    assert bench.reader.measures.counters["unexpected"] == 1


def test_18_another_device_on_the_port_is_told_after_five_greetings() -> None:
    bench = Bench("pepper_c1", device=Pn532(), antennas=[1]).run(20_000)
    assert (bench.health.state, bench.health.why) == (State.FAILED, Trouble.NO_ANSWER)
    assert bench.came == []


def test_18_a_chip_of_another_kind_is_the_wrong_device() -> None:
    class Pn531(Pn532):
        def _answer(self, command: bytes) -> bytes | None:
            return bytes.fromhex("31010607") if command[0] == 0x02 else super()._answer(command)

    bench = Bench("pn532_hsu", device=Pn531()).run(1_000)
    assert (bench.health.state, bench.health.why) == (State.FAILED, Trouble.WRONG_DEVICE)


def test_18_the_right_device_in_its_place_is_good_again() -> None:
    bench = Bench("pepper_c1", device=Pepper(), antennas=[1], response_ms=50)
    bench.device.mute(2_000)
    bench.run(1_500)
    assert bench.health.state is State.FAILED
    assert bench.run(2_000).states[-1] is State.OK


def test_19_a_machine_that_slept_counts_its_reader_as_lost_and_opens_it_again() -> None:
    bench = Bench("pepper_c1", antennas=[1]).run(1_000)
    bench.device.place(1, ACE)
    bench.run(500)
    bench.clock.slept += 3_600_000
    bench.run(1_000)
    assert State.LOST in bench.states
    assert bench.health.state is State.OK
    assert (bench.came, bench.left) == ([ACE], [])


def test_19_a_loop_that_stood_still_for_an_hour_counts_as_a_sleep_where_the_system_tells_none() -> None:
    bench = Bench("pepper_c1", antennas=[1]).run(1_000)
    bench.device.place(1, ACE)
    bench.run(500)
    bench.clock.now += 3_600_000
    bench.run(1_000)
    assert State.LOST in bench.states
    assert (bench.came, bench.left) == ([ACE], [])


def test_19_the_time_of_day_is_never_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    def asked() -> float:
        raise AssertionError("somebody asked for the time of day")

    monkeypatch.setattr(time, "time", asked)
    bench = Bench("pepper_c1", antennas=[1]).run(1_000)
    assert bench.health.state is State.OK


@on_a_pty
def test_20_one_reader_that_fails_does_not_disturb_the_other(plugged: Plugged) -> None:
    one, two = plugged.device(Pepper(answer_ms=2), "one"), plugged.device(Pepper(answer_ms=2), "two")
    plugged.reader("one", one.path, antennas=[1])
    plugged.reader("two", two.path, antennas=[1])
    plugged.until(lambda: all(plugged.health(name).state is State.OK for name in ("one", "two")))
    one.unplug()
    two.device.place(1, ACE)
    plugged.until(plugged.is_now(State.LOST, "one"))
    plugged.until(lambda: plugged.came == [ACE])
    read = next(each for each in plugged.told if isinstance(each, CardRead))
    assert read.reader == "two"
    assert plugged.health("two").state is State.OK


def test_a_reader_that_hangs_in_its_port_is_left_behind_within_the_time_given() -> None:
    hung = threading.Event()

    def never() -> OpenFailed:
        hung.wait(5)
        return OpenFailed(detail=OpenDetail.OTHER, port="x")

    settings = ReaderSettings(name="table", protocol="pepper_c1", port="x")
    thread = ReaderThread(settings, protocol("pepper_c1"), lambda: None, open_line=never)
    thread.start()
    assert thread.stop(0.05) is False
    hung.set()
    assert thread.stop(2) is True
