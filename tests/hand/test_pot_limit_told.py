"""Pot-limit in a hand that is taken up in the middle: blinds that are short, or whose seat nobody told."""

from __future__ import annotations

from dealer_assist.hand.pot_limit import blinds_added
from dealer_assist.hand.situation import SeatTold, Situation, begin
from dealer_assist.hand.state import HandState, Positions, in_hand
from tests.every_game import GAMES
from tests.tables import house_rules


def told(*seats: SeatTold, small: int, big: int, **options: object) -> HandState:
    """Before the flop, blinds 5 and 10."""
    return begin(
        Situation(
            game=GAMES["omaha"],
            rules=house_rules("tda_2024", betting="pl", **options),
            small_blind=5,
            big_blind=10,
            seats=seats,
            positions=Positions(1, small, big),
            street="preflop",
        )
    )


def test_of_the_big_blinds_own_chips_nothing_is_imagined() -> None:
    seats = (SeatTold(1), SeatTold(2, 5), SeatTold(3, 6, behind=500))
    hand = told(*seats, small=2, big=3, pl_missing_blind="assume_full", pl_small_blind_counts_as="actual")
    # 6 of 10: for the others the blind is whole, R54-C
    assert (blinds_added(hand, in_hand(hand, 3)), blinds_added(hand, in_hand(hand, 1))) == (0, 4)


def test_small_blind_counts_for_more_as_long_as_nobody_told_what_the_big_blind_did() -> None:
    seats = (SeatTold(1), SeatTold(2, 5))
    hand = told(*seats, small=2, big=3, pl_missing_blind="assume_full", pl_small_blind_counts_as="big_blind")
    # R187: the big blind is not through its first action; its own 10 are assumed, and 5 more for the small blind
    assert blinds_added(hand, in_hand(hand, 1)) == 10 + 5


def test_blind_nobody_posted_counts_for_nothing_where_only_chips_count() -> None:
    seats = (SeatTold(1), SeatTold(2), SeatTold(3, 10))
    hand = told(*seats, small=2, big=3, pl_missing_blind="actual", pl_small_blind_counts_as="big_blind")
    assert blinds_added(hand, in_hand(hand, 1)) == 0
