"""The house takes its share out of the pots of a hand: when, how much, and what is left to push."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dealer_assist.hand.collection import collection_due, contested, flop_seen, raked
from dealer_assist.hand.conserve import check_conserved
from dealer_assist.hand.entries import (
    AllIn,
    Award,
    BetsPulled,
    Call,
    CollectionTaken,
    Fold,
    Mucked,
    StreetDealt,
    UncalledReturned,
    Wager,
)
from dealer_assist.hand.state import HandState, Stage
from dealer_assist.pots.build import Pot
from dealer_assist.pots.rake import Collection, Raked
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.refused import BrokenInvariant, RefusalCode
from dealer_assist.table import taps
from dealer_assist.table.entries import EndHand, Entry, FloorDecision
from dealer_assist.table.state import TableState
from tests.tables import behind, dealt, house_rules, play, refusal, stacks_of, the_hand, won_by

TEN_PERCENT = house_rules(rake_method="percent_rounded", rake_percent_bp=1000, rake_cap=5)
FIXED = house_rules(rake_method="fixed", rake_cap=4)
FIXED_ALWAYS = house_rules(rake_method="fixed", rake_cap=4, no_flop_no_drop=False)

FLOP_WON = (Wager(1, 10), Fold(2), Call(3), StreetDealt(), Wager(3, 20), Fold(1))
"""Three-handed, blinds 1 and 2: 10 + 1 + 10 in the middle, a bet of 20 on the flop nobody calls."""
ALL_IN_CALLED = (AllIn(1), Fold(2), Call(3))
"""All-in before the flop and called; the board is run out without telling its cards."""


def after(*entries: Entry, rules: HouseRules = TEN_PERCENT) -> TableState:
    return play(dealt((100, 100, 100), rules=rules), *entries)


def due(table: TableState) -> int:
    share = collection_due(the_hand(table))
    assert share is not None
    return share.taken


# -- how much


def test_ten_percent_of_what_was_called_comes_out_of_the_pot() -> None:
    # 21 lies in the middle, 20 go back: 2.1, rounded down
    table = after(*FLOP_WON, UncalledReturned(), CollectionTaken())
    assert the_hand(table).collected == Collection(rake=2, net=(19,))
    assert behind(play(table, Award(0, won_by(3)))) == {1: 90, 2: 99, 3: 109}


def test_pot_pushed_without_a_word_about_the_collection_has_lost_it_too() -> None:
    told = after(*FLOP_WON, UncalledReturned(), CollectionTaken(), Award(0, won_by(3)), EndHand())
    untold = after(*FLOP_WON, Award(0, won_by(3)), EndHand())
    assert stacks_of(untold) == stacks_of(told) == {1: 90, 2: 99, 3: 109}


def test_without_a_flop_nothing_is_taken() -> None:
    # 2 + 1 + 2 in the middle, 8 of the raise went back
    table = after(Wager(1, 10), Fold(2), Fold(3), Award(0, won_by(1)))
    assert the_hand(table).collected == Collection(net=(5,))
    assert behind(table) == {1: 103, 2: 99, 3: 98}


def test_house_that_rakes_without_a_flop_takes_it_there_too() -> None:
    table = after(Wager(1, 30), Fold(2), Call(3), rules=FIXED_ALWAYS)
    # the bet is called, the flop has not come: nothing is taken while chips can be bet
    assert refusal(table, CollectionTaken()).code is RefusalCode.BETTING_STILL_OPEN
    assert due(after(Wager(1, 10), Fold(2), Fold(3), rules=FIXED_ALWAYS)) == 4


def test_uncalled_bet_counts_where_all_chips_bet_are_raked_whether_or_not_it_went_back_already() -> None:
    rules = house_rules(rake_method="percent_rounded", rake_percent_bp=1000, rake_cap=50, rake_base="all_chips_bet")
    # 21 + 20 = 41
    assert due(after(*FLOP_WON, rules=rules)) == 4
    assert due(after(*FLOP_WON, UncalledReturned(), rules=rules)) == 4


def test_cap_follows_the_number_dealt_in_not_the_number_still_in() -> None:
    rules = house_rules(rake_method="fixed", rake_cap=5, rake_cap_by_players=((2, 1), (3, 3)))
    assert due(after(*FLOP_WON, rules=rules)) == 3


# -- whether there was a flop


def test_hands_all_in_before_the_flop_see_the_whole_board_told_or_not() -> None:
    table = after(*ALL_IN_CALLED)
    assert the_hand(table).street == 0
    assert due(table) == 5


def test_hand_given_up_at_the_showdown_of_an_untold_board_is_raked() -> None:
    table = after(*ALL_IN_CALLED, Mucked(1))
    assert the_hand(table).stage is Stage.WON
    assert due(table) == 5


def test_blinds_all_in_and_everybody_else_out_have_seen_a_flop_between_them() -> None:
    table = play(dealt({1: 100, 2: 1, 3: 2}, rules=FIXED), Fold(1))
    assert flop_seen(the_hand(table))


def test_big_blind_all_in_that_everybody_folds_to_has_seen_none() -> None:
    table = play(dealt({1: 100, 2: 100, 3: 2}, rules=FIXED), Fold(1), Fold(2), BetsPulled())
    assert not flop_seen(the_hand(table))
    assert due(table) == 0


def test_pot_the_floor_pushes_while_the_first_round_is_open_is_not_raked() -> None:
    table = after(Wager(1, 30), FloorDecision(Award(0, won_by(1)), "both others walked away"), rules=FIXED)
    collected = the_hand(table).collected
    assert collected is not None
    assert collected.taken == 0


def test_several_in_the_main_pot_have_seen_a_flop_whoever_is_alone_in_the_side_pot() -> None:
    assert contested((Pot(40, (1, 2)), Pot(20, (2,))))


# -- what it depends on


def test_share_of_the_house_follows_from_the_hand_as_it_lies() -> None:
    assert raked(the_hand(after(*FLOP_WON))) == Raked(dealt_in=3, flop=True, returned=20)
    assert raked(the_hand(after(*ALL_IN_CALLED))) == Raked(dealt_in=3, flop=True)
    assert raked(replace(the_hand(after(*ALL_IN_CALLED)), time_due=12)).time_due == 12


def test_house_without_a_rake_takes_its_jackpot_drop_all_the_same() -> None:
    # 21 were called, 20 of the bet go back
    table = after(*FLOP_WON, Award(0, won_by(3)), rules=house_rules(jackpot_drop=2))
    assert behind(table) == {1: 90, 2: 99, 3: 109}


def test_house_without_rake_jackpot_and_time_has_taken_nothing_out_of_a_pot_that_is_pushed() -> None:
    table = after(*FLOP_WON, Award(0, won_by(3)), rules=house_rules())
    assert (behind(table), the_hand(table).collected) == ({1: 90, 2: 99, 3: 111}, None)


# -- which pots


def three_all_in(rules: HouseRules) -> TableState:
    """Main pot 3 × 10, side pot 2 × 90."""
    return play(dealt({1: 100, 2: 100, 3: 10}, rules=rules), AllIn(1), Call(2), Call(3))


@pytest.mark.parametrize(
    ("order", "net"),
    [("main_pot_first", (0, 175)), ("last_side_first", (30, 145)), ("pro_rata", (25, 150)), ("each_pot", (0, 175))],
)
def test_house_decides_which_pot_pays(order: str, net: tuple[int, int]) -> None:
    # 35 of 30 and 180: pro rata exactly 5 and 30; a fixed amount of each pot by itself is 30, then 5
    rules = house_rules(rake_method="fixed", rake_cap=35, rake_take_order=order)
    table = play(three_all_in(rules), CollectionTaken())
    assert tuple(pot.amount for pot in the_hand(table).pots) == net


def test_pot_the_house_has_emptied_is_not_pushed() -> None:
    rules = house_rules(rake_method="fixed", rake_cap=30)
    table = play(three_all_in(rules), CollectionTaken(), Award(1, won_by(2)))
    assert the_hand(table).stage is Stage.SETTLED
    assert refusal(three_all_in(rules), Award(0, won_by(3))).code is RefusalCode.POT_UNKNOWN
    assert stacks_of(play(table, EndHand())) == {1: 0, 2: 180, 3: 0}


def test_odd_chip_is_decided_of_what_is_left() -> None:
    # 201 with 5 taken is 196: nothing odd; of the 201 the odd chip would go left of the button, to seat 3
    table = after(*ALL_IN_CALLED, Award(0, won_by(1, 3)))
    assert behind(table) == {1: 98, 2: 99, 3: 98}


def test_hand_goes_on_after_the_house_took_its_share_though_a_pot_is_empty() -> None:
    assert the_hand(after(*ALL_IN_CALLED, CollectionTaken())).stage is Stage.ROUND_OVER
    emptied = play(three_all_in(house_rules(rake_method="fixed", rake_cap=30)), CollectionTaken())
    assert the_hand(emptied).stage is Stage.ROUND_OVER


# -- nothing left to push


def test_pot_the_house_takes_whole_ends_the_hand() -> None:
    # 2 + 1 + 2 less the 2 that go back to nobody: 5 is more than 4; so a drop of 5
    rules = house_rules(rake_method="fixed", rake_cap=5, no_flop_no_drop=False)
    folded = after(Wager(1, 10), Fold(2), Fold(3), rules=rules)
    assert the_hand(play(folded, CollectionTaken())).stage is Stage.SETTLED
    assert stacks_of(play(folded, EndHand())) == {1: 98, 2: 99, 3: 98}
    assert the_hand(play(folded, taps.next_hand(folded))).number == 2


def test_big_blind_nobody_called_goes_back_and_nothing_is_taken() -> None:
    table = play(dealt((100, 100), rules=FIXED_ALWAYS, blinds=(0, 2)), Fold(1), EndHand())
    assert sum(stack or 0 for stack in stacks_of(table).values()) == 200


# -- refusals


def test_collection_is_taken_once() -> None:
    table = after(*ALL_IN_CALLED, CollectionTaken())
    assert refusal(table, CollectionTaken()).code is RefusalCode.COLLECTION_TAKEN


def test_after_the_first_pot_was_pushed_there_is_nothing_to_take() -> None:
    table = play(three_all_in(TEN_PERCENT), Award(1, won_by(2)))
    assert refusal(table, CollectionTaken()).code is RefusalCode.COLLECTION_TAKEN


def test_after_the_first_pot_was_pushed_a_house_without_a_rake_takes_nothing_either() -> None:
    table = play(three_all_in(house_rules()), Award(1, won_by(2)))
    assert refusal(table, CollectionTaken()).code is RefusalCode.COLLECTION_TAKEN


def test_another_amount_is_refused_with_the_house_s_own_and_taken_by_the_floor_s_word() -> None:
    table = after(*ALL_IN_CALLED)
    refused = refusal(table, CollectionTaken(rake=3))
    assert (refused.code, refused.facts["due"]) == (RefusalCode.COLLECTION_DIFFERS, 5)
    assert refused.remedies == (CollectionTaken(),)
    by_floor = play(table, FloorDecision(CollectionTaken(rake=3), "promised half rake"))
    assert the_hand(by_floor).collected == Collection(rake=3, net=(198,))


@pytest.mark.parametrize(
    ("told", "taken"),
    [
        (CollectionTaken(rake=3), Collection(rake=3, jackpot=2, net=(196,))),
        (CollectionTaken(jackpot=1), Collection(rake=5, jackpot=1, net=(195,))),
        (CollectionTaken(rake=3, jackpot=1), Collection(rake=3, jackpot=1, net=(197,))),
        (CollectionTaken(), Collection(rake=5, jackpot=2, net=(194,))),
    ],
)
def test_amount_nobody_told_is_the_house_s_own(told: CollectionTaken, taken: Collection) -> None:
    rules = house_rules(rake_method="fixed", rake_cap=5, jackpot_drop=2)
    table = after(*ALL_IN_CALLED, FloorDecision(told, "promised"), rules=rules)
    assert the_hand(table).collected == taken


def test_the_same_amount_told_is_the_house_s_own() -> None:
    assert the_hand(after(*ALL_IN_CALLED, CollectionTaken(rake=5, jackpot=0))).collected is not None


@pytest.mark.parametrize("entry", [CollectionTaken(rake=202), CollectionTaken(rake=200, jackpot=2)])
def test_more_than_the_pot_holds_is_not_taken_even_by_the_floor_s_word(entry: CollectionTaken) -> None:
    refused = refusal(after(*ALL_IN_CALLED), FloorDecision(entry, "all of it"))
    assert (refused.code, refused.facts["pot"]) == (RefusalCode.MORE_THAN_POT, 201)


def test_all_the_pot_holds_is_taken_by_the_floor_s_word() -> None:
    table = after(*ALL_IN_CALLED, FloorDecision(CollectionTaken(rake=201), "all of it"))
    assert the_hand(table).collected == Collection(rake=201, net=(0,))


@pytest.mark.parametrize("entry", [CollectionTaken(rake=-1), CollectionTaken(rake=-1, jackpot=5)])
def test_less_than_nothing_is_not_taken(entry: CollectionTaken) -> None:
    refused = refusal(after(*ALL_IN_CALLED), entry)
    assert (refused.code, refused.facts) == (RefusalCode.AMOUNT_NEGATIVE, {"amount": -1})


def test_nothing_is_taken_while_a_seat_owes_action() -> None:
    assert refusal(after(Call(1)), CollectionTaken()).code is RefusalCode.BETTING_STILL_OPEN


# -- conservation


def test_chips_the_house_took_twice_do_not_add_up() -> None:
    hand: HandState = the_hand(after(*ALL_IN_CALLED, CollectionTaken()))
    check_conserved(hand)
    with pytest.raises(BrokenInvariant, match="taken by the house"):
        check_conserved(replace(hand, collected=Collection(rake=10, net=(191,))))
