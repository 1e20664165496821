"""Draws: how many cards, what is left of the deck, and opening a draw game (rule file 05, section 4)."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.hand.draws import drawn_by, may_draw, stub, to_draw
from dealer_assist.hand.entries import AllIn, Call, CardsDrawn, Check, Fold, StreetDealt, Wager
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.limits import limits
from dealer_assist.hand.situation import SeatTold, Situation, begin
from dealer_assist.hand.state import Positions, Stage
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.state import Stakes, TableState
from dealer_assist.table.taps import goes_along, passes
from tests.every_game import GAMES, rules_for
from tests.other_games import dealt_of, lowball
from tests.tables import dealt, play, refusal, the_hand

FOUR = (500,) * 4
LIMIT_10_20 = BetSizes(10, 20)


def drawing() -> TableState:
    """Four-handed: seat 4 folds, the others call; the draw of single draw lowball."""
    return play(lowball(FOUR), Fold(4), Call(1), Call(2), Check(3), StreetDealt())


def test_each_player_says_how_many_cards_and_none_is_pat() -> None:
    table = play(drawing(), CardsDrawn(2, 1), CardsDrawn(3, 0))
    hand = the_hand(table)
    assert (drawn_by(hand, 2), drawn_by(hand, 3), drawn_by(hand, 1), to_draw(hand)) == (1, 0, None, (1,))


def test_a_number_told_wrongly_is_told_again() -> None:
    assert drawn_by(the_hand(play(drawing(), CardsDrawn(2, 1), CardsDrawn(2, 3))), 2) == 3


@pytest.mark.parametrize(
    ("seat", "count", "code"),
    [
        (2, 6, RefusalCode.WRONG_CARD_COUNT),
        (2, -1, RefusalCode.WRONG_CARD_COUNT),
        (4, 1, RefusalCode.HAS_FOLDED),
        (9, 1, RefusalCode.NOT_IN_HAND),
    ],
)
def test_a_draw_that_cannot_be_is_refused(seat: int, count: int, code: RefusalCode) -> None:
    assert refusal(drawing(), CardsDrawn(seat, count)).code is code


def test_before_the_draw_and_in_holdem_nothing_is_drawn() -> None:
    assert refusal(lowball(FOUR), CardsDrawn(2, 1)).code is RefusalCode.NOTHING_DRAWN
    assert refusal(dealt((100, 100)), CardsDrawn(1, 1)).code is RefusalCode.NOTHING_DRAWN
    assert to_draw(the_hand(lowball(FOUR))) == ()


def test_who_is_all_in_draws_too() -> None:
    table = play(lowball({1: 500, 2: 10, 3: 500}), Call(1), AllIn(2), Check(3), StreetDealt())
    assert drawn_by(the_hand(play(table, CardsDrawn(2, 3))), 2) == 3


def test_the_stub_is_the_deck_less_deal_burns_and_draws() -> None:
    # 52 - 4 hands of 5 - one burn - 1 and 3 drawn
    assert stub(the_hand(play(drawing(), CardsDrawn(1, 1), CardsDrawn(2, 3)))) == 52 - 20 - 1 - 4


def test_badugi_draws_four_and_five_card_games_five() -> None:
    assert may_draw(the_hand(drawing())) == 5
    assert max(street.draw for street in GAMES["badugi"].streets) == 4


def test_the_second_half_of_a_triple_draw_is_bet_at_the_big_bet() -> None:
    table = dealt_of("draw27_triple", (500,) * 2, stakes=Stakes(5, 10, bets=LIMIT_10_20), betting="fl")
    sizes = []
    for _ in range(4):
        sizes.append(limits(the_hand(table), the_hand(table).to_act or 0).min_to)
        while (seat := the_hand(table).to_act) is not None:
            table = play(table, goes_along(the_hand(table), seat))
        table = table if the_hand(table).stage is Stage.SHOWDOWN else play(table, StreetDealt())
    assert sizes == [20, 10, 20, 20]


# -- opening


def opening(draw_open: str, **about: Any) -> TableState:
    """Limit lowball 10-20, blinds 5 and 10; seat 4 is first in."""
    return lowball((500,) * 6, sizes=LIMIT_10_20, betting="fl", draw_open=draw_open, **about)


def choice(table: TableState, seat: int) -> tuple[object, ...]:
    legal = limits(the_hand(table), seat)
    return legal.can, legal.min_to, legal.max_to


def test_where_the_big_blind_may_be_called_it_is_called() -> None:
    assert choice(opening("call_big_blind"), 4) == (("call", "raise"), 20, 20)


def test_where_the_first_in_opens_for_double_a_call_is_refused() -> None:
    table = opening("double_big_blind")
    assert choice(table, 4) == (("raise",), 20, 20)
    refused = refusal(table, Call(4))
    assert (refused.code, refused.remedies) == (RefusalCode.MUST_OPEN, (Wager(4, 20), Fold(4)))
    assert refused.facts == {"seat": 4, "amount": 20}
    assert choice(play(table, Wager(4, 20)), 5) == (("call", "raise"), 30, 30)


def test_where_the_blinds_cannot_be_called_the_first_in_bets_the_lower_limit() -> None:
    table = opening("open_or_fold_only")
    assert choice(table, 4) == (("bet",), 10, 10)
    table = play(table, Wager(4, 10))
    assert (the_hand(table).raises, choice(table, 5)) == (1, (("call", "raise"), 20, 20))


@pytest.mark.parametrize("draw_open", ["double_big_blind", "open_or_fold_only"])
def test_raise_nobody_told_about_has_opened_and_may_be_called(draw_open: str) -> None:
    game = GAMES["draw_a5_single"]
    told = Situation(
        game=game,
        rules=rules_for(game, "wsop_live_2024", "nl", draw_open=draw_open),
        small_blind=5,
        big_blind=10,
        seats=tuple(SeatTold(seat, front, behind=500) for seat, front in ((1, 5), (2, 10), (3, 35), (4, 0))),
        positions=Positions(4, 1, 2),
        street="predraw",
        to_act=4,
    )
    assert limits(begin(told), 4).can == ("call", "raise")


def test_blind_that_cannot_be_called_has_nothing_to_add() -> None:
    hand = the_hand(opening("open_or_fold_only"))
    assert [(limits(hand, seat).level, limits(hand, seat).call_add) for seat in (2, 3)] == [(0, 0), (0, 0)]


def test_the_small_blind_left_alone_with_the_big_one_opens_too() -> None:
    table = play(opening("open_or_fold_only"), Fold(4), Fold(5), Fold(6), Fold(1))
    assert choice(table, 2) == (("bet",), 10, 10)
    assert the_hand(play(table, Fold(2))).stage is Stage.WON


def test_who_has_too_few_chips_to_open_with_goes_in_with_them() -> None:
    table = lowball({1: 500, 2: 500, 3: 500, 4: 8}, sizes=LIMIT_10_20, betting="fl", draw_open="double_big_blind")
    assert choice(table, 4)[0] == ("call",)
    assert the_hand(play(table, Call(4))).to_act == 1


@pytest.mark.parametrize("last_chips", [3, 8])
def test_all_in_for_less_than_the_opening_bet_leaves_the_price_at_the_blind(last_chips: int) -> None:
    stacks = {1: 500, 2: 500, 3: 500, 4: last_chips}
    table = lowball(stacks, sizes=LIMIT_10_20, betting="fl", draw_open="open_or_fold_only")
    table = play(table, AllIn(4))
    assert (the_hand(table).level, choice(table, 1)) == (10, (("call", "raise"), 20, 20))
    table = play(table, Call(1), Call(2))
    assert limits(the_hand(table), 3).call_add == 0
    assert choice(table, 3) == (("check", "raise"), 20, 20)


def test_a_tap_on_the_first_in_opens_and_one_past_it_folds_it() -> None:
    hand = the_hand(opening("open_or_fold_only"))
    assert (goes_along(hand, 4), passes(hand, 4)) == (Wager(4, 10), Fold(4))
