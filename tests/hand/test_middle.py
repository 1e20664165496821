"""From chips in front to pots: what goes back, what is pulled in, chips counted late. TDA 2024 R15-B, R21."""

from __future__ import annotations

import pytest

from dealer_assist.hand.entries import (
    AllIn,
    BehindCounted,
    BetsPulled,
    Call,
    Check,
    Fold,
    StreetDealt,
    UncalledReturned,
    Wager,
)
from dealer_assist.hand.middle import pots_of, uncalled_now
from dealer_assist.hand.state import in_front
from dealer_assist.pots.build import Pot, Uncalled
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import FloorDecision, Together
from tests.tables import behind, dealt, house_rules, part_of, play, refusal, the_hand


def test_bet_called_for_less_leaves_the_rest_uncalled() -> None:
    table = play(dealt((100, 100, 40)), Wager(1, 70), Fold(2), Call(3))
    assert uncalled_now(the_hand(table)) == Uncalled(1, 30, 70, 40)
    table = play(table, UncalledReturned())
    assert behind(table) == {1: 60, 2: 99, 3: 0}
    assert refusal(table, UncalledReturned()).code is RefusalCode.NOTHING_TO_RETURN


def test_all_in_that_gets_chips_back_is_all_in_no_more() -> None:
    table = play(dealt((100, 100, 40)), AllIn(1), Fold(2), Call(3), UncalledReturned())
    assert not part_of(table, 1).all_in
    assert part_of(table, 1).behind == 60


def test_chips_go_back_by_themselves_when_the_bets_are_pulled() -> None:
    table = play(dealt((100, 100, 40)), AllIn(1), Fold(2), Call(3), BetsPulled())
    assert behind(table) == {1: 60, 2: 99, 3: 0}
    assert (in_front(the_hand(table)), the_hand(table).middle) == (0, 81)
    assert the_hand(table).pots == (Pot(81, (1, 3)),)


def test_chips_go_back_by_themselves_when_the_next_street_is_dealt() -> None:
    table = play(dealt((100, 100, 40)), AllIn(1), Fold(2), Call(3), StreetDealt())
    assert behind(table) == {1: 60, 2: 99, 3: 0}


def test_nothing_goes_back_or_is_pulled_while_a_seat_is_to_act() -> None:
    table = play(dealt((100, 100, 100)), Wager(1, 70))
    assert refusal(table, UncalledReturned()).code is RefusalCode.BETTING_STILL_OPEN
    assert refusal(table, BetsPulled()).code is RefusalCode.BETTING_STILL_OPEN


@pytest.mark.parametrize("entry", [UncalledReturned(), BetsPulled(), StreetDealt()])
def test_floor_closes_the_street_before_chips_or_cards_move(entry: UncalledReturned | BetsPulled | StreetDealt) -> None:
    table = play(dealt((100, 100, 100, 100)), Wager(4, 20), Call(1))
    waived = refusal(table, FloorDecision(entry, "says so"))
    assert (waived.code, waived.facts) == (RefusalCode.BETTING_STILL_OPEN, {"to_act": 2})
    closed = play(table, FloorDecision(Together((Fold(2), Fold(3))), "says so"))
    assert in_front(the_hand(play(closed, BetsPulled()))) == 0


def test_bets_are_pulled_once() -> None:
    table = play(dealt((100, 100)), Call(1), Check(2), BetsPulled())
    assert refusal(table, BetsPulled()).code is RefusalCode.NOTHING_TO_PULL
    assert the_hand(table).pots == (), "the pots lie apart only when no betting is left"


def test_pots_as_they_would_lie_are_told_at_any_time() -> None:
    table = play(dealt((100, 100, 100, 5)), AllIn(4), Call(1))
    # in front 5, 1, 2, 5: nobody is uncalled; seats 2 and 3 are still in and could call
    assert pots_of(the_hand(table)) == (Pot(4, (1, 2, 3, 4)), Pot(3, (1, 3, 4)), Pot(6, (1, 4)))


def test_side_pots_grow_street_by_street() -> None:
    table = play(dealt((200, 200, 200, 20)), AllIn(4), Call(1), Fold(2), Call(3), StreetDealt())
    # 3 × 20 and the folded 1
    assert pots_of(the_hand(table)) == (Pot(61, (1, 3, 4)),)
    table = play(table, Wager(3, 30), Call(1), StreetDealt(), Wager(3, 50), Call(1))
    assert pots_of(the_hand(table)) == (Pot(61, (1, 3, 4)), Pot(160, (1, 3)))


def test_antes_of_each_player_count_towards_what_it_can_win() -> None:
    rules = house_rules(ante_type="per_player", ante_amount=5)
    # seat 3 has 3 chips: all in the ante; it can win 3 from each
    table = dealt({1: 100, 2: 100, 3: 3, 4: 100}, blinds=(5, 10), button=4, rules=rules)
    table = play(table, Call(4), Call(1), Check(2))
    assert pots_of(the_hand(table)) == (Pot(12, (1, 2, 3, 4)), Pot(36, (1, 2, 4)))


def test_ante_nobody_could_match_goes_back_from_the_middle() -> None:
    rules = house_rules(ante_type="per_player", ante_amount=5)
    table = dealt({1: 3, 2: 100}, blinds=(5, 10), button=1, rules=rules)
    assert uncalled_now(the_hand(table)) == Uncalled(2, 12, 15, 3)
    table = play(table, UncalledReturned())
    assert behind(table) == {1: 0, 2: 97}
    assert the_hand(table).middle == 6


def test_big_blind_ante_is_won_whole_even_by_one_chip() -> None:
    rules = house_rules(ante_type="big_blind", ante_amount=10)
    table = dealt({1: 1, 2: 100, 3: 100}, blinds=(5, 10), button=1, rules=rules)
    table = play(table, AllIn(1), Call(2), Check(3))
    # main 10 + 3 × 1, side 2 × 9
    assert pots_of(the_hand(table)) == (Pot(13, (1, 2, 3)), Pot(18, (2, 3)))


# -- chips behind counted in the middle of the hand


def test_stack_counted_late_is_known_from_then_on() -> None:
    table = play(dealt((None, 100, 100)), Wager(1, 10), BehindCounted(1, 140))
    seat = part_of(table, 1)
    assert (seat.behind, seat.started) == (140, 150)


def test_count_that_cannot_be_is_refused() -> None:
    table = play(dealt((100, 100, 20)), Call(1), AllIn(2))
    assert refusal(table, BehindCounted(1, -1)).code is RefusalCode.AMOUNT_NEGATIVE
    assert refusal(table, BehindCounted(2, 30)).code is RefusalCode.IS_ALL_IN
    assert refusal(table, BehindCounted(7, 30)).code is RefusalCode.NOT_IN_HAND
