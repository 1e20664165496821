"""From the command to the first picture: the parts are built in the order that shows the table soonest.

The log is opened on its own thread while the window is built; what can wait is done after the first paint.
"""

from __future__ import annotations

import gc
import os
import signal
import sys

from PySide6.QtCore import QObject, QSocketNotifier, Qt, QTimer
from PySide6.QtWidgets import QApplication

from dealer_assist.app import crash
from dealer_assist.app.keeper import JournalThread
from dealer_assist.app.session import Session
from dealer_assist.app.theme.fonts import load_fonts
from dealer_assist.app.theme.palette import dark_palette
from dealer_assist.app.window import TableWindow
from dealer_assist.files.opening import ReadyTable
from dealer_assist.files.where import Places


def run(ready: ReadyTable, where: Places, *, windowed: bool = False) -> int:
    """The table on the screen until it is closed; the process's exit code. Never two of them in a process."""
    crash.keep_log(where.site / "log")
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    app.setPalette(dark_palette())
    load_fonts()
    session = Session(JournalThread(where.journals / ready.room.name, app), app)
    session.start()
    window = TableWindow(session, ready)
    crash.never_quit(window.tell_fault)
    stops = stop_on_signals(app)
    if windowed:
        window.resize(1366, 768)
        window.show()
    else:
        window.setCursor(Qt.CursorShape.BlankCursor)
        window.showFullScreen()
    QTimer.singleShot(0, window, settle)
    try:
        return app.exec()
    finally:
        stops.deleteLater()
        session.stop()


def settle() -> None:
    """After the first paint: what was made so far stays, so that collections are short from now on."""
    gc.collect()
    gc.freeze()


def stop_on_signals(app: QApplication) -> QObject:
    """Close in good order when the system asks for it: Qt's loop alone never lets Python hear a signal."""
    hears, tells = os.pipe()
    os.set_blocking(tells, False)
    signal.set_wakeup_fd(tells, warn_on_full_buffer=False)
    notifier = QSocketNotifier(hears, QSocketNotifier.Type.Read, app)
    notifier.activated.connect(app.quit)
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, _heard)
    return notifier


def _heard(_number: int, _frame: object) -> None:
    """The byte in the pipe says it."""
