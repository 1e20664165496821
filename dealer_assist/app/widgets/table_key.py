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
        band = whole.height() / 3.3
        top = whole.center().y() - band * len(self._view.lines) / 2
        x = whole.right() - edge - mark if look.rtl else whole.x() + edge
        self._mark_box = QRectF(x, whole.center().y() - mark / 2, mark, mark)
        left = whole.x() if look.rtl else self._mark_box.right() + gap
        width = (self._mark_box.x() - gap if look.rtl else whole.right()) - left
        self._texts = [
            fit_text(
                line,
                QRectF(left, top + place * band, width, band),
                look.words_px(SMALLEST),
                look.smallest_px,
                rtl=look.rtl,
                align=Align.LEADING,
                wrap=False,
            )
            for place, line in enumerate(self._view.lines)
        ]
        self.clipped = any(text.clipped for text in self._texts)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), colour(Colour.KEY if self.pressed_look else Colour.PANEL))
            draw_mark(painter, Mark.MENU, self._mark_box, colour(Colour.QUIET))
            for text in self._texts:
                text.draw(painter, colour(Colour.QUIET))
