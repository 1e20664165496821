"""Rights at the showdown on the screen: what can be asked, what the hand knows, what the dealer says."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.guide.facts_asked import Asked
from dealer_assist.guide.rights import ASK_TO_SEE, CAN_WIN, CLAIMS, NEXT, SEEING, Told, asked_about, rights, told_right
from dealer_assist.hand.asking import Right
from dealer_assist.hand.claims import Happened, NextStep
from dealer_assist.hand.entries import Award, Call, Check, Fold, StreetDealt, Wager
from dealer_assist.rules.options import AskToSeeHand
from dealer_assist.table.state import TableState
from dealer_assist.words.lines import screen_texts
from tests.tables import a_table, dealt, house_rules, play, won_by


def at_showdown(preset: str = "tda_2024", **options: object) -> TableState:
    """Three-handed, button 1: checked to the river, seat 2 bets, seat 3 folds, seat 1 calls."""
    table = play(dealt((100, 100, 100), rules=house_rules(preset, **options)), Call(1), Call(2), Check(3))
    for _street in ("flop", "turn"):
        table = play(table, StreetDealt(), Check(2), Check(3), Check(1))
    return play(table, StreetDealt(), Wager(2, 10), Fold(3), Call(1))


def said(table: TableState, code: str, **answers: Any) -> tuple[str, ...]:
    told = told_right(table, code, answers)
    assert isinstance(told, Told), told
    return told.outcome.code, *(each.code for each in told.lines)


def still_asks(table: TableState, code: str, **answers: Any) -> str:
    told = told_right(table, code, answers)
    assert isinstance(told, Asked), told
    return told.name


def test_every_claim_and_every_rule_of_seeing_has_its_facts() -> None:
    assert set(CLAIMS) == set(Happened)
    assert set(SEEING) == set(AskToSeeHand)
    assert set(CAN_WIN) == {True, False, None}
    assert set(NEXT) == set(NextStep)


def test_between_hands_nothing_is_claimed() -> None:
    assert rights(a_table((100, 100))) == ()


def test_while_somebody_is_to_act_a_hand_can_only_be_shown_too_early() -> None:
    assert rights(dealt((100, 100, 100))) == ("exposed_with_action_pending",)


def test_at_the_showdown_of_holdem_nobody_counts_stud_cards() -> None:
    codes = rights(at_showdown())
    assert {"ask_to_see", "released_face_down", "plays_board"} <= set(codes)
    assert {"stud_hand_count", "exposed_with_action_pending"}.isdisjoint(codes)


def test_winner_is_known_once_the_pot_was_pushed() -> None:
    table = play(
        dealt((100, 100, 100), rules=house_rules("roberts_rules", ask_to_see_hand="roberts_5")), Fold(1), Fold(2)
    )
    table = play(table, Award(0, won_by(3)))
    shown = said(table, ASK_TO_SEE, asker=3, hand_was_called=True)
    assert shown == ("right.see.yes", "right.shown_hand.live")


def test_caller_of_the_last_bet_sees_the_hand_of_the_bettor() -> None:
    # TDA 2024 R18: bought and paid for
    assert said(at_showdown(), ASK_TO_SEE, asker=1, target=2) == ("right.see.inalienable",)


def test_bettor_asks_to_see_the_caller_at_the_floors_discretion() -> None:
    assert said(at_showdown(), ASK_TO_SEE, asker=2, target=1) == ("right.see.floor_discretion",)


def test_player_who_folded_has_no_right_to_see() -> None:
    assert said(at_showdown(), ASK_TO_SEE, asker=3, target=2) == ("right.see.none",)


def test_cash_asks_for_suspected_collusion_alone() -> None:
    table = at_showdown("wsop_live_2024")
    assert [each.name for each in asked_about(table, ASK_TO_SEE, {})] == ["collusion_suspected"]
    assert said(table, ASK_TO_SEE, collusion_suspected=True) == ("right.see.floor_discretion",)


def test_called_hand_shown_to_the_winner_is_live_again_under_roberts() -> None:
    table = at_showdown("roberts_rules", ask_to_see_hand="roberts_5")
    assert still_asks(table, ASK_TO_SEE, asker=1) == "hand_was_called"
    assert still_asks(table, ASK_TO_SEE, asker=1, hand_was_called=True) == "by_winner"
    shown = said(table, ASK_TO_SEE, asker=1, hand_was_called=True, by_winner=True)
    assert shown == ("right.see.yes", "right.shown_hand.live")


def test_hand_let_go_and_identified_can_win() -> None:
    assert said(at_showdown(), "released_face_down", by_dealer=False, retrievable=True) == ("right.claim.live",)


def test_one_card_of_two_tabled_is_asked_for_the_other() -> None:
    assert said(at_showdown(), "one_card", tabled=1) == ("right.claim.dead", "right.ask_to_table_all")


def test_last_live_hand_need_not_be_shown() -> None:
    assert said(at_showdown(), "last_live_hand") == ("right.claim.live", "right.need_not_show")


@pytest.mark.parametrize("code", [ASK_TO_SEE, *Happened])
def test_right_and_its_questions_have_words(code: str) -> None:
    facts = [each for way in SEEING.values() for each in way] if code == ASK_TO_SEE else CLAIMS[Happened(code)].facts
    texts = {f"right.{code}"} | {f"right.ask.{each.name}" for each in facts if each.shown}
    assert texts <= screen_texts().keys()


def test_everything_the_dealer_says_has_words() -> None:
    outcomes = {f"right.see.{right}" for right in Right} | {f"right.claim.{way}" for way in CAN_WIN.values()}
    besides = {"right.shown_hand.live", "right.shown_hand.dead", "right.need_not_show", "right.penalty_possible"}
    assert outcomes | besides | set(NEXT.values()) <= screen_texts().keys()
