"""The journal in its own thread: it opens the table's log and keeps each event the desk hands out.

The screen never waits for the disk. An event that cannot be kept now stays in line and is tried again:
space comes back, a cable goes back in, and nothing entered meanwhile is lost.
"""

from __future__ import annotations

import logging
import time
from collections import deque
from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal, Slot

from dealer_assist.app.book import Book
from dealer_assist.app.happenings import Reason, reason_of, this_boot
from dealer_assist.app.past import desk_of, is_over
from dealer_assist.app.unsaved import Due, Left, write_unsaved
from dealer_assist.desk.desk import Desk, Recorder, Recovered
from dealer_assist.journal import JournalError, StorageTrouble

RETRY_MS = 1_000
"""How long an event that could not be kept waits before the next try, milliseconds."""
OPEN_AGAIN_MS = 2_000
"""How long a log that could not be opened waits before the next try, milliseconds."""
KEEP_TRYING_S = 3.0
"""How long closing goes on trying to keep what waits, seconds; then it goes into a file beside the journal."""
TRY_EVERY_S = 0.2
"""Between two tries while closing, seconds."""

log = logging.getLogger("dealer_assist")


class Opened(msgspec.Struct, frozen=True):
    """A log that is open for play."""

    desk: Desk
    """Holds the table as the log left it."""
    recovered: Recovered
    """What the log brought back."""
    day: str
    """Gaming day of the file, `2026-11-30`."""
    alerts: tuple[JournalError, ...] = ()
    """Damages found and put aside while opening."""
    guards: tuple[str, ...] = ()
    """Guards of the file that had vanished and were put back."""
    reason: Reason = Reason.CLEAN
    """How the program ended the last time."""


