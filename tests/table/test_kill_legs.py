"""Where the kill button goes after a pot: legs, kills, splits, scoops, and what a hand that was followed tells."""

import pytest

from dealer_assist.hand.entries import Award, Call, Check, Fold, StreetDealt, Wager
from dealer_assist.hand.forced import BetSizes
from dealer_assist.rules.options import HouseRules
from dealer_assist.table.entries import PotWon
from dealer_assist.table.kill_legs import Before, Legs, after_pot, pot_won
from dealer_assist.table.state import Stakes, TableState
from tests.tables import dealt, house_rules, play, the_hand, won_by

STAKES = Stakes(2, 4, bets=BetSizes(4, 8))


def killing(**changes: object) -> HouseRules:
    """Limit 4-8 with a full kill after two pots in a row."""
    return house_rules("roberts_rules", betting="fl", **{"kill_type": "full", **changes})


def after(before: Before, won: PotWon, **changes: object) -> Legs:
    return after_pot(before, won, killing(**changes), STAKES)


def test_first_pot_gives_a_leg() -> None:
    assert after(Before(), PotWon((5,), beyond_blinds=0)) == Legs(leg_up=5)


def test_second_pot_of_one_full_bet_kills() -> None:
    assert after(Before(leg_up=5), PotWon((5,), beyond_blinds=4)) == Legs(leg_up=5, kill=5)


def test_second_pot_of_less_than_a_bet_keeps_the_leg() -> None:
    assert after(Before(leg_up=5), PotWon((5,), beyond_blinds=3)) == Legs(leg_up=5)


def test_second_pot_of_blinds_alone_kills_where_there_is_no_minimum() -> None:
    assert after(Before(leg_up=5), PotWon((5,), beyond_blinds=0), kill_second_leg_minimum="none").kill == 5


def test_pot_won_by_another_moves_the_leg() -> None:
    assert after(Before(leg_up=5), PotWon((2,), beyond_blinds=40)) == Legs(leg_up=2)


def test_split_keeps_the_leg_of_one_who_splits_and_takes_it_from_one_who_does_not() -> None:
    assert after(Before(leg_up=5), PotWon((2, 5))) == Legs(leg_up=5)
    assert after(Before(leg_up=5), PotWon((2, 3))) == Legs()


def test_killer_who_wins_or_splits_kills_again() -> None:
    assert after(Before(leg_up=5, killer=5), PotWon((5,), beyond_blinds=0)).kill == 5
    assert after(Before(leg_up=5, killer=5), PotWon((2, 5))).kill == 5
    assert after(Before(leg_up=5, killer=5), PotWon((2,), beyond_blinds=8)) == Legs(leg_up=2)


@pytest.mark.parametrize(("multiple", "pot", "kill"), [(5, 39, None), (5, 40, 3), (4, 39, 3)])
def test_scoop_kills_from_so_many_bets_of_the_upper_limit(multiple: int, pot: int, kill: int | None) -> None:
    legs = after(Before(), PotWon((3,), pot=pot), kill_trigger="scoop", kill_scoop_multiple=multiple)
    assert legs == Legs(kill=kill)


def test_shared_pot_is_no_scoop() -> None:
    assert after(Before(), PotWon((2, 3), pot=400), kill_trigger="scoop") == Legs()


def test_pots_won_kill_nothing_where_killing_is_a_choice_or_is_not_played() -> None:
    second = PotWon((5,), beyond_blinds=40)
    assert after(Before(leg_up=5), second, kill_trigger="voluntary") == Legs()
    assert after(Before(leg_up=5), second, kill_type="none") == Legs()


# -- what a hand tells


def limit_hand() -> TableState:
    """Four-handed limit 4-8, button 1, blinds of 2 and 4 in seats 2 and 3."""
    return dealt((200,) * 4, blinds=(2, 4), bets=BetSizes(4, 8), button=1, rules=killing())


def test_raise_that_takes_the_blinds_wins_nothing_beyond_them() -> None:
    hand = the_hand(play(limit_hand(), Wager(4, 8), *map(Fold, (1, 2, 3)), Award(0, won_by(4))))
    assert (pot_won(hand).winners, pot_won(hand).beyond_blinds) == ((4,), 0)


def test_call_of_one_bet_by_another_is_won_beyond_the_blinds() -> None:
    folded_on_the_flop = (Call(4), Call(1), Fold(2), Check(3), StreetDealt(), Check(3), Wager(4, 4), Fold(1), Fold(3))
    hand = the_hand(play(limit_hand(), *folded_on_the_flop, Award(0, won_by(4))))
    # seat 1 lost the 4 it called with; the two blinds are 2 and 4
    assert (pot_won(hand).beyond_blinds, pot_won(hand).pot) == (4, 14)


def test_big_blind_nobody_called_wins_the_pot() -> None:
    hand = the_hand(play(limit_hand(), *map(Fold, (4, 1, 2))))
    assert pot_won(hand).winners == (3,)


def test_antes_are_no_bet_won_beyond_the_blinds() -> None:
    rules = house_rules("wsop_live_2024", betting="fl", kill_type="full", ante_type="per_player", ante_amount=3)
    table = dealt((100,) * 4, blinds=(2, 4), bets=BetSizes(4, 8), rules=rules)
    hand = the_hand(play(table, Wager(4, 8), Fold(1), Fold(2), Fold(3)))
    assert pot_won(hand).beyond_blinds == 0
