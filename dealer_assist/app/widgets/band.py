"""A band under the headline for what everybody at the table's screen must know: not saved, recovered, a fault."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.paint.marks import draw_mark
from dealer_assist.app.paint.text import Align, Fitted, fit_text, text_width
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import SECOND, SMALLEST, Colour
from dealer_assist.app.views.band import BandKind, BandView
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.widgets.contact import OneFinger
from dealer_assist.app.widgets.touch_key import ANYBODY, TouchKey

PAINTS: dict[BandKind, tuple[Colour, Colour, Mark]] = {
    BandKind.NOTICE: (Colour.TO_ACT, Colour.ON_TO_ACT, Mark.WARNING),
    BandKind.STOP: (Colour.STOP_FILL, Colour.TEXT, Mark.STOP),
}
"""Fill, letters and shape."""


KEY_SHARE = 0.18
"""How much of the band its key may take at most."""
SIDE = 2.0
"""mm before the sign and after the key; the band ends at the FLOOR key."""


class Band(TouchKey):
    """Shows a `BandView`; hidden while there is nothing to say. A tap says that it was seen."""

    def __init__(
        self, name: str, look: Look, view: BandView, parent: QWidget | None = None, finger: OneFinger = ANYBODY
    ) -> None:
        super().__init__(name, look, parent, finger)
        self.view = view
        self._text: Fitted | None = None
        self._key: Fitted | None = None
        self._mark_box = self._key_box = QRectF()
        self._show_view()

    def set_view(self, view: BandView) -> None:
        """Show this; nothing happens if it is shown already."""
        if view != self.view:
            self.view = view
            self._show_view()
            self.lay_out()
            self.update()

    def _show_view(self) -> None:
        self.leads_to(self.view)
        self.setAccessibleName(f"{self.view.text} {self.view.key}".strip())
        self.set_target(bool(self.view.key))
        if not self.view.text or self.parent() is not None:
            self.setVisible(bool(self.view.text))

    def lay_out(self) -> None:
        view, look, face = self.view, self.look, self.face()
        self._text = self._key = None
        self.clipped = False
        if not view.text or face.height() <= 1:
            return
        side, edge, gap = look.glass.px(SMALLEST.capital), look.glass.px(SIDE), look.glass.px(1.5)
        x = face.right() - edge - side if look.rtl else face.x() + edge
        self._mark_box = QRectF(x, face.center().y() - side / 2, side, side)
        taken = self._lay_out_key(face, edge, gap)
        start, end = (edge + taken, edge + side + gap) if look.rtl else (edge + side + gap, edge + taken)
        rect = face.adjusted(start, 0, -end, 0)
        text = self._text_in(rect)
        self._text = text
        self.clipped = any(each.clipped for each in (text, self._key) if each is not None)

    def _text_in(self, rect: QRectF) -> Fitted:
        """On a small glass a long one is told in thinner letters, and a very long one in fewer words."""
        for words in (self.view.text, *self.view.shorter):
            for bold in (True, False):
                text = self._fitted(words, rect, Align.LEADING, bold=bold)
                if not text.clipped:
                    return text
        return text

    def _lay_out_key(self, face: QRectF, edge: int, gap: int) -> float:
        """The key at the end of the band; the width it takes with the gap before it, pixels."""
        if not self.view.key:
            return 0.0
        px = self.look.words_px(SECOND if self.look.glass.roomy else SMALLEST)
        words = text_width(self.view.key, px, bold=True)
        width = min(words + 2 * gap, face.width() * KEY_SHARE)
        x = face.x() + edge if self.look.rtl else face.right() - edge - width
        self._key_box = QRectF(x, face.y() + gap / 2, width, face.height() - gap)
        self._key = self._fitted(self.view.key, self._key_box, Align.CENTRED)
        return width + gap

    def _fitted(self, text: str, rect: QRectF, align: Align, *, bold: bool = True) -> Fitted:
        look = self.look
        return fit_text(text, rect, look.words_px(SECOND), look.smallest_px, rtl=look.rtl, bold=bold, align=align)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        fill, ink, mark = PAINTS[self.view.kind]
        with QPainter(self) as painter:
            painter.fillRect(self.face(), colour(fill))
            if self._text is not None:
                draw_mark(painter, mark, self._mark_box, colour(ink))
                self._text.draw(painter, colour(ink))
            if self._key is not None:
                painter.fillRect(self._key_box, colour(Colour.KEY))
                self._key.draw(painter, colour(Colour.TEXT))
