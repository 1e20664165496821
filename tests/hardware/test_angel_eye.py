"""The baccarat shoe, beside its vectors: every letter, every code, and that nothing is ever sent."""

from __future__ import annotations

import pytest

from hardware.counters import Count
from hardware.driver import MOST_ALIKE
from hardware.drivers.angel_eye import PROTOCOL, AngelEye
from hardware.events import CardRead, Event, FaultCode, NoteKind, ReaderFault, ReaderNote

FIVE_OF_HEARTS = b"D\x81\xc5"


def message(body: bytes, sequence: bytes = b"0") -> bytes:
    """A message with its check: the XOR from the sequence character to the end of text, as two hex digits."""
    text = sequence + body + b"\x03"
    check = 0
    for byte in text:
        check ^= byte
    return b"\x05" + text + f"{check:02X}".encode()


def heard(*messages: bytes, apart: int = 10) -> list[Event]:
    """What a shoe's messages come to, one every so many milliseconds."""
    driver = AngelEye()
    driver.start(0)
    for place, data in enumerate(messages, start=1):
        driver.feed(data, place * apart)
    assert driver.take_tx() == b""
    return driver.take_events()


def test_worked_frame_of_the_specification_is_built_by_the_rule_used_here() -> None:
    assert message(b"D\x81\xb9", b"2") == bytes.fromhex("05 32 44 81 B9 03 34 44")


def test_shoe_is_off_until_the_room_says_otherwise() -> None:
    assert PROTOCOL.off_by_default


@pytest.mark.parametrize(
    ("target", "dest"),
    [(0x81, "player"), (0x91, "banker"), (0xA1, "burn"), (0xB1, "unknown"), (0xC1, "burn_first"), (0xF1, "unknown")],
)
def test_card_goes_where_the_target_says(target: int, dest: str) -> None:
    (event,) = heard(message(bytes((ord("D"), target, 0xC5))))
    assert isinstance(event, CardRead)
    assert (event.tag_uid, event.dest) == ("card:5h", dest)


def test_burn_count_is_no_card() -> None:
    assert heard(message(b"D\xd7\xc5")) == [ReaderNote(kind=NoteKind.BURN_COUNT, at=10, value=7)]


@pytest.mark.parametrize("byte", [0x80, 0x85, 0xC0, 0xCE, 0xD1, 0xFF])
def test_card_with_no_such_suit_or_rank_is_unreadable_and_never_guessed(byte: int) -> None:
    assert heard(message(bytes((ord("D"), 0x81, byte)))) == [ReaderFault(code=FaultCode.CARD_UNREADABLE, at=10)]


@pytest.mark.parametrize(
    ("code", "detail"),
    [
        (0xC1, "can_not_read"),
        (0xC2, "overdraw"),
        (0x83, "button"),
        (0xC4, "reverse_at_exit"),
        (0xC5, "reverse_midway"),
        (0xC6, "card_code"),
        (0x87, "draw_timeout"),
        (0xBF, "unknown"),
    ],
)
def test_error_of_the_shoe_is_named(code: int, detail: str) -> None:
    assert heard(message(bytes((ord("E"), code)))) == [ReaderFault(code=FaultCode.SHOE_ERROR, at=10, detail=detail)]


@pytest.mark.parametrize(
    ("result", "value"), [(0x91, "player"), (0xA0, "tie"), (0xC3, "banker"), (0xF0, "forced_exit"), (0x80, "unknown")]
)
def test_result_of_the_shoe_is_only_a_note(result: int, value: str) -> None:
    assert heard(message(bytes((ord("G"), result)))) == [ReaderNote(kind=NoteKind.SHOE_RESULT, at=10, value=value)]


@pytest.mark.parametrize("body", [b"R", b"R\x81\xc5"])
def test_redeal_is_a_note_and_no_card_whatever_it_carries(body: bytes) -> None:
    assert heard(message(body)) == [ReaderNote(kind=NoteKind.REDEAL, at=10)]


def test_changed_preset_and_unknown_letter_say_nothing_and_are_counted() -> None:
    driver = AngelEye()
    driver.feed(message(b"M010004"), 0)
    driver.feed(message(b"Z"), 10)
    assert driver.take_events() == []
    assert (driver.counters[Count.IGNORED], driver.counters[Count.UNEXPECTED]) == (1, 1)


