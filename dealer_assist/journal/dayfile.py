"""One gaming day, one file: found, made, checked, and put aside when it is damaged.

Decides which file goes on, that a day opens with the last hash of the day before, and that nothing damaged or
foreign is ever deleted: ours is moved aside and written anew up to its last good event, anything else is refused.
"""

import os
import re
import stat
from collections.abc import Iterable, Iterator
from datetime import UTC, date, datetime
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from dealer_assist.journal import errors, reading, schema
from dealer_assist.journal.chain import GENESIS, Head, Link
from dealer_assist.journal.place import sync_folder
from dealer_assist.journal.sqlite import attached, connect, settle, storage_errors

if TYPE_CHECKING:
    from sqlite_utils import Database

INSERT = (
    "INSERT INTO event(seq, at_us, mono_us, hand, kind, actor, body, prev, hash) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)"
)
"""The one statement that writes an event: a fixed list of columns is ten times faster than `table.insert`."""

_NAME = re.compile(r"(\d{4}-\d{2}-\d{2})\.db")
_MAGIC = b"SQLite format 3\0"
_BESIDE = ("", "-wal", "-shm", "-journal")  # what SQLite keeps beside a file


class OpenDay(msgspec.Struct, frozen=True):
    """A day's file, checked from end to end and open for writing."""

    db: "Database"
    """The only connection to it."""
    path: Path
    """Where it is, absolute."""
    opening: Head
    """The last event before this day."""
    head: Head
    """The last event in it, or `opening` if there is none yet."""
    restored_guards: tuple[str, ...]
    """Guards that had vanished from the file and were put back."""

    @property
    def day(self) -> str:
        """The gaming day, `2026-11-30`."""
        return self.path.stem


def values_of(link: Link) -> tuple[object, ...]:
    """What `INSERT` takes."""
    event = link.event
    return (
        *(event.seq, event.at_us, event.mono_us, event.hand, event.kind, event.actor, event.body),
        *(link.prev, link.hash),
    )


def open_journal_day(folder: Path, day: str | None) -> OpenDay:
    """The file that goes on: that day's, or the newest for None (today's, by the calendar, if there is none).

    A day older than the newest goes on in the newest: a clock set back must neither stop the table nor open a day
    that is over. Raises `StorageTrouble`, `NotADay`.
    """
    if day is not None:
        _require_day(day)
    with storage_errors(folder):
        _finish_interrupted(folder)
    newest = newest_day(folder)
    wanted = day or newest or date.today().isoformat()
    if newest is None:
        _make(folder / f"{wanted}.db", GENESIS)
    elif wanted > newest:
        before = open_day(folder / f"{newest}.db")
        before.db.close()
        _make(folder / f"{wanted}.db", before.head)
    else:
        wanted = newest
    return open_day(folder / f"{wanted}.db")


def newest_day(folder: Path) -> str | None:
    """The last gaming day that has a file in the folder."""
    with storage_errors(folder):
        return max((found[1] for found in map(_NAME.fullmatch, os.listdir(folder)) if found), default=None)


def open_day(path: Path) -> OpenDay:
    """Open one existing file and check it: ours, whole, chained, guarded.

    Raises `NotOurs` and `NewerSchema` with the file untouched; `Damaged` after moving it aside and writing its good
    events into a new file, so that opening again goes on after the last of them.
    """
    recognise(path)
    db = attached(path)
    try:
        return _checked_or_aside(db, path)
    except BaseException:
        db.close()
        raise


def recognise(path: Path) -> None:
    """Tell from the first hundred bytes whether a file is a journal of ours, without letting SQLite touch it.

    Raises `NotOurs`, `NewerSchema`, `ReadOnly`; `Damaged` for an empty file, which a journal never is.
    """
    with storage_errors(path):
        found = path.lstat()
    if stat.S_ISLNK(found.st_mode) or (stat.S_ISREG(found.st_mode) and found.st_nlink > 1):
        raise errors.NotOurs(path, errors.Foreign.LINK)
    if not stat.S_ISREG(found.st_mode):
        raise errors.NotOurs(path, errors.Foreign.NOT_A_FILE)
    with storage_errors(path), path.open("r+b") as file:
        header = file.read(100)
    # SQLite would throw the log of an empty file away, and the events in it.
    if not header:
        raise errors.Damaged(path, first_bad_seq=None, moved_to=set_aside(path))
    if header[:16] != _MAGIC:
        raise errors.NotOurs(path, errors.Foreign.NOT_A_DATABASE)
    if int.from_bytes(header[68:72], "big") != schema.APPLICATION_ID:
        raise errors.NotOurs(path, errors.Foreign.OTHER_PROGRAM)
    if (needs := int.from_bytes(header[60:64], "big")) > schema.SCHEMA_VERSION:
        raise errors.NewerSchema(path, needs)


