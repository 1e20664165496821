"""Which card a tag is: the decks of a table, the one in play, and tags that belong to none of them.

A hotel key or a phone near an antenna is no card and is never kept. A card of the deck that is not in play is told,
never proposed. The card behind a tag is hidden from the moment it is looked up.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from enum import StrEnum

import msgspec

from hardware.secret import Hidden, masked

RANKS = "A23456789TJQK"
SUITS = "shdc"
CARDS = tuple(rank + suit for suit in SUITS for rank in RANKS)
"""The 52 cards in the order a new deck lies in."""
JOKERS = ("X1", "X2")
KNOWN_CARDS = frozenset((*CARDS, *JOKERS))
OWN_NAME = "card:"
"""A reader that knows cards names them itself: ``card:As``."""
HEX_TAG = re.compile(r"[0-9A-F]{8,32}")
PRINTED_CODE = re.compile(r"[0-9A-Za-z-]{1,40}")
CASCADE = "88"
"""A key of five bytes that starts so is only a part of a tag of seven (ISO 14443-3)."""
CASCADE_DIGITS = 10
RANDOM = "08"
"""A tag of four bytes that starts so makes a new number at every power-up: a phone, a passport (ISO 14443-3)."""
RANDOM_DIGITS = 8


class TagProblem(StrEnum):
    """Why a tag cannot stand for a card."""

    TRUNCATED = "truncated"
    RANDOM = "random"
    NO_TAG = "no_tag"
    """Neither hex digits nor a printed code."""


def tag_problem(uid: str) -> TagProblem | None:
    """What is wrong with a tag as a card's tag; None if nothing is.

    >>> tag_problem("8804A1B2C3"), tag_problem("08123456"), tag_problem("04A1B2C3D4E580")
    (<TagProblem.TRUNCATED: 'truncated'>, <TagProblem.RANDOM: 'random'>, None)
    """
    if not PRINTED_CODE.fullmatch(uid):
        return TagProblem.NO_TAG
    if HEX_TAG.fullmatch(uid):
        if len(uid) == CASCADE_DIGITS and uid.startswith(CASCADE):
            return TagProblem.TRUNCATED
        if len(uid) == RANDOM_DIGITS and uid.startswith(RANDOM):
            return TagProblem.RANDOM
    return None


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """A deck, or the decks of a shoe, and the tag in each card."""

    name: str
    back: str = ""
    """Colour of the backs."""
    decks: int = 1
    """How many packs of 52 it holds: a shoe's map has that many tags for each card."""
    cards: Mapping[str, str]
    """Card by tag: ``{"04A1B2C3D4E580": "As"}``."""
    draft: bool = False
    """Whether it was saved before every card had its tag."""

    def __repr__(self) -> str:
        return f"Deck(name={self.name!r}, {len(self.cards)} tags)"


class DeckProblem(StrEnum):
    """What is wrong with a deck's map."""

    BAD_TAG = "bad_tag"
    NO_CARD = "no_card"
    CARD_MISSING = "card_missing"
    TAGS_TOO_MANY = "tags_too_many"
    """A card has more tags than packs."""
    DRAFT = "draft"


class DeckFault(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to mend in a deck's map."""

    problem: DeckProblem
    tag: str = ""
    card: str = ""
    count: int = 0
    """Tags the card has."""


def deck_faults(deck: Deck) -> tuple[DeckFault, ...]:
    """Everything wrong with a deck's map: 52 different cards, or 54 with both jokers, each with its own tag."""
    if deck.draft:
        return (DeckFault(problem=DeckProblem.DRAFT),)
    bad = [DeckFault(problem=DeckProblem.BAD_TAG, tag=tag) for tag in deck.cards if tag_problem(tag)]
    none = [
        DeckFault(problem=DeckProblem.NO_CARD, tag=tag, card=card)
        for tag, card in deck.cards.items()
        if card not in KNOWN_CARDS
    ]
    count = Counter(deck.cards.values())
    few = [
        DeckFault(problem=DeckProblem.CARD_MISSING, card=card, count=count[card])
        for card in CARDS
        if count[card] < deck.decks
    ]
    many = [
        DeckFault(problem=DeckProblem.TAGS_TOO_MANY, card=card, count=count[card])
        for card in (*CARDS, *JOKERS)
        if count[card] > deck.decks
    ]
    return (*bad, *none, *few, *many)


class Known(msgspec.Struct, frozen=True):
    """A card of the deck in play, or one a reader named itself."""

    card: Hidden[str]
    deck: str


class OtherDeck(msgspec.Struct, frozen=True):
    """A card of a deck that is not in play."""

    deck: str
    """The deck it belongs to."""
    active: str
    """The deck in play."""


class Foreign(msgspec.Struct, frozen=True):
    """No card of this table: a key, a phone, a club card."""

    told: str
    """What may be told of it: the first two and last two digits."""


LookedUp = Known | OtherDeck | Foreign


class DeckMap:
    """The decks of a table."""

    def __init__(self, decks: Iterable[Deck] = (), active: str | None = None) -> None:
        """`active` is the name of the deck in play; None = none of them is."""
        self._decks = {deck.name: deck for deck in decks}
        self._active = active if active in self._decks else None

    def __repr__(self) -> str:
        return f"DeckMap({', '.join(self._decks)}; in play: {self._active})"

    @property
    def names(self) -> tuple[str, ...]:
        """Every deck by its name."""
        return tuple(self._decks)

    @property
    def active(self) -> str | None:
        """The deck in play."""
        return self._active

    @property
    def in_play(self) -> Deck | None:
        """The deck in play itself."""
        return None if self._active is None else self._decks[self._active]

    @property
    def one_pack(self) -> bool:
        """Whether each card is there once: always, but with a shoe of several packs."""
        return self.in_play is None or self.in_play.decks == 1

    def with_in_play(self, deck: Deck) -> DeckMap:
        """The same decks with this one in play; a deck that was none of them joins them."""
        return DeckMap((*self._decks.values(), deck), deck.name)

    def look_up(self, tag_uid: str) -> LookedUp:
        """What a tag is."""
        named = tag_uid.removeprefix(OWN_NAME)
        if tag_uid.startswith(OWN_NAME) and named in KNOWN_CARDS:
            return Known(Hidden(named), self._active or "")
        in_play = self.in_play
        if in_play is not None and tag_uid in in_play.cards:
            return Known(Hidden(in_play.cards[tag_uid]), in_play.name)
        for deck in self._decks.values():
            if tag_uid in deck.cards:
                return OtherDeck(deck.name, self._active or "")
        return Foreign(masked(tag_uid))
