"""A key: a word or an amount on it, sometimes a sign, sometimes a small line under it."""

from collections.abc import Iterator

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.paint.cards import draw_card
from dealer_assist.app.paint.marks import draw_mark
from dealer_assist.app.paint.text import LINE_PITCH, Fitted, fit_text
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import CAPITAL_OF_EM, FIGURE, LABEL, RADIUS, SECOND, SMALLEST, Colour
from dealer_assist.app.views.key import KeyKind, KeyView
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.widgets.card_row import card_boxes
from dealer_assist.app.widgets.contact import OneFinger
from dealer_assist.app.widgets.touch_key import ANYBODY, TouchKey

FILLS: dict[KeyKind, tuple[Colour, Colour, Colour, Colour]] = {
    KeyKind.PLAIN: (Colour.KEY, Colour.KEY_PRESSED, Colour.KEY, Colour.TEXT),
    KeyKind.MAIN: (Colour.KEY_MAIN, Colour.KEY_MAIN_PRESSED, Colour.KEY_MAIN, Colour.TEXT),
    KeyKind.NOW: (Colour.TO_ACT, Colour.TO_ACT_PRESSED, Colour.TO_ACT, Colour.ON_TO_ACT),
    KeyKind.DANGER: (Colour.PANEL, Colour.KEY_PRESSED, Colour.WARNING, Colour.TEXT),
    KeyKind.CHOSEN: (Colour.PANEL, Colour.KEY_PRESSED, Colour.INFORM, Colour.TEXT),
}
"""Fill, fill under the finger, edge, text."""
BADGE = 4.0
"""mm across the tick of a choice."""
LOWEST_CARD = 15.0
"""mm; on lower cards the figures would be too small, a line of text says more."""
SHARE_ABOVE_CARDS = 0.3


class PadButton(TouchKey):
    """A key that shows a `KeyView`."""

    def __init__(
        self,
        name: str,
        look: Look,
        view: KeyView,
        parent: QWidget | None = None,
        finger: OneFinger = ANYBODY,
    ) -> None:
        super().__init__(name, look, parent, finger)
        self._view = view
        self._text: Fitted | None = None
        self._below: Fitted | None = None
        self._mark_box = QRectF()
        self._cards: list[QRectF] = []
        self.word_box = QRectF()
        """Where its word stands, pixels."""
        self._show_view()

    @property
    def view(self) -> KeyView:
        """What it shows now."""
        return self._view

    def set_view(self, view: KeyView) -> None:
        """Show this; nothing happens if it is shown already."""
        if view != self._view:
            self._view = view
            self._show_view()
            self.lay_out()
            self.update()

    def lay_out(self) -> None:
        """As it should be; on the smallest glass a long word comes before its sign, and before its weight."""
        signed = self._view
        bare = replace(signed, mark=Mark.NONE) if signed.kind is not KeyKind.CHOSEN else signed
        for bold in (True, False):
            for view in (signed, bare):
                self._lay_out(view, bold=bold)
                if not self.clipped:
                    return
        if signed.short:
            self._lay_out(replace(signed, label=signed.short), bold=True)

    def _lay_out(self, view: KeyView, *, bold: bool) -> None:
        look, face = self.look, self.face()
        side, pad = look.glass.px(2.2 if face.width() > look.glass.px(30) else 0.9), look.glass.px(1.2)
        inner = face.adjusted(side, pad, -side, -pad)
        self._mark_box, words = _split(inner, view, look)
        words = self._lay_out_cards(words)
        if not view.label or words.width() < 2:
            self._text, self._below, self.clipped = None, None, False
            return
        px = look.figure_px(FIGURE) if view.figure else look.words_px(LABEL)
        self._below = None
        if view.below and not self._cards:
            self._below, words = self._lay_out_below(view.below, words)
        if _is_ticked(view):
            self._mark_box = self._badge()
        self.clipped = self._word_is_clipped(view, words, px, bold=bold) or (
            self._below is not None and self._below.clipped
        )

    def _lay_out_below(self, text: str, words: QRectF) -> tuple[Fitted | None, QRectF]:
        """The small line, and what it leaves for the word; cards with no room in one line have two, or are not told."""
        look, small = self.look, self.look.words_px(SECOND)
        for share, wrap in ((0.36, False), (0.66, True)):
            low = words.adjusted(0, words.height() * (1 - share), 0, 0)
            below = fit_text(text, low, small, look.smallest_px, rtl=look.rtl, wrap=wrap)
            if not below.clipped or not self._view.cards:
                return below, words.adjusted(0, 0, 0, -low.height())
        return None, words

    def _word_is_clipped(self, view: KeyView, words: QRectF, px: int, *, bold: bool) -> bool:
        """Lay the word out in the middle; where it would touch the tick of a choice, under or beside it."""
        rtl, best = self.look.rtl and not view.figure, (True, True, True)
        for room in (words, *_clear_of(self.tick_box, words)):
            text = fit_text(view.label, room, px, self.look.smallest_px, rtl=rtl, bold=bold)
            touches = _there(room, text).intersects(self.tick_box)
            if (text.clipped, touches, False) < best:
                self._text, self.word_box, best = text, _there(room, text), (text.clipped, touches, False)
            if not touches and not text.clipped:
                break
        return best[0]

    def _badge(self) -> QRectF:
        """The tick of a choice: on the corner where reading ends, a little beyond the face, away from the word."""
        side = self.look.glass.px(BADGE)
        return QRectF(0 if self.look.rtl else self.width() - side, 0, side, side)

    @property
    def tick_box(self) -> QRectF:
        """Where the tick of a choice stands, pixels; empty while it is not chosen."""
        return self._badge() if _is_ticked(self._view) else QRectF()

    def _lay_out_cards(self, words: QRectF) -> QRectF:
        """Cards in the lower part if they come out large enough; what is left for the words."""
        self._cards = []
        glass, cards = self.look.glass, self._view.cards
        low = QRectF(words.x(), words.y() + words.height() * SHARE_ABOVE_CARDS, words.width(), 0)
        low.setBottom(words.bottom())
        if not cards or low.height() < glass.px(LOWEST_CARD):
            return words
        self._cards = card_boxes(low, len(cards))
        return words.adjusted(0, 0, 0, low.y() - words.bottom())

    def _show_view(self) -> None:
        self.leads_to(self._view.leads_to)
        self.setEnabled(self._view.enabled)
        self.setAccessibleName(self._view.spoken or self._view.label)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self.lay_out()

    def paintEvent(self, event: QPaintEvent) -> None:
        fill, pressed, edge, ink = FILLS[self._view.kind]
        if not self.isEnabled():
            fill, edge, ink = Colour.BASE, Colour.RAIL, Colour.LINE
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            radius = self.look.glass.px(RADIUS)
            width = max(self.look.glass.px(0.8 if self._view.kind is KeyKind.CHOSEN else 0.4), 1)
            inset = width / 2
            painter.setPen(QPen(colour(edge), width))
            painter.setBrush(colour(pressed if self.pressed_look else fill))
            painter.drawRoundedRect(self.face().adjusted(inset, inset, -inset, -inset), radius, radius)
            if _is_ticked(self._view):
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(colour(edge))
                painter.drawEllipse(self._mark_box)
                tick = self._mark_box.width() * 0.22
                box = self._mark_box.adjusted(tick, tick, -tick, -tick)
                draw_mark(painter, self._view.mark, box, colour(Colour.ON_TO_ACT))
            elif not self._mark_box.isEmpty():
                draw_mark(painter, self._view.mark, self._mark_box, colour(_mark_colour(self._view.kind, ink)))
            for card, box in zip(self._view.cards, self._cards, strict=False):
                draw_card(painter, box, card, self.look.deck)
            for text in (self._text, self._below):
                if text is not None:
                    text.draw(painter, colour(ink))


