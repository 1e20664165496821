"""The hand screen: prompt on top, the oval, and the row of keys at the bottom.

The drawer is what opens over the lower part (pad, award, side pots, why, cards): then the seats become
read-outs above it, and UNDO stays in its corner.
"""

import msgspec

from dealer_assist.app.layout.box import Box, row
from dealer_assist.app.layout.grid import GAP, LINE
from dealer_assist.app.layout.oval import seats_on_oval
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.theme.tokens import DANGER_GAP, EDGE

KEY_ORDER = ("undo", "fold", "call", "raise", "pot", "split", "all_in", "next")
KEY_GAPS = (3.0, 5.0, 5.0, 3.0, 3.0, 10.0, 10.0)
"""mm between neighbouring keys of the row; 10 on both sides of ALL-IN."""
WIDE_KEYS = frozenset({"call", "next"})
SHARE_OF_SPARE = {"undo": 0.65, "all_in": 0.35}
"""After which keys the width that is left over goes, so that the keys of a player stand in the middle of the table."""

HEADLINE_HEIGHT = 16.0
SECOND_LINE_HEIGHT = 8.0
LOW_GLASS = 130.0
"""Below this height in mm (10.1 inch 16:9) the header has no room for a second line of its own."""
BELOW_THE_ROW = 4.0
SPACE = 3.0
READ_OUT_HEIGHT = 12.0
READ_OUT_GAP = 2.0
TABLE_KEY_WIDTH = 46.0
BEFORE_FLOOR = 1.5
"""mm between the band for faults and the FLOOR key."""
LEAST_FLOOR = 20.0
"""mm of the FLOOR key, as wide as BACK on the table's page that lies in the same corner."""
SHARE_OF_TABLE_KEY = 0.19
SEAT_GAP = 4.0
POTS_HEIGHT = 11.0
LEAST_POTS_HEIGHT = 8.0
SMALL_BOARD = 24.0
SHARE_OF_BOARD = 0.4
"""Of the height between the seats, on a glass that has more than enough."""
TRACE_HEIGHT = 8.0
REDO_HEIGHT = 17.0
"""mm at most: the board lies above it."""
ABOVE_THE_RIM = 6.0
"""mm between the trace and the lower edge of the felt, clear of the drawn rim."""


class HandLayout(msgspec.Struct, frozen=True):
    """Where everything of the hand screen stands, in mm."""

    header: Box
    """The panel along the top."""
    table: Box
    """Stakes, hand number and clock; a tap opens the table's own page."""
    prompt: Box
    """Headline and second line; a tap tells why."""
    floor: Box
    """Place of the FLOOR key."""
    felt: Box
    """All between header and keys, or header and drawer."""
    seats: tuple[Box, ...]
    """Seats 1, 2, 3 ... clockwise."""
    pots: Box
    """Main pot and side pots, always in the same spot."""
    board: Box
    """The five board cards."""
    limits: Box
    """To call, least raise."""
    trace: Box
    """What the last tap said, in front of the dealer."""
    keys: dict[str, Box]
    """The bottom row by name."""
    drawer: Box
    """Content of what opens over the lower part; the same whether it is open or not."""
    sheet: Box
    """The panel behind it, reaching the edge of the glass."""
    back: Box
    """The key that closes the drawer, above UNDO."""
    redo: Box
    """Beside the trace of the last tap, on the side of UNDO: enters again what was taken back."""


def hand_layout(glass: Glass, seats: int, *, drawer_open: bool, left_handed: bool, rtl: bool) -> HandLayout:
    """Lay the hand screen out for a table of that many seats.

    The header runs in reading direction. The row of keys does not follow the language: it lies at the dealer's
    free hand, and UNDO must be found in the same corner whatever language is switched on.
    """
    keys = row_of_keys(glass, left_handed=left_handed)
    drawer = _drawer(glass, keys, left_handed=left_handed)
    header, table, prompt, floor = _header(glass, rtl=rtl)
    bottom = (drawer.y if drawer_open else keys["next"].y) - SPACE
    felt = Box(0, header.bottom + SPACE, glass.width_mm, bottom - header.bottom - SPACE)
    places = read_outs(glass, felt, seats) if drawer_open else seats_open(glass, felt, seats)
    pots, board, limits, trace = _centre(felt, places, drawer_open=drawer_open)
    sheet = _sheet(glass, drawer, left_handed=left_handed)
    undo = keys["undo"]
    back = Box(undo.x, undo.y - DANGER_GAP - undo.h, undo.w, undo.h)
    redo, limits, trace = _beside_trace(glass, limits, trace, left_handed=left_handed)
    return HandLayout(
        header, table, prompt, floor, felt, places, pots, board, limits, trace, keys, drawer, sheet, back, redo
    )


