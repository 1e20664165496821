"""Between the desk and the screens: entries in, the table and its prompts out, and whether it is all on disk."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QObject, Qt, Signal, Slot

from dealer_assist.app.happenings import (
    SESSION_START,
    STORAGE_WARNING,
    SessionStart,
    StorageWarning,
    text_of,
    this_boot,
    warnings_of,
)
from dealer_assist.app.journal_thread import JournalThread
from dealer_assist.app.keeper import Opened
from dealer_assist.app.saving import WAITS, Saving
from dealer_assist.app.saving import Saved as Saved
from dealer_assist.app.unsaved import Left
from dealer_assist.desk.desk import Desk, Submitted
from dealer_assist.desk.keep import SystemClock
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.guide.prompt import Said
from dealer_assist.journal import Space
from dealer_assist.journal.errors import Damaged, FileGone
from dealer_assist.rules.refused import BrokenInvariant, Refused
from dealer_assist.table.entries import LogEntry, TableOpened
from dealer_assist.table.state import TableState

log = logging.getLogger("dealer_assist")


class Session(QObject):
    """The only caller of the rules on the screen's side."""

    opened = Signal(object)
    """The log is open: a Recovered."""
    not_opened = Signal(object)
    """The log cannot be opened: the exception."""
    changed = Signal()
    """Table, prompts or the state of saving are others now."""
    refused = Signal(object)
    """An entry was not taken: a Refused."""
    broken = Signal(object)
    """Chips do not add up: a BrokenInvariant."""
    alerted = Signal(object)
    """Damage that was found and made good, or guards put back: a JournalError. Somebody should look."""

    def __init__(
        self, journal: JournalThread, parent: QObject | None = None, waits: Sequence[tuple[int, Saved]] = WAITS
    ) -> None:
        super().__init__(parent)
        self._journal = journal
        self._desk: Desk | None = None
        self._steps: tuple[Said, ...] = ()
        self.saving = Saving(self, waits)
        """How it stands with the disk."""
        self.saving.waited.connect(self.changed)
        self.space: Space | None = None
        """Room on the disk after the last hand; None before one ended."""
        self.actor = "dealer"
        queued = Qt.ConnectionType.QueuedConnection
        journal.keeper.opened.connect(self._on_opened, queued)
        journal.keeper.not_opened.connect(self._on_not_opened, queued)
        journal.keeper.saved.connect(self._on_saved, queued)
        journal.keeper.not_saved.connect(self._on_not_saved, queued)
        journal.keeper.mended.connect(self._on_mended, queued)
        journal.keeper.space.connect(self._on_space, queued)

    # -- reading

    @property
    def saved(self) -> Saved:
        """How it stands with the disk."""
        return self.saving.saved

    @property
    def trouble(self) -> Exception | None:
        """Why the log could not be opened or the last event not be kept; None when all is well."""
        return self.saving.trouble

    @property
    def table(self) -> TableState | None:
        """The table as entered; None before one was opened."""
        return self._desk.table if self._desk is not None and self._desk.last is not None else None

    @property
    def prompts(self) -> tuple[Said, ...]:
        """What the dealer does next, the leading prompt first."""
        return self._steps

    @property
    def desk(self) -> Desk | None:
        """The desk behind it; None while the log is being opened."""
        return self._desk

    @property
    def is_open(self) -> bool:
        """Whether a table is open for play."""
        return self._desk is not None and self._desk.is_open

    # -- writing

    def enter(self, entry: LogEntry, actor: str | None = None) -> bool:
        """Hand an entry to the desk; False if it was not taken (`refused` or `broken` has told why).

        `actor` is who enters it; None = the dealer at the table.
        """
        if self._desk is None:
            return False
        if isinstance(entry, TableOpened) and not self._desk.is_open and self._journal.is_new_day:
            return self._open_a_new_day(self._desk, entry)
        desk = self._desk
        return self._answered(lambda: desk.submit(actor or self.actor, entry))

    def undo(self) -> bool:
        """Take back the last entry that stands."""
        desk = self._desk
        return desk is not None and self._answered(lambda: desk.undo(self.actor))

    def note(self, kind: str, body: str) -> None:
        """Put a happening beside the hands on record; nothing while no log is open."""
        if self._desk is not None:
            self._desk.note(kind, body)
            self.saving.began()

    def start(self) -> None:
        """Begin opening the log; `opened` or `not_opened` follows."""
        self._journal.start()

    def stop(self) -> bool:
        """Finish with the disk; False if something could not be put into the journal: `left` tells."""
        if self._journal.stop(_tell_terminal):
            return True
        _tell_terminal(str(self.left))
        return False

    @property
    def left(self) -> Left | None:
        """What could not be put into the journal when the session was stopped."""
        return self._journal.left

    def hand_ended(self) -> None:
        """Between hands the journal puts its house in order."""
        self._journal.recorder.idle.emit()

    def _answered(self, ask: Callable[[], Submitted | Refused]) -> bool:
        try:
            answer = ask()
        except BrokenInvariant as sum_that_fails:
            log.exception("chips do not add up")
            self.broken.emit(sum_that_fails)
            return False
        if isinstance(answer, Refused):
            self.refused.emit(answer)
            return False
        self._refresh()
        self.saving.began()
        self.changed.emit()
        return True

    def _open_a_new_day(self, before: Desk, entry: TableOpened) -> bool:
        """The first table opened on a new day begins a log of its own; numbers go on.

        A table that is open over midnight is not cut in two: it stays in its day's file until it is closed.
        """
        recorder, day = self._journal.recorder, self._journal.recorder.day
        desk = Desk(recorder, SystemClock())
        desk.last_seq, desk.saved_seq = before.last_seq, before.saved_seq
        self._desk, recorder.day = desk, self._journal.day()
        try:
            return self._answered(lambda: desk.submit(self.actor, entry))
        finally:
            if desk.last is None:
                self._desk, recorder.day = before, day

    def _refresh(self) -> None:
        table = self.table
        self._steps = () if table is None else next_steps(table)

    def _warn(self, warnings: Iterable[StorageWarning]) -> None:
        """Put it on record that somebody should look."""
        for warning in warnings:
            if self._desk is not None:
                self._desk.note(STORAGE_WARNING, text_of(warning))
        self.saving.began()

    # -- the disk

    @Slot(int)
    def _on_saved(self, _seq: int) -> None:
        if self._desk is None or not self._desk.all_saved:
            return
        self.saving.ended(Saved.ALL)
        self.changed.emit()

    @Slot(object)
    def _on_not_saved(self, trouble: Exception) -> None:
        self.saving.ended(Saved.NOT_SAVED, trouble)
        self.changed.emit()

    @Slot(object)
    def _on_mended(self, trouble: Exception) -> None:
        self.saving.trouble = trouble
        if isinstance(trouble, Damaged | FileGone):
            self._warn(warnings_of((trouble,)))
        self.alerted.emit(trouble)
        self.changed.emit()

    @Slot(object)
    def _on_space(self, space: Space) -> None:
        self.space = space

    @Slot(object)
    def _on_opened(self, opened: Opened) -> None:
        self._desk = opened.desk
        self.saving.ended(Saved.ALL, opened.alerts[-1] if opened.alerts else None)
        self._journal.recorder.day = opened.day
        self._refresh()
        self._desk.note(SESSION_START, text_of(SessionStart(opened.reason, this_boot())))
        self._warn(warnings_of(opened.alerts, opened.guards, opened.recovered.differ))
        self.opened.emit(opened.recovered)
        for trouble in opened.alerts:
            self.alerted.emit(trouble)
        self.changed.emit()

    @Slot(object)
    def _on_not_opened(self, trouble: Exception) -> None:
        self.saving.ended(Saved.NOT_OPENED, trouble)
        self.not_opened.emit(trouble)
        self.changed.emit()


def _tell_terminal(what: str) -> None:
    log.warning("%s", what)
    sys.stderr.write(f"{what}\n")
