"""NEXT HAND: who is dealt in, under which rules, with which smallest chip."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dealer_assist.files.game_file import read_game
from dealer_assist.files.where import shipped_folder
from dealer_assist.hand.entries import Award, Fold
from dealer_assist.hand.state import Stage
from dealer_assist.rules.options import OddChipUnit
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import (
    ButtonPlaced,
    EndHand,
    SeatLeft,
    SeatTaken,
    StackCounted,
    StakesSet,
    StartHand,
    Together,
)
from dealer_assist.table.standing import Owed
from dealer_assist.table.state import Marks, Stakes
from dealer_assist.table.unit import odd_chip_unit
from tests.tables import a_table, dealt, house_rules, play, refusal, stacks_of, the_hand, won_by


def test_seats_with_chips_or_not_counted_are_dealt_in() -> None:
    hand = the_hand(dealt({1: 100, 2: None, 4: 0, 7: 50}))
    assert [each.seat for each in hand.seats] == [1, 2, 7]


def test_hand_over_another_is_refused() -> None:
    refused = refusal(dealt((100, 100)), StartHand())
    assert (refused.code, refused.facts) == (RefusalCode.HAND_IS_OPEN, {"hand": 1})


def test_hand_without_a_button_asks_where_it_is() -> None:
    refused = refusal(a_table({2: 100, 5: 100}, button=None), StartHand())
    assert (refused.code, refused.remedies) == (RefusalCode.BUTTON_NOT_PLACED, (ButtonPlaced(2), ButtonPlaced(5)))


def test_hands_are_numbered_and_start_with_the_stacks_of_the_last() -> None:
    table = play(dealt((100, 100, 100)), Fold(1), Fold(2), Award(0, won_by(3)), Together((EndHand(), StartHand())))
    hand = the_hand(table)
    assert (hand.number, table.hands) == (2, 2)
    assert {each.seat: each.started for each in hand.seats} == {1: 100, 2: 99, 3: 101}
    assert hand.stage is Stage.BETTING


def test_player_without_chips_is_passed_over_until_chips_are_counted() -> None:
    table = play(dealt({1: 100, 2: 100, 3: 100}), EndHand(followed=False), StackCounted(2, 0))
    assert [each.seat for each in the_hand(play(table, StartHand())).seats] == [1, 3]
    table = play(table, StackCounted(2, 80))
    assert [each.seat for each in the_hand(play(table, StartHand())).seats] == [1, 2, 3]


def test_stakes_set_between_hands_count_from_the_next_hand() -> None:
    table = play(a_table((100, 100, 100)), StakesSet(Stakes(5, 10)), StartHand())
    assert (the_hand(table).small_blind, the_hand(table).level) == (5, 10)


@pytest.mark.parametrize(
    "entry",
    [SeatTaken(5, 100), SeatLeft(1), StackCounted(1, 50), ButtonPlaced(2), StakesSet(Stakes(5, 10))],
)
def test_seats_stacks_button_and_stakes_wait_for_the_hand_to_end(
    entry: SeatTaken | SeatLeft | StackCounted | ButtonPlaced | StakesSet,
) -> None:
    assert refusal(dealt((100, 100, 100)), entry).code is RefusalCode.HAND_IS_OPEN


# -- seats


def test_player_sits_down_counted_or_not_and_leaves() -> None:
    table = play(a_table({1: 100, 5: 100}), SeatTaken(3), SeatTaken(2, 40))
    assert stacks_of(table) == {1: 100, 2: 40, 3: None, 5: 100}
    assert stacks_of(play(table, SeatLeft(1))) == {2: 40, 3: None, 5: 100}


def test_seat_that_cannot_be_taken_is_refused() -> None:
    table = a_table({1: 100, 5: 100}, max_seats=6)
    assert refusal(table, SeatTaken(5, 10)).code is RefusalCode.SEAT_TAKEN
    assert refusal(table, SeatTaken(7, 10)).facts == {"seat": 7, "seats": 6}
    assert refusal(table, SeatTaken(0)).code is RefusalCode.SEAT_UNKNOWN
    assert refusal(table, SeatTaken(2, -1)).code is RefusalCode.AMOUNT_NEGATIVE
    assert refusal(table, SeatTaken(2, 100, owes=Owed(big=-1))).code is RefusalCode.AMOUNT_NEGATIVE


def test_empty_seat_cannot_leave_count_or_have_the_button() -> None:
    table = a_table({1: 100, 5: 100})
    assert refusal(table, SeatLeft(2)).code is RefusalCode.SEAT_EMPTY
    assert refusal(table, StackCounted(2, 10)).code is RefusalCode.SEAT_EMPTY
    assert refusal(table, ButtonPlaced(2)).code is RefusalCode.SEAT_EMPTY
    assert refusal(table, StackCounted(1, -1)).code is RefusalCode.AMOUNT_NEGATIVE


def test_button_placed_for_a_player_who_leaves_lies_there_dead() -> None:
    table = play(a_table({1: 100, 3: 100, 5: 100, 6: 100}, button=3), SeatLeft(3), StartHand())
    assert table.marks == Marks(button=3, small_blind=5, big_blind=6)


def test_stakes_that_are_none_are_refused() -> None:
    table = a_table((100, 100))
    assert refusal(table, StakesSet(Stakes(10, 5))).code is RefusalCode.BLINDS_OUT_OF_ORDER
    assert refusal(table, StakesSet(Stakes(0, 0))).code is RefusalCode.BLINDS_OUT_OF_ORDER
    assert refusal(table, StakesSet(Stakes(-1, 5))).code is RefusalCode.BLINDS_OUT_OF_ORDER
    assert play(table, StakesSet(Stakes(0, 5))).stakes == Stakes(0, 5)


# -- the smallest chip of a split


@pytest.mark.parametrize(
    ("chips", "stakes", "unit"),
    [
        # 2 of the small blind is paid in ones
        ((1, 5, 25), Stakes(2, 5), 1),
        ((1, 5, 25), Stakes(5, 10), 5),
        ((1, 5, 25), Stakes(25, 50), 25),
        ((5, 25, 100), Stakes(100, 200), 100),
        ((25, 100), Stakes(100, 150), 25),
    ],
)
def test_pots_are_split_to_the_smallest_chip_of_the_blinds(chips: tuple[int, ...], stakes: Stakes, unit: int) -> None:
    # WSOP Live 2024 R148
    assert odd_chip_unit(chips, stakes, OddChipUnit.SMALLEST_BLIND_CHIP) == unit


def test_house_may_split_to_the_smallest_chip_in_play() -> None:
    # TDA 2024 R20
    assert odd_chip_unit((1, 5, 25), Stakes(25, 50), OddChipUnit.SMALLEST_CHIP_IN_PLAY) == 1
    table = dealt((500, 500), blinds=(25, 50), chips=(5, 25), rules=house_rules("tda_2024"))
    assert the_hand(table).unit == 5


def test_stud_with_nobody_there_is_refused_like_any_other_hand() -> None:
    table = replace(
        a_table({}, button=None), game=read_game(shipped_folder() / "games" / "stud.toml"), marks=Marks(1, 2, 3)
    )
    assert refusal(table, StartHand()).code is RefusalCode.TOO_FEW_PLAYERS
