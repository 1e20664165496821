"""Stakes, hand number and clock, in quiet letters in the corner. A tap opens the table's own page."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.paint.marks import draw_mark
from dealer_assist.app.paint.text import Align, Fitted, fit_text
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import EDGE, SMALLEST, Colour
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.views.prompt import TableView
from dealer_assist.app.widgets.contact import OneFinger
from dealer_assist.app.widgets.touch_key import ANYBODY, TouchKey

AIR = 0.3
"""Free height above and below the lines, in lines."""


class TableKey(TouchKey):
    """Shows a `TableView`."""

    def __init__(
        self, name: str, look: Look, view: TableView, parent: QWidget | None = None, finger: OneFinger = ANYBODY
    ) -> None:
        super().__init__(name, look, parent, finger)
        self._view = view
        self._texts: list[Fitted] = []
        self._mark_box = QRectF()
        self.setAccessibleName(view.spoken or " ".join(view.lines))

    @property
    def view(self) -> TableView:
        """What it shows now."""
        return self._view

    def set_view(self, view: TableView) -> None:
        """Show this; nothing happens if it is shown already."""
        if view != self._view:
            self._view = view
            self.setAccessibleName(view.spoken or " ".join(view.lines))
            self.lay_out()
            self.update()

    def lay_out(self) -> None:
        look, glass = self.look, self.look.glass
        mark = glass.px(4.0)
        edge, gap = glass.px(EDGE), glass.px(2.2)
        whole = QRectF(self.rect())
        x = whole.right() - edge - mark if look.rtl else whole.x() + edge
        self._mark_box = QRectF(x, whole.center().y() - mark / 2, mark, mark)
        left = whole.x() if look.rtl else self._mark_box.right() + gap
        width = (self._mark_box.x() - gap if look.rtl else whole.right()) - left
        place = QRectF(left, whole.y(), width, whole.height())
        self._texts = self._in_bands(place, 1)
        if self._texts and self._texts[0].clipped:
            self._texts = self._in_bands(place, 2)
        self.clipped = any(text.clipped for text in self._texts)

    def _in_bands(self, place: QRectF, first: int) -> list[Fitted]:
        """The lines one below the other; the first, what is played, takes so many bands."""
        bands = max(len(self._view.lines) + first - 1, 3)
        height = place.height() / (bands + AIR)
        top = place.center().y() - height * (len(self._view.lines) + first - 1) / 2
        texts: list[Fitted] = []
        for line in self._view.lines:
            high = height * (first if not texts else 1)
            texts.append(self._fitted(line, QRectF(place.x(), top, place.width(), high), wrap=high > height))
            top += high
        return texts

    def _fitted(self, line: str, rect: QRectF, *, wrap: bool) -> Fitted:
        look = self.look
        px = look.words_px(SMALLEST)
        return fit_text(line, rect, px, look.smallest_px, rtl=look.rtl, align=Align.LEADING, wrap=wrap)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), colour(Colour.KEY if self.pressed_look else Colour.PANEL))
            draw_mark(painter, Mark.MENU, self._mark_box, colour(Colour.QUIET))
            for text in self._texts:
                text.draw(painter, colour(Colour.QUIET))
