"""What is said when an entry is not taken."""

import pytest

from dealer_assist.guide.prompt import Ask
from dealer_assist.guide.refusals import prompt_for
from dealer_assist.hand.entries import AllIn, Award, Call, Check, Fold, StreetDealt, Wager
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.entries import StartHand
from tests.tables import a_table, dealt, play, refusal, won_by

THREE = (500, 500, 500)


def test_a_push_while_a_seat_still_has_cards_is_the_warning() -> None:
    table = play(dealt(THREE, button=1), Wager(1, 20), Fold(2))
    said = prompt_for(refusal(table, Award(0, won_by(1))), table)
    assert (said.code, said.slots) == ("still_has_cards", {"seat": 3})


def test_a_raise_that_is_locked_is_told_as_the_lock() -> None:
    table = play(dealt((140, 500, 500), blinds=(50, 100), button=3), Call(3), AllIn(1), Call(2))
    said = prompt_for(refusal(table, Wager(3, 400)), table)
    assert said.slots == {"seat": 3, "call": 40, "increase": 40, "full": 100, "rule": "full_raise"}


def test_a_hand_without_a_button_asks_where_it_was() -> None:
    table = a_table(THREE, button=None)
    said = prompt_for(refusal(table, StartHand()), table)
    assert isinstance(said, Ask)
    assert said.code == "ask_prev"


def test_an_odd_chip_without_a_button_asks_where_it_is() -> None:
    said = prompt_for(Refused(RefusalCode.BUTTON_NOT_KNOWN, {"pot": 0}), dealt(THREE, button=1))
    assert said.slots == {"reason": "odd_chip"}


def test_any_other_refusal_is_told_by_its_own_code_facts_and_option() -> None:
    table = play(dealt(THREE, blinds=(2, 5), button=1), Call(1), Call(2), Check(3), StreetDealt())
    refused = refusal(table, Wager(2, 3))
    said = prompt_for(refused, table)
    assert (said.code, said.slots) == ("refused.bet_too_small", dict(refused.facts))


@pytest.mark.parametrize("code", list(RefusalCode))
def test_every_refusal_is_told_in_some_way(code: RefusalCode) -> None:
    assert prompt_for(Refused(code, {"seat": 1}), dealt(THREE, button=1)).code
