"""When the program itself fails: it is written down, the dealer sees a quiet bar, and the table goes on."""

from __future__ import annotations

import faulthandler
import logging
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, Slot, qInstallMessageHandler

LOG_BYTES = 1_000_000
"""A log larger than this is started anew, the old one kept once."""

log = logging.getLogger("dealer_assist")


class BoundedLog(logging.FileHandler):
    """A log that is put aside when it has grown too long, also while the program runs; one old one is kept."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, encoding="utf-8")
        self._path = path
        self.last_words = path.open("a", encoding="utf-8")
        """Kept open for the whole run: a crash writes here when nothing else works any more."""
        faulthandler.enable(self.last_words)
        self._keep_short()

    def emit(self, record: logging.LogRecord) -> None:
        super().emit(record)
        self._keep_short()

    def _keep_short(self) -> None:
        # it is written on in the same place when it cannot be put aside; on a full disk not even its length is told,
        # and whoever reports that must not fail over it
        with suppress(OSError):
            if self.stream is None or self.stream.tell() <= LOG_BYTES:
                return
            self._path.replace(self._path.with_name("program.old.log"))
            self.stream.close()
            self.stream = None  # opened again by the next line, if not here
            self.stream = self._open()
            before, self.last_words = self.last_words, self._path.open("a", encoding="utf-8")
            faulthandler.enable(self.last_words)
            before.close()


def keep_log(folder: Path) -> None:
    """Write warnings and faults to `program.log` in a folder; without the folder, to the terminal."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = BoundedLog(folder / "program.log")
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
