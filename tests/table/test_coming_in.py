"""How newcomers come in: free, with a post, waiting, buying the button; from a must-move game; to balance tables."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dealer_assist.hand.limits import limits
from dealer_assist.hand.situation import SeatTold
from dealer_assist.hand.state import Positions
from dealer_assist.rules.options import EntryBetweenButtonAndBigBlind, NewPlayerEntry
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.between import BalancedIn, MustMoved, WayChosen
from dealer_assist.table.entries import (
    CountedNow,
    EndHand,
    FloorDecision,
    KillButtonPlaced,
    SeatLeft,
    SeatTaken,
    StartHand,
)
from dealer_assist.table.newcomers import ARC, NEWCOMER, OUTSIDE
from dealer_assist.table.places import taken
from dealer_assist.table.seating import opened
from dealer_assist.table.standing import Comes, Owed, Way
from dealer_assist.table.state import Mode, TableState
from tests.tables import a_table, house_rules, opening, part_of, play, refusal, the_hand


def table_of(seats: tuple[int, ...], button: int, **changes: object) -> TableState:
    """A table after one hand with the button there."""
    table = a_table(dict.fromkeys(seats), button=button, rules=house_rules(**changes), max_seats=9)
    return play(table, StartHand(), EndHand(followed=False))


def dealt(table: TableState) -> list[int]:
    return [each.seat for each in the_hand(table).seats]


POSTING = {"new_player_entry": "post_big_blind", "entry_between_button_and_big_blind": "wait"}


def test_newcomer_who_says_nothing_comes_in_the_way_the_house_asks_for() -> None:
    # outside the blinds: free in one house, with a live big blind in the other (rule file 01 section 5)
    free = play(table_of((1, 2, 3, 4, 5), 1), SeatTaken(8), StartHand())
    posts = play(table_of((1, 2, 3, 4, 5), 1, **POSTING), SeatTaken(8), StartHand())
    assert (part_of(free, 8).front, part_of(posts, 8).front) == (0, 2)


def test_newcomer_who_chooses_to_wait_gets_the_big_blind_when_it_comes_and_no_hand_before() -> None:
    table = play(table_of((1, 2, 3, 4, 5), 1), SeatTaken(8, way=Way.WAIT))
    blinds = []
    while 8 not in (dealt(table) if table.hand else []):
        table = play(table, *([EndHand(followed=False)] if table.hand else []), StartHand())
        blinds.append(the_hand(table).positions.big_blind)
    assert blinds == [4, 5, 8]


def test_free_entry_is_kept_back_where_a_post_is_asked_for_until_a_post_is_chosen() -> None:
    table = play(table_of((1, 2, 3, 4, 5), 1, **POSTING), SeatTaken(8, way=Way.FREE), StartHand())
    assert 8 not in dealt(table)
    table = play(table, EndHand(followed=False), WayChosen(8, Way.POST), StartHand())
    assert part_of(table, 8).front == 2


def test_before_the_first_hand_everybody_plays() -> None:
    # WSOP Live 2024 R158: whoever is there at the draw is active
    table = a_table({1: None, 2: None, 3: None}, rules=house_rules(**POSTING), button=1)
    table = play(table, SeatTaken(5), StartHand())
    assert (dealt(table), part_of(table, 5).front) == ([1, 2, 3, 5], 0)


def test_only_one_buys_the_button_the_nearest_to_it() -> None:
    # button 3 next, small blind 7: seats 4 and 5 lie between
    table = play(table_of((1, 2, 3, 7, 8), 2), SeatTaken(5, way=Way.BUY_BUTTON), SeatTaken(4, way=Way.BUY_BUTTON))
    table = play(table, StartHand())
    assert (dealt(table), part_of(table, 4).front, part_of(table, 4).dead) == ([1, 2, 3, 4, 7, 8], 2, 1)
    after = play(table, EndHand(followed=False), StartHand())
    assert the_hand(after).positions.button == 4


def test_nobody_else_posts_a_blind_while_the_button_is_bought() -> None:
    table = play(table_of((1, 2, 3, 7, 8), 2), SeatTaken(5, way=Way.BUY_BUTTON), StartHand())
    assert {each.seat: each.front for each in the_hand(table).seats if each.front} == {5: 2}
    # the buyer's blind is the last to act before the flop
    assert the_hand(table).to_act == 7


@pytest.mark.parametrize(
    ("way", "dead", "largest"),
    # 1 dead and 2 live, call 2: to 2 + 5; the small blind counted as a big one: to 2 + 6
    [("actual", "count", 7), ("big_blind", "count_sb_as_big_blind", 8)],
)
def test_small_blind_of_who_buys_the_button_is_in_the_pot_limit_once(way: str, dead: str, largest: int) -> None:
    limit: dict[str, object] = {"betting": "pl", "pl_small_blind_counts_as": way, "pl_dead_posts": dead}
    table = table_of((1, 2, 3, 7, 8), 2, **limit)
    table = play(table, SeatTaken(5, way=Way.BUY_BUTTON), StartHand())
    hand = the_hand(table)
    assert (hand.to_act, limits(hand, 7).max_to) == (7, largest)


def test_button_is_not_bought_while_the_kill_is_due_in_a_blind() -> None:
    """WSOP Live 2024 R202."""
    # button 3 next, blinds 7 and 8
    game = table_of((1, 2, 3, 7, 8, 9), 2, betting="fl", kill_type="full", kill_newcomer="may_play")
    buys = SeatTaken(5, way=Way.BUY_BUTTON)
    in_a_blind = play(game, KillButtonPlaced(kill=8), buys, StartHand())
    assert (5 in dealt(in_a_blind), the_hand(in_a_blind).positions) == (False, Positions(3, 7, 8))
    elsewhere = play(game, KillButtonPlaced(kill=9), buys, StartHand())
    assert (5 in dealt(elsewhere), the_hand(elsewhere).positions.big_blind) == (True, 5)


def test_debts_from_another_table_are_made_up_here() -> None:
    # the missed-blind button travels with the player (WSOP Live 2024 R99)
    table = play(table_of((1, 2, 3, 4, 5), 1), SeatTaken(8, way=Way.POST, owes=Owed(1, 1)), StartHand())
    assert (part_of(table, 8).front, part_of(table, 8).dead) == (2, 1)


def test_must_move_player_comes_in_free_except_just_behind_the_button() -> None:
    # WSOP Live 2024 R99: any position but the best one without a post; button 2 next
    game = table_of((2, 3, 4, 5, 9), 9, **POSTING)
    assert part_of(play(game, SeatTaken(7, comes=Comes.MUST_MOVE), StartHand()), 7).front == 0
    best = play(game, SeatTaken(1, comes=Comes.MUST_MOVE), StartHand())
    assert part_of(best, 1).front == 2


def test_every_way_to_come_in_has_its_rule() -> None:
    assert set(NEWCOMER) == set(NewPlayerEntry)
    assert set(ARC) == set(EntryBetweenButtonAndBigBlind)
    assert set(OUTSIDE) == set(Comes)


# -- to other tables and from them


def test_must_move_player_in_the_blinds_plays_blinds_and_button_first() -> None:
    # WSOP Live 2024 R97, R98: last hand small blind 2, big blind 3
    table = table_of((1, 2, 3, 4), 1)
    assert [refusal(table, MustMoved(seat)).code for seat in (2, 3)] == [RefusalCode.BLINDS_FIRST] * 2
    assert [seat.number for seat in play(table, MustMoved(1)).seats] == [2, 3, 4]
    assert [seat.number for seat in play(table, FloorDecision(MustMoved(3), "called")).seats] == [1, 2, 4]


def tournament(seats: tuple[int, ...], button: int) -> TableState:
    told = opening(dict.fromkeys(seats), button=button, rules=house_rules("tda_2024"), max_seats=9)
    return play(opened(replace(told, mode=Mode.TOURNAMENT)), StartHand(), EndHand(followed=False))


def test_player_who_balances_the_tables_takes_the_next_big_blind() -> None:
    # TDA 2024 R11-A: last hand 1, 2, 4; the big blind comes to seat 5 first
    table = play(tournament((1, 2, 4, 6, 7), 1), BalancedIn((8, 5), 3000), StartHand())
    assert the_hand(table).positions.big_blind == 5
    assert part_of(table, 5).started == 3000


def test_nobody_is_balanced_into_the_small_blind() -> None:
    # seat 4 had the big blind and left: whoever sits there would be the small blind
    table = play(tournament((1, 2, 4, 6, 7), 1), SeatLeft(4))
    assert refusal(table, BalancedIn((4,))).code is RefusalCode.NO_SEAT_TO_BALANCE
    assert 9 in [seat.number for seat in play(table, BalancedIn((4, 9))).seats]
    assert refusal(table, BalancedIn((6,))).code is RefusalCode.SEAT_TAKEN


def test_who_was_counted_into_a_hand_in_the_middle_plays_and_owes_nothing() -> None:
    table = play(table_of((1, 2, 3, 4, 5), 1, **POSTING), SeatTaken(8, way=Way.WAIT))
    told = tuple(SeatTold(seat, 2) for seat in (1, 2, 3, 8))
    counted = CountedNow(seats=told, positions=Positions(1, 2, 3), street="flop")
    table = play(table, counted, EndHand(followed=False))
    assert taken(table, 8).coming is None
