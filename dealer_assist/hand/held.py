"""What a seat did before its turn: its chips lie in front and count for nothing until the turn has come.

Action goes back to the seat passed over; whether what came too early stands is asked once the seats in between have
acted (TDA 2024 R53-A, WSOP Live 2024 R17 and R132; rule file 03, section 10). Here is only what is remembered of it.
"""

from __future__ import annotations

import msgspec

from dealer_assist.hand.ruled import Action


class Did(msgspec.Struct, frozen=True):
    """What a seat passed over has done since."""

    seat: int
    do: Action
    to: int | None = None
    """Total in front of a bet or raise, chips."""


class Held(msgspec.Struct, frozen=True):
    """What a seat did before its turn; an all-in is the bet, call or raise it is."""

    seat: int
    do: Action
    added: int = 0
    """Chips it put out with it, in front of it and no part of the hand yet."""
    all_in: bool = False
    """Whether they were told as its last chips."""
    passed: tuple[int, ...] = ()
    """Seats passed over that have not acted yet, in their order."""
    between: tuple[Did, ...] = ()
    """What those that have acted did, oldest first."""
