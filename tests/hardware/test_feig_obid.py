"""FEIG readers on a bus, beside their vectors: answers without end, late ones, and how much is kept."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hardware.counters import Count
from hardware.driver import BadParameter
from hardware.drivers._feig_frames import KEPT, Reception
from hardware.drivers.feig_obid import MOST_ANSWERS, FeigObid
from hardware.events import CardRead, FaultCode, ReaderFault, Tech

VERSION = bytes.fromhex("05 01 65 FD 2D")
IT_IS = bytes.fromhex("0D 01 65 00 03 03 00 44 53 0D 30 14 25")
RF_RESET = bytes.fromhex("05 01 69 91 E7")
FIELD_WAS_OFF = bytes.fromhex("06 01 69 00 2A A0")
INVENTORY = bytes.fromhex("07 01 B0 01 00 75 8F")
MORE = bytes.fromhex("07 01 B0 01 80 7D 0B")
NONE = bytes.fromhex("06 01 B0 01 80 39")
ONE = bytes.fromhex("11 01 B0 00 01 03 00 E0 04 01 50 12 34 56 01 16 D0")
ONE_AND_MORE = bytes.fromhex("11 01 B0 94 01 03 00 E0 04 01 50 12 34 56 01 78 6E")
UID = "E004015012345601"


def crc(data: bytes) -> bytes:
    """The check of the data sheet, bit by bit: polynomial 8408, begun at FFFF, low byte first."""
    register = 0xFFFF
    for byte in data:
        register ^= byte
        for _bit in range(8):
            register = register >> 1 ^ (0x8408 if register & 1 else 0)
    return register.to_bytes(2, "little")


def from_reader(command: int, status: int, data: bytes = b"", address: int = 1) -> bytes:
    head = bytes((6 + len(data), address, command, status)) + data
    return head + crc(head)


def asked(**params: Any) -> FeigObid:
    """One reader, asked for its tags at 41 ms."""
    driver = FeigObid(**params)
    driver.start(0)
    driver.feed(IT_IS, 8)
    driver.tick(13)
    driver.feed(FIELD_WAS_OFF, 36)
    driver.tick(41)
    assert driver.take_tx() == VERSION + RF_RESET + INVENTORY
    return driver


def uids(driver: FeigObid) -> list[str]:
    return [event.tag_uid for event in driver.take_events() if isinstance(event, CardRead)]


def test_published_frame_has_the_check_used_here() -> None:
    # a version answer with the advanced frame, as published
    published = bytes.fromhex("02 00 0F 00 65 00 03 03 00 44 53 0D 30 74 69")
    assert crc(published[:-2]) == published[-2:]


def test_reader_that_always_has_more_is_given_up_and_names_no_tag() -> None:
    driver = asked()
    now = 41
    for _ in range(MOST_ANSWERS):
        driver.feed(ONE_AND_MORE, now := now + 5)
        driver.tick(now := now + 5)
        assert driver.take_tx() == MORE
    driver.feed(ONE_AND_MORE, now + 5)
    driver.tick(now + 10)
    assert driver.take_tx() == RF_RESET
    assert driver.take_events() == []
    assert (driver.counters[Count.SCANS_FAILED], driver.counters[Count.BAD_FRAME]) == (1, 1)


def test_tags_of_a_scan_that_failed_halfway_are_not_told_with_the_next_one() -> None:
    driver = asked()
    driver.feed(ONE_AND_MORE, 50)
    driver.tick(55)
    driver.feed(from_reader(0xB0, 0x83), 60)
    driver.tick(65)
    driver.feed(FIELD_WAS_OFF, 70)
    driver.tick(75)
    driver.feed(NONE, 80)
    assert driver.take_events() == []
    assert (driver.counters[Count.SCANS_OK], driver.counters[Count.SCANS_FAILED]) == (1, 1)


def test_answer_without_transponder_after_some_tags_ends_a_good_scan() -> None:
    driver = asked()
    driver.feed(ONE_AND_MORE, 50)
    driver.tick(55)
    driver.feed(NONE, 60)
    assert uids(driver) == [UID]


def test_answer_that_comes_when_the_question_is_closed_is_noise() -> None:
    driver = asked()
    driver.tick(541)
    driver.feed(ONE, 543)
    assert driver.take_events() == []
    assert driver.counters[Count.NOISE_BYTES] == len(ONE)


def test_answer_to_the_question_before_is_not_taken_for_this_one() -> None:
    driver = asked()
    driver.feed(FIELD_WAS_OFF, 45)
    driver.feed(ONE, 50)
    assert uids(driver) == [UID]
    assert driver.counters[Count.UNEXPECTED] == 1


def test_reader_silent_in_the_handshake_is_asked_the_same_again_at_once() -> None:
    driver = FeigObid()
    driver.start(0)
    driver.tick(500)
    driver.tick(1000)
    assert driver.take_tx() == VERSION * 3
    driver.tick(1500)
    assert driver.take_tx() == VERSION
    assert driver.take_events() == [ReaderFault(code=FaultCode.TIMEOUT, at=1500)]


def test_reader_that_cannot_tell_its_version_is_told_and_used() -> None:
    driver = FeigObid(antennas=[[4, 1]])
    driver.start(0)
    driver.feed(from_reader(0x65, 0x80), 8)
    driver.tick(13)
    assert driver.take_tx() == VERSION + RF_RESET
    assert driver.take_events() == [ReaderFault(code=FaultCode.DEVICE_ERROR, at=8, antenna=4, detail="0x80")]


def test_field_that_could_not_be_switched_off_fails_the_scan_without_a_word() -> None:
    driver = FeigObid()
    driver.start(0)
    driver.feed(IT_IS, 8)
    driver.tick(13)
    driver.feed(from_reader(0x69, 0x84), 36)
    driver.tick(41)
    assert driver.take_tx() == VERSION + RF_RESET + RF_RESET
    assert driver.take_events() == []
    assert (driver.counters[Count.DEVICE_ERRORS], driver.counters[Count.SCANS_FAILED]) == (1, 1)


@pytest.mark.parametrize("silent", [0x83, 0x95])
def test_what_a_hand_over_the_antenna_does_is_counted_and_not_told(silent: int) -> None:
    driver = asked()
    driver.feed(from_reader(0xB0, silent), 50)
    assert driver.take_events() == []
    assert driver.counters[Count.SCANS_FAILED] == 1


@pytest.mark.parametrize("status", [0x02, 0x0E, 0x80, 0x82, 0x84, 0x93, 0xF1])
def test_every_other_status_is_told_with_its_antenna(status: int) -> None:
    driver = asked()
    driver.feed(from_reader(0xB0, status), 50)
    assert driver.take_events() == [
        ReaderFault(code=FaultCode.DEVICE_ERROR, at=50, antenna=1, detail=f"0x{status:02X}")
    ]


@pytest.mark.parametrize(
    "listed",
    [
        pytest.param("", id="no count"),
        pytest.param("02 03 00 E0 04 01 50 12 34 56 01", id="one set of two"),
        pytest.param("01 03 00 E0 04 01 50 12 34 56", id="set cut short"),
        pytest.param("00 03 00 E0 04 01 50 12 34 56 01", id="more sets than counted"),
    ],
)
def test_list_that_does_not_add_up_names_no_tag(listed: str) -> None:
    driver = asked()
    driver.feed(from_reader(0xB0, 0x00, bytes.fromhex(listed)), 50)
    assert driver.take_events() == []
    assert (driver.counters[Count.SCANS_FAILED], driver.counters[Count.BAD_FRAME]) == (1, 1)


def test_older_tags_have_identities_of_their_own_kind() -> None:
    driver = asked()
    driver.feed(from_reader(0xB0, 0x00, bytes.fromhex("01 01 00 12 34 56 78 9A BC DE F0")), 50)
    (event,) = driver.take_events()
    assert isinstance(event, CardRead)
    assert (event.tag_uid, event.tech) == ("123456789ABCDEF0", Tech.UNKNOWN)


def test_next_round_waits_for_its_time() -> None:
    driver = asked(poll_ms=100)
    driver.feed(NONE, 50)
    driver.tick(112)
    assert driver.take_tx() == b""
    driver.tick(113)
    assert driver.take_tx() == RF_RESET
    assert list(driver.cycle_ms) == [37]


def test_reader_asked_by_any_address_may_answer_with_its_own() -> None:
    driver = FeigObid(antennas=[[1, 255]], rf_reset=False)
    driver.start(0)
    driver.feed(IT_IS, 8)
    driver.tick(13)
    driver.feed(ONE, 20)
    assert uids(driver) == [UID]


def test_noise_longer_than_what_is_kept_costs_the_oldest_bytes_only() -> None:
    driver = asked()
    driver.feed(b"\xff" * 65_536 + ONE, 50)
    driver.tick(70)
    assert uids(driver) == [UID]
    assert driver.counters[Count.NOISE_BYTES] == 65_536


def test_never_more_than_two_kibibytes_wait() -> None:
    reception = Reception(char_gap_ms=20)
    assert reception.add(b"\xff" * KEPT, 0) == 0
    assert reception.add(b"\xff" * 10, 1) == 10
    assert reception.clear() == KEPT


def test_random_bytes_where_an_answer_is_awaited_name_no_tag() -> None:
    driver = asked()
    chance = random.Random(15693)
    for now in range(50, 500, 5):
        driver.feed(chance.randbytes(700), now)
        driver.tick(now)
    assert uids(driver) == []


def test_tag_that_stayed_while_the_plug_was_out_is_not_read_twice() -> None:
    driver = asked()
    driver.feed(ONE, 50)
    assert uids(driver) == [UID]
    driver.link_lost(52)
    driver.tick(9000)
    driver.link_up(9000)
    assert driver.take_tx() == VERSION
    driver.feed(IT_IS, 9008)
    driver.tick(9013)
    driver.feed(FIELD_WAS_OFF, 9036)
    driver.tick(9041)
    driver.feed(ONE, 9050)
    assert driver.take_events() == [ReaderFault(code=FaultCode.LINK_LOST, at=52)]


def test_nothing_is_done_before_the_port_is_open() -> None:
    driver = FeigObid()
    driver.feed(ONE, 10)
    driver.tick(10_000)
    assert driver.take_tx() == b""
    assert driver.take_events() == []


@pytest.mark.parametrize(
    "params", [{"antennas": []}, {"antennas": [[0, 1]]}, {"antennas": [[1, 256]]}, {"antennas": [1, 2]}]
)
def test_setting_that_cannot_be_is_refused(params: dict[str, Any]) -> None:
    with pytest.raises(BadParameter):
        FeigObid(**params)
