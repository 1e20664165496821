"""A seat as a read-out above an open panel: one line, or two with cards that show or chips that need the width."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from dealer_assist.app.paint.chips import marker_width
from dealer_assist.app.paint.seat_colours import SHOUTS
from dealer_assist.app.paint.text import Align, text_width
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.tokens import LABEL, SECOND, SMALLEST
from dealer_assist.app.views.seat import SeatView
from dealer_assist.app.widgets.seat_parts import MARKER_HEIGHT, NARROWEST_CARD, SHOWN_CARDS, SeatParts, band


def line_parts(view: SeatView, face: QRectF, look: Look) -> SeatParts:
    """One line: number, marker or shape, chips in front; cards that show stand under it where they can be read.

    Chips that have no room beside them take the whole width under them; with cards there a blind's marker yields.
    """
    parts = _line(view, face, look, _sign_width(view, look))
    amount = parts.amount
    if amount is not None and (amount.clipped or amount.narrowed < 1) and not view.up:
        two = _line(view, face, look, _sign_width(view, look), under=True)
        return two if two.amount is not None and not two.clipped else parts
    if parts.amount is not None and parts.amount.clipped and view.state not in SHOUTS:
        parts = _line(view, face, look, 0.0)
    return parts


def _line(view: SeatView, face: QRectF, look: Look, sign_width: float, *, under: bool = False) -> SeatParts:
    parts, glass = SeatParts(view, face, look), look.glass
    inner = face.adjusted(glass.px(1.2), 0, -glass.px(1.0), 0)
    if view.up:
        inner = _cards_below(parts, inner)
    low = QRectF(inner.x(), inner.center().y(), inner.width(), inner.height() * 0.46)
    if under:
        inner = QRectF(inner.x(), inner.y() + inner.height() * 0.04, inner.width(), inner.height() * 0.46)
    role = SECOND if parts.wide and not parts.cards else SMALLEST
    wide = text_width(view.label, look.figure_px(role), bold=True) + 1
    number = QRectF(inner.x(), inner.y(), wide, inner.height())
    sign = QRectF(number.right() + glass.px(1.0), inner.y(), glass.px(sign_width), inner.height())
    rest_x = sign.right() + glass.px(0.5)
    rest = QRectF(rest_x, inner.y(), inner.right() - rest_x, inner.height())
    parts.number = parts.figure(view.label, number, role, Align.LEFT)
    chips = (low, Align.CENTRED) if under else (rest, Align.RIGHT)
    parts.amount = parts.figure(view.lying, chips[0], LABEL, chips[1])
    if not sign_width:
        return parts
    if view.state in SHOUTS:
        parts.mark = band(sign, glass.px(SMALLEST.capital))
    elif view.marker:
        _put_sign_marker(parts, sign)
    elif view.cards and not parts.cards:
        parts.backs = band(sign, glass.px(SMALLEST.capital))
    return parts


def _put_sign_marker(parts: SeatParts, sign: QRectF) -> None:
    """On one line there is room for one: the button tells that its seat is the small blind."""
    height = _marker_height(parts.look)
    at = QRectF(sign.x(), sign.center().y() - height / 2, _marker_width(parts.view, parts.look), height)
    parts.markers.append((parts.view.marker, at))


def _marker_height(look: Look) -> int:
    return look.glass.px(MARKER_HEIGHT - 0.8)


def _marker_width(view: SeatView, look: Look) -> float:
    return marker_width(view.marker, look.smallest_px, _marker_height(look), disc=view.is_button)


def _cards_below(parts: SeatParts, inner: QRectF) -> QRectF:
    """Put the cards on a second line if they can be read there; what is left for the first."""
    glass, gap = parts.look.glass, parts.look.glass.px(0.5)
    room = (inner.width() - gap * (SHOWN_CARDS - 1)) / SHOWN_CARDS
    if room < glass.px(NARROWEST_CARD):
        return inner
    low = QRectF(inner.x(), inner.y() + inner.height() * 0.47, inner.width(), inner.height() * 0.47)
    width = min(room, low.height() * 1.15)
    parts.cards = [
        QRectF(low.x() + place * (width + gap), low.y(), width, low.height()) for place in range(len(parts.view.up))
    ]
    return QRectF(inner.x(), inner.y() + inner.height() * 0.04, inner.width(), inner.height() * 0.43)


def _sign_width(view: SeatView, look: Look) -> float:
    """Width of the mark or marker on a read-out, mm."""
    if view.state in SHOUTS:
        return SMALLEST.capital
    if not view.marker:
        return SMALLEST.capital * 1.4 if view.cards and not view.up else 0.0
    return look.glass.mm(_marker_width(view, look))
