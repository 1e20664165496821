"""What is entered about players, chips and the button between hands; most of it also while a hand is in progress.

Time is a fact that is told: how many minutes a player has been away is no matter of a clock in the rules.
"""

from __future__ import annotations

import msgspec

from dealer_assist.table.standing import Owed, Way


class WayChosen(msgspec.Struct, frozen=True, tag=True):
    """A player who is not dealt in yet says how to come in; kept until the house allows it."""

    seat: int
    way: Way


class WentAway(msgspec.Struct, frozen=True, tag=True):
    """A player gets up and keeps the seat."""

    seat: int


class CameBack(msgspec.Struct, frozen=True, tag=True):
    """A player who was away is back at the seat."""

    seat: int
    way: Way | None = None
    """How a player who owes blinds comes in; None = not said yet."""


class MissedTold(msgspec.Struct, frozen=True, tag=True):
    """Which blinds a player has missed: a missed-blind button nobody followed, or one brought from another table."""

    seat: int
    owes: Owed | None
    """None = nobody knows: it is asked when the player comes back."""


class ChipsAdded(msgspec.Struct, frozen=True, tag=True):
    """A player buys more chips; during a hand they count from the next one on (table stakes)."""

    seat: int
    amount: int
    """Chips, ≥ 1."""


class SeatChanged(msgspec.Struct, frozen=True, tag=True):
    """A player moves to an empty seat of the same table."""

    seat: int
    to: int
    way: Way | None = None
    """Posts or waits where the move costs something; None = waits."""
    deals_off: bool = False
    """Whether the player has just played the button and moves to let the blinds pass once."""


class MustMoved(msgspec.Struct, frozen=True, tag=True):
    """A player of a must-move game is called to the main game and leaves."""

    seat: int


class BalancedIn(msgspec.Struct, frozen=True, tag=True):
    """A tournament player moved here to balance the tables takes the worst of the open seats."""

    open_seats: tuple[int, ...]
    stack: int | None = None
    """Chips; None = not counted."""


class ButtonDrawn(msgspec.Struct, frozen=True, tag=True):
    """The first button is found by the way of the house: cards dealt or drawn, a place, or a pick of the system."""

    cards: tuple[str, ...] = ()
    """Cards off the deck, first one first."""
    order: tuple[int, ...] = ()
    """Seats in the order in which they drew; not used where the cards are dealt, clockwise from the dealer's left."""
    pick: int | None = None
    """Seat the system drew."""


class PositionsTold(msgspec.Struct, frozen=True, tag=True):
    """Where button and blinds lay in the last hand, which nobody followed."""

    button: int
    small_blind: int
    big_blind: int
    third_blind: int | None = None
    """None = two blinds."""


class ButtonMisplaced(msgspec.Struct, frozen=True, tag=True):
    """The button of the hand in progress was put on the wrong seat, and it has been noticed."""

    substantial_action: bool
    """Whether there had been substantial action by then."""


class Misdealt(msgspec.Struct, frozen=True, tag=True):
    """The deal is void: every chip goes back and the cards are dealt again."""


class DealtWithoutPost(msgspec.Struct, frozen=True, tag=True):
    """A player who owes a blind was dealt in without posting it."""

    seat: int
    looked: bool
    """Whether the player has looked at the cards."""
    acted: bool
    """Whether the player has already put chips in."""


class AbsentButtonGiven(msgspec.Struct, frozen=True, tag=True):
    """A dealer who comes to the table lays an absent button before a player who is away."""

    seat: int


class PlayerWarned(msgspec.Struct, frozen=True, tag=True):
    """A player held back by the walking rule has been warned."""

    seat: int


class ChipsPickedUp(msgspec.Struct, frozen=True, tag=True):
    """The chips of a player away too long are taken to the cage, the seat is open."""

    seat: int
    minutes: int = 0
    """Minutes the player has been away."""


BetweenEntry = (
    WayChosen
    | WentAway
    | CameBack
    | MissedTold
    | ChipsAdded
    | SeatChanged
    | MustMoved
    | BalancedIn
    | ButtonDrawn
    | PositionsTold
    | ButtonMisplaced
    | Misdealt
    | DealtWithoutPost
    | AbsentButtonGiven
    | PlayerWarned
    | ChipsPickedUp
)
"""Entries about players and the button."""
