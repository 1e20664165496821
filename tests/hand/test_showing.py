"""Who shows first, who may muck, who may ask, what a claim is worth (rule file 08)."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.hand.asking import ASKED, Asked, Right, ask_to_see
from dealer_assist.hand.award import paid_at_once
from dealer_assist.hand.claims import CLAIMS, Claim, Happened, NextStep, judged
from dealer_assist.hand.entries import AllIn, Call, Check, Fold, Mucked, StreetDealt, Wager
from dealer_assist.hand.showing import FIRST, Showing, may_muck, show_order, showing
from dealer_assist.pots.build import Pot
from dealer_assist.rules.options import AskToSeeHand, ShowdownMode
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.state import TableState
from tests.other_games import stud, up
from tests.tables import dealt, house_rules, play, refusal, the_hand

THREE = (100, 100, 100)


def river(*entries: Any, stacks: tuple[int, ...] = THREE, **options: Any) -> TableState:
    """Three-handed, button 1, limped and checked to the river; then these."""
    table = play(dealt(stacks, rules=house_rules(**options)), Call(1), Call(2), Check(3), StreetDealt())
    for _ in range(2):
        table = play(table, Check(2), Check(3), Check(1), StreetDealt())
    return play(table, *entries)


def order(table: TableState) -> tuple[int, ...]:
    hand = the_hand(table)
    return show_order(showing(hand), hand.rules).order


def test_who_bet_the_river_shows_first_then_clockwise() -> None:
    assert order(river(Check(2), Wager(3, 4), Call(1), Call(2))) == (3, 1, 2)


def test_a_river_checked_through_is_shown_from_the_left_of_the_button() -> None:
    assert order(river(Check(2), Check(3), Check(1))) == (2, 3, 1)


def test_while_there_is_betting_cards_stay_down() -> None:
    hand = the_hand(river())
    assert show_order(showing(hand), hand.rules).wait


def test_at_a_tournament_all_in_everybody_tables_at_once() -> None:
    table = play(dealt((50, 50), rules=house_rules("tda_2024")), AllIn(1), Call(2))
    hand = the_hand(table)
    assert show_order(showing(hand), hand.rules).all_at_once


@pytest.mark.parametrize(("mode", "first"), [("wsop_live_cash", 1), ("roberts_cash", 2)])
def test_betting_that_ended_early_is_shown_by_who_pushed_or_by_position(mode: str, first: int) -> None:
    table = play(dealt((50, 50), rules=house_rules(showdown_mode=mode)), AllIn(1), Call(2))
    assert order(table)[0] == first


def test_players_of_the_side_pot_show_before_who_is_only_in_the_main_pot() -> None:
    table = dealt({1: 100, 2: 10, 3: 100}, rules=house_rules(showdown_mode="wsop_live_cash"))
    table = play(table, Call(1), AllIn(2), Call(3), Call(1), StreetDealt(), Wager(3, 20), Call(1))
    for _ in range(2):
        table = play(table, StreetDealt(), Check(3), Check(1))
    assert order(table) == (3, 1, 2)


def test_in_stud_the_board_that_acts_first_shows_first() -> None:
    table = stud((500, 500), "2c", "Kd")
    hand = the_hand(table)
    assert showing(hand).first == 2
    assert showing(the_hand(stud((500, 500)))).first is None
    assert showing(the_hand(up(table, s1="Ah"))).first == 1


def test_nobody_knows_the_order_without_the_first_to_act() -> None:
    assert show_order(Showing(live=(1, 2)), house_rules()).order == ()


# -- mucking


def test_a_losing_caller_may_throw_the_hand_away() -> None:
    table = river(Check(2), Wager(3, 4), Fold(1), Call(2), muck_losing_allowed=True)
    assert play(table, Mucked(2)).hand is not None


def test_where_the_house_shows_every_called_hand_nobody_may() -> None:
    table = river(Check(2), Wager(3, 4), Fold(1), Call(2), muck_losing_allowed=False)
    refused = refusal(table, Mucked(2))
    assert (refused.code, refused.option) == (RefusalCode.MUST_TABLE, "muck_losing_allowed")


def test_at_a_tournament_all_in_nobody_may() -> None:
    table = play(dealt((50, 50), rules=house_rules("tda_2024")), AllIn(1), Call(2))
    refused = refusal(table, Mucked(2))
    assert (refused.code, refused.option) == (RefusalCode.MUST_TABLE, "showdown_mode")
    assert not may_muck(showing(the_hand(table)), the_hand(table).rules)


# -- pots before the showdown


@pytest.mark.parametrize(("option", "at_once"), [("award_at_once", (2,)), ("hold_to_showdown", ())])
def test_a_side_pot_with_one_player_left_is_paid_at_once_or_held(option: str, at_once: tuple[int, ...]) -> None:
    pots = (Pot(30, (1, 2, 3)), Pot(20, (2, 3)), Pot(10, (3,)))
    assert paid_at_once(pots, house_rules(uncontested_side_pot=option)) == at_once


def test_a_main_pot_of_one_player_is_no_side_pot() -> None:
    assert paid_at_once((Pot(30, (3,)),), house_rules(uncontested_side_pot="award_at_once")) == ()


# -- asking


CALLER = Asked(holds_or_tabled=True, called_river=True, river_bet=True, of_last_aggressor=True)


@pytest.mark.parametrize(
    ("book", "asked", "right"),
    [
        ("tda_18", CALLER, Right.INALIENABLE),
        ("tda_18", Asked(holds_or_tabled=True, called_river=True, river_bet=True), Right.FLOOR_DISCRETION),
        ("tda_18", Asked(called_river=True, river_bet=True, of_last_aggressor=True), Right.NONE),
        ("wsop_live_143", CALLER, Right.NONE),
        ("wsop_live_143", Asked(collusion_suspected=True), Right.FLOOR_DISCRETION),
        ("roberts_5", Asked(dealt_in=True, hand_was_called=True), Right.YES),
        ("roberts_5", Asked(dealt_in=True), Right.NONE),
        ("roberts_5", Asked(hand_was_called=True), Right.NONE),
    ],
)
def test_who_may_see_a_hand_hangs_on_the_book(book: str, asked: Asked, right: Right) -> None:
    assert ask_to_see(asked, house_rules(ask_to_see_hand=book)).right is right


@pytest.mark.parametrize("by_winner", [True, False])
def test_a_folded_hand_shown_to_the_winner_is_live_again(by_winner: bool) -> None:
    asked = Asked(dealt_in=True, hand_was_called=True, by_winner=by_winner)
    assert ask_to_see(asked, house_rules(ask_to_see_hand="roberts_5")).live is by_winner


# -- claims


@pytest.mark.parametrize(
    ("claim", "options", "eligible", "then"),
    [
        (Claim(happened=Happened.PLAYS_BOARD, tabled=2, required=2), {}, True, None),
        (
            Claim(happened=Happened.PLAYS_BOARD, required=2, declared=True, retrievable=True),
            {"playing_board": "table_all_hole_cards"},
            False,
            NextStep.ASK_TO_TABLE_ALL_THEN_FLOOR,
        ),
        (Claim(happened=Happened.ONE_CARD, tabled=2, required=2), {}, True, None),
        (Claim(happened=Happened.RELEASED_FACE_DOWN), {}, False, None),
        (
            Claim(happened=Happened.RELEASED_FACE_DOWN, by_dealer=True, retrievable=True),
            {"muck_killed_by_dealer": "final"},
            False,
            None,
        ),
        (Claim(happened=Happened.DEALER_KILLED_TABLED_WINNER), {}, False, None),
        (Claim(happened=Happened.STUD_HAND_COUNT, cards=7), {}, True, None),
        (Claim(happened=Happened.STUD_HAND_COUNT, cards=8), {}, False, None),
    ],
)
def test_what_a_claim_is_worth(claim: Claim, options: dict[str, Any], eligible: bool, then: NextStep | None) -> None:
    came = judged(claim, house_rules(**options))
    assert (came.eligible, came.next) == (eligible, then)


def test_every_option_and_claim_has_its_rule() -> None:
    assert set(FIRST) == set(ShowdownMode)
    assert set(ASKED) == set(AskToSeeHand)
    assert set(CLAIMS) == set(Happened)
