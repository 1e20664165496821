"""Games that are not hold'em by touch: stud with its bring-in and cards that show, draws, boards, running it twice."""

import pytest

from dealer_assist.app.screen_state import Depth
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.state import Stage
from dealer_assist.rules.options import BettingStructure
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable

FL = BettingStructure.FL
LIMITS = BetSizes(4, 8)


def stud(sit: Sit, game: str, **about: object) -> TouchedTable:
    """Three seats with 100, antes of 1, bring-in 1, limits 4 and 8; the hand has begun."""
    usual = {"stacks": {1: 100, 2: 100, 3: 100}, "button": 3, "betting": FL, "blinds": (0, 0), "bets": LIMITS}
    table = sit(game=game, **{**usual, "ante": 1, **about})
    table.touch("key.next")
    return table


def test_who_brings_in_is_one_tap_and_each_street_is_opened_by_a_tap(sit: Sit, language: str) -> None:
    table = stud(sit, "stud8", language=language)
    table.seats(2)
    assert table.in_front == {2: "1"}
    # seat 3 completes, seat 1 folds, seat 2 calls
    assert "4" in table.word("key.raise")
    table.touch("key.raise", "key.fold", "key.call", "key.next")
    assert table.hand.street_name == "4th"
    # nobody told a card: the seat tapped acts first, and checks
    table.seats(3)
    assert table.hand.to_act == 2
    table.touch("key.call", "key.next")
    # on fifth street seat 2 bets the big bet: the key, then the seat
    table.touch("offer1")
    table.seats(2)
    assert table.in_front == {2: "8"}
    table.touch("key.call", "key.next")
    table.seats(2)
    table.touch("key.call", "key.next")
    table.seats(2)
    table.touch("key.call")
    # 3 antes, 1 + 3 more and 4 of third street, twice 8: high to seat 2, low to seat 3
    table.touch("award.seat2", "award.tie", "award.seat3")
    table.touch("award.pushed")
    assert table.hand.stage is Stage.SETTLED
    assert sum(int(won) for won in table.in_front.values()) == 27
    assert table.chips == 300


@pytest.mark.parametrize(("betting", "amount"), [(BettingStructure.NL, 25), (BettingStructure.PL, 5)])
def test_first_bet_of_a_street_is_keyed_where_it_has_no_one_size(
    sit: Sit, language: str, betting: BettingStructure, amount: int
) -> None:
    table = stud(sit, "stud", betting=betting, bets=BetSizes(0, 0), language=language)
    table.seats(2)
    table.touch("key.call", "key.call", "key.next")
    assert table.hand.street_name == "4th"
    table.touch("offer1")
    table.seats(3)
    table.key_in(amount)
    table.touch("pad.raise")
    assert table.in_front == {3: str(amount)}
    assert table.hand.to_act == 1


def test_first_bet_of_a_street_above_the_pot_is_refused(sit: Sit) -> None:
    table = stud(sit, "stud", betting=BettingStructure.PL, bets=BetSizes(0, 0))
    table.seats(2)
    table.touch("key.call", "key.call", "key.next", "offer1")
    table.seats(3)
    # antes of 1 and three bring-ins of 1 lie there
    table.touch("pad.7", "pad.raise")
    assert (table.in_front, table.hand.to_act) == ({}, None)


def test_cards_that_show_say_whose_turn_it_is(sit: Sit) -> None:
    table = stud(sit, "stud")
    # as long as nobody knows whose turn it is there is no street to close
    assert not table.part_is_lit("key.next")
    table.touch("offer0")
    for seat, card in enumerate(("Kd", "2c", "9h"), start=1):
        lit = [tile.view.number for tile in table.window.hand.widget.seats if tile.view.lit]
        assert lit == [seat]
        table.cards(card)
    assert [tile.view.up for tile in table.window.hand.widget.seats[:3]] == [("Kd",), ("2c",), ("9h",)]
    assert table.hand.to_act == 2
    assert table.word("key.call") == "Bring in 1"
    table.touch("key.call", "key.call", "key.call", "key.next", "offer0")
    # one more card each: the pair of kings opens
    for card in ("Kc", "3c", "Th"):
        table.cards(card)
    assert table.hand.to_act == 1


