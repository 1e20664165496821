"""Main and side pots, dead money and what goes back. Sources: TDA 2024 R15-B, R21; WSOP Live 2024 R149, R150, R156."""

from __future__ import annotations

from dealer_assist.pots.build import Contribution, Pot, Uncalled, build_pots, merged, uncalled

# -- what goes back


def test_part_of_the_largest_total_nobody_matched_goes_back() -> None:
    assert uncalled([Contribution(1, 300), Contribution(2, 180), Contribution(3, 50)]) == Uncalled(1, 120, 300, 180)


def test_folded_seat_has_matched_as_far_as_its_chips_reach() -> None:
    assert uncalled([Contribution(1, 300), Contribution(2, 200, folded=True)]) == Uncalled(1, 100, 300, 200)


def test_two_equal_totals_leave_nothing_uncalled() -> None:
    assert uncalled([Contribution(1, 300), Contribution(2, 300, folded=True), Contribution(3, 10)]) is None


def test_single_seat_gets_everything_back() -> None:
    assert uncalled([Contribution(4, 75)]) == Uncalled(4, 75, 75, 0)


def test_dead_chips_match_nothing_and_do_not_go_back() -> None:
    assert uncalled([Contribution(1, 20), Contribution(2, 10, dead=50)]) == Uncalled(1, 10, 20, 10)


def test_nobody_with_chips_in_has_nothing_to_get_back() -> None:
    assert uncalled([Contribution(1, 0), Contribution(2, 0)]) is None
    assert uncalled([]) is None


# -- pots


def test_three_all_ins_of_different_size_make_three_pots() -> None:
    each = [Contribution(1, 10), Contribution(2, 30), Contribution(3, 60), Contribution(4, 60)]
    # 4 × 10, then 3 × 20, then 2 × 30
    assert build_pots(each) == (Pot(40, (1, 2, 3, 4)), Pot(60, (2, 3, 4)), Pot(60, (3, 4)))


def test_equal_all_ins_make_one_pot() -> None:
    assert build_pots([Contribution(1, 30), Contribution(2, 30), Contribution(3, 30)]) == (Pot(90, (1, 2, 3)),)


def test_folded_chips_fall_into_the_layers_they_reach() -> None:
    each = [Contribution(1, 20), Contribution(2, 50), Contribution(3, 50), Contribution(4, 35, folded=True)]
    # main 4 × 20; side 30 + 30 + 15 of the folded seat
    assert build_pots(each) == (Pot(80, (1, 2, 3)), Pot(75, (2, 3)))


def test_folded_chips_above_everybody_in_stay_in_the_last_pot() -> None:
    each = [Contribution(1, 20), Contribution(2, 20), Contribution(3, 45, folded=True)]
    assert build_pots(each) == (Pot(85, (1, 2)),)


def test_two_layers_left_to_the_same_seats_are_one_pot() -> None:
    each = [Contribution(1, 10, folded=True), Contribution(2, 40), Contribution(3, 40)]
    assert build_pots(each) == (Pot(90, (2, 3)),)


def test_dead_money_lies_whole_in_the_main_pot() -> None:
    each = [Contribution(1, 1), Contribution(2, 40, dead=25), Contribution(3, 40)]
    assert build_pots(each) == (Pot(28, (1, 2, 3)), Pot(78, (2, 3)))


def test_chips_of_an_earlier_deal_lie_in_the_main_pot() -> None:
    assert build_pots([Contribution(1, 5), Contribution(2, 5)], carried=100) == (Pot(110, (1, 2)),)


def test_seat_all_in_with_nothing_live_can_win_the_dead_money_only() -> None:
    each = [Contribution(1, 0, dead=20, all_in=True), Contribution(2, 40), Contribution(3, 40)]
    assert build_pots(each) == (Pot(20, (1, 2, 3)), Pot(80, (2, 3)))


def test_side_pot_of_one_seat_is_uncontested() -> None:
    each = [Contribution(1, 20), Contribution(2, 50), Contribution(3, 50, folded=True)]
    main, side = build_pots(each)
    assert (main.uncontested, side.uncontested) == (False, True)
    assert side == Pot(60, (2,))


def test_nobody_live_leaves_all_chips_to_those_still_in() -> None:
    each = [Contribution(1, 0), Contribution(2, 0, dead=5), Contribution(3, 7, folded=True)]
    assert build_pots(each) == (Pot(12, (1, 2)),)


def test_seat_still_in_with_no_chip_in_gets_no_empty_pot_of_its_own() -> None:
    assert build_pots([Contribution(1, 0), Contribution(2, 40), Contribution(3, 40)]) == (Pot(80, (2, 3)),)


def test_no_chips_make_no_pot() -> None:
    assert build_pots([Contribution(1, 0), Contribution(2, 0)]) == ()


# -- pots pulled earlier, and those of later chips


def test_side_pot_of_a_later_street_joins_the_one_of_the_same_seats() -> None:
    before = [Pot(90, (1, 2, 3)), Pot(40, (2, 3))]
    assert merged(before, [Pot(60, (2, 3))], (1, 2, 3)) == (Pot(90, (1, 2, 3)), Pot(100, (2, 3)))


def test_seat_that_folds_later_drops_out_of_earlier_pots() -> None:
    assert merged([Pot(90, (1, 2, 3)), Pot(40, (2, 3))], [], (1, 2)) == (Pot(90, (1, 2)), Pot(40, (2,)))


def test_pots_left_to_the_same_seats_by_a_fold_become_one() -> None:
    assert merged([Pot(90, (1, 2, 3)), Pot(40, (2, 3))], [], (2, 3)) == (Pot(130, (2, 3)),)


def test_pot_told_for_everybody_is_that_of_the_seats_still_in() -> None:
    assert merged([Pot(75, ())], [Pot(30, (1, 5))], (1, 4, 5)) == (Pot(75, (1, 4, 5)), Pot(30, (1, 5)))


def test_pot_whose_chips_have_all_gone_back_is_none() -> None:
    assert merged([Pot(0, (1, 2, 3))], [Pot(40, (1, 2))], (1, 2, 3)) == (Pot(40, (1, 2)),)


def test_pot_all_of_whose_players_are_out_goes_to_those_still_in() -> None:
    # chips left by a void hand, whose players have folded before a newcomer
    assert merged([Pot(50, (1, 2))], [Pot(8, (3, 4))], (3, 4)) == (Pot(58, (3, 4)),)
