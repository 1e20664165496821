"""POT: one number and its sum, worked by hand from rule file 04."""

import pytest
from msgspec.structs import replace

from dealer_assist.guide.in_front import FOR_A_SEAT, Opened, answer
from dealer_assist.guide.pot_asked import pot
from dealer_assist.guide.prompt import Ask, Said
from dealer_assist.hand.entries import AllIn, Call, Check, Fold, StreetDealt, Wager
from dealer_assist.hand.forced import Forced
from dealer_assist.hand.situation import SeatTold
from dealer_assist.hand.state import Positions
from dealer_assist.table.entries import CountedNow
from dealer_assist.table.state import TableState
from dealer_assist.words.words import Words
from tests.guide.telling import told
from tests.tables import a_table, dealt, house_rules, play, the_hand

BUTTON_9 = Positions(9, 1, 2)


def pot_table(*stacks: int, **options: object) -> TableState:
    rules = house_rules("tda_2024", betting="pl", **options)
    return dealt(stacks or (5000,) * 6, blinds=(5, 10), button=1, rules=rules)


def english(said: Said) -> tuple[str, str]:
    return Words("en", isolate=False).prompt(said.code, said.slots, said.why.sum)


def test_what_can_be_opened_for_a_seat_has_its_answer() -> None:
    assert set(FOR_A_SEAT) == set(Opened) - {Opened.ALL_IN}


# -- a hand that was followed


def test_pot_is_asked_before_its_turn_too() -> None:
    assert pot(the_hand(pot_table()), 6).slots["total"] == 35


def test_a_seat_that_may_not_raise_is_told_what_it_may_do() -> None:
    table = play(
        pot_table(5000, 5000, 5000, 5000, 40, 5000), Wager(4, 30), AllIn(5), Call(6), Fold(1), Fold(2), Fold(3)
    )
    assert pot(the_hand(table), 4).code == "call_or_fold"


def test_nobody_with_chips_left_to_answer_a_raise_means_no_pot() -> None:
    table = play(pot_table(200, 30, 30), Wager(1, 30), AllIn(2), AllIn(3))
    assert the_hand(table).to_act is None
    table = play(pot_table(200, 30, 60), Fold(1), AllIn(2))
    assert pot(the_hand(table), 3).code == "to_act"


def test_in_no_limit_the_pot_sets_no_limit() -> None:
    table = dealt((500, 500, 500), blinds=(5, 10), rules=house_rules("tda_2024"))
    assert pot(the_hand(table), 1).code == "call_or_raise"


def test_seats_that_are_out_or_all_in_are_told_so() -> None:
    table = play(pot_table(5000, 5000, 5000, 25, 5000, 5000), AllIn(4), Fold(5))
    hand = the_hand(table)
    assert [pot(hand, seat).code for seat in (4, 5)] == ["refused.is_all_in", "refused.has_folded"]


def test_a_cap_below_the_pot_is_the_limit() -> None:
    # the pot would be 35, the cap leaves 30
    assert pot(the_hand(pot_table(hand_cap=30)), 4).code == "call_or_raise"


def test_a_pot_below_the_smallest_bet_is_not_told_as_the_maximum() -> None:
    # both blinds are all-in for 1 and the house lets 1 be called: four chips, and the smallest bet is 10
    rules = house_rules("tda_2024", betting="pl", short_blind_call_amount="all_in_amount")
    table = dealt((500, 1, 1, 500), blinds=(5, 10), button=1, rules=rules)
    table = play(table, Call(4), Call(1), StreetDealt())
    hand = the_hand(table)
    assert hand.middle == 4
    assert pot(hand, 4).slots == {"seat": 4, "min": 10, "raises": False}


def test_after_a_short_all_in_the_next_to_act_is_named_only_if_it_has_acted() -> None:
    # seat 4 opens for 30, seat 5 is all-in for 40: seats 6, 1, 2 and 3 have not acted
    table = play(pot_table(5000, 5000, 5000, 5000, 40, 5000), Wager(4, 30), AllIn(5))
    assert pot(the_hand(table), 6).slots["bettor"] is None
    table = play(table, Fold(6), Fold(1), Fold(2))
    assert pot(the_hand(table), 3).slots["bettor"] == 4


def test_what_rounding_adds_is_part_of_the_trail_over_a_short_all_in() -> None:
    # counted 200 + 100 + 130 = 430, in 25s 450; call 130: to 130 + 450 + 130 = 710
    rules = house_rules("tda_2024", betting="pl", pl_round_up_to=25)
    situation = told(
        {1: 100, 3: 130, 6: 0}, all_in=(3,), blinds=(5, 10), positions=BUTTON_9, street="turn", middle=200, rules=rules
    )
    said = answer(situation, Opened.POT, 6)
    assert (said.slots["total"], said.why.sum) == (710, "3×130 + 320")
    assert set(said.why.options) == {"pl_round_up_to", "short_all_in_reopens"}


def test_a_trail_below_nothing_is_written_with_a_minus() -> None:
    # no small blind, 100 of a big blind of 200: 100 in the pot, 200 to call, so to 200 + 100 + 200
    rules = house_rules("tda_2024", betting="pl", pl_missing_blind="actual")
    situation = told(
        {3: 100, 4: 0, 5: 0},
        all_in=(3,),
        blinds=(100, 200),
        positions=Positions(1, None, 3),
        street="preflop",
        rules=rules,
    )
    said = answer(situation, Opened.POT, 4)
    assert (said.slots["total"], said.why.sum) == (500, "3×200 − 100")
    assert english(said)[1].startswith("3×200 − 100. ")


