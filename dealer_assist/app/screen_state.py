"""What the screen itself remembers: how much is entered, what is open over the hand, what was chosen and not yet sent.

None of it is in the log: after a restart the hand is there again, and nothing is open over it.
"""

from enum import Enum, IntEnum

import msgspec

from dealer_assist.app.keying import Keyed
from dealer_assist.rules.refused import Refused
from dealer_assist.table.entries import LogEntry


class Depth(IntEnum):
    """How much the dealer enters."""

    WAGERS = 1
    """Bets and raises; a tap speaks for the seats it skips."""
    EVERYTHING = 2
    """Every check, fold and card."""


class Open(Enum):
    """What is open over the lower part of the hand screen."""

    NOTHING = "nothing"
    PAD = "pad"
    BOARD = "board"
    """Cards of the street that is due."""
    SHOW = "show"
    """Cards of a hand that is tabled."""
    SIDE_POTS = "side_pots"
    AWARD = "award"
    WHY = "why"
    RULING = "ruling"
    """What the floor may say about the last motion."""
    REFUSED = "refused"
    """What would be right instead."""


class Mode(Enum):
    """What a tap on a seat means in the award."""

    WINNER = "winner"
    TIE = "tie"
    SHOW = "show"
    MUCK = "muck"


class Asks(Enum):
    """What the next seat tapped puts out."""

    STRADDLE = "straddle"
    SLEEPER = "sleeper"
    KILL = "kill"


class ScreenState(msgspec.Struct, frozen=True):
    """What the screen remembers between two taps."""

    depth: Depth = Depth.WAGERS
    """How much is entered."""
    open: Open = Open.NOTHING
    """What is open over the hand."""
    under: Open = Open.NOTHING
    """What the reasons were opened over, to come back to."""
    put_away: int | None = None
    """Entries in the log when the dealer closed what opens by itself; None = it was not closed."""
    keyed: Keyed = Keyed()
    """The amount on the pad."""
    last_to: int | None = None
    """The amount sent off last, for LAST; chips."""
    mode: Mode = Mode.WINNER
    """What a tap on a seat of the award means."""
    winners: tuple[int, ...] | None = None
    """Seats chosen for the pot on the screen; None = as the tabled cards say."""
    seat: int | None = None
    """Whose hand is being tabled."""
    asks: Asks | None = None
    """What the next seat tapped puts out; None = a tap on a seat is its action."""
    posting: int | None = None
    """Seat whose straddle is being keyed; None = the pad is that of the seat to act."""
    refused: Refused | None = None
    """Why the last entry was not taken."""
    entry: LogEntry | None = None
    """The entry that was not taken."""
    by_floor: bool = False
    """Whether the floor may have that entry taken all the same."""
