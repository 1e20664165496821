"""The award: seats that can win the pot on the left, how a tap on them is meant on the right, PUSHED below."""

import msgspec

from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.grid import GAP, block_width, cell, line_box, row_top, rows_height
from dealer_assist.app.theme.metrics import Glass

SEAT_COLUMNS = 5
MODES = ("winner", "tie", "show", "muck")
MODE_GAP = 8.0


class AwardLayout(msgspec.Struct, frozen=True):
    """Where everything of the award stands, mm from the corner of the drawer's content."""

    line: Box
    """Which pot, how much, who can win it."""
    seats: tuple[Box, ...]
    """Ten places in two rows, filled from the left."""
    modes: dict[str, Box]
    """What a tap on a seat means: it wins, it shares, it shows, it gives up."""
    push: Box
    """What to push, large."""
    then: Box
    """The pots that follow, the odd chip."""
    pushed: Box
    """The key that says it is done."""


def award_layout(glass: Glass, content: Box) -> AwardLayout:
    """Lay the award out; seats keep clockwise order from the left in every language."""
    wide, small_height = glass.sizes.wide[0], glass.sizes.small[1]
    seats = tuple(cell(glass, 0, place // SEAT_COLUMNS, place % SEAT_COLUMNS) for place in range(10))
    modes_x = content.w - 2 * wide - GAP
    modes = {name: cell(glass, modes_x, place // 2, place % 2, wide) for place, name in enumerate(MODES)}
    pushed = Box(content.w - wide, row_top(glass, 3), wide, small_height)
    text_width = content.w - wide - MODE_GAP
    push = Box(0, row_top(glass, 2), content.w, small_height)
    then = Box(0, row_top(glass, 3), text_width, small_height)
    return AwardLayout(line_box(content.w), seats, modes, push, then, pushed)


def fits(glass: Glass, content: Box) -> bool:
    """Whether seats and modes stand beside each other with a gap."""
    return block_width(glass, SEAT_COLUMNS) + MODE_GAP <= content.w - 2 * glass.sizes.wide[0] - GAP and (
        row_top(glass, 3) + rows_height(glass, 1) <= content.h + 0.01
    )