def test_options_speak_only_of_what_is_there() -> None:
    table = play(pot_table(), Call(4), Call(5), Call(6), Call(1), Call(2), Check(3), StreetDealt())
    assert pot(the_hand(table), 2).why.options == ()
    assert pot(the_hand(pot_table()), 4).why.options == ("pl_small_blind_counts_as",)


# -- chips just counted


def asked(said: Said) -> str | None:
    return said.fact if isinstance(said, Ask) else None


def preflop(small_blind_counts_as: str, positions: Positions = BUTTON_9, middle: int | None = 0) -> Said:
    """Seat 8 says pot over a raise to 35 and a call."""
    rules = house_rules(
        "tda_2024", betting="pl", pl_small_blind_counts_as=small_blind_counts_as, pl_missing_blind="actual"
    )
    situation = told(
        {1: 5, 2: 10, 3: 35, 5: 35}, blinds=(5, 10), positions=positions, street="preflop", middle=middle, rules=rules
    )
    return answer(situation, Opened.POT, 8)


def test_where_the_small_blind_counts_as_it_is_nobody_need_tell_who_posted_it() -> None:
    assert preflop("actual", positions=Positions(9)).slots["total"] == 155


def test_where_it_counts_as_a_big_blind_the_blinds_have_to_be_placed() -> None:
    assert preflop("big_blind").slots["total"] == 160
    assert asked(preflop("big_blind", positions=Positions())) == "button"


def test_the_middle_is_asked_for_only_where_the_seat_may_raise() -> None:
    assert asked(preflop("actual", middle=None)) == "pot"
    rules = house_rules("tda_2024", betting="pl")
    situation = told({1: 100, 3: 300, 6: 0}, all_in=(3,), folded=(1,), middle=None, rules=rules)
    assert answer(situation, Opened.POT, 6).code == "to_act"


def test_a_big_blind_that_kills_has_not_acted_with_the_kill() -> None:
    # 5 counted as 10 and the kill of 20, call 20: to 20 + 50
    rules = house_rules("tda_2024", betting="pl", pl_small_blind_counts_as="big_blind", kill_type="full")
    fronts: dict[int, int | None] = {1: 5, 2: 20, 5: 0}
    situation = told(fronts, inside=(1, 2), blinds=(5, 10), positions=BUTTON_9, street="preflop", rules=rules)
    said = answer(replace(situation, forced=Forced(killer=2, kill=20)), Opened.POT, 5)
    assert said.slots["total"] == 70


def test_a_big_blind_with_its_blind_in_front_has_folded_or_not_acted() -> None:
    # seat 3 raised to 40, seat 5 to 130, and seat 3 is asked again: the big blind has folded or is all-in for 10
    rules = house_rules("wsop_live_2024", betting="pl")
    fronts = {1: 5, 2: 10, 3: 40, 5: 130}
    situation = told(fronts, blinds=(5, 10), positions=BUTTON_9, street="preflop", folded=(1,), rules=rules)
    assert asked(answer(situation, Opened.POT, 3)) == "status"
    situation = told(fronts, blinds=(5, 10), positions=BUTTON_9, street="preflop", folded=(1, 2), rules=rules)
    # 5 + 10 + 40 + 130 = 185, call 90: to 130 + 185 + 90
    assert answer(situation, Opened.POT, 3).slots["total"] == 405


def test_where_antes_do_not_count_how_many_lie_there_is_asked() -> None:
    rules = house_rules("tda_2024", betting="pl", ante_type="per_player", ante_amount=1, pl_antes_preflop="ignore")
    situation = told({1: 5, 2: 10, 3: 0}, blinds=(5, 10), positions=BUTTON_9, street="preflop", middle=9, rules=rules)
    said = answer(situation, Opened.POT, 3)
    assert (asked(said), english(said)[0]) == ("antes", "HOW MUCH OF IT IS ANTES?")


def test_told_that_no_blind_lies_dead_the_middle_is_chips() -> None:
    rules = house_rules("wsop_live_2024", betting="pl")
    fronts = {1: 5, 2: 10, 6: 10, 7: 0}
    situation = told(fronts, blinds=(5, 10), positions=BUTTON_9, street="preflop", middle=5, rules=rules)
    assert asked(answer(situation, Opened.POT, 7)) == "posted"
    # the small blind counts as 10: 10 + 10 + 10 + 5 = 35, call 10: to 55
    assert answer(replace(situation, posts_told=True), Opened.POT, 7).slots["total"] == 55
    dead = replace(situation, posts_told=True, forced=Forced(dead_blinds=(5,)))
    assert answer(dead, Opened.POT, 7).slots["total"] == 60


def test_a_raise_that_is_none_unless_all_in_is_asked_about() -> None:
    rules = house_rules("tda_2024", betting="pl")
    situation = told({1: 100, 3: 130, 6: 0}, positions=BUTTON_9, street="turn", middle=200, rules=rules)
    said = answer(situation, Opened.POT, 6)
    assert (asked(said), said.slots) == ("status", {"seat": 3, "amount": 130})


def test_a_pot_is_asked_of_a_seat() -> None:
    with pytest.raises(LookupError):
        answer(told({2: 40}), Opened.POT)


def test_a_hand_counted_before_the_flop_asks_what_lies_in_the_middle() -> None:
    rules = house_rules("wsop_live_2024", betting="pl")
    table = a_table((500,) * 4, blinds=(5, 10), rules=rules)
    seats = (SeatTold(1, 5), SeatTold(2, 10), SeatTold(3, 0), SeatTold(4, 0))
    counted = CountedNow(seats=seats, positions=Positions(4, 1, 2), street="preflop", middle=5)
    assert asked(pot(the_hand(play(table, counted)), 3)) == "posted"
