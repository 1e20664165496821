"""What is entered about a motion: the chips a hand released and the words that went with it, as they were.

What they amount to is decided in `motions`, and an announced count that was wrong in `said`.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Verb(StrEnum):
    """What a player says of an action."""

    BET = "bet"
    CALL = "call"
    CHECK = "check"
    POT = "pot"
    """"I bet the pot"."""
    RAISE = "raise"


class When(StrEnum):
    """When something was said."""

    BEFORE = "before"
    """Before the chips landed, or without chips."""
    WITH = "with"
    AFTER = "after"


class PriorMoved(StrEnum):
    """What was done with the chips that lay in front from an earlier bet."""

    LEFT = "left"
    PARTLY = "partly"
    """Some were pulled back."""
    FULLY = "fully"
    """All were pulled back."""


class ChipsPut(msgspec.Struct, frozen=True, tag=True):
    """Chips a seat released and what was said; no chips = words alone.

    What they amount to is decided in `hand/motions.py`. An action told in full is a `Call`, a `Wager` …
    """

    seat: int
    chips: tuple[int, ...] = ()
    """Value of each chip released in this motion, chips of the room's smallest unit."""
    say: Verb | None = None
    """The action named aloud; None = none was."""
    when: When = When.BEFORE
    """When it was said; of no matter if nothing was."""
    amount: int | None = None
    """Amount named aloud, chips."""
    candidates: tuple[int, ...] = ()
    """What an unclear amount may mean, chips: "five" is 500 or 5000."""
    prior: tuple[int, ...] = ()
    """Chips that lay in front before, one by one; where some were pulled back, those that stayed. Empty = as the
    hand knows them, in one piece."""
    prior_moved: PriorMoved = PriorMoved.LEFT
    change_due: int = 0
    """Part of `prior` that is still owed back to the seat, chips."""
    last_chips: bool = False
    """Whether these are the seat's last chips, where its stack is not counted."""
    unaware: bool = False
    """Whether the seat did not know of the raise in front of it."""
    acted_behind: bool = False
    """Whether a later seat had acted before anybody noticed that too little was put in."""
    motions: tuple[int, ...] = ()
    """Value of each trip when the chips went in with several; `chips` is then empty."""


class SaidAmount(msgspec.Struct, frozen=True, tag=True):
    """The dealer announced this total for the last all-in."""

    amount: int
    """Chips."""
    gross: bool = False
    """Whether the error is one the floor would call gross."""
