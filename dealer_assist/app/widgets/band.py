"""A band under the headline for what everybody at the table's screen must know: not saved, recovered, a fault."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from dealer_assist.app.paint.marks import draw_mark
from dealer_assist.app.paint.text import Align, Fitted, fit_text
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import EDGE, SECOND, SMALLEST, Colour
from dealer_assist.app.views.band import BandKind, BandView
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.widgets.strip import Strip

PAINTS: dict[BandKind, tuple[Colour, Colour, Mark]] = {
    BandKind.NOTICE: (Colour.TO_ACT, Colour.ON_TO_ACT, Mark.WARNING),
    BandKind.STOP: (Colour.STOP_FILL, Colour.TEXT, Mark.STOP),
}
"""Fill, letters and shape."""


class Band(Strip[BandView]):
    """Shows a `BandView`; hidden while there is nothing to say."""

    def lay_out(self) -> None:
        view, look = self.view, self.look
        self.setAccessibleName(view.text)
        self.setVisible(bool(view.text))
        self._text: Fitted | None = None
        self.clipped = False
        if not view.text or self.height() <= 1:
            return
        side, edge, gap = look.glass.px(SMALLEST.capital), look.glass.px(EDGE), look.glass.px(2)
        rect = QRectF(self.rect())
        x = rect.right() - edge - side if look.rtl else rect.x() + edge
        self._mark_box = QRectF(x, rect.center().y() - side / 2, side, side)
        start, end = (edge, edge + side + gap) if look.rtl else (edge + side + gap, edge)
        room = rect.adjusted(start, 0, -end, 0)
        px = look.words_px(SECOND)
        self._text = fit_text(view.text, room, px, look.smallest_px, rtl=look.rtl, bold=True, align=Align.LEADING)
        self.clipped = self._text.clipped

    def paintEvent(self, event: QPaintEvent) -> None:
        fill, ink, mark = PAINTS[self.view.kind]
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), colour(fill))
            if self._text is not None:
                draw_mark(painter, mark, self._mark_box, colour(ink))
                self._text.draw(painter, colour(ink))
