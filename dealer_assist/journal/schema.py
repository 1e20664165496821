"""The tables of a day's file, in plain SQL, and the guards that let nobody change what was recorded.

Decides what columns there are and what the database itself refuses: changing, removing, replacing an event,
leaving a number out, breaking the chain. A later version is a new numbered step; only new day files get it, and
the file of every released version stays in the tests.
"""

import functools
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sqlite_utils import Database, Migrations

APPLICATION_ID = 0x4465614A
"""Bytes 68 to 71 of the file: `DeaJ`. Tells our journal from any other SQLite database."""

SCHEMA_VERSION = 1
"""Bytes 60 to 63 of the file: the last step of `migrations` that made it."""

EVENT_TABLE = """
CREATE TABLE event(
  seq     INTEGER PRIMARY KEY,                       -- 1, 2, 3, ... at this table, across days, no gap
  at_us   INTEGER NOT NULL,                          -- wall clock, UTC microseconds since 1970
  mono_us INTEGER NOT NULL,                          -- clock that never runs back, microseconds
  hand    INTEGER,                                   -- number of the hand, NULL between hands
  kind    TEXT NOT NULL,                             -- tag of the entry, or day.open, session.start, ...
  actor   TEXT NOT NULL,                             -- dealer:17, floor:3, manager:1, system, device:muck-reader
  body    TEXT NOT NULL,                             -- JSON as it was written, never re-encoded
  prev    BLOB NOT NULL CHECK(length(prev) = 32),    -- hash of the event before
  hash    BLOB NOT NULL CHECK(length(hash) = 32)     -- hash of prev and the seven fields above
) STRICT
"""

META_TABLE = """
CREATE TABLE meta(
  key   TEXT PRIMARY KEY,   -- day, opening_seq, opening_hash
  value TEXT NOT NULL       -- 2026-11-30; last event before this day; its hash in hex
) STRICT
"""

HISTORY_VIEW = """
SELECT e.seq, strftime('%Y-%m-%d %H:%M:%S', e.at_us / 1000000, 'unixepoch') AS at, e.hand, e.kind, e.actor,
       min(later.seq) AS undone_by, e.body
FROM event AS e
LEFT JOIN (SELECT seq, CASE WHEN json_valid(body) THEN json_extract(body, '$.entry.of') END AS of
           FROM event WHERE kind IN ('Undo', 'Amend')) AS later ON later.of = e.seq
GROUP BY e.seq
ORDER BY e.seq
"""
"""Everything that happened, in order; `undone_by` names the event that took a line back or put another in its place.

For people with an SQLite tool and a copy of the file. The program itself does not read it: with `trusted_schema`
off, SQLite 3.40 refuses JSON functions in a view.
"""

# Without the insert guard `INSERT OR REPLACE` would get past the delete guard wherever recursive triggers are off.
# hex() and not unhex(): the latter came with SQLite 3.41, Debian 12 has 3.40.
GUARDS = {
    "event_is_never_changed": """CREATE TRIGGER event_is_never_changed BEFORE UPDATE ON event BEGIN
  SELECT RAISE(ABORT, 'journal: an event is never changed');
END""",
    "event_is_never_removed": """CREATE TRIGGER event_is_never_removed BEFORE DELETE ON event BEGIN
  SELECT RAISE(ABORT, 'journal: an event is never removed');
END""",
    "event_follows_the_last": """CREATE TRIGGER event_follows_the_last BEFORE INSERT ON event
WHEN NEW.seq IS NOT 1 + coalesce((SELECT max(seq) FROM event),
                                 (SELECT CAST(value AS INTEGER) FROM meta WHERE key = 'opening_seq'))
  OR lower(hex(NEW.prev)) IS NOT coalesce((SELECT lower(hex(hash)) FROM event ORDER BY seq DESC LIMIT 1),
                                          (SELECT value FROM meta WHERE key = 'opening_hash'))
BEGIN
  SELECT RAISE(ABORT, 'journal: an event follows the last one');
END""",
}


@functools.cache
def migrations() -> "Migrations":
    """The numbered steps that make a day's file. To add one, never change one that was released."""
    from sqlite_utils import Migrations  # 60 ms, and the first frame of the app must not wait for it

    steps = Migrations("journal")

    @steps(name="0001_events_guards_history")
    def events_guards_history(db: "Database") -> None:
        db.execute(EVENT_TABLE)
        db.execute(META_TABLE)
        for guard in GUARDS.values():
            db.execute(guard)
        db.create_view("v_history", HISTORY_VIEW)
        db.execute(f"PRAGMA application_id = {APPLICATION_ID}")
        db.execute("PRAGMA user_version = 1")

    return steps


def missing_guards(db: "Database") -> tuple[str, ...]:
    """Names of the guards that are not in the file word for word.

    A table that is rebuilt by `transform` silently loses its triggers, so they are looked at at every opening.
    """
    # As bytes: a flipped bit in a guard's text must not keep us from reading, and so from mending, it.
    rows = db.execute("SELECT CAST(sql AS BLOB) FROM sqlite_master WHERE type = 'trigger'").fetchall()
    held = {bytes(text).decode(errors="replace") for (text,) in rows}
    return tuple(name for name, text in GUARDS.items() if text not in held)


def restore_guards(db: "Database") -> tuple[str, ...]:
    """Put missing guards back; returns their names, for the desk to record as a storage warning."""
    missing = missing_guards(db)
    if missing:
        with db.atomic():
            for name in missing:
                db.execute(f"DROP TRIGGER IF EXISTS {name}")
                db.execute(GUARDS[name])
    return missing
