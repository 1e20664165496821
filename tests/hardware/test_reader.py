"""A reader at work: what it opens, when it tries again, and what a person can tell it."""

from __future__ import annotations

import pytest

from hardware.events import CardRead, FaultCode, ReaderFault
from hardware.health_view import State
from hardware.ports import OpenDetail, OpenFailed
from hardware.protocols import BrokenProtocol, UnknownProtocol, protocol, protocol_names
from hardware.sim import DEVICES
from hardware.transport import LINE_GONE
from tests.hardware.bench import NAME, Bench, FakeLine

TAGS = {
    "pepper_c1": "04A1B2C3D4E580",
    "pn532_hsu": "04A1B2C3D4E580",
    "feig_obid": "E004015012345601",
    "rdm6300": "62E3086CED",
    "uhf_r200": "30751FEB705C5904E3D50D70",
}
CARDS_DEALT = ("ascii_shoe", "angel_eye")


def test_the_seven_protocols_are_found_and_each_has_a_simulated_device() -> None:
    assert set(DEVICES) == {*TAGS, *CARDS_DEALT}
    assert set(DEVICES) <= set(protocol_names())


def test_a_protocol_written_wrongly_names_the_one_meant() -> None:
    with pytest.raises(UnknownProtocol) as caught:
        protocol("peper_c1")
    assert caught.value.nearest == "pepper_c1"


def test_a_driver_that_cannot_be_loaded_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hardware.protocols._places", lambda: {"broken": "no.such.module:PROTOCOL"})
    with pytest.raises(BrokenProtocol):
        protocol("broken")


@pytest.mark.parametrize("name", TAGS)
def test_a_card_laid_down_is_read_once_and_taken_up_leaves_once(name: str) -> None:
    bench = Bench(name).run(500)
    bench.device.place(1, TAGS[name])
    bench.run(1_500)
    bench.device.remove(1, TAGS[name])
    bench.run(3_000)
    assert (bench.came, bench.left, bench.faults) == ([TAGS[name]], [TAGS[name]], [])


@pytest.mark.parametrize("name", CARDS_DEALT)
def test_a_card_from_a_shoe_is_read_once_and_never_leaves(name: str) -> None:
    bench = Bench(name).run(500)
    bench.device.place(1, "card:9s")
    bench.run(1_500)
    assert (bench.came, bench.left, bench.faults) == (["card:9s"], [], [])


@pytest.mark.parametrize("name", TAGS)
def test_a_card_that_stays_while_the_plug_is_pulled_is_not_read_again(name: str) -> None:
    bench = Bench(name).run(500)
    bench.device.place(1, TAGS[name])
    bench.run(1_500)
    bench.device.unplug()
    bench.run(1_000)
    bench.device.replug()
    bench.run(4_000)
    assert (bench.came, bench.left) == ([TAGS[name]], [])
    assert bench.faults == [FaultCode.LINK_LOST]
    assert bench.health.state is State.OK


@pytest.mark.parametrize("name", TAGS)
def test_a_card_taken_up_while_the_plug_is_pulled_leaves_afterwards(name: str) -> None:
    bench = Bench(name).run(500)
    bench.device.place(1, TAGS[name])
    bench.run(1_500)
    bench.device.unplug()
    bench.device.remove(1, TAGS[name])
    bench.run(1_000)
    assert bench.left == []
    bench.device.replug()
    bench.run(5_000)
    assert bench.left == [TAGS[name]]


def test_every_event_carries_the_readers_name() -> None:
    bench = Bench("rdm6300").run(100)
    bench.device.place(0, TAGS["rdm6300"])
    bench.run(100)
    assert [each.reader for each in bench.events if isinstance(each, CardRead)] == [NAME]


def test_a_reader_that_worked_for_five_seconds_is_tried_at_once_when_it_is_lost() -> None:
    bench = Bench("pepper_c1", antennas=[1]).run(6_000)
    bench.device.unplug()
    lost = bench.clock.now
    bench.run(1_000)
    assert [at - lost for at in bench.attempts[1:3]] == pytest.approx([100, 300], abs=25)


def test_a_failed_opening_is_told_once_as_a_fault() -> None:
    bench = Bench("pepper_c1", opens=lambda: OpenFailed(detail=OpenDetail.BUSY, port="x")).run(10_000)
    faults = [each for each in bench.events if isinstance(each, ReaderFault)]
    assert [(each.code, each.detail) for each in faults] == [(FaultCode.OPEN_FAILED, "busy")]


def test_a_reader_switched_off_lets_go_of_its_port_and_is_no_fault() -> None:
    bench = Bench("pepper_c1", antennas=[1]).run(500)
    bench.reader.switch(False)
    bench.run(1_000)
    assert bench.health.state is State.OFF
    assert bench.faults == []
    bench.reader.switch(True)
    assert bench.run(500).states[-1] is State.OK


def test_what_a_person_mended_is_tried_at_once() -> None:
    answers: list[OpenFailed] = [OpenFailed(detail=OpenDetail.PERMISSION, port="x")] * 8
    bench = Bench("pepper_c1", antennas=[1])
    bench._opens = lambda: answers.pop() if answers else FakeLine(bench.device, bench.clock)
    bench.run(3_500)
    assert bench.health.state is State.FAILED
    answers.clear()
    bench.reader.try_now()
    assert bench.run(200).states[-1] is State.OK


def test_every_way_in_which_pyserial_tells_a_pulled_plug_is_a_lost_line() -> None:
    # "device reports readiness" is a SerialException and with it an OSError; the others come from a closed descriptor
    assert {OSError, TypeError, AttributeError} <= set(LINE_GONE)


@pytest.mark.parametrize("error", LINE_GONE)
def test_a_line_that_raises_while_reading_is_lost(error: type[Exception]) -> None:
    class Broken(FakeLine):
        def read(self) -> bytes:
            raise error

    bench = Bench("rdm6300")
    bench._opens = lambda: Broken(bench.device, bench.clock)
    bench.run(50)
    assert State.LOST in bench.states


def test_the_bytes_of_the_line_are_watched_only_when_somebody_asks() -> None:
    seen: list[tuple[str, bytes]] = []
    bench = Bench("rdm6300").run(50)
    bench.reader._watch = lambda way, data: seen.append((way, data))
    bench.device.place(0, TAGS["rdm6300"])
    bench.run(30)
    assert seen == [("<", b"\x0262E3086CED08\x03")]
