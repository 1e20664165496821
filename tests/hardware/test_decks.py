"""Decks: which card a tag is, teaching a deck card by card, and checking that it is whole."""

from __future__ import annotations

import pytest

from hardware.deckmap import (
    CARDS,
    Deck,
    DeckFault,
    DeckMap,
    DeckProblem,
    Foreign,
    Known,
    OtherDeck,
    TagProblem,
    deck_faults,
    tag_problem,
)
from hardware.registration import Answer, Registration, again, begin, came, joker_for, left, resume, skip, undo
from hardware.secret import Hidden
from hardware.verification import of_deck, saw


def tag(number: int) -> str:
    return f"E004015012{number:06X}"


def a_deck(name: str = "red", first: int = 0, **changes: object) -> Deck:
    cards = {tag(first + number): card for number, card in enumerate(CARDS)}
    return Deck(name=name, cards=cards | changes.pop("cards", {}), **changes)  # type: ignore[operator, arg-type]


RED, BLUE = a_deck("red"), a_deck("blue", 100)


# -- the map


def test_a_tag_of_the_deck_in_play_is_its_card() -> None:
    assert DeckMap([RED, BLUE], "red").look_up(tag(0)) == Known(Hidden("As"), "red")


def test_a_tag_of_the_other_deck_is_told_with_both_names() -> None:
    assert DeckMap([RED, BLUE], "red").look_up(tag(100)) == OtherDeck("blue", "red")


def test_a_deck_put_in_play_joins_the_others_and_the_one_before_is_the_other_deck() -> None:
    decks = DeckMap([RED], "red").with_in_play(BLUE)
    assert (decks.names, decks.active) == (("red", "blue"), "blue")
    assert decks.look_up(tag(100)) == Known(Hidden("As"), "blue")
    assert decks.look_up(tag(0)) == OtherDeck("red", "blue")


def test_a_foreign_tag_is_told_by_its_first_and_last_digits_only() -> None:
    assert DeckMap([RED], "red").look_up("04DEADBEEF0077") == Foreign("04…77")


def test_a_reader_that_names_the_card_needs_no_map() -> None:
    assert DeckMap().look_up("card:Td") == Known(Hidden("Td"), "")


def test_a_card_that_is_none_is_foreign() -> None:
    assert isinstance(DeckMap().look_up("card:1z"), Foreign)


def test_a_tag_in_both_decks_is_the_card_of_the_one_in_play() -> None:
    shared = a_deck("blue", 0)
    assert DeckMap([RED, shared], "blue").look_up(tag(0)) == Known(Hidden("As"), "blue")


def test_a_whole_deck_has_no_faults() -> None:
    assert deck_faults(RED) == ()


def test_a_whole_deck_with_both_jokers_has_no_faults() -> None:
    assert deck_faults(a_deck(cards={tag(60): "X1", tag(61): "X2"})) == ()


def test_a_missing_card_a_second_tag_and_a_card_that_is_none_are_each_named() -> None:
    deck = a_deck(cards={tag(0): "2s", tag(60): "1s"})
    assert set(deck_faults(deck)) == {
        DeckFault(problem=DeckProblem.NO_CARD, tag=tag(60), card="1s"),
        DeckFault(problem=DeckProblem.CARD_MISSING, card="As", count=0),
        DeckFault(problem=DeckProblem.TAGS_TOO_MANY, card="2s", count=2),
    }


def test_a_shoe_of_two_packs_has_two_tags_for_each_card() -> None:
    cards = {tag(number): card for number, card in enumerate(CARDS * 2)}
    assert deck_faults(Deck(name="shoe", decks=2, cards=cards)) == ()


def test_a_draft_is_not_played_with() -> None:
    assert deck_faults(a_deck(draft=True)) == (DeckFault(problem=DeckProblem.DRAFT),)


@pytest.mark.parametrize(
    ("uid", "problem"),
    [
        ("8804A1B2C3", TagProblem.TRUNCATED),  # cascade tag, three bytes of the UID, a check byte
        ("08A1B2C3", TagProblem.RANDOM),
        ("88A1B2C3", None),  # four bytes that start with 88 are a whole tag
        ("08A1B2C3D4E580", None),  # seven bytes are never random
        ("12345678", None),  # a printed code
        ("not a tag", TagProblem.NO_TAG),
    ],
)
def test_tags_that_change_or_are_cut_off_are_refused(uid: str, problem: TagProblem | None) -> None:
    assert tag_problem(uid) is problem


# -- registration


def laid(deck: Registration, uid: str) -> Registration:
    """The card is laid down alone, read, and taken up again."""
    return left(came(deck, uid), uid)


def test_cards_are_asked_for_from_the_ace_of_spades_and_taken_one_by_one() -> None:
    deck = laid(begin("red"), tag(0))
    assert (deck.answer, deck.about, deck.next_card) == (Answer.TAKEN, "As", "2s")


