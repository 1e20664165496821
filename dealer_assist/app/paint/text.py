"""Text that always fits: it shrinks to the smallest size the dealer may be shown, then wraps, and never elides.

An amount that is still too long is drawn narrower, as high as before: a rounded amount would be a wrong one.

What still does not fit is marked as clipped, so that a test finds it before a dealer does. Laying text out is
done when a view changes; painting only draws the result.
"""

import re
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QTextLayout, QTextOption

from dealer_assist.app.theme.fonts import font

LINE_PITCH = 1.22
"""Distance of base lines, as a share of the font size."""

NARROWEST = 0.65
"""Share of its width to which a figure may be narrowed; digits are then as wide as in a condensed face."""

BETWEEN_THOUSANDS = re.compile(r"(?<=\d)[,٬](?=\d{3}(?!\d))")

WORTH_A_LINE = 0.86
"""One line at this share of the size that two lines would have is read faster than the two."""

TALLEST_LATIN = 1.02
TALLEST_ARABIC = 1.2
"""Height a line needs around the middle of its capitals, as a share of the font size."""


class Align(Enum):
    """Where a text stands in its rectangle; leading is where reading starts."""

    LEADING = "leading"
    CENTRED = "centred"
    TRAILING = "trailing"
    LEFT = "left"
    """Left whatever the language: figures on things that are never mirrored."""
    RIGHT = "right"

    def qt(self, rtl: bool) -> Qt.AlignmentFlag:
        """The flag for text in this direction."""
        if self is Align.CENTRED:
            return Qt.AlignmentFlag.AlignHCenter
        left = self is Align.LEFT or self is (Align.TRAILING if rtl else Align.LEADING)
        return Qt.AlignmentFlag.AlignLeft if left else Qt.AlignmentFlag.AlignRight


class Fitted:
    """A text laid out inside a rectangle, ready to be drawn again and again."""

    __slots__ = ("clipped", "layout", "lines", "narrowed", "origin", "px", "width")

    def __init__(
        self, layout: QTextLayout, origin: QPointF, px: int, width: float, clipped: bool, narrowed: float = 1.0
    ) -> None:
        self.layout = layout
        """The lines as Qt has laid them out."""
        self.origin = origin
        """Where the first begins, pixels."""
        self.narrowed = narrowed
        """Share of its width it is drawn at; 1 = as the font is."""
        self.px = px
        """Font size it came out at, pixels."""
        self.width = width
        """Width of the widest line, pixels."""
        self.lines = layout.lineCount()
        """How many lines it was broken into."""
        self.clipped = clipped
        """Whether it does not fit even at the smallest size."""

    def draw(self, painter: QPainter, colour: QColor) -> None:
        """Draw it in one colour."""
        painter.setPen(colour)
        if self.narrowed == 1.0:
            self.layout.draw(painter, self.origin)
            return
        painter.save()
        painter.translate(self.origin.x(), 0.0)
        painter.scale(self.narrowed, 1.0)
        self.layout.draw(painter, QPointF(0.0, self.origin.y()))
        painter.restore()


def fit_text(
    text: str,
    rect: QRectF,
    px: int,
    smallest_px: int,
    *,
    rtl: bool,
    bold: bool = False,
    align: Align = Align.CENTRED,
    wrap: bool = True,
    line_limit: int = 9,
    narrow: bool = False,
) -> Fitted:
    """Lay a text out in a rectangle, as near to `px` as fits, centred in its height.

    A line shrinks until it fits; where there is height, and at the latest below `smallest_px`, it wraps instead,
    as large as the lines fit. A figure never wraps: below `smallest_px` it is narrowed; so are words with `narrow`.
    """
    tallest = TALLEST_ARABIC if rtl else TALLEST_LATIN
    single = min(px, int(rect.height() / tallest))
    natural = text_width(text, single, bold=bold)
    if natural > rect.width():
        single = max(int(single * rect.width() / natural), 1)
    if single < smallest_px and (narrow or is_figure(text)):
        return _narrowed(text, rect, smallest_px, rtl=rtl, bold=bold, align=align)
    if single >= px or not wrap:
        size = max(single, smallest_px)
        return _laid_out(text, rect, size, rtl=rtl, bold=bold, align=align, lines=1)
    if 2 * LINE_PITCH * single < rect.height() or single < smallest_px:
        made = _wrapped(text, rect, px, smallest_px, rtl=rtl, bold=bold, align=align, line_limit=line_limit)
        if single < max(made.px * WORTH_A_LINE, smallest_px):
            return made
    return _laid_out(text, rect, single, rtl=rtl, bold=bold, align=align, lines=1)


