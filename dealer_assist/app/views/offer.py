"""One key in the middle of the felt: what it enters, or what it asks for."""

import msgspec

from dealer_assist.app.screen_state import Asks, Open
from dealer_assist.hand.entries import HandEntry
from dealer_assist.hand.out_of_turn import SeatEntry


class Offer(msgspec.Struct, frozen=True):
    """One key in the middle of the felt."""

    text: str
    """What stands on the key, by its id."""
    slots: dict[str, int] = {}
    """The values of that text."""
    entry: HandEntry | None = None
    """What it enters; None = it asks for a seat, or for a size."""
    stands: SeatEntry | None = None
    """The action it names in place of values: what came out of turn and stands."""
    asks: Asks | None = None
    """What the next seat tapped puts out."""
    posting: int | None = None
    """Seat whose straddle has more than one size: the pad opens."""
    opens: Open | None = None
    """What it opens over the hand."""
