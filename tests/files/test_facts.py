"""Facts of a table changed between hands: the room's rules stay, the book follows the facts."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from dealer_assist.files.facts import facts_changed, facts_of
from dealer_assist.files.opening import ReadyTable, open_room
from dealer_assist.files.where import places
from dealer_assist.hand.forced import BetSizes
from dealer_assist.rules.faults import NotForOneTable
from dealer_assist.rules.options import (
    AnteType,
    BettingStructure,
    NewPlayerEntry,
    PlSmallBlindCountsAs,
    StraddlePositions,
)
from dealer_assist.table.between import Misdealt
from dealer_assist.table.entries import BombPotAgreed, EndHand, StartHand
from dealer_assist.table.seating import opened
from dealer_assist.table.state import Stakes, TableState
from tests.tables import play


@pytest.fixture
def ready(tmp_path: Path) -> ReadyTable:
    return open_room(places(tmp_path))


@pytest.fixture
def table(ready: ReadyTable) -> TableState:
    return opened(ready.opened())


def test_nothing_changed_gives_the_same_rules(ready: ReadyTable, table: TableState) -> None:
    entry = facts_changed(ready, table, {})
    assert (entry.rules, entry.stakes, entry.game) == (table.rules, table.stakes, table.game)
    assert entry.rules_version == ready.rules_version


def test_a_straddle_switched_off_and_an_ante_on_hold_from_the_next_hand(ready: ReadyTable, table: TableState) -> None:
    changes = {"straddle_positions": [], "ante_type": "per_player", "ante_amount": 1}
    after = play(table, facts_changed(ready, table, changes))
    assert after.rules.straddle_positions == ()
    assert after.rules.ante_type is AnteType.PER_PLAYER
    assert after.rules_version != table.rules_version
    dealt = play(after, StartHand())
    assert dealt.hand is not None
    assert dealt.hand.forced.antes == 9


def test_facts_changed_before_stay_when_another_changes(ready: ReadyTable, table: TableState) -> None:
    table = play(table, facts_changed(ready, table, {"straddle_positions": ["utg"]}))
    table = play(table, facts_changed(ready, table, {"straddle_max": 1}, stakes=Stakes(5, 10)))
    assert table.rules.straddle_positions == (StraddlePositions.UTG,)
    assert table.stakes == Stakes(5, 10)


def test_the_book_follows_the_structure(ready: ReadyTable, table: TableState) -> None:
    """WSOP Live 2024 R100-a: a newcomer posts the big blind in limit, nothing in no-limit."""
    assert table.rules.new_player_entry is NewPlayerEntry.NO_POST
    limit = replace(table.stakes, bets=BetSizes(small_bet=5, big_bet=10))
    entry = facts_changed(ready, table, {}, stakes=limit, betting=BettingStructure.FL)
    assert entry.rules.new_player_entry is NewPlayerEntry.POST_BIG_BLIND
    after = play(table, entry, StartHand())
    assert after.hand is not None
    assert after.hand.bets.small_bet == 5


def test_the_book_follows_a_third_blind(ready: ReadyTable, table: TableState) -> None:
    """WSOP Live 2024 R188: in 1-2-5 every smaller blind counts as the largest."""
    entry = facts_changed(ready, table, {}, stakes=Stakes(1, 2, 5), betting=BettingStructure.PL)
    assert entry.rules.pl_small_blind_counts_as is PlSmallBlindCountsAs.LARGEST_BLIND


def test_the_book_follows_a_table_that_deals_nothing_but_bomb_pots(ready: ReadyTable, table: TableState) -> None:
    """WSOP Live 2024 R27 and "5 Card Double Board Bomb Pot PLO" c: only there the button moves."""
    assert not table.rules.bomb_pot_advances_button
    assert facts_changed(ready, table, {}, stakes=Stakes(2, 5, bomb_ante=20)).rules.bomb_pot_advances_button


def test_a_rule_of_the_whole_room_is_no_fact_of_the_table(ready: ReadyTable, table: TableState) -> None:
    with pytest.raises(NotForOneTable):
        facts_changed(ready, table, {"button_rule": "forward_moving"})


def test_facts_changed_during_a_hand_hold_from_the_next_one(ready: ReadyTable, table: TableState) -> None:
    entry = facts_changed(ready, table, {"ante_type": "per_player", "ante_amount": 1}, stakes=Stakes(5, 10))
    told = play(table, StartHand(), entry)
    assert told.stakes == table.stakes
    assert told.rules == table.rules
    after = play(told, EndHand(followed=False))
    assert (after.stakes, after.rules.ante_amount, after.facts_next) == (Stakes(5, 10), 1, None)
    dealt = play(after, StartHand())
    assert dealt.hand is not None
    assert (dealt.hand.big_blind, dealt.hand.forced.antes) == (10, 9)


def test_a_misdealt_hand_is_dealt_again_under_the_facts_it_was_dealt_under(
    ready: ReadyTable, table: TableState
) -> None:
    entry = facts_changed(ready, table, {}, stakes=Stakes(5, 10))
    again = play(table, StartHand(), entry, Misdealt(), StartHand())
    assert again.hand is not None
    assert again.hand.big_blind == 5
    assert play(again, EndHand(followed=False)).stakes == Stakes(5, 10)


def test_a_bomb_pot_agreed_on_during_a_hand_is_the_next_one(table: TableState) -> None:
    after = play(table, StartHand(), BombPotAgreed(10), EndHand(followed=False), StartHand())
    assert after.hand is not None
    assert after.hand.forced.bomb_ante == 10
    assert after.bomb_pot is None


def test_facts_of_a_spread_are_given_back_as_they_are_written(ready: ReadyTable, table: TableState) -> None:
    sizes = Stakes(1, 2, bets=BetSizes(spread_least=2, spread_most=10))
    rows = [[1, 2, 10], [3, 2, 20]]
    changes = {"spread_by_street": rows}
    entry = facts_changed(ready, table, changes, stakes=sizes, betting=BettingStructure.SPREAD)
    assert facts_of(entry.rules)["spread_by_street"] == rows
