"""What the page of readers shows of decks: registering one card by card, and checking that one is whole.

These pages name cards. They are reached between hands only, with the deck out of play.
"""

from __future__ import annotations

from collections.abc import Set
from enum import Enum

import msgspec

from dealer_assist.app.theme.tokens import Colour
from dealer_assist.app.views.award import choice_key
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.views.marks import Mark
from dealer_assist.app.views.prompt import PromptView, Tone
from dealer_assist.app.views.readers import DotView
from dealer_assist.app.views.readers_page import RowView, inform
from dealer_assist.readers.said import CARDS, Answer, Registration, Verification
from dealer_assist.words import Words

MOST_DECKS = 6
"""Decks that have a key; a table changes between two."""
SHOWN_MISSING = 8
"""Missing cards that are named; the number tells of the rest."""
RANKS_IN_A_ROW = 7
RANKS = tuple(dict.fromkeys(card[0] for card in CARDS))
SUITS = tuple(dict.fromkeys(card[1] for card in CARDS))
REFUSALS = frozenset(
    {Answer.KNOWN_TAG, Answer.OTHER_DECK, Answer.TWO_TAGS, Answer.TRUNCATED, Answer.RANDOM, Answer.NO_TAG}
)


class Deck(Enum):
    """What the page does with a deck."""

    IDLE = "idle"
    NAMING = "naming"
    """Which deck is registered."""
    REGISTERING = "registering"
    AGAIN = "again"
    """Which card is registered anew."""
    JOKER = "joker"
    """Which card a joker stands for."""
    CHECKING = "checking"


class DeckState(msgspec.Struct, frozen=True):
    """What the page of decks remembers."""

    doing: Deck = Deck.IDLE
    """What is done now."""
    suit: str = "s"
    """Suit of the card that is registered anew."""
    said: str = ""
    """What became of the last saving, in words."""


def idle_rows(
    active: str | None, names: tuple[str, ...], *, can_check: bool, between_hands: bool, said: str, words: Words
) -> tuple[RowView, ...]:
    """The deck in play, what can be done, and of several decks which one is played with."""
    name = words.text("deck.none") if active is None else words.text("deck.idle", deck=active)
    second = said if between_hands else words.text("deck.between_hands")
    keys = (
        ("deck", "register", KeyView(words.text("key.register_deck"), enabled=between_hands)),
        ("deck", "check", KeyView(words.text("key.verify_deck"), enabled=between_hands and can_check)),
    )
    which = tuple((each, choice_key(words.free(each), chosen=each == active)) for each in names[:MOST_DECKS])
    choice = tuple(("in_play", each, msgspec.structs.replace(key, enabled=between_hands)) for each, key in which)
    rows = RowView(name, second), RowView(keys=keys)
    return (*rows, RowView(keys=choice)) if len(choice) > 1 else rows


def unusable_rows(places: tuple[str, ...], words: Words) -> tuple[RowView, ...]:
    """Deck files that are passed over, each with its line; the first of them where there is room for one."""
    warning = DotView(mark=Mark.WARNING, ink=Colour.WARNING)
    return tuple(RowView(deck_says(each, words), dot=warning) for each in places)


def deck_says(place: str, words: Words) -> str:
    """That a deck's file is passed over, and where it has to be mended."""
    return words.text("deck.unusable", place=place)


def naming_rows(names: tuple[str, ...], words: Words) -> tuple[RowView, ...]:
    """Decks that can be registered."""
    return (RowView(keys=tuple(("name", name, KeyView(words.free(name))) for name in names)),)


# -- registering


def register_prompt(deck: Registration, words: Words) -> PromptView:
    """The next card, and what became of the last one."""
    card = deck.next_card
    headline = words.text("deck.full") if card is None else words.text("deck.lay", card=card)
    second = answer_says(deck, words)
    if deck.answer in REFUSALS:
        return PromptView(headline, second, Tone.WARN, f"{headline}. {second}")
    return PromptView(headline, second, Tone.INFORM if card is None else Tone.ACT, f"{headline}. {second}")


