"""The hand screen in millimetres: sizes, gaps and places that must hold on every glass, hand and language."""

from itertools import combinations, pairwise

import pytest

from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.hand import HandLayout, hand_layout, row_of_keys
from dealer_assist.app.theme.metrics import Glass

GLASSES = {
    "23in": Glass(1920, 1080, 96),
    "17.3in": Glass(1920, 1080, 127.3),
    "15.6in": Glass(1920, 1080, 141),
    "13.3in": Glass(1366, 768, 118),
    "11.6in": Glass(1366, 768, 135),
    "12.2in": Glass(1366, 768, 128),
    "10.1in 16:10": Glass(1280, 800, 149.5),
    "10.1in 16:9": Glass(1366, 768, 155.5),
}
PLACES = (2, 6, 9, 10)

every_glass = pytest.mark.parametrize("glass", GLASSES.values(), ids=GLASSES.keys())
every_table = pytest.mark.parametrize("seats", PLACES)
each_hand = pytest.mark.parametrize("left_handed", [False, True], ids=["right", "left"])
each_way = pytest.mark.parametrize("rtl", [False, True], ids=["ltr", "rtl"])


def laid_out(
    glass: Glass, seats: int = 9, *, drawer_open: bool = False, left_handed: bool = False, rtl: bool = False
) -> HandLayout:
    return hand_layout(glass, seats, drawer_open=drawer_open, left_handed=left_handed, rtl=rtl)


def targets(made: HandLayout) -> dict[str, Box]:
    """Everything that can be tapped while no drawer is open."""
    seats = {f"seat{number}": box for number, box in enumerate(made.seats, 1)}
    return {"table": made.table, "prompt": made.prompt, "floor": made.floor, **seats, **made.keys}


@every_glass
@every_table
@each_hand
@each_way
def test_no_two_targets_overlap_and_each_is_large_enough_for_a_finger(
    glass: Glass, seats: int, left_handed: bool, rtl: bool
) -> None:
    boxes = targets(laid_out(glass, seats, left_handed=left_handed, rtl=rtl))
    crowded = [(a, b) for a, b in combinations(boxes, 2) if boxes[a].gap(boxes[b]) < 2.99 and {a, b} != ROW_OF_TEXT]
    assert crowded == []
    assert [name for name, box in boxes.items() if min(box.w, box.h) < 15] == []


ROW_OF_TEXT = {"table", "prompt"}
"""Beside each other in the header; both are far wider than a finger."""


@every_glass
@every_table
@each_hand
def test_everything_lies_on_the_glass(glass: Glass, seats: int, left_handed: bool) -> None:
    whole = Box(0, 0, glass.width_mm, glass.height_mm)
    for drawer_open in (False, True):
        made = laid_out(glass, seats, drawer_open=drawer_open, left_handed=left_handed)
        for box in (*made.seats, *made.keys.values(), made.drawer, made.sheet, made.back, made.pots, made.board):
            assert whole.holds(box)


@every_glass
def test_the_row_has_the_gaps_that_were_asked_for(glass: Glass) -> None:
    keys = row_of_keys(glass, left_handed=False)
    order = list(keys)
    gaps = [keys[b].x - keys[a].right for a, b in pairwise(order)]
    least = [3, 5, 5, 3, 3, 10, 10]
    assert order == ["undo", "fold", "call", "raise", "pot", "split", "all_in", "next"]
    assert all(gap >= asked - 0.01 for gap, asked in zip(gaps, least, strict=True))
    assert gaps[1:5] == pytest.approx([5, 5, 3, 3])


@pytest.mark.parametrize(
    ("glass", "small", "wide"),
    [
        (GLASSES["15.6in"], (22, 20), (40, 25)),
        (GLASSES["13.3in"], (22, 20), (40, 25)),
        (GLASSES["11.6in"], (20, 20), (36, 20)),
        (GLASSES["10.1in 16:10"], (17, 17), (32, 20)),
        (GLASSES["10.1in 16:9"], (17, 17), (32, 17)),
    ],
)
def test_keys_have_the_sizes_of_the_ladder(glass: Glass, small: tuple[float, float], wide: tuple[float, float]) -> None:
    keys = row_of_keys(glass, left_handed=False)
    assert [(keys[name].w, keys[name].h) for name in ("undo", "fold", "raise", "all_in")] == [small] * 4
    assert [(keys[name].w, keys[name].h) for name in ("call", "next")] == [wide] * 2


