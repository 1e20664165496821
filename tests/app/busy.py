"""Somebody who plays without a pause, to be killed: `python -m tests.app.busy FOLDER SEED`.

Every other hand is played by touching whatever can be touched, the others by entries handed to the session. Each
time the screen shows everything as accepted a line goes out: number of the last event, headline, chips in front,
chips at the table.
"""

import json
import os
import sys
from pathlib import Path
from random import Random

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QObject, QTimer, Slot
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from dealer_assist.app.session import Saved
from dealer_assist.app.theme.fonts import load_fonts
from dealer_assist.app.widgets.touch_key import TouchKey
from dealer_assist.table.entries import StartHand, TableClosed
from tests.app.driver import TouchedTable, a_room
from tests.hands import Deck, next_entry

SELDOM = {"key.undo": 0.1, "prompt": 0.1, "key.back": 0.3, "key.fold": 0.3, "key.all_in": 0.1}
"""Keys touched less often than they are drawn, or no hand would come to its end."""
NEVER = ("table",)
PATIENT = 0.7
"""How often the next tap waits for the last one to be on disk."""


class Busy(QObject):
    """Acts whenever the program has nothing else to do."""

    def __init__(self, table: TouchedTable, chance: Random) -> None:
        super().__init__()
        self._table = table
        self._chance = chance
        self._waits = True
        self._opening = table.window._ready.opened()
        self._deck = Deck(chance, range(1, 11))
        table.session.changed.connect(self.acknowledge)
        self._idle = QTimer(self)
        self._idle.timeout.connect(self.act)
        self._idle.start(0)

    @Slot()
    def acknowledge(self) -> None:
        """Tell what the screen shows as accepted."""
        table = self._table
        page, desk = table.window.hand.widget, table.session.desk
        if not page.isVisible() or not page.trace.view.saved or desk is None or table.table.closed:
            return
        if table.session.saved is not Saved.ALL:
            return
        headline = "" if page.prompt.view.tone.value == "warn" else table.headline
        shown = {"seq": desk.saved_seq, "headline": headline, "in_front": table.in_front, "chips": table.chips}
        os.write(1, f"{json.dumps(shown)}\n".encode())

    @Slot()
    def act(self) -> None:
        """One tap or one entry."""
        if self._waits and self._table.session.saved is not Saved.ALL:
            return
        self._waits = self._chance.random() < PATIENT
        if self._table.table.hand is None:
            self._begin()
        elif self._table.table.hands % 2:
            self._touch()
        else:
            self._table.session.enter(next_entry(self._table.hand, self._chance, self._deck))

    def _begin(self) -> None:
        """The next hand; with one player left another table, with the chips of the first."""
        session = self._table.session
        self._deck = Deck(self._chance, range(1, 11))
        if not session.enter(StartHand()):
            session.enter(TableClosed())
            session.enter(self._opening)
            self._table.window.pages.open_hand()

    def _touch(self) -> None:
        """Whatever can be touched on the hand page: other pages change the language, and close the table."""
        if not self._table.window.hand.widget.isVisible():
            self._table.window.pages.open_hand()
            return
        parts = [each for each in self._table.window.findChildren(TouchKey) if self._worth_touching(each)]
        if parts:
            self._table.pause()
            self._table.tap(self._chance.choice(parts))

    def _worth_touching(self, part: QWidget) -> bool:
        name = part.objectName()
        can = part.isVisible() and part.isEnabled() and name not in NEVER
        return can and self._chance.random() < SELDOM.get(name, 1)


def main(folder: Path, seed: int) -> None:
    os.write(1, b"start\n")
    app = QApplication(sys.argv[:1])
    load_fonts()
    table = TouchedTable(folder, a_room(folder.parent), QTest.createTouchDevice())
    busy = Busy(table, Random(seed))
    app.exec()
    busy.deleteLater()


if __name__ == "__main__":
    main(Path(sys.argv[1]), int(sys.argv[2]))
