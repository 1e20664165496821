"""The award: seats that can win the pot, beside them how a tap on them is meant, below what to push and PUSHED.

The fewer seats, the larger their keys: a tabled hand is to be read from the dealer's place.
"""

import msgspec

from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.grid import GAP, block_width, cell, line_box, row_top, rows_height
from dealer_assist.app.theme.metrics import Glass

SEAT_COLUMNS = 5
MODES = ("winner", "tie", "show", "muck")
MODE_GAP = 8.0
WIDEST_SEAT = 46.0
"""mm; two cards of that height need no more."""


class AwardLayout(msgspec.Struct, frozen=True):
    """Where everything of the award stands, mm from the corner of the drawer's content."""

    line: Box
    """Which pot, how much, who can win it."""
    seats: tuple[Box, ...]
    """A key for each seat, clockwise from the left in every language: up to five as high as two rows, else two rows."""
    modes: dict[str, Box]
    """What a tap on a seat means: it wins, it shares, it shows, it gives up."""
    push: Box
    """What to push, large."""
    then: Box
    """The pots that follow, the odd chip."""
    pushed: Box
    """The key that says it is done."""


def award_layout(glass: Glass, content: Box, seats: int, *, rtl: bool) -> AwardLayout:
    """Lay the award out for that many seats; they stand where reading begins, in clockwise order from the left."""
    wide, small_height = glass.sizes.wide[0], glass.sizes.small[1]
    modes_x = content.w - 2 * wide - GAP
    modes = {name: cell(glass, modes_x, place // 2, place % 2, wide) for place, name in enumerate(MODES)}
    pushed = Box(content.w - wide, row_top(glass, 3), wide, small_height)
    push = Box(0, row_top(glass, 2), content.w, small_height)
    then = Box(0, row_top(glass, 3), content.w - wide - MODE_GAP, small_height)
    keys = _seats(glass, modes_x - MODE_GAP, seats, rtl=rtl)
    return AwardLayout(line_box(content.w), keys, modes, push, then, pushed)


def _seats(glass: Glass, room: float, seats: int, *, rtl: bool) -> tuple[Box, ...]:
    """In `room` mm; where reading runs to the left the keys end at the modes instead of far from them."""
    columns = min(max(seats, 1), SEAT_COLUMNS)
    width = min((room - (columns - 1) * GAP) / columns, WIDEST_SEAT)
    height = rows_height(glass, 2) if seats <= SEAT_COLUMNS else glass.sizes.small[1]
    start = room - columns * width - (columns - 1) * GAP if rtl else 0.0
    return tuple(
        Box(start + place % columns * (width + GAP), row_top(glass, place // columns), width, height)
        for place in range(seats)
    )


def fits(glass: Glass, content: Box) -> bool:
    """Whether seats and modes stand beside each other with a gap."""
    return block_width(glass, SEAT_COLUMNS) + MODE_GAP <= content.w - 2 * glass.sizes.wide[0] - GAP and (
        row_top(glass, 3) + rows_height(glass, 1) <= content.h + 0.01
    )
