"""NEXT HAND in games without blinds: antes, the button in mixed games and in short deck (rule file 05)."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from dealer_assist.games.game import ForcedBets
from dealer_assist.hand.entries import BringIn
from dealer_assist.hand.situation import SeatTold
from dealer_assist.hand.state import Positions
from dealer_assist.rules.options import ButtonRuleShortDeck, OddChipUnit
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.ante_deal import NEXT_BUTTON
from dealer_assist.table.apply import apply
from dealer_assist.table.between import Misdealt, WentAway
from dealer_assist.table.entries import (
    ButtonPlaced,
    CountedNow,
    EndHand,
    FactsSet,
    KillButtonPlaced,
    SeatLeft,
    SeatTaken,
    StakesSet,
    StartHand,
)
from dealer_assist.table.seating import opened
from dealer_assist.table.stakes import STAKES_NEEDED
from dealer_assist.table.state import Marks, Stakes, TableState
from dealer_assist.table.unit import odd_chip_unit
from tests.every_game import GAMES
from tests.other_games import STUD_15_30, opening_of, short_deck, stud
from tests.tables import a_table, part_of, play, refusal, stacks_of, the_hand

FIVE = (500,) * 5


def next_hand(table: TableState) -> TableState:
    return play(table, EndHand(followed=False), StartHand())


def a_stud_table(**about: Any) -> TableState:
    return opened(opening_of("stud", FIVE, stakes=STUD_15_30, betting="fl", **about))


# -- stud


def test_stud_needs_no_button() -> None:
    assert the_hand(play(a_stud_table(button=None), StartHand())).positions.button is None


def test_who_has_only_part_of_the_ante_is_all_in_with_it() -> None:
    table = stud({1: 1, 2: 500, 3: 500})
    assert (part_of(table, 1).put_in, part_of(table, 1).all_in, the_hand(table).middle) == (1, True, 5)


def test_a_newcomer_is_dealt_in_at_once() -> None:
    table = play(stud(FIVE), EndHand(followed=False), SeatTaken(6, 500), StartHand())
    assert part_of(table, 6).put_in == 2
    assert all(seat.coming is None for seat in table.seats)


def test_a_player_without_chips_or_away_gets_no_cards() -> None:
    table = play(a_stud_table(button=None), WentAway(2), StartHand())
    assert [each.seat for each in the_hand(table).seats] == [1, 3, 4, 5]


def test_one_player_is_too_few() -> None:
    table = opened(opening_of("stud", {1: 500, 2: 0}, stakes=STUD_15_30, betting="fl", button=None))
    assert refusal(table, StartHand()).code is RefusalCode.TOO_FEW_PLAYERS


def test_a_kill_due_is_posted_with_the_antes_and_nobody_brings_in() -> None:
    kill = {"kill_type": "full", "kill_trigger": "two_in_a_row", "stud_kill_replaces_bring_in": True}
    hand = the_hand(play(a_stud_table(button=None, **kill), KillButtonPlaced(kill=4), StartHand()))
    assert (hand.forced.killer, hand.level, hand.to_act, hand.stud.bring_in_due) == (4, 30, 5, False)


def test_a_misdealt_stud_hand_gives_the_antes_back() -> None:
    table = play(stud(FIVE, button=1), Misdealt())
    assert stacks_of(table) == dict.fromkeys(range(1, 6), 500)


# -- the button of a mixed game


def mixed(mixed_button: str) -> TableState:
    """Blinds 1 and 2, button on seat 1 in the last hand; stud is dealt from now on."""
    table = a_table(FIVE)
    table = play(table, StartHand(), EndHand(followed=False))
    rules = opening_of("stud", FIVE, stakes=STUD_15_30, betting="fl", mixed_button=mixed_button).rules
    stakes = replace(STUD_15_30, small_blind=1, big_blind=2)
    return play(table, FactsSet(stakes=stakes, game=GAMES["stud"], rules=rules), StartHand())


def back_to_holdem(table: TableState) -> TableState:
    table = play(table, EndHand(followed=False))
    return play(table, FactsSet(stakes=table.stakes, game=GAMES["holdem"], rules=table.rules), StartHand())


def test_the_button_waits_where_the_next_hand_with_blinds_has_it() -> None:
    table = mixed("freeze_at_next_position")
    assert (the_hand(table).positions.button, table.marks) == (2, Marks(1, 2, 3))
    table = next_hand(next_hand(table))
    assert the_hand(table).positions.button == 2
    assert back_to_holdem(table).marks == Marks(2, 3, 4)


def test_the_button_that_moves_in_stud_goes_on_from_there() -> None:
    table = next_hand(mixed("rotates_in_stud"))
    assert the_hand(table).positions.button == 3
    assert back_to_holdem(table).marks == Marks(4, 5, 1)


def test_a_button_put_by_hand_before_stud_is_there_for_the_hand_with_blinds() -> None:
    table = play(mixed("freeze_at_next_position"), EndHand(followed=False), ButtonPlaced(5), StartHand())
    assert the_hand(table).positions.button == 5
    assert back_to_holdem(table).marks == Marks(5, 1, 2)


# -- short deck


@pytest.mark.parametrize(
    ("rule", "button", "antes"), [("forward_moving", 3, 12), ("moving_button", 3, 12), ("dead_button", 2, 10)]
)
def test_the_short_deck_button_when_its_next_player_has_gone(rule: str, button: int, antes: int) -> None:
    table = short_deck((400,) * 6, button_rule_short_deck=rule, short_deck_structure="button_ante_double")
    hand = the_hand(play(table, EndHand(followed=False), SeatLeft(2), StartHand()))
    # five antes of 2, and two more from a player who has the button
    assert (hand.positions.button, sum(each.put_in for each in hand.seats)) == (button, antes)


def test_short_deck_asks_for_the_button_first() -> None:
    entry = opening_of("short_deck", FIVE, stakes=Stakes(0, 0, button_ante=4), button=None)
    refused = refusal(opened(entry), StartHand())
    assert (refused.code, refused.remedies[0]) == (RefusalCode.BUTTON_NOT_PLACED, ButtonPlaced(1))


def test_a_short_button_posts_what_it_has() -> None:
    table = short_deck({1: 3, 2: 400, 3: 400}, short_deck_structure="button_ante_double")
    assert (part_of(table, 1).front, part_of(table, 1).all_in, the_hand(table).level) == (3, True, 4)


# -- stakes


@pytest.mark.parametrize(
    ("game", "stakes", "code"),
    [
        ("stud", Stakes(1, 2), RefusalCode.BRING_IN_WRONG),
        ("stud", replace(STUD_15_30, bring_in=16), RefusalCode.BRING_IN_WRONG),
        ("short_deck", Stakes(1, 2), RefusalCode.BUTTON_ANTE_WRONG),
        ("holdem", Stakes(0, 0), RefusalCode.BLINDS_OUT_OF_ORDER),
    ],
)
def test_stakes_a_game_cannot_be_dealt_with_are_refused(game: str, stakes: Stakes, code: RefusalCode) -> None:
    table = a_table(FIVE)
    changed = apply(table, FactsSet(stakes=stakes, game=GAMES[game], rules=table.rules))
    assert getattr(changed, "code", None) is code


def test_a_bring_in_the_chips_cannot_make_is_refused() -> None:
    table = opened(replace(opening_of("stud", FIVE, stakes=STUD_15_30, betting="fl"), chips=(5, 25)))
    assert refusal(table, StakesSet(replace(STUD_15_30, bring_in=7))).code is RefusalCode.NOT_IN_CHIPS


def test_pots_of_stud_break_down_to_the_chip_the_bring_in_is_paid_with() -> None:
    assert odd_chip_unit((1, 5, 25), STUD_15_30, OddChipUnit.SMALLEST_BLIND_CHIP) == 5


def test_cards_are_said_to_show_only_in_stud() -> None:
    table = play(stud(FIVE, "9h", "2d", "2c", "Ks", "7d"), BringIn(3))
    told = SeatTold(1), SeatTold(2)
    counted = CountedNow(seats=told, positions=Positions(1), street="preflop", stud=the_hand(table).stud)
    assert refusal(a_table(FIVE), counted).code is RefusalCode.NO_CARDS_SHOW


def test_every_kind_of_forced_money_and_button_rule_is_known() -> None:
    assert set(STAKES_NEEDED) == set(ForcedBets)
    assert set(NEXT_BUTTON) == set(ButtonRuleShortDeck)
