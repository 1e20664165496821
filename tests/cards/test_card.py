import pytest

from dealer_assist.cards.card import DECK, CardError, CardProblem, check_cards, parse_cards


def problem_of(text: str) -> tuple[CardProblem, tuple[str, ...]]:
    with pytest.raises(CardError) as caught:
        parse_cards(text)
    return caught.value.problem, caught.value.cards


def test_deck_holds_thirteen_ranks_of_four_suits_once_each() -> None:
    assert len(set(DECK)) == len(DECK) == 13 * 4


def test_deck_runs_from_the_deuce_of_clubs_to_the_ace_of_spades() -> None:
    assert (DECK[0], DECK[3], DECK[4], DECK[-1]) == ("2c", "2s", "3c", "As")


def test_cards_side_by_side_are_read_two_characters_at_a_time() -> None:
    assert parse_cards("AsKdTh") == ("As", "Kd", "Th")


def test_spaces_between_cards_change_nothing() -> None:
    assert parse_cards(" As KdTh ") == ("As", "Kd", "Th")


def test_no_text_is_no_cards() -> None:
    assert parse_cards("") == ()


def test_ten_written_with_two_digits_is_no_card() -> None:
    assert problem_of("10h") == (CardProblem.UNKNOWN, ("10", "h"))


def test_small_rank_and_large_suit_are_no_cards() -> None:
    assert problem_of("asKD Qh") == (CardProblem.UNKNOWN, ("as", "KD"))


def test_a_half_written_card_is_no_card() -> None:
    assert problem_of("AsK") == (CardProblem.UNKNOWN, ("K",))


def test_the_same_card_twice_is_named_once() -> None:
    assert problem_of("AsKdAs2cKdAs") == (CardProblem.REPEATED, ("As", "Kd"))


def test_the_whole_deck_passes_the_check() -> None:
    assert parse_cards("".join(DECK)) == DECK


def test_error_reads_as_a_sentence_for_the_log() -> None:
    with pytest.raises(CardError, match="unknown: Xx"):
        check_cards(["As", "Xx"])
