"""Colours and shape of a seat by what its player is doing: never told by colour alone."""

import msgspec

from dealer_assist.app.theme.tokens import Colour
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.views.seat import SeatState

MARK_OF: dict[SeatState, Mark] = {
    SeatState.EMPTY: Mark.NONE,
    SeatState.IN: Mark.NONE,
    SeatState.TO_ACT: Mark.TO_ACT,
    SeatState.FOLDED: Mark.FOLDED,
    SeatState.ALL_IN: Mark.ALL_IN,
    SeatState.OUT_OF_TURN: Mark.PENDING,
    SeatState.AWAY: Mark.AWAY,
    SeatState.NO_CHIPS: Mark.AWAY,
    SeatState.COMES_IN: Mark.PENDING,
    SeatState.WINNER: Mark.DONE,
}
"""The shape of each state."""
SHOUTS = frozenset(set(SeatState) - {SeatState.EMPTY, SeatState.IN})
"""On a read-out of one line these show their shape in the place of a marker."""


class SeatPaint(msgspec.Struct, frozen=True):
    """The colours of one state."""

    fill: Colour
    """Tile."""
    pressed: Colour
    """Tile under the finger."""
    edge: Colour
    """Outline."""
    number: Colour
    """Seat number."""
    amount: Colour
    """Chips in front."""
    word: Colour
    """Word of the state."""
    mark: Colour
    """Shape of the state."""


_C = Colour
PAINTS: dict[SeatState, SeatPaint] = {
    SeatState.EMPTY: SeatPaint(_C.FELT_EDGE, _C.KEY, _C.RAIL, _C.LINE, _C.TEXT, _C.QUIET, _C.QUIET),
    SeatState.IN: SeatPaint(_C.PANEL, _C.KEY_PRESSED, _C.LINE, _C.QUIET, _C.TEXT, _C.TEXT, _C.TEXT),
    SeatState.TO_ACT: SeatPaint(
        _C.TO_ACT, _C.TO_ACT_PRESSED, _C.TO_ACT, _C.ON_TO_ACT, _C.ON_TO_ACT, _C.ON_TO_ACT, _C.ON_TO_ACT
    ),
    SeatState.FOLDED: SeatPaint(_C.BASE, _C.KEY, _C.RAIL, _C.QUIET, _C.QUIET, _C.QUIET, _C.QUIET),
    SeatState.ALL_IN: SeatPaint(_C.PANEL, _C.KEY_PRESSED, _C.WARNING, _C.QUIET, _C.TEXT, _C.TEXT, _C.WARNING),
    SeatState.OUT_OF_TURN: SeatPaint(_C.PANEL, _C.KEY_PRESSED, _C.LINE, _C.QUIET, _C.TEXT, _C.TEXT, _C.QUIET),
    SeatState.COMES_IN: SeatPaint(_C.PANEL, _C.KEY_PRESSED, _C.INFORM, _C.QUIET, _C.TEXT, _C.TEXT, _C.INFORM),
    SeatState.WINNER: SeatPaint(_C.PANEL, _C.KEY_PRESSED, _C.INFORM, _C.QUIET, _C.TEXT, _C.TEXT, _C.INFORM),
    SeatState.AWAY: SeatPaint(_C.BASE, _C.KEY, _C.RAIL, _C.QUIET, _C.QUIET, _C.QUIET, _C.QUIET),
    SeatState.NO_CHIPS: SeatPaint(_C.BASE, _C.KEY, _C.RAIL, _C.QUIET, _C.QUIET, _C.QUIET, _C.QUIET),
}
"""The colours of each state."""
