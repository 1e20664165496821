"""Sixty frames a second for hours: a card that lies there is told once, and the memory a driver takes does not grow."""

from __future__ import annotations

import gc
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from itertools import cycle

import pytest

from hardware.driver import ReaderDriver
from hardware.drivers._pepper_frames import frame
from hardware.drivers.ascii_shoe import AsciiShoe
from hardware.drivers.pepper_c1 import PepperC1
from hardware.drivers.rdm6300 import Rdm6300
from hardware.events import CardRead, Event
from tests.hardware.test_pepper_c1 import UID, Reader, listening, seen

A_SECOND = 60
"""Frames."""
MINUTES, A_DAY = 5 * 60, 24 * 60 * 60
"""Seconds of the clock that is passed in."""
MORE_BYTES, MORE_BLOCKS = 8 * 1024, 200
"""What the interpreter itself may keep meanwhile; one forgotten event a minute would be more."""
RDM_FRAME = bytes.fromhex("02 36 32 45 33 30 38 36 43 45 44 30 38 03")


class Line:
    """A driver, and what it gets in answer to what it sends."""

    def __init__(self, driver: ReaderDriver, answers: Callable[[bytes], bytes]) -> None:
        self.driver = driver
        self.answers = answers
        self.cards = 0
        self.others = 0

    def play(self, begin: int, seconds: int) -> None:
        """So many seconds of sixty frames each; counts what is told and keeps nothing."""
        for place in range(seconds * A_SECOND):
            now = begin + place * 1000 // A_SECOND
            self.driver.feed(self.answers(self.driver.take_tx()), now)
            self.driver.tick(now)
            self._count(self.driver.take_events())

    def _count(self, events: list[Event]) -> None:
        for event in events:
            if isinstance(event, CardRead):
                self.cards += 1
            else:
                self.others += 1


def module_with_a_tag() -> Line:
    driver = Rdm6300()
    driver.start(0)
    return Line(driver, lambda sent: RDM_FRAME)


def pepper_with_two_cards() -> Line:
    reader = Reader({1: [UID], 2: ["04F1E2D3C4B580"]})
    driver = PepperC1()
    driver.start(0)
    return Line(driver, lambda sent: b"".join(reader.answers(sent)))


def pepper_that_tells_by_itself() -> Line:
    return Line(listening(), lambda sent: seen(antenna=3))


def shoe_that_only_repeats() -> Line:
    driver = AsciiShoe()
    driver.start(0)
    return Line(driver, lambda sent: b"C 7 AS\r\n")


def pepper_on_a_bad_line() -> Line:
    good = frame(bytes.fromhex("00 02 00"))
    pieces: Iterator[bytes] = cycle([b"\xf5\x00\xff", good[:-1], b"\x80\xf8\x1e", good, b""])
    driver = PepperC1()
    driver.start(0)
    return Line(driver, lambda sent: next(pieces))


STEADY = {
    "RDM6300": (module_with_a_tag, 1),
    "Pepper C1, asked": (pepper_with_two_cards, 2),
    "Pepper C1, telling": (pepper_that_tells_by_itself, 1),
    "plain shoe": (shoe_that_only_repeats, 1),
}
"""Lines on which nothing changes, and the cards that are to be told."""


def bytes_kept(line: Line, seconds: int) -> int:
    """Bytes kept after some seconds that were not there after the first ten."""
    line.play(1000, 10)
    gc.collect()
    tracemalloc.start()
    try:
        line.play(11_000, seconds)
        gc.collect()
        return tracemalloc.get_traced_memory()[0]
    finally:
        tracemalloc.stop()


def blocks_kept(line: Line, seconds: int) -> int:
    """Objects kept, roughly: costs no time, so that a day can be played, and does not see how long a buffer is."""
    line.play(1000, 10)
    gc.collect()
    before = sys.getallocatedblocks()
    line.play(11_000, seconds)
    gc.collect()
    return sys.getallocatedblocks() - before


@pytest.mark.parametrize("what", STEADY)
def test_card_that_lies_there_is_told_once_and_nothing_is_kept(what: str) -> None:
    build, cards = STEADY[what]
    line = build()
    assert bytes_kept(line, MINUTES) < MORE_BYTES
    assert (line.cards, line.others) == (cards, 0)


@pytest.mark.long
@pytest.mark.parametrize("what", STEADY)
def test_card_that_lies_there_for_a_day_is_told_once_and_nothing_is_kept(what: str) -> None:
    build, cards = STEADY[what]
    line = build()
    assert blocks_kept(line, A_DAY) < MORE_BLOCKS
    assert (line.cards, line.others) == (cards, 0)


def test_bad_line_keeps_nothing_either() -> None:
    assert bytes_kept(pepper_on_a_bad_line(), MINUTES) < MORE_BYTES


@pytest.mark.long
def test_bad_line_keeps_nothing_for_a_day() -> None:
    assert blocks_kept(pepper_on_a_bad_line(), A_DAY) < MORE_BLOCKS
