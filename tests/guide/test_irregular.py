"""Irregular deals on the screen: what can be chosen, what the hand knows, what is asked, what follows."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from msgspec.structs import replace

from dealer_assist.guide.facts_asked import Asked, Kind
from dealer_assist.guide.irregular import FORMS, Advice, advice, asked, code_of, irregularities, step_told
from dealer_assist.hand.entries import (
    AllIn,
    BoardTold,
    BringIn,
    Call,
    Check,
    Fold,
    StreetDealt,
    UpCardsTold,
    Wager,
)
from dealer_assist.hand.irregular.boards import WrongBurn
from dealer_assist.hand.irregular.clock import ClockExpired
from dealer_assist.hand.irregular.draw import DrawHoleCard
from dealer_assist.hand.irregular.outcome import Outcome, Step
from dealer_assist.hand.irregular.stud_streets import StudTooEarly
from dealer_assist.hand.irregular.told import Told
from dealer_assist.rules.refused import RefusalCode
from dealer_assist.scenarios.irregular_words import EVENTS, IrregularTold
from dealer_assist.scenarios.irregularities import OUTCOMES
from dealer_assist.scenarios.shape import read_as
from dealer_assist.table.entries import EndHand
from dealer_assist.table.state import Stakes, TableState
from dealer_assist.words.lines import screen_texts
from dealer_assist.words.words import Words
from tests.other_games import dealt_of, lowball, stud
from tests.tables import a_table, dealt, house_rules, play, the_hand
from tests.vectors import Vector, vectors


def four_handed(preset: str = "tda_2024", **options: object) -> TableState:
    """Blinds 1-2, button 1, seat 4 first to act."""
    return dealt((100, 100, 100, 100), rules=house_rules(preset, **options))


def on_the_flop() -> TableState:
    return play(four_handed(), Call(4), Call(1), Call(2), Check(3), StreetDealt())


def follows(table: TableState, code: str, **answers: Any) -> Advice:
    came = advice(table, code, answers)
    assert isinstance(came, Advice), came
    return came


def still_asks(table: TableState, code: str, **answers: Any) -> str:
    came = advice(table, code, answers)
    assert isinstance(came, Asked), came
    return came.name


def known(table: TableState, code: str, **answers: Any) -> dict[str, Any]:
    return {each.name: each.value for each in asked(table, code, answers)}


# -- what can be chosen


def test_every_irregularity_has_a_form() -> None:
    assert {form.told for form in FORMS.values()} == set(get_args(Told))


def test_before_the_flop_hole_cards_can_go_wrong_and_no_board() -> None:
    codes = irregularities(four_handed())
    assert {"exposed_hole_card", "short_hand", "premature_cards", "clock_called"} <= set(codes)
    assert {"flop_of_too_many", "wrong_burn", "skipped", "stud_hole_cards", "drawn_card"}.isdisjoint(codes)


def test_on_the_flop_the_flop_can_be_wrong() -> None:
    codes = irregularities(on_the_flop())
    assert {"flop_of_too_many", "flop_without_burn", "premature_cards", "skipped"} <= set(codes)
    assert "exposed_hole_card" not in codes


def under_other_names(table: TableState) -> TableState:
    """The same hand where the house calls the streets of its game first, second, third and fourth."""
    streets = zip(table.game.streets, ("first", "second", "third", "fourth"), strict=True)
    game = replace(table.game, streets=tuple(replace(street, name=name) for street, name in streets))
    return replace(table, game=game, hand=replace(the_hand(table), game=game))


def test_a_wrong_flop_is_one_whatever_the_game_calls_it() -> None:
    table = under_other_names(on_the_flop())
    assert irregularities(table) == irregularities(on_the_flop())
    turn = play(table, Check(2), Check(3), Check(4), Check(1), StreetDealt())
    assert "wrong_burn" in irregularities(turn)
    told = follows(turn, "wrong_burn", twice=False, acted=False)
    assert told == follows(on_the_turn(), "wrong_burn", twice=False, acted=False)


def on_the_turn() -> TableState:
    return play(on_the_flop(), Check(2), Check(3), Check(4), Check(1), StreetDealt())


def test_the_remedies_of_a_flop_of_three_are_not_offered_where_two_are_dealt_to_the_first_card() -> None:
    table = dealt_of("courchevel", (100, 100, 100), stakes=Stakes(1, 2), betting="pl")
    assert {"wrong_burn", "flop_of_too_many"}.isdisjoint(irregularities(table))
    flop = play(table, Call(1), Call(2), Check(3), StreetDealt())
    assert {"wrong_burn", "flop_of_too_many", "flop_without_burn"}.isdisjoint(irregularities(flop))


def test_stud_and_draw_games_have_their_own() -> None:
    assert {"stud_hole_cards", "stud_too_early"} <= set(irregularities(stud((100, 100, 100), "9h", "7d", "2c")))
    assert "draw_hole_card" in irregularities(lowball((100, 100, 100)))


def test_between_hands_only_the_last_one_is_disputed() -> None:
    table = play(four_handed(), EndHand(followed=False))
    assert irregularities(table) == ("dispute",)


def test_before_the_first_hand_there_is_nothing() -> None:
    assert irregularities(a_table((100, 100))) == ()


# -- what is asked, and what the hand knows


def test_card_a_player_turned_up_needs_no_more_than_the_seat() -> None:
    assert still_asks(four_handed(), "exposed_hole_card") == "by"
    assert still_asks(four_handed(), "exposed_hole_card", by="player") == "seat"
    assert follows(four_handed(), "exposed_hole_card", by="player", seat=2).outcome.code.endswith("play_on")


def test_substantial_action_is_known_from_the_hand() -> None:
    assert known(four_handed(), "extra_cards")["substantial"] is False
    assert known(play(four_handed(), Wager(4, 10), Call(1)), "extra_cards")["substantial"] is True


def test_what_the_hand_knows_can_be_put_right() -> None:
    came = follows(four_handed(), "extra_cards", seat=2, substantial=True)
    assert came.outcome.code == "irregular.outcome.hand_dead"


def test_seat_told_says_whether_it_is_the_button_and_has_acted() -> None:
    table = play(four_handed(), Call(4))
    first = known(table, "short_hand", seat=1)
    fourth = known(table, "short_hand", seat=4)
    assert (first["is_button"], first["acted"]) == (True, False)
    assert (fourth["is_button"], fourth["acted"]) == (False, True)


def test_clock_runs_for_the_seat_to_act_facing_its_bet() -> None:
    came = follows(four_handed(), "clock_expired")
    assert (came.entry.what, came.refused) == (ClockExpired(facing_bet=True, seat=4), None)


def test_street_dealt_too_early_asks_nothing() -> None:
    assert asked(on_the_flop(), "premature_cards", {}) == ()
    came = follows(on_the_flop(), "premature_cards")
    assert came.outcome.why.options == ("premature_turn",)


def test_number_who_acted_on_the_flop_is_counted() -> None:
    table = play(on_the_flop(), Check(2))
    assert known(table, "flop_without_burn")["acted"] == 1
    came = follows(table, "flop_without_burn", face_up=True)
    assert came.outcome.code == "irregular.outcome.play_on"


def test_flop_acted_on_with_a_bet_and_a_call_is_known_to_be_substantial() -> None:
    table = play(on_the_flop(), Wager(2, 10), Call(3))
    assert known(table, "flop_without_burn")["substantial"] is True


def test_turn_that_was_told_stands_as_it_was_told() -> None:
    table = play(on_the_flop(), BoardTold(("Ah", "9c", "4d")), Check(2), Check(3), Check(4), Check(1))
    table = play(table, StreetDealt(("Qc",)), Check(2))
    came = follows(table, "wrong_burn", twice=True)
    assert came.entry.what == WrongBurn(street="turn", twice=True, acted=True, card="Qc")


def test_draw_games_know_whether_they_are_ace_to_five() -> None:
    came = follows(lowball((100, 100, 100)), "draw_hole_card", seat=2, card="7d")
    assert came.entry.what == DrawHoleCard(seat=2, card="7d", ace_to_five=True)


def test_stud_card_too_early_knows_who_is_still_in_and_that_more_streets_follow() -> None:
    table = play(stud((100, 100, 100), "9h", "7d", "2c"), BringIn(3), Fold(1))
    came = follows(table, "stud_too_early", seats=(2,))
    assert came.entry.what == StudTooEarly(seats=(2,), players=(2, 3))


def on_seventh_street() -> TableState:
    """Stud 15-30 with antes of 2 and 5 to come in; seat 2 is all-in for its 7 since then."""
    table = play(stud((100, 7, 100), "9h", "7d", "2c"), BringIn(3), Call(1), AllIn(2))
    for boards in ("9d 7s 2h", "Ts 8s 3h", "Jc 4c 5c"):
        table = play(table, StreetDealt())
        one, two, three = boards.split()
        shown = {each.seat: each.cards for each in the_hand(table).stud.up}
        for seat, card in ((1, one), (2, two), (3, three)):
            table = play(table, UpCardsTold(seat, (*shown[seat], card)))
        table = play(table, Check(the_hand(table).to_act or 0))
        table = play(table, Check(the_hand(table).to_act or 0))
    return table


def test_all_in_player_is_known_on_the_last_street() -> None:
    before = known(on_seventh_street(), "seventh_street")
    assert (before["players_left"], before["burn_count"]) == (3, 3)
    table = play(on_seventh_street(), StreetDealt())
    last = known(table, "stud_last_card", seat=2)
    assert (last["all_in"], last["action_left"]) == (True, True)


def test_house_error_is_asked_only_of_a_pot_once_the_next_hand_has_begun() -> None:
    table = four_handed("wsop_live_2024")
    assert "house_error" not in known(table, "dispute", about="reading")
    assert still_asks(table, "dispute", about="accounting") == "house_error"
    between = play(table, EndHand(followed=False))
    assert follows(between, "dispute", about="accounting").outcome.code == "irregular.outcome.in_time"


def test_choices_are_named() -> None:
    (by, *_) = asked(four_handed(), "exposed_hole_card", {})
    assert (by.kind, by.choices) == (Kind.CHOICE, ("dealer", "player"))


# -- what follows


def test_steps_are_told_with_the_values_that_are_known() -> None:
    came = follows(four_handed("wsop_live_2024"), "exposed_hole_card", by="dealer", seat=4, first_two=False, card="Qd")
    assert [each.code for each in came.steps] == [
        "irregular.step.stop",
        "irregular.step.finish_deal",
        "irregular.step.replace.seat",
        "irregular.step.exposed_is_burn.card",
    ]
    assert came.steps[2].slots == {"seat": 4}


def test_floor_is_told_what_to_choose_between() -> None:
    came = follows(on_the_flop(), "skipped", seat=2, in_for_all_bets=False, spoke_up=False)
    assert came.choices == ("hand_dead", "check_call_fold")


def test_entry_the_table_would_refuse_says_why() -> None:
    came = follows(four_handed("wsop_live_2024"), "joker", holder_has_acted=True)
    assert came.refused is not None
    assert came.refused.code is RefusalCode.SEAT_NOT_TOLD


def test_line_of_an_entry_finds_its_code() -> None:
    assert code_of(ClockExpired(facing_bet=True)) == "clock_expired"


def test_choosing_changes_nothing_until_it_is_entered() -> None:
    table = four_handed()
    follows(table, "clock_expired")
    assert the_hand(table).to_act == 4


# -- words

SEVERAL_SLOTS = {
    Step.LEAVE_FORFEITED: ("seats",),
    Step.SCRAMBLE: ("count",),
    Step.TAKE_OUT: ("count",),
    Step.COUNT_DOWN: ("seconds",),
    Step.WAIT: ("seconds",),
}
"""Steps that are never told without their value."""
NEVER_ALONE = (
    *(Step.ANTE_BACK, Step.ASK_ALL_IN, Step.TURN_DOWN, Step.THIRD_DOWN, Step.ONLY_CALL, Step.COMPLETE_CALL),
    *(Step.BACK_TO_SEAT, Step.WARN),
)
"""Steps of a seat that is always told."""


@pytest.mark.parametrize("code", FORMS)
def test_irregularity_and_its_questions_have_words(code: str) -> None:
    form = FORMS[code]
    texts = {f"irregular.{code}"} | {f"irregular.ask.{each.text or each.name}" for each in form.facts if each.shown}
    texts |= {f"irregular.choice.{value}" for each in form.facts for value in each.choices or ()}
    assert texts <= screen_texts().keys()


@pytest.mark.parametrize("vector", [pytest.param(each, id=each["id"]) for each in vectors("irregularities")])
def test_every_step_of_the_books_cases_can_be_said(vector: Vector) -> None:
    told = read_as(IrregularTold, vector)
    options = {name: value for name, value in told.options.items() if name != "preset"}
    rules = house_rules(told.options.get("preset", "tda_2024"), **options)
    came = OUTCOMES[told.event["kind"]](read_as(EVENTS[told.event["kind"]], told.event), told.setup, rules)
    said = [Words("en").text(each.code, **each.slots) for each in map(step_told, came.steps)]
    assert len(set(said)) == len(came.steps)


@pytest.mark.parametrize("outcome", Outcome)
def test_outcome_has_words(outcome: Outcome) -> None:
    assert f"irregular.outcome.{outcome}" in screen_texts()


@pytest.mark.parametrize("step", Step)
def test_step_has_words(step: Step) -> None:
    slots = SEVERAL_SLOTS.get(step, ("seat",) if step in NEVER_ALONE else ())
    assert ".".join(("irregular.step", step, *slots)) in screen_texts()
