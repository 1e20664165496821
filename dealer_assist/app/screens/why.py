"""Why: the sum behind the headline, and the house rules it applies with where they are printed."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.layout.box import Box
from dealer_assist.app.paint.text import Align, Fitted, fit_text, text_width
from dealer_assist.app.screens.drawer import Drawer
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import FIGURE, SECOND, SMALLEST, Colour, Role
from dealer_assist.app.views.why import WhyRow, WhyView
from dealer_assist.app.widgets.strip import Strip


class WhyRows(Strip[WhyView]):
    """The rows: labels in one column, texts in the other, heights shared by how much each has to say."""

    def lay_out(self) -> None:
        look, rows = self.look, self.view.rows
        self._texts: list[tuple[Fitted, Colour]] = []
        if not rows or self.width() < 2:
            return
        gap = look.glass.px(4)
        px = look.words_px(SMALLEST)
        names = min(max(text_width(row.label, px) for row in rows), self.width() * 0.3) + 1
        weights = [self._weight(row, self.width() - names - gap) for row in rows]
        unit = min(self.height() / sum(weights), look.glass.px(SECOND.capital * 2.1))
        y = 0.0
        for row, weight in zip(rows, weights, strict=True):
            height = unit * weight
            label_x = self.width() - names if look.rtl else 0.0
            text_x = 0.0 if look.rtl else names + gap
            label = QRectF(label_x, y, names, min(height, unit * (1.4 if row.large else 1.0)))
            text = QRectF(text_x, y, self.width() - names - gap, height)
            self._texts.append((self._fit(row.label, label, SMALLEST, rtl=look.rtl), Colour.QUIET))
            self._texts.append((self._body(row, text), Colour.TEXT))
            y += height
        self.setAccessibleName(" ".join(f"{row.label} {row.text}" for row in rows))
        self.clipped = any(text.clipped for text, _ in self._texts)

    def _weight(self, row: WhyRow, width: float) -> float:
        """Lines the row needs, about."""
        if row.large:
            return 1.4
        px = self.look.glass.font_px(SMALLEST) if row.english else self.look.words_px(SMALLEST)
        return max(1.0, -(-text_width(row.text, px) // width))

    def _body(self, row: WhyRow, rect: QRectF) -> Fitted:
        rtl = self.look.rtl and not row.english
        fitted = self._fit(row.text, rect, FIGURE if row.large else SECOND, rtl=rtl, bold=row.large)
        if self.look.rtl and row.english:
            # English rule text in a right-to-left panel keeps its own direction and its own side.
            px, least = self.look.glass.font_px(SMALLEST), self.look.smallest_px
            return fit_text(row.text, rect, px, least, rtl=False, align=Align.LEFT)
        return fitted

    def _fit(self, text: str, rect: QRectF, role: Role, *, rtl: bool, bold: bool = False) -> Fitted:
        look = self.look
        return fit_text(text, rect, look.words_px(role), look.smallest_px, rtl=rtl, bold=bold, align=Align.LEADING)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            for text, ink in self._texts:
                text.draw(painter, colour(ink))


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
        self.place(self.rows, Box(1, 2, self.content.w - 2, self.content.h - 4))