def test_one_card_that_is_due_is_one_tap_and_undo_takes_it_back(sit: Sit) -> None:
    table = stud(sit, "stud")
    table.touch("offer0")
    assert not table.shows("cards.done")
    table.touch("cards.Kd", "cards.2c")
    assert shown_up(table, 3) == [("Kd",), ("2c",), ()]
    table.touch("key.undo")
    assert [tile.view.up for tile in table.window.hand.widget.seats[:3]] == [("Kd",), (), ()]
    # the seat whose card was wrong is asked for again, and the next one after it
    table.touch("offer0", "cards.3c", "cards.9h")
    assert [tile.view.up for tile in table.window.hand.widget.seats[:3]] == [("Kd",), ("3c",), ("9h",)]
    assert table.hand.to_act == 2


def shown_up(table: TouchedTable, seats: int = 1) -> list[tuple[str, ...]]:
    """Cards that show on the tiles of the first seats."""
    return [tile.view.up for tile in table.window.hand.widget.seats[:seats]]


def test_one_card_keyed_by_rank_and_suit_is_sent_off_with_the_suit(sit: Sit) -> None:
    table = stud(sit, "stud", size=(1280, 800), dpi=149)
    table.touch("offer0", "cards.K", "cards.d", "cards.2", "cards.c")
    assert shown_up(table, 3) == [("Kd",), ("2c",), ()]


def test_two_cards_that_are_due_of_a_seat_wait_for_done(sit: Sit) -> None:
    table = stud(sit, "stud")
    table.touch("offer0", "cards.Kd", "cards.2c", "cards.9h")
    # fourth street of seat 1 is told with its fifth
    table.touch("key.call", "key.call", "key.call", "key.next")
    table.seats(1)
    table.touch(*("key.call",) * 2, "key.next", "offer0", "cards.Kc")
    assert table.shows("cards.done")
    assert shown_up(table) == [("Kd",)]
    table.touch("cards.4c", "cards.done")
    assert shown_up(table) == [("Kd", "Kc", "4c")]


def test_turn_and_river_are_one_tap_each_and_undo_takes_them_back(sit: Sit) -> None:
    table = sit(depth=2, stacks={1: 100, 2: 100}, button=1)
    table.touch("key.next", "key.all_in", "pad.all_in", "key.all_in", "pad.all_in", "key.next")
    table.touch("cards.As", "cards.Kd", "cards.2c")
    assert all_boards(table) == [()]
    table.touch("cards.done", "key.next", "cards.9h")
    assert all_boards(table) == [("As", "Kd", "2c", "9h")]
    table.touch("key.undo", "key.next", "cards.9d", "key.next", "cards.3d")
    assert all_boards(table) == [("As", "Kd", "2c", "9d", "3d")]


def test_razz_is_brought_in_by_the_highest_card(sit: Sit, language: str) -> None:
    table = stud(sit, "razz", language=language)
    table.touch("offer0")
    for card in ("Kd", "2c", "9h"):
        table.cards(card)
    assert table.hand.to_act == 1
    table.touch("key.call")
    assert table.in_front == {1: "1"}
    # completed by seat 2, seats 3 and 1 fold
    table.touch("key.raise", "key.fold", "key.fold")
    assert table.hand.stage is Stage.WON


