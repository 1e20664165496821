"""The table top under the seats: a picture made once for each size, then only copied."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from dealer_assist.app.paint.felt import felt_pixmap
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import Colour

RAIL = 1.6
"""Rim of the table as drawn, mm."""
KEPT_PICTURES = 3


class Felt(QWidget):
    """Paints the oval; takes no touch, so that a palm on it does not silence the seats."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("felt")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._picture = QPixmap()
        self._made: dict[tuple[object, ...], QPixmap] = {}
        """Pictures by size and oval: with and without a panel over the lower part."""

    def set_oval(self, oval: QRectF | None, rail: float) -> None:
        """Draw the oval here, in pixels of this widget; None = plain base."""
        if oval is None or self.width() <= 0 or self.height() <= 0:
            self._picture = QPixmap()
        else:
            self._picture = self._made_for(oval, rail)
        self.update()

    def _made_for(self, oval: QRectF, rail: float) -> QPixmap:
        key = (self.width(), self.height(), oval.getRect(), rail)
        if key not in self._made:
            if len(self._made) >= KEPT_PICTURES:
                self._made.clear()
            self._made[key] = felt_pixmap(self.width(), self.height(), oval, rail)
        return self._made[key]

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            if self._picture.isNull():
                painter.fillRect(event.rect(), colour(Colour.BASE))
            else:
                painter.drawPixmap(event.rect(), self._picture, event.rect())
