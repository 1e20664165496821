"""Cards as they lie on the board: a light face, one large index, the suit as a shape and as a colour.

Suits are paths, not letters: no font has to be right for a card to be right. Four colours by default, because
a heart and a diamond are told apart faster than by shape; other decks for dealers who confuse red and green.
"""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from dealer_assist.app.theme.fonts import font
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import CAPITAL_OF_EM, Colour
from dealer_assist.app.views.cards import DeckStyle

SUIT_COLOURS: dict[DeckStyle, dict[str, str]] = {
    DeckStyle.FOUR_COLOURS: {"s": Colour.SPADES, "h": Colour.HEARTS, "d": Colour.DIAMONDS, "c": Colour.CLUBS},
    DeckStyle.BLUE_ORANGE: {"s": "#111111", "h": "#A84300", "d": "#0057B8", "c": "#4A4A4A"},
    DeckStyle.TWO_COLOURS: {"s": "#111111", "h": Colour.HEARTS, "d": Colour.HEARTS, "c": "#111111"},
}


SUIT_SIDE = 1000
"""Suits are drawn in a square of this side and scaled: joined curves are rounded to about one unit."""


def rank_text(card: str) -> str:
    """The index of a card as it is printed on it.

    >>> rank_text("Td"), rank_text("As")
    ('10', 'A')
    """
    return "10" if card[0] == "T" else card[0]


def draw_card(painter: QPainter, rect: QRectF, card: str, style: DeckStyle = DeckStyle.FOUR_COLOURS) -> None:
    """Draw one card, two characters such as "Ks", in a rectangle of any size."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour(Colour.CARD_EDGE), 1))
    painter.setBrush(colour(Colour.CARD))
    radius = rect.width() * 0.10
    painter.drawRoundedRect(rect, radius, radius)
    ink = QColor(SUIT_COLOURS[style][card[1]])
    _draw_rank(painter, rect, rank_text(card), ink)
    side = rect.width() * 0.52
    place = QRectF(rect.center().x() - side / 2, rect.bottom() - rect.height() * 0.09 - side, side, side)
    draw_suit(painter, place, card[1], ink)


def draw_empty_place(painter: QPainter, rect: QRectF) -> None:
    """Where a card will come: an outline."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour(Colour.RAIL), max(rect.width() * 0.02, 1.5)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = rect.width() * 0.10
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)


def draw_suit(painter: QPainter, rect: QRectF, suit: str, ink: QColor) -> None:
    """Draw a suit (c, d, h or s) filled in one colour."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / SUIT_SIDE, rect.height() / SUIT_SIDE)
    painter.fillPath(_suit_path(suit), ink)
    painter.restore()


def _draw_rank(painter: QPainter, rect: QRectF, text: str, ink: QColor) -> None:
    px = int(rect.height() * 0.34 / CAPITAL_OF_EM)
    widest = rect.width() * 0.84
    while QFontMetricsF(font(px, True)).horizontalAdvance(text) > widest:
        px -= 1
    painter.setFont(font(px, True))
    painter.setPen(ink)
    base = rect.y() + rect.height() * 0.10 + rect.height() * 0.34
    width = QFontMetricsF(font(px, True)).horizontalAdvance(text)
    painter.drawText(QPointF(rect.center().x() - width / 2, base), text)


@cache
def _suit_path(suit: str) -> QPainterPath:
    return {"s": _spade, "h": _heart, "d": _diamond, "c": _club}[suit]()


def _heart() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(500, 960)
    path.cubicTo(360, 780, 20, 600, 20, 320)
    path.cubicTo(20, 140, 150, 40, 280, 40)
    path.cubicTo(380, 40, 460, 100, 500, 200)
    path.cubicTo(540, 100, 620, 40, 720, 40)
    path.cubicTo(850, 40, 980, 140, 980, 320)
    path.cubicTo(980, 600, 640, 780, 500, 960)
    return path


def _diamond() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(500, 10)
    path.quadTo(660, 290, 900, 500)
    path.quadTo(660, 710, 500, 990)
    path.quadTo(340, 710, 100, 500)
    path.quadTo(340, 290, 500, 10)
    return path


def _stem() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(500, 520)
    path.cubicTo(520, 800, 580, 920, 700, 980)
    path.lineTo(300, 980)
    path.cubicTo(420, 920, 480, 800, 500, 520)
    return path


def _spade() -> QPainterPath:
    path = QPainterPath()
    path.moveTo(500, 20)
    path.cubicTo(620, 220, 970, 400, 970, 620)
    path.cubicTo(970, 760, 860, 830, 760, 830)
    path.cubicTo(660, 830, 570, 780, 500, 680)
    path.cubicTo(430, 780, 340, 830, 240, 830)
    path.cubicTo(140, 830, 30, 760, 30, 620)
    path.cubicTo(30, 400, 380, 220, 500, 20)
    return path.united(_stem())


def _club() -> QPainterPath:
    path = QPainterPath()
    for x, y in ((500, 250), (250, 600), (750, 600)):
        leaf = QPainterPath()
        leaf.addEllipse(QRectF(x - 225, y - 225, 450, 450))
        path = path.united(leaf)
    middle = QPainterPath()
    middle.addEllipse(QRectF(380, 400, 240, 240))
    return path.united(middle).united(_stem())