@pytest.mark.parametrize("body", [b"D\x81", b"D\x81\xc5\xc5", b"D\x01\xc5", b"D\x81E", b"G", b"S\x80"])
def test_message_of_another_shape_is_a_fault(body: bytes) -> None:
    assert heard(message(body)) == [ReaderFault(code=FaultCode.BAD_FRAME, at=10)]


def test_same_message_counts_as_repeated_as_long_as_it_keeps_coming() -> None:
    again = message(FIVE_OF_HEARTS)
    assert len(heard(again, again, again, apart=3000)) == 1


def test_same_message_after_the_repeat_time_is_another_card() -> None:
    again = message(FIVE_OF_HEARTS)
    assert len(heard(again, again, apart=3001)) == 2


def test_same_number_with_other_data_is_another_card() -> None:
    assert len(heard(message(FIVE_OF_HEARTS), message(b"D\x81\xc6"))) == 2


def test_next_number_with_the_same_data_is_another_card() -> None:
    assert len(heard(message(FIVE_OF_HEARTS, b"0"), message(FIVE_OF_HEARTS, b"1"))) == 2


def test_check_in_small_letters_is_wrong() -> None:
    good = message(b"D\x91\xaa")
    assert good.endswith(b"4C")
    assert heard(good[:-1] + b"c") == [ReaderFault(code=FaultCode.BAD_CHECKSUM, at=10)]


def test_message_of_the_greatest_length_is_read_and_one_byte_more_is_not() -> None:
    # begin, sequence, letter, end of text and check take 6 of the 64 bytes
    longest, too_long = message(b"M" + b"0" * 58), message(b"M" + b"0" * 59)
    assert (len(longest), len(too_long)) == (64, 65)
    assert heard(longest) == []
    assert heard(too_long) == [ReaderFault(code=FaultCode.BAD_FRAME, at=10)]


def test_begin_alone_before_a_message_is_a_fault_and_the_message_is_read() -> None:
    fault, read = heard(b"\x05" + message(FIVE_OF_HEARTS))
    assert fault == ReaderFault(code=FaultCode.BAD_FRAME, at=10)
    assert isinstance(read, CardRead)


@pytest.mark.parametrize("empty", [b"\x05\x03", b"\x050\x0333", b"\x05S\x0350"])
def test_message_without_number_or_letter_is_a_fault(empty: bytes) -> None:
    assert heard(empty) == [ReaderFault(code=FaultCode.BAD_FRAME, at=10)]


def test_half_a_message_is_forgotten_when_the_plug_is_pulled() -> None:
    driver = AngelEye()
    driver.start(0)
    whole = message(FIVE_OF_HEARTS)
    driver.feed(whole[:4], 10)
    driver.link_lost(11)
    driver.link_up(12)
    driver.feed(whole[4:], 13)
    assert driver.take_events() == [ReaderFault(code=FaultCode.LINK_LOST, at=11)]


BAD, NOISE = FaultCode.BAD_FRAME, FaultCode.NOISE


def faults(events: list[Event]) -> list[FaultCode]:
    return [event.code for event in events if isinstance(event, ReaderFault)]


def test_begins_without_end_are_all_counted_and_the_first_of_one_moment_told() -> None:
    driver = AngelEye()
    driver.feed(b"\x05" * 1000, 10)
    assert faults(driver.take_events()) == [BAD] * MOST_ALIKE + [NOISE]
    # the last may still become a message
    assert (driver.counters[Count.BAD_FRAME], driver.counters[Count.NOISE_BYTES]) == (999, 999)
    driver.feed(b"\x05", 11)
    assert faults(driver.take_events()) == [BAD]


@pytest.mark.parametrize("piece", [1, 3, 7, 300])
def test_word_of_noise_stands_after_the_broken_begins_of_its_bytes_in_pieces_of_any_size(piece: int) -> None:
    driver, flood = AngelEye(noise_limit=10), b"A\x05AB" * 3 + b"\x05\x05AB"
    for at in range(0, len(flood), piece):
        driver.feed(flood[at : at + piece], 10)
    driver.tick(210)
    # begins are bytes 2, 6, 10, 13 and 14; the tenth useless byte is one of them; the last waits for its end in vain
    assert faults(driver.take_events()) == [BAD, BAD, BAD, NOISE, BAD, FaultCode.PARTIAL_FRAME]
