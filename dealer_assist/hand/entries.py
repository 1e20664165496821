"""What can be entered about a hand. One entry is one thing that happened at the table.

Untabled cards are never in an entry: dealing tells a number of cards, only a tabled hand tells which.
"""

from __future__ import annotations

import msgspec

from dealer_assist.hand.cards_told import (
    BoardTold,
    CardsDealt,
    CardsDrawn,
    CommunityDealt,
    Mucked,
    RunIt,
    StreetDealt,
    Tabled,
    UpCardsTold,
)
from dealer_assist.hand.chips_told import ChipsPut, PriorMoved, SaidAmount, Verb, When
from dealer_assist.hand.ruled import Action
from dealer_assist.pots.split import Part

__all__ = [
    "ActionWithdrawn",
    "AllIn",
    "Award",
    "BehindCounted",
    "BetsPulled",
    "BlindsChopped",
    "BoardTold",
    "BringIn",
    "Call",
    "CardsDealt",
    "CardsDrawn",
    "Check",
    "ChipsFound",
    "ChipsPut",
    "CollectionTaken",
    "CommunityDealt",
    "Fold",
    "HandEntry",
    "KillPosted",
    "Mucked",
    "OutOfTurn",
    "PriorMoved",
    "RunIt",
    "SaidAmount",
    "SleeperPosted",
    "SleeperTakenBack",
    "StraddlePosted",
    "StreetDealt",
    "Tabled",
    "UncalledReturned",
    "UpCardsTold",
    "Verb",
    "Wager",
    "When",
]


class Fold(msgspec.Struct, frozen=True, tag=True):
    """The seat gives up its hand; its chips stay."""

    seat: int
    forfeit: int = 0
    """Chips of a call too short to count that stay in the pot with the fold, by the floor's word, ≥ 0."""


class Check(msgspec.Struct, frozen=True, tag=True):
    """The seat has nothing to call and does not bet."""

    seat: int


class Call(msgspec.Struct, frozen=True, tag=True):
    """The seat matches the total to call, or puts in its last chips towards it."""

    seat: int


class Wager(msgspec.Struct, frozen=True, tag=True):
    """The seat bets or raises."""

    seat: int
    to: int
    """Total in front on this street, chips; never the increment."""


class AllIn(msgspec.Struct, frozen=True, tag=True):
    """The seat puts in its last chips: a bet, a raise or a call for less."""

    seat: int
    to: int | None = None
    """Total in front as counted, chips; None = the whole of a counted stack."""


class OutOfTurn(msgspec.Struct, frozen=True, tag=True):
    """The seat acted before its turn: held until the seats passed over have acted, and it stands or comes back."""

    seat: int
    action: Action
    """Fold, check, call, bet, raise or all-in."""
    to: int | None = None
    """Total in front of a bet, raise or all-in, chips; None = none is told, of an all-in the whole counted stack."""


class ActionWithdrawn(msgspec.Struct, frozen=True, tag=True):
    """What the seat did out of turn comes back, its chips with it: it has all options when its turn comes."""

    seat: int


class BehindCounted(msgspec.Struct, frozen=True, tag=True):
    """The chips a seat has left behind were counted in the middle of the hand."""

    seat: int
    behind: int | None
    """Chips not in the pot and not in front, ≥ 0; None = the count in the book was wrong and nobody counted again."""


class BringIn(msgspec.Struct, frozen=True, tag=True):
    """The seat brings it in: the forced bet of stud, or its last chips towards it."""

    seat: int


class StraddlePosted(msgspec.Struct, frozen=True, tag=True):
    """The seat straddles: a blind raise put out before anybody has acted."""

    seat: int
    to: int
    """Total in front, chips; for less than a full straddle the seat's last chips."""


class SleeperPosted(msgspec.Struct, frozen=True, tag=True):
    """The seat puts out a straddle that is in force only if everybody before it folds."""

    seat: int
    to: int
    """Total in front once it is in force, chips."""


class SleeperTakenBack(msgspec.Struct, frozen=True, tag=True):
    """The seat takes its sleeper back, because somebody has come in before it."""

    seat: int


class KillPosted(msgspec.Struct, frozen=True, tag=True):
    """The seat kills the pot: it puts out the kill blind, and the limits go up for this hand."""

    seat: int


class BlindsChopped(msgspec.Struct, frozen=True, tag=True):
    """Everybody else has folded and the blinds take their chips back: no flop, no rake."""


class ChipsFound(msgspec.Struct, frozen=True, tag=True):
    """Chips were found behind a seat that is all-in."""

    seat: int
    amount: int
    """Chips found."""
    in_view: bool = False
    """Whether they could be seen when the all-in was called, as the floor says; only then they count."""


class UncalledReturned(msgspec.Struct, frozen=True, tag=True):
    """The dealer gave back the part of the largest bet that nobody matched."""


class BetsPulled(msgspec.Struct, frozen=True, tag=True):
    """The dealer pulled all bets into their pots."""


class CollectionTaken(msgspec.Struct, frozen=True, tag=True):
    """The house took its share out of the pots: rake, jackpot drop, or the time of a time pot."""

    rake: int | None = None
    """Chips of rake; None = what the house's rules take. Another amount is taken by the floor's word."""
    jackpot: int | None = None
    """Chips of jackpot money; None = what the house's rules take."""


class Award(msgspec.Struct, frozen=True, tag=True):
    """A pot is pushed to those who won it; the shares follow from the house rules."""

    pot: int
    """Number of the pot, 0 = main; the last side pot is awarded first."""
    parts: tuple[Part, ...]
    """Winners as read: one part `whole`, or one for each half."""


HandEntry = (
    Fold
    | Check
    | Call
    | Wager
    | AllIn
    | OutOfTurn
    | ActionWithdrawn
    | BringIn
    | UpCardsTold
    | CommunityDealt
    | CardsDrawn
    | RunIt
    | BehindCounted
    | SaidAmount
    | ChipsPut
    | StraddlePosted
    | SleeperPosted
    | SleeperTakenBack
    | KillPosted
    | BlindsChopped
    | ChipsFound
    | StreetDealt
    | BoardTold
    | CardsDealt
    | UncalledReturned
    | BetsPulled
    | CollectionTaken
    | Tabled
    | Mucked
    | Award
)
"""Every entry about a hand in progress."""
