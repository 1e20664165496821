"""Short deck: antes, the button's amount, what coming in costs, the smallest bet later (rule file 05, section 6)."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.hand.entries import Call, Check, Fold, StraddlePosted, StreetDealt, Wager
from dealer_assist.hand.limits import limits
from dealer_assist.hand.sizes import AFTER_THE_FLOP
from dealer_assist.hand.state import Stage, in_front
from dealer_assist.rules.options import ShortDeckPostflopMinBet, ShortDeckStructure
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.ante_deal import POSTS
from dealer_assist.table.state import TableState
from tests.other_games import short_deck
from tests.tables import acting_order, play, refusal, the_hand

SIX = (400,) * 6


def costs(table: TableState, seat: int) -> tuple[object, ...]:
    legal = limits(the_hand(table), seat)
    return legal.can, legal.level, legal.call_add, legal.min_to


@pytest.mark.parametrize(
    ("options", "pot", "first"),
    [
        # five antes of 2 and the button's 4
        ({"short_deck_structure": "button_ante_double", "short_deck_ante_live": True}, 14, ("call", "raise", 4, 2, 8)),
        ({"short_deck_structure": "button_ante_double", "short_deck_ante_live": False}, 14, ("call", "raise", 4, 4, 8)),
        # six antes of 2 and a blind of 4
        ({"short_deck_structure": "button_blind", "short_deck_ante_live": True}, 16, ("call", "raise", 4, 4, 8)),
    ],
)
def test_what_lies_there_and_what_coming_in_costs(
    options: dict[str, Any], pot: int, first: tuple[str, str, int, int, int]
) -> None:
    table = short_deck(SIX, **options)
    hand = the_hand(table)
    assert hand.middle + in_front(hand) == pot
    assert costs(table, 2) == (first[:2], *first[2:])
    assert acting_order(table) == [2, 3, 4, 5, 6, 1]


def test_in_some_cash_games_one_puts_in_three_times_the_buttons_amount_or_folds() -> None:
    table = short_deck(SIX, short_deck_structure="three_blind_entry", short_deck_ante_live=True)
    assert costs(table, 2) == (("call",), 12, 10, None)
    assert refusal(table, Wager(2, 20)).code is RefusalCode.RAISE_UNANSWERABLE
    table = play(table, Call(2), Fold(3), Fold(4), Fold(5), Fold(6))
    assert costs(table, 1) == (("call",), 12, 8, None)
    assert the_hand(play(table, Call(1))).stage is Stage.ROUND_OVER


def test_without_antes_the_smallest_bet_after_the_flop_is_the_buttons_amount() -> None:
    table = short_deck(
        (400,) * 2, short_deck_structure="button_blind", short_deck_postflop_min_bet="ante", ante_amount=0
    )
    table = play(table, Call(2), Check(1), StreetDealt())
    assert limits(the_hand(table), 2).min_to == 4


@pytest.mark.parametrize(("option", "least"), [("ante", 2), ("button_amount", 4)])
def test_smallest_bet_after_the_flop(option: str, least: int) -> None:
    table = short_deck((400,) * 2, short_deck_structure="button_ante_double", short_deck_postflop_min_bet=option)
    table = play(table, Call(2), Check(1), StreetDealt())
    assert (the_hand(table).to_act, limits(the_hand(table), 2).min_to) == (2, least)


def test_the_button_acts_last_before_the_flop_and_after_it() -> None:
    table = short_deck((400,) * 3, short_deck_structure="button_ante_double")
    assert acting_order(table) == [2, 3, 1]
    assert acting_order(play(table, Call(2), Call(3), Check(1), StreetDealt())) == [2, 3, 1]


def test_a_five_is_no_card_of_the_deck() -> None:
    table = play(short_deck((400,) * 2, short_deck_structure="button_ante_double"), Call(2), Check(1))
    assert refusal(table, StreetDealt(("6c", "5d", "Ah"))).code is RefusalCode.CARD_UNKNOWN


def test_nobody_straddles_where_there_are_no_blinds() -> None:
    table = short_deck(SIX, straddle_positions=("any",), straddle_size="exact_double", straddle_max=1)
    assert refusal(table, StraddlePosted(3, 8)).code is RefusalCode.STRADDLE_NOT_PLAYED


def test_every_structure_and_smallest_bet_has_its_rule() -> None:
    assert set(POSTS) == set(ShortDeckStructure)
    assert set(AFTER_THE_FLOP) == set(ShortDeckPostflopMinBet)
