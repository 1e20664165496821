"""What the page of an open table remembers between two taps."""

from enum import Enum

import msgspec

from dealer_assist.app.keying import Keyed
from dealer_assist.rules.refused import Refused
from dealer_assist.table.entries import Entry


class Tapping(Enum):
    """What a tap on a seat does."""

    MENU = "menu"
    """Opens the menu of the seat."""
    BUTTON = "button"
    """Puts the button there."""
    POSITIONS = "positions"
    """Tells where the button lay in the last hand, then each blind."""
    MOVE = "move"
    """The player whose menu was open moves there."""
    WINNER = "winner"
    """That player won the hand nobody followed: kills and the rock go on from there."""


class Deeper(Enum):
    """What lies one tap deeper in a seat's menu."""

    NOTHING = "nothing"
    MISSED = "missed"
    """Which blinds the seat missed."""
    MORE = "more"
    """What is seldom done."""


class Keying(Enum):
    """What the pad is open for."""

    COUNT = "count"
    """A stack is counted."""
    ADD = "add"
    """Chips are added to a stack."""
    SIT = "sit"
    """The chips a newcomer sits down with."""
    ANTE = "ante"
    BOMB_POT = "bomb_pot"
    """The ante of the next bomb pot."""
    CAP = "cap"
    """The most a player can put in, in one hand."""
    THIRD_BLIND = "third_blind"
    STAKES = "stakes"
    """The blinds, one after the other."""
    LIMITS = "limits"
    """Small and big bet of a fixed limit."""
    SPREAD = "spread"
    """Least and largest bet of a spread limit."""
    BRING_IN = "bring_in"
    BUTTON_ANTE = "button_ante"
    """The button's amount, in short deck."""
    STRADDLE = "straddle"
    """The largest straddle."""


class Tab(Enum):
    """One group of the table's facts."""

    STAKES = "stakes"
    GAME = "game"
    ANTE = "ante"
    STRADDLES = "straddles"
    MORE = "more"


class PageState(msgspec.Struct, frozen=True):
    """What the page of an open table remembers."""

    tapping: Tapping = Tapping.MENU
    """What a tap on a seat does."""
    seat: int | None = None
    """Whose menu is open, whose chips are keyed, or who moves."""
    told: tuple[int, ...] = ()
    """Seats of the button and of the blinds of the last hand, as far as they are told."""
    deeper: Deeper = Deeper.NOTHING
    """What of the menu lies one tap deeper and is open."""
    deals_off: bool = False
    """Whether the player who moves has just played the button."""
    stack: int | None = None
    """Chips a newcomer sits down with, once keyed; None = the usual stack."""
    followed: bool = True
    """Whether hands are followed: below that depth an open hand may be left at any moment."""
    tab: Tab | None = None
    """Facts of the table that are shown; None = the page of the seats."""
    games_from: int = 0
    """First of the games that are shown, where there are more than fit."""
    keying: Keying | None = None
    """What is being keyed; None = nothing."""
    keyed: Keyed = Keyed()
    """The amount on the pad."""
    amounts: tuple[int, ...] = ()
    """Amounts sent off already, where several are keyed one after the other: the small blind, then the big one."""
    refused: Refused | None = None
    """Why the last change was not taken."""
    entry: Entry | None = None
    """The change that was not taken."""
    by_floor: bool = False
    """Whether the floor may have it taken all the same."""

    @property
    def asks_instead(self) -> bool:
        """Whether something can be tapped in place of what was refused."""
        return self.refused is not None and (bool(self.refused.remedies) or self.by_floor)
