"""What a player's cards are worth in a game: the one place where the cards that may play are chosen.

In hold'em any five of hand and board; in Omaha exactly two of the hand and three of the board (WSOP Live 2024 Section
VIII, WSOP Tournament 2024 Section IX), for each half of the pot anew. Awarding a pot and reading a hand aloud both come
here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

from dealer_assist.cards.high import HighReading, high_value, read_high
from dealer_assist.games.game import Half

Cards = Sequence[str]


def worth(half: Half, own: Cards, boards: Sequence[Cards]) -> int:
    """A hand's worth for one half of the pot: the larger number wins, the same number splits.

    ``own`` are the player's cards, ``boards`` the complete boards, the top one first.
    """
    return max(map(high_value, hands_to_choose_from(half, own, boards)))


def read(half: Half, own: Cards, boards: Sequence[Cards]) -> HighReading:
    """The same hand as the dealer reads it aloud.

    Four hearts lie on the board, but one heart in the hand is no flush in Omaha:

    >>> from dealer_assist.games.game import Ranking
    >>> omaha = Half("whole", Ranking.HIGH, hole=2, board=3)
    >>> read(omaha, ["Qh", "Js", "Td", "3c"], [["Ah", "Kh", "9h", "4h", "2c"]]).reads
    'AKQJ9'
    """
    value: Callable[[Cards], int] = high_value
    return read_high(max(hands_to_choose_from(half, own, boards), key=value))


def hands_to_choose_from(half: Half, own: Cards, boards: Sequence[Cards]) -> Iterator[tuple[str, ...]]:
    """Every set of cards a hand may be made of; where any mixture serves, all of them at once."""
    for number in half.boards:
        board = boards[number - 1] if boards else ()
        of_hand = [tuple(own)] if half.hole is None else combinations(own, half.hole)
        of_board = [tuple(board)] if half.board is None else list(combinations(board, half.board))
        for mine in of_hand:
            for shared in of_board:
                yield mine + shared
