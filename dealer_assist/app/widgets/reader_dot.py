"""How the card readers are: a shape of its own for each state, its colour, and a word."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from dealer_assist.app.paint.marks import draw_mark
from dealer_assist.app.paint.text import Align, Fitted, fit_text
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import SMALLEST, Colour
from dealer_assist.app.views.readers import DotView
from dealer_assist.app.widgets.strip import Strip


class ReaderDot(Strip[DotView]):
    """Shows a `DotView`; it shows nothing without a word."""

    def lay_out(self) -> None:
        look, view, whole = self.look, self.view, QRectF(self.rect())
        self.setAccessibleName(view.word)
        self._text: Fitted | None = None
        self._mark_box = QRectF()
        self.clipped = False
        if not view.word or whole.height() < 2:
            return
        side, gap = look.glass.px(SMALLEST.capital), look.glass.px(2)
        x = whole.right() - side if look.rtl else whole.x()
        self._mark_box = QRectF(x, whole.center().y() - side / 2, side, side)
        indent = side + gap
        room = whole.adjusted(0, 0, -indent, 0) if look.rtl else whole.adjusted(indent, 0, 0, 0)
        px = look.words_px(SMALLEST)
        self._text = fit_text(view.word, room, px, look.smallest_px, rtl=look.rtl, align=Align.LEADING)
        self.clipped = self._text.clipped

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            draw_mark(painter, self.view.mark, self._mark_box, colour(self.view.ink))
            if self._text is not None:
                self._text.draw(painter, colour(Colour.QUIET))
