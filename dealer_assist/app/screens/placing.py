"""From boxes in millimetres to widgets in pixels."""

from collections.abc import Iterator, Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, QRectF
from PySide6.QtWidgets import QWidget

from dealer_assist.app.layout.box import Box
from dealer_assist.app.theme.metrics import Glass

HALO = 1.0
HALO_WIDE = 2.0
"""mm a touch area reaches beyond what is painted: small keys and seats, wide keys."""


def px_rect(box: Box, glass: Glass, halo: int = 0) -> QRectF:
    """A box as whole pixels, grown by a halo on each side."""
    left, top = glass.px(box.x), glass.px(box.y)
    right, bottom = glass.px(box.right), glass.px(box.bottom)
    return QRectF(left - halo, top - halo, right - left + 2 * halo, bottom - top + 2 * halo)


def put(widget: QWidget, box: Box, glass: Glass, halo: int = 0) -> None:
    """Place a widget on a box, its touch area reaching a halo beyond."""
    widget.setGeometry(px_rect(box, glass, halo).toRect())


def oval_rect(felt: Box, seats: tuple[Box, ...], glass: Glass) -> QRectF | None:
    """The drawn table, in pixels of the felt widget: its rim runs under the seats. None where they stand in a row."""
    first = seats[0]
    if len({box.y for box in seats}) == 1 and len(seats) > 2:
        return None
    inset_x = min(box.x for box in seats) + first.w * 0.42
    inset_y = first.h * 0.5
    return px_rect(Box(inset_x, inset_y, felt.w - 2 * inset_x, felt.h - inset_y - 1), glass)


def line(points: Sequence[QPoint], step: int) -> Iterator[QPoint]:
    """Points of a line drawn through these, at most so many pixels apart: a fast finger is told of at few of them.

    >>> [at.x() for at in line([QPoint(0, 0), QPoint(10, 0)], step=4)]
    [0, 3, 7, 10]
    """
    yield from points[:1]
    for start, end in pairwise(points):
        way = end - start
        parts = max(-(-max(abs(way.x()), abs(way.y())) // step), 1)
        for part in range(1, parts + 1):
            yield QPoint(start.x() + round(way.x() * part / parts), start.y() + round(way.y() * part / parts))
