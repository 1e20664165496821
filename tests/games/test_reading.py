"""Which cards may play in each game, by hand; the vectors of hand reading run under the scenarios."""

from __future__ import annotations

from itertools import combinations

import pytest

from dealer_assist.cards.card import DECK, CardError, parse_cards
from dealer_assist.cards.high import high_value
from dealer_assist.files.game_file import read_game
from dealer_assist.files.where import shipped_folder
from dealer_assist.games.game import Game, Half, Ranking
from dealer_assist.games.rankings import evaluator
from dealer_assist.games.reading import best_hands, hands_to_choose_from, read, worth
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.resolve import resolve
from tests.cards.slow import random_hands


def rules(**changes: object) -> HouseRules:
    return resolve("tda_2024", changes, mode="cash", betting="nl")


RULES = rules()


def game(name: str) -> Game:
    return read_game(shipped_folder() / "games" / f"{name}.toml")


def half_of(name: str, half: str) -> Half:
    return next(each for each in game(name).halves if each.name == half)


def reading(half: Half, own: str, *boards: str, house: HouseRules = RULES) -> tuple[str, str] | None:
    found = read(half, parse_cards(own), [parse_cards(board) for board in boards], house)
    return None if found is None else (found.category, found.reads)


# ------------------------------------------------------------------ which cards


def test_holdem_may_play_the_board() -> None:
    assert reading(half_of("holdem", "whole"), "2c2d", "AhKhQdJcTs") == ("straight", "AKQJT")


def test_omaha_may_not_play_the_board() -> None:
    assert reading(half_of("omaha", "whole"), "2c2d3h4h", "AhKhQdJcTs") == ("pair", "22AKQ")


def test_omaha_plays_no_third_card_of_the_hand() -> None:
    assert reading(half_of("omaha", "whole"), "AcAdAhKs", "2c7d9hJsQc") == ("pair", "AAQJ9")


def test_omaha_hand_has_sixty_ways_to_be_made() -> None:
    own, board = parse_cards("AcAdAhKs"), parse_cards("2c7d9hJsQc")
    assert len(list(hands_to_choose_from(half_of("omaha", "whole"), own, [board]))) == 6 * 10


@pytest.mark.parametrize("ranking", list(Ranking))
def test_sets_read_together_are_worth_their_best_single_hand(ranking: Ranking) -> None:
    ranked = evaluator(ranking, RULES)
    deck = tuple(card for card in DECK if card[0] not in "2345") if ranking is Ranking.SHORT_DECK_HIGH else DECK
    for nine in random_hands(50, size=9, seed=5, deck=deck):
        own, shared = list(combinations(nine[:4], 2)), list(combinations(nine[4:], 3))
        one_by_one = [ranked.value(mine + cards) for mine in own for cards in shared]
        assert ranked.beside(shared)(own) == max(one_by_one)


def test_sets_with_a_card_of_no_deck_are_refused() -> None:
    with pytest.raises(CardError):
        evaluator(Ranking.HIGH, RULES).beside([("2c", "3c", "4c")])([("Ah", "Xx")])


def test_six_card_omaha_chooses_two_of_six() -> None:
    own, board = parse_cards("AcAdAhKs3d4d"), parse_cards("2c7d9hJsQc")
    assert len(list(hands_to_choose_from(half_of("omaha6", "whole"), own, [board]))) == 15 * 10


def test_draw_half_of_drawmaha_is_the_hand_alone_and_the_omaha_half_two_of_it() -> None:
    own, board = "9c9d9h2c3d", "Ah9sKd7c7s"
    assert reading(half_of("drawmaha", "draw"), own, board) == ("trips", "99932")
    assert reading(half_of("drawmaha", "omaha"), own, board) == ("full_house", "99977")


def test_each_board_of_two_is_a_half() -> None:
    own, top, bottom = "AcKc2d3d", "QcJcTc4h5h", "2h2s9d8c6s"
    assert reading(half_of("omaha_double_board", "top"), own, top, bottom) == ("straight_flush", "AKQJT")
    assert reading(half_of("omaha_double_board", "bottom"), own, top, bottom) == ("trips", "222A9")


def test_ultimate_big_o_takes_the_better_of_two_boards_for_each_half() -> None:
    own, top, bottom = "AcKc2d3d9s", "QcJcTc9h9d", "4h5h8s7d6s"
    assert reading(half_of("ultimate_big_o", "high"), own, top, bottom) == ("straight_flush", "AKQJT")
    # A-2 with 4-5-6 of the bottom board; the top one has no three cards below nine
    assert reading(half_of("ultimate_big_o", "low"), own, top, bottom) == ("low", "6542A")


def test_razzdugi_finds_a_razz_hand_and_a_badugi_among_seven() -> None:
    own = "Ac2d3h4s 5c Kd Kh"
    assert reading(half_of("razzdugi", "razz"), own) == ("low", "5432A")
    assert reading(half_of("razzdugi", "badugi"), own) == ("badugi4", "432A")