def test_how_many_each_seat_draws_is_a_key_in_turn(sit: Sit, language: str) -> None:
    table = sit(
        game="draw27_triple",
        stacks={1: 100, 2: 100, 3: 100},
        button=1,
        betting=FL,
        blinds=(2, 4),
        bets=LIMITS,
        language=language,
    )
    table.touch("key.next", "key.call", "key.call", "key.call", "key.next")
    assert table.hand.street_name == "first_draw"
    # seat 2 draws three, seat 3 stands pat, seat 1 draws one
    table.touch("offer3", "offer0", "offer1")
    assert {each.seat: each.count for each in table.hand.drawn} == {2: 3, 3: 0, 1: 1}
    assert not table.shows("offer0")
    table.touch("key.undo")
    table.touch("offer2", "key.call", "key.raise", "key.fold", "key.call", "key.next")
    assert table.hand.street_name == "second_draw"
    assert table.hand.middle == 20
    # 4 of each of three and 4 more of two
    table.touch("offer1", "offer0", "key.call", "key.call", "key.next", "key.call", "key.call")
    table.touch("award.seat2", "award.pushed")
    assert table.in_front == {2: "20"}


def test_omaha_eight_is_pushed_half_by_half(sit: Sit, language: str) -> None:
    table = sit(game="omaha8", stacks={1: 100, 5: 100, 8: 100}, button=8, language=language)
    table.touch("key.next", "key.all_in", "pad.all_in", "key.call", "key.call")
    # 300: 150 to the high of seat 1, 150 to the low of seat 5
    table.touch("award.seat1", "award.tie", "award.seat5", "award.pushed")
    assert table.in_front == {1: "150", 5: "150"}


@pytest.mark.parametrize("depth", [Depth.WAGERS, Depth.EVERYTHING])
def test_a_bomb_pot_on_two_boards(sit: Sit, language: str, depth: Depth) -> None:
    table = sit(
        game="double_board_bomb_pot",
        stacks={1: 100, 2: 100},
        button=1,
        blinds=(2, 5),
        ante=10,
        language=language,
        depth=depth,
    )
    table.touch("key.next")
    # nobody bets before the flop: both flops lie there; told by nobody yet, they are told with the turn
    assert table.hand.street_name == "flop"
    for card in ("As Kd 2c 4h Qs Jd 3c 4d", "5h 5d", ""):
        table.touch("key.call", "key.call")
        if card:
            table.touch("key.next")
            if depth is Depth.EVERYTHING:
                table.cards(card)
    if depth is Depth.EVERYTHING:
        assert table.hand.board == ("As", "Kd", "2c", "4h", "5h")
        assert table.hand.more_boards == (("Qs", "Jd", "3c", "4d", "5d"),)
        table.touch("award.winner")
    # 20: the top board to seat 1, the lower one to seat 2
    table.touch("award.seat1", "award.tie", "award.seat2", "award.pushed")
    assert table.in_front == {1: "10", 2: "10"}


def all_boards(table: TouchedTable) -> list[tuple[str, ...]]:
    """Cards of every board that lies there, the upper one first."""
    return [table.hand.board, *table.hand.more_boards]


def bomb_on_two_boards(sit: Sit, **about: object) -> TouchedTable:
    """Two seats, two boards, the hand dealt: both flops lie there."""
    stacks = {1: 100, 2: 100}
    table = sit(game="double_board_bomb_pot", stacks=stacks, button=1, blinds=(2, 5), ante=10, **about)
    table.touch("key.next")
    return table


def test_both_flops_of_a_bomb_pot_are_told_as_soon_as_they_lie_there(sit: Sit, language: str) -> None:
    table = bomb_on_two_boards(sit, language=language)
    table.touch("offer0")
    table.cards("As Kd 2c Qs Jd 3c")
    assert table.hand.board == ("As", "Kd", "2c")
    assert table.hand.more_boards == (("Qs", "Jd", "3c"),)
    # nothing is left to be told, and it is still the first street
    assert not table.shows("offer0")
    assert table.hand.to_act == 2


