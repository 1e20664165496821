"""Misdeals and misplaced buttons: chips go back, the same hand again; the hand stands, and where the button goes on."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dealer_assist.guide.next_steps import next_steps
from dealer_assist.hand.entries import AllIn, BlindsChopped, Call, CollectionTaken, Fold, Wager
from dealer_assist.hand.situation import SeatTold
from dealer_assist.hand.state import Positions
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.between import (
    ButtonMisplaced,
    CameBack,
    ChipsAdded,
    DealtWithoutPost,
    Misdealt,
    MissedTold,
    PositionsTold,
    WentAway,
)
from dealer_assist.table.entries import BombPotAgreed, ButtonPlaced, CountedNow, EndHand, SeatTaken, StartHand
from dealer_assist.table.places import taken, with_seat
from dealer_assist.table.standing import Comes, Coming, Owed, Way
from dealer_assist.table.state import Marks, TableState
from tests.tables import a_table, behind, dealt, house_rules, part_of, play, refusal, stacks_of, the_hand


def second_hand(**changes: object) -> TableState:
    """Six players, the second hand dealt: button 2, small blind 3, big blind 4."""
    table = a_table(dict.fromkeys(range(1, 7)), rules=house_rules(**changes), max_seats=7)
    return play(table, StartHand(), EndHand(followed=False), StartHand())


def test_after_a_misdeal_every_chip_is_back_and_the_same_hand_is_dealt_again() -> None:
    # TDA 2024 R35-C
    table = play(dealt((100, 100, 100, 100)), Wager(4, 20), Call(1), Misdealt())
    assert (table.hand, stacks_of(table)) == (None, {1: 100, 2: 100, 3: 100, 4: 100})
    again = play(table, StartHand())
    assert the_hand(again).positions == Positions(1, 2, 3)
    assert (the_hand(again).number, behind(again)) == (2, {1: 100, 2: 99, 3: 98, 4: 100})


def test_debts_that_grew_with_the_misdealt_hand_are_as_before() -> None:
    table = a_table(dict.fromkeys(range(1, 7)), max_seats=6)
    table = play(table, StartHand(), EndHand(followed=False), WentAway(4), StartHand())
    assert taken(table, 4).owes == Owed(big=1)
    assert taken(play(table, Misdealt()), 4).owes == Owed()


def test_redeal_has_the_players_of_the_misdeal_and_no_others() -> None:
    table = a_table(dict.fromkeys(range(1, 7)), max_seats=8)
    table = play(table, StartHand(), EndHand(followed=False), WentAway(6), StartHand(), CameBack(6), Misdealt())
    table = play(table, SeatTaken(8), StartHand())
    assert [each.seat for each in the_hand(table).seats] == [1, 2, 3, 4, 5]
    table = play(table, EndHand(followed=False), StartHand())
    assert [each.seat for each in the_hand(table).seats] == [1, 2, 3, 4, 5, 6, 8]


def test_house_moves_the_button_on_after_a_misdeal() -> None:
    table = play(second_hand(misdeal_button="advances"), Misdealt(), StartHand())
    assert the_hand(table).positions == Positions(3, 4, 5)


def test_chips_bought_during_a_misdealt_hand_play_in_the_redeal() -> None:
    table = play(dealt((100, 100, 100)), ChipsAdded(1, 50), Misdealt(), StartHand())
    assert behind(table)[1] == 150


def test_hand_counted_in_the_middle_is_dealt_again_at_the_positions_told() -> None:
    counted = CountedNow(
        seats=(SeatTold(1, 0, behind=90), SeatTold(2, 1, behind=99), SeatTold(3, 2, behind=98)),
        positions=Positions(1, 2, 3),
        street="preflop",
    )
    table = play(a_table({1: None, 2: None, 3: None}, button=None), counted, Misdealt())
    assert stacks_of(table) == {1: 90, 2: 100, 3: 100}
    assert the_hand(play(table, StartHand())).positions == Positions(1, 2, 3)


def test_nothing_to_deal_again_between_hands_or_where_nobody_told_the_button() -> None:
    assert refusal(a_table((100, 100)), Misdealt()).code is RefusalCode.NO_HAND_OPEN
    counted = CountedNow(seats=(SeatTold(1, 2), SeatTold(2, 2)), positions=Positions(), street="flop")
    table = play(a_table({1: None, 2: None}, button=None), counted)
    assert refusal(table, Misdealt()).code is RefusalCode.NOTHING_DEALT_HERE


# -- a misplaced button


def misplaced(**changes: object) -> TableState:
    """The second hand with the button on seat 3 instead of 2."""
    table = a_table((100,) * 6, rules=house_rules(**changes), max_seats=7)
    return play(table, StartHand(), EndHand(followed=False), ButtonPlaced(3), StartHand())


def positions(table: TableState) -> tuple[int | None, int | None, int | None]:
    at = the_hand(table).positions
    return at.button, at.small_blind, at.big_blind


def next_positions(table: TableState) -> tuple[int | None, int | None, int | None]:
    return positions(play(table, EndHand(followed=False), StartHand()))


def test_button_is_put_right_before_substantial_action_and_the_hand_keeps_its_number() -> None:
    # TDA 2024 R34-A
    table = play(misplaced(), ButtonMisplaced(substantial_action=False))
    assert (positions(table), the_hand(table).number) == ((2, 3, 4), 2)


def test_after_substantial_action_one_house_goes_on_from_the_wrong_seat() -> None:
    table = play(misplaced(button_error_rule="stands_after_substantial_action"), ButtonMisplaced(True))
    assert (positions(table), next_positions(table)) == ((3, 4, 5), (4, 5, 6))


def test_another_goes_back_and_the_hand_played_too_early_falls_away() -> None:
    # WSOP Live 2024 R109: 3, 4, 5 has been played; 2, 3, 4 is made up for, then it goes on with 4, 5, 6
    table = play(misplaced(button_error_rule="correct_next_hand"), ButtonMisplaced(True))
    assert next_positions(table) == (2, 3, 4)
    assert next_positions(play(table, EndHand(followed=False), StartHand())) == (4, 5, 6)


def test_button_that_moved_by_the_rule_is_not_misplaced() -> None:
    assert refusal(second_hand(), ButtonMisplaced(False)).code is RefusalCode.BUTTON_NOT_MISPLACED
    # of a first button nobody can say where it should have been
    assert refusal(dealt((100, 100, 100)), ButtonMisplaced(False)).code is RefusalCode.BUTTON_NOT_MISPLACED


def test_blinds_put_elsewhere_with_the_button_are_dealt_there() -> None:
    table = play(second_hand(), EndHand(followed=False), ButtonPlaced(1, small_blind=3, big_blind=5), StartHand())
    assert positions(table) == (1, 3, 5)


@pytest.mark.parametrize(
    ("big_blind", "because"),
    [(7, "nobody sits there"), (3, "the small blind is there"), (5, "the player has left for the moment")],
)
def test_big_blind_put_where_nobody_can_pay_it_goes_left_of_the_small_blind(big_blind: int, because: str) -> None:
    table = play(second_hand(), EndHand(followed=False), WentAway(5))
    table = play(table, ButtonPlaced(1, small_blind=3, big_blind=big_blind))
    table = play(table, StartHand())
    assert positions(table) == (1, 2, 3), because
    assert next_steps(table)[0].code == "next_hand"


def test_button_put_with_its_blinds_before_one_of_two_players_goes_on_when_that_player_leaves() -> None:
    table = play(a_table((100,) * 3), ButtonPlaced(2, small_blind=1, big_blind=3), WentAway(2))
    # heads-up the button is a player: it was to be at 2, the next to its left has the big blind
    table = play(table, StartHand())
    assert positions(table) == (1, 1, 3)
    assert next_steps(table)[0].code == "next_hand_heads_up"


def test_button_put_before_a_player_who_waits_is_one_of_the_two_who_are_dealt_in() -> None:
    table = play(a_table((100,) * 3), ButtonPlaced(1), MissedTold(1, Owed(small=1)), StartHand())
    # seats 2 and 3 play: the next left of 1 has the big blind, the other has button and small blind
    assert positions(table) == (3, 3, 2)
    assert next_steps(table)[0].code == "next_hand_heads_up"


def test_with_three_blinds_and_a_player_who_waits_at_the_middle_one_two_play_heads_up() -> None:
    table = a_table({1: 100, 2: 100, 8: 100}, blinds=(2, 4, 8))
    back = replace(taken(table, 8), coming=Coming(Comes.BACK, Way.POST), owes=Owed(small=1))
    table = replace(with_seat(table, back), marks=Marks(1, 1, 2), button_placed=None)
    # the last big blind was at 2: now it is at 1, and 2 has button and small blind
    table = play(table, StartHand())
    assert positions(table) == (2, 2, 1)
    assert next_steps(table)[0].code == "next_hand_heads_up"


def test_positions_nobody_followed_are_told_and_the_next_hand_goes_on_from_them() -> None:
    table = play(a_table((100,) * 5, button=None), PositionsTold(2, 3, 4))
    assert table.marks == Marks(2, 3, 4)
    assert positions(play(table, StartHand())) == (3, 4, 5)
    assert refusal(table, PositionsTold(2, 3, 11)).code is RefusalCode.SEAT_UNKNOWN


# -- dealt in without a post


def owing() -> TableState:
    """A hand is on, seat 6 owes a big blind and was not dealt in by the book."""
    table = a_table((100,) * 6, max_seats=7)
    return play(table, StartHand(), EndHand(followed=False), MissedTold(6, Owed(big=1)), StartHand())


def test_who_looked_before_posting_has_a_dead_hand() -> None:
    # WSOP Live 2024 R157
    table = owing()
    assert play(table, DealtWithoutPost(6, looked=True, acted=False)) == table


def test_chips_that_went_in_first_make_the_hand_live_and_the_post_is_due_on_the_next_deal() -> None:
    table = play(owing(), DealtWithoutPost(6, looked=True, acted=True))
    assert part_of(table, 6).put_in == 0
    coming = taken(table, 6).coming
    assert coming is not None
    assert coming.way is Way.POST
    # outside the blinds by then: button 3, blinds 4 and 5
    after = play(table, EndHand(followed=False), StartHand())
    assert part_of(after, 6).front == 2


def test_who_has_neither_looked_nor_acted_may_still_post() -> None:
    assert refusal(owing(), DealtWithoutPost(6, looked=False, acted=False)).code is RefusalCode.MAY_STILL_POST
    assert refusal(owing(), DealtWithoutPost(1, looked=True, acted=False)).code is RefusalCode.PLAYS_ALREADY


def test_misdealt_bomb_pot_holds_the_players_for_its_redeal_only() -> None:
    table = play(a_table((100,) * 4, button=1, max_seats=6), StartHand(), EndHand(followed=False))
    table = play(table, BombPotAgreed(10), StartHand(), Misdealt(), SeatTaken(6), StartHand())
    assert [each.seat for each in the_hand(table).seats] == [1, 2, 3, 4]
    table = play(table, EndHand(followed=False), StartHand())
    assert 6 in [each.seat for each in the_hand(table).seats]


def test_hand_whose_blinds_were_chopped_is_no_misdeal_any_more() -> None:
    table = play(dealt((100, 100, 100), rules=house_rules(chop_blinds=True)), Fold(1), BlindsChopped())
    assert refusal(table, Misdealt()).code is RefusalCode.POT_ALREADY_AWARDED


def test_hand_of_which_the_house_has_its_share_is_no_misdeal_any_more() -> None:
    rules = house_rules(rake_method="fixed", rake_cap=1, rake_cap_by_players=(), no_flop_no_drop=False)
    table = play(dealt((100, 100), rules=rules), AllIn(1), Call(2), CollectionTaken())
    assert refusal(table, Misdealt()).code is RefusalCode.POT_ALREADY_AWARDED


def test_after_a_misdeal_with_the_button_moving_a_button_laid_by_the_dealer_stays_where_the_hand_had_it() -> None:
    table = a_table((100, 100, 100, 100), button=1, rules=house_rules(misdeal_button="advances"))
    table = play(table, StartHand(), Misdealt(), StartHand())
    assert table.marks == Marks(2, 3, 4)