def _beside_trace(glass: Glass, limits: Box, trace: Box, *, left_handed: bool) -> tuple[Box, Box, Box]:
    """REDO, then what is left for limits and trace."""
    if not trace.h:
        return trace, limits, trace
    width, height = glass.sizes.small[0], min(glass.sizes.small[1], REDO_HEIGHT)
    x = trace.right - width if left_handed else trace.x
    redo = Box(x, trace.bottom - height, width, height)
    less = width + GAP
    trace = Box(trace.x + (0.0 if left_handed else less), trace.y, trace.w - less, trace.h)
    return redo, Box(limits.x + less, limits.y, limits.w - 2 * less, limits.h), trace


def row_of_keys(glass: Glass, *, left_handed: bool) -> dict[str, Box]:
    """The eight keys of the bottom row; the same eight places on every screen."""
    sizes = glass.sizes
    needed = 2 * EDGE + 6 * sizes.small[0] + 2 * sizes.wide[0] + sum(KEY_GAPS)
    spare = max(glass.width_mm - needed, 0.0)
    middle = glass.height_mm - BELOW_THE_ROW - sizes.wide[1] / 2
    boxes = {}
    x = EDGE
    for name, gap in zip(KEY_ORDER, (*KEY_GAPS, 0.0), strict=True):
        width, height = sizes.wide if name in WIDE_KEYS else sizes.small
        box = Box(x, middle - height / 2, width, height)
        boxes[name] = box.mirrored(glass.width_mm) if left_handed else box
        x = box.right + gap + spare * SHARE_OF_SPARE.get(name, 0.0)
    return boxes


def seats_open(glass: Glass, felt: Box, seats: int) -> tuple[Box, ...]:
    """Seats as targets around the whole felt; on a low glass a little lower than usual, never under 15 mm."""
    width, height = glass.sizes.seat
    rows = 5 if seats == 10 and glass.roomy else 4
    height = min(height, (felt.h - SEAT_GAP * (rows - 1)) / rows)
    return seats_on_oval(felt, seats, (width, height), tall=glass.roomy)


def read_outs(glass: Glass, felt: Box, seats: int) -> tuple[Box, ...]:
    """Seats as read-outs above the open drawer: around the felt where there is height, else in one row."""
    if glass.roomy:
        return seats_on_oval(felt, seats, (30.0, READ_OUT_HEIGHT), tall=False)
    width = min(30.0, (glass.width_mm - 2 * READ_OUT_GAP - (seats - 1) * READ_OUT_GAP) / seats)
    whole = seats * width + (seats - 1) * READ_OUT_GAP
    return row(felt.middle - whole / 2, felt.y, (width, READ_OUT_HEIGHT), seats, READ_OUT_GAP)


def band_box(glass: Glass, *, rtl: bool = False) -> Box:
    """The band for faults: over the second line, up to the FLOOR key; the headline stays readable."""
    height = SECOND_LINE_HEIGHT + 0.5
    _, _, _, floor = _header(glass, rtl=rtl)
    box = Box(0, header_height(glass) - height, glass.width_mm - floor.w - EDGE - BEFORE_FLOOR, height)
    return box.mirrored(glass.width_mm) if rtl else box


def header_height(glass: Glass) -> float:
    """Headline and second line, mm; on the lowest glass both share the height of the headline."""
    return HEADLINE_HEIGHT + (SECOND_LINE_HEIGHT if glass.height_mm >= LOW_GLASS else 0.0)


