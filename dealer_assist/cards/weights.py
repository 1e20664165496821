"""What a card adds to the weight of a hand, so that hands alike in what counts weigh the same.

Below, one digit per rank in base 5, because a deck holds four of a rank: hands of the same ranks weigh the same, all
others differ. Above, six bits per suit in which a card weighs 7: five suited cards make 35 and light the bit of 32,
four make 28 and do not.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from dealer_assist.cards.card import DECK, RANKS, SUITS, CardError, CardProblem

RANK_OF = {card: RANKS.index(card[0]) + 2 for card in DECK}
"""Deuce 2 up to ace 14."""

_RANK_BITS = 31
WEIGHTS = {
    rank + suit: 5**digit + (7 << _RANK_BITS + 6 * place)
    for digit, rank in enumerate(RANKS)
    for place, suit in enumerate(SUITS)
}
"""The weight of each card."""
SAME_RANKS = (1 << _RANK_BITS) - 1
"""The part of a weight in which only ranks count."""
FLUSH_IN = {32 << _RANK_BITS + 6 * place: suit for place, suit in enumerate(SUITS)}
"""The suit of which five or more are held, by the bit they light."""
FIVE_SUITED = sum(FLUSH_IN)
"""The bits lit by five suited cards."""


def weight_of(cards: Sequence[str]) -> int:
    """The weight of a hand; raises CardError for what is no card."""
    try:
        return sum(map(WEIGHTS.__getitem__, cards))
    except KeyError:
        raise CardError(CardProblem.UNKNOWN, [card for card in cards if card not in WEIGHTS]) from None


def best_beside(
    shared: Sequence[tuple[str, ...]], value: Callable[[Sequence[str]], int], met: Mapping[int, int]
) -> Callable[[Sequence[tuple[str, ...]]], int]:
    """Values the best hand made of one of a player's sets and one of the shared ones, as two and three in Omaha.

    `met` holds values by the ranks of a weight for hands without five suited cards; the others are asked of `value`.
    Sixty hands weigh what sixteen sets weigh, so each set is weighed once, the shared ones once for all players.
    """
    weighed = [(cards, weight_of(cards)) for cards in shared]

    def best_of(own: Sequence[tuple[str, ...]]) -> int:
        best = -1
        for mine in own:
            weight = weight_of(mine)
            for cards, more in weighed:
                both = weight + more
                try:
                    worth = value(mine + cards) if both & FIVE_SUITED else met[both & SAME_RANKS]
                except KeyError:
                    worth = value(mine + cards)
                if worth > best:
                    best = worth
        return best

    return best_of


def ranks_of_suit(cards: Sequence[str], suit: str) -> int:
    """The ranks held in that suit, one bit each, deuce at 4."""
    ranks = 0
    for card in cards:
        if card[1] == suit:
            ranks |= 1 << RANK_OF[card]
    return ranks
