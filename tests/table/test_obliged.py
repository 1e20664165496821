"""Straddles somebody must put out: under the gun, and the holder of the rock."""

from dealer_assist.hand.forced import BetSizes, Straddle
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.entries import EndHand, KillButtonPlaced, PotWon, RockPlaced, SeatTaken, StartHand
from dealer_assist.table.state import TableState
from tests.tables import a_table, acting_order, house_rules, part_of, play, refusal, the_hand

SIX = dict.fromkeys((1, 2, 3, 4, 5, 6), 200)


def mandatory(stacks: dict[int, int] = SIX, blinds: tuple[int, ...] = (1, 2), **changes: object) -> TableState:
    """Button 1, blinds 2 and 3: seat 4 must straddle."""
    rules = house_rules("roberts_rules", **{"mandatory_straddle": True, "straddle_positions": ("utg",), **changes})
    return a_table(stacks, blinds=blinds, button=1, max_seats=9, rules=rules)


def with_rock(**changes: object) -> TableState:
    """Button 1, blinds 2 and 3, at a table that plays the rock and no other straddle."""
    changes = {"rock_straddle": "winner_straddles", "straddle_positions": (), **changes}
    return a_table(SIX, blinds=(1, 2), button=1, rules=house_rules("roberts_rules", **changes))


def straddles(table: TableState) -> list[tuple[int, int]]:
    return [(each.seat, each.to) for each in the_hand(table).forced.straddles]


def test_under_the_gun_posts_the_mandatory_straddle_with_the_blinds() -> None:
    table = play(mandatory(), StartHand())
    assert straddles(table) == [(4, 4)]
    assert acting_order(table) == [5, 6, 1, 2, 3, 4]


def test_mandatory_straddle_has_the_size_of_the_stakes() -> None:
    assert straddles(play(mandatory(blinds=(1, 2, 5)), StartHand())) == [(4, 5)]


def test_newcomer_under_the_gun_does_not_have_to_straddle() -> None:
    # the second hand: button 2, blinds 3 and 4, and a newcomer in 5
    five = dict.fromkeys((1, 2, 3, 4, 6), 200)
    table = play(mandatory(five, new_player_entry="no_post"), StartHand(), EndHand(followed=False), SeatTaken(5, 200))
    table = play(table, StartHand())
    assert (5 in [each.seat for each in the_hand(table).seats], straddles(table)) == (True, [])


def test_heads_up_nobody_has_to_straddle() -> None:
    assert straddles(play(mandatory({1: 200, 2: 200}), StartHand())) == []


def test_short_stack_under_the_gun_straddles_all_in_only_where_the_house_lets_it() -> None:
    short = {**SIX, 4: 3}
    assert straddles(play(mandatory(short), StartHand())) == []
    table = play(mandatory(short, straddle_short_stack="all_in_allowed"), StartHand())
    assert (straddles(table), part_of(table, 4).all_in, the_hand(table).level) == ([(4, 4)], True, 4)


def test_kill_pot_has_no_mandatory_straddle_where_it_takes_none() -> None:
    rules = house_rules(
        "roberts_rules", betting="fl", kill_type="full", mandatory_straddle=True, straddle_in_kill_pot=False
    )
    table = a_table(SIX, blinds=(2, 4), bets=BetSizes(4, 8), button=1, rules=rules)
    assert straddles(play(table, KillButtonPlaced(kill=6), StartHand())) == []


def test_holder_of_the_rock_straddles_from_any_seat() -> None:
    table = play(with_rock(), RockPlaced(6), StartHand())
    assert straddles(table) == [(6, 4)]
    assert acting_order(table) == [1, 2, 3, 4, 5, 6]


def test_holder_of_the_rock_in_a_blind_posts_only_the_blind() -> None:
    table = play(with_rock(), RockPlaced(3), StartHand())
    assert (straddles(table), part_of(table, 3).front) == ([], 2)


def test_rock_goes_to_the_winner_of_the_pot_and_stays_after_a_split() -> None:
    table = play(with_rock(), StartHand(), EndHand(followed=False, won=PotWon((6,))))
    assert table.rock == 6
    table = play(table, StartHand(), EndHand(followed=False, won=PotWon((1, 3))))
    assert table.rock == 6


def test_rock_at_a_table_without_it_is_refused() -> None:
    assert refusal(with_rock(rock_straddle="off"), RockPlaced(6)).code is RefusalCode.ROCK_NOT_PLAYED


def test_straddle_posted_with_the_blinds_tells_what_its_seat_added() -> None:
    assert the_hand(play(with_rock(), RockPlaced(6), StartHand())).forced.straddles == (Straddle(6, 4, 4),)
