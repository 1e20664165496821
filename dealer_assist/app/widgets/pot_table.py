"""Every pot with its amount and the seats that can win it, what goes back, and the sum, however many there are.

As many columns as leave the figures largest; all of one size, amounts under each other, the sum last.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.paint.text import NARROWEST, TALLEST_LATIN, Align, Fitted, fit_text, text_width, without_marks
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import EDGE, FIGURE, PROMPT, RADIUS, SECOND, Colour
from dealer_assist.app.views.pots import PotRow, PotTableView
from dealer_assist.app.widgets.strip import Strip

WIDEST = 190.0
"""mm; wider rows pull names and amounts apart."""
MOST_COLUMNS = 6
ROW = 14.0
"""mm of the highest row."""
ROW_GAP = 2.0
LEAST_ROW_GAP = 0.5
"""mm between rows where they are many."""
COLUMN_GAP = 2.5
PAD = 3.0
BETWEEN = 3.0
"""mm between name, amount and seats: figures side by side are not to be read as one."""
NARROWEST_NAME = 0.9
"""Share of its width at which the name of a pot is drawn where figures have to be narrowed."""
TIGHT = 0.3
"""Of the space between name, amount and seats, where there is little."""
MEASURED = 100
"""Font size at which texts are measured, pixels."""
SPARE = 2.0
"""Pixels more than a text needs, so that rounding cuts nothing."""
MANY = 5
"""Rows from which on gaps and margins shrink."""


class Widths(msgspec.Struct, frozen=True):
    """How a row is divided, and its font sizes; pixels."""

    label: float
    amount: float
    who: float
    gap: float
    words_px: int
    amount_px: int
    who_px: int
    whole: bool
    """Whether everything fits."""
    narrowed: float
    """Share of its width at which the narrowest part is drawn."""

    @property
    def legible(self) -> tuple[bool, float, int]:
        """Larger is better: whole first, then the smallest text and how little it is narrowed, then the largest."""
        sizes = (self.words_px, self.amount_px, self.who_px)
        return self.whole, min(sizes) * self.narrowed, max(sizes)


class Natural(msgspec.Struct, frozen=True):
    """Widths of the widest name, amount and seats for each pixel of font size; text is slow to lay out."""

    label: float
    amount: float
    bare: float
    """The amount without the marks between thousands."""
    who: float


def natural(rows: tuple[PotRow, ...]) -> Natural:
    """Measure them."""
    return Natural(
        max(text_width(row.label, MEASURED) for row in rows) / MEASURED,
        max(text_width(row.amount, MEASURED, bold=True) for row in rows) / MEASURED,
        max(text_width(without_marks(row.amount), MEASURED, bold=True) for row in rows) / MEASURED,
        max(text_width(row.who, MEASURED) for row in rows) / MEASURED,
    )


class PotTable(Strip[PotTableView]):
    """Pots in as many columns as leave the figures largest."""

    def __init__(
        self, name: str, look: Look, view: PotTableView, parent: QWidget | None = None, *, opaque: bool = False
    ) -> None:
        super().__init__(name, look, view, parent)
        self._opaque = opaque
        """Whether it hides what lies under it, from edge to edge of the glass."""

    def lay_out(self) -> None:
        rows = self.view.rows
        self._texts: list[tuple[Fitted, Colour]] = []
        self._plates: list[QRectF] = []
        self.clipped = False
        self.setAccessibleName(" · ".join(f"{row.label} {row.amount} {row.who}" for row in rows))
        if not rows or self.width() < 2:
            return
        pad, measured = self.look.glass.px(PAD if len(rows) <= MANY else PAD / 3), natural(rows)
        ways = [(self._widths(cells[0].adjusted(pad, 0, -pad, 0), measured), cells) for cells in self._ways(len(rows))]
        widths, cells = max(ways, key=lambda way: way[0].legible)
        self._plates = [cell for cell, row in zip(cells, rows, strict=True) if not row.quiet]
        for row, cell in zip(rows, cells, strict=True):
            self._texts.extend(self._row(row, cell.adjusted(pad, 0, -pad, 0), widths))
        self.clipped = any(text.clipped for text, _ in self._texts)

    def _ways(self, count: int) -> Iterator[list[QRectF]]:
        """Places for that many rows, in one column, in two, and so on; no column is empty."""
        for columns in range(1, MOST_COLUMNS + 1):
            lines = -(-count // columns)
            if (columns - 1) * lines < count:
                yield self._cells(count, columns, lines)

    def _cells(self, count: int, columns: int, lines: int) -> list[QRectF]:
        glass, rtl = self.look.glass, self.look.rtl
        between, gap = glass.px(COLUMN_GAP), float(glass.px(LEAST_ROW_GAP if lines > MANY else ROW_GAP))
        if lines > 1:
            spare = self.height() - lines * self.look.smallest_px * TALLEST_LATIN
            gap = max(min(gap, spare / (lines - 1)), 0.0)
        height = min((self.height() - gap * (lines - 1)) / lines, glass.px(ROW))
        edge = glass.px(EDGE) if self._opaque else 0
        whole = self.width() - 2 * edge
        width = min((whole - between * (columns - 1)) / columns, glass.px(WIDEST))
        start = edge + (whole - columns * width - between * (columns - 1) if rtl else 0.0)
        cells = []
        for place in range(count):
            column, line = divmod(place, lines)
            across = columns - 1 - column if rtl else column
            cells.append(QRectF(start + across * (width + between), line * (height + gap), width, height))
        return cells

    def _widths(self, box: QRectF, measured: Natural) -> Widths:
        """Names, amounts and seats in sizes at which all rows fit; at the smallest, figures are narrowed."""
        look, smallest = self.look, self.look.smallest_px
        words, amounts, seats = look.words_px(SECOND), look.figure_px(PROMPT), look.figure_px(FIGURE)
        highest = max(int(box.height() / TALLEST_LATIN), smallest)
        share, gap = 1.0, float(look.glass.px(BETWEEN))
        while True:
            sizes = [max(min(int(px * share), highest), smallest) for px in (words, amounts, seats)]
            label, amount = measured.label * sizes[0] + SPARE, measured.amount * sizes[1] + SPARE
            who = measured.who * sizes[2] + SPARE
            free = box.width() - label - 2 * gap
            if amount + who <= free or max(sizes) <= smallest:
                break
            share *= 0.97
        if amount + who > free:
            free, gap = free + 2 * gap * (1 - TIGHT), gap * TIGHT
        narrowed, least = 1.0, measured.bare * sizes[1] * NARROWEST
        if amount + who > free:
            # names become a little narrower; the amount keeps what it needs at the narrowest; seats get the rest
            free, label = free + label * (1 - NARROWEST_NAME), label * NARROWEST_NAME
            kept = max(min(amount, free - who * NARROWEST), least)
            narrowed = max(min(kept / amount, (free - kept) / who), 0.0)
            amount = kept
        whole = free - amount >= (who - SPARE) * NARROWEST and box.height() + 1 >= smallest
        return Widths(label, amount, max(free - amount, 0.0), gap, sizes[0], sizes[1], sizes[2], whole, narrowed)

    def _row(self, row: PotRow, box: QRectF, widths: Widths) -> Iterator[tuple[Fitted, Colour]]:
        rtl = self.look.rtl
        x = box.right() if rtl else box.x()
        for text, width, px, bold, align in (
            (row.label, widths.label, widths.words_px, False, Align.LEADING),
            (row.amount, widths.amount, widths.amount_px, True, Align.TRAILING),
            (row.who, widths.who, widths.who_px, False, Align.LEADING),
        ):
            place = QRectF(x - width if rtl else x, box.y(), width, box.height())
            x = place.x() - widths.gap if rtl else place.right() + widths.gap
            if text:
                smallest = self.look.smallest_px
                made = fit_text(text, place, px, smallest, rtl=rtl, bold=bold, align=align, wrap=False, narrow=True)
                yield made, Colour.QUIET if row.quiet or text is row.label else Colour.TEXT

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if self._opaque:
                painter.fillRect(self.rect(), colour(Colour.BASE))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(Colour.PANEL if self._opaque else Colour.BASE))
            radius = self.look.glass.px(RADIUS)
            for plate in self._plates:
                painter.drawRoundedRect(plate, radius, radius)
            for text, ink in self._texts:
                text.draw(painter, colour(ink))
