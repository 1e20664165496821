"""Words of a second description of button and blinds: seats, what a player offers, what a deal looks like.

The model in `positions_model` is written from the rule text alone, to disagree with the program. It shares nothing with
it: options are spelled as a room writes them in its file, seats are walked one by one. Where the text leaves a
situation open, the model chooses a reading and says so with a `Doubt`: a disagreement in such a deal proves nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum

import msgspec


class Choice(StrEnum):
    """What somebody who is not yet in the game offers."""

    WAIT = "wait"
    POST = "post"
    FREE = "free"
    BUY_BUTTON = "buy_button"
    STRADDLE = "straddle"
    ASSIGNED = "assigned"
    """A tournament seat: its holder takes what it gives."""


class Standing(StrEnum):
    """How a player stands to the game."""

    PLAYING = "playing"
    NEW = "new"
    RETURNING = "returning"
    """Back at the table and owing."""
    MOVED = "moved"
    """Changed seats and not yet dealt in there."""
    DEALING_OFF = "dealing_off"
    """Played the button, then moved: the blinds may pass once."""


class Where(StrEnum):
    """A seat's place in the coming deal."""

    OUTSIDE = "outside"
    BUTTON = "button"
    BETWEEN = "between"
    """Strictly between button and small blind."""
    SMALL_BLIND = "small_blind"
    PAST_SMALL = "past_small"
    """Strictly between small blind and big blind."""


class Doubt(StrEnum):
    """Situations the rule text leaves open; the value says what is open."""

    SMALL_BLIND_SEAT = "post_or_buy_button on the small-blind seat: 'cannot' in section 5, 'post' in the option"
    TAKES_BUTTON = "take_position on the button seat: the price is not said for a cash game"
    TAKES_OWING = "take_position by somebody who owes blinds"
    POST_WHERE_FREE = "an offer to post where newcomers come in free"
    WAIT_ROOM = "wait_for_big_blind against a post that another option allows"
    POST_ON_BOTH = "post_on_button where the button seat is also the small blind, or nobody is yet at the button"
    MOVED_INSIDE = "a seat change that ends between button and big blind"
    CHANGE_WAIT = "free_up_to_two: how many hands 'the right number' is"
    HELD_BACK_ORDER = "a bought button with the blinds held back: who acts first"
    HELD_BACK_NEWCOMER = "a bought button while the big blind was due from somebody not yet in the game"
    TWO_BUYERS = "two players want to buy the button: which one may"
    BOUGHT_OVER_ABSENT = "a bought button: whether blinds pass an absent player once or twice"
    BOUGHT_MOVING = "a bought button where the button moves on to the next player anyway"
    STRADDLE_BEHIND = "coming back as a straddle with others waiting between the big blind and that seat"
    BIG_ALONE_ALL_DEAD = "only the big blind missed, all_dead: section 7 says live"
    SEVERAL_SMALL = "several small blinds owed and no big blind"
    ANTES_ALONE = "antes missed, but no blind"
    TWO_TO_MORE = "from two players to more when the button is not the dead button"
    REGULAR_AT_BUTTON = "from two players to more: somebody in good standing sits where the button would have to be"
    PASSED_NEWCOMER = "moving or forward-moving blinds go past somebody who waits for them"
    TOO_FEW = "fewer than two players could be dealt in without the newcomer"
    NEVER_BIG = "last_big_blind_gets_button and neither of the two ever had it"
    MAKE_UP_HEADS_UP = "moving button: skipped blinds still owed when two are left, or by somebody who gets up"
    BOTH_AT_ONCE = "moving or forward-moving: both blinds pass an absent player in one deal"
    HEADS_UP_JUMP = "heads-up put the small blind off its path while somebody was away or waiting"


class Options(msgspec.Struct, frozen=True):
    """A room's choices, each spelled as in its file; defaults are the dead button with Robert's entry rules."""

    button_rule: str = "dead_button"
    small_blind_position: str = "left_of_button"
    heads_up_transition: str = "no_double_big_blind"
    new_player_entry: str = "post_big_blind"
    entry_between_button_and_big_blind: str = "wait"
    post_on_button: bool = False
    buy_button_other_blinds: str = "held_back"
    missed_blinds_return: tuple[str, ...] = ("post", "wait")
    missed_blinds_live_part: str = "largest_blind_only"
    missed_small_blind_only: str = "dead"
    owed_blinds_cap: str = "one_set"
    missed_ante_made_up: bool = False
    absent_player: str = "not_dealt"
    seat_change_rule: str = "same_relative_position"
    deal_off_allowed: bool = True


