"""The page of the table's facts: rows of keys, each after its name, tabs below them where the keys of the hand are."""

import msgspec

from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.grid import GAP
from dealer_assist.app.layout.hand import BELOW_THE_ROW, SPACE, hand_layout, header_height
from dealer_assist.app.layout.table_page import back_box, modes_row
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.theme.tokens import EDGE, FLOOR_TARGET

NAME_SHARE = 0.17
"""Of the width, for the names of the rows."""
MOST_ROWS = 4
ROW_HEIGHT = 20.0
WIDEST_KEY = 46.0


class FactsLayout(msgspec.Struct, frozen=True):
    """Where everything of the page stands, in mm."""

    header: Box
    """The panel along the top."""
    prompt: Box
    """The game as it will be."""
    titles: tuple[Box, ...]
    """Names of the rows."""
    rows: tuple[tuple[Box, ...], ...]
    """Keys of each row, in reading order."""
    tabs: tuple[Box, ...]
    """The groups of facts."""
    back: Box
    """Where BACK is on the page of the seats."""
    undo: Box
    """Where UNDO is on every page."""


def facts_layout(glass: Glass, rows: tuple[int, ...], tabs: int, *, left_handed: bool, rtl: bool) -> FactsLayout:
    """Lay the page out for that many keys in each row and that many tabs; rows stand at the same places on each tab."""
    width, height = glass.width_mm, header_height(glass)
    closed = hand_layout(glass, 9, drawer_open=False, left_handed=left_handed, rtl=rtl)
    back = back_box(glass, rtl=rtl)
    prompt = Box(EDGE, 0, width - 2 * EDGE - back.w - SPACE, height)
    top, bottom = height + SPACE, glass.height_mm - BELOW_THE_ROW - glass.sizes.wide[1] - SPACE
    pitch = (bottom - top) / MOST_ROWS
    tall = max(min(pitch - GAP, ROW_HEIGHT), FLOOR_TARGET)
    names = width * NAME_SHARE
    first = EDGE + names + GAP
    # the fullest row sets the columns of all: keys stand under one another
    each = min((width - EDGE - first + GAP) / max(rows, default=1) - GAP, WIDEST_KEY)
    titles, keys = [], []
    for place, count in enumerate(rows):
        y = top + place * pitch + (pitch - tall) / 2
        titles.append(_side(Box(EDGE, y, names, tall), width, rtl=rtl))
        row = (Box(first + nth * (each + GAP), y, each, tall) for nth in range(count))
        keys.append(tuple(_side(box, width, rtl=rtl) for box in row))
    return FactsLayout(
        header=Box(0, 0, width, height),
        prompt=_side(prompt, width, rtl=rtl),
        titles=tuple(titles),
        rows=tuple(keys),
        tabs=modes_row(glass, closed.keys["undo"], closed.keys["next"], tabs, rtl=rtl, whole=True),
        back=back,
        undo=closed.keys["undo"],
    )


def _side(box: Box, width: float, *, rtl: bool) -> Box:
    return box.mirrored(width) if rtl else box
