import os
import shutil
import threading
from contextlib import closing
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.journal import BrokenUse, Event, Journal
from dealer_assist.journal.errors import AlreadyRunning, NotADay
from tests.journal.builders import DAY, EVENTS, NEXT_DAY, by_hand, event, numbers, play, played, second_tool

DATA = Path(__file__).parents[1] / "data" / "journal"


def test_reopening_goes_on_after_the_last_event(tmp_path: Path) -> None:
    played(tmp_path, 3)
    with Journal.open(tmp_path, DAY) as journal:
        play(journal, 2)
        assert list(journal.events()) == [event(seq) for seq in range(1, 6)]


def test_a_folder_that_is_not_there_is_made(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "rooms" / "table 7", DAY) as journal:
        assert journal.path == tmp_path / "rooms" / "table 7" / "journal" / f"{DAY}.db"


def test_a_folder_others_could_read_is_not_made(tmp_path: Path) -> None:
    played(tmp_path / "table", 1)
    assert (tmp_path / "table" / "journal").stat().st_mode & 0o077 == 0


def test_events_of_a_process_that_never_closed_are_there(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "live", DAY) as journal:
        play(journal, 4)
        shutil.copytree(tmp_path / "live", tmp_path / "as killed")
    with Journal.open(tmp_path / "as killed") as journal:
        assert numbers(journal) == [1, 2, 3, 4]


def test_no_shared_memory_file_is_ever_beside_a_journal(tmp_path: Path) -> None:
    with Journal.open(tmp_path, DAY) as journal:
        play(journal, 2)
        assert sorted(file.name for file in journal.path.parent.iterdir()) == [f"{DAY}.db", f"{DAY}.db-wal"]


def test_closing_leaves_one_file(tmp_path: Path) -> None:
    path = played(tmp_path, 2)
    assert list(path.parent.iterdir()) == [path]


def test_the_end_of_a_hand_empties_the_log(tmp_path: Path) -> None:
    with Journal.open(tmp_path, DAY) as journal:
        play(journal, 9)
        journal.hand_ended()
        assert journal.path.with_name(f"{DAY}.db-wal").stat().st_size == 0


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("locking_mode", "exclusive"),
        ("journal_mode", "wal"),
        ("synchronous", 2),
        ("wal_autocheckpoint", 0),
        ("foreign_keys", 1),
        ("recursive_triggers", 1),
        ("trusted_schema", 0),
    ],
)
def test_sqlite_holds_the_setting(tmp_path: Path, name: str, value: object) -> None:
    with Journal.open(tmp_path, DAY) as journal:
        assert journal._day.db.execute(f"PRAGMA {name}").fetchone()[0] == value


def test_a_second_program_is_told_at_once_who_runs_the_table(tmp_path: Path) -> None:
    with Journal.open(tmp_path, DAY), pytest.raises(AlreadyRunning) as caught:
        Journal.open(tmp_path, DAY)
    assert caught.value.holder == os.getpid()


def test_a_closed_table_can_be_opened_by_the_next_program(tmp_path: Path) -> None:
    played(tmp_path, 1)
    with Journal.open(tmp_path, DAY) as journal:
        assert journal.last_seq == 1


def test_a_refused_opening_leaves_the_table_free(tmp_path: Path) -> None:
    with pytest.raises(NotADay):
        Journal.open(tmp_path, "tomorrow")
    with Journal.open(tmp_path, DAY) as journal:
        assert journal.last_seq == 0


@pytest.mark.parametrize("day", ["", "20261130", "2026-W48-1", "2026-13-01", "2026-11-30.db", "../2026-11-30"])
def test_a_day_that_is_not_written_as_one_is_refused(tmp_path: Path, day: str) -> None:
    with pytest.raises(NotADay):
        Journal.open(tmp_path, day)


def test_another_thread_is_refused_and_the_owner_goes_on(tmp_path: Path) -> None:
    raised: list[BaseException] = []

    def elsewhere(journal: Journal) -> None:
        try:
            journal.append(event(1))
        except BrokenUse as error:
            raised.append(error)

    with Journal.open(tmp_path, DAY) as journal:
        thread = threading.Thread(target=elsewhere, args=(journal,))
        thread.start()
        thread.join()
        journal.append(event(1))
        assert (len(raised), numbers(journal)) == (1, [1])


