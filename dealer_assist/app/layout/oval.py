"""Where each seat stands on the oval, as the dealer sees the table: seat 1 bottom left, then clockwise.

The same in every language and never mirrored: seat 1 is where the player sits.
"""

from dealer_assist.app.layout.box import Box
from dealer_assist.app.theme.metrics import Size
from dealer_assist.app.theme.tokens import EDGE

SIDES_AND_TOP: dict[int, tuple[int, int]] = {
    2: (1, 0), 3: (1, 1), 4: (1, 2), 5: (2, 1), 6: (2, 2), 7: (2, 3), 8: (3, 2), 9: (3, 3), 10: (3, 4),
}  # fmt: skip
"""Number of seats: how many stand on each side, and along the top."""
TEN_ON_A_TALL_GLASS = (4, 2)
"""From 15.6 inch up there is height for five rows: seats 5 and 6 share the top edge."""
TOP_SPREAD = {0: 0.0, 1: 0.0, 2: 0.30, 3: 0.53, 4: 0.62}
"""How far the outer seats of the top edge stand from its centre, as a share of half the oval."""
ROUNDNESS = 4.5
"""Power of the curve the seats follow: 2 is an ellipse, more is squarer and leaves more felt."""


def seats_on_oval(felt: Box, seats: int, size: Size, tall: bool) -> tuple[Box, ...]:
    """The boxes of seats 1, 2, 3 ... on a felt, clockwise from the bottom left.

    >>> boxes = seats_on_oval(Box(0, 30, 346, 135), 9, (24, 20), tall=True)
    >>> boxes[0].x < boxes[8].x, boxes[0].y == boxes[8].y, boxes[4].middle
    (True, True, 173.0)
    """
    side, top = TEN_ON_A_TALL_GLASS if seats == 10 and tall else SIDES_AND_TOP[seats]
    heights = _row_heights(felt, side, top, size[1])
    left = [_on_the_side(felt, y, size, -1) for y in reversed(heights)]
    right = [_on_the_side(felt, y, size, +1) for y in heights]
    return (*left, *_along_the_top(felt, top, size), *right)


def _row_heights(felt: Box, side: int, top: int, height: float) -> list[float]:
    """Upper edges of the rows of side seats, from the top; the top edge has a row of its own."""
    rows = side + (1 if top else 0)
    pitch = (felt.h - height) / max(rows - 1, 2)
    first = felt.y + (pitch if top or side == 1 else 0)
    return [first + pitch * place for place in range(side)]


def _half_width(felt: Box, size: Size) -> float:
    """From the middle of the felt to the middle of the outermost seat."""
    return felt.w / 2 - EDGE - size[0] / 2


def _on_the_side(felt: Box, y: float, size: Size, sign: int) -> Box:
    """A seat on the left (-1) or right (+1) side, drawn in a little where the oval bends."""
    half_height = felt.h / 2
    from_centre = abs(y + size[1] / 2 - (felt.y + half_height)) / half_height
    reach: float = (1 - from_centre**ROUNDNESS) ** (1 / ROUNDNESS)
    return Box(felt.middle + sign * _half_width(felt, size) * reach - size[0] / 2, y, *size)


def _along_the_top(felt: Box, count: int, size: Size) -> list[Box]:
    spread = TOP_SPREAD[count] * _half_width(felt, size)
    step = 2 * spread / (count - 1) if count > 1 else 0.0
    return [Box(felt.middle - spread + step * place - size[0] / 2, felt.y, *size) for place in range(count)]
