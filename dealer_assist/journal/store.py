"""The journal of a table: an event appended is on disk before anything on the screen looks accepted.

Decides when an event counts as kept (when `append` returns, never before) and that order comes from its number.
Requirements R-01 and R-05 of the reliability list. Whoever owns a journal uses it from the one thread that opened it.
"""

from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Self

from dealer_assist.journal import errors, reading
from dealer_assist.journal.chain import linked
from dealer_assist.journal.dayfile import INSERT, OpenDay, open_journal_day, values_of, write_anew
from dealer_assist.journal.event import Event
from dealer_assist.journal.place import Space, TableLock, identity_of, prepared_folder, space_of
from dealer_assist.journal.report import Report
from dealer_assist.journal.sqlite import storage_errors
from dealer_assist.journal.verify import inspect

if TYPE_CHECKING:
    from sqlite_utils import Database


class Journal:
    """One gaming day's file, open for appending; the table's folder is ours until `close`."""

    def __init__(self, lock: TableLock, opened: OpenDay) -> None:
        """Use `Journal.open`."""
        self._lock = lock
        self._day = opened
        self._head = opened.head
        self._files = tuple((path, identity_of(path)) for path in (opened.path, _log_of(opened.path)))
        self._closed = False

    @classmethod
    def open(cls, folder: Path, day: str | None = None) -> Self:
        """Open the journal in a table's folder and go on after its last event, over every kill and power cut.

        `day` is the gaming day, `2026-11-30`; None goes on with the newest. The first event of a new day follows the
        last of the day before. A day older than the newest goes on in the newest.

        Raises `AlreadyRunning` at once, `InUse`, `NetworkFolder`, `ReadOnly`, `DiskFull`, `NotOurs`, `NewerSchema`,
        `StorageFailed`; `Damaged` or `FileGone` after putting the file aside: opening again then goes on with all
        that is good.
        """
        folder = prepared_folder(folder)
        lock = TableLock(folder)
        try:
            return cls(lock, open_journal_day(folder / "journal", day))
        except BaseException:
            lock.release()
            raise

    @property
    def day(self) -> str:
        """The gaming day of the open file, `2026-11-30`."""
        return self._day.day

    @property
    def path(self) -> Path:
        """The open file."""
        return self._day.path

    @property
    def first_seq(self) -> int:
        """Number of this day's first event, there already or not."""
        return self._day.opening.seq + 1

    @property
    def last_seq(self) -> int:
        """Number of the last event on disk at this table; 0 before the first."""
        return self._head.seq

    @property
    def restored_guards(self) -> tuple[str, ...]:
        """Guards that had vanished from the file and were put back at opening: worth a storage warning."""
        return self._day.restored_guards

    def append(self, event: Event) -> None:
        """Keep an event. When this returns it is on disk; when it raises, it is not and the next append may try again.

        Raises `DiskFull`, `ReadOnly`, `StorageFailed`; `OutOfOrder` and other `BrokenUse` for a bug.
        """
        db = self._connection()
        link = linked(event, self._head)
        with storage_errors(self.path), db.atomic():
            db.execute(INSERT, values_of(link))
        self._head = link.head

    def events(self, from_seq: int = 1) -> Iterator[Event]:
        """The day's events from that number on, in order, as they were written. Earlier days are in their files."""
        db = self._connection()
        with storage_errors(self.path):
            yield from reading.events_from(db, from_seq)

    def verify(self) -> Report:
        """Walk the whole chain of the day again."""
        db = self._connection()
        with storage_errors(self.path):
            return inspect(db)

    def hand_ended(self) -> Space:
        """Move the hand from the log into the file, look that the file is still in its place, measure the room left.

        Raises `FileGone` if somebody removed or replaced it: all its events were written anew and this journal is
        closed; `DiskFull` if there is no room to move the hand (it stays safe in the log).
        """
        db = self._connection()
        with storage_errors(self.path):
            busy = db.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        if busy:
            raise errors.StorageFailed(self.path, "the log could not be moved into the file")
        self._require_in_place(db)
        return space_of(self.path.parent)

    def close(self) -> None:
        """Let go of file and folder. May be called twice. Raises `FileGone` like `hand_ended`."""
        if not self._closed:
            self._require_in_place(self._day.db)
            self._let_go()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def _connection(self) -> "Database":
        if self._closed:
            raise errors.Closed
        return self._day.db

    def _require_in_place(self, db: "Database") -> None:
        gone = [path for path, identity in self._files if identity_of(path) != identity]
        if not gone:
            return
        # A file without a name still takes writes, and would vanish with every event in it when we close it.
        moved_to = write_anew(db, self.path, self._day.opening) if self.path in gone else None
        self._let_go()
        raise errors.FileGone(gone[0], moved_to)

    def _let_go(self) -> None:
        self._closed = True
        with storage_errors(self.path):
            self._day.db.close()
        self._lock.release()


def _log_of(path: Path) -> Path:
    return path.with_name(f"{path.name}-wal")
