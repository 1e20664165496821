"""What a seat's words and chips were found to be, and what the dealer is told of it.

A ruling is a value. What it says is applied by the ordinary rules of the hand; where the floor decides, or the
seat has to speak again, nothing is applied and the ruling says what may follow.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum

import msgspec


class Action(StrEnum):
    """What a motion is, in the trade's words."""

    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    ALL_IN = "all_in"
    FOLD = "fold"
    WITHDRAW = "withdraw"
    """The chips come back and the seat acts again."""
    FLOOR = "floor"
    """The floor decides between the `choices`."""


class Choice(msgspec.Struct, frozen=True):
    """One thing the floor may rule."""

    action: Action
    to: int | None = None
    """Total in front after it, chips; None = as before."""
    add_required: int = 0
    """Chips the seat still has to put in."""
    returned: int = 0
    """Chips that go back to the seat."""
    forfeit: int = 0
    """Chips that stay in the pot although the hand is folded."""


MotionFacts = Mapping[str, int | bool | str | None]
"""Values of a prompt by its slot names: seats, chips, words of a closed list."""


class Motion(msgspec.Struct, frozen=True):
    """What the dealer is told of the last words and chips of a seat, until the next entry."""

    code: str
    """Prompt that tells it: `must_complete`, `call_return`, `single_chip`, `floor_intent` …"""
    seat: int
    facts: MotionFacts = {}
    options: tuple[str, ...] = ()
    """House options that decided it."""
    choices: tuple[Choice, ...] = ()
    """What the floor may rule; empty where it has nothing to decide."""


class Ruled(msgspec.Struct, frozen=True, kw_only=True):
    """What a motion amounts to."""

    action: Action | None = None
    """None = the seat has yet to say which of `allowed`."""
    to: int | None = None
    """Total in front on this street, chips; None = not settled yet."""
    min_to: int | None = None
    """Least total, chips, where the seat is bound to bet or raise and has named no amount that counts."""
    call_total: int | None = None
    """Total of a call, chips, where the seat may only call or fold."""
    add_required: int = 0
    """Chips the seat still has to put in."""
    returned: int = 0
    """Chips that go back to the seat."""
    allowed: tuple[str, ...] = ()
    """Actions left to the seat, sorted; empty where `action` says it."""
    choices: tuple[Choice, ...] = ()
    """What the floor may rule, the likeliest first."""
    valid_amount: bool = True
    """Whether the words named an amount that counts."""
    motion: Motion | None = None
    """What the dealer is told; None = the action speaks for itself."""
