"""What the screen itself remembers: how much is entered, what is open over the hand, what was chosen and not yet sent.

None of it is in the log: after a restart the hand is there again, and nothing is open over it.
"""

from __future__ import annotations

from enum import Enum, IntEnum
from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from dealer_assist.app.keying import Keyed
from dealer_assist.app.page_state import PageState
from dealer_assist.hand.state import HandState, Stage
from dealer_assist.rules.refused import Refused
from dealer_assist.table.entries import LogEntry

if TYPE_CHECKING:
    from dealer_assist.app.announced import Announced
    from dealer_assist.app.asking_state import Asking
    from dealer_assist.app.count import Count


class Depth(IntEnum):
    """How much the dealer enters."""

    BUTTON_AND_BLINDS = 0
    """One tap a hand; the helpers count what lies in front when they are opened."""
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
    UP = "up"
    """Cards that show in front of a seat."""
    SIDE_POTS = "side_pots"
    AWARD = "award"
    COUNT = "count"
    """Chips in front are counted: ALL-IN, POT, SPLIT, a seat's options."""
    FLOOR = "floor"
    """What the floor can decide now."""
    ASKING = "asking"
    """An irregular deal, or a showdown right, is being told."""
    WHY = "why"
    RULING = "ruling"
    """What the floor may say about the last motion."""
    REFUSED = "refused"
    """What would be right instead."""


class Mode(Enum):
    """What a tap on a seat means in the award."""

    WINNER = "winner"
    """It wins; of a pot that divides, the first half: tapped again it does not."""
    TIE = "tie"
    """It shares; of a pot that divides, it wins the second half."""
    SHOW = "show"
    MUCK = "muck"


class Asks(Enum):
    """What the next seat tapped puts out."""

    STRADDLE = "straddle"
    SLEEPER = "sleeper"
    KILL = "kill"
    BET = "bet"
    """The first to act bets, where nobody knows who that is."""
    AHEAD = "ahead"
    """Nothing: it has acted out of turn, and what it did is told next."""


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
    second: tuple[int, ...] | None = None
    """The same for the second half of a pot that divides: the low, the lower board."""
    others: dict[int, tuple[int, ...]] = {}
    """The same for the third part and on, by its place from 0: boards of a pot run more than once."""
    part: int = 0
    """Which part of a pot of more than two is being told, from 0."""
    seat: int | None = None
    """Whose hand is being tabled, or whose cards that show are told."""
    asks: Asks | None = None
    """What the next seat tapped puts out; None = a tap on a seat is its action."""
    posting: int | None = None
    """Seat whose straddle is being keyed; None = the pad is that of the seat to act."""
    count: Count | None = None
    """What was told in the helper that is open."""
    counts: tuple[Count, ...] = ()
    """The same before each of its taps, for UNDO."""
    asking: Asking | None = None
    """What was told of an irregular deal, while its panel is open."""
    announced: Announced | None = None
    """A pot bet as the dealer announced it, as long as it can be put right."""
    ahead: int | None = None
    """Seat whose action out of turn is told on the pad; None = the pad is that of the seat to act."""
    refused: Refused | None = None
    """Why the last entry was not taken."""
    entry: LogEntry | None = None
    """The entry that was not taken."""
    by_floor: bool = False
    """Whether the floor may have that entry taken all the same."""


class Move(msgspec.Struct, frozen=True):
    """What follows from a tap."""

    screen: ScreenState
    """What the screen remembers if there is no entry, or once the entry is taken."""
    entry: LogEntry | None = None
    """To be entered; the screen stays as it was if it is refused."""
    undo: bool = False
    """Take the last entry back."""
    redo: bool = False
    """Enter again what was taken back last."""
    to_table: bool = False
    """Go to the table's own page."""
    page: PageState | None = None
    """What is open there; None = the page of the seats as it stands."""


def closed(screen: ScreenState) -> ScreenState:
    """The screen with nothing open over the hand and nothing half keyed."""
    return replace(
        screen,
        open=Open.NOTHING,
        under=Open.NOTHING,
        keyed=Keyed(),
        winners=None,
        second=None,
        others={},
        part=0,
        seat=None,
        asks=None,
        posting=None,
        ahead=None,
        count=None,
        counts=(),
        asking=None,
        refused=None,
        entry=None,
        by_floor=False,
        put_away=None,
    )


def is_unfollowed(hand: HandState | None, screen: ScreenState) -> bool:
    """Whether nothing is known of the hand but how it was dealt: whose turn it is says nothing then."""
    return screen.depth is Depth.BUTTON_AND_BLINDS and hand is not None and hand.stage is Stage.BETTING
