"""Running it twice and three times: who must agree, what each board wins (rule file 07)."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.hand.award import whole_to
from dealer_assist.hand.collection import raked
from dealer_assist.hand.due_parts import halves_told, parts_won
from dealer_assist.hand.entries import (
    AllIn,
    Award,
    BoardTold,
    Call,
    Fold,
    RunIt,
    StreetDealt,
    Tabled,
)
from dealer_assist.hand.run_it import AGREED, Wish, not_allowed
from dealer_assist.hand.showdown import winners
from dealer_assist.hand.state import RunOuts
from dealer_assist.pots.split import Part
from dealer_assist.rules.options import RunItAgreement
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import EndHand, FloorDecision
from dealer_assist.table.state import Stakes, TableState
from tests.other_games import dealt_of, settled
from tests.tables import dealt, house_rules, play, refusal, stacks_of, the_hand

FLOP = ("2c", "7d", "Jh")
HANDS = {1: ("As", "Ad"), 2: ("Ks", "Kd")}


def all_in(stacks: tuple[int, ...] = (100, 100), **options: Any) -> TableState:
    """Heads-up, blinds 1 and 2: seat 1 is all-in before the flop and called."""
    rules = house_rules(run_it_max=3, **options)
    return play(dealt(stacks, rules=rules), AllIn(1), Call(2))


def on_the_flop(**options: Any) -> TableState:
    """All-in on the flop, 100 each; twice agreed on."""
    return play(all_in(**options), StreetDealt(FLOP), RunIt(2, (1, 2)))


def test_the_cards_that_lie_there_belong_to_every_board() -> None:
    assert the_hand(on_the_flop()).run_it == RunOuts(boards=2, shared=3)


def test_each_board_wins_half_of_the_pot() -> None:
    table = play(on_the_flop(), StreetDealt(("3s",)), StreetDealt(("4s",)), BoardTold((*FLOP, "5s", "Kh"), 2))
    table = play(table, *(Tabled(seat, cards) for seat, cards in HANDS.items()))
    hand = the_hand(table)
    # aces on the first board, three kings on the second
    assert (winners(hand, 0, run=1), winners(hand, 0, run=2)) == ((1,), (2,))
    parts = (Part("board1", (1,)), Part("board2", (2,)))
    assert settled(play(table, Award(0, parts))) == {1: 100, 2: 100}
    assert stacks_of(play(table, Award(0, parts), EndHand())) == {1: 100, 2: 100}


def test_the_odd_chip_goes_to_the_first_board() -> None:
    rules = house_rules(run_it_max=3, run_it_remainder="one_each_from_first")
    table = play(dealt((2, 3), rules=rules), AllIn(1), StreetDealt(FLOP), RunIt(3, (1, 2)))
    parts = (Part("board1", (2,)), Part("board2", (1,)), Part("board3", (1,)))
    # a pot of 4 in three boards: 2, 1, 1
    assert settled(play(table, Award(0, parts))) == {1: 2, 2: 2}


def test_tied_boards_are_divided_board_by_board() -> None:
    table = play(all_in((51, 51), hilo_identical_hands="as_even_as_possible"), StreetDealt(FLOP), RunIt(2, (1, 2)))
    parts = (Part("board1", (1, 2)), Part("board2", (1, 2)))
    # 102: boards of 51, on each the odd chip to seat 2, left of the button
    assert settled(play(table, Award(0, parts))) == {1: 50, 2: 52}


def test_an_award_without_the_boards_is_refused() -> None:
    table = on_the_flop()
    assert refusal(table, Award(0, (Part("whole", (1,)),))).code is RefusalCode.WRONG_PARTS
    assert refusal(table, Award(0, (Part("board1", (1,)), Part("board2")))).code is RefusalCode.NO_WINNER


def test_the_cards_speak_on_each_board() -> None:
    table = play(on_the_flop(), StreetDealt(("3s",)), StreetDealt(("4s",)), BoardTold((*FLOP, "5s", "Kh"), 2))
    table = play(table, *(Tabled(seat, cards) for seat, cards in HANDS.items()))
    refused = refusal(table, Award(0, (Part("board1", (1,)), Part("board2", (1,)))))
    right = Award(0, (Part("board1", (1,)), Part("board2", (2,))))
    assert (refused.code, refused.remedies) == (RefusalCode.CARDS_SPEAK, (right,))


def test_the_cards_speak_for_each_half_of_each_board() -> None:
    table = play(dealt_of("omaha8", (50, 50), stakes=Stakes(1, 2), run_it_max=2), AllIn(1), Call(2), RunIt(2, (1, 2)))
    table = play(table, StreetDealt(("2c", "3d", "4h")), StreetDealt(("Js",)), StreetDealt(("Td",)))
    table = play(table, BoardTold(("Kh", "Ks", "9s", "Tc", "8d"), 2))
    # a wheel is high and low on the first board; four kings, and no low, on the second
    table = play(table, Tabled(1, ("As", "5h", "Qh", "Qc")), Tabled(2, ("Kd", "Kc", "9h", "9c")))
    first = Part("board1", parts=(Part("high", (1,)), Part("low", (1,))))
    wrong = Part("board2", parts=(Part("high", (1,)), Part("low", ())))
    right = Award(0, (first, Part("board2", parts=(Part("high", (2,)), Part("low", ())))))
    refused = refusal(table, Award(0, (first, wrong)))
    assert (refused.code, refused.remedies) == (RefusalCode.CARDS_SPEAK, (right,))


def test_a_high_half_is_won_by_somebody_on_every_board() -> None:
    table = play(dealt_of("omaha8", (50, 50), stakes=Stakes(1, 2), run_it_max=2), AllIn(1), Call(2), RunIt(2, (1, 2)))
    parts = parts_won(the_hand(table), lambda half, run: () if (half.name, run) == ("high", 2) else (1,))
    assert refusal(table, FloorDecision(Award(0, parts), "so they say")).code is RefusalCode.NO_WINNER


@pytest.mark.parametrize(
    ("cards", "board", "code"),
    [
        ((*FLOP, "5s", "Kh"), 3, RefusalCode.NO_SUCH_BOARD),
        ((*FLOP, "5s"), 2, RefusalCode.WRONG_CARD_COUNT),
        (("2c", "7d", "Qh", "5s", "Kh"), 2, RefusalCode.BOARDS_DIFFER),
        ((*FLOP, "3s", "Kh"), 2, RefusalCode.CARD_TWICE),
    ],
)
def test_a_board_that_does_not_fit_is_refused(cards: tuple[str, ...], board: int, code: RefusalCode) -> None:
    table = play(on_the_flop(), StreetDealt(("3s",)), StreetDealt(("4s",)))
    assert refusal(table, BoardTold(cards, board)).code is code


def test_boards_may_be_told_street_by_street_side_by_side() -> None:
    table = play(on_the_flop(), StreetDealt(("3s",), (("5s",),)), StreetDealt(("4s",), (("Kh",),)))
    assert the_hand(table).more_boards == ((*FLOP, "5s", "Kh"),)
    assert winners(the_hand(play(table, *(Tabled(s, c) for s, c in HANDS.items()))), 0, run=2) == (2,)


def test_boards_are_told_again_without_being_taken_for_each_other() -> None:
    table = play(on_the_flop(), StreetDealt(("3s",)), StreetDealt(("4s",)), BoardTold((*FLOP, "5s", "Kh"), 2))
    table = play(table, BoardTold((*FLOP, "5s", "Kc"), 2), BoardTold((*FLOP, "3s", "4d")))
    assert (the_hand(table).board[-1], the_hand(table).more_boards[0][-1]) == ("4d", "Kc")


def test_everybody_in_the_pot_must_agree() -> None:
    table = play(all_in(), StreetDealt(FLOP))
    refused = refusal(table, RunIt(2, (1,)))
    assert (refused.code, refused.facts["seat"]) == (RefusalCode.RUN_IT_NOT_AGREED, 2)


def test_three_players_may_not_where_only_two_may() -> None:
    rules = house_rules(run_it_max=2, run_it_agreement="heads_up_only")
    table = play(dealt((50, 50, 50), rules=rules), AllIn(1), Call(2), Call(3))
    assert refusal(table, RunIt(2, (1, 2, 3))).code is RefusalCode.RUN_IT_NOT_AGREED


def test_no_more_boards_than_the_house_deals() -> None:
    table = play(dealt((50, 50), rules=house_rules(run_it_max=2)), AllIn(1), Call(2))
    assert refusal(table, RunIt(3, (1, 2))).code is RefusalCode.RUN_IT_TOO_OFTEN


def test_not_before_an_all_in_and_not_with_action_pending() -> None:
    table = dealt((100, 100), rules=house_rules(run_it_max=2))
    assert refusal(table, RunIt(2, (1, 2))).code is RefusalCode.RUN_IT_NOT_NOW
    assert refusal(play(table, AllIn(1)), RunIt(2, (1, 2))).code is RefusalCode.RUN_IT_NOT_NOW
    assert refusal(play(table, Fold(1)), RunIt(2, (1, 2))).code is RefusalCode.RUN_IT_NOT_NOW


def test_with_somebody_still_to_act_nothing_is_run_twice() -> None:
    wish = Wish(boards=2, in_pot=(1, 2), agreed=(1, 2), all_in=True, action_pending=True)
    refused = not_allowed(wish, house_rules(run_it_max=2))
    assert refused is not None
    assert refused.code is RefusalCode.RUN_IT_NOT_NOW


def test_a_game_without_one_board_is_dealt_once() -> None:
    table = dealt_of("omaha_double_board", (50, 50), stakes=Stakes(1, 2), run_it_max=3)
    table = play(table, AllIn(1), Call(2))
    assert refusal(table, RunIt(2, (1, 2))).code is RefusalCode.RUN_IT_NOT_NOW


def test_in_high_low_each_board_has_its_high_and_its_low() -> None:
    table = dealt_of("omaha8", (50, 50), stakes=Stakes(1, 2), run_it_max=2)
    hand = the_hand(play(table, AllIn(1), Call(2), RunIt(2, (1, 2))))
    parts = whole_to(hand, (2,))
    assert [(part.part, [each.part for each in part.parts]) for part in parts] == [
        ("board1", ["high", "low"]),
        ("board2", ["high", "low"]),
    ]
    assert [half.name for half, _ in halves_told(hand, parts) or ()] == ["high", "low", "high", "low"]


def test_two_runs_are_quartered_between_high_and_low() -> None:
    table = dealt_of("omaha8", (50, 50), stakes=Stakes(1, 2), run_it_max=2)
    table = play(table, AllIn(1), Call(2), RunIt(2, (1, 2)))
    # seat 1 wins everything but the low of the second board: 75 and 25
    parts = parts_won(the_hand(table), lambda half, run: (2,) if (half.name, run) == ("low", 2) else (1,))
    assert settled(play(table, Award(0, parts))) == {1: 75, 2: 25}


def test_a_house_may_rake_twice() -> None:
    assert raked(the_hand(on_the_flop())).boards == 2


def test_every_agreement_has_its_rule() -> None:
    assert set(AGREED) == set(RunItAgreement)
