"""What a player's cards are worth in a game: the one place where the cards that may play are chosen.

In hold'em any five of hand and board; in Omaha exactly two of the hand and three of the board (WSOP Live 2024 Section
VIII, WSOP Tournament 2024 Section IX), for each half of the pot anew. Awarding a pot and reading a hand aloud both come
here. House options `short_deck_ranking` and `low_qualifier`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations

from dealer_assist.cards.card import CardError, CardProblem
from dealer_assist.cards.high import least_with_pair
from dealer_assist.cards.low import least_with_top
from dealer_assist.cards.reading import Reading
from dealer_assist.games.game import Half
from dealer_assist.games.rankings import Evaluator, evaluator
from dealer_assist.rules.options import HouseRules

Cards = Sequence[str]


def worth(half: Half, own: Cards, boards: Sequence[Cards], rules: HouseRules) -> int | None:
    """A hand's worth for one half of the pot: the larger number wins, the same splits; None = it cannot win this half.

    ``own`` are the player's cards, ``boards`` the complete boards, the top one first; none where the game has none.
    Raises CardError for cards that make no hand of this game.
    """
    value = _valuing(half, evaluator(half.ranking, rules), boards)(own)
    return value if value >= least_worth(half, rules) else None


def _valuing(half: Half, ranked: Evaluator, boards: Sequence[Cards]) -> Callable[[Cards], int]:
    """What a player's cards are worth beside these boards."""
    if half.hole is None and half.board is None and len(half.boards) == 1:
        # any mixture serves: there is nothing to choose, and most hands ever read are these
        board = boards[half.boards[0] - 1] if boards else ()
        return lambda own: ranked.value((*own, *board))
    beside = [ranked.beside(_of_board(half, number, boards)) for number in half.boards]

    def best_of(own: Cards) -> int:
        sets = _chosen(own, half.hole)
        return max([best(sets) for best in beside])

    return best_of


def read(half: Half, own: Cards, boards: Sequence[Cards], rules: HouseRules) -> Reading | None:
    """The same hand as the dealer reads it aloud; None = it cannot win this half.

    Four hearts lie on the board, but one heart in the hand is no flush in Omaha:

    >>> from dealer_assist.games.game import Ranking
    >>> from dealer_assist.rules.resolve import resolve
    >>> omaha = Half("whole", Ranking.HIGH, hole=2, board=3)
    >>> rules = resolve("tda_2024", mode="cash", betting="pl")
    >>> read(omaha, ["Qh", "Js", "Td", "3c"], [["Ah", "Kh", "9h", "4h", "2c"]], rules).reads
    'AKQJ9'
    """
    ranked = evaluator(half.ranking, rules)
    reading = ranked.read(max(hands_to_choose_from(half, own, boards), key=ranked.value))
    return reading if reading.value >= least_worth(half, rules) else None


def best_hands(half: Half, hands: Mapping[int, Cards], boards: Sequence[Cards], rules: HouseRules) -> tuple[int, ...]:
    """Seats whose hands win this half of the pot, in the order they were given; none if nobody can win it."""
    value = _valuing(half, evaluator(half.ranking, rules), boards)
    values = {seat: value(own) for seat, own in hands.items()}
    best = max(values.values(), default=-1)
    return tuple([seat for seat in values if values[seat] == best]) if best >= least_worth(half, rules) else ()


def hands_to_choose_from(half: Half, own: Cards, boards: Sequence[Cards]) -> Iterator[tuple[str, ...]]:
    """Every set of cards a hand may be made of; where any mixture serves, all of them at once.

    Raises CardError if there are fewer cards than have to play.
    """
    of_hand = _chosen(own, half.hole)
    for number in half.boards:
        for mine in of_hand:
            for shared in _of_board(half, number, boards):
                yield mine + shared


def _of_board(half: Half, number: int, boards: Sequence[Cards]) -> list[tuple[str, ...]]:
    return _chosen(boards[number - 1] if boards else (), half.board)


def _chosen(cards: Cards, number: int | None) -> list[tuple[str, ...]]:
    if number is None:
        return [tuple(cards)]
    if len(cards) < number:
        raise CardError(CardProblem.WRONG_NUMBER, cards)
    return list(combinations(cards, number))


def least_worth(half: Half, rules: HouseRules) -> int:
    """The smallest worth that wins this half at all; 0 = any hand does.

    Options `low_qualifier`: a low needs five different ranks, none above it (WSOP Live 2024 Section VIII and IX).
    """
    if half.least_pair:
        return least_with_pair(half.least_pair)
    if half.low_qualifier and rules.low_qualifier is not None:
        return least_with_top(rules.low_qualifier)
    return 0


def needs_a_qualifier(half: Half, rules: HouseRules) -> bool:
    """Whether it can happen that nobody wins this half: then the others take it."""
    return least_worth(half, rules) > 0
