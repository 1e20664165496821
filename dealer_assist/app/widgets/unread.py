"""Could anybody have read what stands under the finger? A tap on what has only just come there says nothing.

A second fast tap on CLOSE STREET would deal the next card, for the key in that place has become another one. So
every place of the glass where a tap has come to do something else is closed for a moment: to whatever stands there,
a key, a seat or a panel that opened under the finger. What does the same as before acts at any speed: digits, UNDO
again and again, NEXT HAND after NEXT HAND; and so does every other place.
"""

READ_MS = 300
"""How long what stands in a place must have done the same before a finger may come down on it, milliseconds: nobody
reads a word and decides sooner, while a finger that taps twice comes down again within 250."""

Box = tuple[int, int, int, int]
"""Left, top, right and bottom, pixels of the glass; right and bottom are just outside."""


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
        self._changed: dict[Box, float] = {}

    def changed(self, box: Box, now: float) -> None:
        """A tap in this place does something else from now on; seconds from any start."""
        self._changed[box] = now

    def was_read(self, x: int, y: int, now: float) -> bool:
        """Whether a finger that comes down here may have read what it comes down on."""
        # a change after now was told by another clock
        self._changed = {box: at for box, at in self._changed.items() if 0 <= now - at < self.read_ms / 1000}
        return not any(left <= x < right and top <= y < bottom for left, top, right, bottom in self._changed)
