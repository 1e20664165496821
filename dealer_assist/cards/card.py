"""Cards as a dealer calls them: a rank and a suit, ``As`` for the ace of spades.

A card is two characters, so that it looks the same in a hand history, in a reader's message and on the screen.
Decided here: what is a card at all, and that a deck holds each of them once.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from itertools import product

RANKS = "23456789TJQKA"
"""Ranks from the lowest to the highest."""

SUITS = "cdhs"
"""Clubs, diamonds, hearts, spades: the order in which suits count for odd chips and bring-ins (WSOP Live 2024 R146)."""

DECK = tuple(rank + suit for rank, suit in product(RANKS, SUITS))
"""All 52 cards, deuce of clubs first, ace of spades last."""

_CARDS = frozenset(DECK)


class CardProblem(StrEnum):
    """What is wrong with cards that were keyed, read or imported."""

    UNKNOWN = "unknown"
    """Not a card of the deck."""
    REPEATED = "repeated"
    """The same card twice: a fouled deck, a misread tag or a typing slip."""
    WRONG_NUMBER = "wrong_number"
    """Too few or too many cards for what was asked."""


class CardError(Exception):
    """These cannot be the cards. ``problem`` says why, ``cards`` which ones."""

    def __init__(self, problem: CardProblem, cards: Sequence[str]) -> None:
        super().__init__(problem, tuple(cards))
        self.problem = problem
        self.cards = tuple(cards)

    def __str__(self) -> str:
        return f"{self.problem}: {' '.join(self.cards) or 'no cards'}"


def parse_cards(text: str) -> tuple[str, ...]:
    """Cards written side by side, with or without spaces between them.

    Raises CardError for anything that is no card, and for a card that is there twice.

    >>> parse_cards("AsKd 7c")
    ('As', 'Kd', '7c')
    """
    cards = tuple(word[at : at + 2] for word in text.split() for at in range(0, len(word), 2))
    check_cards(cards)
    return cards


def check_cards(cards: Sequence[str]) -> None:
    """Raise CardError unless every one is a card and none is there twice.

    >>> check_cards(["As", "Kd", "As"])
    Traceback (most recent call last):
    dealer_assist.cards.card.CardError: repeated: As
    """
    if unknown := [card for card in cards if card not in _CARDS]:
        raise CardError(CardProblem.UNKNOWN, unknown)
    if repeated := {card for at, card in enumerate(cards) if card in cards[:at]}:
        raise CardError(CardProblem.REPEATED, sorted(repeated))
