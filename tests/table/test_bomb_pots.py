"""Bomb pots: agreed on, dealt, and what they leave for the next hand."""

import pytest
from msgspec.structs import replace

from dealer_assist.games.game import HOLDEM, ForcedBets, OddChip
from dealer_assist.hand.entries import Award, BoardTold, Check, Fold, StreetDealt, Wager
from dealer_assist.hand.limits import limits
from dealer_assist.hand.state import Positions
from dealer_assist.pots.split import Part
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.table.between import Misdealt
from dealer_assist.table.bomb_deal import on_boards
from dealer_assist.table.entries import (
    BombPotAgreed,
    BombPotCalledOff,
    EndHand,
    Entry,
    FactsSet,
    SeatTaken,
    StakesSet,
    StartHand,
)
from dealer_assist.table.state import BombPot, TableState
from dealer_assist.table.taps import next_hand
from tests.every_game import GAMES, rules_for
from tests.tables import a_table, behind, house_rules, part_of, play, refusal, stacks_of, the_hand, won_by

SIX = dict.fromkeys((1, 2, 3, 4, 5, 6), 200)


def six_seats(stacks: dict[int, int] = SIX, /, blinds: tuple[int, ...] = (2, 5), **changes: object) -> TableState:
    """Six seats, blinds 2-5, the button to be at 1 in the first hand."""
    return a_table(stacks, blinds=blinds, button=1, max_seats=9, rules=house_rules("wsop_live_2024", **changes))


def game_of_bomb_pots(**changes: object) -> TableState:
    """Five of six seats taken, every hand a bomb pot of 20, the button to be at 1 in the first hand."""
    rules = house_rules("wsop_live_2024", **changes)
    table = a_table(dict.fromkeys((1, 2, 3, 4, 5), 200), blinds=(2, 5), button=1, max_seats=9, rules=rules)
    return play(table, StakesSet(replace(table.stakes, bomb_ante=20)))


def positions(table: TableState) -> Positions:
    return the_hand(table).positions


def test_everybody_antes_and_the_flop_comes_without_blinds_or_betting() -> None:
    hand = the_hand(play(six_seats(), BombPotAgreed(10), StartHand()))
    assert (hand.street_name, hand.middle, hand.to_act, hand.level) == ("flop", 60, 2, 0)
    assert {each.front for each in hand.seats} == {0}


def test_smallest_bet_is_the_big_blind_or_the_ante_as_the_house_says() -> None:
    by_blind = play(six_seats(bomb_pot_min_bet="big_blind"), BombPotAgreed(10), StartHand())
    by_ante = play(six_seats(bomb_pot_min_bet="ante"), BombPotAgreed(10), StartHand())
    assert (limits(the_hand(by_blind), 2).min_to, limits(the_hand(by_ante), 2).min_to) == (5, 10)


def test_short_stack_antes_what_it_has_and_plays_for_that_much_of_each() -> None:
    table = play(six_seats({1: 200, 2: 200, 3: 6}), BombPotAgreed(10), StartHand())
    assert (part_of(table, 3).all_in, the_hand(table).middle) == (True, 26)
    checks: list[Entry] = [Check(2), Check(1), StreetDealt(), Check(2), Check(1), StreetDealt(), Check(2), Check(1)]
    table = play(table, *checks, Award(1, won_by(2)), Award(0, won_by(3)), EndHand())
    assert stacks_of(table) == {1: 190, 2: 198, 3: 18}


def test_flop_is_told_like_any_board() -> None:
    table = play(six_seats(), BombPotAgreed(10), StartHand(), BoardTold(("As", "Kd", "2c")))
    assert the_hand(table).board == ("As", "Kd", "2c")


def test_button_stays_for_the_bomb_pot_that_collects_time() -> None:
    table = play(six_seats(bomb_pot_advances_button=False), StartHand(), EndHand(followed=False))
    table = play(table, BombPotAgreed(20), StartHand())
    assert positions(table) == Positions(button=1)
    table = play(table, EndHand(followed=False), StartHand())
    assert (positions(table).button, positions(table).big_blind) == (2, 4)


