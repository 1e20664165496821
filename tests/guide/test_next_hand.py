"""NEXT HAND on the table itself; the situations with departures are in the vectors."""

import pytest

from dealer_assist.guide.next_hand import ANTE, next_hand
from dealer_assist.guide.next_steps import next_steps
from dealer_assist.guide.prompt import Said
from dealer_assist.hand.entries import Award, Fold
from dealer_assist.hand.situation import SeatTold
from dealer_assist.hand.state import Positions
from dealer_assist.rules.options import AnteType
from dealer_assist.table.entries import CountedNow, EndHand, Entry, SeatLeft, StartHand
from dealer_assist.table.state import TableState
from tests.tables import a_table, dealt, house_rules, play, won_by


def folded_to(table: TableState, winner: int, *folds: int) -> TableState:
    """The hand ended by folds, the pot pushed."""
    return play(table, *(Fold(seat) for seat in folds), Award(0, won_by(winner)), EndHand())


def test_positions_posts_first_card_and_first_to_act() -> None:
    said = next_hand(dealt((500,) * 9, blinds=(2, 5), button=3))
    assert said is not None
    assert said.slots == {
        "button": 3,
        "button_posts": None,
        "sb_seat": 4,
        "sb": 2,
        "bb_seat": 5,
        "bb": 5,
        "first_card": 4,
        "first_act": 6,
        "ante": None,
        "ante_seat": None,
    }


@pytest.mark.parametrize(
    ("ante", "seat"), [("per_player", None), ("big_blind", 3), ("button", 1)], ids=["each", "big blind", "button"]
)
def test_the_ante_and_who_pays_it(ante: str, seat: int | None) -> None:
    said = next_hand(dealt((500,) * 4, button=1, rules=house_rules(ante_type=ante, ante_amount=4)))
    assert said is not None
    assert (said.slots["ante"], said.slots["ante_seat"], said.why.options) == (4, seat, ("ante_type", "button_rule"))


def test_a_big_blind_ante_that_is_reduced_short_handed() -> None:
    rules = house_rules(ante_type="big_blind", ante_amount=10, big_blind_ante_reduce_at=4)
    said = next_hand(dealt((500,) * 4, blinds=(5, 10), button=1, rules=rules))
    assert said is not None
    assert said.slots["ante"] == 5


def test_every_kind_of_ante_is_told() -> None:
    assert set(ANTE) == set(AnteType)


def test_a_short_small_blind_is_told_as_it_was_posted() -> None:
    said = next_hand(dealt((500, 1, 500), blinds=(2, 5), button=1))
    assert said is not None
    assert said.slots["sb"] == 1


def test_once_somebody_has_acted_it_is_no_longer_told() -> None:
    assert next_hand(play(dealt((500,) * 4, button=1), Fold(4))) is None


def test_a_hand_taken_up_in_the_middle_is_no_next_hand() -> None:
    table = folded_to(dealt((500,) * 4, button=1), 3, 4, 1, 2)
    seats = tuple(SeatTold(seat) for seat in (1, 2, 3, 4))
    counted = play(table, CountedNow(seats=seats, positions=Positions(3, 4, 1), street="preflop"))
    assert next_hand(counted) is None


def test_the_button_lies_dead_and_the_seat_before_it_is_last_again() -> None:
    table = folded_to(dealt((500,) * 4, button=1), 3, 4, 1, 2)
    said = next_hand(play(table, SeatLeft(2), StartHand()))
    assert said is not None
    assert (said.code, said.slots["last"], said.slots["again"]) == ("next_hand_dead_button", 1, True)


def test_between_hands_the_next_one_is_told_before_it_is_dealt() -> None:
    table = folded_to(dealt((500,) * 4, button=1), 3, 4, 1, 2)
    assert next_steps(table) == next_steps(play(table, StartHand()))[:1]


def test_two_players_are_told_heads_up() -> None:
    said = next_hand(dealt((500, 500), blinds=(2, 5), button=2))
    assert said is not None
    assert (said.code, said.slots) == ("next_hand_heads_up", {"button": 2, "sb": 2, "bb_seat": 1, "bb": 5})


def test_without_a_button_where_it_was_is_asked() -> None:
    assert [said.code for said in next_steps(a_table((500, 500), button=None))] == ["ask_prev"]


def test_a_table_of_one_player_is_too_empty() -> None:
    assert [said.code for said in next_steps(a_table((500,)))] == ["table_empty"]


# -- three blinds, and the small blind on the button


def told_after(table: TableState, *entries: Entry) -> Said:
    return next_steps(play(table, StartHand(), EndHand(followed=False), *entries, StartHand()))[0]


def test_three_blinds_are_told_with_the_largest_last() -> None:
    # 1-2-5, last hand button 1, blinds 2, 3 and 4
    led = told_after(a_table((100,) * 6, blinds=(1, 2, 5), button=1))
    assert led.code == "next_hand_three_blinds"
    assert [led.slots[name] for name in ("button", "sb_seat", "bb_seat", "third_seat", "third")] == [2, 3, 4, 5, 5]
    assert [led.slots[name] for name in ("last", "first_card", "first_act")] == [None, 3, 6]


def test_a_smaller_blind_nobody_sits_on_is_left_out() -> None:
    # seat 4 had the third blind and leaves: its place has the big blind now
    led = told_after(a_table((100,) * 6, blinds=(1, 2, 5), button=1), SeatLeft(4))
    assert [led.slots[name] for name in ("button", "sb_seat", "bb_seat", "third_seat")] == [2, 3, None, 5]


def test_dead_button_that_carries_the_small_blind_leaves_the_big_blind_alone() -> None:
    # small blind on the button: last hand 1, big blind 2, who leaves
    rules = house_rules(small_blind_position="on_button")
    led = told_after(a_table((100,) * 5, button=1, rules=rules), SeatLeft(2))
    assert (led.code, dict(led.slots)) == ("next_hand_dead_on_button", {"button": 2, "bb_seat": 3, "bb": 2, "last": 1})
