"""The thread the journal lives on, and the desk's recorder that posts events to it and hears when they are on disk."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from dealer_assist.app.keeper import Keeper
from dealer_assist.app.unsaved import Due, Left
from dealer_assist.journal import Event

STOP_MS = 5_000
"""How long closing waits for the disk before it says so, milliseconds."""
SLOW_TO_CLOSE = "The disk is slow. The table closes when everything is written: leave the machine on."


class QueuedRecorder(QObject):
    """The desk's recorder on the GUI thread: posts events to the keeper, hears when they are on disk."""

    posted = Signal(object)
    """An event and the day it belongs to: a Due."""
    idle = Signal()
    """A hand has ended: time to put the journal in order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._when_saved: dict[int, Callable[[int], None]] = {}
        self.day = ""
        """Gaming day whose file takes the events."""

    def record(self, event: Event, saved: Callable[[int], None]) -> None:
        """Post an event; `saved` is called on this thread once it is durable."""
        self._when_saved[event.seq] = saved
        self.posted.emit(Due(self.day, event))

    @Slot(int)
    def on_saved(self, seq: int) -> None:
        """The keeper has it on disk."""
        if heard := self._when_saved.pop(seq, None):
            heard(seq)


def today() -> str:
    """The gaming day by this machine's calendar."""
    return date.today().isoformat()


class JournalThread:
    """Keeper, recorder and the thread between them, wired."""

    def __init__(self, folder: Path, parent: QObject, day: Callable[[], str] = today) -> None:
        self.recorder = QueuedRecorder(parent)
        self.day = day
        """Today's gaming day."""
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

    @property
    def is_new_day(self) -> bool:
        """Whether today's gaming day is later than the one whose file is written."""
        return self.day() > self.recorder.day

    @property
    def left(self) -> Left | None:
        """What could not be saved when the thread ended; None when all was."""
        return self.keeper.left

    def stop(self, tell: Callable[[str], None]) -> bool:
        """Let the disk finish and end the thread; False if something could not be put into the journal.

        A disk that takes longer than `STOP_MS` is told and waited for: a thread that is torn away from it would end
        the whole program in the middle of writing.
        """
        if self._thread.isRunning():
            _Closer(self.keeper).ask()
            if not self._thread.wait(STOP_MS):
                tell(SLOW_TO_CLOSE)
                self._thread.wait()
        return self.left is None


class _Closer(QObject):
    """One queued call to the keeper's `close`, in line after every event posted before."""

    asked = Signal()

    def __init__(self, keeper: Keeper) -> None:
        super().__init__()
        self.asked.connect(keeper.close, Qt.ConnectionType.QueuedConnection)

    def ask(self) -> None:
        """Post it."""
        self.asked.emit()
