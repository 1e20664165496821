"""Depth 0 by touch in games that are not hold'em: one tap a hand, and the same helpers over chips in front."""

import pytest

from dealer_assist.hand.forced import BetSizes
from dealer_assist.rules.options import BettingStructure
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable
from tests.app.test_depth_0 import count, digits

FL = BettingStructure.FL
LIMITS = BetSizes(4, 8)
STACKS = {1: 100, 2: 100, 3: 100}
BRING_IN = {"blinds": (0, 0), "bets": LIMITS, "ante": 1, "betting": FL}
BLINDS = {"blinds": (2, 4), "bets": LIMITS, "betting": FL}
GAMES = {
    "stud": BRING_IN,
    "stud8": BRING_IN,
    "razz": BRING_IN,
    "draw27_triple": BLINDS,
    "badugi": BLINDS,
    "omaha8": BLINDS,
    "five_card_draw": BLINDS,
}


def not_followed(sit: Sit, game: str, language: str) -> TouchedTable:
    return sit(game=game, depth=0, stacks=STACKS, button=3, language=language, **GAMES[game])


@pytest.mark.parametrize("game", GAMES)
def test_a_hand_is_one_tap_and_says_what_goes_in_first(sit: Sit, game: str, language: str) -> None:
    table = not_followed(sit, game, language)
    for hand in (1, 2, 3):
        table.taps = 0
        table.touch("key.next")
        assert (table.taps, table.table.hands) == (1, hand)
        assert table.headline
    table.touch("key.undo")
    assert table.table.hands == 2


@pytest.mark.parametrize("game", GAMES)
def test_three_sizes_all_in_are_told_apart_from_the_chips_in_front(sit: Sit, game: str) -> None:
    table = not_followed(sit, game, "en")
    table.touch("key.next", "key.all_in")
    # what is in the middle first
    digits(table, 9)
    for seat, amount in (("seat1", 20), ("seat2", 50), ("seat3", 90)):
        count(table, seat, amount)
    # 9 and 20 from each, 30 more from two: 129; the 40 nobody matched go back before anything else
    assert table.headline == "RETURN 40 TO SEAT 3 · POT 129"
    table.touch("count.done")
    assert table.headline == "MAIN 69 (1,2,3) · SIDE 60 (2,3)"
