"""PN532, beside its vectors: damaged, late and impossible answers, and the chip's two ways to write a length."""

from __future__ import annotations

import random
from typing import Any

import pytest

from hardware.counters import Count
from hardware.driver import BadParameter
from hardware.drivers._pn532_frames import LONGEST, targets
from hardware.drivers.pn532_hsu import Pn532Hsu
from hardware.events import CardRead, FaultCode, ReaderFault
from hardware.framing import PIECE

ACK = bytes.fromhex("00 00 FF 00 FF 00")
NACK = bytes.fromhex("00 00 FF FF 00 00")
WAKE_AND_SAM = bytes(bytes.fromhex("55 55") + bytes(14) + bytes.fromhex("00 00 FF 05 FB D4 14 01 00 00 17 00"))
SAM_DONE = bytes.fromhex("00 00 FF 02 FE D5 15 16 00")
WHO = bytes.fromhex("00 00 FF 02 FE D4 02 2A 00")
IT_IS = bytes.fromhex("00 00 FF 06 FA D5 03 32 01 06 07 E8 00")
RETRIES = bytes.fromhex("00 00 FF 06 FA D4 32 05 FF 01 01 F4 00")
RETRIES_DONE = bytes.fromhex("00 00 FF 02 FE D5 33 F8 00")
POLL = bytes.fromhex("00 00 FF 04 FC D4 4A 02 00 E0 00")
EMPTY = bytes.fromhex("00 00 FF 03 FD D5 4B 00 E0 00")
CARD = bytes.fromhex("00 00 FF 0C F4 D5 4B 01 01 00 04 08 04 24 D3 4F 59 2F 00")
CARD_UID = "24D34F59"
ERROR = bytes.fromhex("00 00 FF 01 FF 7F 81 00")


def from_chip(body: bytes) -> bytes:
    """A frame with both checks: length and its check add up to 0, so do body and its check."""
    return b"\x00\x00\xff" + bytes((len(body), 256 - len(body))) + body + bytes((-sum(body) % 256, 0))


def uids(driver: Pn532Hsu) -> list[str]:
    return [event.tag_uid for event in driver.take_events() if isinstance(event, CardRead)]


def polling(**params: Any) -> Pn532Hsu:
    """A chip asked for its cards at 18 ms, the question acknowledged at 19."""
    driver = Pn532Hsu(**params)
    driver.start(0)
    for at, answer in ((6, SAM_DONE), (12, IT_IS), (18, RETRIES_DONE), (19, b"")):
        driver.feed(ACK + answer, at)
    driver.take_tx()
    return driver


def test_damaged_answer_is_asked_for_again_once() -> None:
    driver = polling()
    driver.feed(CARD.replace(b"\x2f", b"\x2e"), 24)
    assert driver.take_tx() == NACK
    driver.feed(CARD.replace(b"\x0c", b"\x0d"), 27)
    assert driver.take_tx() == b""
    assert uids(driver) == []
    driver.tick(523)
    assert driver.counters[Count.TIMEOUTS] == 0
    driver.tick(524)
    assert driver.counters[Count.TIMEOUTS] == 1


def test_damaged_length_is_asked_for_again_too() -> None:
    driver = polling()
    driver.feed(CARD.replace(b"\xf4", b"\xf5"), 24)
    assert driver.take_tx() == NACK
    driver.feed(CARD, 27)
    assert uids(driver) == [CARD_UID]


def test_answer_whose_acknowledgement_was_lost_is_not_taken_for_one() -> None:
    driver = polling()
    driver.feed(EMPTY, 24)
    driver.tick(68)
    assert driver.take_tx() == POLL
    driver.feed(CARD, 74)
    assert uids(driver) == []
    assert driver.counters[Count.UNEXPECTED] == 1
    driver.tick(168)
    assert driver.take_tx() == ACK


def test_answer_that_comes_after_the_abort_is_ignored() -> None:
    driver = polling()
    driver.tick(519)
    assert driver.take_tx() == ACK
    driver.feed(CARD, 522)
    driver.tick(528)
    assert driver.take_tx() == b""
    driver.tick(529)
    assert driver.take_tx() == POLL
    assert uids(driver) == []
    assert driver.counters[Count.UNEXPECTED] == 1


def test_answer_to_another_command_does_not_end_the_wait() -> None:
    driver = polling()
    driver.feed(SAM_DONE, 20)
    driver.feed(ACK, 21)
    driver.feed(CARD, 24)
    assert uids(driver) == [CARD_UID]
    assert driver.counters[Count.UNEXPECTED] == 2


def test_poll_that_took_longer_than_its_time_is_followed_by_the_next_at_once() -> None:
    driver = polling(poll_ms=50)
    driver.feed(CARD, 68)
    assert driver.take_tx() == POLL


def test_step_of_the_handshake_without_an_answer_is_repeated_without_waking_again() -> None:
    driver = Pn532Hsu()
    driver.start(0)
    driver.feed(ACK + SAM_DONE, 6)
    assert driver.take_tx() == WAKE_AND_SAM + WHO
    driver.tick(106)
    assert driver.take_tx() == ACK
    driver.tick(116)
    assert driver.take_tx() == WHO
    assert driver.counters[Count.SCANS_FAILED] == 0


def test_command_the_chip_refuses_in_the_handshake_is_told_and_the_handshake_goes_on() -> None:
    driver = Pn532Hsu()
    driver.start(0)
    driver.feed(ACK + SAM_DONE, 6)
    driver.feed(ACK + ERROR, 12)
    driver.feed(ACK + ERROR, 18)
    assert driver.take_tx() == WAKE_AND_SAM + WHO + RETRIES + POLL
    assert driver.take_events() == [
        ReaderFault(code=FaultCode.DEVICE_ERROR, at=12, detail="7F"),
        ReaderFault(code=FaultCode.DEVICE_ERROR, at=18, detail="7F"),
    ]
    assert driver.counters[Count.SCANS_FAILED] == 0


