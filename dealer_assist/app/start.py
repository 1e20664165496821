"""From the command to the first picture: the parts are built in the order that shows the table soonest.

The log is opened on its own thread while the window is built; what can wait is done after the first paint.
"""

from __future__ import annotations

import gc
import sys
from importlib import import_module

from PySide6.QtCore import QTimer

from dealer_assist.app import crash
from dealer_assist.app.application import application, open_up, stop_on_signals
from dealer_assist.app.journal_thread import JournalThread
from dealer_assist.app.kept_screen import ScreenKeeper
from dealer_assist.app.session import Session
from dealer_assist.app.views.fault import fault_words
from dealer_assist.app.window import TableWindow
from dealer_assist.files.opening import ReadyTable
from dealer_assist.files.where import Places
from dealer_assist.words import Words

NOT_ALL_KEPT = 1
"""Exit code when something could not be put into the journal."""
SETTLE_MS = 250
"""How long after the window is shown what can wait is done, milliseconds: nobody has tapped yet."""
OPENED_LATER = (
    *(f"dealer_assist.app.screens.{panel}" for panel in ("pad", "award", "cards", "side_pots", "why", "refused")),
    *(f"dealer_assist.app.screens.{panel}" for panel in ("count", "floor")),
    *(f"dealer_assist.app.{tool}" for tool in ("announced", "count_moves")),
    "dealer_assist.app.table_side",
    "dealer_assist.app.screens.keys_drawer",
    "dealer_assist.app.screens.facts_page",
)
"""Panels and pages that the first picture does not wait for."""


def run(ready: ReadyTable, where: Places, *, windowed: bool = False) -> int:
    """The table on the screen until it is closed; the process's exit code. Never two of them in a process."""
    crash.keep_log(where.site / "log")
    app = application()
    # before anything is written: told to stop while it is opening, it still closes in good order
    stops = stop_on_signals(app)
    folder = where.journals / ready.room.name
    screen = ScreenKeeper(folder, ready.room.screen)
    session = Session(JournalThread(folder, app), app)
    session.not_opened.connect(lambda trouble: tell_on_terminal(trouble, ready.room.screen.language))
    try:
        session.start()
        window = TableWindow(session, ready, where, screen.set)
        window.screen_set.connect(screen.keep)
        crash.never_quit(window.tell_fault)
        open_up(window, windowed=windowed)
        QTimer.singleShot(SETTLE_MS, window, settle)
        QTimer.singleShot(SETTLE_MS, window, screen.settle)
        code = app.exec()
    finally:
        # also when the window cannot be built: the thread that writes must have ended before anything is taken down
        stops.deleteLater()
        all_kept = session.stop()
        screen.finish()
    return code if all_kept else NOT_ALL_KEPT


def tell_on_terminal(trouble: Exception, language: str) -> None:
    """Why the table could not be opened, as the screen says it."""
    headline, second = fault_words(trouble, Words(language, isolate=False), "not_opened")
    sys.stderr.write(f"{headline}. {second}\n")


def settle() -> None:
    """Once the table stands: import what a tap may open, then keep all that was made out of later collections.

    Garbage is collected from here on: the command did without while it imported.
    """
    for name in OPENED_LATER:
        import_module(name)
    gc.collect()
    gc.freeze()
    gc.enable()
