"""Where readers show on the hand screen: the dot in a free corner of the felt, what they ask before the dealer."""

from dealer_assist.app.layout.box import Box, row
from dealer_assist.app.layout.grid import GAP
from dealer_assist.app.layout.hand import SEAT_GAP, HandLayout
from dealer_assist.app.theme.tokens import EDGE, FLOOR_TARGET

DOT_HEIGHT = 13.0
DOT_WIDTH = 62.0
LEAST_DOT_WIDTH = 20.0
PROMPT_MARK = 10.0
"""mm of the prompt that its shape takes."""
AROUND = 1.0
"""mm between the strip and the board above it, the edge of the felt below it."""
BELOW = 4.0
"""mm it reaches below what the last tap said, over the rim."""
NOWHERE = Box(0, 0, 0, 0)
ANSWER_WIDTH = 24.0
"""Of each key after the first, where there is room."""
TITLE_SHARE = {2: 0.54, 3: 0.42}
"""Of the strip, for a question that stands beside so many keys."""


def dot_box(made: HandLayout, width: float, *, rtl: bool) -> Box:
    """In the corner of the felt where reading starts, clear of every seat; nowhere if there is no room."""
    box = Box(EDGE, made.felt.y, DOT_WIDTH, DOT_HEIGHT)
    seats = [seat.mirrored(width) if rtl else seat for seat in made.seats]
    beside = [seat.x for seat in seats if seat.y < box.bottom + AROUND and seat.bottom > box.y - AROUND]
    room = min(min(beside, default=width) - SEAT_GAP - box.x, DOT_WIDTH)
    if room < LEAST_DOT_WIDTH:
        return NOWHERE
    box = Box(box.x, box.y, room, box.h)
    return box.mirrored(width) if rtl else box


def ask_box(made: HandLayout, *, at_showdown: bool, rtl: bool) -> Box:
    """In the place of the limits and of what the last tap said.

    A drawer takes that place: then nowhere, but at the showdown over the prompt, whose shape stays in sight. The panel
    of the award says all that the prompt does.
    """
    top, bottom = made.limits, made.trace
    if not top.h or not bottom.h:
        over, past = made.prompt, 0.0 if rtl else PROMPT_MARK
        return Box(over.x + past, over.y, over.w - PROMPT_MARK, over.h) if at_showdown else NOWHERE
    left, right = min(top.x, bottom.x), max(top.right, bottom.right)
    upper = made.board.bottom + AROUND if made.board.h else top.y
    lower = min(bottom.bottom + BELOW, made.felt.bottom - AROUND)
    return Box(left, upper, right - left, lower - upper) if lower - upper >= FLOOR_TARGET else NOWHERE


def answer_boxes(
    width: float, height: float, keys: int, *, titled: bool, rtl: bool, alike: bool = False
) -> tuple[Box, tuple[Box, ...]]:
    """The title's place and the keys', mm from the strip's corner; the first key takes what the others leave.

    Keys that are alike are of one width.

    >>> title, (yes, no) = answer_boxes(200, 22, 2, titled=False, rtl=False)
    >>> title.w, yes.w > 5 * no.w
    (0.0, True)
    """
    margin = 1.0
    tall = height - 2 * margin
    start = width * TITLE_SHARE[keys] if titled else 0.0
    room = width - start - 2 * margin
    each = (room - (keys - 1) * GAP) / keys
    narrow = each if alike else min(ANSWER_WIDTH, max(each * keys / (keys + 1), FLOOR_TARGET))
    first = room - (keys - 1) * (narrow + GAP)
    boxes = [Box(start + margin, margin, first, tall)]
    beside = start + margin + first + GAP
    boxes.extend(row(beside, margin, (narrow, tall), keys - 1, GAP))
    title = Box(2 * margin, margin, max(start - 2 * margin, 0.0), tall)
    placed = (title, *boxes[:keys])
    if rtl:
        placed = tuple(box.mirrored(width) for box in placed)
    return placed[0], placed[1:]
