"""Events, journals and a second tool for the tests of this room."""

import hashlib
import sqlite3
import struct
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from hypothesis import strategies as st

from dealer_assist.journal import AnyJournal, Event, Journal

DAY = "2026-11-30"
NEXT_DAY = "2026-12-01"

WORDS = st.text(st.characters(exclude_categories=["Cs"]), max_size=20)
NUMBERS = st.integers(-(2**63) + 1, 2**63 - 1)
EVENTS = st.builds(
    Event,
    seq=st.just(1),
    at_us=NUMBERS,
    mono_us=NUMBERS,
    hand=st.none() | NUMBERS,
    kind=WORDS,
    actor=WORDS,
    body=WORDS,
)


def event(seq: int, body: str = "") -> Event:
    """The event this number always gets in these tests."""
    text = body or f'{{"v":1,"entry":{{"type":"Wager","to":{seq * 100}}}}}'
    return Event(seq, 1_796_000_000_000_000 + seq, seq * 1000, seq // 10 + 1, "Wager", "dealer:17", text)


def play(journal: AnyJournal, count: int) -> None:
    for seq in range(journal.last_seq + 1, journal.last_seq + count + 1):
        journal.append(event(seq))


def numbers(journal: AnyJournal) -> list[int]:
    return [kept.seq for kept in journal.events()]


def played(folder: Path, count: int, day: str = DAY) -> Path:
    """A closed journal with that many events; returns its file."""
    with Journal.open(folder, day) as journal:
        play(journal, count)
        return journal.path


@contextmanager
def second_tool(path: Path) -> Iterator[sqlite3.Connection]:
    """Somebody else's SQLite, with nothing of ours set."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        yield connection


def without_guards(connection: sqlite3.Connection) -> None:
    for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'").fetchall():
        connection.execute(f"DROP TRIGGER {name}")


def by_hand(event: Event, prev: bytes) -> str:
    """The hash as the storage document words it, written a second time."""
    hand = "" if event.hand is None else f"{event.hand:d}"
    fields = [f"{event.seq:d}", f"{event.at_us:d}", f"{event.mono_us:d}", hand, event.kind, event.actor, event.body]
    return hashlib.sha256(
        prev + b"".join(struct.pack(">I", len(field.encode("utf-8"))) + field.encode("utf-8") for field in fields)
    ).hexdigest()
