"""How a player stands to the game between hands: plays, wants to come in, or owes blinds that passed the seat.

A newcomer, a returning player and one who changed seats come in by the way they choose, where the house allows
it; a way not yet allowed is kept for the next deals. Rule file 01 sections 5 to 8.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Comes(StrEnum):
    """Why a seated player is not simply dealt in."""

    NEW = "new"
    """Sat down and has not been dealt in at this table."""
    MUST_MOVE = "must_move"
    """Came from the must-move game of this table (WSOP Live 2024 R97 to R99)."""
    BACK = "back"
    """Was away or without chips and owes blinds."""
    MOVED = "moved"
    """Changed to a seat further from the big blind."""
    DEALS_OFF = "deals_off"
    """Played the button and changed seats at once: the blinds may pass once (WSOP Live 2024 R160)."""


class Way(StrEnum):
    """How such a player wants to come in."""

    WAIT = "wait"
    """Waits for the big blind, or the hands a seat change costs."""
    POST = "post"
    """Posts what is due to be dealt in."""
    FREE = "free"
    """Comes in without a post, where the house asks for none."""
    BUY_BUTTON = "buy_button"
    """Posts both blinds between button and small blind, and has the button on the next hand."""
    KILL = "kill"
    """Kills the pot in place of what is owed, in a draw game."""
    STRADDLE = "straddle"
    """Straddles under the gun in place of what is owed."""


class Coming(msgspec.Struct, frozen=True):
    """A player on the way into the game."""

    comes: Comes
    way: Way | None = None
    """None = nothing was chosen: a newcomer comes in the way the house asks for, everybody else waits."""
    hands: int | None = 0
    """Hands still to wait after a seat change; None = until the big blind comes."""
    passed: bool = False
    """Dealing off: the big blind has gone past the new seat."""


class Owed(msgspec.Struct, frozen=True):
    """Blinds and antes that passed a player, each counted by the times it did."""

    small: int = 0
    big: int = 0
    third: int = 0
    antes: int = 0

    def __bool__(self) -> bool:
        return bool(self.small or self.big or self.third or self.antes)


NOTHING_OWED = Owed()
