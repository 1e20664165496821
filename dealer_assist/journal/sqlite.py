"""How a journal file is opened so that an event shown as accepted is on disk.

Decides the settings of SQLite, checks that it took them, and turns its errors into ours. The module is the one
sqlite-utils uses (pysqlite3 where that is installed, else the standard library), so that its exceptions are ours too.
"""

import errno
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import msgspec

from dealer_assist.journal import errors

if TYPE_CHECKING:
    from sqlite_utils import Database

BUSY_SECONDS = 0.25
"""How long to wait for another tool that has the file open, seconds; then the person is told."""

# Result codes of SQLite; the low byte is the family.
_GENERIC, _CORRUPT, _NOT_A_DATABASE, _CONSTRAINT = 1, 11, 26, 19
_IO_ERROR, _SHORT_READ, _WRITE_FAILED, _MOVED = 10, 522, 778, 1032
_BY_FAMILY: dict[int, Callable[[Path], errors.StorageTrouble]] = {
    3: errors.ReadOnly,  # SQLITE_PERM
    5: errors.InUse,  # SQLITE_BUSY
    6: errors.InUse,  # SQLITE_LOCKED
    8: errors.ReadOnly,  # SQLITE_READONLY
    13: errors.DiskFull,  # SQLITE_FULL
}
_BY_ERRNO: dict[int, Callable[[Path], errors.StorageTrouble]] = {
    errno.ENOSPC: errors.DiskFull,
    errno.EDQUOT: errors.DiskFull,
    errno.EFBIG: errors.DiskFull,
    errno.EACCES: errors.ReadOnly,
    errno.EPERM: errors.ReadOnly,
    errno.EROFS: errors.ReadOnly,
}


class Setting(msgspec.Struct, frozen=True):
    """One PRAGMA and the answer that shows it holds."""

    name: str
    """Name of the PRAGMA."""
    value: str
    """What it is set to."""
    answer: str
    """What SQLite must read back."""


SETTINGS = (
    # First, before the write-ahead log is touched: no shared memory and no second connection, so the bug by which
    # SQLite before 3.51.3 can lose a log reset by two connections at once cannot occur.
    Setting("locking_mode", "EXCLUSIVE", "exclusive"),
    Setting("journal_mode", "WAL", "wal"),
    # NORMAL lost acknowledged events in three of four simulated power cuts.
    Setting("synchronous", "FULL", "2"),
    # Checkpoints happen at the end of a hand, never in the middle of one.
    Setting("wal_autocheckpoint", "0", "0"),
    Setting("foreign_keys", "ON", "1"),
    Setting("recursive_triggers", "ON", "1"),
    Setting("trusted_schema", "OFF", "0"),
    Setting("mmap_size", "0", "0"),
)
"""In this order; the reasons stand beside them."""


def module() -> ModuleType:
    """The sqlite module of sqlite-utils.

    Imported here and not at the top: sqlite-utils brings click, pluggy and dateutil along, 60 ms. The app's first
    frame must not wait for that; the journal opens on its own thread meanwhile.
    """
    from sqlite_utils import utils

    chosen: ModuleType = vars(utils)["sqlite3"]  # not among the names it exports to type checkers
    return chosen


def version() -> str:
    """Version of SQLite, for the log and the record of a session's start."""
    return str(module().sqlite_version)


def connect(path: Path) -> "Database":
    """The file at that absolute path, opened and set for one owner. An empty file becomes an empty database.

    Raises `StorageTrouble`; the connection belongs to the thread that called.
    """
    db = attached(path)
    try:
        settle(db, path)
    except BaseException:
        db.close()
        raise
    return db


def attached(path: Path) -> "Database":
    """The file opened, but nothing of it read yet."""
    from sqlite_utils import Database

    with storage_errors(path):
        connection = module().connect(f"{path.as_uri()}?mode=rw", uri=True, isolation_level=None, timeout=BUSY_SECONDS)
        return Database(connection, execute_plugins=False, strict=True)


def settle(db: "Database", path: Path) -> None:
    """Make every setting and look that SQLite took it. The first one that reads the file makes it ours alone."""
    with storage_errors(path):
        try:
            for setting in SETTINGS:
                _apply(db, setting, path)
        except unreadable() as error:
            if is_damage(error):
                raise errors.Damaged(path, first_bad_seq=None, moved_to=None) from error
            raise


def _apply(db: "Database", setting: Setting, path: Path) -> None:
    db.execute(f"PRAGMA {setting.name} = {setting.value}").fetchall()
    row = db.execute(f"PRAGMA {setting.name}").fetchone()
    # A build without memory mapping has no answer to mmap_size at all, which is as good as 0.
    answer = setting.answer if row is None else str(row[0])
    if answer != setting.answer:
        raise errors.StorageFailed(path, f"{setting.name} is {answer} instead of {setting.answer}")


@contextmanager
def storage_errors(path: Path) -> Iterator[None]:
    """Whatever SQLite or the system raises inside comes out as a `JournalError`."""
    try:
        yield
    except UnicodeDecodeError as error:
        raise errors.Damaged(path, first_bad_seq=None, moved_to=None) from error
    except module().Error as error:
        raise _of_sqlite(error, path) from error
    except OSError as error:
        raise _of_system(error, path) from error


def unreadable() -> tuple[type[Exception], ...]:
    """What the driver raises when it meets nonsense: its own errors, or none of its own when a text is not UTF-8."""
    return (module().DatabaseError, UnicodeDecodeError)


def is_damage(error: Exception) -> bool:
    """Whether SQLite could read the disk but found nonsense on it (a failing read is not that)."""
    code = _code(error)
    return code & 0xFF in (_GENERIC, _CORRUPT, _NOT_A_DATABASE) or code == _SHORT_READ


def _code(error: Exception) -> int:
    return int(getattr(error, "sqlite_errorcode", _GENERIC))


def _of_sqlite(error: Exception, path: Path) -> errors.JournalError:
    code = _code(error)
    family = code & 0xFF
    if code == _MOVED:
        return errors.FileGone(path, moved_to=None)
    # How SQLite reports a quota that is reached; pysqlite3 does not say more than "I/O error".
    if code in (_WRITE_FAILED, _IO_ERROR):
        return errors.DiskFull(path)
    if isinstance(error, module().ProgrammingError):  # another thread, or a connection that is closed
        return errors.BrokenUse(f"{error}.")
    if family == _CONSTRAINT:
        return errors.GuardRefused(str(error))
    if family in (_CORRUPT, _NOT_A_DATABASE):
        return errors.Damaged(path, first_bad_seq=None, moved_to=None)
    return _BY_FAMILY[family](path) if family in _BY_FAMILY else errors.StorageFailed(path, str(error))


def _of_system(error: OSError, path: Path) -> errors.StorageTrouble:
    named = _BY_ERRNO.get(error.errno or 0)
    return errors.StorageFailed(path, error.strerror or str(error)) if named is None else named(path)
