"""Checking a day's file with nothing but the file: `dealer-assist verify DAY.db`.

Decides whether the events are those that were written (requirement R-12). It works on a copy, so a closed day, an
evidence file on read-only media and the file of a running table can be checked alike.
"""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from dealer_assist.journal import errors, reading, schema
from dealer_assist.journal.chain import GENESIS
from dealer_assist.journal.dayfile import recognise
from dealer_assist.journal.report import Fault, Flaw, Report
from dealer_assist.journal.sqlite import connect, storage_errors

if TYPE_CHECKING:
    from sqlite_utils import Database

_TRIES = 20


def verify_file(path: Path) -> Report:
    """Walk the chain of one day's file.

    Raises `NotOurs` if it is no journal, `NewerSchema`, `Damaged` if it cannot even be opened, `StorageFailed` if it
    cannot be read.
    """
    if not path.is_file():
        # a device or a pipe would be copied for ever
        raise errors.StorageFailed(path, "it is no file")
    with copy_of(path) as db:
        return inspect(db)


@contextmanager
def copy_of(path: Path) -> Iterator["Database"]:
    """A copy of a day's file, open; faults are told of the file itself.

    Raises `NotOurs` if it is no journal, `NewerSchema`, `Damaged`, `StorageFailed` if it cannot be read.
    """
    with tempfile.TemporaryDirectory(prefix="journal-") as folder:
        copy = Path(folder) / path.name
        copied(path, copy)
        try:
            recognise(copy)
        except errors.NotOurs as foreign:
            raise errors.NotOurs(path, foreign.reason) from None
        except errors.Damaged as damaged:
            raise errors.Damaged(path, damaged.first_bad_seq, None) from None
        db = connect(copy)
        try:
            with storage_errors(path):
                yield db
        finally:
            db.close()


def inspect(db: "Database") -> Report:
    """The same for a file that is open already."""
    wrong = reading.quick_check(db)
    said = reading.opening_of(db)
    opening = said or GENESIS
    walked = reading.walk(db, opening)
    faults = [Fault(Flaw.FILE, None, wrong)] if wrong else []
    if said is None:
        faults.append(Fault(Flaw.OPENING, None, ""))
    if walked.fault:
        faults.append(Fault(walked.fault, walked.head.seq + 1, ""))
    faults.extend(Fault(Flaw.GUARD, None, name) for name in schema.missing_guards(db))
    return Report(day=reading.day_of(db), opening=opening, head=walked.head, faults=tuple(faults))


def lines_of(report: Report) -> tuple[str, ...]:
    """The report as the command prints it, one English sentence a line."""
    span = f"events {report.opening.seq + 1} to {report.head.seq}" if report.events else "no events"
    first = f"{report.day}: {span}, closing hash {report.head.short}"
    if report.whole:
        return (first, "Nothing was changed. The closing hash names this record: note it, and a later change shows.")
    return (first, *(f"FAULT {_sentence(fault)}" for fault in report.faults))


def _sentence(fault: Fault) -> str:
    where = "" if fault.seq is None else f" at event {fault.seq}"
    return f"{fault.code.value}{where}" + (f": {fault.detail}" if fault.detail else "")


def copied(path: Path, copy: Path) -> None:
    """Copy a file and its log, again if a running table moved events from the log into the file meanwhile."""
    log, log_copy = path.with_name(f"{path.name}-wal"), copy.with_name(f"{copy.name}-wal")
    with storage_errors(path):
        for _ in range(_TRIES):
            before = _marks(path, log)
            shutil.copyfile(path, copy)
            if log.exists():
                shutil.copyfile(log, log_copy)
            else:
                log_copy.unlink(missing_ok=True)
            if _marks(path, log) == before:
                return
    raise errors.InUse(path)


def _marks(path: Path, log: Path) -> tuple[int, int, bytes]:
    """What changes when events move from the log into the file: the file's time and size, the log's first bytes."""
    found = path.stat()
    if not log.exists():
        return found.st_mtime_ns, found.st_size, b""
    with log.open("rb") as file:
        return found.st_mtime_ns, found.st_size, file.read(32)
