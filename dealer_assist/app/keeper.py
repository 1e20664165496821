"""The journal in its own thread: it opens the table's log and keeps each event the desk hands out.

The screen never waits for the disk. An event that cannot be kept now stays in line and is tried again:
space comes back, a cable goes back in, and nothing entered meanwhile is lost.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from datetime import date
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from dealer_assist.desk.desk import Desk, Recovered
from dealer_assist.desk.keep import SystemClock
from dealer_assist.journal import Event, Journal, JournalError
from dealer_assist.journal.errors import Damaged, FileGone

RETRY_MS = 1_000
"""How long an event that could not be kept waits before the next try, milliseconds."""
STOP_MS = 5_000
"""How long closing waits for the disk, milliseconds."""


class Opened(msgspec.Struct, frozen=True):
    """A log that is open for play."""

    desk: Desk
    recovered: Recovered
    mended: JournalError | None = None
    """A damage found and put aside while opening."""


class Keeper(QObject):
    """Lives on the journal thread and alone touches the journal."""

    opened = Signal(object)
    not_opened = Signal(object)
    saved = Signal(int)
    not_saved = Signal(object)
    mended = Signal(object)
    """The file had gone or was damaged and has been made good: nothing is lost, somebody should look."""

    def __init__(self, folder: Path, recorder: QueuedRecorder, day: Callable[[], str]) -> None:
        super().__init__()
        self._folder = folder
        self._recorder = recorder
        self._day = day
        self._journal: Journal | None = None
        self._waiting: deque[Event] = deque()
        self._retry: QTimer | None = None

    @Slot()
    def open(self) -> None:
        """Open the newest log and fold it; answers `opened` or `not_opened`."""
        self._retry = QTimer(self)
        self._retry.setSingleShot(True)
        self._retry.setInterval(RETRY_MS)
        self._retry.timeout.connect(self._keep_waiting)
        try:
            self.opened.emit(self._open())
        except Exception as trouble:  # whatever it is, the dealer is told and does not wait for ever
            self.not_opened.emit(trouble)

    @Slot(object)
    def keep(self, event: Event) -> None:
        """Keep an event after those that wait; answers `saved` or `not_saved`."""
        self._waiting.append(event)
        self._keep_waiting()

    @Slot()
    def hand_ended(self) -> None:
        """Between hands: move the log into the file and look that it is still in its place."""
        if self._journal is None or self._waiting:
            return
        try:
            self._journal.hand_ended()
        except FileGone as trouble:
            # its events were written anew and the journal closed itself
            self._journal = Journal.open(self._folder)
            self.mended.emit(trouble)
        except JournalError as trouble:
            self.mended.emit(trouble)

    @Slot()
    def close(self) -> None:
        """Try once more what waits, then let go of the file and end the thread."""
        self._keep_waiting()
        if self._journal is not None:
            try:
                self._journal.close()
            except JournalError as trouble:
                self.not_saved.emit(trouble)
        self.thread().quit()

    def _open(self) -> Opened:
        mended: JournalError | None = None
        try:
            journal = Journal.open(self._folder)
        except (Damaged, FileGone) as trouble:
            # the damaged file is put aside; what was good in it is there when opening again
            mended, journal = trouble, Journal.open(self._folder)
        desk, recovered = self._desk_of(journal)
        if not desk.is_open and journal.day < self._day():
            # a table's log ends when it is closed: the next one begins with today's file
            journal.close()
            journal = Journal.open(self._folder, self._day())
            desk, recovered = self._desk_of(journal)
        self._journal = journal
        return Opened(desk, recovered, mended)

    def _desk_of(self, journal: Journal) -> tuple[Desk, Recovered]:
        desk = Desk(self._recorder, SystemClock())
        recovered = desk.recover(journal.events())
        desk.last_seq = desk.saved_seq = journal.last_seq
        return desk, recovered

    def _keep_waiting(self) -> None:
        while self._waiting and self._journal is not None:
            try:
                self._journal.append(self._waiting[0])
            except JournalError as trouble:
                self.not_saved.emit(trouble)
                if self._retry is not None:
                    self._retry.start()
                return
            self.saved.emit(self._waiting.popleft().seq)


class QueuedRecorder(QObject):
    """The desk's recorder on the GUI thread: posts events to the keeper, hears when they are on disk."""

    posted = Signal(object)
    idle = Signal()
    """A hand has ended: time to put the journal in order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._when_saved: dict[int, Callable[[int], None]] = {}

    def record(self, event: Event, saved: Callable[[int], None]) -> None:
        """Post an event; `saved` is called on this thread once it is durable."""
        self._when_saved[event.seq] = saved
        self.posted.emit(event)

    @Slot(int)
    def on_saved(self, seq: int) -> None:
        """The keeper has it on disk."""
        self._when_saved.pop(seq)(seq)


def today() -> str:
    """The gaming day by this machine's calendar."""
    return date.today().isoformat()


class JournalThread:
    """Keeper, recorder and the thread between them, wired."""

    def __init__(self, folder: Path, parent: QObject, day: Callable[[], str] = today) -> None:
        self.recorder = QueuedRecorder(parent)
        self.keeper = Keeper(folder, self.recorder, day)
        self._thread = QThread(parent)
        self._thread.setObjectName("journal")
        self.keeper.moveToThread(self._thread)
        queued = Qt.ConnectionType.QueuedConnection
        self.recorder.posted.connect(self.keeper.keep, queued)
        self.recorder.idle.connect(self.keeper.hand_ended, queued)
        self.keeper.saved.connect(self.recorder.on_saved, queued)
        self._thread.started.connect(self.keeper.open)

    def start(self) -> None:
        """Begin opening the log."""
        self._thread.start()

    def stop(self) -> bool:
        """Let the disk finish and end the thread; False if it did not finish in time."""
        if not self._thread.isRunning():
            return True
        _Closer(self.keeper).ask()
        return self._thread.wait(STOP_MS)


class _Closer(QObject):
    """One queued call to the keeper's `close`, in line after every event posted before."""

    asked = Signal()

    def __init__(self, keeper: Keeper) -> None:
        super().__init__()
        self.asked.connect(keeper.close, Qt.ConnectionType.QueuedConnection)

    def ask(self) -> None:
        """Post it."""
        self.asked.emit()
