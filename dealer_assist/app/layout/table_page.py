"""The table's own page: languages in the header, the seats, choices in the middle of the felt, keys below.

Opening a table, and changing one between hands, are the same page with other choices.
"""

import msgspec

from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.grid import GAP
from dealer_assist.app.layout.hand import (
    BELOW_THE_ROW,
    SEAT_GAP,
    SPACE,
    hand_layout,
    header_height,
    seats_open,
)
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.theme.tokens import DANGER_GAP, EDGE

LANGUAGE_WIDTH = 20.0
"""What the longest name of a language needs, mm."""
CHOICE_TITLE = 8.0
CHOICE_HEIGHT = 16.0
CHOICE_WIDTH = 28.0
MODE_GAP = 5.0
BACK_GAP = 6.0
"""Between the languages and BACK."""
BAND_HEIGHT = 12.0
"""mm of the band for faults: two lines of it."""
BACK_HEIGHT = 16.0
"""Of BACK and of the languages beside it."""


class TablePageLayout(msgspec.Struct, frozen=True):
    """Where everything of the page stands, in mm."""

    header: Box
    """The panel along the top."""
    prompt: Box
    """What to do on this page."""
    languages: tuple[Box, ...]
    """One key for each language."""
    felt: Box
    """Between header and keys."""
    seats: tuple[Box, ...]
    """Seats 1, 2, 3 ... clockwise."""
    titles: tuple[Box, ...]
    """Names of the rows of choices."""
    choices: tuple[tuple[Box, ...], ...]
    """Keys of each row of choices."""
    back: Box
    """Back to the hand, in the header where nothing is on the hand screen: a second tap there says nothing."""
    undo: Box
    """Open the closed table again, where UNDO is on the hand screen."""
    modes: tuple[Box, ...]
    """What a tap on a seat does."""
    main: Box
    """Open the table, or close it, where NEXT is on the hand screen."""


def table_page_layout(
    glass: Glass, seats: int, languages: int, rows: tuple[int, ...], modes: int, *, left_handed: bool, rtl: bool
) -> TablePageLayout:
    """Lay the page out for that many languages, choices in each row, and modes of tapping a seat."""
    width = glass.width_mm
    closed = hand_layout(glass, seats, drawer_open=False, left_handed=left_handed, rtl=rtl)
    height = header_height(glass)
    key_width, first = _language_keys(glass, languages)
    top = (height - BACK_HEIGHT) / 2
    keys = tuple(Box(first + n * (key_width + GAP), top, key_width, BACK_HEIGHT) for n in range(languages))
    prompt = Box(EDGE, 0, first - EDGE - SPACE, height)
    if rtl:
        prompt = prompt.mirrored(width)
        keys = tuple(key.mirrored(width) for key in keys)
    felt = closed.felt
    places = seats_open(glass, felt, seats)
    titles, choices = _choices(felt, places, rows, glass.sizes.small[0], rtl=rtl)
    return TablePageLayout(
        header=Box(0, 0, width, height),
        prompt=prompt,
        languages=keys,
        felt=felt,
        seats=places,
        titles=titles,
        choices=choices,
        back=back_box(glass, rtl=rtl),
        undo=closed.keys["undo"],
        modes=modes_row(glass, closed.keys["undo"], closed.keys["next"], modes, rtl=rtl),
        main=closed.keys["next"],
    )


def _language_keys(glass: Glass, languages: int) -> tuple[float, float]:
    """Width of a language's key and the left edge of the first, mm, in left-to-right reading."""
    key_width = max(glass.sizes.small[0], LANGUAGE_WIDTH)
    tongues = languages * key_width + (languages - 1) * GAP
    return key_width, back_box(glass, rtl=False).x - BACK_GAP - tongues


def table_band_box(glass: Glass, languages: int, *, rtl: bool) -> Box:
    """The band for faults on this page: beside the languages, and higher than over the hand, for it is shorter."""
    height = header_height(glass)
    tall = min(BAND_HEIGHT, height)
    box = Box(0, height - tall, _language_keys(glass, languages)[1] - SPACE, tall)
    return box.mirrored(glass.width_mm) if rtl else box


def back_box(glass: Glass, *, rtl: bool) -> Box:
    """BACK at the end of the header, on every page of the table: where FLOOR is on the hand screen, and no wider."""
    width = glass.sizes.small[0]
    top = (header_height(glass) - BACK_HEIGHT) / 2
    box = Box(glass.width_mm - EDGE - width, top, width, BACK_HEIGHT)
    return box.mirrored(glass.width_mm) if rtl else box


def _choices(
    felt: Box, seats: tuple[Box, ...], rows: tuple[int, ...], width: float, *, rtl: bool
) -> tuple[tuple[Box, ...], tuple[tuple[Box, ...], ...]]:
    """Rows of keys in the middle of the felt, each under its title."""
    top = max(box.bottom for box in seats if box.y <= felt.y + 0.01) if len(seats) > 2 else felt.y
    left = max(box.right for box in seats if box.middle < felt.middle and (box.y > felt.y + 0.01 or len(seats) == 2))
    room = 2 * (felt.middle - left - SEAT_GAP)
    needed = len(rows) * (CHOICE_TITLE + CHOICE_HEIGHT)
    pitch = (felt.bottom - top - needed) / (len(rows) + 1)
    titles, choices = [], []
    y = top + pitch
    for count in rows:
        key_width = min((room - (count - 1) * GAP) / count, 40.0 if count <= 3 else max(width, CHOICE_WIDTH))
        whole = count * key_width + (count - 1) * GAP
        titles.append(Box(felt.middle - room / 2, y, room, CHOICE_TITLE - 1))
        start = felt.middle - whole / 2
        row = [Box(start + n * (key_width + GAP), y + CHOICE_TITLE, key_width, CHOICE_HEIGHT) for n in range(count)]
        choices.append(tuple(reversed(row)) if rtl else tuple(row))
        y += CHOICE_TITLE + CHOICE_HEIGHT + pitch
    return tuple(titles), tuple(choices)


def modes_row(glass: Glass, undo: Box, main: Box, count: int, *, rtl: bool, whole: bool = False) -> tuple[Box, ...]:
    """Wide keys between the two corners, in the middle, in reading order; narrower where they would not fit.

    With `whole` the corner of the main key is free: the row reaches from UNDO to the other edge.
    """
    width, height = glass.sizes.wide
    inner, outer = min(undo.right, main.right), max(undo.x, main.x)
    if whole:
        inner, outer = (inner, main.right) if main.x > undo.x else (main.x, outer)
    at_main = 0.0 if whole else DANGER_GAP
    inner += MODE_GAP if main.x > undo.x else at_main
    outer -= at_main if main.x > undo.x else MODE_GAP
    width = min(width, (outer - inner - (count - 1) * MODE_GAP) / count)
    all_keys = count * width + (count - 1) * MODE_GAP
    start = inner + (outer - inner - all_keys) / 2
    top = glass.height_mm - BELOW_THE_ROW - height
    row = tuple(Box(start + n * (width + MODE_GAP), top, width, height) for n in range(count))
    return tuple(reversed(row)) if rtl else row
