"""A person at the real window in a program of its own, to be killed: `python -m tests.app.player FOLDER LANGUAGE`.

With `ahead` behind it, seat 6 has raised before its turn.

Writes the headline the screen shows once its last tap is on disk, then waits for its end.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dealer_assist.app.theme.fonts import load_fonts
from tests.app.driver import TouchedTable, a_room


def main(folder: Path, language: str, *, ahead: bool) -> None:
    app = QApplication(sys.argv[:1])
    load_fonts()
    table = TouchedTable(folder, a_room(folder.parent, language=language), QTest.createTouchDevice())
    table.touch("key.next")
    if ahead:
        table.raise_to(20)
        table.touch("key.floor", "floor.ahead", "seat6")
        table.key_in(60)
        table.touch("pad.raise")
    else:
        table.seats(6)
        table.raise_to(15)
    print(table.headline, flush=True)
    app.exec()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], ahead="ahead" in sys.argv[3:])