def _is_ticked(view: KeyView) -> bool:
    """Whether it is a word or figure that was chosen, told by a tick on its corner."""
    return view.kind is KeyKind.CHOSEN and view.mark is Mark.DONE and bool(view.label)


def _clear_of(tick: QRectF, words: QRectF) -> Iterator[QRectF]:
    """Smaller rooms for a word that the tick leaves free; none where there is no tick."""
    if tick.isEmpty():
        return
    down = max(tick.bottom() - words.y(), 0.0)
    yield words.adjusted(0, down, 0, -down)
    yield words.adjusted(0, down, 0, 0)
    across = max(words.right() - tick.x(), 0.0) if tick.x() > words.x() else max(tick.right() - words.x(), 0.0)
    yield words.adjusted(across, 0, -across, 0)


def _there(words: QRectF, text: Fitted) -> QRectF:
    """The letters of a text in the middle of its room, from the top of its capitals to its last base line."""
    box = QRectF(0, 0, text.width, text.px * (CAPITAL_OF_EM + LINE_PITCH * (text.lines - 1)))
    box.moveCenter(words.center())
    return box


def _mark_colour(kind: KeyKind, ink: Colour) -> Colour:
    if ink is not Colour.TEXT:
        return ink
    return {KeyKind.DANGER: Colour.WARNING, KeyKind.CHOSEN: Colour.INFORM}.get(kind, ink)


def _split(inner: QRectF, view: KeyView, look: Look) -> tuple[QRectF, QRectF]:
    """Where the sign and where the words stand: above the words, alone in the middle, or in the corner.

    A figure, and the word of a choice, stays in its place whether it is chosen or not.
    """
    side = look.glass.px(SMALLEST.capital * 1.5)
    if view.mark is Mark.NONE:
        return QRectF(), inner
    if view.kind is KeyKind.CHOSEN or (view.figure and view.label):
        small = side * 0.62
        x = inner.x() if look.rtl else inner.right() - small
        return QRectF(x, inner.y(), small, small), inner
    if not view.label:
        side = look.glass.px(FIGURE.capital * 1.3)
        box = QRectF(0, 0, side, side)
        box.moveCenter(inner.center())
        return box, QRectF()
    high = QRectF(inner.center().x() - side / 2, inner.y() + inner.height() * 0.06, side, side)
    return high, QRectF(inner.x(), high.bottom(), inner.width(), inner.bottom() - high.bottom())