def drawer_height(glass: Glass) -> float:
    """One line of text and four rows of keys, mm."""
    return LINE + 4 * glass.sizes.small[1] + 3 * GAP


def _drawer(glass: Glass, keys: dict[str, Box], *, left_handed: bool) -> Box:
    height = drawer_height(glass)
    left = keys["undo"].w + EDGE + GAP
    box = Box(left, glass.height_mm - BELOW_THE_ROW - height, glass.width_mm - left - EDGE, height)
    return box.mirrored(glass.width_mm) if left_handed else box


def _sheet(glass: Glass, drawer: Box, *, left_handed: bool) -> Box:
    """From just outside the content to the edges of the glass."""
    out, up = 2.0, 1.0
    left = 0.0 if left_handed else drawer.x - out
    right = drawer.right + out if left_handed else glass.width_mm
    return Box(left, drawer.y - up, right - left, glass.height_mm - drawer.y + up)


def _header(glass: Glass, *, rtl: bool) -> tuple[Box, Box, Box, Box]:
    width = glass.width_mm
    height = header_height(glass)
    table_width = min(TABLE_KEY_WIDTH, width * SHARE_OF_TABLE_KEY)
    floor_width = max(glass.sizes.small[0], LEAST_FLOOR)
    table = Box(0, 0, EDGE + table_width, height)
    floor = Box(width - EDGE - floor_width, (height - HEADLINE_HEIGHT) / 2, floor_width, HEADLINE_HEIGHT)
    prompt = Box(table.right + SPACE, 0, floor.x - table.right - 2 * SPACE, height)
    boxes = (Box(0, 0, width, height), table, prompt, floor)
    if rtl:
        return boxes[0], table.mirrored(width), prompt.mirrored(width), floor.mirrored(width)
    return boxes


def _centre(felt: Box, seats: tuple[Box, ...], *, drawer_open: bool) -> tuple[Box, Box, Box, Box]:
    """Pots, board, limits and trace, one under the other between the seats.

    With the drawer open its own line tells the limits, and on a low glass only the pots have room.
    """
    top, left = _free_corner(felt, seats)
    width = 2 * (felt.middle - left - SEAT_GAP)
    room = felt.bottom - top - SPACE
    parts = _heights_above_drawer(room) if drawer_open else _heights(room)
    free = (room - sum(parts)) / (len(parts) + 1)
    y = top + max(min(free, 8.0), 1.0)
    boxes = []
    for height in parts:
        boxes.append(Box(felt.middle - width / 2, y, width, max(height, 0.0)))
        y += height + max(free, 0.0)
    if not drawer_open:
        boxes[3] = Box(boxes[3].x, felt.bottom - ABOVE_THE_RIM - TRACE_HEIGHT, width, TRACE_HEIGHT)
    nowhere = Box(felt.middle, felt.bottom, 0, 0)
    pots, board, limits, trace = (*boxes, *[nowhere] * (4 - len(boxes)))
    return pots, board, limits, trace


def _heights(room: float) -> tuple[float, ...]:
    """Heights of pots, board, limits and trace."""
    board = min(max(34.0, room * SHARE_OF_BOARD), room - 2 * POTS_HEIGHT - TRACE_HEIGHT - ABOVE_THE_RIM - 2 * SPACE)
    return POTS_HEIGHT, board, POTS_HEIGHT, TRACE_HEIGHT


def _heights_above_drawer(room: float) -> tuple[float, ...]:
    """Pots and board, pots alone, or nothing."""
    if room >= POTS_HEIGHT + SMALL_BOARD + 2 * SPACE:
        return POTS_HEIGHT, SMALL_BOARD
    return (min(POTS_HEIGHT, room),) if room >= LEAST_POTS_HEIGHT else ()


def _free_corner(felt: Box, seats: tuple[Box, ...]) -> tuple[float, float]:
    """Where the space between the seats begins: below the top row, right of the left column."""
    top_row = [box.bottom for box in seats if box.y <= felt.y + 0.01]
    left_column = [box.right for box in seats if box.middle < felt.middle and box.y > felt.y + 0.01]
    return max(top_row, default=felt.y), max(left_column, default=felt.x)
