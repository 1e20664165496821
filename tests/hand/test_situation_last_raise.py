"""What a hand knows of the last full bet or raise when it is taken up in the middle."""

from typing import Any

import pytest

from dealer_assist.games.game import HOLDEM
from dealer_assist.hand.entries import Wager
from dealer_assist.hand.limits import Limits, limits
from dealer_assist.hand.not_allowed import wrong_size
from dealer_assist.hand.situation import FullRaise, SeatTold, Situation, begin
from dealer_assist.hand.state import HandState, Positions, in_hand
from dealer_assist.table.taps import played
from tests.tables import house_rules


def counted(
    street: str,
    fronts: dict[int, int],
    last: FullRaise | None = None,
    behind: int | None = None,
    acted: tuple[int, ...] = (),
    **house: object,
) -> HandState:
    """Seats 1 to 3, button 3, blinds 5 and 10, all with as much behind."""
    return begin(
        Situation(
            game=HOLDEM,
            rules=house_rules(**house),
            small_blind=5,
            big_blind=10,
            seats=tuple(SeatTold(seat, fronts.get(seat, 0), behind=behind, acted=seat in acted) for seat in (1, 2, 3)),
            positions=Positions(3, 1, 2),
            street=street,
            full_raise=last,
        )
    )


def test_with_only_the_blinds_in_front_the_big_blind_is_the_last_bet() -> None:
    hand = counted("preflop", {1: 5, 2: 10})
    assert (hand.full_raise, hand.full_level) == (10, 10)


def test_with_nothing_in_front_the_smallest_bet_is_the_big_blind() -> None:
    assert limits(counted("flop", {}), 1).min_to == 10


def test_a_bet_nobody_told_about_leaves_the_smallest_raise_unknown() -> None:
    assert limits(counted("flop", {1: 60}), 2).min_to is None


def test_counted_stack_is_the_largest_raise_where_the_smallest_is_unknown() -> None:
    hand = counted("flop", {1: 60}, behind=500, wager_increment=5)
    assert limits(hand, 2) == Limits(2, ("call", "raise"), 60, 60, None, 500)


def test_nearest_playable_amount_over_an_unknown_raise_is_more_than_a_call() -> None:
    hand = counted("flop", {1: 60}, behind=500, wager_increment=5)
    refused = wrong_size(hand, in_hand(hand, 2), 62)
    assert refused is not None
    assert refused.remedies == (Wager(2, 65),)


def test_seat_that_has_acted_may_raise_while_the_last_raise_is_unknown() -> None:
    hand = counted("flop", {1: 60, 2: 20}, behind=500, acted=(1, 2))
    assert "raise" in limits(hand, 2).can


def test_raise_over_an_unknown_one_is_full_and_sets_the_next() -> None:
    hand = played(counted("flop", {1: 60}, behind=500), Wager(2, 200))
    assert (hand.full_raise, limits(hand, 3).min_to) == (140, 340)
    assert wrong_size(counted("flop", {1: 60}, behind=500), in_hand(hand, 3), 61) is None


@pytest.mark.parametrize(
    ("house", "most"),
    [
        # 60 to call makes 120 in the middle
        ({"betting": "pl"}, 180),
        ({"betting": "spread", "spread_by_street": ((1, 2, 25),)}, 85),
    ],
)
def test_largest_raise_of_pot_and_spread_limit_does_not_wait_for_the_last_one(house: dict[str, Any], most: int) -> None:
    legal = limits(counted("flop", {1: 60}, behind=500, **house), 2)
    assert (legal.min_to, legal.max_to) == (None, most)


def test_bet_of_the_smallest_size_is_allowed_over_an_empty_pot() -> None:
    legal = limits(counted("flop", {}, behind=500, betting="pl"), 1)
    assert (legal.min_to, legal.max_to) == (10, 10)


def test_a_raise_before_the_flop_nobody_told_about_leaves_it_unknown_too() -> None:
    assert limits(counted("preflop", {1: 5, 2: 10, 3: 35}), 1).min_to is None


def test_the_last_raise_as_told_sets_the_smallest_one() -> None:
    assert limits(counted("flop", {1: 60}, FullRaise(20, 60)), 2).min_to == 100


def test_told_that_nobody_has_bet_in_full_a_raise_adds_the_big_blind() -> None:
    assert limits(counted("flop", {1: 6}, FullRaise(0, 0)), 2).min_to == 16
