"""The sign that a tap was passed over: for a tenth of a second a frame in the warning colour stands around the key.

Whoever taps faster than the screen can be read would otherwise take it that the tap was heard. The frame makes no
sound and does not move: it is there, and it is gone.
"""

from PySide6.QtCore import QRectF, QTimer
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QWidget

from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import RADIUS, Colour

SIGN_MS = 100
"""How long it stands, milliseconds."""
LINE = 1.2
"""mm across the frame; a dark one as wide lies inside it, for on yellow seats and light cards the colour is pale."""


class UnreadSign:
    """The frame around one key."""

    def __init__(self, key: QWidget) -> None:
        self._key = key
        self._timer: QTimer | None = None

    @property
    def stands(self) -> bool:
        """Whether it is on the glass."""
        return self._timer is not None and self._timer.isActive()

    def give(self) -> None:
        """A tap was passed over."""
        if self._timer is None:
            self._timer = QTimer(self._key)
            self._timer.setSingleShot(True)
            self._timer.setInterval(SIGN_MS)
            self._timer.timeout.connect(self._key.update)
        self._timer.start()
        self._key.update()

    def drop(self) -> None:
        """The key has gone: what comes in its place was not tapped."""
        if self._timer is not None:
            self._timer.stop()

    def paint(self, face: QRectF, glass: Glass) -> None:
        """Over the key as it is painted; pixels."""
        with QPainter(self._key) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            width, radius = max(glass.px(LINE), 1), glass.px(RADIUS)
            for ink, inset in ((Colour.BASE, width * 1.5), (Colour.WARNING, width * 0.5)):
                painter.setPen(QPen(colour(ink), width))
                painter.drawRoundedRect(face.adjusted(inset, inset, -inset, -inset), radius, radius)
