"""An action out of turn: what is said as it happens, and what becomes of it."""

import pytest

from dealer_assist.guide.out_of_turn import Did, Held, out_of_turn, out_of_turn_since
from dealer_assist.guide.prompt import Prompt
from dealer_assist.hand.entries import Call, Check, StreetDealt, Wager
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.state import HandState
from dealer_assist.words.words import Words
from tests.tables import dealt, house_rules, play, the_hand

CALL_OF_7 = Held(7, Action.CALL, 20)
TDA = house_rules("tda_2024")
ROBERTS = house_rules("roberts_rules")


def english(said: Prompt | None) -> tuple[str, str]:
    assert said is not None
    return Words("en", isolate=False).prompt(said.code, said.slots)


def flop(preset: str, *entries: object) -> HandState:
    """Three players on the flop, seat 2 first."""
    table = dealt((500, 500, 500), blinds=(2, 5), button=1, rules=house_rules(preset))
    return the_hand(play(table, Call(1), Call(2), Check(3), StreetDealt(), *entries))  # type: ignore[arg-type]


@pytest.mark.parametrize("do", [Action.CALL, Action.CHECK, Action.FOLD, Action.BET, Action.RAISE])
def test_whatever_is_done_out_of_turn_there_are_words_for_it(do: Action) -> None:
    bet = flop("tda_2024", Wager(2, 20))
    assert english(out_of_turn(bet, Held(1, do, 20)))[0] == "OUT OF TURN · SEAT 3 TO ACT"
    assert all(english(out_of_turn_since(Held(1, do, 20), (Did(3, Action.FOLD),), TDA)))


def test_with_nothing_to_call_a_check_leaves_it_standing_in_every_house() -> None:
    for preset in ("tda_2024", "roberts_rules"):
        said = out_of_turn(flop(preset), Held(3, Action.CHECK))
        assert english(said)[1] == "If seat 2 only checks, seat 3's check stands."


def test_in_its_turn_nobody_was_passed_over() -> None:
    assert out_of_turn(flop("tda_2024"), Held(2, Action.CHECK)) is None


def test_while_nobody_in_between_has_acted_it_waits() -> None:
    assert out_of_turn_since(CALL_OF_7, (), TDA) is None


def test_the_first_seat_that_changes_the_action_is_named() -> None:
    said = out_of_turn_since(CALL_OF_7, (Did(5, Action.FOLD), Did(6, Action.RAISE, 60)), TDA)
    assert english(said) == ("SEAT 7'S CHIPS COME BACK, HE HAS ALL OPTIONS", "20 back: seat 6 raised to 60.")


def test_a_bet_changes_a_check_out_of_turn() -> None:
    said = out_of_turn_since(Held(7, Action.BET, 30), (Did(6, Action.BET, 40),), TDA)
    assert english(said)[1] == "30 back: seat 6 bet 40."


def test_a_fold_out_of_turn_is_binding_whatever_happens() -> None:
    said = out_of_turn_since(Held(7, Action.FOLD), (Did(6, Action.RAISE, 60),), TDA)
    assert said is not None
    assert said.code == "out_of_turn_stands"


def test_a_call_changes_the_action_under_roberts_rules_only() -> None:
    between = (Did(6, Action.CALL),)
    codes = [said and said.code for said in (out_of_turn_since(CALL_OF_7, between, each) for each in (TDA, ROBERTS))]
    assert codes == ["out_of_turn_stands", "out_of_turn_back"]
