"""A rectangle on the glass, in millimetres from its top left corner."""

from math import hypot

import msgspec


class Box(msgspec.Struct, frozen=True):
    """Where one thing stands.

    >>> Box(0, 0, 22, 20).gap(Box(32, 0, 22, 20))
    10
    """

    x: float
    """Left edge, mm from the left of the glass."""
    y: float
    """Upper edge, mm from the top of the glass."""
    w: float
    """Width, mm."""
    h: float
    """Height, mm."""

    @property
    def right(self) -> float:
        """Right edge, mm."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """Lower edge, mm."""
        return self.y + self.h

    @property
    def middle(self) -> float:
        """Horizontal centre, mm."""
        return self.x + self.w / 2

    def gap(self, other: "Box") -> float:
        """Free distance between two boxes, mm; 0 or less when they touch or overlap."""
        across = max(self.x - other.right, other.x - self.right)
        down = max(self.y - other.bottom, other.y - self.bottom)
        if across > 0 and down > 0:
            return hypot(across, down)
        return max(across, down)

    def holds(self, other: "Box") -> bool:
        """Whether the other box lies wholly inside this one, to a hundredth of a mm."""
        slack = 0.01
        return (
            other.x >= self.x - slack
            and other.y >= self.y - slack
            and other.right <= self.right + slack
            and other.bottom <= self.bottom + slack
        )

    def mirrored(self, width: float) -> "Box":
        """The same box seen in a mirror across a glass this many mm wide."""
        return Box(width - self.right, self.y, self.w, self.h)


def row(x: float, y: float, size: tuple[float, float], count: int, gap: float) -> tuple[Box, ...]:
    """Boxes of one size side by side, from the left.

    >>> [box.x for box in row(5, 0, (22, 20), 3, 3)]
    [5, 30, 55]
    """
    width, height = size
    return tuple(Box(x + place * (width + gap), y, width, height) for place in range(count))
