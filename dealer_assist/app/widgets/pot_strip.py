"""The pots, always in the same spot: main pot first, then side pots outward."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from dealer_assist.app.paint.text import Align, Fitted, fit_text, text_width
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import FIGURE, RADIUS, SECOND, Colour
from dealer_assist.app.views.pots import PotsView, PotView
from dealer_assist.app.widgets.strip import Strip


class PotStrip(Strip[PotsView]):
    """Shows the pots side by side, main pot on the left as on the felt: a plate each, its name before its amount."""

    def lay_out(self) -> None:
        self.setAccessibleName(self.view.spoken)
        self._texts: list[tuple[Fitted, Colour]] = []
        self._plates: list[QRectF] = []
        self.clipped = False
        if self.width() <= 1 or self.height() <= 1:
            return
        pots, glass = self.view.pots, self.look.glass
        gap, pad = glass.px(4), glass.px(3)
        names, figures = self._sizes(gap, pad)
        widths = [self._width(pot, names, figures) + 2 * pad for pot in pots]
        x = (self.width() - sum(widths) - gap * (len(pots) - 1)) / 2
        for pot, width in zip(pots, widths, strict=True):
            plate = QRectF(x, 0, width, self.height())
            self._plates.append(plate)
            self._lay_out_pot(pot, plate.adjusted(pad, 0, -pad, 0), names, figures)
            x += width + gap
        self.clipped = any(text.clipped for text, _ in self._texts) or x - gap > self.width() + 1

    def _sizes(self, gap: float, pad: float) -> tuple[int, int]:
        """Font sizes of names and amounts at which all pots fit; both shrink together."""
        look = self.look
        names, figures = look.words_px(SECOND), min(look.figure_px(FIGURE), int(self.height() / 1.1))
        pots = self.view.pots
        while figures > look.smallest_px:
            needed = sum(self._width(pot, names, figures) + 2 * pad for pot in pots) + gap * (len(pots) - 1)
            if needed <= self.width():
                break
            figures -= 1
            names = max(min(names, figures), look.smallest_px)
        return names, figures

    def _width(self, pot: PotView, names: int, figures: int) -> float:
        between = self.look.glass.px(2.5) if pot.amount else 0
        return text_width(pot.label, names) + between + text_width(pot.amount, figures, bold=True) + 2

    def _lay_out_pot(self, pot: PotView, cell: QRectF, names: int, figures: int) -> None:
        rtl = self.look.rtl
        label_width = text_width(pot.label, names) + 1
        label_x = cell.right() - label_width if rtl else cell.x()
        label = QRectF(label_x, cell.y(), label_width, cell.height())
        value = cell.adjusted(0, 0, -label_width, 0) if rtl else cell.adjusted(label_width, 0, 0, 0)
        self._texts.append((fit_text(pot.label, label, names, names, rtl=rtl, wrap=False), Colour.QUIET))
        if pot.amount:
            side = Align.LEFT if rtl else Align.RIGHT
            text = fit_text(pot.amount, value, figures, figures, rtl=False, bold=True, align=side, wrap=False)
            self._texts.append((text, Colour.TEXT))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(Colour.FELT_EDGE))
            radius = self.look.glass.px(RADIUS)
            for plate in self._plates:
                painter.drawRoundedRect(plate, radius, radius)
            for text, ink in self._texts:
                text.draw(painter, colour(ink))
