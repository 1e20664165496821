"""Why: the sum behind the headline, and the house rules it applies with where they are printed."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.layout.box import Box
from dealer_assist.app.paint.text import Align, Fitted, fit_text, text_width
from dealer_assist.app.screens.drawer import Drawer
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import LABEL, Colour
from dealer_assist.app.views.why import WhyRow, WhyView
from dealer_assist.app.widgets.strip import Strip

PITCH = 1.32
"""Height of a line, as a share of its size."""
BETWEEN = 0.28
BETWEEN_OPTIONS = 0.75
"""Free height between rows, and before an option's name, in the same measure."""
SUM = 1.6
"""How much larger the sum is than the rest."""


class WhyRows(Strip[WhyView]):
    """The rows: labels in one column, texts in the other, all in the largest size at which everything fits."""

    def lay_out(self) -> None:
        self._texts: list[tuple[Fitted, Colour]] = []
        rows = self.view.rows
        if not rows or self.width() < 2:
            return
        # where it is too much even in the smallest letters, name and value say it without what the option is about
        told = tuple(row for row in rows if not row.quiet)
        fits = self._fitted(rows) or self._fitted(told) or self._laid_out(told, self.look.smallest_px, apart=0)
        self.setAccessibleName(" ".join(f"{row.label} {row.text}".strip() for row in rows))
        self.clipped = not fits or any(text.clipped for text, _ in self._texts)

    def _fitted(self, rows: tuple[WhyRow, ...]) -> bool:
        """Lay the rows out in the largest size at which they fit; whether there is one."""
        least, most = self.look.smallest_px, self.look.words_px(LABEL)
        return any(self._laid_out(rows, px) for px in range(max(most, least), least - 1, -1))

    def _laid_out(self, rows: tuple[WhyRow, ...], px: int, apart: float = 1) -> bool:
        """Lay the rows out in that size, with so much of the usual space between them; whether they fit."""
        look = self.look
        gap = look.glass.px(5)
        names = min(max(text_width(row.label, self._label_px(px)) for row in rows), self.width() * 0.3) + 1
        self._texts = []
        y = 0.0
        for row in rows:
            between = BETWEEN_OPTIONS if row.label and (row.title or row.large) else BETWEEN
            y += apart * px * between if y else 0
            label_x = self.width() - names if look.rtl else 0.0
            text_x = 0.0 if look.rtl else names + gap
            size = round(px * SUM) if row.large else px
            width = self.width() - names - gap
            text = self._body(row, size, QRectF(text_x, y, width, self.height()))
            height = text.lines * size * PITCH
            self._texts.append((self._body(row, size, QRectF(text_x, y, width, height)), _ink(row)))
            if row.label:
                label = QRectF(label_x, y, names, size * PITCH)
                self._texts.append((self._fit(row.label, label, self._label_px(px), rtl=look.rtl), Colour.QUIET))
            y += height
        return y <= self.height()

    def _label_px(self, px: int) -> int:
        return max(round(px * 0.85), self.look.smallest_px)

    def _body(self, row: WhyRow, px: int, rect: QRectF) -> Fitted:
        """What is printed elsewhere keeps its direction in every language, beside its label."""
        if self.look.rtl and row.printed:
            px = max(px * self.look.figure_px(LABEL) // self.look.words_px(LABEL), self.look.smallest_px)
            return self._fit(row.text, rect, px, rtl=False, bold=row.title, align=Align.RIGHT)
        return self._fit(row.text, rect, px, rtl=self.look.rtl, bold=row.large or row.title)

    def _fit(
        self, text: str, rect: QRectF, px: int, *, rtl: bool, bold: bool = False, align: Align = Align.LEADING
    ) -> Fitted:
        """In just this size: what is too long for a line takes another."""
        one = fit_text(text, rect, px, px, rtl=rtl, bold=bold, align=align, wrap=False)
        return one if not one.clipped else fit_text(text, rect, px, px, rtl=rtl, bold=bold, align=align)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            for text, ink in self._texts:
                text.draw(painter, colour(ink))


def _ink(row: WhyRow) -> Colour:
    """What an option is about is quieter than its name and its value."""
    return Colour.QUIET if row.quiet else Colour.TEXT


class WhyDrawer(Drawer):
    """Shows a `WhyView`."""

    def __init__(self, look: Look, view: WhyView, parent: QWidget | None = None) -> None:
        super().__init__("why", look, parent)
        self.rows = WhyRows("why.rows", look, view, self)

    def set_view(self, view: WhyView) -> None:
        """Show this."""
        self.rows.set_view(view)

    def place_all(self) -> None:
        self.rows.set_look(self.look)
        self.place(self.rows, Box(1, 3, self.content.w - 2, self.content.h - 4))
