"""Facts of the table without a screen: which keys stand on each tab, and what each change leaves as it was."""

import pytest
from msgspec.structs import replace

from dealer_assist.app.fact_changes import CHANGES, KEYED_AS, fact_entry
from dealer_assist.app.facts_row import OTHER, Row
from dealer_assist.app.game_change import NEEDED
from dealer_assist.app.game_rows import FAMILY, MORE
from dealer_assist.app.page_pad import ASKED, asked
from dealer_assist.app.page_state import Keying, Tab
from dealer_assist.app.stakes_rows import FORCED, SIZES
from dealer_assist.app.table_facts import ROWS, rows
from dealer_assist.games.game import ForcedBets
from dealer_assist.rules.options import BettingStructure, RestraddlePositions, StraddleSize
from dealer_assist.table.entries import BombPotAgreed, FactsSet, StartHand
from dealer_assist.table.facts import with_facts_due
from dealer_assist.table.seating import opened
from dealer_assist.table.state import Stakes, TableState
from tests.app.floors import FLOOR
from tests.every_game import GAMES
from tests.tables import play

TABLE = opened(FLOOR.ready.opened())


def row_of(what: str, table: TableState = TABLE) -> Row:
    """The row of one fact, on whichever tab it stands."""
    return next(row for tab in Tab for row in rows(tab, table, FLOOR) if row.what == what)


def chosen(what: str, table: TableState = TABLE) -> list[str]:
    """The values of a fact that hold."""
    shown = (row for tab in Tab for row in rows(tab, table, FLOOR) if row.what == what)
    return [value.name for row in shown for value in row.values if value.chosen]


def test_every_tab_structure_and_change_has_its_rows() -> None:
    assert set(ROWS) == set(Tab)
    assert set(SIZES) == set(BettingStructure)
    floor = replace(FLOOR, games=tuple(GAMES.values()))
    shown = {row.what for table in tables_of_every_kind() for tab in Tab for row in rows(tab, table, floor)}
    # a kind of game is only looked at, it changes nothing
    assert shown - {FAMILY} == set(CHANGES)
    assert set(FORCED) == set(NEEDED) == set(ForcedBets)


def in_structure(structure: BettingStructure) -> TableState:
    return play(TABLE, fact_entry("structure", str(structure), TABLE, FLOOR))


def tables_of_every_kind() -> list[TableState]:
    """One table for each structure, and for each kind of forced bets."""
    return [
        *(in_structure(structure) for structure in BettingStructure),
        *(replace(TABLE, game=GAMES[name]) for name in ("stud", "short_deck")),
    ]


def test_what_can_be_keyed_has_a_key_that_opens_the_pad() -> None:
    shown = (row for table in tables_of_every_kind() for tab in Tab for row in rows(tab, table, FLOOR))
    assert {row.what for row in shown if OTHER in [each.name for each in row.values]} == set(KEYED_AS)
    assert set(KEYED_AS.values()) == set(Keying) - {Keying.COUNT, Keying.ADD, Keying.SIT}
    assert set(ASKED) == set(Keying)


@pytest.mark.parametrize(
    ("what", "value"),
    [
        ("stakes", "5/10"),
        ("third", "10"),
        ("structure", "pl"),
        ("game", "omaha"),
        ("ante_type", "big_blind"),
        ("must", "utg"),
        ("again", "left_only"),
        ("size", "50"),
        ("size", "any"),
        ("size", "double"),
        ("cap", "250"),
    ],
)
def test_a_value_that_was_tapped_holds_and_no_other_of_its_row(what: str, value: str) -> None:
    after = play(TABLE, fact_entry(what, value, TABLE, FLOOR))
    assert chosen(what, after) == [value]


def test_one_fact_changed_leaves_the_others() -> None:
    after = play(TABLE, fact_entry("ante", "1", TABLE, FLOOR))
    after = play(after, fact_entry("straddle", "button", after, FLOOR))
    after = play(after, fact_entry("stakes", "5/10", after, FLOOR))
    assert (after.rules.ante_amount, chosen("straddle", after)) == (1, ["utg"])
    assert after.stakes == Stakes(5, 10)


