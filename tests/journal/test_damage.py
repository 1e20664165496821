"""What somebody or something did to the files, and what opening makes of it."""

import os
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from dealer_assist.journal import Journal
from dealer_assist.journal.errors import Damaged, FileGone, Foreign, NewerSchema, NotOurs
from tests.journal.builders import DAY, NEXT_DAY, event, numbers, play, played, second_tool, without_guards


def change(path: Path, statement: str) -> bytes:
    """Let somebody change a closed journal; returns the bytes he left."""
    with second_tool(path) as tool:
        without_guards(tool)
        tool.execute(statement)
        tool.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.read_bytes()


def page_of(path: Path, text: str) -> int:
    """Where the 4,096-byte page with that text begins."""
    return path.read_bytes().index(text.encode()) // 4096 * 4096


def overwrite(path: Path, at: int, data: bytes) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(data)


def refused_as_damaged(folder: Path, day: str | None = None) -> Damaged:
    with pytest.raises(Damaged) as caught:
        Journal.open(folder, day)
    return caught.value


@pytest.mark.parametrize(
    ("statement", "first_bad"),
    [
        pytest.param("UPDATE event SET body = replace(body, '400', '401') WHERE seq = 4", 4, id="one digit"),
        pytest.param("UPDATE event SET actor = 'floor:3' WHERE seq = 1", 1, id="who did it"),
        pytest.param("UPDATE event SET at_us = at_us + 1 WHERE seq = 6", 6, id="when, in the last event"),
        pytest.param("UPDATE event SET hand = NULL WHERE seq = 3", 3, id="which hand"),
        pytest.param("DELETE FROM event WHERE seq = 3", 3, id="one removed"),
        pytest.param("DELETE FROM event WHERE seq < 3", 1, id="the first two removed"),
        pytest.param("UPDATE event SET prev = zeroblob(32) WHERE seq = 5", 5, id="unlinked"),
        pytest.param("UPDATE event SET hash = zeroblob(32) WHERE seq = 5", 5, id="another hash"),
        pytest.param("UPDATE event SET seq = 9 WHERE seq = 6", 6, id="renumbered"),
        pytest.param("UPDATE meta SET value = '2' WHERE key = 'opening_seq'", 3, id="another opening"),
        pytest.param("DELETE FROM meta WHERE key = 'opening_hash'", 7, id="opening removed"),
    ],
)
def test_a_changed_file_is_moved_aside_and_the_first_bad_event_named(
    tmp_path: Path, statement: str, first_bad: int
) -> None:
    path = played(tmp_path, 6)
    found = change(path, statement)
    damaged = refused_as_damaged(tmp_path)
    assert damaged.first_bad_seq == first_bad
    assert damaged.moved_to is not None
    assert damaged.moved_to.name.startswith(f"{DAY}.db.damaged-")
    assert damaged.moved_to.read_bytes() == found


def test_opening_again_goes_on_after_the_last_good_event(tmp_path: Path) -> None:
    change(played(tmp_path, 6), "UPDATE event SET body = replace(body, '400', '401') WHERE seq = 4")
    refused_as_damaged(tmp_path)
    with Journal.open(tmp_path) as journal:
        assert numbers(journal) == [1, 2, 3]
        play(journal, 2)
        assert list(journal.events()) == [event(seq) for seq in range(1, 6)]
        assert journal.verify().whole


def test_a_message_says_what_is_lost_and_what_to_do(tmp_path: Path) -> None:
    change(played(tmp_path, 6), "UPDATE event SET body = replace(body, '400', '401') WHERE seq = 4")
    damaged = refused_as_damaged(tmp_path)
    assert "is damaged from event 4 on" in damaged.what
    assert damaged.what_now == "Call the floor. Opening again goes on after the last good event."


def test_a_day_damaged_twice_is_kept_twice(tmp_path: Path) -> None:
    path = played(tmp_path, 6)
    change(path, "UPDATE event SET body = '{}' WHERE seq = 5")
    first = refused_as_damaged(tmp_path)
    change(path, "UPDATE event SET body = '{}' WHERE seq = 2")
    second = refused_as_damaged(tmp_path)
    assert (first.first_bad_seq, second.first_bad_seq) == (5, 2)
    assert sorted(path.parent.glob("*.damaged-*Z")) == sorted(filter(None, [first.moved_to, second.moved_to]))


