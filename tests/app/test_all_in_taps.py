"""Taps of an all-in nobody followed: to the pots, to the pull, to the last chip pushed; the deepest stack covers."""

from dealer_assist.hand.state import Stage
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable
from tests.app.test_depth_0 import count, digits


def three_sizes(table: TouchedTable) -> None:
    """30 in the middle; seat 2 all-in 40, seat 4 all-in 110, seat 9 has both covered."""
    table.touch("key.next")
    table.taps = 0
    table.touch("key.all_in")
    digits(table, 30)
    count(table, "seat2", 40)
    count(table, "seat4", 110)
    table.touch("count.seat9", "count.covers")


def situation_16(table: TouchedTable) -> None:
    """30 in the middle; seat 2 all-in 40, seat 4 all-in 110, seat 6 all-in 250, seat 9 calls."""
    table.touch("key.next")
    table.taps = 0
    table.touch("key.all_in")
    digits(table, 30)
    for seat, amount in ((2, 40), (4, 110), (6, 250)):
        count(table, f"seat{seat}", amount)
    table.touch("count.seat9", "count.same")


def test_three_different_stacks_and_the_middle_take_twelve_taps(sit: Sit, language: str) -> None:
    table = sit(language=language, depth=0)
    three_sizes(table)
    assert table.taps == 12
    # 30 and 40 of each of three; 70 of each of two
    pots = {"en": "MAIN 150 (2,4,9) · SIDE 140 (4,9)", "ar": "الرئيسي 150 (2,4,9) · الجانبي 140 (4,9)"}
    assert table.headline == pots[language]


def test_what_a_covering_seat_has_above_goes_back_without_a_number(sit: Sit) -> None:
    table = sit(depth=0)
    three_sizes(table)
    assert table.prompt[1] == ("Pull 40 from each, then 70 from two. Check: 290. What seat 9 has above 110 goes back.")


def test_four_players_with_three_stacks_take_sixteen_taps(sit: Sit) -> None:
    table = sit(depth=0)
    situation_16(table)
    assert table.taps == 16
    assert table.headline == "MAIN 190 (2,4,6,9) · SIDE 1 210 (4,6,9) · SIDE 2 280 (6,9)"


def test_three_pots_are_pulled_and_pushed_in_five_taps(sit: Sit) -> None:
    table = sit(depth=0)
    situation_16(table)
    table.taps = 0
    table.touch("count.done")
    assert table.taps == 1
    # seat 4 cannot win side 2: tapped, side 2 was pushed and seat 4 wins side 1
    table.touch("award.seat6", "award.seat4", "award.seat2", "award.pushed")
    assert table.taps == 5
    assert table.in_front == {2: "190", 4: "210", 6: "280"}
    assert table.hand.stage is Stage.SETTLED


def test_a_seat_that_wins_every_pot_is_tapped_once_for_each(sit: Sit) -> None:
    table = sit(depth=0)
    situation_16(table)
    table.touch("count.done", "award.seat9", "award.seat9", "award.seat9", "award.pushed")
    assert table.in_front == {9: "680"}


def test_until_a_pot_has_its_winner_seats_of_the_next_one_are_dark(sit: Sit) -> None:
    table = sit(depth=0)
    situation_16(table)
    table.touch("count.done")
    assert not table.part_is_lit("award.seat4")
    table.touch("award.seat6")
    assert table.part_is_lit("award.seat4")
    # seat 2 can win the main pot alone: somebody wins side 1 before
    assert not table.shows("award.seat2")


def test_a_wrong_winner_is_put_right_by_a_tap_on_the_other_seat(sit: Sit) -> None:
    table = sit(depth=0)
    situation_16(table)
    table.touch("count.done", "award.seat6", "award.seat9")
    assert table.in_front == {}
    assert table.headline_of_the_award == "PUSH 280 TO SEAT 9"


def test_undo_takes_back_the_push_that_went_with_the_next_winner(sit: Sit) -> None:
    table = sit(depth=0)
    situation_16(table)
    table.touch("count.done", "award.seat6", "award.seat4", "key.undo")
    assert table.in_front == {}
    table.touch("award.seat9", "award.pushed")
    assert table.in_front == {9: "280"}


def test_a_covering_seat_may_be_told_first(sit: Sit) -> None:
    table = sit(depth=0)
    table.touch("key.next", "key.all_in")
    digits(table, 30)
    table.touch("count.seat9", "count.covers")
    count(table, "seat4", 110)
    count(table, "seat2", 40)
    assert table.headline == "MAIN 150 (2,4,9) · SIDE 140 (4,9)"


def test_a_covering_seat_that_is_counted_gets_its_number_back(sit: Sit) -> None:
    table = sit(depth=0)
    three_sizes(table)
    digits(table, 400)
    # 400 and nobody has more than 110
    assert table.headline == "RETURN 290 TO SEAT 9 · POT 290"


def test_covers_tapped_again_or_on_another_seat_holds_no_more(sit: Sit) -> None:
    table = sit(depth=0)
    three_sizes(table)
    table.touch("count.covers")
    assert table.headline == "SEAT 9: HOW MUCH IN FRONT?"
    table.touch("count.covers", "count.seat8", "count.covers")
    assert table.headline == "SEAT 9: HOW MUCH IN FRONT?"
    table.touch("key.undo", "key.undo")
    assert table.headline == "MAIN 150 (2,4,9) · SIDE 140 (4,9)"


def test_a_seat_that_covers_loses_and_plays_on_with_a_stack_nobody_counted(sit: Sit) -> None:
    table = sit(depth=0)
    three_sizes(table)
    table.touch("count.done", "award.seat4", "award.seat2", "award.pushed")
    assert table.stacks[9] is None
    table.touch("key.next")
    assert 9 in table.seats_left