def test_chip_that_gives_no_name_is_told_as_the_wrong_device() -> None:
    driver = Pn532Hsu()
    driver.start(0)
    driver.feed(ACK + SAM_DONE, 6)
    driver.feed(ACK + from_chip(b"\xd5\x03"), 12)
    assert driver.take_events() == [ReaderFault(code=FaultCode.WRONG_DEVICE, at=12)]


def test_answer_in_an_extended_frame_is_read() -> None:
    body = CARD[5:-2]
    driver = polling()
    driver.feed(bytes.fromhex("00 00 FF FF FF 00 0C F4") + body + CARD[-2:], 24)
    assert uids(driver) == [CARD_UID]


def test_extended_frame_above_the_greatest_length_is_bad_at_once() -> None:
    # 266 = 010A hex; 01 + 0A + F5 = 100 hex
    driver = polling()
    driver.feed(bytes.fromhex("00 00 FF FF FF 01 0A F5"), 24)
    assert driver.counters[Count.BAD_FRAME] == 1


def test_frame_of_no_length_is_bad() -> None:
    driver = polling()
    driver.feed(bytes.fromhex("00 00 FF 00 00 01"), 24)
    assert driver.counters[Count.BAD_FRAME] == 1


def test_chip_that_is_asked_for_one_card_is_asked_for_one() -> None:
    driver = Pn532Hsu(max_targets=1)
    driver.start(0)
    for at, answer in ((6, SAM_DONE), (12, IT_IS), (18, RETRIES_DONE)):
        driver.feed(ACK + answer, at)
    assert driver.take_tx().endswith(bytes.fromhex("00 00 FF 04 FC D4 4A 01 00 E1 00"))


@pytest.mark.parametrize(
    "listed",
    [
        pytest.param("", id="no count"),
        pytest.param("03 01 00 04 08 04 24 D3 4F 59", id="three cards"),
        pytest.param("02 01 00 04 08 04 24 D3 4F 59", id="second card missing"),
        pytest.param("01 01 00 04 08 05 24 D3 4F 59 00", id="five bytes of identity"),
        pytest.param("01 01 00 04 08 04 24 D3 4F", id="identity cut short"),
        pytest.param("01 01 00 04", id="header cut short"),
        pytest.param("01 01 00 04 28 04 24 D3 4F 59", id="answer to select missing"),
        pytest.param("01 01 00 04 28 04 24 D3 4F 59 00", id="answer to select of no length"),
        pytest.param("01 01 00 04 28 04 24 D3 4F 59 05 78 80", id="answer to select cut short"),
        pytest.param("01 01 00 04 08 04 24 D3 4F 59 02", id="bytes left over"),
        pytest.param("00 01", id="none, and bytes left over"),
    ],
)
def test_list_that_does_not_add_up_names_no_card(listed: str) -> None:
    assert targets(bytes.fromhex(listed)) is None
    driver = polling()
    driver.feed(from_chip(b"\xd5\x4b" + bytes.fromhex(listed)), 24)
    assert driver.take_events() == []
    assert (driver.counters[Count.SCANS_FAILED], driver.counters[Count.BAD_FRAME]) == (1, 1)


def test_ten_byte_identity_is_read() -> None:
    tags = targets(bytes.fromhex("01 01 00 84 08 0A 04 A1 B2 C3 D4 E5 80 11 22 33"))
    assert tags is not None
    assert [tag.uid for tag in tags] == ["04A1B2C3D4E580112233"]


def test_random_identity_is_reported_as_it_is() -> None:
    driver = polling()
    driver.feed(from_chip(bytes.fromhex("D5 4B 01 01 00 04 20 04 08 11 22 33 02 78")), 24)
    assert uids(driver) == ["08112233"]


def test_card_that_stayed_while_the_plug_was_out_is_not_read_twice() -> None:
    driver = polling()
    driver.feed(CARD, 24)
    assert uids(driver) == [CARD_UID]
    driver.link_lost(30)
    driver.tick(5000)
    driver.link_up(5000)
    assert driver.take_tx() == WAKE_AND_SAM
    for at, answer in ((5006, SAM_DONE), (5012, IT_IS), (5018, RETRIES_DONE), (5024, CARD)):
        driver.feed(ACK + answer, at)
    assert driver.take_events() == [ReaderFault(code=FaultCode.LINK_LOST, at=30)]
    assert driver.ready


def test_nothing_is_done_before_the_port_is_open() -> None:
    driver = Pn532Hsu()
    driver.tick(10_000)
    driver.feed(ACK + CARD, 10_001)
    assert driver.take_tx() == b""
    assert driver.take_events() == []


def test_longest_frame_that_never_ends_is_all_that_is_kept() -> None:
    driver = polling()
    for _ in range(100):
        driver.feed(bytes.fromhex("00 00 FF FF FF 01 09 F6") + b"\x01" * 200, 24)
    assert len(driver._framer) <= LONGEST + PIECE


def test_random_bytes_where_an_answer_is_awaited_name_no_card() -> None:
    driver = polling()
    chance = random.Random(14443)
    for now in range(24, 500, 4):
        driver.feed(chance.randbytes(700), now)
        driver.tick(now)
    assert uids(driver) == []


@pytest.mark.parametrize("params", [{"max_targets": 3}, {"max_targets": 0}, {"poll_ms": "soon"}, {"baud": 9600}])
def test_setting_that_cannot_be_is_refused(params: dict[str, Any]) -> None:
    with pytest.raises(BadParameter):
        Pn532Hsu(**params)
