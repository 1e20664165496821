"""Rows of keys inside the drawer: one line of text, then four rows. Millimetres from the drawer's content corner."""

from dealer_assist.app.layout.box import Box
from dealer_assist.app.theme.metrics import Glass

LINE = 10.0
"""The line of text along the top of the drawer."""
GAP = 3.0
GROUP_GAP = 8.0
"""Between digits and chips."""
ROWS = 4


def row_top(glass: Glass, place: int) -> float:
    """Upper edge of the first, second ... row (0 to 3)."""
    return LINE + place * (glass.sizes.small[1] + GAP)


def cell(glass: Glass, x: float, place: int, column: int, width: float | None = None) -> Box:
    """The key in a column of a block that starts at `x`."""
    key_width, height = glass.sizes.small
    wide = key_width if width is None else width
    return Box(x + column * (wide + GAP), row_top(glass, place), wide, height)


def block_width(glass: Glass, columns: int) -> float:
    """Width of that many key columns."""
    return columns * glass.sizes.small[0] + (columns - 1) * GAP


def line_box(width: float) -> Box:
    """The line along the top."""
    return Box(0, 0, width, LINE - GAP / 2)


def rows_height(glass: Glass, rows: int) -> float:
    """Height of that many rows with the gaps between them."""
    return rows * glass.sizes.small[1] + (rows - 1) * GAP
