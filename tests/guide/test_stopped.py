"""A card that came too early, and blinds that ask to chop."""

from dealer_assist.guide.chopping import REASONS, chop
from dealer_assist.guide.premature import REMEDY, premature_card
from dealer_assist.guide.refusals import prompt_for
from dealer_assist.hand.entries import BlindsChopped, Call, Check, Fold, StreetDealt
from dealer_assist.rules.catalogue import option
from dealer_assist.rules.options import PrematureTurn
from tests.tables import dealt, house_rules, play, refusal, the_hand


def test_every_house_says_what_becomes_of_a_premature_turn() -> None:
    assert set(REMEDY) == set(PrematureTurn)


def test_no_card_is_too_early_when_nobody_owes_action_or_none_is_left() -> None:
    table = play(dealt((500, 500), blinds=(2, 5), button=1), Call(1), Check(2))
    assert premature_card(the_hand(table)) is None
    for _street in range(2):
        table = play(table, StreetDealt(), Check(2), Check(1))
    river = play(table, StreetDealt())
    assert premature_card(the_hand(river)) is None


def test_blinds_that_others_are_in_with_cannot_chop() -> None:
    table = play(dealt((500,) * 4, blinds=(2, 5), button=1), Fold(4))
    assert chop(the_hand(table)) is None
    said = chop(the_hand(play(table, Fold(1))))
    assert said is not None
    assert said.slots == {"sb_seat": 2, "sb": 2, "bb_seat": 3, "bb": 5}


def test_a_refused_chop_is_told_as_the_situation_it_is() -> None:
    rules = house_rules(chop_blinds=False)
    table = play(dealt((500,) * 3, blinds=(2, 5), button=1, rules=rules), Fold(1))
    said = prompt_for(refusal(table, BlindsChopped()), table)
    assert (said.code, said.slots) == ("no_chop", {"seat": 2, "reason": "house_rule"})
    assert said == chop(the_hand(table))


def test_every_reason_not_to_chop_is_an_option() -> None:
    assert [option(name).name for name in REASONS] == list(REASONS)
