"""The words of a set-up: who sits where, what lies in front, which hand is on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from dealer_assist.scenarios.shape import Card, Cards, Words


class Blinds(Words, frozen=True, kw_only=True):
    """What is posted before the cards, chips."""

    sb: int = 0
    bb: int = 0
    third: int = 0
    ante: int = 0
    button_ante: int = 0
    bring_in: int = 0


class LimitsTold(Words, frozen=True, kw_only=True):
    """Bets of a limit game, chips."""

    small: int
    big: int


class Spread(Words, frozen=True, kw_only=True):
    """Least and largest bet of a spread, chips."""

    min: int
    max: int


class Lay(Words, frozen=True, kw_only=True):
    """Positions of button and blinds; None = nobody, or not told."""

    button: int | None = None
    sb: int | None = None
    bb: int | None = None
    third: int | None = None


class Post(Words, frozen=True, kw_only=True):
    """What a returning player has posted, chips."""

    live: int = 0
    dead: int = 0


StatusTold = Literal["away", "absent", "in", "folded", "all_in"]
"""A player who is not at the seat, or what a seat with cards has done."""


class Setup(Words, frozen=True, kw_only=True):
    """A table and, if one is in progress, its hand."""

    mode: Literal["cash", "tournament"] = "cash"
    game: str = "holdem"
    betting: str = "nl"
    blinds: Blinds = Blinds()
    limits: LimitsTold | None = None
    spread: Spread | None = None
    max_seats: int = 10
    players: Mapping[int, int | None] = {}
    """Seats taken, with the chips behind when the events start; None = more than can matter, 0 = all-in."""
    prev: Lay | None = None
    """Positions of the last hand."""
    hand: Lay | None = None
    """Positions of the hand in progress."""
    status: Mapping[int, StatusTold] = {}
    missed: Mapping[int, tuple[Literal["sb", "bb", "third"], ...]] = {}
    street: str | None = None
    pot: int | None = 0
    """Chips in the middle, without those in front."""
    bets: Mapping[int, int | None] | None = None
    """Chips in front; before the flop they take the place of blinds and antes."""
    committed: Mapping[int, int] = {}
    """Chips a seat put in on earlier streets; part of `pot`."""
    first: int | None = None
    """First seat to act, where it does not follow from the positions."""
    upcards: Mapping[int, Card] = {}
    boards: Mapping[int, Cards] = {}
    posted: Mapping[int, Post] = {}
    """Chips of `bets` and `pot` that are a returning player's post."""
    leg_up: int | None = None
    killer: int | None = None
    kill_due: int | None = None
    straddled_to: int | None = None
    players_left_in_event: int | None = None
    sixth_opener: int | None = None
    exposed_seventh: Mapping[int, Card] = {}
    community: Card | None = None
    opted_in: tuple[int, ...] = ()
    bomb_pot_form: Literal["game"] | None = None
