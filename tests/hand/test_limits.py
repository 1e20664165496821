"""Smallest and largest raise, and who may raise again: rule file 03, sections 2 and 3, with its worked examples."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from dealer_assist.hand.entries import AllIn, Call, Check, Fold, StreetDealt, Wager
from dealer_assist.hand.limits import Limits, limits, nearest_playable
from dealer_assist.hand.structures import LAST_RAISE, REOPENS
from dealer_assist.rules.options import MinRaiseRule, ShortAllInReopens
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.state import TableState
from tests.tables import dealt, house_rules, play, refusal, the_hand


def legal(table: TableState, seat: int) -> Limits:
    return limits(the_hand(table), seat)


def flop(stacks: Mapping[int, int | None], **options: object) -> TableState:
    """Blinds 50-100: everybody has called, the flop is out. The button is on the highest seat."""
    table = dealt(stacks, blinds=(50, 100), button=max(stacks), rules=house_rules(**options))
    while (seat := the_hand(table).to_act) is not None:
        table = play(table, Call(seat) if "call" in legal(table, seat).can else Check(seat))
    return play(table, StreetDealt())


# -- the smallest raise


def test_smallest_bet_is_the_big_blind_on_every_street() -> None:
    table = flop({1: 5000, 2: 5000, 3: 5000})
    assert legal(table, 1) == Limits(1, ("bet", "check"), 0, 0, 100, 4900)
    turn = play(table, Check(1), Check(2), Check(3), StreetDealt())
    assert legal(turn, 1).min_to == 100


@pytest.mark.parametrize(
    ("blinds", "totals", "least"),
    [
        # rule file 03, section 2, worked
        ((100, 200), (600, 1600, 3600), 5600),
        ((25, 50), (125, 200, 500), 800),
        ((25, 50), (500,), 950),
    ],
)
def test_smallest_raise_is_the_last_raise_on_top(blinds: tuple[int, int], totals: tuple[int, ...], least: int) -> None:
    table = dealt((20_000,) * 6, blinds=blinds)
    for total in totals:
        seat = the_hand(table).to_act
        assert seat is not None
        table = play(table, Wager(seat, total))
    seat = the_hand(table).to_act
    assert seat is not None
    assert legal(table, seat).min_to == least
    assert refusal(table, Wager(seat, least - 1)).code is RefusalCode.RAISE_TOO_SMALL
    play(table, Wager(seat, least))


def test_all_in_for_less_does_not_change_the_smallest_raise() -> None:
    # 50-100, under the gun all-in 150: next 250
    table = play(dealt({1: 5000, 2: 5000, 3: 5000, 4: 150}, blinds=(50, 100)), AllIn(4))
    assert legal(table, 1).min_to == 250


def test_all_in_bet_below_the_big_blind_is_raised_by_a_whole_bet() -> None:
    # 20 all-in in a game of 100: raise to 120
    table = play(flop({1: 120, 2: 5000, 3: 5000}), AllIn(1))
    assert legal(table, 2) == Limits(2, ("call", "raise"), 20, 20, 120, 4900)


def test_house_may_ask_for_twice_the_total() -> None:
    # big blind 20, opened to 60: to 100 by the last raise, to 120 by the doubled total
    opened = play(dealt((1000,) * 4, blinds=(10, 20)), Wager(4, 60))
    assert legal(opened, 1).min_to == 100
    doubled = dealt((1000,) * 4, blinds=(10, 20), rules=house_rules(min_raise_rule="double_total"))
    assert legal(play(doubled, Wager(4, 60)), 1).min_to == 120
    assert legal(flop({1: 5000, 2: 5000, 3: 5000}, min_raise_rule="double_total"), 1).min_to == 100


def test_a_full_raise_opens_the_betting_also_where_it_adds_less_than_the_next_one_must() -> None:
    # 100 raised to 200: the bettor faces 100 and may raise to 400, at least the last total more
    table = flop({1: 5000, 2: 5000, 3: 5000}, min_raise_rule="double_total")
    table = play(table, Wager(1, 100), Wager(2, 200), Fold(3))
    assert (legal(table, 1).can, legal(table, 1).min_to) == (("call", "raise"), 400)


def test_smallest_bet_of_a_house_whose_bomb_pots_bet_the_ante_is_the_blind_in_other_hands() -> None:
    assert legal(flop({1: 5000, 2: 5000, 3: 5000}, bomb_pot_min_bet="ante"), 1).min_to == 100


@pytest.mark.parametrize(
    ("least", "most", "to"), [(200, 900, 200), (200, 150, 150), (200, None, 200), (None, 900, None), (None, None, None)]
)
def test_least_a_seat_may_raise_to_is_its_stack_where_that_is_less(
    least: int | None, most: int | None, to: int | None
) -> None:
    assert Limits(1, ("call", "raise"), 100, 100, least, most).least_to == to


@pytest.mark.parametrize("way", list(MinRaiseRule))
def test_every_way_of_the_smallest_raise_is_played(way: MinRaiseRule) -> None:
    assert way in LAST_RAISE


# -- the price


def test_price_of_a_short_stack_is_its_stack() -> None:
    table = play(flop({1: 1000, 2: 150, 3: 1000}), Wager(1, 400))
    assert legal(table, 2) == Limits(2, ("call",), 400, 50, None, None)


def test_others_call_the_full_big_blind_over_a_short_one() -> None:
    table = dealt({1: 1000, 2: 1000, 3: 30, 4: 1000}, blinds=(50, 100))
    assert (legal(table, 4).call_add, legal(table, 4).min_to) == (100, 200)
    house = house_rules(short_blind_call_amount="all_in_amount")
    table = dealt({1: 1000, 2: 1000, 3: 60, 4: 1000}, blinds=(50, 100), rules=house)
    assert (legal(table, 4).call_add, legal(table, 4).min_to) == (60, 160)


def test_stack_nobody_counted_has_no_largest_raise() -> None:
    table = dealt((None, 100, 100), blinds=(1, 2))
    assert legal(table, 1) == Limits(1, ("call", "raise"), 2, 2, 4, None)


def test_limits_are_told_out_of_turn_as_well() -> None:
    table = dealt((100, 100, 100, 100))
    assert legal(table, 3) == Limits(3, ("check", "raise"), 2, 0, 4, 100)


def test_limits_of_a_seat_not_dealt_in_are_nobodys() -> None:
    with pytest.raises(KeyError):
        legal(dealt((100, 100)), 7)


def test_raise_nobody_could_answer_is_none() -> None:
    table = play(dealt({1: 100, 2: 100, 3: 40, 4: 20}), AllIn(4), Fold(1), Fold(2))
    assert legal(table, 3) == Limits(3, ("call",), 20, 18, None, None)
    refused = refusal(table, Wager(3, 40))
    assert (refused.code, refused.remedies) == (RefusalCode.RAISE_UNANSWERABLE, (Call(3), Fold(3)))


# -- raising again after short all-ins: 50-100, on the flop

CUMULATIVE = ShortAllInReopens.PER_PLAYER_CUMULATIVE
A, B, C, D, E, F = 1, 2, 3, 4, 5, 6


def six(short: dict[int, int], **options: object) -> TableState:
    """Seats A to F with 10,000 each but those with what they will be all-in for on the flop."""
    stacks = {seat: short.get(seat, 9_900) + 100 for seat in (A, B, C, D, E, F)}
    return flop(stacks, **options)


def test_two_short_all_ins_add_up_for_the_first_bettor_and_not_for_the_caller_between() -> None:
    table = play(six({B: 125, D: 200}), Wager(A, 100), AllIn(B), Call(C), AllIn(D), Call(E), Fold(F))
    # A faces 100 more: open, to at least 300
    assert legal(table, A) == Limits(A, ("call", "raise"), 200, 100, 300, 9_900)
    # C faces 75 more, less than a raise of 100
    called = play(table, Call(A))
    assert legal(called, C).can == ("call",)
    refused = refusal(called, Wager(C, 400))
    assert (refused.code, refused.option) == (RefusalCode.RAISE_LOCKED, "short_all_in_reopens")
    assert refused.facts == {"seat": C, "call": 75, "increase": 75, "full": 100}


def test_full_raise_opens_it_again_for_the_caller_between() -> None:
    table = play(six({B: 125, D: 200}), Wager(A, 100), AllIn(B), Call(C), AllIn(D), Call(E), Fold(F), Wager(A, 300))
    # C faces 175 more: open, to at least 400
    assert legal(table, C).min_to == 400


def test_seat_that_has_not_acted_may_always_raise() -> None:
    table = play(six({B: 500, C: 650, D: 800}), Wager(A, 300), AllIn(B), AllIn(C), AllIn(D), Call(E))
    # A bet 300, B made it 500: a raise of 200 is short; C and D as well. The last full bet was 300
    assert legal(table, F).min_to == 1_100


def test_before_the_flop_a_short_all_in_over_a_call_stays_closed() -> None:
    # 2000-4000: A calls 4000, C all-in 7500, the big blind calls: A faces 3500, less than 4000
    table = dealt({1: 90_000, 2: 90_000, 3: 90_000, 4: 90_000, 5: 7_500}, blinds=(2_000, 4_000))
    table = play(table, Call(4), AllIn(5), Fold(1), Fold(2), Call(3))
    assert the_hand(table).to_act == 4
    assert legal(table, 4).can == ("call",)


def test_check_is_not_opened_by_an_all_in_below_the_smallest_bet() -> None:
    table = play(six({B: 20}), Check(A), AllIn(B), Call(C), Fold(D), Fold(E), Fold(F))
    assert legal(table, A).can == ("call",)


def one_short_then_another(way: ShortAllInReopens) -> TableState:
    """A bets 100, B is all-in 160, D all-in 220: 120 more for A in two short steps."""
    table = six({B: 160, D: 220}, short_all_in_reopens=way)
    return play(table, Wager(A, 100), AllIn(B), Call(C), AllIn(D), Fold(E), Fold(F))


@pytest.mark.parametrize(
    ("way", "may"),
    [
        (ShortAllInReopens.PER_PLAYER_CUMULATIVE, True),
        (ShortAllInReopens.SINGLE_ONLY, False),
        (ShortAllInReopens.ALWAYS, True),
    ],
)
def test_two_short_all_ins_that_add_up_by_each_house_rule(way: ShortAllInReopens, may: bool) -> None:
    assert ("raise" in legal(one_short_then_another(way), A).can) is may


@pytest.mark.parametrize(
    ("way", "may"),
    [
        (ShortAllInReopens.PER_PLAYER_CUMULATIVE, False),
        (ShortAllInReopens.SINGLE_ONLY, False),
        (ShortAllInReopens.ALWAYS, True),
    ],
)
def test_one_short_all_in_by_each_house_rule(way: ShortAllInReopens, may: bool) -> None:
    table = six({B: 160}, short_all_in_reopens=way)
    table = play(table, Wager(A, 100), AllIn(B), Fold(C), Fold(D), Fold(E), Call(F))
    assert ("raise" in legal(table, A).can) is may


@pytest.mark.parametrize("way", list(ShortAllInReopens))
def test_full_all_in_raise_opens_it_by_every_house_rule(way: ShortAllInReopens) -> None:
    table = six({B: 200}, short_all_in_reopens=way)
    table = play(table, Wager(A, 100), AllIn(B), Call(C), Fold(D), Fold(E), Fold(F))
    assert legal(table, A).min_to == 300
    assert way in REOPENS


@pytest.mark.parametrize("way", list(ShortAllInReopens))
def test_seat_that_has_acted_and_faces_nothing_more_may_not_raise_itself(way: ShortAllInReopens) -> None:
    table = play(six({}, short_all_in_reopens=way), Wager(A, 100))
    assert legal(table, A) == Limits(A, ("check",), 100, 0, None, None)


# -- the cap of a hand


def test_cap_of_the_hand_is_the_largest_raise_and_reaching_it_is_all_in() -> None:
    table = dealt((500, 500, 500), rules=house_rules(hand_cap=60))
    assert legal(table, 1).max_to == 60
    capped = play(table, Wager(1, 60))
    assert the_hand(capped).seats[0].all_in
    assert legal(capped, 2) == Limits(2, ("call",), 60, 59, None, None)


def test_cap_counts_the_chips_of_earlier_streets() -> None:
    table = play(dealt((500, 500, 500), rules=house_rules(hand_cap=60)), Wager(1, 25), Call(2), Call(3), StreetDealt())
    assert legal(table, 2).max_to == 35
    raised = play(table, Wager(2, 20))
    # 15 more is less than a raise of 20: what the cap leaves is the raise
    assert legal(raised, 3) == Limits(3, ("call", "raise"), 20, 20, 35, 35, short_raise=True)


def test_cap_that_leaves_exactly_a_full_raise_makes_none_shorter() -> None:
    table = play(dealt((500, 500, 500), rules=house_rules(hand_cap=65)), Wager(1, 25), Call(2), Call(3), StreetDealt())
    assert legal(play(table, Wager(2, 20)), 3) == Limits(3, ("call", "raise"), 20, 20, 40, 40)


def test_playable_chips_round_the_smallest_raise_up() -> None:
    rules = house_rules(wager_increment=5)
    table = play(dealt({1: 200, 2: 200, 3: 200, 4: 13}, blinds=(5, 10), rules=rules), AllIn(4))
    assert legal(table, 1).min_to == 25


def test_seat_that_is_all_in_may_not_raise() -> None:
    table = play(dealt({1: 60, 2: 500, 3: 500}, blinds=(5, 10), button=1), AllIn(1))
    assert (legal(table, 1).min_to, legal(table, 1).max_to) == (None, None)


def test_seat_that_has_folded_may_not_raise() -> None:
    assert legal(play(dealt((100, 100, 100)), Fold(1)), 1).min_to is None


def test_seat_held_to_a_call_may_not_raise_and_is_told_why() -> None:
    table = dealt((100, 100, 100))
    held = replace(table, hand=replace(the_hand(table), only_call=(1,)))
    assert legal(held, 1) == Limits(1, ("call",), 2, 2, None, None)
    refused = refusal(held, Wager(1, 6))
    assert (refused.code, refused.remedies) == (RefusalCode.HELD_TO_CALL, (Call(1), Fold(1)))


def test_big_blind_held_to_a_call_with_nothing_to_call_checks() -> None:
    table = play(dealt((100, 100, 100)), Call(1), Call(2))
    refused = refusal(replace(table, hand=replace(the_hand(table), only_call=(3,))), Wager(3, 6))
    assert (refused.facts, refused.remedies) == ({"seat": 3, "call": 0}, (Check(3),))


def test_amount_half_way_between_two_that_can_be_laid_goes_to_the_lower() -> None:
    assert (nearest_playable(15, 10), nearest_playable(16, 10)) == (10, 20)
