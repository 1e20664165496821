"""How the first round begins where more than blinds went in: price, raise, order; also of a hand counted in."""

from dealer_assist.hand.first_round import first_order
from dealer_assist.hand.forced import BetSizes, Forced, Straddle
from dealer_assist.hand.limits import limits
from dealer_assist.hand.situation import SeatTold
from dealer_assist.hand.state import Positions
from dealer_assist.table.entries import CountedNow
from dealer_assist.table.state import TableState
from tests.tables import a_table, acting_order, dealt, house_rules, part_of, play, the_hand

SIX = (500,) * 6
STRADDLED = Forced(straddles=(Straddle(1, 4),))
IN_FRONT = {1: 4, 2: 1, 3: 2}


def counted(fronts: dict[int, int], forced: Forced = STRADDLED, **changes: object) -> TableState:
    """A hand taken up before the flop: button 1, blinds 2 and 3, a button straddle of 4."""
    rules = house_rules("roberts_rules", **changes)
    seats = tuple(
        SeatTold(seat, fronts.get(seat, 0), behind=500, acted=fronts.get(seat, 0) > 4) for seat in range(1, 7)
    )
    entry = CountedNow(seats=seats, positions=Positions(1, 2, 3), street="preflop", forced=forced)
    return play(a_table(SIX, blinds=(1, 2), rules=rules), entry)


def test_hand_counted_with_a_straddle_has_its_price_and_raise() -> None:
    hand = the_hand(counted(IN_FRONT, straddle_min_raise="straddle"))
    assert (hand.level, limits(hand, 2).min_to) == (4, 8)


def test_hand_counted_with_a_straddle_starts_left_of_it() -> None:
    assert acting_order(counted(IN_FRONT)) == [2, 3, 4, 5, 6, 1]


def test_hand_counted_with_a_skipped_straddler_keeps_it_for_last() -> None:
    table = counted(IN_FRONT, straddle_first_action="utg_skip_straddler")
    assert acting_order(table) == [4, 5, 6, 2, 3, 1]


def test_hand_counted_after_a_raise_over_a_straddle_goes_on_in_seat_order() -> None:
    raised = {**IN_FRONT, 4: 12}
    hand = the_hand(counted(raised, straddle_first_action="utg_skip_straddler"))
    assert (hand.level, hand.circuit) == (12, ())


def test_straddle_counts_as_one_of_the_raises_where_the_house_says_so() -> None:
    assert the_hand(counted(IN_FRONT, straddle_counts_toward_cap=True)).raises == 2
    assert the_hand(counted(IN_FRONT, straddle_counts_toward_cap=False)).raises == 1


def test_hand_counted_in_a_kill_pot_has_its_limits_and_price() -> None:
    rules = house_rules("roberts_rules", betting="fl", kill_type="full")
    table = a_table(SIX, blinds=(2, 4), bets=BetSizes(4, 8), rules=rules)
    seats = tuple(SeatTold(seat, {2: 2, 3: 4, 6: 8}.get(seat, 0), behind=500) for seat in range(1, 7))
    killed = Forced(killer=6, kill=8)
    hand = the_hand(play(table, CountedNow(seats=seats, positions=Positions(1, 2, 3), street="preflop", forced=killed)))
    assert (hand.level, hand.bets, limits(hand, 4).min_to) == (8, BetSizes(8, 16), 16)


def test_three_blinds_start_left_of_the_third() -> None:
    table = dealt(SIX, blinds=(1, 2, 5), button=1)
    assert (the_hand(table).positions.third_blind, part_of(table, 4).front) == (4, 5)
    assert first_order(the_hand(table)) == (5, 6, 1, 2, 3, 4)


def test_short_third_blind_leaves_the_full_price() -> None:
    table = dealt((500, 500, 500, 3, 500, 500), blinds=(1, 2, 5), button=1)
    assert (part_of(table, 4).all_in, the_hand(table).level, limits(the_hand(table), 5).min_to) == (True, 5, 10)
