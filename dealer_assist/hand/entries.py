"""What can be entered about a hand. One entry is one thing that happened at the table.

Untabled cards are never in an entry: dealing tells a number of cards, only a tabled hand tells which.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from dealer_assist.pots.split import Part


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


class BehindCounted(msgspec.Struct, frozen=True, tag=True):
    """The chips a seat has left behind were counted in the middle of the hand."""

    seat: int
    behind: int | None
    """Chips not in the pot and not in front, ≥ 0; None = the count in the book was wrong and nobody counted again."""


class BringIn(msgspec.Struct, frozen=True, tag=True):
    """The seat brings it in: the forced bet of stud, or its last chips towards it."""

    seat: int


class UpCardsTold(msgspec.Struct, frozen=True, tag=True):
    """The cards that lie face up in front of a seat, all of them, in the order they were dealt."""

    seat: int
    cards: tuple[str, ...]


class CommunityDealt(msgspec.Struct, frozen=True, tag=True):
    """The last street of stud is one card in the middle for everybody, because the deck has too few."""

    card: str | None = None
    """None = not told."""


class CardsDrawn(msgspec.Struct, frozen=True, tag=True):
    """A seat throws cards away and gets as many: how many, never which."""

    seat: int
    count: int
    """0 = pat."""


class RunIt(msgspec.Struct, frozen=True, tag=True):
    """Those in the pot agree to deal what is left of the board more than once."""

    boards: int
    """How many boards there will be, 2 or 3."""
    agreed: tuple[int, ...]
    """Seats that said yes."""


class SaidAmount(msgspec.Struct, frozen=True, tag=True):
    """The dealer announced this total for the last all-in."""

    amount: int
    """Chips."""
    gross: bool = False
    """Whether the error is one the floor would call gross."""


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


class StreetDealt(msgspec.Struct, frozen=True, tag=True):
    """The next street is dealt; bets in front are pulled in first."""

    cards: tuple[str, ...] = ()
    """The board cards of the street, after those of earlier streets that were not told; empty = not told."""
    below: tuple[tuple[str, ...], ...] = ()
    """The same of the boards below the first, in a game with several; empty = not told."""


class BoardTold(msgspec.Struct, frozen=True, tag=True):
    """The whole board as it lies, for streets that were dealt without telling their cards."""

    cards: tuple[str, ...]
    board: int = 1
    """Which board, the top one is 1: of a game with several, or of a pot that is run more than once."""


class CardsDealt(msgspec.Struct, frozen=True, tag=True):
    """Hole cards went to a seat: how many, never which."""

    seat: int
    count: int


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


class Tabled(msgspec.Struct, frozen=True, tag=True):
    """A seat turned its whole hand face up."""

    seat: int
    cards: tuple[str, ...]


class Mucked(msgspec.Struct, frozen=True, tag=True):
    """A seat gave up its hand at the showdown without showing it."""

    seat: int


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
