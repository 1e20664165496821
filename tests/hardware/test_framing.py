"""Frames in a stream that begins in the middle, is cut short or is mixed with noise."""

from __future__ import annotations

import random
import re

import pytest

from hardware.framing import PIECE, Bad, Framer, Skipped

LONGEST = 40
"""Of the frames of these tests: `#`, length of the text, text, sum of the text."""


def parse(waiting: bytearray) -> tuple[int, bytes] | Bad | None:
    if len(waiting) < 2:
        return None
    size = waiting[1]
    if size > LONGEST:
        return Bad.FRAME
    if len(waiting) < size + 3:
        return None
    text = bytes(waiting[2 : 2 + size])
    return (size + 3, text) if sum(text) % 256 == waiting[2 + size] else Bad.CHECKSUM


def frame(text: bytes) -> bytes:
    return b"#" + bytes([len(text)]) + text + bytes([sum(text) % 256])


def framer(padding: bytes = b"") -> Framer[bytes]:
    return Framer(re.compile(b"#"), parse, stale_ms=100, padding=padding)


def frames(found: list[bytes | Bad | Skipped]) -> list[bytes]:
    return [each for each in found if isinstance(each, bytes)]


def test_frames_are_found_between_noise_and_the_noise_is_counted() -> None:
    found = list(framer().feed(b"xyz" + frame(b"As") + b"!" + frame(b"Kd"), 0))
    assert found == [Skipped(3), b"As", Skipped(1), b"Kd"]


def test_bytes_that_may_stand_between_frames_are_no_noise() -> None:
    assert list(framer(padding=b"\x00").feed(b"\x00\x00x\x00" + frame(b"As"), 0)) == [Skipped(1), b"As"]
    assert list(framer(padding=b"\x00").feed(b"\x00\x00" + frame(b"As"), 0)) == [b"As"]


def test_good_frame_inside_a_truncated_one_is_found() -> None:
    assert frames(list(framer().feed(frame(b"Ten of")[:5] + frame(b"As") + b"1234", 0))) == [b"As"]


def test_length_that_cannot_be_costs_one_byte() -> None:
    assert list(framer().feed(b"#\xff" + frame(b"As"), 0)) == [Bad.FRAME, Skipped(1), b"As"]


def test_wrong_sum_costs_one_byte() -> None:
    assert list(framer().feed(b"#\x02" + frame(b""), 0)) == [Bad.CHECKSUM, Skipped(1), b""]


def test_half_a_frame_waits_for_its_rest() -> None:
    one, whole = framer(), frame(b"As")
    assert list(one.feed(whole[:3], 0)) == []
    assert list(one.tick(99)) == []
    assert list(one.feed(whole[3:], 99)) == [b"As"]


def test_half_a_frame_waits_no_longer_than_told_since_its_last_byte() -> None:
    one, whole = framer(), frame(b"As")
    for at, byte in enumerate(whole[:4]):
        assert list(one.feed(bytes([byte]), at * 99)) == []
    assert list(one.tick(3 * 99 + 100)) == [Bad.STALE, Skipped(3)]
    assert len(one) == 0


def test_stale_bytes_are_dropped_before_new_ones_of_the_same_moment() -> None:
    one, whole = framer(), frame(b"As")
    list(one.feed(whole[:3], 0))
    assert list(one.feed(whole, 100)) == [Bad.STALE, Skipped(2), b"As"]


def test_stale_bytes_are_searched_to_the_end_and_nothing_old_is_kept() -> None:
    one = framer()
    assert list(one.feed(b"#\x20" + frame(b"As") + b"#\x08Kd", 0)) == []
    assert list(one.tick(100)) == [Bad.STALE, Skipped(1), b"As", Bad.STALE, Skipped(3)]
    assert len(one) == 0


def test_cleared_bytes_are_no_part_of_what_follows() -> None:
    one, whole = framer(), frame(b"As")
    list(one.feed(whole[:3], 0))
    one.clear()
    assert list(one.feed(whole[3:], 10)) == [Skipped(2)]


@pytest.mark.parametrize("seed", range(20))
def test_pieces_of_any_size_give_the_same_frames(seed: int) -> None:
    chance = random.Random(seed)
    parts = [chance.choice([frame(b"As"), frame(b""), b"#", b"x", b"#\x05Kd", frame(bytes(39))]) for _ in range(60)]
    stream = b"".join(parts)
    one, found, at = framer(), [], 0
    while at < len(stream):
        size = chance.randint(0, 7)
        found += list(one.feed(stream[at : at + size], 0))
        at += size
    assert frames(found) == frames(list(framer().feed(stream, 0)))


@pytest.mark.parametrize("stream", [b"#", b"#\x28", b"x", b"#\x28" + b"y" * 40])
def test_buffer_never_holds_more_than_the_longest_frame_and_a_piece(stream: bytes) -> None:
    one, longest = framer(), 0
    for _ in one.feed(stream * 4 * PIECE, 0):
        longest = max(longest, len(one))
    assert longest <= LONGEST + 3 + PIECE
    assert len(one) < LONGEST + 3


def test_broken_begin_passed_over_is_named_by_its_place_among_the_bytes_dropped() -> None:
    one = Framer(re.compile(b"#[^#]|#\\Z"), parse, stale_ms=100, broken=re.compile(b"#"))
    assert list(one.feed(b"x##" + frame(b"As"), 0)) == [Skipped(3, broken=(2, 3)), b"As"]
