"""Values keep their place and their figures in a sentence of any direction."""

from __future__ import annotations

import re

import pytest

from dealer_assist.words import LANGUAGES, Digits, SlotMissing, Words
from dealer_assist.words.lines import lines
from tests.words.readings import of_facts, of_prompts

LRI, FSI, PDI = "\u2066", "\u2068", "\u2069"
MARKS = re.compile("[\u2066\u2068\u2069\u202d\u202c]")
UNIT = re.compile("[\u2066\u2068][^\u2066\u2068\u2069]*\u2069")


@pytest.mark.parametrize(
    ("number", "shown"),
    [(0, "0"), (999, "999"), (1000, "1,000"), (1250, "1,250"), (-20, "−20"), (-1250000, "−1,250,000")],
)
def test_amount_is_grouped_with_its_sign_in_front(number: int, shown: str) -> None:
    assert Words("ar").amount(number) == f"{LRI}{shown}{PDI}"


def test_a_label_is_never_grouped() -> None:
    assert Words("en", isolate=False).text("state.hand", hand=1250) == "Hand 1250"


def test_a_set_of_seats_is_one_unit_ascending() -> None:
    assert Words("ar").seats([9, 2, 6, 4]) == f"{LRI}2,4,6,9{PDI}"


def test_an_order_of_action_isolates_each_seat_so_that_the_first_is_met_first() -> None:
    assert Words("ar").order([3, None, 8]) == f"{LRI}3{PDI} … {LRI}8{PDI}"
    assert Words("ar").order([3, 8, 1]) == f"{LRI}3{PDI}، {LRI}8{PDI}، {LRI}1{PDI}"


def test_cards_are_one_unit_in_the_order_of_the_felt() -> None:
    assert Words("fa").cards(("As", "Kh", "Td")) == f"{LRI}A♠ K♥ 10♦{PDI}"


def test_stakes_are_one_unit() -> None:
    assert Words("he").text("table.blinds", blinds=(2, 5)) == f"בליינדים {LRI}2/5{PDI}"


def test_figures_in_the_name_of_a_game_are_part_of_the_name() -> None:
    words = Words("fa", digits=Digits.PERSIAN)

    assert words.game((4, 8), "FL 2-7 TD") == f"{LRI}۴/۸ FL 2-7 TD{PDI}"


def test_a_sum_is_one_unit_with_its_numbers_grouped() -> None:
    assert Words("ar").sum("3×1250 + 500") == f"{LRI}3×1,250 + 500{PDI}"


def test_each_seat_that_agreed_keeps_its_tick() -> None:
    slots = {"boards": [[150], [150]], "agreed": [2, 5], "odd": None, "odd_boards": []}

    assert f"{LRI}2 ✔{PDI} {LRI}5 ✔{PDI}" in Words("ar").prompt("run_it", slots)[1]


def test_typed_text_cannot_turn_its_neighbours() -> None:
    assert Words("en").free("A\u202eB\u2066C\u200f") == f"{FSI}ABC{PDI}"
    assert Words("ar").text("key.apply", option="\u2069A") == f"تطبيق {FSI}A{PDI}"


def test_an_entry_inside_another_text_keeps_its_own_isolates() -> None:
    words = Words("ar")
    entry = words.text("entry.raise", seat=4, amount=300)

    assert words.text("fault.last_recorded", entry=entry) == f"آخر ما سُجِّل: {entry}."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_value_of_every_reading_is_isolated(language: str) -> None:
    words = Words(language)
    shown = [line for reading in of_prompts() for line in words.prompt(*reading)]
    shown += [line for reading in of_facts(lines().refusals) for line in words.refusal(*reading[:2])]

    assert [line for line in shown if re.search(r"\d", UNIT.sub("", line))] == []


@pytest.mark.parametrize("language", ["ar", "he", "fa"])
def test_no_two_values_stand_side_by_side(language: str) -> None:
    words = Words(language)
    shown = [words.prompt(*reading)[0] for reading in of_prompts()]

    assert [line for line in shown if re.search(f"{PDI}[\\s.]*[{LRI}{FSI}]", line)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_isolates_a_line_is_the_same_text_bare(language: str) -> None:
    bare, marked = Words(language, isolate=False), Words(language)

    for reading in of_prompts():
        shown = [MARKS.sub("", line).replace("\u00a0", " ").replace("\u2011", "-") for line in marked.prompt(*reading)]
        assert shown == list(bare.prompt(*reading))


@pytest.mark.parametrize(
    ("digits", "amount", "seats"),
    [(Digits.ARABIC_INDIC, "١,٢٥٠", "٢,٤"), (Digits.PERSIAN, "۱,۲۵۰", "۲,۴")],
)
def test_the_rooms_figures_are_used_for_every_number(digits: Digits, amount: str, seats: str) -> None:
    words = Words("fa", isolate=False, digits=digits)

    assert words.amount(1250) == amount
    assert words.seats([2, 4]) == seats
    assert words.text("state.folds_between", players=4).startswith(words.seat(4))


def test_cards_keep_the_figures_printed_on_them() -> None:
    assert Words("ar", isolate=False, digits=Digits.ARABIC_INDIC).cards(("Td", "4c")) == "10♦ 4♣"


@pytest.mark.parametrize(("language", "all_in"), [("ar", "أول\u00a0إن"), ("he", "אול\u00a0אין")])
def test_all_in_is_never_broken_over_two_lines(language: str, all_in: str) -> None:
    assert all_in in Words(language).prompt("short_big_blind", _short_blind())[0]
    assert "\u00a0" not in Words(language, isolate=False).prompt("short_big_blind", _short_blind())[0]


def test_a_name_with_a_hyphen_is_broken_over_two_lines_in_english_alone() -> None:
    assert Words("ar").text("game.omaha_hilo") == "أوماها هاي\u2011لو"
    assert Words("he").text("game.omaha_hilo") == "אומהה היי\u2011לואו"
    assert Words("en").text("game.omaha_hilo") == "Omaha hi-lo"


def _short_blind() -> dict[str, object]:
    return {"seat": 7, "amount": 3, "call": 5, "min": 10, "pots": []}


@pytest.mark.parametrize(("language", "rtl"), [("en", False), ("ar", True), ("he", True), ("fa", True)])
def test_sentences_run_in_the_direction_of_the_language(language: str, rtl: bool) -> None:
    assert Words(language).is_rtl is rtl


def test_the_blinds_by_themselves_read_as_players_call_the_game() -> None:
    assert Words("ar").stakes((500, 1000)) == f"{LRI}500/1,000{PDI}"


def test_a_number_that_chooses_the_form_must_be_given() -> None:
    with pytest.raises(SlotMissing, match="steps"):
        Words("en").text("state.undone")
