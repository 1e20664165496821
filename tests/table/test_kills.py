"""Who kills the next hand, who waits with a kill, and who may not be dealt into one."""

from msgspec.structs import replace

from dealer_assist.hand.entries import Award, Call, Fold, StreetDealt, Wager
from dealer_assist.hand.forced import BetSizes
from dealer_assist.rules.options import KillType
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.between import CameBack, WentAway
from dealer_assist.table.entries import (
    EndHand,
    Entry,
    FactsSet,
    KillButtonPlaced,
    KillPromised,
    PotWon,
    SeatTaken,
    StartHand,
)
from dealer_assist.table.state import TableState
from tests.tables import a_table, house_rules, part_of, play, refusal, the_hand, won_by

SIX = dict.fromkeys((1, 2, 3, 4, 5, 6), 200)


def limit_table(**changes: object) -> TableState:
    """Six seats, limit 4-8, blinds 2-4, button 1 in the first hand, full kill after two pots in a row."""
    kill: dict[str, object] = {"kill_type": "full", "new_player_entry": "no_post"}
    rules = house_rules("roberts_rules", betting="fl", **{**kill, **changes})
    return a_table(SIX, blinds=(2, 4), bets=BetSizes(4, 8), button=1, max_seats=9, rules=rules)


def won(table: TableState, *winners: int, beyond: int = 8) -> TableState:
    """The table after a hand nobody followed that these seats have won."""
    return play(table, StartHand(), EndHand(followed=False, won=PotWon(winners, beyond_blinds=beyond)))


def test_winner_of_two_pots_in_a_row_kills_the_next_hand() -> None:
    table = play(won(won(limit_table(), 5), 5), StartHand())
    assert (the_hand(table).forced.killer, part_of(table, 5).front, the_hand(table).bets) == (5, 8, BetSizes(8, 16))


def test_hand_after_the_kill_pot_is_an_ordinary_one() -> None:
    table = play(won(won(won(limit_table(), 5), 5), 2), StartHand())
    assert (the_hand(table).forced.killer, the_hand(table).bets, table.leg_up) == (None, BetSizes(4, 8), 2)


def test_hand_that_was_followed_tells_the_winner_by_itself() -> None:
    table = play(won(limit_table(), 5), StartHand())
    # second hand: button 2, blinds 3 and 4, first to act seat 5
    second: tuple[Entry, ...] = (Wager(5, 8), Call(6), *map(Fold, (1, 2, 3, 4)), StreetDealt(), Wager(5, 4), Fold(6))
    table = play(table, *second, Award(0, won_by(5)), EndHand())
    assert table.kill_due == 5


def test_winner_nobody_told_leaves_the_leg_where_it_was() -> None:
    table = play(won(limit_table(), 5), StartHand(), EndHand(followed=False))
    assert (table.leg_up, table.kill_due) == (5, None)


def test_leg_that_lies_when_the_house_gives_up_kills_is_taken_away_with_the_next_pot() -> None:
    table = won(limit_table(), 5)
    without = FactsSet(stakes=table.stakes, game=table.game, rules=replace(table.rules, kill_type=KillType.NONE))
    table = play(table, without, StartHand())
    # second hand: button 2, blinds 3 and 4, first to act seat 5
    table = play(table, *map(Fold, (5, 6, 1, 2, 3)), Award(0, won_by(4)))
    assert table.leg_up == 5
    table = play(table, EndHand())
    assert (table.leg_up, table.kill_due) == (None, None)


def test_kill_button_is_laid_by_the_dealer() -> None:
    table = play(limit_table(), KillButtonPlaced(kill=6), StartHand())
    assert the_hand(table).forced.killer == 6


def test_killer_who_is_away_kills_the_first_hand_back_in_neither_button_nor_blind() -> None:
    table = play(won(limit_table(), 2), KillButtonPlaced(leg_up=6, kill=6), WentAway(6), StartHand())
    assert (the_hand(table).forced.killer, table.kills_waiting) == (None, (6,))
    # button 3, blinds 4 and 5: seat 6 is under the gun
    table = play(table, EndHand(followed=False), CameBack(6), StartHand())
    assert the_hand(table).positions.button == 3
    assert (the_hand(table).forced.killer, table.kills_waiting) == (6, ())


def test_waiting_kill_is_not_made_up_in_a_blind() -> None:
    table = play(limit_table(), KillButtonPlaced(kill=4), WentAway(4), StartHand(), EndHand(followed=False))
    # button 2, blinds 3 and 4
    table = play(table, CameBack(4), StartHand())
    assert (the_hand(table).positions.big_blind, the_hand(table).forced.killer) == (4, None)


def test_newcomer_is_not_dealt_into_a_kill_pot_without_a_promise() -> None:
    table = play(won(limit_table(kill_newcomer="must_kill_next"), 5), KillButtonPlaced(kill=5), SeatTaken(8, 200))
    assert 8 not in [each.seat for each in the_hand(play(table, StartHand())).seats]


def test_newcomer_is_not_dealt_into_a_kill_made_up_late_without_a_promise() -> None:
    table = play(won(limit_table(kill_newcomer="must_kill_next"), 2), KillButtonPlaced(leg_up=6, kill=6), WentAway(6))
    table = play(table, StartHand(), EndHand(followed=False), CameBack(6), SeatTaken(8, 200))
    # button 3, blinds 4 and 5: seat 6 makes up its kill
    after = the_hand(play(table, StartHand()))
    assert (after.forced.killer, 8 in [each.seat for each in after.seats]) == (6, False)
    after = the_hand(play(table, KillPromised(8), StartHand()))
    assert (after.forced.killer, 8 in [each.seat for each in after.seats]) == (6, True)


def test_newcomer_is_dealt_in_where_who_is_due_to_kill_is_away() -> None:
    table = play(won(limit_table(kill_newcomer="must_kill_next"), 2), KillButtonPlaced(leg_up=6, kill=6), WentAway(6))
    hand = the_hand(play(table, SeatTaken(8, 200), StartHand()))
    assert (hand.forced.killer, 8 in [each.seat for each in hand.seats]) == (None, True)


def test_newcomer_who_promises_is_dealt_in_and_kills_the_hand_after() -> None:
    table = play(won(limit_table(kill_newcomer="must_kill_next"), 2), KillButtonPlaced(kill=5), SeatTaken(8, 200))
    table = play(table, KillPromised(8), StartHand())
    assert 8 in [each.seat for each in the_hand(table).seats]
    table = play(table, EndHand(followed=False, won=PotWon((5,), beyond_blinds=8)))
    # the winner killed this pot and kills again, after the newcomer
    assert (table.kill_due, table.kills_waiting, table.kill_promised) == (8, (5,), ())


def test_promise_is_asked_for_only_where_the_house_wants_one() -> None:
    assert refusal(limit_table(kill_newcomer="may_play"), KillPromised(3)).option == "kill_newcomer"


def test_kill_button_at_a_table_without_kills_is_refused() -> None:
    assert refusal(limit_table(kill_type="none"), KillButtonPlaced(kill=5)).code is RefusalCode.KILL_NOT_PLAYED


def test_kill_button_before_an_empty_seat_is_refused() -> None:
    assert refusal(limit_table(), KillButtonPlaced(kill=9)).code is RefusalCode.SEAT_EMPTY