def test_one_flop_can_be_told_and_the_other_later_or_never(sit: Sit) -> None:
    table = bomb_on_two_boards(sit, depth=Depth.EVERYTHING)
    table.touch("offer0")
    table.cards("As Kd 2c")
    assert all_boards(table) == [("As", "Kd", "2c")]
    table.touch("offer0")
    table.cards("Qs Jd 3c")
    assert all_boards(table) == [("As", "Kd", "2c"), ("Qs", "Jd", "3c")]
    table.touch("key.undo", "key.call", "key.call", "key.next")
    # the turn of both, with the flop of the lower board that was taken back
    table.cards("4h Qs Jd 3c 4d")
    assert all_boards(table) == [("As", "Kd", "2c", "4h"), ("Qs", "Jd", "3c", "4d")]


def test_once_somebody_has_acted_the_flop_waits_for_the_turn(sit: Sit) -> None:
    table = bomb_on_two_boards(sit)
    table.touch("key.call")
    assert not table.shows("offer0")


def test_the_one_last_card_of_stud_lies_in_the_middle_with_its_face(sit: Sit, language: str) -> None:
    seats = range(1, 9)
    table = stud(sit, "stud", stacks=dict.fromkeys(seats, 100), button=8, language=language)
    table.seats(3)
    table.touch(*["key.call"] * 7)
    for _ in range(3):
        table.touch("key.next")
        table.seats(1)
        table.touch(*["key.call"] * 7)
    # eight players: 52 - 8 * 6 - 4 burned = 0 cards for seventh street
    table.touch("offer0")
    assert table.hand.stud.community
    assert all_boards(table) == [()]
    # after the cards that show, which nobody told, and the bet of the first to act
    table.touch("offer2")
    table.cards("7h")
    assert all_boards(table) == [("7h",)]
    assert table.window.hand.widget.board.view.cards == ("7h",)


def test_a_pot_run_twice_is_pushed_board_by_board(sit: Sit, language: str) -> None:
    table = sit(stacks={1: 100, 5: 100}, button=1, run_it_max=2, language=language)
    table.touch("key.next", "key.all_in", "pad.all_in", "key.call")
    table.touch("key.floor", "floor.run_it2")
    assert not table.shows("floor.run_it3")
    table.touch("award.seat1", "award.tie", "award.seat5", "award.pushed")
    assert table.in_front == {1: "100", 5: "100"}


def test_three_boards_of_a_pot_are_told_one_after_the_other(sit: Sit) -> None:
    table = sit(stacks={1: 90, 5: 90}, button=1, run_it_max=3)
    table.touch("key.next", "key.all_in", "pad.all_in", "key.call", "key.floor", "floor.run_it3")
    table.touch("award.seat1", "award.tie", "award.seat5", "award.tie", "award.seat5", "award.pushed")
    assert table.in_front == {1: "60", 5: "120"}


def test_boards_run_twice_are_keyed_street_by_street(sit: Sit) -> None:
    table = sit(stacks={1: 100, 5: 100}, button=1, run_it_max=2, depth=2)
    table.touch("key.next", "key.all_in", "pad.all_in", "key.call", "key.floor", "floor.run_it2")
    for cards in ("As Kd 2c Qs Jd 3c", "4h 4d", "5h 5d"):
        table.touch("key.next")
        table.cards(cards)
    assert table.said == "Board 5♥ — Board 5♦"
    assert table.hand.board == ("As", "Kd", "2c", "4h", "5h")
    assert table.hand.more_boards == (("Qs", "Jd", "3c", "4d", "5d"),)


def test_short_deck_has_no_card_under_the_six(sit: Sit) -> None:
    table = sit(game="short_deck", stacks={1: 100, 2: 100, 3: 100}, button=1, blinds=(0, 2), depth=2)
    table.touch("key.next")
    while table.hand.to_act is not None:
        table.touch("key.call")
    table.touch("key.next")
    assert not table.part_is_lit("cards.5s")
    table.cards("As Kd 6c")
    assert table.hand.board == ("As", "Kd", "6c")
