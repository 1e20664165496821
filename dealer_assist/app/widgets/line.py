"""Plain lines of text: limits on the felt, the trace of the last tap, the facts along a drawer's top or side."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent

from dealer_assist.app.paint.text import Align, Fitted, fit_text, text_width
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import FIGURE, RADIUS, SECOND, Colour
from dealer_assist.app.views.line import FactsView, LineView
from dealer_assist.app.widgets.strip import Strip


class TextLine(Strip[LineView]):
    """Shows a `LineView`, centred unless told otherwise; wraps when it must."""

    align: Align = Align.CENTRED
    """Where the text stands."""

    def lay_out(self) -> None:
        view, look = self.view, self.look
        self.setAccessibleName(view.text)
        self._text: Fitted | None = None
        self.clipped = False
        if view.text and self.height():
            px = look.words_px(view.role)
            rect = QRectF(self.rect())
            self._text = fit_text(view.text, rect, px, look.smallest_px, rtl=look.rtl, bold=view.bold, align=self.align)
            self.clipped = self._text.clipped

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._text is None:
            return
        with QPainter(self) as painter:
            self._text.draw(painter, colour(self.view.ink))


class FactsLine(Strip[FactsView]):
    """Shows facts in reading order, the first one bold; all shrink together until they fit."""

    def lay_out(self) -> None:
        self.setAccessibleName(" · ".join(self.view.facts))
        look, facts = self.look, self.view.facts
        px = min(look.words_px(SECOND), int(self.height() / 1.3))
        gap = float(look.glass.px(6))
        while facts and px > look.smallest_px and self._needed(facts, px, gap) > self.width():
            px -= 1
        gap = min(gap, max((self.width() - self._needed(facts, px, 0)) / max(len(facts) - 1, 1), look.glass.px(2)))
        self._texts: list[Fitted] = []
        x = float(self.width() if look.rtl else 0)
        for place, fact in enumerate(facts):
            width = text_width(fact, px, bold=place == 0)
            left = x - width if look.rtl else x
            rect = QRectF(left, 0, width + 1, self.height())
            self._texts.append(fit_text(fact, rect, px, px, rtl=look.rtl, bold=place == 0, wrap=False))
            x = left - gap if look.rtl else left + width + gap
        self.clipped = bool(facts) and self._needed(facts, px, gap) > self.width() + 1

    def _needed(self, facts: tuple[str, ...], px: int, gap: float) -> float:
        widths = (text_width(fact, px, bold=place == 0) for place, fact in enumerate(facts))
        return sum(widths) + gap * (len(facts) - 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            for place, text in enumerate(self._texts):
                text.draw(painter, colour(Colour.QUIET if place else Colour.TEXT))


class FactsColumn(Strip[FactsView]):
    """Shows facts under each other on a plate each, all in one size, in rows of a set height."""

    titled: bool = False
    """Whether the first one is a heading: quiet, and without a plate."""
    rows: int = 4
    """How many the height is divided into, more if there are more facts."""
    gap_mm: float = 3.0
    """Between two rows."""

    def lay_out(self) -> None:
        self.setAccessibleName(" · ".join(self.view.facts))
        look, facts = self.look, self.view.facts
        self._texts: list[tuple[Fitted, Colour]] = []
        self._plates: list[QRectF] = []
        self.clipped = False
        if not facts or self.width() < 2:
            return
        gap, pad = look.glass.px(self.gap_mm), look.glass.px(4)
        rows = max(self.rows, len(facts))
        height = (self.height() - gap * (rows - 1)) / rows
        boxes = [QRectF(0, place * (height + gap), self.width(), height) for place in range(len(facts))]
        inner = [box.adjusted(pad, 0, -pad, 0) for box in boxes]
        px = min(self._fit(fact, box, look.words_px(FIGURE)).px for fact, box in zip(facts, inner, strict=True))
        for place, (fact, box) in enumerate(zip(facts, inner, strict=True)):
            heading = self.titled and not place
            self._texts.append((self._fit(fact, box, px), Colour.QUIET if heading else Colour.TEXT))
            if not heading:
                self._plates.append(boxes[place])
        self.clipped = any(text.clipped for text, _ in self._texts)

    def _fit(self, fact: str, rect: QRectF, px: int) -> Fitted:
        look = self.look
        return fit_text(fact, rect, px, look.smallest_px, rtl=look.rtl, align=Align.LEADING, wrap=False)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(Colour.BASE))
            radius = self.look.glass.px(RADIUS)
            for plate in self._plates:
                painter.drawRoundedRect(plate, radius, radius)
            for text, ink in self._texts:
                text.draw(painter, colour(ink))
