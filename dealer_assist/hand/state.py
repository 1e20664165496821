"""A hand as it lies on the table: whose chips are where, whose turn it is, what may still happen.

Everything here is a value. An entry makes a new state; the old one stays valid, so undo, what-if and
replay are cheap. A fact nobody has told is `None`, never a guess.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from dealer_assist.games.game import Game
from dealer_assist.hand.forced import NO_SIZES, NOTHING_FORCED, BetSizes, Forced
from dealer_assist.hand.held import Held
from dealer_assist.hand.ruled import Motion
from dealer_assist.hand.stud import NO_STUD, Stud
from dealer_assist.pots.build import Pot
from dealer_assist.pots.rake import Collection
from dealer_assist.pots.split import Part, Share
from dealer_assist.rules.options import HouseRules


class Stage(StrEnum):
    """How far the hand has come on its street."""

    BETTING = "betting"
    """A seat is to act, or seats owe action and nobody told whose turn it is."""
    ROUND_OVER = "round_over"
    """The betting round is closed, the next card is due."""
    SHOWDOWN = "showdown"
    """The last betting round is closed."""
    WON = "won"
    """One seat is left."""
    SETTLED = "settled"
    """Every pot has been awarded."""


class Positions(msgspec.Struct, frozen=True):
    """Where button and blinds lie: seat numbers, whether or not a player sits there."""

    button: int | None = None
    """None = not told."""
    small_blind: int | None = None
    """None = not told, or nobody posts a small blind."""
    big_blind: int | None = None
    """None = not told."""
    third_blind: int | None = None
    """None = the game has two blinds. The third is the largest and sets the price (WSOP Live 2024 R188)."""


class InHand(msgspec.Struct, frozen=True):
    """One seat's part in the hand."""

    seat: int
    """Seat number, 1 on the dealer's left."""
    behind: int | None
    """Chips not yet put in; None = not counted."""
    front: int = 0
    """Chips in front on this street."""
    put_in: int = 0
    """Live chips and own ante of the whole hand, those in front included, returned ones not."""
    dead: int = 0
    """Chips in the pot that are not part of the bet: big blind ante, dead blind."""
    won: int = 0
    """Chips pushed to this seat in this hand."""
    folded: bool = False
    all_in: bool = False
    """Whether the seat has no action left in this hand: its last chips are in, or as many as the cap of
    the hand lets it put in. `behind` is 0 in the first case, and what lies there or None in the second."""
    acted_at: int | None = None
    """The seat's own total in front when it last acted on this street; None = has not acted."""
    started: int | None = None
    """Stack at the start of the hand; None = not counted."""
    cards: int = 0
    """Hole cards dealt to the seat, as far as told."""


class ShownHand(msgspec.Struct, frozen=True):
    """A hand turned face up at the showdown."""

    seat: int
    cards: tuple[str, ...]


class Awarded(msgspec.Struct, frozen=True):
    """A pot that has been pushed."""

    pot: int
    """Number of the pot, 0 = main."""
    parts: tuple[Part, ...]
    """Who won it, as read."""
    shares: tuple[Share, ...]
    """What was pushed, in the order odd chips fall."""


class RunOuts(msgspec.Struct, frozen=True):
    """A pot that is run more than once."""

    boards: int
    """How many boards, 2 or 3."""
    shared: int
    """Board cards that lay there before and belong to each of them."""


class Drawn(msgspec.Struct, frozen=True):
    """What a seat exchanged in one draw."""

    street: int
    """Index of the street in the game."""
    seat: int
    count: int
    """Cards; 0 = pat."""


class AfterDraw(msgspec.Struct, frozen=True):
    """What the sevens rule asks once the last draw is over."""

    before: tuple[int, ...]
    """Live chips each seat had put in before that draw, in the order of `seats`."""
    checked: tuple[int, ...] = ()
    """Seats that checked after it."""
    totals: tuple[int, ...] = ()
    """What each seat had put in before bets went back out of a pot; empty = none did."""


class SaidCount(msgspec.Struct, frozen=True):
    """The amount a dealer announced for an all-in."""

    seat: int
    """The seat that is all-in."""
    said: int
    """Chips announced."""
    gross: bool = False
    """Whether the floor would call the error gross."""
    called: bool = False
    """Whether somebody has called since."""


