"""Logs from before: one whose table is over is not folded; one that cannot be followed is told and left alone."""

from pathlib import Path

import pytest

from dealer_assist.app.past import NotFolded, desk_of, is_over
from dealer_assist.desk.desk import Desk
from dealer_assist.desk.keep import Nowhere, Straight, SystemClock
from dealer_assist.hand.entries import Fold
from dealer_assist.journal import Event, Journal
from dealer_assist.table.entries import LogEntry, StartHand, TableClosed, Undo
from tests.app.driver import a_room

DAY = "2026-11-30"
STRANGE = '{"v":2,"entry":{"type":"Straddled"}}'


def a_log(folder: Path, *entries: LogEntry) -> Path:
    """A table that was opened, and what followed."""
    with Journal.open(folder / "table", DAY) as journal:
        desk = Desk(Straight(journal), SystemClock())
        for entry in (a_room(folder).opened(), *entries):
            desk.submit("dealer", entry)
    return folder / "table"


def over(folder: Path) -> bool:
    with Journal.open(folder) as journal:
        return is_over(journal.events())


def test_a_log_without_a_table_is_over() -> None:
    assert is_over(())


def test_a_table_that_was_not_closed_is_not_over(tmp_path: Path) -> None:
    assert not over(a_log(tmp_path, StartHand()))


def test_a_table_that_was_closed_is_over_though_happenings_follow(tmp_path: Path) -> None:
    folder = a_log(tmp_path, TableClosed())
    with Journal.open(folder) as journal:
        journal.append(Event(3, 1, 1, None, "session.start", "system", "{}"))

    assert over(folder)


def test_a_closing_that_was_taken_back_is_none(tmp_path: Path) -> None:
    assert not over(a_log(tmp_path, TableClosed(), Undo(2)))


def test_an_entry_of_another_program_after_the_closing_keeps_it_open() -> None:
    events = [
        Event(n, 1, 1, None, kind, "dealer", STRANGE) for n, kind in enumerate(("TableClosed", "TableLeased"), start=1)
    ]

    assert not is_over(events)


def test_a_log_that_cannot_be_followed_names_the_event_and_stays_as_it_is(tmp_path: Path) -> None:
    folder = a_log(tmp_path, StartHand(), Fold(3))
    with Journal.open(folder) as journal:
        journal.append(Event(4, 1, 1, 1, "Wager", "dealer", STRANGE))
        with pytest.raises(NotFolded) as told:
            desk_of(journal, Nowhere())
        assert journal.last_seq == 4

    assert told.value.seq == 4
    assert told.value.path.name == f"{DAY}.db"
    assert "event 4" in str(told.value)


def test_a_log_that_is_followed_goes_on_after_its_last_event(tmp_path: Path) -> None:
    folder = a_log(tmp_path, StartHand())
    with Journal.open(folder) as journal:
        desk, recovered = desk_of(journal, Nowhere())

    assert (desk.last_seq, desk.saved_seq, recovered.events) == (2, 2, 2)
    assert desk.table.hand is not None
