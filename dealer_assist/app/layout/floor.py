"""The floor's panel: two rows of keys; what voids the hand stands in the last row, far from UNDO and the others."""

from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.grid import GAP, ROWS, row_top
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.theme.tokens import DANGER_GAP

COLUMNS = 3
"""Of keys; four where there are more than two rows of three."""
WIDEST = 70.0
"""mm; wider keys would only be further apart."""


def floor_boxes(glass: Glass, content: Box, tapped: int, held: int, *, left_handed: bool, rtl: bool) -> tuple[Box, ...]:
    """Places for the keys that are tapped, then for those that are held, mm from the content's corner.

    >>> boxes = floor_boxes(Glass(1920, 1080, 141), Box(0, 0, 300, 99), 4, 1, left_handed=False, rtl=False)
    >>> min(boxes[4].gap(box) for box in boxes[:4]) >= 10
    True
    """
    height = glass.sizes.small[1]
    columns = max(COLUMNS, -(-tapped // 2))
    width = min((content.w - (columns - 1) * GAP) / columns, WIDEST)
    boxes = [
        Box(place % columns * (width + GAP), row_top(glass, place // columns), width, height) for place in range(tapped)
    ]
    if rtl:
        boxes = [box.mirrored(content.w) for box in boxes]
    low = row_top(glass, ROWS - 1)
    apart = [Box(place * (width + DANGER_GAP), low, width, height) for place in range(held)]
    return (*boxes, *(box if left_handed else box.mirrored(content.w) for box in apart))
