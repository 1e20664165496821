"""Pad, award and card entry in millimetres."""

from itertools import combinations

import pytest

from dealer_assist.app.layout.award import award_layout
from dealer_assist.app.layout.award import fits as award_fits
from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.cards import CardsLayout, cards_layout
from dealer_assist.app.layout.hand import hand_layout
from dealer_assist.app.layout.pad import pad_layout
from dealer_assist.app.layout.table_page import table_page_layout
from dealer_assist.app.theme.metrics import Glass
from tests.app.layout.test_hand_layout import GLASSES, each_hand, each_way, every_glass, every_table


def content(glass: Glass) -> Box:
    drawer = hand_layout(glass, 9, drawer_open=True, left_handed=False, rtl=False).drawer
    return Box(0, 0, drawer.w, drawer.h)


def least_gap(boxes: list[Box]) -> float:
    return min(a.gap(b) for a, b in combinations(boxes, 2))


@every_glass
@each_hand
def test_pad_keys_are_large_apart_and_inside(glass: Glass, left_handed: bool) -> None:
    made = pad_layout(glass, content(glass), left_handed=left_handed)
    boxes = [*made.keys.values(), made.field, *made.remedies]
    assert least_gap(boxes) >= 2.99
    assert all(min(box.w, box.h) >= 15 for box in boxes)
    assert all(content(glass).holds(box) for box in boxes)


@each_hand
def test_facts_stand_beside_the_keys_of_the_pad_where_the_glass_is_wide(left_handed: bool) -> None:
    glass = GLASSES["15.6in"]
    made = pad_layout(glass, content(glass), left_handed=left_handed)
    assert made.facts is not None
    assert least_gap([made.facts, *made.keys.values(), made.field]) >= 2.99
    assert content(glass).holds(made.facts)
    assert pad_layout(GLASSES["11.6in"], content(GLASSES["11.6in"]), left_handed=left_handed).facts is None


def test_where_reading_runs_to_the_left_the_seats_of_the_award_stand_beside_its_modes() -> None:
    glass = GLASSES["15.6in"]
    made = award_layout(glass, content(glass), 2, rtl=True)
    assert made.seats[0].x < made.seats[1].x
    assert made.seats[1].gap(made.modes["winner"]) == pytest.approx(8)


@every_glass
@each_hand
def test_all_in_on_the_pad_is_ten_millimetres_from_every_key(glass: Glass, left_handed: bool) -> None:
    made = pad_layout(glass, content(glass), left_handed=left_handed)
    others = [box for name, box in made.keys.items() if name != "all_in"] + list(made.remedies)
    assert min(made.keys["all_in"].gap(box) for box in others) >= 9.99


@each_hand
def test_seven_eight_nine_stand_on_the_left_and_on_top_for_every_dealer(left_handed: bool) -> None:
    glass = GLASSES["15.6in"]
    keys = pad_layout(glass, content(glass), left_handed=left_handed).keys
    assert keys["7"].x < keys["8"].x < keys["9"].x < keys["chip0"].x
    assert keys["7"].y < keys["4"].y < keys["1"].y < keys["0"].y


@every_glass
@each_way
@pytest.mark.parametrize("seats", [1, 2, 5, 6, 10])
def test_the_seats_of_the_award_fit_beside_its_modes(glass: Glass, seats: int, rtl: bool) -> None:
    made = award_layout(glass, content(glass), seats, rtl=rtl)
    assert len(made.seats) == seats
    boxes = [*made.seats, *made.modes.values(), made.pushed]
    assert award_fits(glass, content(glass))
    assert least_gap(boxes) >= 2.99
    assert all(content(glass).holds(box) and min(box.w, box.h) >= 15 for box in boxes)


def card_keys(made: CardsLayout) -> list[Box]:
    return [*made.cards.values(), *made.ranks.values(), *made.suits.values(), made.erase, made.done]


@every_glass
def test_card_keys_are_large_apart_and_inside(glass: Glass) -> None:
    boxes = card_keys(cards_layout(glass, content(glass)))
    assert least_gap(boxes) >= 2.99
    assert all(content(glass).holds(box) and min(box.w, box.h) >= 15 for box in boxes)


@pytest.mark.parametrize(("inches", "taps"), [("15.6in", 1), ("13.3in", 1), ("11.6in", 2), ("10.1in 16:9", 2)])
def test_a_card_is_one_tap_where_thirteen_keys_fit(inches: str, taps: int) -> None:
    made = cards_layout(GLASSES[inches], content(GLASSES[inches]))
    assert len(made.cards) == (52 if taps == 1 else 0)
    assert (len(made.ranks), len(made.suits)) == ((0, 0) if taps == 1 else (13, 4))


@every_glass
@every_table
@each_way
def test_targets_of_the_table_page_are_large_and_apart(glass: Glass, seats: int, rtl: bool) -> None:
    made = table_page_layout(glass, seats, 4, (5, 4), 4, left_handed=False, rtl=rtl)
    rows = [box for row in made.choices for box in row]
    boxes = [*made.languages, *made.seats, *rows, *made.modes, made.main, made.back, made.undo]
    assert least_gap(boxes) >= 2.99
    assert all(min(box.w, box.h) >= 15 for box in boxes)
    assert all(Box(0, 0, glass.width_mm, glass.height_mm).holds(box) for box in boxes)


@every_glass
@every_table
@each_way
@pytest.mark.parametrize("left_handed", [False, True])
def test_a_second_tap_on_back_meets_nothing_on_the_hand(glass: Glass, seats: int, rtl: bool, left_handed: bool) -> None:
    back = table_page_layout(glass, seats, 4, (5, 4), 4, left_handed=left_handed, rtl=rtl).back
    hand = hand_layout(glass, seats, drawer_open=False, left_handed=left_handed, rtl=rtl)
    targets = (hand.table, hand.prompt, hand.pots, *hand.seats, *hand.keys.values())
    assert all(back.gap(box) >= 2.99 for box in targets)
