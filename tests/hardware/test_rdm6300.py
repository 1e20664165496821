"""RDM6300, beside its vectors: published frames, and what is not a frame."""

from __future__ import annotations

from typing import Any

import pytest

from hardware.counters import Count
from hardware.drivers.rdm6300 import Rdm6300
from hardware.events import CardRead

PUBLISHED = {
    "62E3086CED": "02 36 32 45 33 30 38 36 43 45 44 30 38 03",
    "67003B51C6": "02 36 37 30 30 33 42 35 31 43 36 43 42 03",
    "67003BA86C": "02 36 37 30 30 33 42 41 38 36 43 39 38 03",
    "67003BA867": "02 36 37 30 30 33 42 41 38 36 37 39 33 03",
    "100086F444": "02 31 30 30 30 38 36 46 34 34 34 32 36 03",
}
"""Frames printed in a data sheet, a library's tests and a forum, with the tag each tells."""

WRONG = {
    "another check": "02 31 30 30 30 32 36 46 34 34 34 32 36 03",
    "another digit": "02 36 38 30 30 33 42 35 31 43 36 43 42 03",
}


def read(*frames: str, **params: Any) -> tuple[list[str], Rdm6300]:
    """The tags told, and the driver."""
    one = Rdm6300(**params)
    one.start(0)
    for frame in frames:
        one.feed(bytes.fromhex(frame), 10)
    return [event.tag_uid for event in one.take_events() if isinstance(event, CardRead)], one


@pytest.mark.parametrize("uid", PUBLISHED)
def test_published_frame_is_read(uid: str) -> None:
    assert read(PUBLISHED[uid])[0] == [uid]


@pytest.mark.parametrize("what", WRONG)
def test_published_frame_with_a_wrong_check_is_refused(what: str) -> None:
    tags, one = read(WRONG[what])
    assert (tags, one.counters[Count.BAD_CHECKSUM]) == ([], 1)


def test_small_hex_digits_are_read_and_told_in_capitals() -> None:
    assert read("02 36 32 65 33 30 38 36 63 65 64 30 38 03")[0] == ["62E3086CED"]


@pytest.mark.parametrize("tail", ["0D 0A", "0D", "0A", ""])
def test_relatives_may_send_cr_and_lf_before_the_end(tail: str) -> None:
    assert read(f"02 36 32 45 33 30 38 36 43 45 44 30 38 {tail} 03")[0] == ["62E3086CED"]


@pytest.mark.parametrize(
    "frame",
    [
        "02 36 32 45 33 30 38 36 43 45 03",  # ends early
        "02 36 32 45 33 30 38 36 43 45 44 30 38 30 03",  # ends late
        "02 36 32 45 33 30 38 36 43 45 44 30 38 0A 0D 03",  # LF CR
        "02 36 32 45 33 30 38 36 43 45 44 30 38 0D 0D 03",
    ],
)
def test_frame_of_another_shape_is_bad_and_the_next_is_read(frame: str) -> None:
    tags, one = read(frame, PUBLISHED["67003B51C6"])
    assert (tags, one.counters[Count.BAD_FRAME]) == (["67003B51C6"], 1)


def test_module_is_at_work_at_once_and_is_never_written_to() -> None:
    _, one = read(*PUBLISHED.values())
    assert one.ready
    assert one.take_tx() == b""
