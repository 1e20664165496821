"""Teaching the program a deck: it names a card, the dealer lays that card alone on any antenna, and its tag is taken.

Whoever registers a deck does it once and must not be able to do it wrongly: a tag that is known already, two tags at
once, or the tag of another deck is refused in words. The reader must be told to see a tag three times before it
reports it (`CONFIRM_READS`), so a tag that is only half in the field is never taken.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

import msgspec
from msgspec.structs import replace

from hardware.deckmap import CARDS, JOKERS, OWN_NAME, Deck, TagProblem, tag_problem

CONFIRM_READS = 3
"""Good scans in a row before a tag is taken."""


class Answer(StrEnum):
    """What became of the last thing that happened."""

    WAITING = "waiting"
    """Nothing has happened since the card was named."""
    TAKEN = "taken"
    KNOWN_TAG = "known_tag"
    """The tag stands for another card of this deck already."""
    OTHER_DECK = "other_deck"
    TWO_TAGS = "two_tags"
    TRUNCATED = "truncated"
    RANDOM = "random"
    NO_TAG = "no_tag"
    UNDONE = "undone"
    SKIPPED = "skipped"
    JOKER = "joker"
    """A joker's tag stands for the card now."""
    LAY_JOKER = "lay_joker"
    """The deck has no joker with a tag: one may be laid for the card."""


REFUSED = {
    TagProblem.TRUNCATED: Answer.TRUNCATED,
    TagProblem.RANDOM: Answer.RANDOM,
    TagProblem.NO_TAG: Answer.NO_TAG,
}


class Registration(msgspec.Struct, frozen=True, kw_only=True):
    """How far a deck is registered."""

    name: str
    """The deck's."""
    back: str = ""
    decks: int = 1
    """Packs in it: each card is asked for that many times."""
    wanted: tuple[str, ...]
    """Cards without a tag, the next one first."""
    taken: tuple[tuple[str, str], ...] = ()
    """Tag and card, in the order they were taken."""
    others: Mapping[str, str] = {}
    """Other decks' names by their tags."""
    present: tuple[str, ...] = ()
    """Tags lying on any antenna now."""
    answer: Answer = Answer.WAITING
    about: str = ""
    """What the answer is about: the card taken, known or undone, or the other deck's name."""

    def __repr__(self) -> str:
        return f"Registration(name={self.name!r}, taken={len(self.taken)}, wanted={len(self.wanted)})"

    @property
    def next_card(self) -> str | None:
        """The card to lay down; None when all have their tags."""
        return self.wanted[0] if self.wanted else None

    @property
    def complete(self) -> bool:
        """Whether every card has its tag."""
        return not self.wanted

    def as_deck(self) -> Deck:
        """The deck as far as it is registered; a draft until it is complete."""
        return Deck(name=self.name, back=self.back, decks=self.decks, cards=dict(self.taken), draft=not self.complete)


def begin(
    name: str, *, back: str = "", decks: int = 1, jokers: bool = False, others: Iterable[Deck] = ()
) -> Registration:
    """A new deck, its spades first.

    >>> begin("red").next_card
    'As'
    """
    one_pack = (*CARDS, *JOKERS) if jokers else CARDS
    tags = {tag: deck.name for deck in others for tag in deck.cards if deck.name != name}
    return Registration(name=name, back=back, decks=decks, wanted=one_pack * decks, others=tags)


def resume(draft: Deck, *, jokers: bool = False, others: Iterable[Deck] = ()) -> Registration:
    """A deck that was saved before it was complete."""
    fresh = begin(draft.name, back=draft.back, decks=draft.decks, jokers=jokers, others=others)
    wanted = list(fresh.wanted)
    for card in draft.cards.values():
        if card in wanted:
            wanted.remove(card)
    return replace(fresh, wanted=tuple(wanted), taken=tuple(draft.cards.items()))


def came(deck: Registration, tag: str) -> Registration:
    """A tag has been seen three times on some antenna."""
    deck = replace(deck, present=(*(each for each in deck.present if each != tag), tag))
    return _alone(deck)


def left(deck: Registration, tag: str) -> Registration:
    """A tag has left its antenna; one that is left alone by that is looked at again."""
    crowded = len(deck.present) > 1
    deck = replace(deck, present=tuple(each for each in deck.present if each != tag))
    return _alone(deck) if crowded and deck.answer is Answer.TWO_TAGS else deck


def undo(deck: Registration) -> Registration:
    """The last tag is forgotten, its card is asked for again."""
    if not deck.taken:
        return deck
    *kept, (_tag, card) = deck.taken
    return replace(deck, taken=tuple(kept), wanted=(card, *deck.wanted), answer=Answer.UNDONE, about=card)


def skip(deck: Registration) -> Registration:
    """The card is asked for last: it is missing, or its tag is dead."""
    if len(deck.wanted) < 2:
        return deck
    first, *rest = deck.wanted
    return replace(deck, wanted=(*rest, first), answer=Answer.SKIPPED, about=first)


def again(deck: Registration, card: str) -> Registration:
    """One card is registered anew: its old tag is forgotten. Raises KeyError for a card that has none."""
    tags = [tag for tag, its in deck.taken if its == card]
    if not tags:
        raise KeyError(card)
    taken = tuple(each for each in deck.taken if each[0] != tags[-1])
    return replace(deck, taken=taken, wanted=(card, *deck.wanted), answer=Answer.WAITING, about="")


def joker_for(deck: Registration, card: str) -> Registration:
    """A card whose tag is dead gets a joker's tag: that of a joker of this deck, or of one that is laid down for it.

    >>> deck = resume(Deck(name="red", cards={"04A1B2C3D4E580": "9s", "04F1E2D3C4B580": "X1"}))
    >>> dict(joker_for(deck, "9s").taken)
    {'04F1E2D3C4B580': '9s'}
    """
    dead = next((tag for tag, its in deck.taken if its == card), None)
    spare = next((tag for joker in JOKERS for tag, its in deck.taken if its == joker), None)
    taken = tuple(each for each in deck.taken if each[0] not in (dead, spare))
    wanted = list(deck.wanted)
    if dead is None:
        wanted.remove(card)
    if spare is None:
        return replace(deck, taken=taken, wanted=(card, *wanted), answer=Answer.LAY_JOKER, about="")
    return replace(deck, taken=(*taken, (spare, card)), wanted=tuple(wanted), answer=Answer.JOKER, about=card)


def _alone(deck: Registration) -> Registration:
    if len(deck.present) != 1:
        return replace(deck, answer=Answer.TWO_TAGS if deck.present else deck.answer, about="")
    tag = deck.present[0]
    known = dict(deck.taken)
    if tag in known:
        just_taken = deck.answer is Answer.TAKEN and known[tag] == deck.about
        return deck if just_taken else replace(deck, answer=Answer.KNOWN_TAG, about=known[tag])
    if tag in deck.others:
        return replace(deck, answer=Answer.OTHER_DECK, about=deck.others[tag])
    if problem := tag_problem(tag.removeprefix(OWN_NAME)):
        return replace(deck, answer=REFUSED[problem], about="")
    if deck.next_card is None:
        return deck
    card, *rest = deck.wanted
    return replace(deck, taken=(*deck.taken, (tag, card)), wanted=tuple(rest), answer=Answer.TAKEN, about=card)