@every_glass
@every_table
@each_hand
def test_all_in_is_ten_millimetres_from_everything(glass: Glass, seats: int, left_handed: bool) -> None:
    boxes = targets(laid_out(glass, seats, left_handed=left_handed))
    all_in = boxes.pop("all_in")
    frequent = [name for name in boxes if not name.startswith("seat")]
    assert min(all_in.gap(boxes[name]) for name in frequent) >= 9.99


@every_table
@every_glass
def test_seats_stand_clockwise_from_the_bottom_left(glass: Glass, seats: int) -> None:
    made = laid_out(glass, seats).seats
    first, last = made[0], made[-1]
    assert first.middle < glass.width_mm / 2 < last.middle
    assert first.y == last.y
    assert first.x == pytest.approx(glass.width_mm - last.right)
    left = [box for box in made if box.middle < glass.width_mm / 2 - 1]
    assert left == sorted(left, key=lambda box: (-box.y, box.x))


@every_table
def test_the_table_is_never_mirrored(seats: int) -> None:
    glass = GLASSES["15.6in"]
    one = laid_out(glass, seats)
    for other in (laid_out(glass, seats, rtl=True), laid_out(glass, seats, left_handed=True)):
        assert other.seats == one.seats
        assert (other.pots, other.board, other.limits) == (one.pots, one.board, one.limits)


def test_the_header_runs_in_reading_direction_and_the_keys_do_not() -> None:
    glass = GLASSES["15.6in"]
    one, other = laid_out(glass), laid_out(glass, rtl=True)
    assert other.table == one.table.mirrored(glass.width_mm)
    assert other.keys == one.keys


def test_a_left_handed_dealer_has_the_keys_in_a_mirror() -> None:
    glass = GLASSES["15.6in"]
    right, left = row_of_keys(glass, left_handed=False), row_of_keys(glass, left_handed=True)
    assert left == {name: box.mirrored(glass.width_mm) for name, box in right.items()}


@every_glass
@each_hand
def test_undo_stays_in_its_corner_clear_of_what_opens(glass: Glass, left_handed: bool) -> None:
    made = laid_out(glass, drawer_open=True, left_handed=left_handed)
    assert made.keys["undo"] == laid_out(glass, left_handed=left_handed).keys["undo"]
    assert made.keys["undo"].gap(made.drawer) >= 2.99
    assert made.back.gap(made.keys["undo"]) >= 9.99
    assert made.back.gap(made.drawer) >= 2.99


@every_glass
@every_table
def test_with_the_drawer_open_every_seat_is_still_to_be_read(glass: Glass, seats: int) -> None:
    made = laid_out(glass, seats, drawer_open=True)
    assert all(box.h == 12 and box.w >= 17 for box in made.seats)
    assert all(a.gap(b) >= 1.99 for a, b in combinations(made.seats, 2))
    assert all(box.gap(made.sheet) > 0 and box.gap(made.header) > 0 for box in made.seats)


@every_glass
@every_table
def test_what_lies_in_the_middle_keeps_clear_of_the_seats(glass: Glass, seats: int) -> None:
    for drawer_open in (False, True):
        made = laid_out(glass, seats, drawer_open=drawer_open)
        middle = [box for box in (made.pots, made.board, made.limits, made.trace) if box.h > 0]
        assert all(part.gap(seat) >= 0 for part in middle for seat in made.seats)
        assert all(a.gap(b) >= 0 for a, b in combinations(middle, 2))


def test_ten_seats_have_five_rows_where_there_is_height_and_four_along_the_top_where_not() -> None:
    tall, low = laid_out(GLASSES["15.6in"], 10).seats, laid_out(GLASSES["13.3in"], 10).seats
    assert len({box.y for box in tall}) == 5
    assert len({box.y for box in low}) == 4
    assert sum(box.y == min(each.y for each in low) for box in low) == 4
