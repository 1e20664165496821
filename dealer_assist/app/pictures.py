"""Which picture of the screen a tap answered: one that came down before the new picture was painted says nothing.

A contact that bounces on FOLD would otherwise fold for two. What counts is what was on the glass when the finger came
down: an older picture was answered already, and on the same key one that was painted this instant was not meant.
Digits do not change the picture, and other keys and seats need no wait: somebody who taps fast loses no tap. A key
that has become another one waits longer, until it can be read (`widgets/unread.py`); what a tap was meant to open does
not.
"""

from itertools import count

from dealer_assist.app.intents import Intent, SeatsSwept, SeatTapped
from dealer_assist.app.widgets.contact import OneFinger
from dealer_assist.app.widgets.touch_key import ANYBODY
from dealer_assist.app.widgets.unread import Change

GLANCE_MS = 45
"""How long a picture must have been there before the same key or seat counts again, milliseconds: longer than a
contact bounces, shorter than what is left of a sixth of a second once the finger was lifted and the glass painted."""
NUMBERS = count(1)
"""One for every picture of every page."""


class Pictures:
    """The pictures of one page: counted when what its keys mean has changed."""

    def __init__(self, finger: OneFinger = ANYBODY) -> None:
        self._finger = finger
        self._shows: object = None
        self._number = next(NUMBERS)
        self._last: Intent | None = None
        self._before = 0

    @property
    def is_painted(self) -> bool:
        """Whether the latest picture is the one on the glass."""
        return self._finger.shown == self._number

    def show(self, shows: object) -> bool:
        """Say what the keys are about now; True if that is another picture, which has to be painted."""
        if shows == self._shows:
            return False
        self._shows, self._number = shows, next(NUMBERS)
        return True

    def painted(self) -> None:
        """The latest picture is on the glass."""
        self._finger.painted(self._number)

    def was_seen(self, intent: Intent) -> bool:
        """Whether the tap answers the latest picture. Another seat than the last means the same in an older one."""
        saw, self._finger.saw = self._finger.saw, None
        self._before = self._finger.changes
        again = intent == self._last
        if saw is not None and (again or not isinstance(intent, SeatTapped | SeatsSwept)):
            least = GLANCE_MS if again else 0
            if saw.picture != self._number or saw.for_ms < least:
                return False
        self._last = intent
        return True

    def as_asked(self, *, entered: bool) -> None:
        """What stands there since the tap is what was tapped for: other keys and panels, found without reading them.

        Once something was entered, the key of the next step still has to be read.
        """
        self._finger.expected(self._before, *((Change.FORESEEN,) if entered else Change))
