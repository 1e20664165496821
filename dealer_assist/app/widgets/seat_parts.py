"""Where everything stands on a seat tile: number and markers, chips in front, shape and word, cards that show.

Figures, markers and cards stand the same way round in every language, as they do on the felt.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF

from dealer_assist.app.paint.chips import marker_width
from dealer_assist.app.paint.text import Align, Fitted, fit_text
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.tokens import FIGURE, SECOND, SMALLEST, Role
from dealer_assist.app.views.seat import SeatState, SeatView

MARKER_HEIGHT = 5.8
"""Button disc and blind plates, mm."""
MARKER_GAP = 0.8
"""Between two markers of a seat, mm."""
WIDE = 28.0
"""mm; from here on there is room for larger words and numbers."""
TALL_BACKS = 5.0
TALLEST_BACKS = 8.0
"""mm at most of the backs of cards: under chips, and alone."""
CARD_SHAPE = 0.70
"""Width of a small card as a share of its height."""
SHOWN_CARDS = 4
"""Cards that show in front of a seat at most, as long as none is turned up by mistake."""
NARROWEST_CARD = 4.6
"""mm; on narrower cards a rank cannot be read."""
LOW_TILE = 18.5
"""mm; on a lower tile with cards every line is as low as it can be read."""


class SeatParts:
    """Everything on one seat, laid out; rectangles in pixels, empty where there is nothing."""

    def __init__(self, view: SeatView, face: QRectF, look: Look) -> None:
        self.view = view
        self.face = face
        self.look = look
        self.number: Fitted | None = None
        self.amount: Fitted | None = None
        self.word: Fitted | None = None
        self.mark = QRectF()
        self.backs = QRectF()
        self.markers: list[tuple[str, QRectF]] = []
        """Letters and plate of each marker there is room for; the dealer button is a disc."""
        self.cards: list[QRectF] = []
        """Cards that show, in order."""

    @property
    def clipped(self) -> bool:
        """Whether some text has no room."""
        return any(text.clipped for text in (self.number, self.amount, self.word) if text is not None)

    @property
    def wide(self) -> bool:
        """Whether there is room for larger words."""
        return self.face.width() >= self.look.glass.px(WIDE)

    def figure(self, text: str, rect: QRectF, role: Role, align: Align) -> Fitted | None:
        """A figure, as large as it fits up to a size."""
        if not text:
            return None
        px, least = self.look.figure_px(role), self.look.smallest_px
        return fit_text(text, rect, px, least, rtl=False, bold=True, align=align, wrap=False)

    def fit_word(self, word: str, room: QRectF, *, narrow: bool = False) -> Fitted:
        """The word of the state, drawn narrower at need if it may be."""
        look = self.look
        px = look.words_px(SECOND if self.wide else SMALLEST)
        return fit_text(word, room, px, look.smallest_px, rtl=look.rtl, bold=True, wrap=False, narrow=narrow)

    def put_markers(self, row: QRectF, height: float, left: float) -> float:
        """Markers from the right end of a row as far as they fit right of `left`; where the free part ends."""
        view, px, gap = self.view, self.look.smallest_px, self.look.glass.px(MARKER_GAP)
        right = row.right()
        for text in (view.marker, view.blind, *view.more):
            disc = view.is_button and text == view.marker
            width = marker_width(text, px, height, disc=disc)
            if text and right - width >= left:
                self.markers.append((text, QRectF(right - width, row.center().y() - height / 2, width, height)))
                right -= width + gap
        return right


# -- a tile


def tile_parts(view: SeatView, face: QRectF, look: Look) -> SeatParts:
    """Number and markers, chips in front, shape and word; with cards that show, these stand below."""
    parts = SeatParts(view, face, look)
    return _with_cards(parts) if view.up else _without_cards(parts)


def _without_cards(parts: SeatParts) -> SeatParts:
    view, glass, face = parts.view, parts.look.glass, parts.face
    inner = face.adjusted(glass.px(1.8), glass.px(0.9), -glass.px(1.8), -glass.px(1.2))
    top = QRectF(inner.x(), inner.y(), inner.width(), inner.height() * 0.31)
    middle = QRectF(inner.x(), top.bottom(), inner.width(), inner.height() * 0.40)
    low = QRectF(face.x() + glass.px(0.8), middle.bottom(), face.width() - 2 * glass.px(0.8), inner.height() * 0.29)
    _number_and_markers(parts, top)
    parts.amount = parts.figure(view.lying, middle, FIGURE, Align.CENTRED)
    parts.backs = _backs(parts, middle, low)
    _put_state(parts, middle, low)
    return parts


def _backs(parts: SeatParts, middle: QRectF, low: QRectF) -> QRectF:
    """The backs of its cards: under the chips, or larger where none lie."""
    glass = parts.look.glass
    if parts.view.lying:
        return band(low, min(glass.px(TALL_BACKS), low.height() * 0.86))
    return band(middle.united(low), min(glass.px(TALLEST_BACKS), middle.height()))


def _number_and_markers(parts: SeatParts, top: QRectF) -> QRectF:
    """The first line; what is left of it between the number and the markers."""
    glass = parts.look.glass
    role = FIGURE if parts.wide else SECOND
    parts.number = parts.figure(parts.view.label, top, role, Align.LEFT)
    left = top.x() + (0.0 if parts.number is None else parts.number.width) + glass.px(MARKER_GAP)
    # on a low tile a marker is as high as its letters allow, so that it stays clear of the chips
    height = max(min(glass.px(MARKER_HEIGHT), top.height()), parts.look.smallest_px * 1.02)
    right = parts.put_markers(top, height, left)
    return QRectF(left, top.y(), max(right - left, 0.0), top.height())


def _put_state(parts: SeatParts, middle: QRectF, low: QRectF) -> None:
    """Shape and word: the shape large over the word where no chips lie in front, else small beside it.

    Beside it, it stands on the left in every language.
    """
    view, glass = parts.view, parts.look.glass
    if not view.word:
        return
    if view.state is SeatState.OUT_OF_TURN and view.lying:
        # its words have the width of the shape as well
        parts.word = parts.fit_word(view.word, low, narrow=True)
        return
    above, side = not view.lying, glass.px(SMALLEST.capital)
    if above:
        middle, low = _words_first(parts, middle, low)
    room = low if above else low.adjusted(side * 1.45, 0, 0, 0)
    parts.word = parts.fit_word(view.word, room, narrow=view.state is SeatState.OUT_OF_TURN)
    if parts.word.clipped and view.short:
        parts.word = parts.fit_word(view.short, room)
    if above:
        parts.mark = band(middle, min(glass.px(FIGURE.capital), middle.height() * 0.9))
        return
    free = max(room.width() - parts.word.width, 0.0) / 2
    parts.mark = QRectF(low.x() + free, low.center().y() - side / 2, side, side)


def _words_first(parts: SeatParts, middle: QRectF, low: QRectF) -> tuple[QRectF, QRectF]:
    """Larger letters take height from the shape above them."""
    look = parts.look
    more = low.height() * (look.words_px(SMALLEST) / look.figure_px(SMALLEST) - 1) * 2.0
    return middle.adjusted(0, 0, 0, -more), low.adjusted(0, -more, 0, 0)


def _with_cards(parts: SeatParts) -> SeatParts:
    """Cards below, as large as they fit; above them number, shape and markers, and the chips in between.

    On a low tile the lines of text are as low as the smallest figures allow, and the cards have the rest.
    """
    view, glass, face = parts.view, parts.look.glass, parts.face
    low_tile = face.height() < glass.px(LOW_TILE)
    inner = face.adjusted(glass.px(1.2), glass.px(0.4 if low_tile else 0.9), -glass.px(1.2), -glass.px(0.8))
    line = max(inner.height() * 0.27, parts.look.smallest_px * 1.03)
    top = QRectF(inner.x(), inner.y(), inner.width(), line)
    middle = QRectF(inner.x(), top.bottom(), inner.width(), line)
    low = QRectF(inner.x(), middle.bottom(), inner.width(), inner.bottom() - middle.bottom())
    parts.cards = small_cards(low, len(view.up), glass.px(0.6))
    free = _number_and_markers(parts, top)
    parts.amount = parts.figure(view.lying, middle, FIGURE, Align.CENTRED)
    # where no chips lie the word of the state has their place
    _put_state_beside(parts, free if view.lying else middle)
    return parts


def _put_state_beside(parts: SeatParts, free: QRectF) -> None:
    """Shape and word side by side in what is left of a line; the shape alone where the word has no room."""
    view, glass = parts.view, parts.look.glass
    side, gap = glass.px(SMALLEST.capital), glass.px(1.0)
    if not view.word or free.width() < side:
        return
    room = free.adjusted(side + gap, 0, 0, 0)
    word = parts.fit_word(view.word, room)
    parts.word = None if word.clipped else word
    wide = side if parts.word is None else side + gap + parts.word.width
    x = free.x() + (free.width() - wide) / 2
    parts.mark = QRectF(x, free.center().y() - side / 2, side, side)
    if parts.word is not None:
        parts.word = parts.fit_word(view.word, QRectF(x + side + gap, free.y(), parts.word.width + 1, free.height()))


# -- shapes


def small_cards(rect: QRectF, count: int, gap: float) -> list[QRectF]:
    """So many cards in the middle of a rectangle; as large as they would be if all had come."""
    places = max(count, SHOWN_CARDS)
    height = min(rect.height(), (rect.width() - gap * (places - 1)) / places / CARD_SHAPE)
    width = height * CARD_SHAPE
    left = rect.center().x() - (count * width + (count - 1) * gap) / 2
    top = rect.bottom() - height
    return [QRectF(left + place * (width + gap), top, width, height) for place in range(count)]


def band(rect: QRectF, height: float) -> QRectF:
    """A band of that height across the middle of a rectangle."""
    return QRectF(rect.x(), rect.center().y() - height / 2, rect.width(), height)
