"""Hand after hand by touch: nothing piles up but the log."""

import gc
import resource
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication, QWidget

from tests.app.conftest import Sit
from tests.app.driver import TouchedTable, until

PAGE = resource.getpagesize()
WARM = 30
"""Hands until everything has been opened once."""
SHOWDOWN_EVERY = 10
MB = 1_000_000


def resident() -> int:
    """Memory of this process that lies in RAM, bytes."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * PAGE


def a_hand(table: TouchedTable, showdown: bool) -> Iterator[str]:
    """A raise and everybody folds; now and then a call, three streets and an award, with the reasons looked at."""
    yield "key.next"
    yield from ("key.raise", "pad.min", "pad.raise")
    if not showdown:
        yield "key.next"
        return
    blind = table.hand.positions.big_blind
    yield from (f"seat{blind}", f"seat{blind}", "prompt", "key.back")
    yield from ("key.next",) * 6
    winner = table.seats_left[table.table.hands // SHOWDOWN_EVERY % 2]
    yield from (f"award.seat{winner}", "award.pushed")


def play(table: TouchedTable, hands: int) -> None:
    for hand in range(hands):
        for name in a_hand(table, showdown=hand % SHOWDOWN_EVERY == 0):
            table.pause()
            table.tap(table.part(name))
            until(lambda: table.window.is_painted, f"the tap on {name} is on the glass")
        QApplication.processEvents()


def piled_up(table: TouchedTable, hands: int) -> tuple[int, int, int]:
    """Growth over so many hands: Qt's objects, Python's that the log does not hold, and bytes of memory."""
    play(table, WARM)
    before = counts(table)
    play(table, hands)
    after = counts(table)
    return after[0] - before[0], after[1] - before[1], after[2] - before[2]


def counts(table: TouchedTable) -> tuple[int, int, int]:
    QApplication.sendPostedEvents()
    QApplication.processEvents()
    gc.collect()
    children = len(table.window.findChildren(QObject)) + len(table.session.findChildren(QObject))
    widgets = sum(isinstance(each, QWidget) for each in gc.get_objects())
    return children, widgets, resident()


def test_two_hundred_hands_leave_no_widget_and_no_memory_behind(sit: Sit) -> None:
    children, widgets, memory = piled_up(sit(), 200)
    assert (children, widgets) == (0, 0)
    assert memory < 3 * MB


@pytest.mark.long
def test_two_thousand_hands_leave_no_widget_and_little_memory_behind(sit: Sit) -> None:
    table = sit()
    children, widgets, memory = piled_up(table, 2000)
    assert (children, widgets) == (0, 0)
    assert table.session.desk is not None
    # the log of the day is kept: less than a kilobyte an entry
    assert memory < 3 * MB + 800 * len(table.session.desk.log)
