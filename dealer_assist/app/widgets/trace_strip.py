"""What the last tap said, in front of the dealer: a ring while it is on its way to the disk, then a tick."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from dealer_assist.app.paint.marks import draw_mark
from dealer_assist.app.paint.text import Align, Fitted, fit_text
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import SECOND, SMALLEST, Colour
from dealer_assist.app.views.line import TraceView
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.widgets.strip import Strip


class TraceStrip(Strip[TraceView]):
    """Shows a `TraceView`, centred; bright while what it assumed about skipped seats is fresh."""

    def lay_out(self) -> None:
        view, look = self.view, self.look
        self.setAccessibleName(view.text)
        self._text: Fitted | None = None
        self._mark_box = QRectF()
        self.clipped = False
        if not view.text or self.height() <= 1:
            return
        side, gap = look.glass.px(SMALLEST.capital), look.glass.px(2)
        room = QRectF(self.rect()).adjusted(side + gap, 0, -side - gap, 0)
        px = look.words_px(SECOND)
        fitted = fit_text(view.text, room, px, look.smallest_px, rtl=look.rtl, align=Align.CENTRED)
        half = fitted.width / 2 + gap
        x = room.center().x() + half if look.rtl else room.center().x() - half - side
        self._mark_box = QRectF(x, room.center().y() - side / 2, side, side)
        self._text, self.clipped = fitted, fitted.clipped

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._text is None:
            return
        mark, ink = (Mark.DONE, Colour.INFORM) if self.view.saved else (Mark.PENDING, Colour.QUIET)
        with QPainter(self) as painter:
            draw_mark(painter, mark, self._mark_box, colour(ink))
            self._text.draw(painter, colour(Colour.TO_ACT if self.view.fresh else Colour.QUIET))
