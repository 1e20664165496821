import sqlite3
from pathlib import Path

import pytest
from sqlite_utils import Database

from dealer_assist.journal import Journal
from dealer_assist.journal.schema import GUARDS
from tests.journal.builders import DAY, NEXT_DAY, event, play, played, second_tool

PREV = "(SELECT hash FROM event ORDER BY seq DESC LIMIT 1)"
SAME = "at_us, mono_us, hand, kind, actor, body"

recursive = pytest.mark.parametrize("recursive", ["ON", "OFF"])


@recursive
@pytest.mark.parametrize(
    "statement",
    [
        pytest.param("UPDATE event SET body = '{}' WHERE seq = 2", id="change"),
        pytest.param("UPDATE event SET seq = 9 WHERE seq = 3", id="renumber"),
        pytest.param("DELETE FROM event WHERE seq = 3", id="remove the last"),
        pytest.param("DELETE FROM event", id="remove all"),
        pytest.param(f"REPLACE INTO event SELECT seq, {SAME}, prev, hash FROM event WHERE seq = 2", id="replace"),
        pytest.param(f"REPLACE INTO event SELECT 3, {SAME}, {PREV}, hash FROM event WHERE seq = 3", id="replace last"),
        pytest.param(f"INSERT INTO event SELECT 5, {SAME}, {PREV}, hash FROM event WHERE seq = 3", id="gap"),
        pytest.param(f"INSERT INTO event SELECT NULL, {SAME}, {PREV}, hash FROM event WHERE seq = 3", id="no number"),
        pytest.param(
            f"INSERT INTO event SELECT 0, {SAME}, {PREV}, hash FROM event WHERE seq = 3", id="before the first"
        ),
        pytest.param(f"INSERT INTO event SELECT 4, {SAME}, prev, hash FROM event WHERE seq = 3", id="wrong prev"),
        pytest.param(
            f"INSERT INTO event SELECT 4, {SAME}, zeroblob(32), hash FROM event WHERE seq = 3", id="zero prev"
        ),
        pytest.param(
            "INSERT INTO event VALUES (3, 0, 0, 1, 'Fold', 'floor:3', '{}', zeroblob(32), zeroblob(32))"
            " ON CONFLICT(seq) DO UPDATE SET body = excluded.body",
            id="upsert",
        ),
    ],
)
def test_a_second_tool_cannot_break_the_record(tmp_path: Path, recursive: str, statement: str) -> None:
    path = played(tmp_path, 3)
    with second_tool(path) as tool:
        tool.execute(f"PRAGMA recursive_triggers = {recursive}")
        before = tool.execute("SELECT * FROM event").fetchall()
        with pytest.raises(sqlite3.IntegrityError, match="journal: an event"):
            tool.execute(statement)
        assert tool.execute("SELECT * FROM event").fetchall() == before


@recursive
@pytest.mark.parametrize(
    ("seq", "prev"),
    [pytest.param(5, PREV, id="gap"), pytest.param(1, "zeroblob(32)", id="from one"), pytest.param(4, "zeroblob(32)")],
)
def test_the_first_event_of_a_day_must_follow_the_day_before(
    tmp_path: Path, recursive: str, seq: int, prev: str
) -> None:
    yesterday = played(tmp_path, 3)
    today = played(tmp_path, 0, NEXT_DAY)
    with second_tool(today) as tool:
        tool.execute(f"PRAGMA recursive_triggers = {recursive}")
        tool.execute("ATTACH ? AS before", (str(yesterday),))
        prev = prev.replace("event", "before.event")
        with pytest.raises(sqlite3.IntegrityError, match="follows the last"):
            tool.execute(f"INSERT INTO main.event SELECT {seq}, {SAME}, {prev}, hash FROM before.event WHERE seq = 3")


@pytest.mark.parametrize(
    ("column", "value"), [("seq", "'four'"), ("at_us", "NULL"), ("hash", "x'00'"), ("prev", "'text'"), ("body", "NULL")]
)
def test_a_column_takes_nothing_but_its_kind(tmp_path: Path, column: str, value: str) -> None:
    columns = {"seq": "4", "at_us": "0", "mono_us": "0", "hand": "1", "kind": "'Fold'", "actor": "'floor:3'"}
    columns |= {"body": "'{}'", "prev": PREV, "hash": "zeroblob(32)"} | {column: value}
    with second_tool(played(tmp_path, 3)) as tool, pytest.raises(sqlite3.IntegrityError):
        tool.execute(f"INSERT INTO event({', '.join(columns)}) VALUES ({', '.join(columns.values())})")


def test_guards_lost_by_rebuilding_the_table_are_put_back_and_reported(tmp_path: Path) -> None:
    path = played(tmp_path, 3)
    with second_tool(path) as tool:
        tool.execute("DROP VIEW v_history")  # some versions of sqlite-utils trip over it
        Database(tool).table("event").transform(column_order=["seq", "kind"])
        assert tool.execute("SELECT count(*) FROM sqlite_master WHERE type = 'trigger'").fetchone() == (0,)
    with Journal.open(tmp_path) as journal:
        assert journal.restored_guards == tuple(GUARDS)
        play(journal, 1)
    with second_tool(path) as tool, pytest.raises(sqlite3.IntegrityError, match="never removed"):
        tool.execute("DELETE FROM event")


def test_a_guard_made_harmless_is_put_back(tmp_path: Path) -> None:
    path = played(tmp_path, 3)
    name = "event_is_never_changed"
    with second_tool(path) as tool:
        tool.execute(f"DROP TRIGGER {name}")
        tool.execute(f"CREATE TRIGGER {name} BEFORE UPDATE ON event WHEN 0 BEGIN SELECT RAISE(ABORT, 'no'); END")
    with Journal.open(tmp_path) as journal:
        assert journal.restored_guards == (name,)
    with second_tool(path) as tool, pytest.raises(sqlite3.IntegrityError, match="never changed"):
        tool.execute("UPDATE event SET hand = 7")


def test_a_file_with_its_guards_reports_none_restored(tmp_path: Path) -> None:
    played(tmp_path, 1)
    with Journal.open(tmp_path, DAY) as journal:
        assert journal.restored_guards == ()
        journal.append(event(2))
