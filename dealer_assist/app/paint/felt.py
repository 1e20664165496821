"""The table top, made once for a size and then only copied: a gradient costs three times a copy."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient

from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import Colour


def felt_pixmap(width: int, height: int, oval: QRectF, rail: float) -> QPixmap:
    """A picture of the felt: the oval with its rail on the dark base. Sizes in pixels."""
    pixmap = QPixmap(width, height)
    pixmap.fill(colour(Colour.BASE))
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        radius = oval.height() * 0.48
        light = QRadialGradient(QPointF(oval.center().x(), oval.y() + oval.height() * 0.40), oval.width() * 0.62)
        light.setColorAt(0.0, QColor(Colour.FELT))
        light.setColorAt(1.0, QColor(Colour.FELT_EDGE))
        painter.setPen(QPen(colour(Colour.RAIL), rail))
        painter.setBrush(light)
        painter.drawRoundedRect(oval, radius, radius)
        line = oval.adjusted(rail * 3, rail * 3, -rail * 3, -rail * 3)
        painter.setPen(QPen(QColor(Colour.RAIL), max(rail / 5, 1)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(line, radius - rail * 3, radius - rail * 3)
    return pixmap