# values made of older values alone are in no cycle: the garbage collector need not walk the states a log keeps
class HandState(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """A hand in progress."""

    number: int
    """Hand number of this table, from 1."""
    game: Game
    rules: HouseRules
    """House rules the hand is dealt under; they never change inside a hand."""
    positions: Positions
    small_blind: int
    """Chips."""
    big_blind: int
    """Chips; in no-limit and pot-limit also the smallest bet on every street. In stud it is the bring-in, in short
    deck the amount of the button."""
    third_blind: int = 0
    """Chips of a third, largest blind; 0 = two blinds."""
    bets: BetSizes = NO_SIZES
    """Sizes of a fixed or spread limit, a kill counted in."""
    forced: Forced = NOTHING_FORCED
    """Straddles, kill, antes and made-up blinds."""
    event_players: int | None = None
    """Players left in the tournament; None = cash, or not told."""
    unit: int = 1
    """Chips to which split pots are broken down."""
    street: int = 0
    """Index of the street in the game."""
    board: tuple[str, ...] = ()
    """Board cards as far as told; a street may be dealt without telling them."""
    more_boards: tuple[tuple[str, ...], ...] = ()
    """Boards below the first, as far as told: of a game with several, or of a pot that is run more than once."""
    run_it: RunOuts | None = None
    """The board is dealt out more than once, by agreement after an all-in; None = once."""
    stud: Stud = NO_STUD
    """Cards that show, in games that have them."""
    drawn: tuple[Drawn, ...] = ()
    """Cards exchanged, street by street, as far as told."""
    after_draw: AfterDraw | None = None
    """What the sevens rule asks; None before the last draw, and where it is not played."""
    seats: tuple[InHand, ...]
    """Everybody dealt in, ascending by seat."""
    middle: int = 0
    """Chips pulled in and not yet pushed."""
    returned: int = 0
    """Chips given back in this hand because nobody matched them."""
    carried: tuple[Pot, ...] = ()
    """Pots that were there before the chips in `put_in`: counted in the middle of a hand. No seats = everybody in."""
    to_act: int | None = None
    """Seat to act; None = nobody, or in the stage `BETTING` that the turn is not known."""
    level: int = 0
    """Total to match on this street, chips: the highest in front. What rule file 03 calls `current`."""
    full_raise: int | None = None
    """Chips the last full bet or raise of this street added, before one the smallest bet; None = not known.

    What rule file 03 calls `increment`. An all-in for less leaves it as it is (TDA 2024 R43-A).
    """
    full_level: int = 0
    """Total reached by the last full bet or raise of this street; 0 = none yet.

    An all-in for less raises the level above it: 100, all-in 125 is level 125, full raise 100, full level 100.
    """
    raises: int = 0
    """Full bets and raises of this street; before the flop the blind is the first of them."""
    began_with: int = 0
    """Seats that could bet when the round began."""
    capped: bool = False
    """Whether the number of raises ran out while more than two could bet."""
    circuit: tuple[int, ...] = ()
    """Order of the first time round where it is not seat order (straddle, kill); empty once somebody raised."""
    only_call: tuple[int, ...] = ()
    """Seats held to check, call or fold on this street by a ruling."""
    aggressor: int | None = None
    """Last seat to bet or raise on this street."""
    stage: Stage = Stage.BETTING
    pots: tuple[Pot, ...] = ()
    """Pots pulled apart when no betting is left, less what the house took; empty before."""
    tabled: tuple[ShownHand, ...] = ()
    """Hands turned up, in that order."""
    time_due: int = 0
    """Time of the table that the pot of this hand pays, chips; 0 = none."""
    collected: Collection | None = None
    """What the house took out of the pots; None = nothing has been taken yet."""
    awards: tuple[Awarded, ...] = ()
    """Pots pushed, in that order."""
    chopped: tuple[Share, ...] = ()
    """Blinds the players took back when everybody else had folded."""
    motion: Motion | None = None
    """What the last motion amounted to, until the next entry."""
    out_of_turn: tuple[Held, ...] = ()
    """What seats did before their turn on this street, in the order it was told; it counts for nothing yet."""
    said: SaidCount | None = None
    """A count announced for an all-in of this street that differs from the chips."""

    @property
    def street_name(self) -> str:
        """Name of the street, as in the game's file."""
        return self.game.streets[self.street].name


def place(hand: HandState, seat: int) -> int | None:
    """Index of a seat in `hand.seats`; None if it was not dealt in."""
    seats = hand.seats
    # at a full table seat 4 is the fourth
    if 0 < seat <= len(seats) and seats[seat - 1].seat == seat:
        return seat - 1
    for index, each in enumerate(seats):
        if each.seat == seat:
            return index
    return None


def in_hand(hand: HandState, seat: int) -> InHand:
    """The seat's part in the hand. Raises KeyError if it was not dealt in: ask `place` first."""
    index = place(hand, seat)
    if index is None:
        raise KeyError(seat)
    return hand.seats[index]


def with_seat(seats: tuple[InHand, ...], index: int, seat: InHand) -> tuple[InHand, ...]:
    """The seats with one of them changed."""
    changed = list(seats)
    changed[index] = seat
    return tuple(changed)


def live(hand: HandState) -> tuple[InHand, ...]:
    """Seats still in, ascending."""
    return tuple(each for each in hand.seats if not each.folded)


def in_front(hand: HandState) -> int:
    """Chips in front of all seats, folded ones included."""
    return sum([each.front for each in hand.seats])
