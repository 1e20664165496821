"""What is put on record beside the hands: why the program was started, and what was wrong with the storage."""

from pathlib import Path

from dealer_assist.app.happenings import Reason, SessionStart, StorageWarning, reason_of, text_of, warnings_of
from dealer_assist.desk.body import ENTRY_KINDS
from dealer_assist.journal import Event
from dealer_assist.journal.errors import FileGone


def started(boot: str) -> Event:
    return Event(1, 1, 1, None, "session.start", "system", text_of(SessionStart(Reason.CLEAN, boot)))


def test_a_file_that_was_closed_is_a_clean_end() -> None:
    assert reason_of([started("monday")], clean=True, boot="tuesday") is Reason.CLEAN


def test_a_file_left_open_on_a_machine_that_ran_on_is_a_crash() -> None:
    assert reason_of([started("monday")], clean=False, boot="monday") is Reason.CRASH


def test_a_file_left_open_before_the_machine_was_started_again_is_the_power() -> None:
    assert reason_of([started("monday"), started("monday")], clean=False, boot="tuesday") is Reason.POWER


def test_a_start_that_cannot_be_read_or_was_never_written_is_called_a_crash() -> None:
    strange = Event(1, 1, 1, None, "session.start", "system", "{")

    assert reason_of([], clean=False, boot="monday") is Reason.CRASH
    assert reason_of([strange], clean=False, boot="monday") is Reason.CRASH


def test_each_thing_that_was_wrong_has_its_own_warning() -> None:
    gone = FileGone(Path("day.db"), None)

    assert warnings_of((gone,), ("no_update",), (7,)) == (
        StorageWarning("FileGone", str(gone)),
        StorageWarning("guards_restored", guards=("no_update",)),
        StorageWarning("outcome_differs", events=(7,)),
    )
    assert warnings_of(()) == ()


def test_no_kind_of_entry_has_a_dot_as_happenings_have() -> None:
    assert [kind for kind in ENTRY_KINDS if "." in kind] == []
