"""What all drivers do alike: take parameters, survive a lost line, tell noise once."""

from __future__ import annotations

import ast
import inspect
from typing import Any

import pytest

from hardware.counters import Count, NoiseRun
from hardware.driver import BadParameter
from hardware.drivers.pepper_c1 import PepperC1
from hardware.drivers.rdm6300 import Rdm6300
from hardware.events import CardRead, Event, FaultCode, ReaderFault
from hardware.protocols import protocol, protocol_names

TAG = bytes.fromhex("02 36 32 45 33 30 38 36 43 45 44 30 38 03")
each_protocol = pytest.mark.parametrize("name", protocol_names())


def faults(events: list[Event]) -> list[FaultCode]:
    return [event.code for event in events if isinstance(event, ReaderFault)]


@each_protocol
def test_every_parameter_has_a_default_so_that_a_reader_needs_only_its_port(name: str) -> None:
    assert protocol(name).driver().take_tx() == b""


@each_protocol
def test_every_parameter_is_explained_where_it_is_written(name: str) -> None:
    (shape,) = ast.parse(inspect.getsource(protocol(name).parameters)).body
    assert isinstance(shape, ast.ClassDef)
    silent = [
        field.target.id
        for field, after in zip(shape.body, [*shape.body[1:], None], strict=True)
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
        if not (isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant))
    ]
    assert silent == []


@each_protocol
def test_nothing_is_counted_and_nothing_told_before_anything_happens(name: str) -> None:
    one = protocol(name).driver()
    assert one.counters == {str(count): 0 for count in Count}
    assert one.take_events() == []


@pytest.mark.parametrize(
    ("params", "name", "problem"),
    [
        ({"antena": 1}, "antena", "not known here; known are antenna, hold_ms"),
        ({"hold_ms": -1}, "hold_ms", "expected `int` >= 0"),
        ({"hold_ms": "long"}, "hold_ms", "expected `int`, got `str`"),
        ({"confirm_reads": 0}, "confirm_reads", "expected `int` >= 1"),
        ({"transient": 1}, "transient", "expected `bool`, got `int`"),
    ],
)
def test_wrong_parameter_is_named_with_what_is_wrong(params: dict[str, Any], name: str, problem: str) -> None:
    with pytest.raises(BadParameter) as refused:
        Rdm6300(**params)
    assert refused.value.name == name
    assert refused.value.problem.startswith(problem)


@pytest.mark.parametrize("antennas", [[], [0], [9], [1, "2"], 1])
def test_antennas_the_multiplexer_does_not_have_are_refused(antennas: object) -> None:
    with pytest.raises(BadParameter, match="antennas"):
        PepperC1(antennas=antennas)


@each_protocol
def test_lost_line_is_one_fault_however_often_it_is_told_and_drops_what_was_to_be_sent(name: str) -> None:
    one = protocol(name).driver()
    one.start(0)
    one.link_lost(50)
    one.link_lost(60)
    assert one.take_tx() == b""
    assert one.take_events() == [ReaderFault(code=FaultCode.LINK_LOST, at=50)]


@each_protocol
def test_nothing_is_sent_or_told_while_the_line_is_lost(name: str) -> None:
    one = protocol(name).driver()
    one.start(0)
    one.link_lost(50)
    one.take_events()
    for now in range(100, 20_000, 100):
        one.tick(now)
        one.feed(b"late", now)
    assert (one.take_tx(), one.take_events()) == (b"", [])


@each_protocol
def test_returned_line_begins_with_the_first_commands(name: str) -> None:
    one = protocol(name).driver()
    one.start(0)
    first = one.take_tx()
    one.link_lost(50)
    one.link_up(900)
    assert one.take_tx() == first


def test_half_a_frame_from_before_the_loss_is_no_part_of_one_after_it() -> None:
    one = Rdm6300()
    one.start(0)
    one.feed(TAG[:6], 10)
    one.link_lost(20)
    one.link_up(30)
    one.feed(TAG[6:], 35)
    assert [event for event in one.take_events() if isinstance(event, CardRead)] == []


def test_second_line_may_be_lost_again_and_is_told_again() -> None:
    one = Rdm6300()
    one.start(0)
    for now in (100, 300):
        one.link_lost(now)
        one.link_up(now + 100)
    assert faults(one.take_events()) == [FaultCode.LINK_LOST] * 2


@pytest.mark.parametrize("chunk", [1, 7, 256, 300])
def test_useless_bytes_are_told_once_at_the_256th_and_again_only_after_a_good_frame(chunk: int) -> None:
    one = Rdm6300(noise_limit=256)
    one.start(0)
    noise = b"\x80\xf8\x1e" * 200
    for at in range(0, len(noise), chunk):
        one.feed(noise[at : at + chunk], 10)
    assert faults(one.take_events()) == [FaultCode.NOISE]
    one.feed(TAG + noise, 20)
    assert faults(one.take_events()) == [FaultCode.NOISE]
    assert one.counters[Count.NOISE_BYTES] == 1200


def test_bad_frames_wrong_checks_and_noise_of_one_chunk_are_each_counted() -> None:
    one = Rdm6300()
    one.start(0)
    wrong = TAG[:-2] + b"9" + TAG[-1:]
    one.feed(b"xy" + wrong + b"\x02\x02" + TAG + b"z", 10)
    counted = {count: one.counters[count] for count in (Count.FRAMES_OK, Count.BAD_CHECKSUM, Count.BAD_FRAME)}
    assert counted == {Count.FRAMES_OK: 1, Count.BAD_CHECKSUM: 1, Count.BAD_FRAME: 2}
    assert one.counters[Count.NOISE_BYTES] == 2 + len(wrong) + 2 + 1


def test_fewer_useless_bytes_than_the_limit_between_good_frames_are_never_told() -> None:
    run = NoiseRun(256)
    told = []
    for _ in range(10):
        told.append(run.heard(255))
        run.end()
    assert not any(told)