def test_bomb_pot_before_the_first_hand_leaves_the_button_for_that_hand() -> None:
    table = play(six_seats(bomb_pot_advances_button=False), BombPotAgreed(20), StartHand())
    assert positions(table) == Positions(button=1)
    assert positions(play(table, EndHand(followed=False), StartHand())).button == 1


def test_bomb_pot_that_uses_up_the_position_moves_the_button() -> None:
    table = play(six_seats(bomb_pot_advances_button=True), StartHand(), EndHand(followed=False))
    table = play(table, BombPotAgreed(20), StartHand())
    assert positions(table) == Positions(button=2)
    assert positions(play(table, EndHand(followed=False), StartHand())).big_blind == 5


def test_only_the_next_hand_is_a_bomb_pot() -> None:
    table = play(six_seats(), BombPotAgreed(20), StartHand(), EndHand(followed=False), StartHand())
    assert the_hand(table).street_name == "preflop"


def test_ante_nobody_agreed_on_follows_from_the_smallest_blind() -> None:
    rows = ((0, 20), (5, 25))
    small = play(six_seats(blinds=(1, 2, 5), bomb_pot_default_ante=rows), BombPotAgreed())
    large = play(six_seats(blinds=(5, 5), bomb_pot_default_ante=rows), BombPotAgreed())
    assert (small.bomb_pot, large.bomb_pot) == (BombPot(20), BombPot(25))


def test_ante_is_asked_for_where_the_house_has_none() -> None:
    refused = refusal(six_seats(bomb_pot_default_ante=()), BombPotAgreed())
    assert (refused.code, refused.option) == (RefusalCode.BOMB_POT_NEEDS_ANTE, "bomb_pot_default_ante")


def test_seat_that_sits_it_out_gets_no_cards_and_keeps_its_chips() -> None:
    table = play(six_seats(bomb_pot_opt_out=True), BombPotAgreed(20, opt_out=(2,)), StartHand())
    assert (2 in behind(table), the_hand(table).to_act, the_hand(table).middle) == (False, 3, 100)
    assert stacks_of(play(table, EndHand(followed=False)))[2] == 200


def test_house_where_everybody_pays_offers_the_bomb_pot_without_the_wish() -> None:
    refused = refusal(six_seats(bomb_pot_opt_out=False), BombPotAgreed(20, opt_out=(2,)))
    assert (refused.code, refused.remedies) == (RefusalCode.EVERYBODY_PAYS, (BombPotAgreed(20),))


def test_bomb_pot_with_one_player_left_is_not_dealt() -> None:
    table = play(six_seats({1: 200, 2: 200}, bomb_pot_opt_out=True), BombPotAgreed(20, opt_out=(2,)))
    assert refusal(table, StartHand()).code is RefusalCode.TOO_FEW_PLAYERS


@pytest.mark.parametrize("advances", [True, False])
def test_bomb_pot_with_one_player_at_the_table_is_not_dealt(advances: bool) -> None:
    table = six_seats({1: 200}, bomb_pot_advances_button=advances)
    assert refusal(play(table, BombPotAgreed(20)), StartHand()).code is RefusalCode.TOO_FEW_PLAYERS


def test_bomb_pot_called_off_is_an_ordinary_hand() -> None:
    table = play(six_seats(), BombPotAgreed(20), BombPotCalledOff())
    assert the_hand(play(table, StartHand())).street_name == "preflop"
    assert refusal(table, BombPotCalledOff()).code is RefusalCode.NO_BOMB_POT


def test_misdealt_bomb_pot_gives_the_antes_back_and_is_dealt_again() -> None:
    table = play(six_seats(), BombPotAgreed(20), StartHand(), Misdealt())
    assert stacks_of(table) == SIX
    assert the_hand(play(table, StartHand())).forced.bomb_ante == 20


# -- bomb pots are the game


def test_game_of_bomb_pots_deals_one_after_the_other_with_the_button_moving() -> None:
    table = play(game_of_bomb_pots(), StartHand(), EndHand(followed=False), StartHand())
    assert (the_hand(table).forced.bomb_ante, positions(table)) == (20, Positions(button=2))


