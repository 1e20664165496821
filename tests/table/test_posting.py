"""Who posts what before the cards, also with too few chips: rule file 01, section 11; rule file 02, section 2."""

from __future__ import annotations

from dealer_assist.hand.entries import Call, Check
from dealer_assist.hand.middle import pots_of
from dealer_assist.pots.build import Pot
from dealer_assist.rules.options import AnteType, BbaPostOrder
from dealer_assist.table.owed import MadeUp
from dealer_assist.table.posting import ANTE_DUE, Post, posted
from dealer_assist.table.state import Seat, TableState
from tests.tables import Stacks, behind, dealt, house_rules, part_of, play, the_hand


def with_ante(stacks: Stacks, ante_type: str, amount: int, button: int = 1, **options: object) -> TableState:
    """Blinds 5-10."""
    rules = house_rules(ante_type=ante_type, ante_amount=amount, **options)
    return dealt(stacks, blinds=(5, 10), button=button, rules=rules)


# -- blinds


def test_blinds_lie_in_front_and_are_part_of_the_bet() -> None:
    table = dealt((100, 100, 100), blinds=(5, 10))
    assert [each.front for each in the_hand(table).seats] == [0, 5, 10]
    assert (the_hand(table).level, the_hand(table).middle) == (10, 0)


def test_small_blind_without_the_whole_amount_posts_what_is_there() -> None:
    seat = part_of(dealt((100, 3, 100), blinds=(5, 10)), 2)
    assert (seat.front, seat.behind, seat.all_in) == (3, 0, True)


def test_big_blind_without_the_whole_amount_is_all_in_and_the_price_stays() -> None:
    table = dealt((100, 100, 6), blinds=(5, 10))
    assert part_of(table, 3).all_in
    assert the_hand(table).level == 10
    # what the others call above 6 is a side pot
    table = play(table, Call(1), Call(2))
    assert pots_of(the_hand(table)) == (Pot(18, (1, 2, 3)), Pot(8, (1, 2)))


def test_stack_nobody_counted_posts_the_whole_blind() -> None:
    seat = part_of(dealt((100, 100, None), blinds=(5, 10)), 3)
    assert (seat.front, seat.behind, seat.started) == (10, None, None)


# -- antes


def test_ante_of_each_player_lies_in_the_middle_and_does_not_change_the_price() -> None:
    table = with_ante((100, 100, 100), "per_player", 2)
    assert (the_hand(table).middle, the_hand(table).level) == (6, 10)
    assert behind(table) == {1: 98, 2: 93, 3: 88}
    assert part_of(table, 1).put_in == 2


def test_player_with_less_than_ante_and_blind_antes_first() -> None:
    seat = part_of(with_ante((100, 100, 7), "per_player", 2), 3)
    assert (seat.put_in, seat.front, seat.all_in) == (7, 5, True)


def test_player_with_less_than_the_ante_is_all_in_for_it() -> None:
    table = with_ante((1, 100, 100), "per_player", 2)
    assert part_of(table, 1).all_in
    table = play(table, Call(2), Check(3))
    assert pots_of(the_hand(table)) == (Pot(3, (1, 2, 3)), Pot(22, (2, 3)))


def test_big_blind_ante_is_paid_by_the_big_blind_for_all() -> None:
    table = with_ante((100, 100, 100), "big_blind", 10)
    assert behind(table) == {1: 100, 2: 95, 3: 80}
    assert (part_of(table, 3).dead, part_of(table, 3).front, the_hand(table).middle) == (10, 10, 10)


def test_big_blind_short_of_both_posts_the_blind_first() -> None:
    # TDA 2024 RP-11: of 14 chips 10 are the blind and 4 are the ante
    seat = part_of(with_ante((100, 100, 14), "big_blind", 10), 3)
    assert (seat.front, seat.dead, seat.all_in) == (10, 4, True)
    seat = part_of(with_ante((100, 100, 8), "big_blind", 10), 3)
    assert (seat.front, seat.dead) == (8, 0)


def test_house_may_take_the_big_blind_ante_first() -> None:
    table = with_ante((100, 100, 14), "big_blind", 10, bba_post_order=BbaPostOrder.ANTE_FIRST)
    assert (part_of(table, 3).front, part_of(table, 3).dead) == (4, 10)
    # with nothing live it wins the ante only; the price stays the full blind
    nothing_live = with_ante((100, 100, 8), "big_blind", 10, bba_post_order=BbaPostOrder.ANTE_FIRST)
    assert (part_of(nothing_live, 3).front, part_of(nothing_live, 3).dead) == (0, 8)
    nothing_live = play(nothing_live, Call(1), Call(2))
    assert pots_of(the_hand(nothing_live)) == (Pot(8, (1, 2, 3)), Pot(20, (1, 2)))


def test_big_blind_ante_is_not_reduced_short_handed_unless_the_house_says_so() -> None:
    assert part_of(with_ante((100,) * 4, "big_blind", 10), 3).dead == 10
    reduced = with_ante((100,) * 4, "big_blind", 10, big_blind_ante_reduce_at=4)
    assert part_of(reduced, 3).dead == 5
    assert part_of(with_ante((100,) * 5, "big_blind", 10, big_blind_ante_reduce_at=4), 3).dead == 10


def test_button_ante_is_paid_by_the_button_for_all() -> None:
    table = with_ante((100, 100, 100), "button", 10)
    assert (part_of(table, 1).dead, part_of(table, 1).front, part_of(table, 1).behind) == (10, 0, 90)


def test_every_kind_of_ante_has_its_rule() -> None:
    assert set(ANTE_DUE) == set(AnteType)


# -- where antes and blinds leave nobody to act


def test_everybody_all_in_from_antes_and_blinds_plays_the_board_out() -> None:
    table = with_ante({1: 2, 2: 7}, "per_player", 2)
    assert the_hand(table).to_act is None
    assert pots_of(the_hand(table)) == (Pot(4, (1, 2)),)


def test_chips_left_after_the_big_blind_go_into_the_ante_of_the_table() -> None:
    # rule file 02: the big blind first, then as much of the ante of 10 as there is
    rules = house_rules(bba_post_order="big_blind_first")
    due = Post(live=10, dead=10)
    assert posted(Seat(3, 10), due, rules) == Post(live=10)
    assert posted(Seat(3, 14), due, rules) == Post(live=10, dead=4)


def test_made_up_chips_are_counted_together() -> None:
    assert MadeUp(live=10, dead=(5,), antes=2).total == 17
