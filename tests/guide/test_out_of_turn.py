"""An action out of turn: what is said as it happens, and what becomes of it."""

import pytest
from msgspec.structs import replace

from dealer_assist.guide.next_steps import next_steps
from dealer_assist.guide.out_of_turn import changed_or_stands, out_of_turn, out_of_turn_told
from dealer_assist.guide.prompt import Prompt
from dealer_assist.hand.entries import Call, Check, Fold, OutOfTurn, StreetDealt, Wager
from dealer_assist.hand.held import Did, Held
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.state import HandState
from dealer_assist.words.words import Words
from tests.tables import dealt, house_rules, play, the_hand

CALL_OF_7 = Held(7, Action.CALL, 20)
TDA = house_rules("tda_2024")
ROBERTS = house_rules("roberts_rules")


def since(held: Held, *between: Did) -> Prompt | None:
    return changed_or_stands(replace(held, between=between), TDA)


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
    assert all(english(changed_or_stands(Held(1, do, 20, between=(Did(3, Action.FOLD),)), TDA)))


def test_with_nothing_to_call_a_check_leaves_it_standing_in_every_house() -> None:
    for preset in ("tda_2024", "roberts_rules"):
        said = out_of_turn(flop(preset), Held(3, Action.CHECK))
        assert english(said)[1] == "If seat 2 only checks, seat 3's check stands."


def test_in_its_turn_nobody_was_passed_over() -> None:
    assert out_of_turn(flop("tda_2024"), Held(2, Action.CHECK)) is None


def test_while_nobody_in_between_has_acted_it_waits() -> None:
    assert changed_or_stands(CALL_OF_7, TDA) is None


def test_the_first_seat_that_changes_the_action_is_named() -> None:
    said = since(CALL_OF_7, Did(5, Action.FOLD), Did(6, Action.RAISE, 60))
    assert english(said) == ("SEAT 7'S CHIPS COME BACK, HE HAS ALL OPTIONS", "20 back: seat 6 raised to 60.")


def test_a_bet_changes_a_check_out_of_turn() -> None:
    said = since(Held(7, Action.BET, 30), Did(6, Action.BET, 40))
    assert english(said)[1] == "30 back: seat 6 bet 40."


def test_a_fold_out_of_turn_is_binding_whatever_happens() -> None:
    said = since(Held(7, Action.FOLD), Did(6, Action.RAISE, 60))
    assert said is not None
    assert said.code == "out_of_turn_stands"


def test_a_call_changes_the_action_under_roberts_rules_only() -> None:
    called = replace(CALL_OF_7, between=(Did(6, Action.CALL),))
    codes = [said and said.code for said in (changed_or_stands(called, each) for each in (TDA, ROBERTS))]
    assert codes == ["out_of_turn_stands", "out_of_turn_back"]


def test_while_a_seat_passed_over_is_still_to_act_nothing_stands_yet() -> None:
    """Seats 5 and 6 are passed over; seat 5 folds: seat 6 can still raise."""
    table = dealt((500,) * 6, blinds=(2, 5), button=1, rules=TDA)
    table = play(table, Wager(4, 20), OutOfTurn(1, Action.CALL), Fold(5))
    assert english(out_of_turn_told(the_hand(table))[0]) == (
        "OUT OF TURN · SEAT 6 TO ACT",
        "If seat 6 only calls, seat 1's call stands.",
    )
    table = play(table, Call(6))
    assert english(out_of_turn_told(the_hand(table))[0]) == ("SEAT 1'S CALL STANDS", "Seat 6 called.")


def test_it_leads_what_the_dealer_says_and_the_turn_stands_below() -> None:
    table = play(dealt((500,) * 6, blinds=(2, 5), button=1, rules=TDA), Wager(4, 20), OutOfTurn(6, Action.CALL))
    assert [each.code for each in next_steps(table)][:2] == ["out_of_turn", "call_or_raise"]


def test_of_two_seats_the_one_to_act_leads_then_chips_that_come_back() -> None:
    table = play(
        dealt((500,) * 6, blinds=(2, 5), button=1, rules=TDA),
        *(Wager(4, 20), OutOfTurn(1, Action.FOLD), OutOfTurn(6, Action.CALL), Wager(5, 60)),
    )
    told = [english(each)[0] for each in out_of_turn_told(the_hand(table))]
    assert told == ["SEAT 6'S CHIPS COME BACK, HE HAS ALL OPTIONS", "OUT OF TURN · SEAT 6 TO ACT"]


def test_chips_that_come_back_lead_over_what_still_waits() -> None:
    """Seat 7 has folded out of turn, seat 1 called; seat 5 calls, which changes the action in this house."""
    table = play(
        dealt((500,) * 7, blinds=(2, 5), button=1, rules=ROBERTS),
        *(Wager(4, 20), OutOfTurn(7, Action.FOLD), OutOfTurn(1, Action.CALL), Call(5)),
    )
    told = [english(each)[0] for each in out_of_turn_told(the_hand(table))]
    assert told == ["SEAT 1'S CHIPS COME BACK, HE HAS ALL OPTIONS", "OUT OF TURN · SEAT 6 TO ACT"]
