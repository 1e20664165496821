"""The layers of an all-in stand as a table while seats are keyed: pots, folded chips, what goes back, the sum."""

from random import Random

import pytest

from dealer_assist.app.count import Count, Helper
from dealer_assist.app.keying import Keyed
from dealer_assist.app.telling import opened, with_covers, with_keyed, with_same, with_seat, with_state
from dealer_assist.app.views.count import count_view
from dealer_assist.app.views.pots import seats_in_runs
from dealer_assist.hand.situation import Told
from dealer_assist.words import Digits, Words
from tests.tables import dealt

ENGLISH = Words("en", isolate=False)
TABLE = dealt((1000,) * 9, button=1)


def told(middle: int, chips: dict[int, int]) -> Count:
    count = with_keyed(opened(Helper.ALL_IN, TABLE, followed=False), Keyed(middle))
    for seat, amount in chips.items():
        count = with_keyed(with_seat(count, seat), Keyed(amount))
    return count


def rows(count: Count) -> list[tuple[str, str, str]]:
    return [(row.label, row.amount, row.who) for row in count_view(TABLE, count, ENGLISH).pots.rows]


def test_three_sizes_make_three_pots_and_a_sum() -> None:
    count = with_same(with_seat(told(30, {2: 40, 4: 110, 6: 250}), 9))
    assert rows(count) == [
        ("MAIN", "190", "2,4,6,9"),
        ("SIDE 1", "210", "4,6,9"),
        ("SIDE 2", "280", "6,9"),
        ("Check", "680", "✔"),
    ]


def test_neighbours_stand_as_a_run_in_any_figures() -> None:
    persian = Words("fa", isolate=False, digits=Digits.PERSIAN)
    assert seats_in_runs((1, 2, 3, 5, 6), persian) == "۱–۳,۵,۶"


def test_folded_chips_stay_in_the_pots_they_fall_into() -> None:
    count = with_state(told(30, {2: 40, 4: 110, 6: 250, 9: 250, 3: 60}), Told.FOLDED)
    # of the folded 60, 40 in the main pot and 20 in the first side pot
    assert rows(count) == [
        ("MAIN", "230", "2,4,6,9"),
        ("SIDE 1", "230", "4,6,9"),
        ("SIDE 2", "280", "6,9"),
        ("Folded", "60", "3"),
        ("Check", "740", "✔"),
    ]


def test_what_nobody_matched_is_a_row_and_counted_in_the_sum() -> None:
    # 45 + 320 + 320, and 180 of the 500 go back
    assert rows(told(45, {4: 500, 7: 320})) == [
        ("POT", "685", "4,7"),
        ("Return", "180", "4"),
        ("Check", "865", "✔"),
    ]


def test_what_a_covering_seat_gets_back_has_no_number() -> None:
    count = with_covers(with_seat(told(30, {2: 40, 4: 110}), 9))
    assert rows(count) == [
        ("MAIN", "150", "2,4,9"),
        ("SIDE", "140", "4,9"),
        ("Return", "…", "9"),
        ("Check", "290", "✔"),
    ]


def test_a_seat_alone_makes_no_layers() -> None:
    assert rows(told(30, {2: 40})) == []


@pytest.mark.parametrize(
    ("seats", "shown"),
    [
        ((1, 2), "1,2"),
        ((1, 2, 3), "1,2,3"),
        ((1, 2, 3, 4, 5), "1–5"),
        ((2, 4, 6, 9), "2,4,6,9"),
        ((1, 3, 4, 5, 9, 10), "1,3–5,9,10"),
    ],
)
def test_of_five_seats_three_beside_each_other_are_one_run(seats: tuple[int, ...], shown: str) -> None:
    assert seats_in_runs(seats, ENGLISH) == shown


@pytest.mark.parametrize("seed", range(40))
def test_a_covering_seat_makes_the_pots_it_makes_when_it_is_counted(seed: int) -> None:
    chance = Random(seed)
    seats = chance.sample(range(1, 10), chance.randint(2, 8))
    *others, deepest = seats
    chips = {seat: chance.choice((25, 40, 110, 250, 400)) for seat in others}
    folded = chance.sample(others, chance.randint(0, len(others) - 1))
    count = told(chance.choice((7, 30, 75)), chips)
    for seat in folded:
        count = with_state(with_seat(count, seat), Told.FOLDED)
    covered = with_covers(with_seat(count, deepest))
    counted = with_keyed(with_seat(count, deepest), Keyed(max(chips.values()) + chance.randint(1, 900)))

    def pots(count: Count) -> list[tuple[str, str, str]]:
        return [row for row in rows(count) if row[0] not in ("Return", "Check")]

    assert pots(covered) == pots(counted)
    assert pots(covered)