def test_a_new_day_goes_on_with_number_and_hash_of_the_day_before(tmp_path: Path) -> None:
    yesterday = played(tmp_path, 3)
    today = played(tmp_path, 2, NEXT_DAY)
    with second_tool(yesterday) as before, second_tool(today) as after:
        closing_hash = before.execute("SELECT hash FROM event WHERE seq = 3").fetchone()[0]
        assert after.execute("SELECT seq, prev FROM event ORDER BY seq LIMIT 1").fetchone() == (4, closing_hash)


def test_a_new_day_is_opened_over_a_day_that_was_killed(tmp_path: Path) -> None:
    with Journal.open(tmp_path / "live", DAY) as journal:
        play(journal, 3)
        shutil.copytree(tmp_path / "live", tmp_path / "as killed")
    with Journal.open(tmp_path / "as killed", NEXT_DAY) as journal:
        assert (journal.day, journal.first_seq, journal.last_seq) == (NEXT_DAY, 4, 3)


def test_an_empty_day_between_two_days_keeps_the_chain(tmp_path: Path) -> None:
    played(tmp_path, 3)
    played(tmp_path, 0, NEXT_DAY)
    with Journal.open(tmp_path, "2026-12-02") as journal:
        play(journal, 1)
        assert journal.verify().whole
        assert numbers(journal) == [4]


def test_no_day_named_goes_on_in_the_newest(tmp_path: Path) -> None:
    played(tmp_path, 3)
    played(tmp_path, 2, NEXT_DAY)
    with Journal.open(tmp_path) as journal:
        assert (journal.day, journal.last_seq) == (NEXT_DAY, 5)


def test_a_clock_set_back_goes_on_in_the_newest_day(tmp_path: Path) -> None:
    played(tmp_path, 3, NEXT_DAY)
    with Journal.open(tmp_path, DAY) as journal:
        assert (journal.day, journal.last_seq) == (NEXT_DAY, 3)


def test_an_old_day_is_as_it_was_after_new_days_were_played(tmp_path: Path) -> None:
    yesterday = played(tmp_path, 3)
    before = yesterday.read_bytes()
    played(tmp_path, 4, NEXT_DAY)
    assert yesterday.read_bytes() == before


@given(st.lists(EVENTS, max_size=5))
@settings(max_examples=25, deadline=None)
def test_any_events_come_back_equal_after_a_restart(
    tmp_path_factory: pytest.TempPathFactory, some: list[Event]
) -> None:
    folder = tmp_path_factory.mktemp("table")
    wanted = [
        Event(seq, each.at_us, each.mono_us, each.hand, each.kind, each.actor, each.body)
        for seq, each in enumerate(some, start=1)
    ]
    with Journal.open(folder, DAY) as journal:
        for each in wanted:
            journal.append(each)
    with Journal.open(folder) as journal:
        assert list(journal.events()) == wanted


def test_history_marks_what_was_undone(tmp_path: Path) -> None:
    with Journal.open(tmp_path, DAY) as journal:
        play(journal, 2)
        journal.append(Event(3, 0, 0, 1, "Undo", "dealer:17", '{"v":1,"entry":{"type":"Undo","of":2}}'))
    with second_tool(journal.path) as tool:
        assert tool.execute("SELECT seq, kind, undone_by FROM v_history").fetchall() == [
            (1, "Wager", None),
            (2, "Wager", 3),
            (3, "Undo", None),
        ]


def test_history_takes_a_body_that_is_not_json(tmp_path: Path) -> None:
    with Journal.open(tmp_path, DAY) as journal:
        journal.append(Event(1, 0, 0, 1, "Undo", "dealer:17", "not json"))
    with second_tool(journal.path) as tool:
        assert tool.execute("SELECT seq, at, body FROM v_history").fetchall() == [
            (1, "1970-01-01 00:00:00", "not json")
        ]


@pytest.mark.parametrize("released", sorted(DATA.glob("schema-*.db")), ids=lambda path: path.stem)
def test_a_file_of_every_released_version_is_read_and_goes_on_twice(tmp_path: Path, released: Path) -> None:
    (tmp_path / "journal").mkdir()
    shutil.copyfile(released, tmp_path / "journal" / f"{DAY}.db")
    with Journal.open(tmp_path) as journal:
        play(journal, 1)
    with closing(Journal.open(tmp_path)) as journal:
        play(journal, 1)
        kept, head = list(journal.events()), bytes(32)
        for each in kept:
            head = bytes.fromhex(by_hand(each, head))
        assert kept == [event(seq) for seq in range(1, 8)]
        assert journal.verify().head.hash == head
