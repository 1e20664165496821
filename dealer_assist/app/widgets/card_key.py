"""A key with a card on it: the whole card, or only its rank or its suit where a card takes two taps."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from dealer_assist.app.paint.cards import draw_suit, rank_text
from dealer_assist.app.paint.text import text_width
from dealer_assist.app.theme.fonts import font
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import CAPITAL_OF_EM, FIGURE, RADIUS, Colour
from dealer_assist.app.views.key import CardKeyView
from dealer_assist.app.widgets.contact import OneFinger
from dealer_assist.app.widgets.touch_key import ANYBODY, TouchKey

SUITS = "cdhs"


class CardKey(TouchKey):
    """Shows a `CardKeyView`: a light key while the card can come, dark when it lies face up already."""

    def __init__(
        self, name: str, look: Look, view: CardKeyView, parent: QWidget | None = None, finger: OneFinger = ANYBODY
    ) -> None:
        super().__init__(name, look, parent, finger)
        self._view = view
        self.setAccessibleName(view.name)

    @property
    def view(self) -> CardKeyView:
        """What it shows now."""
        return self._view

    def set_view(self, view: CardKeyView) -> None:
        """Show this; nothing happens if it is shown already."""
        if view != self._view:
            self._view = view
            self.setEnabled(view.enabled)
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        view, face = self._view, self.face()
        light = self.isEnabled() and not self.pressed_look
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            edge = Colour.TO_ACT if view.chosen else (Colour.CARD_EDGE if self.isEnabled() else Colour.RAIL)
            width = max(self.look.glass.px(0.8 if view.chosen else 0.3), 1)
            painter.setPen(QPen(colour(edge), width))
            painter.setBrush(colour(Colour.CARD if light else (Colour.KEY_EDGE if self.isEnabled() else Colour.BASE)))
            radius = self.look.glass.px(RADIUS * 0.7)
            painter.drawRoundedRect(face.adjusted(width / 2, width / 2, -width / 2, -width / 2), radius, radius)
            self._paint_card(painter, face)

    def _paint_card(self, painter: QPainter, face: QRectF) -> None:
        """Rank and suit side by side, or the one that is there in the middle."""
        name = self._view.name
        suit = name[-1] if name[-1] in SUITS else ""
        rank = rank_text(name) if name[0] not in SUITS else ""
        ink = QColor(self.look.deck.ink(suit or "s"))
        if not self.isEnabled():
            ink = colour(Colour.RAIL)
        px = min(self.look.figure_px(FIGURE), int(face.height() * 0.62))
        side = px * CAPITAL_OF_EM if suit else 0.0
        gap = px * 0.12 if rank and suit else 0.0
        wide = text_width(rank, px, bold=True)
        while wide + gap + side > face.width() * 0.9 and px > 1:
            px -= 1
            side = px * CAPITAL_OF_EM if suit else 0.0
            wide = text_width(rank, px, bold=True)
        x = face.center().x() - (wide + gap + side) / 2
        base = face.center().y() + px * CAPITAL_OF_EM / 2
        if rank:
            painter.setFont(font(px, bold=True))
            painter.setPen(ink)
            painter.drawText(round(x), round(base), rank)
        if suit:
            hollow = self.look.deck.hollow(suit)
            draw_suit(painter, QRectF(x + wide + gap, base - side, side, side), suit, ink, hollow=hollow)
