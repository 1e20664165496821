"""A fouled deck: every chip goes back, or those of who knew stay for the next deal."""

from __future__ import annotations

from dealer_assist.hand.entries import Award, BetsPulled, Call, Check, Fold, StreetDealt, Tabled, Wager
from dealer_assist.hand.middle import pots_of
from dealer_assist.hand.situation import SeatTold
from dealer_assist.hand.state import Positions
from dealer_assist.pots.build import Pot
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.between import Misdealt
from dealer_assist.table.entries import CountedNow, HandVoided, StartHand
from dealer_assist.table.state import TableState
from tests.tables import a_table, behind, dealt, house_rules, part_of, play, refusal, stacks_of, the_hand, won_by


def on_the_flop(**options: object) -> TableState:
    """Blinds 1-2, button 1: all three in for 20 preflop, seat 2 has bet 30 on the flop."""
    table = dealt((100, 100, 100), rules=house_rules(**options))
    return play(table, Wager(1, 20), Call(2), Call(3), StreetDealt(), Wager(2, 30))


def test_every_chip_goes_back_at_any_stage() -> None:
    table = play(on_the_flop(), HandVoided())
    assert (table.hand, table.forfeited, stacks_of(table)) == (None, None, {1: 100, 2: 100, 3: 100})


def test_chips_of_who_knew_stay_for_the_next_deal() -> None:
    # seat 2 has put in 20 and 30
    table = play(on_the_flop(), HandVoided(knew=(2,)))
    assert stacks_of(table) == {1: 100, 2: 50, 3: 100}
    assert table.forfeited == Pot(50, (1, 2, 3))


def test_house_that_refunds_all_gives_them_back() -> None:
    table = play(on_the_flop(forfeited_pot_next_hand="refund_all"), HandVoided(knew=(2,)))
    assert (table.forfeited, stacks_of(table)) == (None, {1: 100, 2: 100, 3: 100})


def test_chips_left_in_the_middle_are_won_in_the_next_hand() -> None:
    # 50 and the blinds of 1 and 2: seat 1 folds, seat 2 folds, seat 3 wins 53, of which 1 of its 2 was uncalled
    table = play(on_the_flop(), HandVoided(knew=(2,)), StartHand())
    assert (table.forfeited, the_hand(table).middle) == (None, 50)
    table = play(table, Fold(1), Fold(2), Award(0, won_by(3)))
    assert behind(table) == {1: 100, 2: 49, 3: 151}


def test_those_chips_are_a_pot_of_the_players_of_the_void_hand() -> None:
    # 50 is open to seats 1 and 3 alone once seat 2 has folded
    table = play(on_the_flop(), HandVoided(knew=(2,)), StartHand(), Call(1), Fold(2), Check(3), BetsPulled())
    assert pots_of(the_hand(table)) == (Pot(55, (1, 3)),)


def test_misdeal_of_the_next_hand_leaves_them_where_they_were() -> None:
    table = play(on_the_flop(), HandVoided(knew=(2,)), StartHand(), Wager(1, 10), Misdealt())
    assert table.forfeited == Pot(50, (1, 2, 3))
    assert stacks_of(table) == {1: 100, 2: 50, 3: 100}


def test_second_foul_adds_to_what_lies_there() -> None:
    table = play(on_the_flop(), HandVoided(knew=(2,)), StartHand(), Wager(1, 10), HandVoided(knew=(1,)))
    assert table.forfeited == Pot(60, (1, 2, 3))
    assert stacks_of(table) == {1: 90, 2: 50, 3: 100}


def test_stack_nobody_counted_stays_unknown() -> None:
    table = play(dealt((None, 100, 100)), Wager(1, 20), HandVoided(knew=(1,)))
    assert stacks_of(table) == {1: None, 2: 100, 3: 100}


def test_seat_that_was_not_dealt_in_knew_nothing() -> None:
    assert refusal(on_the_flop(), HandVoided(knew=(7,))).code is RefusalCode.NOT_IN_HAND


def test_pot_that_was_pushed_is_taken_back_first() -> None:
    table = play(on_the_flop(), Fold(3), Fold(1), Award(0, won_by(2)))
    assert refusal(table, HandVoided()).code is RefusalCode.POT_ALREADY_AWARDED


def test_chips_counted_in_the_middle_have_no_owner() -> None:
    counted = CountedNow(seats=(SeatTold(1), SeatTold(2)), positions=Positions(1, 1, 2), street="flop", middle=40)
    table = play(a_table((100, 100)), counted)
    assert refusal(table, HandVoided()).code is RefusalCode.NOTHING_DEALT_HERE


def test_hand_that_plays_for_them_goes_to_the_showdown() -> None:
    # 50 left and 3 times 2: 56 to the aces
    table = play(on_the_flop(), HandVoided(knew=(2,)), StartHand(), Call(1), Call(2), Check(3))
    for cards in (("2c", "7d", "9h"), ("Js",), ("3d",)):
        table = play(table, StreetDealt(cards), Check(2), Check(3), Check(1))
    table = play(table, Tabled(3, ("As", "Ad")), Tabled(2, ("Ks", "Kd")), Tabled(1, ("Qs", "Qd")))
    table = play(table, Award(0, won_by(3)))
    assert part_of(table, 3).behind == 100 - 2 + 56
