"""Could anybody have read what stands under the finger? A tap on what has only just come there says nothing.

A second fast tap on CLOSE STREET would deal the next card, for the key in that place has become another one. So
every place of the glass where a tap has come to do something else is closed for a moment: to whatever stands there,
a key, a seat or a panel that opened under the finger. What does the same as before acts at any speed: digits, UNDO
again and again, NEXT HAND after NEXT HAND; and so does every other place.

What a key was tapped for has been expected: the digits of the pad that RAISE opens are found without reading. There
only the spot under the finger stays closed, or the first digit of a raise would be lost.
"""

from enum import Enum

import msgspec

READ_MS = 300
"""How long what stands in a place must have done the same before a finger may come down on it, milliseconds: nobody
reads a word and decides sooner, while a finger that taps twice comes down again within 250."""

Box = tuple[int, int, int, int]
"""Left, top, right and bottom, pixels of the glass; right and bottom are just outside."""


class Change(Enum):
    """Why a tap in a place does something else."""

    FORESEEN = "foreseen"
    """A part came, went or moved, or does for the next seat what it did for this one."""
    STEP = "step"
    """The key of the next step does another: whether an action ended the round is not known without reading."""


class Changed(msgspec.Struct, frozen=True):
    """A place that has to be read."""

    box: Box
    change: Change
    at: float
    """When, seconds from any start."""
    number: int
    """How many changes there had been before."""


class Unread:
    """Places of the glass where a tap has come to do something else.

    >>> places = Unread(read_ms=300)
    >>> places.changed((0, 0, 100, 50), now=7.0)
    >>> places.was_read(40, 20, now=7.25), places.was_read(140, 20, now=7.25), places.was_read(40, 20, now=7.5)
    (False, True, True)
    """

    def __init__(self, read_ms: int = READ_MS) -> None:
        self.read_ms = read_ms
        """As `READ_MS`; 0 = everything is read at once."""
        self.changes = 0
        """How many there have been."""
        self._changed: dict[tuple[Box, Change], Changed] = {}
        self._spots: list[tuple[Box, float]] = []
        """Where the finger came down last and all else has been expected, and when that changed."""

    def changed(self, box: Box, now: float, change: Change = Change.FORESEEN) -> None:
        """A tap in this place does something else from now on; seconds from any start."""
        self._changed[box, change] = Changed(box, change, now, self.changes)
        self.changes += 1

    def expected(self, since: int, spot: Box, changes: tuple[Change, ...] = tuple(Change)) -> None:
        """Changes of these kinds from that number on are what was tapped for: only this spot has to be read.

        >>> places = Unread(read_ms=300)
        >>> places.changed((0, 0, 100, 50), now=7.0)
        >>> places.expected(0, spot=(90, 40, 120, 70))
        >>> places.was_read(95, 45, now=7.25), places.was_read(40, 20, now=7.25)
        (False, True)
        """
        told = [each for each in self._changed.values() if each.number >= since and each.change in changes]
        for each in told:
            del self._changed[each.box, each.change]
        boxes = ((_both(each.box, spot), each.at) for each in told)
        self._spots += [(box, at) for box, at in boxes if box is not None]

    def was_read(self, x: int, y: int, now: float) -> bool:
        """Whether a finger that comes down here may have read what it comes down on."""
        # a change after now was told by another clock
        lasts = self.read_ms / 1000
        self._changed = {key: each for key, each in self._changed.items() if 0 <= now - each.at < lasts}
        # a finger that has come down elsewhere does not tap twice
        self._spots = [(box, at) for box, at in self._spots if 0 <= now - at < lasts and _in(box, x, y)]
        return not self._spots and not any(_in(each.box, x, y) for each in self._changed.values())


def _in(box: Box, x: int, y: int) -> bool:
    left, top, right, bottom = box
    return left <= x < right and top <= y < bottom


def _both(one: Box, other: Box) -> Box | None:
    """Where two places lie over each other; None if they do not."""
    left, top = max(one[0], other[0]), max(one[1], other[1])
    right, bottom = min(one[2], other[2]), min(one[3], other[3])
    return (left, top, right, bottom) if left < right and top < bottom else None
