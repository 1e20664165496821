"""The journal thread when the disk fails: nothing entered is lost, and all goes on by itself when it can."""

import shutil
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event as Latch

import msgspec
import pytest
from msgspec.structs import replace
from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from dealer_assist.app import journal_thread, keeper
from dealer_assist.app.happenings import SESSION_START, STORAGE_WARNING, SessionStart, StorageWarning
from dealer_assist.app.journal_thread import JournalThread
from dealer_assist.app.past import NotFolded
from dealer_assist.app.session import Saved, Session
from dealer_assist.app.unsaved import unsaved_files
from dealer_assist.hand.entries import Fold
from dealer_assist.journal import Event, Journal, Space, store
from dealer_assist.journal.errors import AlreadyRunning, Damaged, DiskFull, FileGone
from dealer_assist.table.entries import StartHand, TableClosed
from dealer_assist.table.state import Seat
from tests.app.driver import a_room, until

DAY, NEXT_DAY = "2026-11-30", "2026-12-01"
HAND_BEGUN = 3
"""Events when the first hand has begun: the program's start, the table, the hand."""
Start = Callable[..., Session]


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tries again at once: a test has no time for a disk to come back."""
    monkeypatch.setattr(keeper, "RETRY_MS", 20)
    monkeypatch.setattr(keeper, "OPEN_AGAIN_MS", 20)
    monkeypatch.setattr(keeper, "KEEP_TRYING_S", 0.1)
    monkeypatch.setattr(keeper, "TRY_EVERY_S", 0.01)


@pytest.fixture
def today() -> list[str]:
    """The gaming day; a test turns it."""
    return [DAY]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "table"


@pytest.fixture
def start(qapp: QApplication, folder: Path, today: list[str]) -> Iterator[Start]:
    """Sessions on one table, without a screen; each opens by itself."""
    parent = QObject()
    sessions: list[Session] = []

    def begun() -> Session:
        session = Session(JournalThread(folder, parent, lambda: today[0]), parent)
        sessions.append(session)
        session.start()
        return session

    yield begun
    for session in sessions:
        session.stop()
    parent.deleteLater()


def opened(session: Session) -> Session:
    until(lambda: session.saved is Saved.ALL, "the log is open")
    return session


def dealt(session: Session, folder: Path) -> Session:
    """A table is open and its first hand begun; all of it on disk."""
    opened(session)
    assert session.enter(a_room(folder.parent).opened())
    assert session.enter(StartHand())
    until(lambda: session.saved is Saved.ALL, "the hand's start is saved")
    return session


def trouble_of(session: Session) -> type[object]:
    """What the session has to tell of the disk."""
    return type(session.trouble)


@contextmanager
def full_disk(monkeypatch: pytest.MonkeyPatch, method: str = "append") -> Iterator[None]:
    def full(journal: object, *_: object) -> None:
        raise DiskFull(Path("disk"))

    with monkeypatch.context() as disk:
        disk.setattr(Journal, method, classmethod(full) if method == "open" else full)
        yield


def kinds(folder: Path, day: str = DAY) -> list[str]:
    """Kinds of the entries in the newest file; happenings have a dot."""
    return [event.kind for event in written(folder, day) if "." not in event.kind]


def written(folder: Path, day: str = DAY) -> list[Event]:
    with Journal.open(folder) as journal:
        assert journal.day == day
        return list(journal.events())


# -- writing


def test_a_write_that_fails_is_told_and_kept_when_there_is_room_again(
    start: Start, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = dealt(start(), folder)
    with full_disk(monkeypatch):
        assert session.enter(Fold(3))
        until(lambda: session.saved is Saved.NOT_SAVED, "it is told")
        assert trouble_of(session) is DiskFull
        assert session.enter(Fold(4))
        assert session.desk is not None
        assert session.desk.saved_seq == HAND_BEGUN

    until(lambda: session.saved is Saved.ALL, "it is saved after all")
    assert trouble_of(session) is type(None)
    assert session.stop()
    assert kinds(folder) == ["TableOpened", "StartHand", "Fold", "Fold"]


def test_a_fault_of_the_program_while_writing_is_logged_with_its_place_and_tried_again(
    start: Start, folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    session = dealt(start(), folder)

    def fault(_journal: Journal, _event: Event) -> None:
        raise KeyError("a slip of ours")

    with monkeypatch.context() as program:
        program.setattr(Journal, "append", fault)
        session.enter(Fold(3))
        until(lambda: session.saved is Saved.NOT_SAVED, "it is told")

    until(lambda: session.saved is Saved.ALL, "it is saved after all")
    assert "a slip of ours" in caplog.text
    assert "Traceback" in caplog.text


def test_one_of_two_entries_on_disk_does_not_count_as_all(
    start: Start, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = dealt(start(), folder)
    real, goes_on = Journal.append, Latch()

    def slow(journal: Journal, event: Event) -> None:
        if event.seq == HAND_BEGUN + 2:
            assert goes_on.wait(10)
        real(journal, event)

    monkeypatch.setattr(Journal, "append", slow)
    session.enter(Fold(3))
    session.enter(Fold(4))
    desk = session.desk
    assert desk is not None
    until(lambda: desk.saved_seq == HAND_BEGUN + 1, "the first is on disk")
    assert session.saved is not Saved.ALL
    goes_on.set()

    until(lambda: session.saved is Saved.ALL, "both are")


def test_storage_trouble_is_logged_once_however_often_it_is_tried(
    start: Start, folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    session = dealt(start(), folder)
    with full_disk(monkeypatch):
        session.enter(Fold(3))
        wait(0.2)

    assert caplog.text.count("not saved: ") == 1


def wait(seconds: float) -> None:
    end = time.monotonic() + seconds
    until(lambda: time.monotonic() > end, "a while has passed")


# -- closing


def test_closing_with_entries_the_disk_does_not_take_keeps_them_beside_the_journal(
    start: Start, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = dealt(start(), folder)
    with full_disk(monkeypatch):
        session.enter(Fold(3))
        session.enter(Fold(4))
        assert not session.stop()

    (path,) = unsaved_files(folder)
    assert str(path) in capsys.readouterr().err
    assert session.left is not None
    assert session.left.events == 2

    again = opened(start())
    assert again.stop()
    assert kinds(folder) == ["TableOpened", "StartHand", "Fold", "Fold"]
    assert unsaved_files(folder) == ()


def test_closing_a_file_that_has_gone_without_room_for_another_keeps_all_of_it_beside(
    start: Start, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = dealt(start(), folder)
    (path,) = (folder / "journal").glob("*.db")
    path.unlink()

    def no_room(*_: object) -> Path:
        raise DiskFull(path)

    with monkeypatch.context() as disk:
        disk.setattr(store, "write_anew", no_room)
        with full_disk(monkeypatch):
            session.enter(Fold(3))
            assert not session.stop()

    assert session.left is not None
    assert session.left.events == HAND_BEGUN + 1
    free(session, folder)
    assert opened(start()).stop()
    assert kinds(folder) == ["TableOpened", "StartHand", "Fold"]


def free(session: Session, folder: Path) -> None:
    """What the end of the process does: nobody holds the table any more, and the log without a file is gone."""
    journal = session._journal.keeper._book._journal
    assert journal is not None
    journal._lock.release()
    for beside in (folder / "journal").glob("*.db-*"):
        beside.unlink()


def test_closing_waits_for_a_disk_that_comes_back(start: Start, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    session = dealt(start(), folder)
    monkeypatch.setattr(keeper, "KEEP_TRYING_S", 10.0)
    real, tries = Journal.append, []

    def fails_twice(journal: Journal, event: Event) -> None:
        tries.append(event.seq)
        if len(tries) <= 3:
            raise DiskFull(journal.path)
        real(journal, event)

    monkeypatch.setattr(Journal, "append", fails_twice)
    session.enter(Fold(3))

    assert session.stop()
    assert kinds(folder)[-1] == "Fold"


def test_nowhere_left_to_write_is_told_and_the_entries_are_logged(
    start: Start, folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    session = dealt(start(), folder)

    def no_room(_folder: Path, _dues: object) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(keeper, "write_unsaved", no_room)
    with full_disk(monkeypatch):
        session.enter(Fold(3))
        assert not session.stop()

    assert session.left is not None
    assert session.left.path is None
    assert '"type":"Fold","seat":3' in caplog.text


def test_a_disk_slower_than_the_patience_of_closing_is_told_and_waited_for(
    start: Start, folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    session = dealt(start(), folder)
    monkeypatch.setattr(journal_thread, "STOP_MS", 50)
    real = Journal.append

    def slow(journal: Journal, event: Event) -> None:
        time.sleep(0.3)
        real(journal, event)

    monkeypatch.setattr(Journal, "append", slow)
    session.enter(Fold(3))

    assert session.stop()
    assert journal_thread.SLOW_TO_CLOSE in capsys.readouterr().err
    assert kinds(folder)[-1] == "Fold"


# -- opening


def test_a_disk_that_is_full_at_the_start_opens_by_itself_when_there_is_room(
    start: Start, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[Exception] = []
    with full_disk(monkeypatch, "open"):
        session = start()
        session.not_opened.connect(told.append)
        until(lambda: bool(told), "it is told")
        wait(0.1)
        assert session.desk is None

    opened(session)
    assert [type(each) for each in told] == [DiskFull]
    assert session.trouble is None


def test_a_table_running_elsewhere_opens_here_when_it_is_closed_there(start: Start, folder: Path) -> None:
    first = dealt(start(), folder)
    second = start()
    until(lambda: isinstance(second.trouble, AlreadyRunning), "it is told")
    assert first.stop()

    opened(second)
    assert second.table is not None
    assert second.table.hand is not None


def test_a_damaged_file_is_put_aside_and_the_good_of_it_opened(
    start: Start, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    session = dealt(start(), folder)
    session.enter(Fold(3))
    assert session.stop()
    (path,) = (folder / "journal").glob("*.db")
    whole = path.read_bytes()
    path.write_bytes(whole.replace(b'"type":"Fold","seat":3', b'"type":"Fold","seat":4'))
    alerts: list[Exception] = []
    again = start()
    again.alerted.connect(alerts.append)
    opened(again)

    assert again.stop()
    assert kinds(folder) == ["TableOpened", "StartHand"]
    until(lambda: [type(alert) for alert in alerts] == [Damaged], "somebody is called")
    assert f"is damaged from event {HAND_BEGUN + 1}" in caplog.text


def test_a_log_with_an_open_table_that_cannot_be_followed_is_told_and_not_touched(start: Start, folder: Path) -> None:
    session = dealt(start(), folder)
    assert session.stop()
    strange = Event(HAND_BEGUN + 1, 1, 1, 1, "Wager", "dealer", '{"v":2}')
    with Journal.open(folder) as journal:
        journal.append(strange)
    again = start()
    until(lambda: again.saved is Saved.NOT_OPENED, "it is told")
    wait(0.1)

    assert isinstance(again.trouble, NotFolded)
    assert again.trouble.seq == HAND_BEGUN + 1
    # and the folder is free for a program that can read it
    with Journal.open(folder) as journal:
        assert journal.last_seq == HAND_BEGUN + 1


# -- days


def test_a_closed_log_of_an_earlier_day_is_not_read_again(start: Start, folder: Path, today: list[str]) -> None:
    with Journal.open(folder, DAY) as journal:
        for seq, kind in enumerate(("TableOpened", "Straddled", "TableClosed"), start=1):
            journal.append(Event(seq, 1, 1, None, kind, "dealer", '{"v":2}'))
    today[0] = NEXT_DAY
    session = opened(start())

    assert session.enter(a_room(folder.parent).opened())
    until(lambda: session.saved is Saved.ALL, "the new table is saved")
    assert session.stop()
    assert kinds(folder, NEXT_DAY) == ["TableOpened"]


def test_the_first_table_opened_on_a_new_day_begins_a_new_file(start: Start, folder: Path, today: list[str]) -> None:
    session = dealt(start(), folder)
    opening = a_room(folder.parent).opened()
    for seat in (3, 4, 5, 6, 7, 8, 9):
        assert session.enter(Fold(seat))
    today[0] = NEXT_DAY
    # open over midnight: it stays in its file
    assert session.enter(Fold(1))
    closes(session)
    assert session.enter(opening)
    assert not session.undo()
    assert session.enter(StartHand())
    until(lambda: session.saved is Saved.ALL, "all is saved")
    assert session.desk is not None
    last = session.desk.last_seq
    assert session.desk.all_saved
    assert session.stop()

    assert sorted(path.name for path in (folder / "journal").glob("*.db")) == [f"{DAY}.db", f"{NEXT_DAY}.db"]
    assert kinds(folder, NEXT_DAY) == ["TableOpened", "StartHand"]
    again = opened(start())
    assert again.desk is not None
    assert again.desk.last_seq == last + 1
    assert again.table is not None
    assert again.table.hand is not None


def closes(session: Session) -> None:
    """What is left of the hand that everybody folded, and the end of the table."""
    while session.table is not None and session.table.hand is not None:
        assert session.undo()
    assert session.enter(TableClosed())


def test_an_opening_that_is_refused_on_a_new_day_leaves_the_closed_table_as_it_is(
    start: Start, folder: Path, today: list[str]
) -> None:
    session = dealt(start(), folder)
    closes(session)
    today[0] = NEXT_DAY
    nobody = replace(a_room(folder.parent).opened(), seats=(Seat(99, 500),))

    assert not session.enter(nobody)
    assert session.undo()
    assert session.is_open
    assert session.stop()
    assert kinds(folder) == ["TableOpened", "StartHand", "Undo", "TableClosed", "Undo"]


def test_a_table_opened_again_on_the_same_day_stays_in_its_file(start: Start, folder: Path) -> None:
    session = dealt(start(), folder)
    closes(session)
    assert session.enter(a_room(folder.parent).opened())
    assert session.stop()

    assert kinds(folder) == ["TableOpened", "StartHand", "Undo", "TableClosed", "TableOpened"]


# -- between hands


def test_between_hands_the_room_on_the_disk_is_measured(
    start: Start, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = dealt(start(), folder)
    monkeypatch.setattr(Journal, "hand_ended", lambda _journal: Space(free=10, total=100))
    session.hand_ended()

    until(lambda: session.space == Space(free=10, total=100), "it is known")


def test_a_file_taken_away_is_written_anew_between_hands(start: Start, folder: Path) -> None:
    session = dealt(start(), folder)
    alerts: list[Exception] = []
    session.alerted.connect(alerts.append)
    (path,) = (folder / "journal").glob("*.db")
    path.unlink()
    session.hand_ended()
    until(lambda: [type(alert) for alert in alerts] == [FileGone], "somebody is called")
    session.enter(Fold(3))

    until(lambda: session.saved is Saved.ALL, "the next entry is saved")
    assert session.stop()
    assert kinds(folder) == ["TableOpened", "StartHand", "Fold"]


def test_a_file_taken_away_on_a_failing_disk_is_opened_when_the_disk_is_back(
    start: Start, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = dealt(start(), folder)
    (path,) = (folder / "journal").glob("*.db")
    path.unlink()
    with full_disk(monkeypatch, "open"):
        session.hand_ended()
        until(lambda: session.saved is Saved.NOT_SAVED, "it is told")
        session.enter(Fold(3))
        wait(0.1)
        assert session.saved is Saved.NOT_SAVED

    until(lambda: session.saved is Saved.ALL, "all is saved")
    assert session.enter(Fold(4))
    assert session.stop()
    assert kinds(folder) == ["TableOpened", "StartHand", "Fold", "Fold"]


def test_an_opening_that_failed_between_hands_is_well_again_without_a_tap(
    start: Start, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = dealt(start(), folder)
    (path,) = (folder / "journal").glob("*.db")
    path.unlink()
    with full_disk(monkeypatch, "open"):
        session.hand_ended()
        until(lambda: session.saved is Saved.NOT_SAVED, "it is told")

    until(lambda: session.saved is Saved.ALL, "the disk is back")


def test_no_room_to_put_the_journal_in_order_is_told_and_nothing_is_called_unsaved(
    start: Start, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = dealt(start(), folder)
    with full_disk(monkeypatch, "hand_ended"):
        session.hand_ended()
        until(lambda: isinstance(session.trouble, DiskFull), "it is told")

    assert session.saved is Saved.ALL


# -- what is on record beside the hands


def starts(folder: Path) -> list[str]:
    """Reasons of the starts on record."""
    bodies = [event.body for event in written(folder) if event.kind == SESSION_START]
    return [msgspec.json.decode(body, type=SessionStart).reason.value for body in bodies]


def test_each_start_is_on_record_once_with_how_the_program_ended_before(start: Start, folder: Path) -> None:
    for _ in range(2):
        assert opened(start()).stop()

    assert starts(folder) == ["clean", "clean"]


def test_a_start_after_a_kill_is_on_record_as_one(start: Start, folder: Path, tmp_path: Path) -> None:
    dealt(start(), folder)
    # what a kill leaves: both files as they are now
    killed = tmp_path / "killed"
    shutil.copytree(folder, killed / "table")
    parent = QObject()
    again = Session(JournalThread(killed / "table", parent, lambda: DAY), parent)
    again.start()
    opened(again)
    assert again.stop()
    parent.deleteLater()

    assert starts(killed / "table") == ["clean", "crash"]


def test_a_damage_is_on_record(start: Start, folder: Path) -> None:
    assert dealt(start(), folder).stop()
    (path,) = (folder / "journal").glob("*.db")
    path.write_bytes(path.read_bytes().replace(b'"type":"StartHand"', b'"type":"StartHanf"'))
    assert opened(start()).stop()

    (warning,) = (event.body for event in written(folder) if event.kind == STORAGE_WARNING)
    assert msgspec.json.decode(warning, type=StorageWarning).what == "Damaged"