def write_anew(db: "Database", path: Path, opening: Head) -> Path | None:
    """Put whatever has that name aside, and the good events of `db` in a new file there; `db` is closed.

    Returns the new name of what was put aside. If the disk has no room for the new file, nothing was moved.
    """
    rebuilt = path.with_name(f"{path.name}.rebuilt")
    with storage_errors(path):
        # somebody may have removed the whole folder
        path.parent.mkdir(parents=True, exist_ok=True)
    _write(rebuilt, path.stem, opening, reading.good_links(db, opening))
    # SQLite leaves a file that has moved as it is when it closes it, so what is put aside stays as it was found.
    moved_to = set_aside(path)
    db.close()
    _give_name(rebuilt, path)
    return moved_to


def set_aside(path: Path) -> Path | None:
    """Rename a damaged file, with its log, to `...damaged-TIME`; returns the new name, None if there was nothing."""
    target = f"{path.name}.damaged-{datetime.now(UTC):%Y%m%dT%H%M%S.%fZ}"
    moved = []
    with storage_errors(path):
        for beside in _BESIDE:
            source = path.with_name(path.name + beside)
            if source.exists() or source.is_symlink():
                moved.append(source.rename(path.with_name(target + beside)))
    sync_folder(path.parent)
    return moved[0] if moved else None


def _checked_or_aside(db: "Database", path: Path) -> OpenDay:
    try:
        settle(db, path)
        return _checked(db, path)
    except errors.Damaged as damaged:
        if damaged.moved_to is not None:
            raise
        # So badly damaged that no event can be read.
        raise errors.Damaged(path, first_bad_seq=None, moved_to=set_aside(path)) from damaged


def _checked(db: "Database", path: Path) -> OpenDay:
    with storage_errors(path):
        wrong = reading.quick_check(db)
        said = reading.opening_of(db)
        opening = said or _head_before(path)
        walked = reading.walk(db, opening)
        if wrong or said is None or walked.fault:
            raise errors.Damaged(path, walked.head.seq + 1, write_anew(db, path, opening))
        if reading.day_of(db) != path.stem:
            raise errors.NotOurs(path, errors.Foreign.OTHER_DAY)
        restored = schema.restore_guards(db)
    return OpenDay(db=db, path=path, opening=opening, head=walked.head, restored_guards=restored)


def _head_before(path: Path) -> Head:
    """The last event of the day before that file, for a file that cannot say itself what it opened with."""
    names = (path.with_name(name) for name in sorted(os.listdir(path.parent)) if _NAME.fullmatch(name))
    earlier = [each for each in names if each.name < path.name]
    if not earlier:
        return GENESIS
    before = open_day(earlier[-1])
    before.db.close()
    return before.head


def _make(path: Path, opening: Head) -> None:
    """A new day's file: written whole under another name first, so that no half-made one ever bears a day's name."""
    new = path.with_name(f"{path.name}.new")
    _write(new, path.stem, opening, ())
    _give_name(new, path)


def _write(target: Path, day: str, opening: Head, links: Iterable[Link]) -> None:
    _discard(target)
    with storage_errors(target):
        target.touch(mode=0o600)
        db = connect(target)
        try:
            schema.migrations().apply(db)
            with db.atomic():
                db.table("meta").insert_all(_meta(day, opening))
                for link in links:
                    db.execute(INSERT, values_of(link))
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        finally:
            db.close()


def _meta(day: str, opening: Head) -> Iterator[dict[str, str]]:
    yield {"key": "day", "value": day}
    yield {"key": "opening_seq", "value": str(opening.seq)}
    yield {"key": "opening_hash", "value": opening.hash.hex()}


def _give_name(source: Path, path: Path) -> None:
    with storage_errors(path):
        source.replace(path)
    sync_folder(path.parent)


def _finish_interrupted(folder: Path) -> None:
    """Bring to an end what a kill in the middle of making or re-making a file left behind."""
    names = sorted(os.listdir(folder))
    for half_made in (folder / name for name in names if name.endswith(".db.new")):
        _discard(half_made)
    for rebuilt in (folder / name for name in names if name.endswith(".db.rebuilt")):
        _finish_rebuilt(rebuilt)
    for path in (folder / name.removesuffix("-wal") for name in names if name.endswith(".db-wal")):
        # Beside a new file of that name SQLite would play a log back that belongs to another one.
        if _NAME.fullmatch(path.name) and path.name + "-wal" in os.listdir(folder) and not path.exists():
            raise errors.FileGone(path, moved_to=set_aside(path))


def _finish_rebuilt(rebuilt: Path) -> None:
    path = rebuilt.with_suffix("")
    if path.exists():  # the damaged file is still in its place and will be found again
        _discard(rebuilt)
    else:
        set_aside(path)
        _give_name(rebuilt, path)


def _discard(path: Path) -> None:
    """Delete a file of our own making that nobody was ever told about."""
    for beside in _BESIDE:
        path.with_name(path.name + beside).unlink(missing_ok=True)


def _require_day(day: str) -> None:
    try:
        written = date.fromisoformat(day).isoformat()
    except ValueError:
        raise errors.NotADay(day) from None
    if written != day:
        raise errors.NotADay(day)