class Keeper(QObject):
    """Lives on the journal thread and alone touches the journal."""

    opened = Signal(object)
    not_opened = Signal(object)
    """Why the log cannot be opened; if it is the storage's doing, opening is tried again until it can."""
    saved = Signal(int)
    not_saved = Signal(object)
    mended = Signal(object)
    """The file had gone or was damaged and has been made good: nothing is lost, somebody should look."""
    space = Signal(object)
    """Room left on the disk, after each hand: a Space."""

    def __init__(self, folder: Path, recorder: Recorder, day: Callable[[], str]) -> None:
        super().__init__()
        self._folder = folder
        self._book = Book(folder)
        self._recorder = recorder
        self._day = day
        self._is_open = False
        self._waiting: deque[Due] = deque()
        self._again: QTimer | None = None
        self._told = ""
        self.left: Left | None = None
        """What could not be saved when the table was closed; to be read when the thread has ended."""

    @Slot()
    def open(self) -> None:
        """Open the newest log and fold it; answers `opened` or `not_opened`."""
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self._try_again)
        self._open()

    @Slot(object)
    def keep(self, due: Due) -> None:
        """Keep an event after those that wait; answers `saved` or `not_saved`."""
        self._waiting.append(due)
        self._keep_waiting()

    @Slot()
    def hand_ended(self) -> None:
        """Between hands: move the log into the file and look that it is still in its place."""
        if not self._is_open or self._waiting:
            return
        try:
            space = self._book.hand_ended()
        except JournalError as trouble:
            self._tell_alerts()
            log.warning("journal: between hands: %s", trouble)
            if self._book.is_held:
                # nothing is lost: the hand stays where it was written first
                self.mended.emit(trouble)
            else:
                self.not_saved.emit(trouble)
                self._try_later(RETRY_MS)
            return
        self._tell_alerts()
        if space is not None:
            self.space.emit(space)

    @Slot()
    def close(self) -> None:
        """Keep what waits, beside the journal if need be, let go of the file and end the thread."""
        try:
            if self._again is not None:
                self._again.stop()
            self._keep_trying()
            lost = (*self._closed(), *self._waiting)
            if lost:
                self._leave(lost)
        except Exception:  # the thread ends whatever the disk does
            log.exception("the journal could not be closed in order; still waiting: %s", tuple(self._waiting))
            if self._waiting and self.left is None:
                self.left = Left(len(self._waiting), None)
        finally:
            self.thread().quit()

    # -- opening

    def _open(self) -> None:
        try:
            opened = self._opened()
        except Exception as trouble:  # whatever it is, the dealer is told and does not wait for ever
            self._not_opened(trouble)
        else:
            self._is_open = True
            self.opened.emit(opened)

    def _opened(self) -> Opened:
        journal = self._book.open()
        try:
            reason = reason_of(journal.events(), clean=self._book.was_clean, boot=this_boot())
            if journal.day < self._day() and is_over(journal.events()):
                # a table's log ends when it is closed: the next one begins with today's file
                journal = self._book.turn_to(self._day())
            desk, recovered = desk_of(journal, self._recorder)
        except BaseException:
            self._book.close()
            raise
        if journal.restored_guards or recovered.differ:
            log.warning("guards put back: %s; decided otherwise now: %s", journal.restored_guards, recovered.differ)
        return Opened(desk, recovered, journal.day, self._book.alerts(), journal.restored_guards, reason)

    def _not_opened(self, trouble: Exception) -> None:
        ours = not isinstance(trouble, StorageTrouble)
        if str(trouble) != self._told:
            self._told = str(trouble)
            log.error("the log cannot be opened: %s", trouble, exc_info=trouble if ours else None)
            self.not_opened.emit(trouble)
        if not ours:
            self._try_later(OPEN_AGAIN_MS)

    # -- keeping

    @Slot()
    def _try_again(self) -> None:
        if not self._is_open:
            self._open()
        elif self._keep_waiting():
            # also when nothing waited: the screen hears that the disk is there again
            self.saved.emit(self._book.journal.last_seq)

    def _try_later(self, ms: int) -> None:
        if self._again is not None:
            self._again.start(ms)

    def _keep_waiting(self) -> bool:
        """Keep what waits; False if it is to be tried later."""
        if not self._is_open:
            return False
        try:
            self._keep_all()
        except Exception as trouble:  # the event stays in line, whatever it is
            self._tell_alerts()
            self._log_not_saved(trouble)
            self.not_saved.emit(trouble)
            self._try_later(RETRY_MS)
            return False
        self._told = ""
        self._tell_alerts()
        return True

    def _keep_all(self) -> None:
        """Append all that waits, in order. Raises what the first that cannot be kept raises."""
        _ = self._book.journal
        while self._waiting:
            self._book.append(self._waiting[0])
            self.saved.emit(self._waiting.popleft().event.seq)

    # -- closing

    def _keep_trying(self) -> None:
        """Go on for a while with what the disk does not take."""
        until = time.monotonic() + KEEP_TRYING_S
        while self._waiting:
            try:
                self._keep_all()
            except Exception as trouble:
                self._log_not_saved(trouble)
                if time.monotonic() > until:
                    return
                time.sleep(TRY_EVERY_S)

    def _closed(self) -> tuple[Due, ...]:
        """Close the file; the events in it if somebody has taken it away and there is no room to write it anew."""
        try:
            self._book.close()
        except JournalError as trouble:
            self._log_not_saved(trouble)
            journal = self._book.journal
            return tuple(Due(journal.day, event) for event in journal.events())
        return ()

    def _leave(self, dues: Sequence[Due]) -> None:
        """Put events into a file of their own beside the journal; the next opening takes them in."""
        try:
            self.left = Left(len(dues), write_unsaved(self._folder, dues))
        except (OSError, JournalError):
            log.exception("what waits cannot be written beside the journal either: %s", dues)
            self.left = Left(len(dues), None)

    def _log_not_saved(self, trouble: Exception) -> None:
        """Once for each trouble: it is tried every second."""
        if str(trouble) != self._told:
            self._told = str(trouble)
            ours = not isinstance(trouble, StorageTrouble)
            log.error("not saved: %s", trouble, exc_info=trouble if ours else None)

    def _tell_alerts(self) -> None:
        for trouble in self._book.alerts():
            self.mended.emit(trouble)
