"""From millimetres to pixels, and how big keys and seats are on this dealer's glass.

The dots per inch are the ones the technician measured; a screen's own report is never trusted. Below
13.3 inch keys shrink, never under 15 mm, and gaps stay.
"""

import msgspec

from dealer_assist.app.theme.tokens import CAPITAL_OF_EM, Role

MM_PER_INCH = 25.4

Size = tuple[float, float]
"""Width and height in mm."""


class KeySizes(msgspec.Struct, frozen=True):
    """Visible sizes of what a dealer touches, in mm."""

    small: Size
    """UNDO, FOLD, RAISE, POT, SPLIT, ALL-IN, and the keys of the pad."""
    wide: Size
    """CALL and NEXT."""
    seat: Size
    """A seat on the oval."""


LADDER: tuple[tuple[float, KeySizes], ...] = (
    (380, KeySizes(small=(22, 20), wide=(40, 25), seat=(40, 30))),
    (340, KeySizes(small=(22, 20), wide=(40, 25), seat=(34, 26))),
    (290, KeySizes(small=(22, 20), wide=(40, 25), seat=(29, 23))),
    (250, KeySizes(small=(20, 20), wide=(36, 20), seat=(24, 20))),
    (220, KeySizes(small=(17, 17), wide=(32, 17), seat=(24, 17))),
    (0, KeySizes(small=(17, 17), wide=(32, 20), seat=(24, 19))),
)
"""From a glass this many mm wide upwards. 10.1 inch 16:9 is wider and lower than 10.1 inch 16:10.

Keys grow no more from 13.3 inch on: a finger does not. Seats do: what stands on them is read from further away.
"""


class Glass(msgspec.Struct, frozen=True):
    """A screen as it is mounted: its pixels and how close together they are.

    >>> Glass(width=1920, height=1080, dpi=141).px(22)
    122
    """

    width: int
    """Pixels."""
    height: int
    """Pixels."""
    dpi: float
    """Measured dots per inch."""

    def px(self, mm: float) -> int:
        """Whole pixels for a length in mm."""
        return round(mm * self.dpi / MM_PER_INCH)

    def mm(self, px: float) -> float:
        """Millimetres on the glass for a length in pixels."""
        return px * MM_PER_INCH / self.dpi

    @property
    def width_mm(self) -> float:
        """Width of the glass in mm."""
        return self.mm(self.width)

    @property
    def height_mm(self) -> float:
        """Height of the glass in mm."""
        return self.mm(self.height)

    @property
    def sizes(self) -> KeySizes:
        """How big keys and seats are here."""
        return next(sizes for least, sizes in LADDER if self.width_mm >= least)

    @property
    def roomy(self) -> bool:
        """Whether the glass is a 15.6 inch or larger: five rows of seats, seats around the open pad."""
        return self.height_mm >= 190

    def font_px(self, role: Role, scale: float = 1.0) -> int:
        """Font size in pixels that gives capitals their height in mm; `scale` for scripts that need more.

        >>> from dealer_assist.app.theme.tokens import LABEL
        >>> Glass(width=1920, height=1080, dpi=141).font_px(LABEL)
        35
        """
        return round(role.capital * scale * self.dpi / MM_PER_INCH / CAPITAL_OF_EM)


def assumed_glass(width: int, height: int) -> Glass:
    """A glass nobody has measured yet: taken as 15.6 inch wide if it has many pixels, as 13.3 inch if not.

    >>> round(assumed_glass(1366, 768).dpi)
    118
    """
    inches = 13.61 if width >= 1600 else 11.59
    return Glass(width=width, height=height, dpi=width / inches)


SMALLEST_MM = (217.0, 122.0)
"""Width and height of the smallest glass the screens are laid out for, mm: a 10.1 inch one."""


def glass_of(width: int, height: int, dpi: float | None) -> Glass:
    """The glass of a screen, as measured or as assumed.

    Dots per inch that would make it smaller than any glass the screens fit on are a slip: keys would fall off it.

    >>> round(glass_of(1366, 768, 400).width_mm)
    217
    """
    if dpi is None:
        return assumed_glass(width, height)
    most = min(width / SMALLEST_MM[0], height / SMALLEST_MM[1]) * MM_PER_INCH
    return Glass(width=width, height=height, dpi=min(dpi, most))
