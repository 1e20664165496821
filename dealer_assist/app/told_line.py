"""The line in front of the dealer: what the last tap said, told again in whatever language is spoken.

What a tap assumed about seats it skipped stays bright for two seconds (ui-guidelines, interaction rule 4).
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from dealer_assist.app.views.entry import Told, speaks_for_others, told_text
from dealer_assist.app.views.line import TraceView
from dealer_assist.desk.desk import Desk
from dealer_assist.table.state import TableState
from dealer_assist.words import Words

FRESH_MS = 2_000
"""How long what a tap assumed about skipped seats stays bright, milliseconds."""


class ToldLine(QObject):
    """Holds what was told last."""

    faded = Signal()
    """It is not bright any more."""

    def __init__(self, words: Words, parent: QObject) -> None:
        super().__init__(parent)
        self._words = words
        self._told: Told | None = None
        self._said = ""
        self._fresh = QTimer(self)
        self._fresh.setSingleShot(True)
        self._fresh.setInterval(FRESH_MS)
        self._fresh.timeout.connect(self.faded)

    def speak(self, words: Words) -> None:
        """The same in another language."""
        self._words = words
        self._said = "" if self._told is None else told_text(self._told, words)

    def tell(self, told: Told | None) -> str:
        """Say this; bright where it spoke for other seats."""
        self._told = told
        self._said = "" if told is None else told_text(told, self._words)
        if told is not None and not told.undone and speaks_for_others(told.entry):
            self._fresh.start()
        else:
            self._fresh.stop()
        return self._said

    def recall(self, desk: Desk | None, table: TableState | None) -> str:
        """The last entry of the log: after a restart, and after entries on the table's page."""
        if desk is None or table is None or desk.last is None:
            return self.tell(None)
        if self._told is None or self._told.entries != desk.entered:
            self.tell(Told(desk.last.entry, table, desk.entered))
            self._fresh.stop()
        return self._said

    def view(self, *, saved: bool) -> TraceView:
        """The line as it is shown."""
        return TraceView(self._said, saved, self._fresh.isActive())
