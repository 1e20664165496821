"""Kill button, rock, side games and wishes belong to the player: they move with the seat and go with it."""

from dealer_assist.hand.forced import BetSizes
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.between import SeatChanged
from dealer_assist.table.entries import (
    BombPotAgreed,
    FloorDecision,
    KillButtonPlaced,
    RockPlaced,
    SeatLeft,
    SevenDeuceJoined,
    StandUpBegun,
    StartHand,
    TimeCalled,
)
from dealer_assist.table.state import TableState
from tests.tables import a_table, house_rules, play, refusal, the_hand

FIVE = dict.fromkeys((1, 2, 3, 4, 5), 200)


def table(**changes: object) -> TableState:
    """Five of nine seats, limit 4-8 with a full kill and the rock, the button to be at 1."""
    options = {"kill_type": "full", "rock_straddle": "winner_straddles", "straddle_in_kill_pot": True, **changes}
    rules = house_rules("roberts_rules", betting="fl", **options)
    return a_table(FIVE, blinds=(2, 4), bets=BetSizes(4, 8), button=1, max_seats=9, rules=rules)


def test_kill_moves_with_its_player_to_another_seat() -> None:
    moved = play(table(), KillButtonPlaced(leg_up=5, kill=5), SeatChanged(5, 7))
    assert (moved.leg_up, moved.kill_due) == (7, 7)
    assert the_hand(play(moved, StartHand())).forced.killer == 7


def test_player_with_a_kill_to_post_leaves_only_by_the_floor() -> None:
    due = play(table(), KillButtonPlaced(leg_up=5, kill=5))
    assert refusal(due, SeatLeft(5)).code is RefusalCode.KILL_OWED
    left = play(due, FloorDecision(SeatLeft(5), "taken ill"))
    assert (left.leg_up, left.kill_due) == (None, None)


def test_leg_and_rock_go_with_the_player_who_leaves() -> None:
    left = play(table(), KillButtonPlaced(leg_up=5), RockPlaced(5), SeatLeft(5))
    assert (left.leg_up, left.rock) == (None, None)


def test_wish_to_sit_out_a_bomb_pot_moves_with_the_player() -> None:
    moved = play(table(), BombPotAgreed(10, opt_out=(2, 5)), SeatChanged(5, 8))
    assert moved.bomb_pot is not None
    assert moved.bomb_pot.opt_out == (2, 8)


def test_side_games_and_a_wish_to_pay_the_own_time_move_with_the_player() -> None:
    on_the_side = {"seven_deuce_bounty": 5, "stand_up_penalty": 5}
    begun = play(table(**on_the_side), StandUpBegun(), SevenDeuceJoined((1, 5)))
    moved = play(begun, SeatChanged(5, 8))
    assert (moved.standing, moved.stood_up, moved.seven_deuce_joined) == ((1, 2, 3, 4, 8),) * 2 + ((1, 8),)
    left = play(begun, SeatLeft(5))
    assert (left.standing, left.stood_up, left.seven_deuce_joined) == ((1, 2, 3, 4),) * 2 + ((1,),)
    by_time = play(table(rake_method="time", time_pot=True, time_charge=6), TimeCalled(own=(5,)), SeatChanged(5, 8))
    assert by_time.time_pot == (8,)
