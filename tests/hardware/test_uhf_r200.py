"""UHF modules, beside their vectors: what the module says out of turn, and the tag's own check."""

from __future__ import annotations

from typing import Any

import pytest

from hardware.counters import Count
from hardware.driver import BadParameter
from hardware.drivers.uhf_r200 import UhfR200, sighting
from hardware.events import CardRead, CardRemoved, FaultCode, ReaderFault

WHO = bytes.fromhex("BB 00 03 00 01 00 04 7E")
IT_IS = bytes.fromhex("BB 01 03 00 0B 00 4D 31 30 30 20 56 31 2E 30 30 22 7E")
GO_ON = bytes.fromhex("BB 00 27 00 03 22 FF FF 4A 7E")
TAG = bytes.fromhex("BB 02 22 00 11 C9 34 00 30 75 1F EB 70 5C 59 04 E3 D5 0D 70 3A 76 EF 7E")
TAG_UID = "30751FEB705C5904E3D50D70"
TAG_CRC_WRONG = bytes.fromhex("BB 02 22 00 11 CE 30 00 E2 80 11 70 00 00 02 0A 1B 2C 3D 04 12 34 F0 7E")
NO_TAG = bytes.fromhex("BB 01 FF 00 01 15 16 7E")


def from_module(kind: int, command: int, parameters: bytes) -> bytes:
    """A frame with the sum the data sheet asks for."""
    body = bytes((kind, command)) + len(parameters).to_bytes(2, "big") + parameters
    return b"\xbb" + body + bytes((sum(body) % 256, 0x7E))


def reading(**params: Any) -> UhfR200:
    """A module that was set reading at 20 ms."""
    driver = UhfR200(**params)
    driver.start(0)
    driver.feed(IT_IS, 20)
    assert driver.take_tx() == WHO + GO_ON
    return driver


def test_module_that_reads_already_is_listened_to_before_it_says_who_it_is() -> None:
    driver = UhfR200()
    driver.start(0)
    driver.feed(TAG, 10)
    assert [event.tag_uid for event in driver.take_events() if isinstance(event, CardRead)] == [TAG_UID]
    assert not driver.ready


def test_tag_named_by_the_other_command_counts_the_same() -> None:
    driver = reading()
    driver.feed(from_module(2, 0x27, TAG[5:-2]), 60)
    (event,) = driver.take_events()
    assert isinstance(event, CardRead)
    assert (event.tag_uid, event.rssi) == (TAG_UID, -55)


def test_answer_to_an_earlier_question_does_not_start_the_reading_twice() -> None:
    driver = reading()
    driver.feed(IT_IS, 40)
    assert driver.take_tx() == b""
    assert driver.counters[Count.UNEXPECTED] == 1


def test_tag_whose_own_check_is_wrong_is_told_where_the_room_switched_the_check_off() -> None:
    driver = reading(check_epc_crc=False)
    driver.feed(TAG_CRC_WRONG, 60)
    assert [type(event) for event in driver.take_events()] == [CardRead]
    assert driver.counters[Count.BAD_EPC_CRC] == 0


def test_tag_without_a_number_is_not_told() -> None:
    # control word 0000: no number; its check is the CRC of two zero bytes, 0x1D0F, turned
    driver = reading()
    driver.feed(from_module(2, 0x22, bytes.fromhex("C9 00 00 E2 F0")), 60)
    assert driver.take_events() == []
    assert driver.counters[Count.IMPLAUSIBLE_UID] == 1


def test_error_without_a_code_is_a_bad_frame_and_no_fault() -> None:
    driver = reading()
    driver.feed(from_module(1, 0xFF, b""), 60)
    assert driver.take_events() == []
    assert driver.counters[Count.BAD_FRAME] == 1


def test_answer_nobody_asked_for_is_counted() -> None:
    driver = reading()
    driver.feed(bytes.fromhex("BB 01 28 00 01 00 2A 7E"), 60)
    assert driver.counters[Count.UNEXPECTED] == 1
    assert driver.take_events() == []


def test_no_tag_frames_keep_the_module_from_counting_as_stalled() -> None:
    driver = reading()
    driver.feed(NO_TAG, 2900)
    driver.tick(5899)
    assert driver.take_events() == []
    driver.tick(5900)
    assert driver.take_events() == [ReaderFault(code=FaultCode.STALLED, at=5900)]
    assert driver.take_tx() == WHO


def test_damaged_frames_alone_do_not_keep_a_module_from_counting_as_stalled() -> None:
    driver = reading()
    driver.feed(TAG.replace(b"\xef", b"\xee"), 2900)
    driver.tick(3020)
    assert FaultCode.STALLED in [event.code for event in driver.take_events() if isinstance(event, ReaderFault)]


def test_tag_that_stayed_while_the_plug_was_out_is_not_read_twice() -> None:
    driver = reading()
    driver.feed(TAG, 60)
    driver.take_events()
    driver.link_lost(100)
    driver.link_lost(110)
    driver.feed(TAG, 120)
    driver.tick(9000)
    driver.link_up(9000)
    driver.feed(IT_IS + TAG, 9020)
    assert driver.take_events() == [ReaderFault(code=FaultCode.LINK_LOST, at=100)]
    driver.tick(9020 + 1500)
    (left,) = driver.take_events()
    assert isinstance(left, CardRemoved)
    assert left.at == 10520


def test_half_a_frame_before_the_plug_was_pulled_is_forgotten() -> None:
    driver = reading()
    driver.feed(TAG[:10], 60)
    driver.link_lost(61)
    driver.link_up(62)
    driver.feed(TAG[10:], 63)
    assert driver.take_events() == [ReaderFault(code=FaultCode.LINK_LOST, at=61)]


def test_tag_that_only_passes_is_never_said_to_leave() -> None:
    driver = reading(transient=True)
    driver.feed(TAG, 60)
    driver.tick(2900)
    assert [type(event) for event in driver.take_events()] == [CardRead]


def test_sighting_is_written_out_without_the_number() -> None:
    assert TAG_UID[:8].lower() not in repr(sighting(TAG[5:-2])).lower()


@pytest.mark.parametrize("params", [{"stall_ms": -1}, {"confirm_reads": 0}, {"colour": 1}, {"check_epc_crc": "yes"}])
def test_setting_that_cannot_be_is_refused(params: dict[str, Any]) -> None:
    with pytest.raises(BadParameter):
        UhfR200(**params)