class Stakes(msgspec.Struct, frozen=True):
    """What is posted, in chips."""

    small: int
    big: int
    ante: int = 0
    """Of every player dealt in, each hand."""


class Post(msgspec.Struct, frozen=True):
    """Chips one seat puts in before the cards."""

    live: int = 0
    dead: int = 0

    def plus(self, live: int = 0, dead: int = 0) -> Post:
        return Post(self.live + live, self.dead + dead)


class Places(msgspec.Struct, frozen=True):
    """Seat numbers of the three positions, whether or not somebody sits there."""

    button: int
    small: int
    big: int
    small_passed_to: int
    """How far the small blind went this deal on its own path; heads-up may then put it elsewhere."""
    rotated: bool = False
    """By a moving or forward-moving button at more than two players: blinds may have skipped somebody."""
    open_button: bool = False
    """Two are in the game: a third would have to be the button."""
    heads_up: bool = False


class Comers(msgspec.Struct, frozen=True):
    """Who comes into the game in this deal."""

    posts: dict[int, Post] = {}
    """By seat, what the entry costs."""
    buyer: int | None = None
    """Who buys the button."""
    held_back: bool = False
    """Nobody else posts a blind because the button is bought."""


class Deal(msgspec.Struct, frozen=True):
    """One deal: positions, posts, order."""

    button: int
    """Where the button lies."""
    button_dead: bool
    """Nobody is dealt in there."""
    small_blind: int | None
    """Seat that posts the small blind from its place; None: nobody does."""
    big_blind: int
    """Seat whose turn the big blind is, though it may be held back."""
    big_blinds: tuple[int, ...]
    """Every seat that pays a big blind as due: none when held back, several with a moving button."""
    dealt_in: tuple[int, ...]
    killed: tuple[int, ...]
    """Dealt in while absent."""
    posts: dict[int, Post]
    """By seat; seats that post nothing are missing."""
    order: tuple[int, ...]
    """Before the flop if nobody raises, first to last."""
    acts_last: int
    """After the flop."""
    doubts: frozenset[Doubt]

    @property
    def acts_first(self) -> int:
        """Before the flop."""
        return self.order[0]


@dataclass
class Player:
    """Somebody with a seat."""

    standing: Standing
    here: bool = True
    choice: Choice = Choice.WAIT
    asked: int = 0
    """Number of the request, to tell who came first."""
    smalls_owed: int = 0
    bigs_owed: int = 0
    antes_missed: int = 0
    """Hands not dealt while away."""
    make_up: list[str] = field(default_factory=list)
    """Blinds that a moving button skipped: "small", "big"."""
    hands_to_wait: int | None = None
    """After a seat change; None: until the big blind comes."""
    passed_by_big: bool = False
    """Dealing off: the big blind has gone by."""
    passed_by_button: bool = False
    """Posted between button and small blind: the next button goes past."""
    big_blind_at: int | None = None
    """Hand in which the big blind was last had; None: never at this table."""

    def owes(self) -> bool:
        return bool(self.smalls_owed or self.bigs_owed)

    def can_miss(self) -> bool:
        """A blind that goes past is missed by players of the game, not by newcomers nor while changing seats."""
        if self.standing is Standing.MOVED:
            return not self.here
        return self.standing in (Standing.PLAYING, Standing.RETURNING)

    def settle(self) -> None:
        """Nothing is owed any more and the player is in the game."""
        self.standing, self.choice = Standing.PLAYING, Choice.WAIT
        self.smalls_owed = self.bigs_owed = self.antes_missed = 0
        self.hands_to_wait, self.passed_by_big = None, False


class NoHand(Exception):
    """Fewer than two players can be dealt in; nothing has changed."""


def clockwise(start: int, seats: int) -> Iterator[int]:
    """Every seat once, beginning left of `start` and ending with it.

    >>> list(clockwise(3, seats=5))
    [4, 5, 1, 2, 3]
    """
    for step in range(1, seats + 1):
        yield (start - 1 + step) % seats + 1


def strictly_between(start: int, end: int, seats: int) -> Iterator[int]:
    """The seats passed on the way from `start` clockwise to `end`.

    >>> list(strictly_between(4, 2, seats=5))
    [5, 1]
    """
    for seat in clockwise(start, seats):
        if seat == end:
            return
        yield seat
