"""Which of the tabled hands is highest, and how the dealer reads it: *kings and sevens, ace kicker*.

The best five of five to seven cards count, a sixth and seventh never do; suits never decide; nothing wraps round the
ace (WSOP Live 2024 R146 and the ranking of hands, TDA 2024 R12: cards speak). Two doors: `high_value` for comparing
many hands fast, `read_high` for the words and the five cards to push forward.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dealer_assist.cards.card import CardError, CardProblem, check_cards
from dealer_assist.cards.high_order import (
    STANDARD,
    HighCategory,
    cards_that_play,
    flush_value,
    packed,
    read_value,
    value_by_ranks,
)
from dealer_assist.cards.reading import Reading
from dealer_assist.cards.weights import (
    FIVE_SUITED,
    FLUSH_IN,
    RANK_OF,
    SAME_RANKS,
    WEIGHTS,
    best_beside,
    ranks_of_suit,
    weight_of,
)

# Filled as hands come up, so that no screen waits for a table: by ranks alone, and by the ranks of the flush suit.
# At most 73,775 and 4,719 entries, some 8 MB, half a second in all.
_met: dict[int, int] = {}
_met_flushes: dict[int, int] = {}


def high_value(cards: Sequence[str]) -> int:
    """What five to seven cards are worth: the larger number wins, the same number splits.

    Raises CardError for another number of cards and for what is no card. Made for many hands, so the same card twice
    may pass unnoticed: `read_high` and `check_cards` look for it.

    >>> high_value(["Ks", "Kd", "7c", "7h", "2s", "Ac", "3d"]) > high_value(["Ks", "Kd", "7c", "7h", "2s", "Qs", "Jd"])
    True
    """
    weights = WEIGHTS
    try:
        # Seven is the usual number; adding by name takes 0.28 µs where sum() takes 0.34.
        if len(cards) == 7:
            a, b, c, d, e, f, g = cards
            weight = weights[a] + weights[b] + weights[c] + weights[d] + weights[e] + weights[f] + weights[g]
        elif len(cards) in (5, 6):
            weight = sum(map(weights.__getitem__, cards))
        else:
            raise CardError(CardProblem.WRONG_NUMBER, cards)
        # With five suited cards among seven there is neither four of a kind nor a full house to look for.
        if flush := weight & FIVE_SUITED:
            return _met_flushes[ranks_of_suit(cards, FLUSH_IN[flush])]
        return _met[weight & SAME_RANKS]
    except KeyError:
        return _first_met(cards)


def highest_beside(shared: Sequence[tuple[str, ...]]) -> Callable[[Sequence[tuple[str, ...]]], int]:
    """Values the best hand made of one set of a player's cards and one of these of the board.

    >>> of_board = [("Kh", "9h", "4h"), ("Kh", "9h", "2c")]
    >>> highest_beside(of_board)([("Ah", "2s")]) == high_value(["2s", "2c", "Ah", "Kh", "9h"])
    True
    """
    return best_beside(shared, high_value, _met)


def read_high(cards: Sequence[str]) -> Reading:
    """The best high hand in five to seven tabled cards, and how it is read aloud.

    Raises CardError for a wrong card, the same card twice, or another number of cards.

    >>> reading = read_high(["Ad", "2c", "3h", "9s", "9d", "5c", "4s"])
    >>> reading.category, reading.reads, reading.plays, hex(reading.value)
    (<HighCategory.STRAIGHT: 'straight'>, '5432A', ('5c', '4s', '3h', '2c', 'Ad'), '0x454321')
    """
    check_cards(cards)
    value = high_value(cards)
    category, reads = read_value(value, STANDARD)
    return Reading(value, category, reads, cards_that_play(cards, category, reads))


def least_with_pair(rank: str) -> int:
    """The value that every hand of that pair or better reaches, and no lower hand.

    >>> high_value(["9c", "9d", "2h", "3s", "4c"]) >= least_with_pair("9") > high_value(["8c", "8d", "Ah", "Ks", "Qc"])
    True
    """
    pair = RANK_OF[rank + "s"]
    return packed(HighCategory.PAIR, (pair, pair, 0, 0, 0), STANDARD)


def _first_met(cards: Sequence[str]) -> int:
    """The value worked out from the cards, and kept for every hand of the same ranks."""
    check_cards(cards)
    weight = weight_of(cards)
    if flush := weight & FIVE_SUITED:
        suit = FLUSH_IN[flush]
        value = flush_value([RANK_OF[card] for card in cards if card[1] == suit], STANDARD)
        return _met_flushes.setdefault(ranks_of_suit(cards, suit), value)
    return _met.setdefault(weight & SAME_RANKS, value_by_ranks([RANK_OF[card] for card in cards], STANDARD))
