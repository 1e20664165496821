"""The helpers' panel: a key for each seat, what is told of it, digits and chips, and what follows beside them.

Seats stand clockwise from the left in every language, 7-8-9 on the left of the digits; for a left-handed dealer the
whole block moves, it is not mirrored inside. On a glass of 10.1 inch the block takes all the width there is.
"""

import msgspec

from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.grid import GROUP_GAP, ROWS, block_width, cell, line_box, row_top, rows_height
from dealer_assist.app.layout.pad import CHIP_KEYS, DIGITS
from dealer_assist.app.theme.metrics import Glass

SEAT_COLUMNS = 5
CHOICES = 10
"""Places for keys that tell something, under the seats; DONE has the last two."""
LEAST_BESIDE = 60.0
"""mm that the pots beside the keys need."""


class CountLayout(msgspec.Struct, frozen=True):
    """Where everything of the panel stands, mm from the corner of the drawer's content."""

    line: Box
    """What is counted, and the amount being keyed."""
    seats: tuple[Box, ...]
    """Up to ten, clockwise."""
    choices: tuple[Box, ...]
    """Five under the seats, three below them."""
    done: Box
    keys: dict[str, Box]
    """Digits, 00, erase, chip0 to chip3."""
    beside: Box | None
    """Pots, shares or the one number; None = no room, the prompt says it."""


def count_layout(glass: Glass, content: Box, seats: int, *, left_handed: bool) -> CountLayout:
    """Lay the panel out at the dealer's free hand."""
    whole = _width(glass)
    left = 0.0 if left_handed else content.w - whole
    digits_x = left + block_width(glass, SEAT_COLUMNS) + GROUP_GAP
    chips_x = digits_x + block_width(glass, 3) + GROUP_GAP
    keys = {name: cell(glass, digits_x, y, x) for y, names in enumerate(DIGITS) for x, name in enumerate(names)}
    keys |= {f"chip{place}": cell(glass, chips_x, place, 0) for place in range(CHIP_KEYS)}
    tiles = tuple(cell(glass, left, place // SEAT_COLUMNS, place % SEAT_COLUMNS) for place in range(seats))
    told = tuple(cell(glass, left, 2 + place // SEAT_COLUMNS, place % SEAT_COLUMNS) for place in range(CHOICES))
    done = Box(told[-2].x, told[-2].y, block_width(glass, 2), told[-2].h)
    return CountLayout(
        line_box(content.w), tiles, told[:-2], done, keys, _beside(glass, content, whole, left_handed=left_handed)
    )


def _beside(glass: Glass, content: Box, whole: float, *, left_handed: bool) -> Box | None:
    width = content.w - whole - GROUP_GAP
    x = whole + GROUP_GAP if left_handed else 0.0
    return Box(x, row_top(glass, 0), width, rows_height(glass, ROWS)) if width >= LEAST_BESIDE else None


def _width(glass: Glass) -> float:
    return block_width(glass, SEAT_COLUMNS) + 2 * GROUP_GAP + block_width(glass, 3) + block_width(glass, 1)