def test_damage_in_the_day_before_is_found_before_a_new_day_begins(tmp_path: Path) -> None:
    change(played(tmp_path, 6), "UPDATE event SET body = '{}' WHERE seq = 4")
    assert refused_as_damaged(tmp_path, NEXT_DAY).first_bad_seq == 4
    with Journal.open(tmp_path, NEXT_DAY) as journal:
        assert (journal.day, journal.first_seq) == (NEXT_DAY, 4)


def test_a_flipped_bit_in_a_page_names_the_first_event_of_it(tmp_path: Path) -> None:
    path = played(tmp_path, 200)
    overwrite(path, path.read_bytes().index(b'"to":10300}'), b'"to":10301}')
    assert refused_as_damaged(tmp_path).first_bad_seq == 103


def test_a_page_of_zeros_keeps_every_event_before_it(tmp_path: Path) -> None:
    path = played(tmp_path, 200)
    page = page_of(path, '"to":10300}')
    before = [seq for seq in range(1, 104) if page_of(path, f'"to":{seq}00}}') != page]
    overwrite(path, page, bytes(4096))
    last_good = max(before)
    assert refused_as_damaged(tmp_path).first_bad_seq == last_good + 1
    with Journal.open(tmp_path) as journal:
        assert numbers(journal) == list(range(1, last_good + 1))


