"""An entry that could not be written has not happened."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dealer_assist.desk import Desk, Submitted, SystemClock
from dealer_assist.journal.event import Event
from dealer_assist.table.entries import StartHand
from tests.tables import opening


class Full:
    """A recorder whose disk is full while `full` is set."""

    def __init__(self) -> None:
        self.full = False
        self.kept: list[int] = []

    def record(self, event: Event, saved: Callable[[int], None]) -> None:
        if self.full:
            raise OSError("no space")
        self.kept.append(event.seq)
        saved(event.seq)


def test_entry_that_could_not_be_kept_leaves_the_table_and_the_numbers_as_they_were() -> None:
    recorder = Full()
    desk = Desk(recorder, SystemClock())
    desk.submit("dealer", opening((100, 100)))
    recorder.full = True
    with pytest.raises(OSError, match="no space"):
        desk.submit("dealer", StartHand())
    assert (desk.table.hand, desk.last_seq, desk.all_saved) == (None, 1, True)
    recorder.full = False
    assert isinstance(desk.submit("dealer", StartHand()), Submitted)
    assert recorder.kept == [1, 2]
