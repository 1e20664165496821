"""The sentence of a tabled hand as it stands on the screen."""

from __future__ import annotations

import pytest

from dealer_assist.app.screen_state import ScreenState
from dealer_assist.app.views.award import award_view
from dealer_assist.app.views.read_aloud import OF_SEVERAL, ONE_KICKER, hand_words, told_hand, winning_words
from dealer_assist.games.game import Ranking
from dealer_assist.games.rankings import EVALUATORS
from dealer_assist.guide.reading_aloud import SAID, said_of
from dealer_assist.hand.entries import AllIn, Call, Tabled
from dealer_assist.words import LANGUAGES, Words
from dealer_assist.words.lines import screen_texts
from tests.guide.test_reading_aloud import omaha8, showdown
from tests.tables import dealt, play, the_hand

ENGLISH = Words("en", isolate=False)


@pytest.mark.parametrize(
    ("ranking", "cards", "told"),
    [
        (Ranking.HIGH, "Ks Kh Kd 7c 7s", "Kings full of sevens"),
        (Ranking.HIGH, "Ks Kh 7d 7c As", "Kings and sevens, ace kicker"),
        (Ranking.HIGH, "Ts Th 8d 7c As", "Pair of tens, A 8 7"),
        (Ranking.HIGH, "Ah Th 7h 5h 2h", "Ace-high flush, 10 7 5 2"),
        (Ranking.HIGH, "5h 4c 3d 2s Ah", "Five-high straight"),
        (Ranking.DEUCE_TO_SEVEN, "7s 6h 4d 3c 2s", "Seven-six low, 4 3 2"),
        (Ranking.BADUGI, "7s 5h 3d Ac", "Badugi: 7 5 3 A"),
        (Ranking.MOST_POINTS, "As Kh Kd Kc Qs", "1 point"),
    ],
)
def test_the_english_sentence_is_the_one_a_dealer_says(ranking: Ranking, cards: str, told: str) -> None:
    assert told_hand(said_of(EVALUATORS[ranking].read(cards.split())), ENGLISH) == told


def test_every_sentence_stands_in_the_words() -> None:
    codes = {f"hand.{words}" for words, _, _ in SAID.values()} | {"hand.royal_flush", "hand.no_hand"}

    assert codes <= set(screen_texts())
    assert codes >= OF_SEVERAL | ONE_KICKER


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_for_each_tabled_hand_and_none_before(language: str) -> None:
    words, table = Words(language), play(showdown(), Tabled(1, ("Ks", "Kh")))

    assert len(hand_words(the_hand(table), 1, words)) == 1
    assert hand_words(the_hand(table), 2, words) == winning_words(the_hand(table), words) == ()


def test_the_winner_is_told_with_the_hand_and_the_halves_by_name() -> None:
    hand = the_hand(play(showdown(), Tabled(1, ("Ks", "Kh")), Tabled(2, ("7d", "Ac"))))
    assert winning_words(hand, ENGLISH) == ("Seat 1 wins: Kings full of sevens",)

    hand = omaha8("2s 5d 8c Kh Kd", "Ah 3c Qd Jd", "Ks 5s 9h 9c")
    assert winning_words(hand, ENGLISH) == (
        "High: Seat 2 wins: Kings full of fives",
        "Low: Seat 1 wins: Eight-five low, 3 2 A",
    )


def test_several_winners_split() -> None:
    hand = the_hand(play(showdown(), Tabled(1, ("Ks", "Qh")), Tabled(2, ("Kh", "Qd"))))

    assert winning_words(hand, ENGLISH) == ("Seats 1,2 split: Kings and sevens, queen kicker",)


def test_before_the_pot_is_final_there_is_no_line() -> None:
    assert winning_words(the_hand(play(dealt((100, 100)), AllIn(1), Call(2))), ENGLISH) == ()


def test_the_award_reads_the_hands_that_win_until_somebody_taps_a_winner() -> None:
    hand = omaha8("2s 5d 8c Kh Kd", "Ah 3c Qd Jd", "Ks 5s 9h 9c")
    spoken = award_view(hand, ScreenState(), ENGLISH).then.text
    assert spoken.startswith("High: Kings full of fives · Low: Eight-five low, 3 2 A. ")

    assert "Kings" not in award_view(hand, ScreenState(winners=(1,)), ENGLISH).then.text


def test_an_award_without_tabled_hands_says_nothing_of_them() -> None:
    assert award_view(the_hand(showdown()), ScreenState(), ENGLISH).then.text == ""
