"""What a log from before amounts to: a table to go on with, a table that is over, or a log this program cannot read.

A log of an earlier day whose table was closed is not folded: nothing of it is needed, and an old file that these
rules no longer understand must not keep the room from opening its tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import msgspec

from dealer_assist.desk.desk import Desk, Recorder, Recovered
from dealer_assist.desk.keep import SystemClock
from dealer_assist.journal import Event, Journal, JournalError

PUTS_RIGHT = ("Undo", "Amend")
"""Kinds of entries that change others and are none of the table themselves."""


class NotFolded(Exception):
    """A log with an open table that these rules cannot follow; the file was left as it is."""

    def __init__(self, path: Path, seq: int, why: str) -> None:
        super().__init__(
            f"{path} cannot be followed at event {seq}: {why}. The file was left untouched. "
            "Open it with the program that wrote it, or move it to another folder."
        )
        self.path = path
        self.seq = seq
        """Number of the first event that does not fit."""


class _Taken(msgspec.Struct):
    of: int = 0


class _TakesBack(msgspec.Struct):
    """As much of an undo as every version of the program wrote."""

    entry: _Taken


def is_over(events: Iterable[Event]) -> bool:
    """Whether no table is open at the end of a log, told from the kinds of its events alone.

    Entries of kinds this program does not know count as entries; happenings (`session.start`) have a dot.
    """
    entries = [event for event in events if "." not in event.kind]
    undone = {_taken_back(event.body) for event in entries if event.kind == "Undo"}
    standing = (each.kind for each in reversed(entries) if each.kind not in PUTS_RIGHT and each.seq not in undone)
    return next(standing, "TableClosed") == "TableClosed"


def _taken_back(body: str) -> int:
    try:
        return msgspec.json.decode(body, type=_TakesBack).entry.of
    except msgspec.MsgspecError:
        return 0


def desk_of(journal: Journal, recorder: Recorder) -> tuple[Desk, Recovered]:
    """The desk as the log left it. Raises NotFolded, JournalError."""
    desk = Desk(recorder, SystemClock())
    at = 0

    def followed() -> Iterator[Event]:
        nonlocal at
        for event in journal.events():
            at = event.seq
            yield event

    try:
        recovered = desk.recover(followed())
    except JournalError:
        raise
    except Exception as misfit:  # an event of another version can be wrong in any way
        raise NotFolded(journal.path, at, str(misfit)) from misfit
    desk.last_seq = desk.saved_seq = journal.last_seq
    return desk, recovered
