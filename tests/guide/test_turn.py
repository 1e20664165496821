"""The line of the seat to act."""

from dealer_assist.guide.prompt import Ask
from dealer_assist.guide.turn import pad
from dealer_assist.hand.entries import AllIn, Call, Fold, Wager
from dealer_assist.hand.situation import FullRaise, SeatTold, Told
from dealer_assist.hand.state import HandState, Positions
from dealer_assist.table.entries import CountedNow
from tests.tables import a_table, dealt, house_rules, play, the_hand

NINE = (500,) * 9


def counted(fronts: dict[int, int], all_in: tuple[int, ...] = (), last: FullRaise | None = None) -> HandState:
    """A flop counted in the middle, button 1, blinds 5 and 10."""
    seats = tuple(
        SeatTold(seat, front, Told.ALL_IN if seat in all_in else Told.IN) for seat, front in sorted(fronts.items())
    )
    entry = CountedNow(seats=seats, positions=Positions(1, 2, 3), street="flop", middle=60, full_raise=last)
    return the_hand(play(a_table(NINE, blinds=(5, 10), button=1), entry))


def test_the_seat_to_act_hears_the_price_and_the_smallest_raise() -> None:
    hand = the_hand(dealt(NINE, blinds=(5, 10), button=1))
    assert pad(hand, 4).slots == {"seat": 4, "call": 10, "min": 20}


def test_a_stack_below_the_price_calls_with_what_it_has() -> None:
    hand = the_hand(play(dealt((500, 500, 500, 30), blinds=(5, 10), button=1), Wager(4, 25)))
    short = the_hand(play(dealt((40, 500, 500, 500), blinds=(5, 10), button=1), Wager(4, 100)))
    assert pad(hand, 1).slots["call"] == 25
    assert (pad(short, 1).code, pad(short, 1).slots) == ("to_act", {"seat": 1, "call": 40, "min": None})


def test_the_last_seat_with_chips_only_calls() -> None:
    hand = the_hand(play(dealt((300, 500), blinds=(5, 10), button=1), AllIn(1)))
    assert pad(hand, 2).slots == {"seat": 2, "call": 290, "min": None}


def test_a_locked_seat_with_less_than_the_call_is_told_its_call_and_no_lock() -> None:
    table = dealt((500, 500, 500, 125), blinds=(5, 10), button=1)
    hand = the_hand(play(table, Wager(4, 100), Fold(1), AllIn(2, 500), Call(3)))
    assert pad(hand, 4).slots == {"seat": 4, "call": 25, "min": None}


def test_a_betting_cap_that_leaves_less_than_a_raise_is_the_smallest_raise() -> None:
    hand = the_hand(play(dealt(NINE, blinds=(5, 10), button=1, rules=house_rules(hand_cap=50)), Wager(4, 40)))
    said = pad(hand, 5)
    assert (said.code, said.slots["min"], said.why.options) == ("to_act", 50, ("hand_cap",))


def test_a_counted_hand_tells_what_the_chips_tell() -> None:
    assert pad(counted({2: 40, 5: 100, 8: 0}), 8).slots == {"seat": 8, "call": 100, "min": 160}


def test_a_counted_hand_asks_where_the_chips_do_not_tell() -> None:
    said = pad(counted({2: 100, 5: 140, 8: 140}, all_in=(5,)), 2)
    assert isinstance(said, Ask)
    assert said.fact == "last_full_raise_to"


def test_a_counted_hand_in_which_it_was_told_needs_no_question() -> None:
    hand = counted({2: 100, 5: 140, 8: 0}, all_in=(5,), last=FullRaise(0, 100))
    assert pad(hand, 8).slots == {"seat": 8, "call": 140, "min": 240}
