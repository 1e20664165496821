"""Events the disk did not take: written beside the journal, taken in by the next opening, never lost on the way."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from dealer_assist.app.book import Book
from dealer_assist.app.unsaved import Due, Left, read_unsaved, unsaved_files, write_unsaved
from dealer_assist.journal import Event, Journal
from dealer_assist.journal.errors import Damaged, DiskFull

DAY = "2026-11-30"


def due(seq: int, day: str = DAY, kind: str = "Fold") -> Due:
    return Due(day, Event(seq, 1_000 + seq, seq, 1, kind, "dealer", f'{{"n":{seq}}}'))


def a_day(folder: Path, *seqs: int) -> None:
    with Journal.open(folder, DAY) as journal:
        for seq in seqs:
            journal.append(due(seq).event)


def numbers(folder: Path) -> list[int]:
    with Journal.open(folder) as journal:
        return [event.seq for event in journal.events()]


def test_what_was_left_is_read_as_it_was_written(tmp_path: Path) -> None:
    dues = (due(1), due(2))

    assert read_unsaved(write_unsaved(tmp_path, dues)) == dues


def test_the_next_opening_puts_what_was_left_into_the_journal_in_order_and_once(tmp_path: Path) -> None:
    a_day(tmp_path, 1, 2)
    write_unsaved(tmp_path, (due(3), due(4)))
    write_unsaved(tmp_path, (due(5),))
    for _ in range(2):
        book = Book(tmp_path)
        book.open()
        assert book.alerts() == ()
        book.close()

    assert numbers(tmp_path) == [1, 2, 3, 4, 5]
    assert unsaved_files(tmp_path) == ()
    assert len(list(tmp_path.glob("unsaved-*.ndjson.recorded"))) == 2


def test_a_kill_while_they_are_taken_in_loses_none_and_doubles_none(tmp_path: Path) -> None:
    a_day(tmp_path, 1)
    write_unsaved(tmp_path, (due(2), due(3)))
    with Journal.open(tmp_path) as journal:
        journal.append(due(2).event)

    book = Book(tmp_path)
    book.open()
    book.close()

    assert numbers(tmp_path) == [1, 2, 3]
    assert unsaved_files(tmp_path) == ()


def test_what_was_left_stays_where_it_is_while_the_disk_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    a_day(tmp_path, 1)
    left = write_unsaved(tmp_path, (due(2),))

    def full(journal: Journal, event: Event) -> None:
        raise DiskFull(journal.path)

    book = Book(tmp_path)
    with monkeypatch.context() as disk:
        disk.setattr(Journal, "append", full)
        with pytest.raises(DiskFull):
            book.open()

    assert unsaved_files(tmp_path) == (left,)
    # the folder is free for the next try
    assert book.open().last_seq == 2
    book.close()


@pytest.mark.parametrize("dues", [(due(9),), (replace(due(2), event=replace(due(2).event, kind="Call")), due(3))])
def test_events_that_do_not_follow_the_last_are_put_apart_with_an_alert(tmp_path: Path, dues: tuple[Due, ...]) -> None:
    a_day(tmp_path, 1, 2)
    write_unsaved(tmp_path, dues)
    book = Book(tmp_path)
    book.open()
    (alert,) = book.alerts()
    book.close()

    assert isinstance(alert, Damaged)
    assert alert.moved_to is not None
    assert read_unsaved(alert.moved_to) == dues
    assert numbers(tmp_path) == [1, 2]


@pytest.mark.parametrize("content", [b"{", b"\xff\xfe", b'{"x":' + b"[" * 100_000])
def test_a_file_that_is_none_of_ours_is_put_apart_with_an_alert(tmp_path: Path, content: bytes) -> None:
    a_day(tmp_path, 1, 2)
    write_unsaved(tmp_path, (due(3),)).write_bytes(content)
    book = Book(tmp_path)
    book.open()
    (alert,) = book.alerts()
    book.close()
    assert isinstance(alert, Damaged)
    assert alert.moved_to is not None
    assert alert.moved_to.read_bytes() == content
    assert numbers(tmp_path) == [1, 2]


def test_a_file_with_nonsense_in_it_is_put_apart_and_the_table_opens(tmp_path: Path) -> None:
    a_day(tmp_path, 1)
    (tmp_path / "unsaved-1.ndjson").write_bytes(b"\xff{")
    book = Book(tmp_path)

    assert book.open().last_seq == 1
    assert [type(alert) for alert in book.alerts()] == [Damaged]
    assert (tmp_path / "unsaved-1.ndjson.apart").read_bytes() == b"\xff{"
    book.close()


def test_a_new_day_that_was_left_begins_its_own_file(tmp_path: Path) -> None:
    a_day(tmp_path, 1)
    write_unsaved(tmp_path, (due(2, kind="TableClosed"), due(3, "2026-12-01", "TableOpened")))
    book = Book(tmp_path)

    assert book.open().day == "2026-12-01"
    assert [event.seq for event in book.journal.events()] == [3]
    book.close()


def test_what_is_told_names_the_number_and_the_file() -> None:
    told = str(Left(1, Path("a.ndjson")))

    assert "not in the journal: 1." in told
    assert "a.ndjson" in told
    assert "not be saved anywhere: 2." in str(Left(2, None))
