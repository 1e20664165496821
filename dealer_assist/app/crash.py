"""When the program itself fails: it is written down, the dealer sees a quiet bar, and the table goes on."""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, Slot, qInstallMessageHandler

LOG_BYTES = 1_000_000
"""A log larger than this is started anew, the old one kept once."""

log = logging.getLogger("dealer_assist")


def keep_log(folder: Path) -> None:
    """Write warnings and faults to `program.log` in a folder; without the folder, to the terminal."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / "program.log"
        if path.exists() and path.stat().st_size > LOG_BYTES:
            path.replace(folder / "program.old.log")
        handler: logging.Handler = logging.FileHandler(path, encoding="utf-8")
        # kept open for the whole run: a crash writes here when nothing else works any more
        faulthandler.enable(path.open("a", encoding="utf-8"))
    except OSError:
        handler = logging.StreamHandler(sys.stderr)
        faulthandler.enable()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    log.addHandler(handler)


class Bell(QObject):
    """Tells of a fault on the thread it was made on, whichever thread had the fault: only one may touch the screen."""

    rung = Signal(str)

    def __init__(self, told: Callable[[str], None]) -> None:
        super().__init__()
        self._told = told
        self.rung.connect(self._ring)

    @Slot(str)
    def _ring(self, text: str) -> None:
        try:
            self._told(text)
        except Exception:
            # a fault in telling of a fault would ring again, and again
            log.exception("a fault could not be told: %s", text)


def never_quit(told: Callable[[str], None]) -> None:
    """Write every fault nobody caught to the log and tell one line of it; the program goes on.

    `told` is called on the thread that calls this: the screen's.
    """
    bell = Bell(told)

    def failed(kind: type[BaseException], error: BaseException | None, at: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error or KeyboardInterrupt(), at)
            return
        log.error("fault", exc_info=(kind, error or kind(), at))
        bell.rung.emit(f"{kind.__name__}: {error}")

    def failed_in_thread(fault: threading.ExceptHookArgs) -> None:
        failed(fault.exc_type, fault.exc_value, fault.exc_traceback)

    def qt_said(kind: QtMsgType, _where: QMessageLogContext, message: str) -> None:
        level = logging.INFO if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) else logging.WARNING
        log.log(level, "Qt: %s", message)

    sys.excepthook = failed
    threading.excepthook = failed_in_thread
    qInstallMessageHandler(qt_said)