def test_facts_changed_during_a_hand_are_shown_as_they_will_be() -> None:
    dealt = play(TABLE, StartHand())
    after = play(dealt, fact_entry("stakes", "5/10", dealt, FLOOR))
    assert chosen("stakes", after) == ["5/10"]
    # a second change during the same hand keeps the first
    again = play(after, fact_entry("ante", "1", after, FLOOR))
    assert with_facts_due(again).stakes == Stakes(5, 10)


def test_limits_and_buy_ins_grow_with_the_stakes() -> None:
    table = replace(TABLE, stakes=Stakes(2, 5, min_buy_in=200, max_buy_in=500))
    entry = fact_entry("stakes", "10/20", table, FLOOR)
    assert isinstance(entry, FactsSet)
    assert (entry.stakes.min_buy_in, entry.stakes.max_buy_in) == (800, 2000)


def test_back_to_no_limit_the_limits_are_gone_and_the_blinds_stay() -> None:
    limit = play(TABLE, fact_entry("structure", "fl", TABLE, FLOOR))
    assert limit.stakes.bets.small_bet == 5
    back = play(limit, fact_entry("structure", "nl", limit, FLOOR))
    assert back.stakes == TABLE.stakes


def test_small_blind_of_a_fixed_limit_is_half_of_the_small_bet_in_chips_that_play() -> None:
    """3/6 with chips of 1: half of 3 is one chip and a half, so the blinds are 1 and 3."""
    limit = play(TABLE, fact_entry("structure", "fl", TABLE, FLOOR))
    entry = fact_entry("fixed", "3/6", limit, FLOOR)
    assert isinstance(entry, FactsSet)
    assert (entry.stakes.small_blind, entry.stakes.big_blind) == (1, 3)


def test_the_bomb_pot_of_the_house_stands_among_the_usual_ones() -> None:
    names = [value.name for value in row_of("bomb").values]
    assert names[0] == "0"
    assert names[-1] == OTHER
    assert {"5", "10", "25"} <= set(names)
    assert chosen("bomb", play(TABLE, BombPotAgreed(35))) == ["35"]


def test_more_games_than_fit_are_shown_page_by_page() -> None:
    many = replace(FLOOR, games=tuple(replace(TABLE.game, name=f"game{n}") for n in range(10)))
    first, second = (
        [value.name for row in rows(Tab.GAME, TABLE, many, start)[1:] for value in row.values] for start in (0, 7)
    )
    assert first == [f"game{n}" for n in range(7)] + [MORE]
    assert second == ["game7", "game8", "game9", MORE]


def test_at_a_table_with_no_other_game_to_deal_there_is_no_row_of_games() -> None:
    assert [row.what for row in rows(Tab.GAME, TABLE, replace(FLOOR, games=()))] == ["structure"]


def test_blinds_of_three_are_keyed_where_three_are_posted_and_buy_ins_grow_with_them() -> None:
    table = replace(TABLE, stakes=Stakes(2, 5, third_blind=10, min_buy_in=200))
    assert asked(Keying.STAKES, TABLE) == ("table.small_blind", "table.big_blind")
    assert asked(Keying.STAKES, table)[-1] == "facts.third_blind"
    entry = fact_entry("stakes", "3/5/15", table, FLOOR)
    assert isinstance(entry, FactsSet)
    assert entry.stakes == Stakes(3, 5, third_blind=15, min_buy_in=200)


def test_a_re_straddle_is_the_second_straddle_the_house_takes() -> None:
    """The default room takes one straddle: without another one nobody could straddle again."""
    on = play(TABLE, fact_entry("again", "any", TABLE, FLOOR))
    assert (on.rules.restraddle_positions, on.rules.straddle_max) == (RestraddlePositions.ANY, 2)
    off = play(on, fact_entry("again", "none", on, FLOOR))
    assert chosen("again", off) == ["none"]


def test_where_nobody_straddles_nobody_straddles_again() -> None:
    none = TABLE
    for seat in ("utg", "button"):
        none = play(none, fact_entry("straddle", seat, none, FLOOR))
    assert not any(value.possible for value in row_of("again", none).values)


def test_a_house_that_takes_any_straddle_above_the_blind_does_so_up_to_the_amount_that_is_keyed() -> None:
    free = replace(TABLE, rules=replace(TABLE.rules, straddle_size=StraddleSize.FREE_TO_CAP))
    capped = play(free, fact_entry("size", "30", free, FLOOR))
    assert (capped.rules.straddle_size, capped.rules.straddle_cap) == (StraddleSize.FREE_TO_CAP, 30)