def is_figure(text: str) -> bool:
    """Whether it is figures and signs alone: an amount, a sum, seats.

    >>> is_figure("+12,345,678"), is_figure("Seat 9")
    (True, False)
    """
    return any(each.isdigit() for each in text) and not any(each.isalpha() for each in text)


def without_marks(text: str) -> str:
    """The same amount without the marks between thousands.

    >>> without_marks("12,345,678"), without_marks("2,4,10")
    ('12345678', '2,4,10')
    """
    return BETWEEN_THOUSANDS.sub("", text)


def _narrowed(text: str, rect: QRectF, px: int, *, rtl: bool, bold: bool, align: Align) -> Fitted:
    """On one line, drawn as much narrower as it must be, at the narrowest without the marks between thousands.

    Clipped where that is not enough, or it is too high.
    """
    share = rect.width() / max(text_width(text, px, bold=bold), 1.0)
    if share < NARROWEST:
        text = without_marks(text)
        share = rect.width() / max(text_width(text, px, bold=bold), 1.0)
    share = min(max(share, NARROWEST), 1.0)
    wide = QRectF(rect.x(), rect.y(), rect.width() / share, rect.height())
    made = _laid_out(text, wide, px, rtl=rtl, bold=bold, align=align, lines=1)
    return Fitted(made.layout, made.origin, made.px, made.width * share, made.clipped, share)


def _wrapped(
    text: str, rect: QRectF, px: int, smallest_px: int, *, rtl: bool, bold: bool, align: Align, line_limit: int
) -> Fitted:
    """The largest size at which the wrapped text fits, found by halving."""
    best = _laid_out(text, rect, smallest_px, rtl=rtl, bold=bold, align=align, lines=line_limit)
    low, high = smallest_px, px
    while low < high and not best.clipped:
        size = (low + high + 1) // 2
        tried = _laid_out(text, rect, size, rtl=rtl, bold=bold, align=align, lines=line_limit)
        if tried.clipped:
            high = size - 1
        else:
            best, low = tried, size
    return best


def text_width(text: str, px: int, *, bold: bool = False) -> float:
    """Width of a text on one line, pixels."""
    if not text:
        return 0.0
    # Font metrics leave out what Arabic letters reach beyond their advance; a laid out line does not.
    layout = QTextLayout(text, font(px, bold))
    layout.beginLayout()
    line = layout.createLine()
    line.setLineWidth(1_000_000)
    layout.endLayout()
    return line.naturalTextWidth()


def _laid_out(text: str, rect: QRectF, px: int, *, rtl: bool, bold: bool, align: Align, lines: int) -> Fitted:
    option = QTextOption(align.qt(rtl))
    option.setTextDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)
    option.setWrapMode(QTextOption.WrapMode.WordWrap if lines > 1 else QTextOption.WrapMode.NoWrap)
    layout = QTextLayout(text, font(px, bold))
    layout.setTextOption(option)
    layout.setCacheEnabled(True)
    pitch = px * LINE_PITCH
    count, widest = _set_lines(layout, rect.width(), pitch)
    height = pitch * (count - 1) + px
    # A capital is 0.714 of the size high: centring capitals, not line boxes, is what looks centred.
    ascent = layout.lineAt(0).ascent() if count else 0.0
    top = rect.y() + (rect.height() - pitch * (count - 1) + px * 0.714) / 2 - ascent
    clipped = widest > rect.width() + 1 or height > rect.height() + 1 or count > lines
    return Fitted(layout, QPointF(rect.x(), top), px, widest, clipped)


def _set_lines(layout: QTextLayout, width: float, pitch: float) -> tuple[int, float]:
    """Break the text into lines; how many there are and how wide the widest is."""
    layout.beginLayout()
    count = 0
    widest = 0.0
    while (line := layout.createLine()).isValid():
        # A line of no width would never take a letter, and there would be no end of lines.
        line.setLineWidth(max(width, 1.0))
        line.setPosition(QPointF(0, count * pitch))
        widest = max(widest, line.naturalTextWidth())
        count += 1
    layout.endLayout()
    return count, widest
