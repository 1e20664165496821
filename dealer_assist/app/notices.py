"""What the dealer has to be told beside the hand, and how long it stays.

RECOVERED and a fault of the program go with the next entry: whoever enters something has looked. An alarm, such as
a damaged journal, stays until somebody taps it: a hand that goes on must not wipe it away.
"""

from collections.abc import Callable

import msgspec

from dealer_assist.app.views.band import BandView
from dealer_assist.words import Words

Notice = Callable[[Words], BandView]
"""Says it in the language of the moment."""


class Notices(msgspec.Struct, frozen=True):
    """What is still to be told."""

    passing: Notice | None = None
    """Goes with the next entry."""
    alarms: tuple[Notice, ...] = ()
    """Each stays until it is tapped, the oldest is shown first."""

    @property
    def shown(self) -> Notice | None:
        """What is told now; None for nothing. What may go by itself comes first: the alarm waits behind it."""
        return self.passing or (self.alarms[0] if self.alarms else None)

    def tell(self, notice: Notice) -> "Notices":
        """With one that goes with the next entry, in place of the last of its kind."""
        return Notices(notice, self.alarms)

    def alarm(self, notice: Notice) -> "Notices":
        """With one that stays until it is tapped."""
        return Notices(self.passing, (*self.alarms, notice))

    def entered(self) -> "Notices":
        """After an entry."""
        return Notices(None, self.alarms)

    def seen(self) -> "Notices":
        """After a tap on what is shown."""
        return Notices(None, self.alarms) if self.passing is not None else Notices(None, self.alarms[1:])