def test_newcomer_of_such_a_game_waits_for_the_button_where_the_house_says_so() -> None:
    table = play(game_of_bomb_pots(bomb_pot_newcomer_waits=True), StartHand(), EndHand(followed=False))
    table = play(table, SeatTaken(6, 200), StartHand())
    assert (positions(table).button, 6 in behind(table)) == (2, False)
    for _ in (3, 4, 5, 6):
        table = play(table, EndHand(followed=False), StartHand())
    assert (positions(table).button, 6 in behind(table)) == (6, True)


def test_newcomer_who_has_been_dealt_in_does_not_wait_again() -> None:
    table = play(game_of_bomb_pots(bomb_pot_newcomer_waits=True), StartHand(), EndHand(followed=False))
    table = play(table, SeatTaken(6, 200), StartHand())
    for _ in (3, 4, 5, 6, 1):
        table = play(table, EndHand(followed=False), StartHand())
    assert (positions(table).button, 6 in behind(table)) == (1, True)


def test_newcomer_is_dealt_in_at_once_where_nobody_waits() -> None:
    table = play(game_of_bomb_pots(bomb_pot_newcomer_waits=False), StartHand(), EndHand(followed=False))
    assert 6 in behind(play(table, SeatTaken(6, 200), StartHand()))


def test_bomb_pot_on_two_boards_is_won_board_by_board() -> None:
    game = on_boards(HOLDEM, 2)
    halves = [(half.name, half.boards) for half in game.halves]
    assert (game.boards, game.odd_chip, halves) == (2, OddChip.BOARDS, [("top", (1,)), ("bottom", (2,))])


def test_bomb_pot_on_two_boards_pays_the_winner_of_each_board_half() -> None:
    table = play(six_seats({1: 200, 2: 200, 3: 200}, bomb_pot_boards=2), BombPotAgreed(20), StartHand())
    checked: list[Entry] = [Check(2), Check(3), Check(1)]
    table = play(table, *checked, StreetDealt(), *checked, StreetDealt(), *checked)
    boards = (Part("top", (2,)), Part("bottom", (3,)))
    assert stacks_of(play(table, Award(0, boards), EndHand())) == {1: 180, 2: 210, 3: 210}


def test_one_plain_tap_pushes_both_boards_to_the_last_seat_left() -> None:
    table = play(six_seats({1: 200, 2: 200, 3: 200}, bomb_pot_boards=2), BombPotAgreed(20), StartHand())
    table = play(table, Wager(2, 10), Fold(3), Fold(1))
    after = play(table, next_hand(table))
    # the winner of 60 antes less its own 20
    assert part_of(after, 2).started == 240


def test_game_without_blinds_is_dealt_as_bomb_pots_with_the_ante_of_the_table() -> None:
    table = six_seats(ante_type="per_player", ante_amount=10)
    table = play(replace(table, game=replace(HOLDEM, forced=ForcedBets.ANTES)), StartHand())
    assert (the_hand(table).street_name, the_hand(table).middle, positions(table)) == ("flop", 60, Positions(button=1))


RAZZ = GAMES["razz"]


def test_bomb_pot_agreed_on_falls_away_when_the_floor_changes_to_a_game_without_a_board() -> None:
    table = play(six_seats(), BombPotAgreed(10))
    stakes = replace(table.stakes, bring_in=1, bomb_ante=0)
    table = play(table, FactsSet(stakes=stakes, game=RAZZ, rules=rules_for(RAZZ, "wsop_live_2024", "fl")))
    assert table.bomb_pot is None
    assert the_hand(play(table, StartHand())).street_name == "3rd"


def test_game_without_a_board_is_dealt_its_own_way_where_every_hand_of_the_others_is_a_bomb_pot() -> None:
    table = game_of_bomb_pots()
    changed = replace(table.stakes, bring_in=1)
    table = play(table, FactsSet(stakes=changed, game=RAZZ, rules=rules_for(RAZZ, "wsop_live_2024", "fl")))
    hand = the_hand(play(table, StartHand()))
    assert (hand.street_name, hand.forced.bomb_ante) == ("3rd", 0)