def test_half_a_file_is_damaged_and_moved_aside_as_it_is(tmp_path: Path) -> None:
    path = played(tmp_path, 200)
    half = path.read_bytes()[: path.stat().st_size // 2]
    path.write_bytes(half)
    damaged = refused_as_damaged(tmp_path)
    assert damaged.moved_to is not None
    assert damaged.moved_to.read_bytes() == half


def as_killed(folder: Path) -> tuple[Path, Path]:
    """File and log of a program that was killed with four events in the file and three in the log."""
    with Journal.open(folder / "live", DAY) as journal:
        play(journal, 4)
        journal.hand_ended()
        play(journal, 3)
        shutil.copytree(folder / "live", folder / "as killed")
    path = folder / "as killed" / "journal" / f"{DAY}.db"
    return path, path.with_name(f"{DAY}.db-wal")


@pytest.mark.parametrize(
    ("struck", "kept"),
    [
        pytest.param(b"opening_hash000000", [1, 2, 3, 4, 5, 6, 7], id="where it says what it opened with"),
        pytest.param(b"CREATE TABLE event", [], id="where its tables are described"),
    ],
)
def test_damage_beside_a_log_moves_both_aside_byte_for_byte(tmp_path: Path, struck: bytes, kept: list[int]) -> None:
    path, log = as_killed(tmp_path)
    overwrite(path, path.read_bytes().index(struck), b"x" * len(struck))
    found, found_log = path.read_bytes(), log.read_bytes()
    moved_to = refused_as_damaged(tmp_path / "as killed", DAY).moved_to
    assert moved_to is not None
    assert moved_to.read_bytes() == found
    assert moved_to.with_name(f"{moved_to.name}-wal").read_bytes() == found_log
    with Journal.open(tmp_path / "as killed", DAY) as journal:
        assert numbers(journal) == kept


def test_an_empty_file_is_moved_aside_with_its_log(tmp_path: Path) -> None:
    path = played(tmp_path, 2)
    path.write_bytes(b"")
    path.with_name(f"{DAY}.db-wal").write_bytes(b"log")
    damaged = refused_as_damaged(tmp_path)
    assert damaged.moved_to is not None
    assert damaged.moved_to.with_name(f"{damaged.moved_to.name}-wal").read_bytes() == b"log"


def test_after_an_empty_file_the_next_opening_follows_the_day_before(tmp_path: Path) -> None:
    played(tmp_path, 3)
    played(tmp_path, 2, NEXT_DAY).write_bytes(b"")
    refused_as_damaged(tmp_path, NEXT_DAY)
    with Journal.open(tmp_path, NEXT_DAY) as journal:
        assert (journal.first_seq, journal.last_seq) == (4, 3)


# ------------------------------------------------------------------ files that are not ours


def put(folder: Path, data: bytes) -> Path:
    (folder / "journal").mkdir()
    path = folder / "journal" / f"{DAY}.db"
    path.write_bytes(data)
    return path


def of_another_program(folder: Path) -> bytes:
    with second_tool(folder / "other.db") as tool:
        tool.execute("PRAGMA journal_mode = WAL")
        tool.execute("CREATE TABLE customer(name)")
        tool.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return (folder / "other.db").read_bytes()


def test_a_database_of_another_program_is_refused_untouched(tmp_path: Path) -> None:
    data = of_another_program(tmp_path)
    path = put(tmp_path, data)
    with pytest.raises(NotOurs, match="is a database of another program; it was left untouched") as caught:
        Journal.open(tmp_path, DAY)
    assert (caught.value.reason, list(path.parent.iterdir())) == (Foreign.OTHER_PROGRAM, [path])
    assert path.read_bytes() == data


@pytest.mark.parametrize("data", [b"x", b"Dear diary,\n" * 400, bytes(8192), b"SQLite format 2\0" + bytes(84)])
def test_a_file_that_is_no_database_is_refused_untouched(tmp_path: Path, data: bytes) -> None:
    path = put(tmp_path, data)
    with pytest.raises(NotOurs, match="is not a database; it was left untouched"):
        Journal.open(tmp_path, DAY)
    assert path.read_bytes() == data
    assert list(path.parent.iterdir()) == [path]


def test_a_journal_of_another_day_is_refused(tmp_path: Path) -> None:
    path = played(tmp_path, 2)
    renamed = path.rename(path.with_name(f"{NEXT_DAY}.db"))
    before = renamed.read_bytes()
    with pytest.raises(NotOurs, match="another day"):
        Journal.open(tmp_path)
    assert renamed.read_bytes() == before


def test_a_symbolic_link_is_refused(tmp_path: Path) -> None:
    path = played(tmp_path, 2)
    moved = path.rename(tmp_path / "elsewhere.db")
    path.symlink_to(moved)
    with pytest.raises(NotOurs, match="is a link"):
        Journal.open(tmp_path)


def test_a_file_with_a_second_name_is_refused(tmp_path: Path) -> None:
    path = played(tmp_path, 2)
    os.link(path, tmp_path / "second name.db")
    with pytest.raises(NotOurs, match="is a link"):
        Journal.open(tmp_path)


def test_a_folder_with_a_days_name_is_refused(tmp_path: Path) -> None:
    (tmp_path / "journal" / f"{DAY}.db").mkdir(parents=True)
    with pytest.raises(NotOurs, match="is not a file"):
        Journal.open(tmp_path)


def test_a_file_of_a_newer_program_is_refused_untouched_and_names_the_version(tmp_path: Path) -> None:
    path = played(tmp_path, 2)
    data = change(path, "PRAGMA user_version = 7")
    with pytest.raises(NewerSchema) as caught:
        Journal.open(tmp_path)
    assert (caught.value.needs, path.read_bytes()) == (7, data)


# ------------------------------------------------------------------ files taken away while they are written


def test_a_file_removed_while_playing_is_written_anew_at_the_end_of_the_hand(tmp_path: Path) -> None:
    journal = Journal.open(tmp_path, DAY)
    play(journal, 3)
    journal.path.unlink()
    play(journal, 2)
    with pytest.raises(FileGone, match="removed or replaced"):
        journal.hand_ended()
    with Journal.open(tmp_path) as again:
        assert list(again.events()) == [event(seq) for seq in range(1, 6)]


@pytest.mark.parametrize("ends", [Journal.hand_ended, Journal.close], ids=["hand ended", "closing"])
def test_a_folder_removed_while_playing_is_made_and_written_anew(
    tmp_path: Path, ends: Callable[[Journal], object]
) -> None:
    journal = Journal.open(tmp_path, DAY)
    play(journal, 3)
    shutil.rmtree(tmp_path)
    play(journal, 2)
    with pytest.raises(FileGone):
        ends(journal)
    with Journal.open(tmp_path) as again:
        assert list(again.events()) == [event(seq) for seq in range(1, 6)]


def test_a_file_removed_before_closing_is_written_anew(tmp_path: Path) -> None:
    journal = Journal.open(tmp_path, DAY)
    play(journal, 3)
    journal.path.unlink()
    with pytest.raises(FileGone):
        journal.close()
    with Journal.open(tmp_path) as again:
        assert numbers(again) == [1, 2, 3]


def test_a_file_put_in_our_place_is_kept_aside(tmp_path: Path) -> None:
    journal = Journal.open(tmp_path, DAY)
    play(journal, 3)
    (tmp_path / "impostor").write_bytes(b"not the journal")
    (tmp_path / "impostor").replace(journal.path)
    with pytest.raises(FileGone) as caught:
        journal.hand_ended()
    assert caught.value.moved_to is not None
    assert caught.value.moved_to.read_bytes() == b"not the journal"
    with Journal.open(tmp_path) as again:
        assert numbers(again) == [1, 2, 3]


def test_a_log_removed_while_playing_stops_before_the_next_hand(tmp_path: Path) -> None:
    journal = Journal.open(tmp_path, DAY)
    play(journal, 3)
    journal.path.with_name(f"{DAY}.db-wal").unlink()
    with pytest.raises(FileGone, match="wal was removed"):
        journal.hand_ended()
    with Journal.open(tmp_path) as again:
        assert numbers(again) == [1, 2, 3]


def test_a_log_whose_file_is_gone_is_kept_aside_and_said(tmp_path: Path) -> None:
    path, log = as_killed(tmp_path)
    found = log.read_bytes()
    path.unlink()
    with pytest.raises(FileGone) as caught:
        Journal.open(tmp_path / "as killed", DAY)
    assert caught.value.moved_to is not None
    assert caught.value.moved_to.read_bytes() == found
    with Journal.open(tmp_path / "as killed", DAY) as journal:
        assert journal.last_seq == 0


# ------------------------------------------------------------------ kills while files are made or made anew


def test_a_half_made_day_is_made_again(tmp_path: Path) -> None:
    played(tmp_path, 3)
    (tmp_path / "journal" / f"{NEXT_DAY}.db.new").write_bytes(b"SQLite format 3\0 and no more")
    with Journal.open(tmp_path, NEXT_DAY) as journal:
        assert journal.first_seq == 4
    assert [path.name for path in sorted((tmp_path / "journal").iterdir())] == [f"{DAY}.db", f"{NEXT_DAY}.db"]


def test_killed_before_the_damaged_file_was_moved_it_is_found_again(tmp_path: Path) -> None:
    path = played(tmp_path, 6)
    change(path, "UPDATE event SET body = '{}' WHERE seq = 4")
    path.with_name(f"{DAY}.db.rebuilt").write_bytes(b"half written")
    assert refused_as_damaged(tmp_path).first_bad_seq == 4
    with Journal.open(tmp_path) as journal:
        assert numbers(journal) == [1, 2, 3]


def test_killed_after_the_damaged_file_was_moved_the_new_one_takes_its_place(tmp_path: Path) -> None:
    path = played(tmp_path, 3)
    path.rename(path.with_name(f"{DAY}.db.rebuilt"))
    path.with_name(f"{DAY}.db-wal").write_bytes(b"log of the damaged one")
    with Journal.open(tmp_path) as journal:
        assert numbers(journal) == [1, 2, 3]
    (log,) = path.parent.glob("*damaged*")
    assert log.read_bytes() == b"log of the damaged one"


def test_the_second_tool_of_these_tests_does_find_the_events(tmp_path: Path) -> None:
    with second_tool(played(tmp_path, 6)) as tool:
        assert tool.execute("SELECT count(*) FROM event WHERE body LIKE '%400}%'").fetchone() == (1,)
        with pytest.raises(sqlite3.IntegrityError):
            tool.execute("DELETE FROM event")
