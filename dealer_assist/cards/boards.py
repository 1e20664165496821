"""Which of the boards that show in stud is highest, and which is lowest, long before anybody has five cards.

Pairs and more count as in a whole hand; a straight or a flush only once five cards show. For a low the ace is one and
straights and flushes are nothing. WSOP Live 2024 R215 and R235; rule file 05, section 2.
"""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.cards.card import RANKS, SUITS

Board = Sequence[str]
Strength = tuple[int, tuple[int, ...]]
"""What groups a board has, and its ranks in the order they are compared."""

PLACES: dict[tuple[int, ...], int] = {(): 0, (2,): 1, (2, 2): 2, (3,): 3, (3, 2): 6, (4,): 7}
"""Groups of one rank, from nothing to four of a kind, among all classes of hands."""
STRAIGHT, FLUSH, STRAIGHT_FLUSH = 4, 5, 8
WHEEL = (12, 3, 2, 1, 0)


def high_board(cards: Board) -> Strength:
    """How high a board is: the larger is higher.

    >>> high_board(["9h", "9d"]) > high_board(["Ac", "Kd"])
    True
    """
    groups, ranks = _grouped([RANKS.index(card[0]) for card in cards])
    if len(cards) < 5 or groups:
        return PLACES[groups], ranks
    flush = len({card[1] for card in cards}) == 1
    if ranks == WHEEL:
        return STRAIGHT_FLUSH if flush else STRAIGHT, (3,)
    if ranks[0] - ranks[-1] == 4:
        return STRAIGHT_FLUSH if flush else STRAIGHT, ranks
    return FLUSH if flush else 0, ranks


def low_board(cards: Board) -> Strength:
    """How high a board is for a low, the ace counting as one: the smaller is better.

    >>> low_board(["7h", "5d", "4c", "As"]) < low_board(["8c", "4d", "6h", "2s"])
    True
    """
    groups, ranks = _grouped([low_rank(card) for card in cards])
    return PLACES[groups], ranks


def low_rank(card: str) -> int:
    """A card's rank with the ace the lowest."""
    return (RANKS.index(card[0]) + 1) % len(RANKS)


def high_card(card: str) -> tuple[int, int]:
    """A card among all: by rank, the ace high, then by suit, spades the highest."""
    return RANKS.index(card[0]), SUITS.index(card[1])


def high_card_ace_low(card: str) -> tuple[int, int]:
    """The same with the ace the lowest rank: the king of spades is the highest card."""
    return low_rank(card), SUITS.index(card[1])


def _grouped(ranks: Sequence[int]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The sizes of groups of two and more, and each rank once, larger groups and higher ranks first."""
    counted = sorted(((ranks.count(rank), rank) for rank in set(ranks)), reverse=True)
    return tuple(count for count, _ in counted if count > 1), tuple(rank for _, rank in counted)
