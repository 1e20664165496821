"""What the dealer does or says now: one headline to take in at a glance, and under it the quiet second line.

A tap on it tells why.
"""

from PySide6.QtCore import QRectF, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.paint.marks import draw_mark
from dealer_assist.app.paint.text import Align, Fitted, fit_text
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import PROMPT, SECOND, Colour
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.views.prompt import PromptView, Tone
from dealer_assist.app.widgets.contact import OneFinger
from dealer_assist.app.widgets.touch_key import ANYBODY, TouchKey

TONES: dict[Tone, tuple[Mark, Colour, Colour]] = {
    Tone.ACT: (Mark.TO_ACT, Colour.TO_ACT, Colour.TEXT),
    Tone.INFORM: (Mark.DONE, Colour.INFORM, Colour.TEXT),
    Tone.WARN: (Mark.WARNING, Colour.WARNING, Colour.TEXT),
    Tone.STOP: (Mark.STOP, Colour.STOP, Colour.STOP),
}
"""Shape, its colour, and the colour of the headline."""


SHARES_OF_HEADLINE = (0.56, 0.44, 0.32)
"""Of the strip's height; the first that leaves the second line enough is taken."""

ABOVE_THE_BAND = 0.5
"""mm between the headline and what lies over the rest: the deepest Arabic letters reach a little below their line."""


class PromptStrip(TouchKey):
    """Shows a `PromptView`."""

    painted = Signal()
    """It has just been painted, as the whole page has that was changed with it."""

    def __init__(
        self, name: str, look: Look, view: PromptView, parent: QWidget | None = None, finger: OneFinger = ANYBODY
    ) -> None:
        super().__init__(name, look, parent, finger)
        self._view = view
        self._headline: Fitted | None = None
        self._second: Fitted | None = None
        self._mark_box = QRectF()
        self._free: int | None = None
        self.setAccessibleName(view.spoken or view.headline)

    @property
    def view(self) -> PromptView:
        """What it shows now."""
        return self._view

    def set_view(self, view: PromptView) -> None:
        """Show this; nothing happens if it is shown already."""
        if view != self._view:
            self._view = view
            self.setAccessibleName(view.spoken or view.headline)
            self.lay_out()
            self.update()

    def set_free(self, free: int | None) -> None:
        """How much of its height nothing lies over, pixels; None = all. The headline is then set in what is free."""
        if free != self._free:
            self._free = free
            self.lay_out()
            self.update()

    def lay_out(self) -> None:
        """Headline above, second line below; a long second line takes height from the headline before it is cut."""
        view = self._view
        for headline, second in ((view.headline, view.second), *(() if view.short is None else (view.short,))):
            for share in SHARES_OF_HEADLINE:
                self._lay_out(headline, second, share)
                if self._second is None or not self._second.clipped:
                    break
            self.clipped = any(text.clipped for text in (self._headline, self._second) if text is not None)
            if not self.clipped:
                break

    def _lay_out(self, headline: str, second: str, share: float) -> None:
        look, glass = self.look, self.look.glass
        whole = QRectF(self.rect())
        if self._free is not None:
            second = ""
            whole.setHeight(min(self._free, self.height()) - glass.px(ABOVE_THE_BAND))
        side = glass.px(PROMPT.capital * 0.9)
        indent = side + glass.px(3)
        words = whole.adjusted(0, 0, -indent, 0) if look.rtl else whole.adjusted(indent, 0, 0, 0)
        top = QRectF(words.x(), whole.y() + glass.px(1.5), words.width(), whole.height() * share)
        low = QRectF(words.x(), top.bottom(), words.width(), whole.bottom() - top.bottom() - glass.px(1))
        if not second:
            top = QRectF(words.x(), whole.y(), words.width(), whole.height())
        x = whole.right() - side if look.rtl else whole.x()
        self._mark_box = QRectF(x, top.center().y() - side / 2, side, side)
        self._headline = self._line(headline, top, look.words_px(PROMPT), bold=True)
        self._second = self._line(second, low, look.words_px(SECOND), bold=False)

    def _line(self, text: str, rect: QRectF, px: int, *, bold: bool) -> Fitted | None:
        if not text:
            return None
        look = self.look
        return fit_text(text, rect, px, look.smallest_px, rtl=look.rtl, bold=bold, align=Align.LEADING)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        mark, mark_ink, ink = TONES[self._view.tone]
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), colour(Colour.KEY if self.pressed_look else Colour.PANEL))
            draw_mark(painter, mark, self._mark_box, colour(mark_ink), mirrored=self.look.rtl and mark is Mark.TO_ACT)
            if self._headline is not None:
                self._headline.draw(painter, colour(ink))
            if self._second is not None:
                self._second.draw(painter, colour(Colour.QUIET))
        self.painted.emit()
