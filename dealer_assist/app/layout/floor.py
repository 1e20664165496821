"""The floor's panel: keys in three columns; what voids the hand stands 10 mm apart in the last row."""

from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.grid import GAP, ROWS, row_top
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.theme.tokens import DANGER_GAP

COLUMNS = 3
WIDEST = 70.0
"""mm; wider keys would only be further apart."""


def floor_boxes(glass: Glass, content: Box, tapped: int, held: int, *, rtl: bool) -> tuple[Box, ...]:
    """Places for the keys that are tapped, then for those that are held, mm from the content's corner.

    >>> boxes = floor_boxes(Glass(1920, 1080, 141), Box(0, 0, 300, 99), 4, 1, rtl=False)
    >>> min(boxes[4].gap(box) for box in boxes[:4]) >= 10
    True
    """
    height = glass.sizes.small[1]
    tapped_width = min((content.w - (COLUMNS - 1) * GAP) / COLUMNS, WIDEST)
    boxes = [
        Box(place % COLUMNS * (tapped_width + GAP), row_top(glass, place // COLUMNS), tapped_width, height)
        for place in range(tapped)
    ]
    rows = -(-tapped // COLUMNS)
    low = row_top(glass, ROWS - 1)
    # where the keys above reach into the third row there is no room for 10 mm below them
    across = rows == ROWS - 1
    x = content.w - tapped_width if across and tapped % COLUMNS else 0.0
    top = low if rows < ROWS - 1 else row_top(glass, ROWS - 1)
    boxes += [Box(x + place * (tapped_width + DANGER_GAP), top, tapped_width, height) for place in range(held)]
    return tuple(box.mirrored(content.w) for box in boxes) if rtl else tuple(boxes)
