"""The technician's page of card readers: rows of words and keys between the header and the tabs, mm."""

import msgspec

from dealer_assist.app.layout.box import Box, row
from dealer_assist.app.layout.grid import GAP
from dealer_assist.app.layout.hand import BELOW_THE_ROW, SPACE, hand_layout, header_height
from dealer_assist.app.layout.table_page import BACK_HEIGHT, modes_row
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.theme.tokens import EDGE, FLOOR_TARGET

ROWS = 4
TALLEST = 24.0
WIDEST_BESIDE_WORDS = 30.0
"""Of a key that stands after words, mm."""
WIDEST = 60.0
TITLE_PART = 0.36
"""Of a row's height, for its upper line; the lower one may take two lines."""
MARK = 7.0
"""Room for a shape before the words."""


class RowShape(msgspec.Struct, frozen=True):
    """What decides the places of a row."""

    keys: int
    """Keys in it."""
    words: bool
    """Whether words stand before them."""
    columns: int = 0
    """Columns they stand in; 0 = as many as there are keys."""
    mirrored: bool = True
    """Whether it follows the direction of reading; cards never do."""


class RowPlaces(msgspec.Struct, frozen=True):
    """Where the parts of one row stand, mm."""

    mark: Box
    """A shape before the words."""
    title: Box
    """The upper line."""
    second: Box
    """The lower line."""
    keys: tuple[Box, ...]
    """In reading order."""


class ReadersLayout(msgspec.Struct, frozen=True):
    """Where everything of the page stands, mm."""

    header: Box
    """The panel along the top."""
    prompt: Box
    """What to do."""
    back: Box
    """Back to the table's page."""
    rows: tuple[RowPlaces, ...]
    """One under the other."""
    tabs: tuple[Box, ...]
    """The groups."""


def readers_layout(
    glass: Glass, rows: tuple[RowShape, ...], tabs: int, *, left_handed: bool, rtl: bool
) -> ReadersLayout:
    """Lay the page out; rows stand at the same places on each tab."""
    width, height = glass.width_mm, header_height(glass)
    closed = hand_layout(glass, 9, drawer_open=False, left_handed=left_handed, rtl=rtl)
    back = Box(closed.floor.x, (height - BACK_HEIGHT) / 2, closed.floor.w, BACK_HEIGHT)
    prompt = Box(EDGE, 0, width - 2 * EDGE - back.w - SPACE, height)
    top, bottom = height + SPACE, glass.height_mm - BELOW_THE_ROW - glass.sizes.wide[1] - SPACE
    pitch = (bottom - top) / ROWS
    tall = max(min(pitch - GAP, TALLEST), FLOOR_TARGET)
    lines = tuple(
        _row(Box(EDGE, top + place * pitch + (pitch - tall) / 2, width - 2 * EDGE, tall), shape, width, rtl=rtl)
        for place, shape in enumerate(rows)
    )
    return ReadersLayout(
        header=Box(0, 0, width, height),
        prompt=prompt.mirrored(width) if rtl else prompt,
        back=back,
        rows=lines,
        tabs=modes_row(glass, closed.keys["undo"], closed.keys["next"], tabs, rtl=rtl, whole=True),
    )


def _row(box: Box, shape: RowShape, width: float, *, rtl: bool) -> RowPlaces:
    """Words take what the keys after them leave; without words the keys share the row."""
    columns = shape.columns or shape.keys
    gaps = max(columns - 1, 0) * GAP
    widest = WIDEST_BESIDE_WORDS if shape.words else WIDEST
    share = 0.5 if shape.words else 1.0
    each = min((box.w * share - gaps) / columns, widest) if columns else 0.0
    whole = columns * each + gaps
    start = box.right - whole if shape.words else box.x
    keys = row(start, box.y, (each, box.h), shape.keys, GAP)
    words = box.w - (whole + GAP if shape.keys else 0.0) - MARK
    # words are no target: they may use half of the gap to the rows above and below
    top, tall = box.y - GAP / 2, box.h + GAP
    high = tall * TITLE_PART
    mark = Box(box.x, top, MARK - 1, high)
    title = Box(box.x + MARK, top, words, high)
    second = Box(box.x + MARK, top + high, words, tall - high)
    if not rtl or not shape.mirrored:
        return RowPlaces(mark, title, second, keys)
    return RowPlaces(
        mark.mirrored(width), title.mirrored(width), second.mirrored(width), tuple(key.mirrored(width) for key in keys)
    )
