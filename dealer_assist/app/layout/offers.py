"""Keys of what may be put out before anybody acts: a row in the middle of the felt, in the place of the board."""

from dealer_assist.app.layout.box import Box, row
from dealer_assist.app.layout.grid import GAP
from dealer_assist.app.theme.metrics import KeySizes

WIDER = 1.4
"""Than the wide keys of the bottom row: "Straddle 6: 10" stands on one line."""
EDGE_OF_ROW = 1.0
"""mm above, below and beside the keys, for the reach of their touch areas."""


def offer_boxes(width: float, height: float, count: int, sizes: KeySizes, *, rtl: bool) -> tuple[Box, ...]:
    """Places for that many keys on a strip of that size, mm from its corner, in reading order.

    >>> from dealer_assist.app.theme.metrics import Glass
    >>> [round(box.w) for box in offer_boxes(180, 34, 2, Glass(1920, 1080, 141).sizes, rtl=False)]
    [56, 56]
    """
    if not count:
        return ()
    wide, high = sizes.wide[0] * WIDER, sizes.wide[1]
    each = min(wide, (width - 2 * EDGE_OF_ROW - (count - 1) * GAP) / count)
    tall = min(high, height - 2 * EDGE_OF_ROW)
    whole = count * each + (count - 1) * GAP
    boxes = row((width - whole) / 2, (height - tall) / 2, (each, tall), count, GAP)
    return tuple(reversed(boxes)) if rtl else boxes