def test_razzdeucey_reads_each_half_by_its_own_scale() -> None:
    # WSOP Live 2024 R328: A-2-3-4-5 and a seven are the best razz hand and the best deuce to seven at once
    own = "Ac2d3h4s5c 7d Kh"
    assert reading(half_of("razzdeucey", "razz"), own) == ("low", "5432A")
    assert reading(half_of("razzdeucey", "deuce_to_seven"), own) == ("low", "75432")


def test_badeucey_counts_the_ace_high_in_both_halves() -> None:
    own = "Ac2d3h4s 7c"
    assert reading(half_of("badeucey", "badugi"), own) == ("badugi4", "7432")
    assert reading(half_of("badeucey", "deuce_to_seven"), own) == ("low", "A7432")


def test_badacey_counts_the_ace_low_in_both_halves() -> None:
    own = "Ac2d3h4s 7c"
    assert reading(half_of("badacey", "badugi"), own) == ("badugi4", "432A")
    assert reading(half_of("badacey", "ace_to_five"), own) == ("low", "7432A")


def test_six_cards_of_a_short_stud_hand_are_read() -> None:
    # WSOP Live 2024 R231: a hand of six cards may be live
    assert reading(half_of("stud", "whole"), "AcAd9h9c4s4d") == ("two_pair", "AA994")


def test_common_card_of_a_stud_hand_plays_with_the_own_ones() -> None:
    assert reading(half_of("stud", "whole"), "AcAd9h9c4s3d", "Ah") == ("full_house", "AAA99")


def test_too_few_cards_of_the_hand_are_refused() -> None:
    with pytest.raises(CardError, match="wrong_number: As"):
        reading(half_of("omaha", "whole"), "As", "2c7d9hJsQc")


# ------------------------------------------------------------------ who can win a half


def test_low_of_nine_does_not_win_where_the_house_asks_for_an_eight() -> None:
    low = half_of("stud8", "low")
    assert reading(low, "9c4d3h2sAc KdKh") is None
    assert reading(low, "9c4d3h2sAc KdKh", house=rules(low_qualifier=9)) == ("low", "9432A")
    assert reading(low, "9c4d3h2sAc KdKh", house=rules(low_qualifier=None)) == ("low", "9432A")


def test_regular_high_low_asks_for_nothing_whatever_the_house_says() -> None:
    assert reading(half_of("omaha_hilo", "low"), "KcKdQhQs", "KhKs9c9d8h", house=rules(low_qualifier=8)) is not None


def test_archie_needs_a_pair_of_nines_for_the_high_half() -> None:
    # WSOP Live 2024 R289
    high = half_of("archie", "high")
    assert reading(high, "9c9d2h3s4c") == ("pair", "99432")
    assert reading(high, "8c8dAhKsQc") is None
    assert reading(high, "2c2d3h3s4c") == ("two_pair", "33224")


def test_nobody_wins_a_half_no_hand_qualifies_for() -> None:
    hands = {1: parse_cards("8c8dAhKsQc"), 2: parse_cards("7c7dAcKdQs")}
    assert best_hands(half_of("archie", "high"), hands, (), RULES) == ()


def test_all_who_tie_win_in_the_order_they_were_given() -> None:
    board = [parse_cards("AhKhQdJcTs")]
    hands = {5: parse_cards("2c2d"), 2: parse_cards("9s9h"), 7: parse_cards("3c4d")}
    assert best_hands(half_of("holdem", "whole"), hands, board, RULES) == (5, 2, 7)


# ------------------------------------------------------------------ properties


def test_omaha_is_worth_the_best_of_all_its_fives() -> None:
    omaha = half_of("omaha", "whole")
    for cards in random_hands(100, 9, seed=21):
        own, board = cards[:4], cards[4:]
        fives = [five for five in combinations(cards, 5) if len(set(five) & set(own)) == 2]
        assert worth(omaha, own, [board], RULES) == max(map(high_value, fives))


@pytest.mark.parametrize("name", sorted(path.stem for path in (shipped_folder() / "games").glob("*.toml")))
def test_every_half_of_every_game_compares_and_reads_the_same_worth(name: str) -> None:
    played = game(name)
    deck = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs" if played.lowest == "2" or rank not in "2345"]
    for cards in random_hands(20, played.hole_cards + played.boards * played.board_cards, seed=5, deck=deck):
        own, rest = cards[: played.hole_cards], cards[played.hole_cards :]
        boards = [rest[at : at + played.board_cards] for at in range(0, len(rest), 5)]
        for half in played.halves:
            found = read(half, own, boards, RULES)
            assert worth(half, own, boards, RULES) == (None if found is None else found.value)
