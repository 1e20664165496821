"""Is the deck whole? Spread it or pass its cards one by one; what is missing and what does not belong is listed."""

from __future__ import annotations

from collections import Counter

import msgspec
from msgspec.structs import replace

from hardware.deckmap import CARDS, JOKERS, Deck, DeckMap, Foreign, Known, OtherDeck


class Verification(msgspec.Struct, frozen=True, kw_only=True):
    """How much of a deck has been seen."""

    decks: DeckMap
    """The decks of the table; the one in play is looked at."""
    seen: frozenset[str] = frozenset()
    """Tags of the deck that were read."""
    strange: frozenset[str] = frozenset()
    """Tags that were read and are not of the deck."""
    other_decks: tuple[str, ...] = ()
    """Decks that cards belong to which do not belong here, in the order they came."""
    foreign: tuple[str, ...] = ()
    """What may be told of tags that are no cards."""

    def __repr__(self) -> str:
        return f"Verification({len(self.seen)} seen, {self.surplus} surplus)"

    @property
    def missing(self) -> tuple[str, ...]:
        """Cards not seen yet, in the order of a new deck; a card of a shoe once for each tag not seen."""
        deck = self.decks.in_play
        if deck is None:
            return ()
        left = Counter(card for tag, card in deck.cards.items() if tag not in self.seen)
        return tuple(card for card in (*CARDS, *JOKERS) for _ in range(left[card]))

    @property
    def surplus(self) -> int:
        """Cards and other things that do not belong to the deck."""
        return len(self.other_decks) + len(self.foreign)

    @property
    def whole(self) -> bool:
        """Whether every card was seen and nothing else."""
        return not self.missing and not self.surplus


def saw(check: Verification, tag: str) -> Verification:
    """A tag was read; a second time changes nothing."""
    if tag in check.seen or tag in check.strange:
        return check
    match check.decks.look_up(tag):
        case Known():
            return replace(check, seen=check.seen | {tag})
        case OtherDeck(deck=other):
            return replace(check, strange=check.strange | {tag}, other_decks=(*check.other_decks, other))
        case Foreign(told=told):
            return replace(check, strange=check.strange | {tag}, foreign=(*check.foreign, told))


def of_deck(deck: Deck) -> Verification:
    """A check of one deck by itself."""
    return Verification(decks=DeckMap([deck], deck.name))
