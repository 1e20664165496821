"""Events the disk did not take before the program had to end: kept beside the journal, and put into it next time.

One file of lines for each time it happened, `unsaved-TIME.ndjson` in the table's folder. It is read before anything
else when the table is opened again, and renamed when its events are in the journal; nothing is ever deleted.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from dealer_assist.journal import Event
from dealer_assist.journal.place import sync_folder

RECORDED = ".recorded"
"""Ends the name of a file whose events are in the journal."""
APART = ".apart"
"""Ends the name of a file whose events do not follow the journal's last: somebody has to look."""


class Due(msgspec.Struct, frozen=True):
    """An event on its way to the disk."""

    day: str
    """Gaming day whose file it belongs to, `2026-11-30`."""
    event: Event
    """The event itself."""


class Left(msgspec.Struct, frozen=True):
    """What could not be put into the journal when the table was closed."""

    events: int
    """How many events."""
    path: Path | None
    """The file they are in; None if that could not be written either."""

    def __str__(self) -> str:
        """One or two sentences for the terminal."""
        if self.path is None:
            return (
                f"Entries that could not be saved anywhere: {self.events}. The program's log has them. Call the floor."
            )
        return f"Entries not in the journal: {self.events}. Opening the table again takes them in from {self.path}."


def write_unsaved(folder: Path, dues: Sequence[Due]) -> Path:
    """Write events to a file of their own, safe against a power cut. Raises OSError or StorageTrouble."""
    path = folder / f"unsaved-{datetime.now(UTC):%Y%m%dT%H%M%S.%fZ}.ndjson"
    half = path.with_suffix(".half")
    with half.open("xb") as file:
        file.writelines(msgspec.json.encode(due) + b"\n" for due in dues)
        file.flush()
        os.fsync(file.fileno())
    half.rename(path)
    sync_folder(folder)
    return path


def unsaved_files(folder: Path) -> tuple[Path, ...]:
    """The files that wait, the oldest first."""
    return tuple(sorted(folder.glob("unsaved-*.ndjson")))


def read_unsaved(path: Path) -> tuple[Due, ...]:
    """The events of a file. Raises msgspec.MsgspecError if it is none of ours."""
    return tuple(msgspec.json.decode(line, type=Due) for line in path.read_bytes().splitlines())


def put_by(path: Path, ending: str) -> Path:
    """Rename a file that was read, so that it is not read again."""
    done = path.rename(path.with_name(path.name + ending))
    sync_folder(path.parent)
    return done
