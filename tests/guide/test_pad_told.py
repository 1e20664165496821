"""What a seat may do, from the chips in front: rules 1 to 4 of "What the chips in front tell"."""

from dealer_assist.guide.in_front import Opened, answer
from dealer_assist.guide.prompt import Ask, Said
from dealer_assist.hand.situation import FullRaise, Situation
from dealer_assist.hand.state import Positions
from tests.guide.telling import told
from tests.tables import house_rules


def pad(situation: Situation, seat: int) -> Said:
    return answer(situation, Opened.PAD, seat)


def asked(said: Said) -> str | None:
    return said.fact if isinstance(said, Ask) else None


def test_a_seat_with_nothing_in_front_sees_a_bet_and_a_raise_over_it() -> None:
    said = pad(told({2: 40, 5: 100, 8: 0}, positions=Positions(1)), 8)
    assert (said.slots, said.why.sum) == ({"seat": 8, "call": 100, "min": 160}, "100 + 60")


def test_a_raise_too_small_to_be_full_was_an_all_in_though_nobody_said_so() -> None:
    # 40, then 60: twenty more can only be somebody's last chips, so the smallest raise is still forty
    assert pad(told({2: 40, 5: 60, 8: 0}, positions=Positions(1)), 8).slots["min"] == 100


def test_a_folded_seat_raised_in_full() -> None:
    said = pad(told({2: 100, 5: 150, 8: 150}, folded=(5,), inside=(8,), positions=Positions(1)), 2)
    assert said.slots == {"seat": 2, "call": 50, "min": 200}


def test_chips_of_a_call_for_less_change_nothing() -> None:
    said = pad(told({2: 100, 3: 30, 8: 0}, all_in=(3,), positions=Positions(1)), 8)
    assert said.slots == {"seat": 8, "call": 100, "min": 200}


def test_two_possible_sizes_under_a_short_all_in_ask_for_the_last_full_raise() -> None:
    assert asked(pad(told({2: 100, 5: 140, 8: 140}, all_in=(5,), inside=(8,)), 2)) == "last_full_raise_to"


def test_a_called_all_in_may_have_been_the_last_raise_inside_the_own_total() -> None:
    # 15 is under two smallest bets of 10, but seat 4 can have raised a bet of 10 with its last chips
    situation = told({2: 15, 4: 15, 5: 24, 8: 24}, all_in=(4, 5), inside=(8,), blinds=(5, 10))
    assert asked(pad(situation, 2)) == "last_full_raise_to"


def test_two_raises_to_less_than_three_big_blinds_were_one() -> None:
    # over the big blind of 10 a raise to 25 leaves no room for a second one
    situation = told(
        {1: 5, 2: 10, 3: 25, 4: 38},
        all_in=(4,),
        folded=(1, 2),
        blinds=(5, 10),
        positions=Positions(5, 1, 2),
        street="preflop",
    )
    assert pad(situation, 3).code == "to_act"
    assert pad(told_with_a_caller(situation), 3).slots == {
        "seat": 3,
        "call": 13,
        "increase": 13,
        "full": 15,
        "rule": "full_raise",
    }


def told_with_a_caller(situation: Situation) -> Situation:
    return told(
        {**{each.seat: each.front for each in situation.seats}, 5: 38},
        all_in=(4,),
        folded=(1, 2),
        blinds=(5, 10),
        positions=Positions(5, 1, 2),
        street="preflop",
    )


def test_when_all_others_are_all_in_or_out_the_seat_only_calls() -> None:
    said = pad(told({2: 100, 5: 240, 8: 100}, all_in=(5,), folded=(8,)), 2)
    assert (said.code, said.slots) == ("to_act", {"seat": 2, "call": 140, "min": None})


def test_with_nothing_to_call_the_smallest_bet_is_told() -> None:
    said = pad(told({2: 0, 5: 0}), 2)
    assert (said.code, said.slots) == ("to_act_check", {"seat": 2, "min": 5, "raises": False})


def test_the_big_blind_has_its_option_when_all_limped() -> None:
    situation = told({1: 5, 2: 5, 4: 5}, positions=Positions(4, 1, 2), street="preflop")
    assert pad(situation, 2).slots == {"seat": 2, "min": 10, "raises": True}


def test_a_seat_that_is_all_in_has_no_action_left() -> None:
    assert pad(told({2: 100, 5: 240}, all_in=(2,)), 2).code == "refused.is_all_in"


def test_a_seat_that_has_folded_has_no_action_left() -> None:
    assert pad(told({2: 100, 5: 240}, folded=(2,)), 2).code == "refused.has_folded"


def test_chips_that_were_not_counted_are_asked_for_first() -> None:
    assert pad(told({2: 100, 4: None, 5: 140, 7: None}), 2).slots == {"seat": 4}


def test_before_or_after_the_flop_is_asked_where_it_changes_the_answer() -> None:
    # an all-in of 16 over a big blind of 10 leaves a raise to 26; a bet of 16 leaves one to 32
    situation = told({1: 0, 4: 16, 5: 16}, all_in=(4,), blinds=(5, 10), positions=Positions(5), street=None)
    assert asked(pad(situation, 1)) == "street"


def test_before_or_after_the_flop_is_not_asked_where_the_last_raise_was_told() -> None:
    situation = told({1: 0, 4: 60, 5: 60}, blinds=(5, 10), street=None, last=FullRaise(20, 60))
    assert pad(situation, 1).slots == {"seat": 1, "call": 60, "min": 100}


def test_told_that_nobody_bet_in_full_two_short_all_ins_are_read_as_such() -> None:
    situation = told(
        {2: 60, 5: 130, 8: 130},
        all_in=(5,),
        inside=(8,),
        blinds=(50, 100),
        positions=Positions(1),
        last=FullRaise(0, 0),
    )
    assert pad(situation, 2).slots == {"seat": 2, "call": 70, "increase": 70, "full": 100, "rule": "full_raise"}


def test_a_raise_no_seat_with_chips_behind_may_make_is_asked_about() -> None:
    # three more over a bet of 100 is no raise of a player who has chips
    said = pad(told({2: 100, 5: 103, 8: 103}, inside=(5, 8)), 2)
    assert (asked(said), said.slots) == ("status", {"seat": 5, "amount": 103})


def test_in_a_house_where_a_raise_doubles_the_total_no_history_is_needed_below_a_full_bet() -> None:
    rules = house_rules(min_raise_rule="double_total")
    said = pad(told({2: 100, 5: 140, 8: 140}, all_in=(5,), inside=(8,), rules=rules), 2)
    assert (said.code, said.slots["full"]) == ("call_or_fold", 100)


def test_in_a_house_that_lets_a_short_blind_be_called_the_blinds_have_to_be_placed() -> None:
    rules = house_rules(short_blind_call_amount="all_in_amount")
    situation = told({4: 0, 6: 2, 7: 3}, all_in=(7,), inside=(6,), street="preflop", rules=rules)
    assert asked(pad(situation, 4)) == "button"
