"""The shapes that go with every state, so that nothing is told by colour alone."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from dealer_assist.app.views.marks import Mark


def draw_mark(painter: QPainter, mark: Mark, rect: QRectF, colour: QColor, *, mirrored: bool = False) -> None:
    """Draw a mark in the largest square in the middle of a rectangle; `mirrored` where reading runs to the left."""
    if mark is Mark.NONE:
        return
    side = min(rect.width(), rect.height())
    square = QRectF(0, 0, side, side)
    square.moveCenter(rect.center())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if mirrored:
        painter.translate(2 * square.center().x(), 0)
        painter.scale(-1, 1)
    if mark in STROKES:
        painter.setPen(
            QPen(colour, side * 0.16, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        )
        painter.setBrush(Qt.BrushStyle.NoBrush)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour)
    painter.drawPath(_path(mark, square))
    painter.restore()


STROKES = frozenset(
    {Mark.FOLDED, Mark.DONE, Mark.ERASE, Mark.BACK, Mark.UNDO, Mark.MENU, Mark.RAISE, Mark.PENDING, Mark.EYE}
)
"""Marks drawn as lines; the others are filled."""

LINES: dict[Mark, tuple[tuple[tuple[float, float], ...], ...]] = {
    Mark.TO_ACT: (((0.18, 0.08), (0.92, 0.5), (0.18, 0.92)),),
    Mark.ALL_IN: (((0.5, 0.02), (0.98, 0.5), (0.5, 0.98), (0.02, 0.5)),),
    Mark.AWAY: (
        ((0.18, 0.1), (0.40, 0.1), (0.40, 0.9), (0.18, 0.9)),
        ((0.60, 0.1), (0.82, 0.1), (0.82, 0.9), (0.60, 0.9)),
    ),
    Mark.WARNING: (((0.5, 0.06), (0.98, 0.92), (0.02, 0.92)),),
    Mark.STOP: (((0.08, 0.08), (0.92, 0.08), (0.92, 0.92), (0.08, 0.92)),),
    Mark.FOLDED: (((0.16, 0.16), (0.84, 0.84)), ((0.84, 0.16), (0.16, 0.84))),
    Mark.DONE: (((0.12, 0.55), (0.40, 0.82), (0.90, 0.22)),),
    Mark.ERASE: (
        ((0.30, 0.20), (0.95, 0.20), (0.95, 0.80), (0.30, 0.80), (0.05, 0.50), (0.30, 0.20)),
        ((0.50, 0.38), (0.74, 0.62)),
        ((0.74, 0.38), (0.50, 0.62)),
    ),
    Mark.BACK: (((0.20, 0.20), (0.50, 0.52), (0.80, 0.20)), ((0.20, 0.52), (0.50, 0.84), (0.80, 0.52))),
    Mark.RAISE: (((0.14, 0.52), (0.50, 0.16), (0.86, 0.52)), ((0.50, 0.16), (0.50, 0.90))),
    Mark.MENU: (((0.1, 0.2), (0.9, 0.2)), ((0.1, 0.5), (0.9, 0.5)), ((0.1, 0.8), (0.9, 0.8))),
}
"""Corners of each mark in a square of side 1."""


def _path(mark: Mark, square: QRectF) -> QPainterPath:
    path = QPainterPath()
    if mark is Mark.UNDO:
        return _undo_arrow(square)
    if mark is Mark.EYE:
        return _eye(square)
    if mark is Mark.GOOD:
        path.addEllipse(square)
        return path
    if mark is Mark.PENDING:
        inset = square.width() * 0.14
        path.addEllipse(square.adjusted(inset, inset, -inset, -inset))
        return path
    for corners in LINES[mark]:
        points = [QPointF(square.x() + x * square.width(), square.y() + y * square.height()) for x, y in corners]
        if mark in STROKES:
            path.moveTo(points[0])
            for point in points[1:]:
                path.lineTo(point)
        else:
            path.addPolygon(QPolygonF(points))
            path.closeSubpath()
    return path


def _eye(square: QRectF) -> QPainterPath:
    """Lids and a pupil."""
    side, middle = square.width(), square.center()
    left, right = QPointF(square.x() + side * 0.04, middle.y()), QPointF(square.right() - side * 0.04, middle.y())
    path = QPainterPath(left)
    path.quadTo(QPointF(middle.x(), middle.y() - side * 0.62), right)
    path.quadTo(QPointF(middle.x(), middle.y() + side * 0.62), left)
    path.addEllipse(middle, side * 0.10, side * 0.10)
    return path


def _undo_arrow(square: QRectF) -> QPainterPath:
    """An arrow that turns back; it means time, not direction of reading, and is never mirrored."""
    side = square.width()
    arc = QRectF(square.x() + side * 0.14, square.y() + side * 0.20, side * 0.72, side * 0.68)
    path = QPainterPath()
    path.arcMoveTo(arc, -120)
    path.arcTo(arc, -120, 260)
    tip = QPointF(arc.x() + arc.width() * 0.13, arc.y() + arc.height() * 0.19)
    path.moveTo(tip.x() - side * 0.02, tip.y() - side * 0.20)
    path.lineTo(tip)
    path.lineTo(tip.x() + side * 0.22, tip.y() + side * 0.02)
    return path
