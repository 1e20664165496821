"""ALL-IN opened in the middle of a hand: what goes back and what is pulled."""

import pytest

from dealer_assist.guide.all_in_told import owes_a_call, returned
from dealer_assist.guide.in_front import Opened, answer
from dealer_assist.guide.prompt import Ask, Said
from dealer_assist.hand.situation import FullRaise, Situation, Told
from dealer_assist.hand.state import Positions
from dealer_assist.pots.build import Pot
from tests.guide.telling import told
from tests.tables import house_rules


def all_in(situation: Situation) -> Said:
    return answer(situation, Opened.ALL_IN)


def test_a_seat_with_less_in_front_and_chips_behind_owes_a_call() -> None:
    said = all_in(told({2: 40, 4: 110, 6: 250, 9: 250}, all_in=(2, 6), inside=(4, 9), last=FullRaise(110, 250)))
    assert (said.code, said.slots["seat"], said.slots["call"]) == ("call_or_raise", 4, 140)


def test_of_several_that_owe_a_call_the_first_after_the_raise_acts() -> None:
    # seat 6 raised to 90 over the bets of 7, 2 and 4: action goes 7, 2, 4
    situation = told({2: 30, 4: 30, 6: 90, 7: 30}, inside=(2, 4, 6, 7))
    assert owes_a_call(situation, 90) == 7


def test_an_all_in_for_less_between_them_does_not_hide_who_acts_first() -> None:
    situation = told({2: 30, 3: 10, 4: 30, 6: 90}, inside=(2, 4, 6), all_in=(3,))
    assert owes_a_call(situation, 90) == 2


def test_with_nothing_in_front_of_anybody_every_seat_has_to_be_told() -> None:
    said = all_in(told({2: 0, 5: 0}, middle=300, inside=(5,)))
    assert said.slots == {"seat": 2, "amount": 0}


def test_a_seat_without_a_share_in_the_pots_pulled_apart_has_folded() -> None:
    pots = (Pot(300, (2, 5, 9)),)
    said = all_in(told({2: 0, 3: 0, 5: 200, 9: 200}, all_in=(2, 5), inside=(9,), pots=pots))
    assert [pot["seats"] for pot in said.slots["pots"]] == [[2, 5, 9], [5, 9]]


def test_the_last_player_left_gets_everything() -> None:
    said = all_in(told({2: 40, 5: 40}, inside=(2,), folded=(5,), middle=20))
    assert (said.code, said.slots) == ("push", {"amount": 100, "seat": 2, "shown": False})


def test_once_the_uncalled_part_is_back_the_pots_follow() -> None:
    situation = told({2: 90, 5: 400, 6: 260}, all_in=(2, 5, 6), middle=24)
    assert all_in(situation).slots["amount"] == 140
    assert all_in(returned(situation)).slots["total"] == 634


def test_whoever_gets_chips_back_is_not_all_in_any_more() -> None:
    situation = told({2: 100, 5: 250, 6: 500}, all_in=(2, 5, 6), middle=7)
    seat = returned(situation).seats[-1]
    assert (seat.seat, seat.front, seat.behind, seat.told) == (6, 250, 250, Told.IN)


def test_behind_chips_over_the_cap_of_the_hand_more_may_lie_than_come_back() -> None:
    situation = told({2: 100, 6: 150}, all_in=(2, 6), rules=house_rules(hand_cap=150))
    assert returned(situation).seats[-1].behind is None


def test_nothing_uncalled_leaves_the_chips_where_they_are() -> None:
    situation = told({2: 90, 5: 90}, all_in=(2, 5))
    assert returned(situation) is situation


def test_a_short_all_in_is_a_short_big_blind_only_if_that_seat_is_the_big_blind() -> None:
    situation = told({2: 5, 7: 3, 9: 5}, all_in=(7,), inside=(2, 9), street="preflop")
    said = all_in(situation)
    assert isinstance(said, Ask)
    assert said.fact == "button"


@pytest.mark.parametrize(("big_blind", "code"), [(7, "short_big_blind"), (9, "side_pots")])
def test_where_the_big_blind_is_known_the_pots_are_told_in_its_words(big_blind: int, code: str) -> None:
    situation = told(
        {2: 5, 7: 3, 9: 5}, all_in=(7,), inside=(2, 9), street="preflop", positions=Positions(1, 2, big_blind)
    )
    assert all_in(situation).code == code


def test_whether_it_was_before_the_flop_is_asked_where_a_blind_may_be_short() -> None:
    situation = told({2: 5, 7: 3, 9: 5}, all_in=(7,), inside=(2, 9), street=None, positions=Positions(5, 6, 7))
    said = all_in(situation)
    assert isinstance(said, Ask)
    assert said.fact == "street"