def answer_says(deck: Registration, words: Words) -> str:
    """What became of the last tag."""
    slots = {"deck": deck.about} if deck.answer is Answer.OTHER_DECK else {"card": deck.about}
    return words.text(f"deck.answer.{deck.answer}", **(slots if deck.about else {}))


def register_rows(deck: Registration, *, simulated: bool, said: str, words: Words) -> tuple[RowView, ...]:
    """How far it is, and the keys."""
    done = len(deck.taken)
    progress = words.text("deck.progress", done=done, all=done + len(deck.wanted))
    save = ("deck", "save", KeyView(words.text("key.save"), enabled=deck.complete))
    draft = ("deck", "draft", KeyView(words.text("key.save_draft"), enabled=bool(done) and not deck.complete))
    steps = (
        ("deck", "undo", KeyView(words.text("key.undo"), mark=Mark.UNDO, enabled=bool(done))),
        ("deck", "skip", KeyView(words.text("key.skip"), enabled=len(deck.wanted) > 1)),
        ("deck", "again", KeyView(words.text("key.register_again"), enabled=bool(done))),
        ("deck", "joker", KeyView(words.text("key.joker_for"))),
    )
    end = (*_lay(simulated, words), ("deck", "end", KeyView(words.text("key.close"))))
    return (
        RowView(words.text("deck.idle", deck=deck.name), said or progress, keys=(draft, save)),
        RowView(keys=steps),
        RowView(keys=end),
    )


def _lay(simulated: bool, words: Words) -> tuple[tuple[str, str, KeyView], ...]:
    return (("deck", "lay", KeyView(words.text("key.lay_card"))),) if simulated else ()


def again_rows(deck: Registration, suit: str, words: Words) -> tuple[RowView, ...]:
    """Which card is registered anew: only cards that have a tag can be tapped."""
    return _card_rows({card for _, card in deck.taken}, suit, words)


def joker_rows(suit: str, words: Words) -> tuple[RowView, ...]:
    """Which card a joker stands for: any, for a dead tag may never have been taken."""
    return _card_rows(frozenset(CARDS), suit, words)


def _card_rows(have: Set[str], suit: str, words: Words) -> tuple[RowView, ...]:
    suits = tuple(("suit", each, choice_key(words.cards((f"A{each}",)), chosen=each == suit)) for each in SUITS)
    ranks = tuple(
        ("rank", rank, KeyView(words.cards((rank + suit,)), figure=True, enabled=rank + suit in have)) for rank in RANKS
    )
    cancel = ("deck", "cancel", KeyView(words.text("key.cancel")))
    return (
        RowView(keys=suits, cards=True),
        RowView(keys=ranks[:RANKS_IN_A_ROW], cards=True),
        RowView(keys=ranks[RANKS_IN_A_ROW:], columns=RANKS_IN_A_ROW, cards=True),
        RowView(keys=(cancel,)),
    )


# -- checking


def check_prompt(check: Verification, words: Words) -> PromptView:
    """Whether the deck is whole."""
    if check.whole:
        return inform(words.text("deck.whole"))
    headline, second = words.text("deck.checking"), words.text("deck.spread")
    return PromptView(headline, second, Tone.ACT, f"{headline}. {second}")


def check_rows(check: Verification, *, simulated: bool, words: Words) -> tuple[RowView, ...]:
    """How much was read: the read rate; what is missing, and what does not belong."""
    missing, deck = check.missing, check.decks.in_play
    whole = 0 if deck is None else len(deck.cards)
    rate = words.text("deck.read_rate", done=len(check.seen), all=whole)
    told = words.text("deck.missing", cards=missing[:SHOWN_MISSING]) if missing else ""
    if len(missing) > SHOWN_MISSING:
        told = words.text("cards.left", cards=len(missing))
    strange = words.text("deck.strange", tags=check.surplus) if check.surplus else ""
    second = words.text("join.dot").join(each for each in (told, strange) if each)
    keys = (
        *_lay(simulated, words),
        ("deck", "check", KeyView(words.text("key.test_again"))),
        ("deck", "end", KeyView(words.text("key.close"))),
    )
    return (RowView(rate, second), RowView(keys=keys))
