"""Pot-limit: the largest bet, worked by hand from rule file 04."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from dealer_assist.games.game import HOLDEM
from dealer_assist.hand.entries import AllIn, Call, Check, Fold, KillPosted, StreetDealt, Wager
from dealer_assist.hand.limits import limits
from dealer_assist.hand.pot_limit import SMALL_BLIND_COUNTS_AS
from dealer_assist.hand.situation import SeatTold, Situation, begin
from dealer_assist.hand.state import Positions
from dealer_assist.pots.pot_limit import pot_maximum
from dealer_assist.rules.options import PlSmallBlindCountsAs
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.state import TableState
from tests.tables import Stacks, dealt, house_rules, play, refusal, the_hand


def pot_table(stacks: Stacks = (10_000,) * 6, blinds: tuple[int, ...] = (5, 10), **options: object) -> TableState:
    rules = house_rules("tda_2024", betting="pl", **options)
    return dealt(stacks, blinds=blinds, rules=rules)


def most(table: TableState, seat: int) -> int | None:
    return limits(the_hand(table), seat).max_to


@pytest.mark.parametrize(
    ("counted", "level", "own", "largest"),
    [
        # section 1, worked: what the pot holds after the call, on top of the price
        (150, 50, 0, 250),
        (3000, 1500, 0, 6000),
        (240, 120, 0, 480),
        (240, 120, 30, 450),
        (76, 26, 0, 128),
    ],
)
def test_pot_raise_is_the_pot_after_the_call_on_top_of_the_price(
    counted: int, level: int, own: int, largest: int
) -> None:
    assert pot_maximum(counted, level, own) == largest


@pytest.mark.parametrize("way", PlSmallBlindCountsAs)
def test_every_way_to_count_the_small_blind_has_its_rule(way: PlSmallBlindCountsAs) -> None:
    assert way in SMALL_BLIND_COUNTS_AS


def test_open_counts_the_blinds_as_they_are() -> None:
    assert most(pot_table(), 4) == 35


def test_open_above_the_pot_is_refused_and_the_pot_is_one_tap() -> None:
    refused = refusal(pot_table(), Wager(4, 40))
    assert refused.code is RefusalCode.ABOVE_POT
    assert (refused.facts["max"], refused.remedies) == (35, (Wager(4, 35), Call(4)))
    assert refused.option == "betting_structure"


def test_all_in_above_the_pot_is_the_pot() -> None:
    refused = refusal(pot_table(), AllIn(4))
    assert (refused.code, refused.remedies[0]) == (RefusalCode.ABOVE_POT, Wager(4, 35))


def test_all_in_below_the_pot_is_taken() -> None:
    assert the_hand(play(pot_table({1: 500, 2: 500, 3: 500, 4: 30}), AllIn(4))).level == 30


def test_all_in_of_exactly_the_pot_is_taken() -> None:
    assert the_hand(play(pot_table({1: 500, 2: 500, 3: 500, 4: 35}), AllIn(4))).level == 35


def test_small_blind_counts_as_a_big_one_until_the_big_blind_has_acted() -> None:
    table = pot_table(pl_small_blind_counts_as="big_blind")
    assert most(table, 4) == 40
    table = play(table, Wager(4, 40), Fold(5), Fold(6), Fold(1), Fold(2))
    assert most(table, 3) == 130
    # seat 3 is through: 130 + 40 + 5 in the pot, call 90 makes 265
    assert most(play(table, Wager(3, 130)), 4) == 395


def test_small_blind_imagines_nothing_for_itself() -> None:
    table = play(pot_table(pl_small_blind_counts_as="big_blind"), Fold(4), Fold(5), Fold(6), Fold(1))
    assert most(table, 2) == 30


@pytest.mark.parametrize(("counted", "largest"), [("assume_full", 35), ("actual", 32)])
def test_short_small_blind_counts_as_the_house_says(counted: str, largest: int) -> None:
    table = pot_table({1: 500, 2: 2, 3: 500, 4: 500}, pl_missing_blind=counted)
    # 5 imagined or 2 there, 10, call 10
    assert most(table, 4) == largest


@pytest.mark.parametrize(("counted", "largest"), [("assume_full", 35), ("actual", 31)])
def test_short_big_blind_counts_as_the_house_says(counted: str, largest: int) -> None:
    table = pot_table({1: 500, 2: 500, 3: 6, 4: 500}, pl_missing_blind=counted)
    # price 10; 5 and 10 imagined or 6 there, call 10
    assert most(table, 4) == largest


def test_flop_counts_only_what_lies_there() -> None:
    table = pot_table({1: 500, 2: 2, 3: 500, 4: 500})
    table = play(table, Call(4), Fold(1), Check(3), StreetDealt())
    # 2 + 10 + 10
    assert most(table, 3) == 22


@pytest.mark.parametrize(("antes", "largest"), [("count", 41), ("ignore", 35)])
def test_antes_count_before_the_flop_as_the_house_says(antes: str, largest: int) -> None:
    table = pot_table(ante_type="per_player", ante_amount=1, pl_antes_preflop=antes)
    assert most(table, 4) == largest


def test_pot_is_counted_up_to_whole_chips_of_the_house() -> None:
    table = pot_table(blinds=(10, 25), pl_round_up_to=25)
    # 35 counts as 50, call 25: 25 + 50 + 25
    assert most(table, 4) == 100


def test_small_blind_of_one_who_is_not_to_act_counts_as_a_big_one_also_where_missing_blinds_do_not() -> None:
    assert most(pot_table(pl_small_blind_counts_as="big_blind", pl_missing_blind="actual"), 4) == 40


def test_big_blind_that_has_folded_is_through() -> None:
    table = pot_table(pl_small_blind_counts_as="big_blind")
    table = play(table, Wager(4, 40), Wager(5, 100), Fold(6), Fold(1), Fold(2), Fold(3))
    # 5 + 10 + 40 + 100, call 60: to 100 + 215
    assert most(table, 4) == 315


def test_short_small_blind_is_still_counted_full_after_the_big_blind_has_acted() -> None:
    table = pot_table({1: 10_000, 2: 50, 3: 10_000, 4: 10_000}, blinds=(100, 200))
    table = play(table, Wager(4, 700), Fold(1), Wager(3, 2200))
    # 100 + 2200 + 700, call 1500: to 2200 + 4500
    assert most(table, 4) == 6700


@pytest.mark.parametrize(("missing", "largest"), [("assume_full", 40), ("actual", 30)])
def test_blind_nobody_posted_counts_as_the_house_says(missing: str, largest: int) -> None:
    rules = house_rules("tda_2024", betting="pl", pl_small_blind_counts_as="big_blind", pl_missing_blind=missing)
    seats = tuple(SeatTold(seat, 10 if seat == 2 else 0, behind=500) for seat in (1, 2, 3))
    told = Situation(
        game=HOLDEM,
        rules=rules,
        small_blind=5,
        big_blind=10,
        seats=seats,
        positions=Positions(3, None, 2),
        street="preflop",
    )
    # 10 imagined or none, 10, call 10
    assert limits(begin(told), 3).max_to == largest


@pytest.mark.parametrize(("dead", "largest"), [(4, 41), (10, 35), (12, 35)])
def test_dead_post_counts_as_a_big_blind_and_a_larger_one_as_it_is(dead: int, largest: int) -> None:
    # of the chips nothing is in the middle here: only what they count for beyond themselves
    hand = the_hand(pot_table(pl_dead_posts="count_sb_as_big_blind"))
    posted = replace(hand, forced=replace(hand.forced, dead_blinds=(dead,)))
    assert limits(posted, 4).max_to == largest


@pytest.mark.parametrize(
    ("way", "largest"),
    # 5 and 10 and the kill of 20, call 20: to 20 + 55; the small blind counted as a big one: to 20 + 60
    [("actual", 75), ("big_blind", 80), ("largest_blind", 80)],
)
def test_blinds_in_a_kill_pot_are_not_short_of_the_kill(way: str, largest: int) -> None:
    table = pot_table(kill_type="full", kill_trigger="voluntary", pl_small_blind_counts_as=way)
    assert most(play(table, KillPosted(6)), 4) == largest


def test_game_with_one_blind_has_no_small_blind_to_count_as_a_big_one() -> None:
    # 10, call 10
    assert most(pot_table(blinds=(0, 10), pl_small_blind_counts_as="big_blind"), 4) == 30


# -- three blinds: 1, 2 and 5


@pytest.mark.parametrize(("together", "largest"), [(5, 20), (3, 18), (2, 18)])
def test_two_smaller_blinds_count_together_as_the_house_says(together: int, largest: int) -> None:
    # 5 and what they count for, 3 at least, call 5
    assert most(pot_table(blinds=(1, 2, 5), pl_small_blinds_counted_together_as=together), 5) == largest


def test_smaller_blinds_counted_together_imagine_nothing_for_their_own() -> None:
    table = pot_table(blinds=(1, 2, 5), pl_small_blinds_counted_together_as=5)
    # 1 + 2 + 5, call 4: to 5 + 12
    assert most(play(table, Fold(5), Fold(6), Fold(1)), 2) == 17


def test_two_blinds_are_never_counted_together() -> None:
    assert most(pot_table(pl_small_blinds_counted_together_as=20), 4) == 35
