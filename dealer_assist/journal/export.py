"""The events of one day's file, read from a copy: of a closed day, of evidence, or of a table that is running."""

import tempfile
from collections.abc import Iterator
from pathlib import Path

from dealer_assist.journal import errors, reading
from dealer_assist.journal.dayfile import recognise
from dealer_assist.journal.event import Event
from dealer_assist.journal.sqlite import connect, storage_errors
from dealer_assist.journal.verify import copied


def events_of_file(path: Path) -> Iterator[Event]:
    """Every event of the file in order.

    Raises `NotOurs` if it is no journal, `NewerSchema`, `Damaged`, `StorageFailed` if it cannot be read.
    """
    if not path.is_file():
        raise errors.StorageFailed(path, "it is not there, or is no file")
    with tempfile.TemporaryDirectory(prefix="export-") as folder:
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
                yield from reading.events_from(db, 1)
        finally:
            db.close()
