"""Cards as they lie on the board: a light face, one large index, the suit as a shape and as a colour.

Suits are paths, not letters: no font has to be right for a card to be right. Which colours they have the deck says.
"""

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen

from dealer_assist.app.theme.deck import Deck
from dealer_assist.app.theme.fonts import font
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import CAPITAL_OF_EM, Colour

SUIT_SIDE = 1000
"""Suits are drawn in a square of this side and scaled: joined curves are rounded to about one unit."""


def rank_text(card: str) -> str:
    """The index of a card as it is printed on it.

    >>> rank_text("Td"), rank_text("As")
    ('10', 'A')
    """
    return "10" if card[0] == "T" else card[0]


PLAIN = Deck()


def draw_card(painter: QPainter, rect: QRectF, card: str, deck: Deck = PLAIN) -> None:
    """Draw one card, two characters such as "Ks", in a rectangle of any size."""
    _draw_face(painter, rect)
    width, height, ink = rect.width(), rect.height(), QColor(deck.ink(card[1]))
    rank = height * (0.30 if deck.letters else 0.34)
    _draw_rank(painter, QRectF(rect.x(), rect.y() + height * 0.10, width, rank), rank_text(card), ink)
    side = width * (0.40 if deck.letters else 0.52)
    bottom = rect.bottom() - height * (0.25 if deck.letters else 0.09)
    place = QRectF(rect.center().x() - side / 2, bottom - side, side, side)
    draw_suit(painter, place, card[1], ink, hollow=deck.hollow(card[1]))
    if deck.letters:
        _draw_rank(painter, QRectF(rect.x(), rect.bottom() - height * 0.21, width, height * 0.15), card[1], ink)


def draw_small_card(painter: QPainter, rect: QRectF, card: str, deck: Deck = PLAIN) -> None:
    """Draw a card where there is little room, its index as high as the face allows.

    The suit stands under the rank, or beside it on a face that is as wide as high.
    """
    _draw_face(painter, rect)
    ink, air = QColor(deck.ink(card[1])), min(rect.width(), rect.height()) * 0.07
    inner = rect.adjusted(air, air, -air, -air)
    if rect.width() >= rect.height() * 0.9:
        rank = QRectF(inner.x(), inner.y() + inner.height() * 0.12, inner.width() * 0.48, inner.height() * 0.76)
        side = min(inner.width() * 0.48, inner.height() * 0.8)
        suit = QRectF(inner.right() - side, inner.center().y() - side / 2, side, side)
    else:
        rank = QRectF(inner.x(), inner.y() + inner.height() * 0.02, inner.width(), inner.height() * 0.50)
        side = min(inner.width() * 0.86, inner.height() * 0.41)
        suit = QRectF(inner.center().x() - side / 2, inner.bottom() - side, side, side)
    _draw_rank(painter, rank, rank_text(card), ink)
    draw_suit(painter, suit, card[1], ink, hollow=deck.hollow(card[1]))


def _draw_face(painter: QPainter, rect: QRectF) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour(Colour.CARD_EDGE), 1))
    painter.setBrush(colour(Colour.CARD))
    radius = rect.width() * 0.10
    painter.drawRoundedRect(rect, radius, radius)


def draw_empty_place(painter: QPainter, rect: QRectF) -> None:
    """Where a card will come: an outline."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour(Colour.RAIL), max(rect.width() * 0.02, 1.5)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = rect.width() * 0.10
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)


def draw_untold_card(painter: QPainter, rect: QRectF) -> None:
    """A card that lies there and was not told: a face without an index, dark so that it is not taken for one."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(colour(Colour.KEY_EDGE), max(rect.width() * 0.02, 1.5)))
    painter.setBrush(colour(Colour.KEY))
    radius = rect.width() * 0.10
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)


def draw_suit(painter: QPainter, rect: QRectF, suit: str, ink: QColor, *, hollow: bool = False) -> None:
    """Draw a suit (c, d, h or s) in one colour, filled or as an outline."""
    painter.save()
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / SUIT_SIDE, rect.height() / SUIT_SIDE)
    if hollow:
        # the line runs inside the filled shape: both are equally large
        shrunk = 1 - OUTLINE / SUIT_SIDE
        painter.translate(OUTLINE / 2, OUTLINE / 2)
        painter.scale(shrunk, shrunk)
        painter.strokePath(_suit_path(suit), QPen(ink, OUTLINE))
    else:
        painter.fillPath(_suit_path(suit), ink)
    painter.restore()


OUTLINE = 130
"""Width of the line of a hollow suit, in units of its square."""


def _draw_rank(painter: QPainter, rect: QRectF, text: str, ink: QColor) -> None:
    """A rank as high as the rectangle; one that is too wide for it is narrowed, as the 10 of every deck is.

    A J and a Q, which reach below the line in this font, are a little smaller, and stay clear of the suit.
    """
    px = max(round(rect.height() / CAPITAL_OF_EM), 1)
    ink_box = _ink_box(text, px)
    smaller = min(rect.height() * 1.04 / ink_box.height(), 1.0)
    narrowed = min(rect.width() * 0.86 / ink_box.width(), smaller)
    painter.save()
    painter.translate(rect.center().x(), rect.bottom() - ink_box.bottom() * smaller)
    painter.scale(narrowed, smaller)
    painter.setFont(font(px, True))
    painter.setPen(ink)
    painter.drawText(QPointF(-ink_box.center().x(), 0), text)
    painter.restore()


@cache
def _ink_box(text: str, px: int) -> QRectF:
    """What a rank covers, pixels from where it begins on its line."""
    tight = QFontMetricsF(font(px, True)).tightBoundingRect(text)
    return QRectF(tight.x(), tight.y(), tight.width(), max(tight.height(), -tight.y()))


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
