"""An irregular deal on the screen: answers in rows; or the dealer's steps above the facts, ENTER apart from them."""

from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.grid import GAP, LINE, ROWS, row_top
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.theme.tokens import DANGER_GAP

COLUMNS = 3
"""Facts in a row; beside them stands ENTER."""
NARROW = 230.0
"""mm; on a narrower panel a question has room in two columns only."""


def steps_boxes(glass: Glass, content: Box, facts: int, *, left_handed: bool, rtl: bool) -> tuple[Box, ...]:
    """Places for the steps, for that many facts, and for ENTER, mm from the content's corner.

    ENTER stands at the dealer's own hand, as PUSHED does: it may be a key that voids the hand.

    >>> boxes = steps_boxes(Glass(1920, 1080, 141), Box(0, 0, 300, 99), 5, left_handed=False, rtl=False)
    >>> len(boxes), min(boxes[-1].gap(box) for box in boxes[1:-1]) >= 10
    (7, True)
    """
    columns = COLUMNS if content.w >= NARROW else COLUMNS - 1
    wide, height = glass.sizes.wide[0], glass.sizes.small[1]
    each = (content.w - wide - DANGER_GAP - (columns - 1) * GAP) / columns
    rows = max(-(-facts // columns), 1)
    first = ROWS - rows
    keys = [
        Box(place % columns * (each + GAP), row_top(glass, first + place // columns), each, height)
        for place in range(facts)
    ]
    enter = Box(content.w - wide, row_top(glass, ROWS - 1), wide, height)
    # facts that leave one row for the steps take the room of the title, which the prompt says as well
    top = LINE if first > 1 else 0.0
    steps = Box(0, top, content.w, row_top(glass, first) - top - GAP)
    if left_handed:
        # the whole row changes sides, the facts keep their order
        enter = enter.mirrored(content.w)
        keys = [Box(box.x + wide + DANGER_GAP, box.y, box.w, box.h) for box in keys]
    if rtl:
        left, right = (keys[0].x, keys[0].x + columns * each + (columns - 1) * GAP) if keys else (0, 0)
        keys = [Box(left + right - box.right, box.y, box.w, box.h) for box in keys]
    return (steps, *keys, enter)
