"""Who has the button in the first hand, by the way the house decides it. Option `first_button`.

Cards are dealt to the players clockwise from the dealer's left, or drawn by them: the highest card by rank,
then by suit (spades, hearts, diamonds, clubs), takes the button (WSOP Live 2024 R91, R146).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from dealer_assist.cards.card import RANKS, check_cards
from dealer_assist.rules.options import FirstButton

SUIT_ORDER = "cdhs"
"""Lowest suit first."""


def highest_card(cards: Mapping[int, str]) -> int:
    """The seat with the highest of the cards, one a seat. Raises CardError for a card that is none or comes twice.

    >>> highest_card({1: "Kh", 4: "Ac", 7: "As"})
    7
    """
    check_cards(tuple(cards.values()))
    return max(cards, key=lambda seat: (RANKS.index(cards[seat][0]), SUIT_ORDER.index(cards[seat][1])))


def right_of_dealer(seats: Sequence[int]) -> int:
    """The occupied seat nearest the dealer's right hand: the highest number (WSOP Tournament 2024 R85).

    >>> right_of_dealer((1, 4, 7))
    7
    """
    return max(seats)


def _by_cards(_seats: Sequence[int], cards: Mapping[int, str], _pick: int | None) -> int | None:
    return highest_card(cards) if cards else None


def _by_place(seats: Sequence[int], _cards: Mapping[int, str], _pick: int | None) -> int | None:
    return right_of_dealer(seats)


def _by_chance(_seats: Sequence[int], _cards: Mapping[int, str], pick: int | None) -> int | None:
    return pick


FIRST_BUTTON: dict[FirstButton, Callable[[Sequence[int], Mapping[int, str], int | None], int | None]] = {
    FirstButton.HIGH_CARD_DEALT: _by_cards,
    FirstButton.HIGH_CARD_DRAWN: _by_cards,
    FirstButton.SEAT_RIGHT_OF_DEALER: _by_place,
    FirstButton.RANDOM: _by_chance,
}


def first_button(
    rule: FirstButton, seats: Sequence[int], cards: Mapping[int, str] | None = None, pick: int | None = None
) -> int | None:
    """The seat with the first button; None while the cards or the pick it hangs on are missing.

    `cards` are those dealt or drawn, by seat; `pick` is a seat the system drew, for a house that plays it so.
    """
    return FIRST_BUTTON[rule](seats, cards or {}, pick)
