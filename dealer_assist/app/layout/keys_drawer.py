"""Keys of a panel of choices: four rows at most, as many columns as are needed, mm from the content's corner."""

from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.grid import GAP, ROWS, row_top
from dealer_assist.app.theme.metrics import Glass

COLUMNS = 4
WIDEST = 60.0
"""mm; wider keys would only be further apart."""


def keys_boxes(glass: Glass, width: float, count: int, *, rtl: bool) -> tuple[Box, ...]:
    """Places for that many keys in reading order, row by row.

    >>> len(keys_boxes(Glass(1920, 1080, 141), 300, 9, rtl=False))
    9
    """
    columns = max(COLUMNS, -(-count // ROWS))
    each = min((width - (columns - 1) * GAP) / columns, WIDEST)
    boxes = []
    for place in range(count):
        line, column = divmod(place, columns)
        from_start = column * (each + GAP)
        x = width - each - from_start if rtl else from_start
        boxes.append(Box(x, row_top(glass, line), each, glass.sizes.small[1]))
    return tuple(boxes)
