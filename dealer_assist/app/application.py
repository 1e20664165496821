"""What every window of the program needs around it: the application with its colours and fonts, and an orderly end."""

from __future__ import annotations

import os
import signal
import sys

from PySide6.QtCore import QObject, QSocketNotifier, Qt
from PySide6.QtGui import QInputDevice, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication, QWidget

from dealer_assist.app.theme.fonts import load_fonts
from dealer_assist.app.theme.palette import dark_palette

ON_A_DESKTOP = (1366, 768)
"""Size of a window that does not take the whole screen, pixels."""


def application() -> QApplication:
    """The process's one application."""
    app = QApplication(sys.argv[:1])
    app.setStyle("Fusion")
    app.setPalette(dark_palette())
    load_fonts()
    return app


def open_up(window: QWidget, *, windowed: bool) -> None:
    """Show the window over the whole glass, or as one of a desktop's; Ctrl+Q closes it where there is a keyboard.

    The pointer is hidden only where fingers do the pointing.
    """
    QShortcut(QKeySequence(QKeySequence.StandardKey.Quit), window).activated.connect(window.close)
    if windowed:
        window.resize(*ON_A_DESKTOP)
        window.show()
    else:
        if any(device.type() is QInputDevice.DeviceType.TouchScreen for device in QInputDevice.devices()):
            window.setCursor(Qt.CursorShape.BlankCursor)
        # the size it will have anyway, so that everything is laid out once
        window.setGeometry(window.screen().geometry())
        window.showFullScreen()


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
