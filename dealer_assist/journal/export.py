"""The events of one day's file, read from a copy: of a closed day, of evidence, or of a table that is running."""

from collections.abc import Iterator
from pathlib import Path

from dealer_assist.journal import errors, reading
from dealer_assist.journal.event import Event
from dealer_assist.journal.verify import copy_of


def events_of_file(path: Path) -> Iterator[Event]:
    """Every event of the file in order.

    Raises `NotOurs` if it is no journal, `NewerSchema`, `Damaged`, `StorageFailed` if it cannot be read.
    """
    if not path.is_file():
        raise errors.StorageFailed(path, "it is not there, or is no file")
    with copy_of(path) as db:
        yield from reading.events_from(db, 1)
