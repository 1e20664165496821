"""A table's journal over days and mishaps: a new day's file, a file that was taken away, events left from last time.

Decides when a new file begins: with the first table opened on a new day. A table that is open over midnight stays in
the file it was opened in until it is closed. Knows no thread and no screen.
"""

from __future__ import annotations

import logging
from pathlib import Path

import msgspec

from dealer_assist.app.unsaved import APART, RECORDED, Due, put_by, read_unsaved, unsaved_files
from dealer_assist.journal import Event, Journal, JournalError, Space
from dealer_assist.journal.errors import Damaged, FileGone

log = logging.getLogger("dealer_assist")


class Book:
    """The journal that is being written, whichever file it is in."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._journal: Journal | None = None
        self._alerts: list[JournalError] = []
        self.was_clean = True
        """Whether the file had been closed in good order when it was first opened: its log goes away with that."""

    @property
    def journal(self) -> Journal:
        """The open journal; opened again here if it had to be let go of. Raises StorageTrouble."""
        if self._journal is None:
            self._journal = self._opened(None)
        return self._journal

    @property
    def is_held(self) -> bool:
        """Whether a file is open."""
        return self._journal is not None

    def open(self) -> Journal:
        """The newest file, with all that was left from last time. Raises StorageTrouble, and holds nothing then."""
        in_use = any((self._folder / "journal").glob("*.db-wal"))
        try:
            journal = self.journal
            # known only now that nobody else has it open; a try that fails closes the file in good order itself
            self.was_clean = self.was_clean and not in_use
            for path in unsaved_files(self._folder):
                self._take_in(path)
            # what was left may have begun a new day
            return journal if self._journal is journal else self.journal
        except BaseException:
            self.close()
            raise

    def turn_to(self, day: str) -> Journal:
        """Go on in that day's file if it is a later one; numbers go on. Raises StorageTrouble."""
        if day > self.journal.day:
            self.close()
            self._journal = self._opened(day)
        return self.journal

    def append(self, due: Due) -> None:
        """Keep an event in the file of its day. Raises JournalError; the next try opens again what has to be."""
        journal = self.turn_to(due.day)
        try:
            journal.append(due.event)
        except (Damaged, FileGone):
            self.close()
            raise

    def hand_ended(self) -> Space | None:
        """Put the journal in order between hands; the room that is left, None if the file had gone.

        Raises JournalError. A file that had gone is an alert: its events were written anew.
        """
        try:
            return self.journal.hand_ended()
        except FileGone as gone:
            self._alert(gone)
            self.close()
            _ = self.journal
            return None

    def close(self) -> None:
        """Let go of the file. Raises JournalError if it had gone and could not be written anew; it is held then."""
        if self._journal is not None:
            try:
                self._journal.close()
            except FileGone as gone:
                self._alert(gone)
            self._journal = None

    def alerts(self) -> tuple[JournalError, ...]:
        """Damage found and made good since this was last asked: nothing is lost, somebody should look."""
        found, self._alerts = tuple(self._alerts), []
        return found

    def _opened(self, day: str | None) -> Journal:
        try:
            return Journal.open(self._folder, day)
        except (Damaged, FileGone) as trouble:
            # what is damaged was put aside; what was good in it is there when opening again
            self._alert(trouble)
            return Journal.open(self._folder, day)

    def _alert(self, trouble: JournalError) -> None:
        log.warning("journal: %s", trouble)
        self._alerts.append(trouble)

    def _take_in(self, path: Path) -> None:
        """Put the events of one file into the journal, unless they do not follow its last."""
        try:
            dues = read_unsaved(path)
        except (OSError, msgspec.MsgspecError, RecursionError):
            log.exception("%s cannot be read", path)
            dues = ()
        first = self.journal.last_seq + 1
        here = {event.seq: event for event in self.journal.events()}
        new = [due for due in dues if due.event.seq >= first]
        if not dues or not _same(dues, here) or [due.event.seq for due in new] != list(range(first, first + len(new))):
            kept = put_by(path, APART)
            self._alert(Damaged(path, dues[0].event.seq if dues else None, kept))
            return
        for due in new:
            self.append(due)
        log.warning("journal: %d events of %s are in the journal now", len(new), path.name)
        put_by(path, RECORDED)


def _same(dues: tuple[Due, ...], here: dict[int, Event]) -> bool:
    """Whether what is in the journal already is what the file says."""
    return all(here.get(due.event.seq, due.event) == due.event for due in dues)
