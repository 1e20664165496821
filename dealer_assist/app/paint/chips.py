"""What lies before a seat: the dealer button, the blind markers, the backs of two cards."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from dealer_assist.app.theme.fonts import font
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import CAPITAL_OF_EM, Colour


def draw_marker(painter: QPainter, rect: QRectF, text: str, px: int, *, disc: bool) -> None:
    """Draw a marker at the right end of a rectangle: the button as a white disc, the blinds as a plate.

    Nothing is drawn in an empty rectangle.
    """
    if rect.isEmpty():
        return
    metrics = QFontMetricsF(font(px, True))
    height = rect.height()
    width = marker_width(text, px, height, disc=disc)
    plate = QRectF(rect.right() - width, rect.y(), width, height)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(Colour.TEXT if disc else Colour.QUIET))
    radius = height / 2 if disc else height * 0.28
    painter.drawRoundedRect(plate, radius, radius)
    painter.setFont(font(px, True))
    painter.setPen(colour(Colour.ON_TO_ACT))
    base = plate.center().y() + px * CAPITAL_OF_EM / 2
    painter.drawText(QPointF(plate.center().x() - metrics.horizontalAdvance(text) / 2, base), text)


def marker_width(text: str, px: int, height: float, *, disc: bool) -> float:
    """Width of a marker of that height, pixels."""
    return height if disc else max(QFontMetricsF(font(px, True)).horizontalAdvance(text) + height * 0.5, height)


def draw_card_backs(painter: QPainter, rect: QRectF, count: int = 2) -> None:
    """Cards face down, one over the other, in the middle of a rectangle; nothing in an empty one."""
    height = rect.height()
    if height <= 0 or count <= 0:
        return
    width = height * 0.72
    step = min(width * 0.6, max(rect.width() - width, 0) / max(count - 1, 1))
    left = rect.center().x() - (width + step * (count - 1)) / 2
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour(Colour.PANEL), max(height * 0.09, 1)))
    painter.setBrush(colour(Colour.QUIET))
    for place in range(count):
        back = QRectF(left + place * step, rect.y(), width, height)
        painter.drawRoundedRect(back, height * 0.16, height * 0.16)
