"""A row of cards: the board, or a tabled hand. Read from left to right in every language, as on the felt."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent

from dealer_assist.app.paint.cards import draw_card, draw_empty_place, draw_small_card, draw_untold_card
from dealer_assist.app.views.cards import CardsView
from dealer_assist.app.widgets.strip import Strip

CARD_SHAPE = 0.71
"""Width of a card as a share of its height."""
LOW_CARD = 18.0
"""mm; on a lower card the index takes more of the face, or it would be under the 6.1 mm it needs."""
BETWEEN_ROWS = 0.06
"""Between boards that lie one under the other, as a share of the whole height."""


class CardRow(Strip[CardsView]):
    """Shows a `CardsView`, centred."""

    def lay_out(self) -> None:
        self.setAccessibleName(self.view.spoken)
        rows = 1 + len(self.view.below)
        between = self.height() * BETWEEN_ROWS if rows > 1 else 0.0
        height = (self.height() - (rows - 1) * between) / rows
        self._rows = [
            card_boxes(QRectF(0, place * (height + between), self.width(), height), self.view.places)
            for place in range(rows)
        ]

    def paintEvent(self, event: QPaintEvent) -> None:
        low = self.look.glass.px(LOW_CARD)
        with QPainter(self) as painter:
            for cards, boxes in zip((self.view.cards, *self.view.below), self._rows, strict=True):
                for place, box in enumerate(boxes):
                    if place < len(cards):
                        draw = draw_small_card if box.height() < low else draw_card
                        draw(painter, box, cards[place], self.look.deck)
                    elif place < self.view.dealt:
                        draw_untold_card(painter, box)
                    else:
                        draw_empty_place(painter, box)


def card_boxes(rect: QRectF, places: int) -> list[QRectF]:
    """The cards of a row, as large as fit, centred in a rectangle; pixels. None in a game without a board."""
    if not places:
        return []
    gap = rect.height() * 0.09
    height = min(rect.height(), (rect.width() - gap * (places - 1)) / places / CARD_SHAPE)
    width = height * CARD_SHAPE
    left = rect.center().x() - (places * width + (places - 1) * gap) / 2
    top = rect.center().y() - height / 2
    return [QRectF(left + place * (width + gap), top, width, height).adjusted(1, 1, -1, -1) for place in range(places)]
