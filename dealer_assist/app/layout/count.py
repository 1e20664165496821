"""The helpers' panel: a key for each seat, what is told of it, digits and chips, and what follows beside them.

Seats stand clockwise from the left in every language, 7-8-9 on the left of the digits; for a left-handed dealer the
whole block moves, it is not mirrored inside. On a glass of 10.1 inch the block takes all the width there is.
"""

import msgspec

from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.grid import GAP, GROUP_GAP, ROWS, block_width, cell, line_box, row_top, rows_height
from dealer_assist.app.layout.pad import CHIP_KEYS, DIGITS
from dealer_assist.app.theme.metrics import Glass

MOST_SEATS = 10
"""Places for seats: each has its own, whoever is dealt in."""
SEAT_COLUMNS = 5
CHOICES = 10
"""Places for keys that tell something, under the seats; DONE has the last two."""
LEAST_BESIDE = 60.0
"""mm that the pots beside the keys need."""
GROUPS_APART = 5.0
"""mm between seats, digits and chips: at 10.1 inch every one counts."""
WIDEST_COLUMN = 26.0
"""mm of a seat's key; wider ones would only be further apart."""


class CountLayout(msgspec.Struct, frozen=True):
    """Where everything of the panel stands, mm from the corner of the drawer's content."""

    line: Box
    """What is counted: over the pots, or over the seats where there is no room for pots."""
    over_seats: Box | None
    """Caption of the seats; None = the line stands there."""
    over_digits: Box
    """What the digits change."""
    seats: tuple[Box, ...]
    """Ten, clockwise from seat 1."""
    choices: tuple[Box, ...]
    """Five under the seats, three below them."""
    done: Box
    keys: dict[str, Box]
    """Digits, 00, erase, chip0 to chip3."""
    beside: Box | None
    """Pots, shares or the one number; None = no room, the prompt says it."""


def count_layout(glass: Glass, content: Box, *, left_handed: bool) -> CountLayout:
    """Lay the panel out at the dealer's free hand; without room for the pots beside it the words get the width."""
    small, height = glass.sizes.small
    least = _whole(glass, small)
    beside = content.w - least - GROUP_GAP >= LEAST_BESIDE
    column = small if beside else min(_widest_column(glass, content), WIDEST_COLUMN)
    whole = _whole(glass, column)
    left = 0.0 if left_handed else content.w - whole
    digits_x = left + _block(column) + GROUPS_APART
    chips_x = digits_x + block_width(glass, 3) + GROUPS_APART
    keys = {name: cell(glass, digits_x, y, x) for y, names in enumerate(DIGITS) for x, name in enumerate(names)}
    keys |= {f"chip{place}": cell(glass, chips_x, place, 0) for place in range(CHIP_KEYS)}

    def place_of(place: int, first_row: int) -> Box:
        line, across = divmod(place, SEAT_COLUMNS)
        return Box(left + across * (column + GAP), row_top(glass, first_row + line), column, height)

    over_seats = _over(left, _block(column))
    pots = _beside(glass, content, whole, left_handed=left_handed) if beside else None
    told = tuple(place_of(place, 2) for place in range(CHOICES))
    return CountLayout(
        line=over_seats if pots is None else _over(pots.x, pots.w),
        over_seats=None if pots is None else over_seats,
        over_digits=_over(digits_x, block_width(glass, 3)),
        seats=tuple(place_of(place, 0) for place in range(MOST_SEATS)),
        choices=told[:-2],
        done=Box(told[-2].x, told[-2].y, 2 * column + GAP, height),
        keys=keys,
        beside=pots,
    )


def _over(x: float, width: float) -> Box:
    """Over a block of keys, along the top of the panel."""
    line = line_box(width)
    return Box(x, line.y, line.w, line.h)


def _beside(glass: Glass, content: Box, whole: float, *, left_handed: bool) -> Box:
    width = content.w - whole - GROUP_GAP
    return Box(whole + GROUP_GAP if left_handed else 0.0, row_top(glass, 0), width, rows_height(glass, ROWS))


def _block(column: float) -> float:
    return SEAT_COLUMNS * column + (SEAT_COLUMNS - 1) * GAP


def _whole(glass: Glass, column: float) -> float:
    return _block(column) + 2 * GROUPS_APART + block_width(glass, 3) + block_width(glass, 1)


def _widest_column(glass: Glass, content: Box) -> float:
    """Width of a seat's key where the panel takes all there is."""
    return (content.w - _whole(glass, 0.0)) / SEAT_COLUMNS
