"""When is a contact a tap? Decided here for every key and seat, without Qt.

Palms and sleeves lie on the glass all the time. A contact wider than 25 mm is a palm, wherever it lies and
however long; a finger that comes down after it still counts. While a finger is down on one key, a second
key does not act.
"""

from time import monotonic

import msgspec

from dealer_assist.app.theme.tokens import LONGEST_TAP_MS, PALM, SHORTEST_TAP_MS, SLOP
from dealer_assist.app.widgets.unread import Box, Change, Unread


class Contact(msgspec.Struct, frozen=True):
    """One touch of the glass, from coming down to lifting."""

    width: float
    """Widest it has been, mm; 0 when the screen does not report contact sizes."""
    held_ms: int
    """How long it was down, milliseconds."""
    drift: float
    """Farthest it has been from where it came down, mm."""
    lifted_inside: bool
    """It was lifted on the same key."""


def is_palm(width: float) -> bool:
    """Whether a contact this wide, in mm, is a palm; a screen that reports no sizes says 0.

    >>> is_palm(12), is_palm(31)
    (False, True)
    """
    return width > PALM


def is_tap(contact: Contact) -> bool:
    """Whether a lifted contact counts as a tap.

    >>> is_tap(Contact(width=11, held_ms=90, drift=1.5, lifted_inside=True))
    True
    >>> is_tap(Contact(width=11, held_ms=25, drift=0, lifted_inside=True))
    False
    """
    return (
        contact.lifted_inside
        and not is_palm(contact.width)
        and contact.drift <= SLOP
        and SHORTEST_TAP_MS <= contact.held_ms <= LONGEST_TAP_MS
    )


def is_sweep(contact: Contact) -> bool:
    """Whether a lifted contact was a finger drawn across the glass.

    >>> is_sweep(Contact(width=11, held_ms=300, drift=80, lifted_inside=False))
    True
    """
    long_enough = SHORTEST_TAP_MS <= contact.held_ms <= LONGEST_TAP_MS
    return contact.drift > SLOP and not is_palm(contact.width) and long_enough


class Seen(msgspec.Struct, frozen=True):
    """What a finger that came down had before it."""

    picture: int
    """Number of the picture on the glass; its page gives it once it is painted."""
    for_ms: int
    """How long it had been there, milliseconds."""


class OneFinger:
    """Lets one finger-sized contact at a time press a key; shared by all keys of a window."""

    def __init__(self) -> None:
        self._holder: object | None = None
        self._taken = 0.0
        self.clock = monotonic
        """Seconds from any start."""
        self.shown = 0
        """Number of the picture on the glass."""
        self.saw: Seen | None = None
        """What was on the glass when the finger came down last; None once that was asked."""
        self.unread = Unread()
        """Where what a tap does has changed a moment ago."""
        self._since = 0.0
        self._came_down = 0.0
        self._spot: Box = (0, 0, 0, 0)
        """Where a finger that taps twice comes down again."""

    def take(self, key: object) -> bool:
        """Whether this key may be pressed now; it then holds the finger until `release`.

        A contact that has been down for too long to be a tap holds nobody up: a sleeve, a palm whose width the glass
        does not report, or a finger of which the glass never told that it was lifted.
        """
        if self._holder is None or self.clock() - self._taken > LONGEST_TAP_MS / 1000:
            self._holder, self._taken = key, self.clock()
        return self._holder is key

    @property
    def changes(self) -> int:
        """How often something has come to do something else."""
        return self.unread.changes

    def changed(self, box: Box, change: Change = Change.FORESEEN) -> None:
        """A tap in this place does something else from now on."""
        self.unread.changed(box, self.clock(), change)

    def expected(self, since: int, *changes: Change) -> None:
        """What has changed so since that many changes is what was tapped for: only a second tap must read it first."""
        self.unread.expected(since, self._spot, changes)

    def comes_down(self, x: int, y: int, reach: int) -> bool:
        """Whether what stands there, pixels of the glass, has stood there long enough to be meant.

        `reach` is how far from there a second tap of the same finger may come down, pixels.
        """
        self._spot = (x - reach, y - reach, x + reach, y + reach)
        self._came_down = self.clock()
        return self.unread.was_read(x, y, self.clock())

    @property
    def idle_ms(self) -> int:
        """How long ago it came down on a key last, milliseconds."""
        return int((self.clock() - self._came_down) * 1000)

    def painted(self, picture: int) -> None:
        """The picture of that number is on the glass."""
        if picture != self.shown:
            self.shown, self._since = picture, self.clock()

    def look(self) -> None:
        """The finger comes down: it means what is on the glass now."""
        self.saw = Seen(self.shown, int((self.clock() - self._since) * 1000))

    def release(self, key: object) -> None:
        """The finger on this key was lifted, or turned out to be a palm."""
        if self._holder is key:
            self._holder = None
