"""The amount being keyed, as large as its place allows."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen

from dealer_assist.app.paint.text import Fitted, fit_text
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import HEADLINE_NUMBER, RADIUS, Colour
from dealer_assist.app.views.line import FieldView
from dealer_assist.app.widgets.strip import Strip


class AmountField(Strip[FieldView]):
    """Shows a `FieldView`."""

    def lay_out(self) -> None:
        look = self.look
        self.setAccessibleName(self.view.text)
        self._text: Fitted | None = None
        self.clipped = False
        if self.view.text:
            pad = look.glass.px(2)
            rect = QRectF(self.rect()).adjusted(pad, 0, -pad, 0)
            px = look.figure_px(HEADLINE_NUMBER)
            self._text = fit_text(self.view.text, rect, px, look.smallest_px, rtl=False, bold=True, wrap=False)
            self.clipped = self._text.clipped

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            width = max(self.look.glass.px(0.4), 1)
            radius, inset = self.look.glass.px(RADIUS), width / 2
            painter.setPen(QPen(colour(Colour.LINE), width))
            painter.setBrush(colour(Colour.BASE))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(inset, inset, -inset, -inset), radius, radius)
            if self._text is not None:
                self._text.draw(painter, colour(Colour.TEXT))
