"""The action pad: digits, the room's chips, and the keys that send the amount off.

7-8-9 stay on the left of the digits in every language. ALL-IN stands 10 mm or more from everything frequent.
"""

import msgspec

from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.grid import GAP, GROUP_GAP, ROWS, block_width, cell, line_box, row_top, rows_height
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.theme.tokens import DANGER_GAP

DIGITS = (("7", "8", "9"), ("4", "5", "6"), ("1", "2", "3"), ("0", "00", "erase"))
DIGIT_KEYS = tuple(name for row in DIGITS for name in row if name.isdigit())
CHIP_KEYS = 4
LEAST_FACTS = 55.0
"""mm that "In front 12,500" needs in figures of its size."""
QUICK_KEYS: dict[str, int] = {"min": 0, "pot": 1, "half": 2, "last": 3}
"""Column of each quick key; POT and half the pot are there in pot-limit."""


class PadLayout(msgspec.Struct, frozen=True):
    """Where everything of the pad stands, mm from the corner of the drawer's content."""

    line: Box
    """Seat, in front, to call, least, most."""
    keys: dict[str, Box]
    """By name: digits, 00, erase, chip0 ..., min, pot, half, last, call, raise, all_in."""
    field: Box
    """The keyed amount."""
    heard: dict[str, Box]
    """What was said or not said, under the chips: silent, said. Remedies take the same places."""
    remedies: tuple[Box, ...]
    """Keys for what would be right instead, under the chips: two beside each other, the third below."""
    facts: Box | None = None
    """Beside the keys where the glass is wide: in front, to call, least, most; None = all of it stands in the line."""


def pad_layout(glass: Glass, content: Box, *, left_handed: bool) -> PadLayout:
    """Lay the pad out at the dealer's free hand: the right end of the drawer, or the left for a left-handed one.

    Digits keep their order; for a left-handed dealer the whole pad moves, it is not mirrored inside.
    """
    wide = glass.sizes.wide[0]
    digits_x = 0.0 if left_handed else content.w - _width(glass)
    chips_x = digits_x + block_width(glass, 3) + GROUP_GAP
    action_x = chips_x + block_width(glass, CHIP_KEYS) + DANGER_GAP
    keys = {name: cell(glass, digits_x, y, x) for y, names in enumerate(DIGITS) for x, name in enumerate(names)}
    keys |= {f"chip{place}": cell(glass, chips_x, 0, place) for place in range(CHIP_KEYS)}
    keys |= {name: cell(glass, chips_x, 1, column) for name, column in QUICK_KEYS.items()}
    keys |= {name: cell(glass, action_x, y, 0, wide) for name, y in (("call", 0), ("raise", 1), ("all_in", 3))}
    field = cell(glass, action_x, 2, 0, wide)
    remedies = _remedies(glass, chips_x)
    heard = {"silent": remedies[0], "said": remedies[1]}
    return PadLayout(
        line_box(content.w), keys, field, heard, remedies, _facts(glass, content, digits_x, left_handed=left_handed)
    )


def _facts(glass: Glass, content: Box, digits_x: float, *, left_handed: bool) -> Box | None:
    """What the keys leave free, as high as they are."""
    width = content.w - _width(glass) - GROUP_GAP
    x = _width(glass) + GROUP_GAP if left_handed else digits_x - GROUP_GAP - width
    return Box(x, row_top(glass, 0), width, rows_height(glass, ROWS)) if width >= LEAST_FACTS else None


def _width(glass: Glass) -> float:
    return block_width(glass, 3) + GROUP_GAP + block_width(glass, CHIP_KEYS) + DANGER_GAP + glass.sizes.wide[0]


def _remedies(glass: Glass, left: float) -> tuple[Box, ...]:
    whole, height = block_width(glass, CHIP_KEYS), glass.sizes.small[1]
    half = (whole - GAP) / 2
    return (
        Box(left, row_top(glass, 2), half, height),
        Box(left + half + GAP, row_top(glass, 2), half, height),
        Box(left, row_top(glass, 3), whole, height),
    )