def test_a_whole_deck_laid_down_is_complete() -> None:
    deck = begin("red")
    for number in range(52):
        deck = laid(deck, tag(number))
    assert deck.complete
    assert deck.as_deck() == RED


def test_a_tag_that_is_known_already_is_refused_with_its_card() -> None:
    deck = laid(laid(laid(begin("red"), tag(0)), tag(1)), tag(0))
    assert (deck.answer, deck.about, deck.next_card) == (Answer.KNOWN_TAG, "As", "3s")


def test_the_card_just_taken_that_still_lies_there_is_no_mistake() -> None:
    deck = came(begin("red"), tag(0))
    assert came(deck, tag(0)).answer is Answer.TAKEN


def test_two_tags_at_once_are_refused_until_one_is_taken_away() -> None:
    deck = came(came(begin("red"), "08A1B2C3"), tag(1))
    assert (deck.answer, deck.next_card) == (Answer.TWO_TAGS, "As")
    alone = left(deck, "08A1B2C3")
    assert (alone.answer, dict(alone.taken)) == (Answer.TAKEN, {tag(1): "As"})


def test_a_tag_of_another_deck_is_refused_with_its_name() -> None:
    deck = laid(begin("red", others=[BLUE]), tag(100))
    assert (deck.answer, deck.about, deck.taken) == (Answer.OTHER_DECK, "blue", ())


@pytest.mark.parametrize(("uid", "answer"), [("8804A1B2C3", Answer.TRUNCATED), ("08A1B2C3", Answer.RANDOM)])
def test_a_tag_that_cannot_stand_for_a_card_is_refused(uid: str, answer: Answer) -> None:
    assert laid(begin("red"), uid).answer is answer


def test_undo_forgets_the_last_tag_and_asks_for_its_card_again() -> None:
    deck = undo(laid(laid(begin("red"), tag(0)), tag(1)))
    assert (deck.next_card, dict(deck.taken)) == ("2s", {tag(0): "As"})


def test_a_skipped_card_is_asked_for_last() -> None:
    deck = skip(begin("red"))
    assert (deck.next_card, deck.wanted[-1]) == ("2s", "As")


def test_one_card_is_registered_anew() -> None:
    deck = again(laid(laid(begin("red"), tag(0)), tag(1)), "As")
    assert deck.next_card == "As"
    assert laid(deck, tag(70)).as_deck().cards == {tag(1): "2s", tag(70): "As"}


def test_a_draft_goes_on_where_it_was_left() -> None:
    draft = laid(laid(begin("red"), tag(0)), tag(1)).as_deck()
    assert draft.draft
    assert resume(draft).next_card == "3s"


def test_a_dead_card_takes_the_tag_of_a_joker() -> None:
    deck = joker_for(resume(a_deck(cards={tag(60): "X1", tag(61): "X2"})), "9s")
    assert (deck.answer, deck.about, deck.complete) == (Answer.JOKER, "9s", True)
    whole = deck.as_deck()
    assert (whole.cards[tag(60)], whole.cards[tag(61)], deck_faults(whole)) == ("9s", "X2", ())
    # its own tag, should it be read after all, is no card any more
    dead = next(uid for uid, card in RED.cards.items() if card == "9s")
    assert dead not in whole.cards


def test_a_card_whose_tag_was_never_read_takes_the_tag_of_a_joker() -> None:
    deck = joker_for(resume(Deck(name="red", cards={tag(0): "As", tag(60): "X1"})), "2s")
    assert (deck.as_deck().cards, deck.next_card) == ({tag(0): "As", tag(60): "2s"}, "3s")


def test_a_joker_without_a_tag_of_this_deck_is_laid_in_the_place_of_the_card() -> None:
    deck = joker_for(resume(RED), "9s")
    assert (deck.answer, deck.next_card, deck.complete) == (Answer.LAY_JOKER, "9s", False)
    assert laid(deck, tag(60)).as_deck().cards[tag(60)] == "9s"


def test_a_joker_taken_back_leaves_the_card_to_be_asked_for() -> None:
    deck = undo(joker_for(resume(a_deck(cards={tag(60): "X1"})), "9s"))
    assert (deck.next_card, tag(60) in dict(deck.taken)) == ("9s", False)


# -- verification


def test_a_deck_spread_out_is_whole() -> None:
    check = of_deck(RED)
    for uid in RED.cards:
        check = saw(check, uid)
    assert check.whole


def test_missing_and_surplus_cards_are_listed() -> None:
    check = of_deck(RED)
    for uid in list(RED.cards)[2:]:
        check = saw(check, uid)
    check = saw(saw(check, "04DEADBEEF0077"), "04DEADBEEF0077")
    assert check.missing == ("As", "2s")
    assert check.foreign == ("04…77",)
