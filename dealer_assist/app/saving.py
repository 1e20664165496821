"""How long the disk takes, and what the screen says meanwhile: saving, slow, not saved.

Nothing is said for a moment: an entry is on disk within milliseconds as a rule.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from PySide6.QtCore import QObject, QTimer, Signal

SAVING_MS = 150
"""Longer than this and the dealer sees that it is being saved, milliseconds."""
SLOW_MS = 2_000
"""Longer than this and storage is called slow, milliseconds."""
NOT_SAVED_MS = 5_000
"""Longer than this and the hand is finished on paper, milliseconds."""


class Saved(Enum):
    """How it stands with the disk."""

    OPENING = "opening"
    NOT_OPENED = "not_opened"
    """The log cannot be opened: there is nothing to save."""
    ALL = "all"
    """Everything on the screen is on disk."""
    PENDING = "pending"
    """An entry is on its way, as always for a moment."""
    SAVING = "saving"
    SLOW = "slow"
    NOT_SAVED = "not_saved"


WAITS = ((SAVING_MS, Saved.SAVING), (SLOW_MS, Saved.SLOW), (NOT_SAVED_MS, Saved.NOT_SAVED))
"""After how long without the disk's word the screen says what."""


class Saving(QObject):
    """How it stands with the disk, and why it does not stand well."""

    waited = Signal()
    """The disk has not answered for so long that the screen says another thing."""

    def __init__(self, parent: QObject, waits: Sequence[tuple[int, Saved]] = WAITS) -> None:
        super().__init__(parent)
        self.saved = Saved.OPENING
        self.trouble: Exception | None = None
        """Why the log could not be opened or the last event not be kept; None when all is well."""
        self._timers = [self._timer(ms, look) for ms, look in waits]

    def began(self) -> None:
        """Something is on its way to the disk."""
        if self.saved is Saved.ALL:
            self.saved = Saved.PENDING
            for timer in self._timers:
                timer.start()

    def ended(self, saved: Saved, trouble: Exception | None = None) -> None:
        """The disk has answered: all is saved, or something is not."""
        for timer in self._timers:
            timer.stop()
        self.saved, self.trouble = saved, trouble

    def _timer(self, ms: int, look: Saved) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(ms)
        timer.timeout.connect(self._waited)
        timer.setProperty("look", look.value)
        return timer

    def _waited(self) -> None:
        timer = self.sender()
        assert timer is not None
        self.saved = Saved(timer.property("look"))
        self.waited.emit()
