"""Prompts read as the vectors say, and every reading is whole in every language."""

from __future__ import annotations

from typing import Any

import pytest

from dealer_assist.words import LANGUAGES, SlotMissing, UnknownText, Words
from dealer_assist.words.lines import Line, lines
from tests.vectors import vectors
from tests.words.readings import Reading, of_facts, of_prompts

NO_SECOND_LINE = {"still_has_cards"}
READINGS = of_prompts()


@pytest.mark.parametrize("vector", vectors("prompts"), ids=lambda vector: vector["id"])
def test_english_of_a_vector_is_word_for_word(vector: dict[str, Any]) -> None:
    prompt = vector["expect"]["prompt"]

    said = Words("en", isolate=False).prompt(prompt["code"], prompt["slots"], vector["expect"]["why"]["sum"])

    assert list(said) == vector["expect"]["en"]


@pytest.mark.parametrize("vector", vectors("prompts"), ids=lambda vector: vector["id"])
def test_slots_of_a_vector_are_those_of_the_prompt(vector: dict[str, Any]) -> None:
    prompt = vector["expect"]["prompt"]

    assert set(prompt["slots"]) == set(lines().prompts[prompt["code"]].slots)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reading_has_the_lines_it_should(language: str) -> None:
    words = Words(language)
    wrong = []
    for reading in READINGS:
        headline, second = words.prompt(*reading)
        if not headline or bool(second) == (reading.code in NO_SECOND_LINE) or "{" in headline + second:
            wrong.append((reading, headline, second))

    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_of_the_plain_course_has_two_lines(language: str) -> None:
    words = Words(language)

    assert [reading for reading in of_facts(lines().course) if not all(words.prompt(*reading))] == []


def test_no_text_of_a_prompt_is_never_said() -> None:
    said = _said_in([*READINGS, *of_facts(lines().course)])
    texts = [line for shape in (*lines().prompts.values(), *lines().course.values()) for line in shape.texts()]

    assert [line.id for line in texts if line.id not in said] == []


def _said_in(readings: list[Reading]) -> set[str]:
    said: set[str] = set()

    class Listening:
        def template(self, line: Line, number: int) -> str:
            said.add(line.id)
            return str(line.en)

    words = Words("en", catalogue=Listening())
    for reading in readings:
        words.prompt(*reading)
    return said


def test_a_prompt_nobody_wrote_is_told() -> None:
    with pytest.raises(UnknownText, match="pot_min"):
        Words("en").prompt("pot_min", {})


def test_a_value_that_is_shown_but_unknown_is_told() -> None:
    with pytest.raises(SlotMissing, match="change"):
        Words("en").prompt("single_chip", {"call": 25})


def test_the_sum_of_a_reason_is_told_when_it_is_missing() -> None:
    with pytest.raises(SlotMissing, match="sum"):
        Words("en").prompt("call_or_raise", {"seat": 8, "call": 140, "min": 240})


def test_the_big_blind_may_raise_where_others_bet() -> None:
    words = Words("en", isolate=False)
    slots = {"seat": 2, "min": 10}

    assert words.prompt("to_act_check", slots | {"raises": True}) == ("SEAT 2 · CHECK OR RAISE", "Minimum raise to 10.")
    assert words.prompt("to_act_check", slots | {"raises": False}) == ("SEAT 2 · CHECK OR BET", "Minimum bet 10.")


def test_a_flag_that_is_not_given_is_false() -> None:
    assert Words("en", isolate=False).prompt("to_act_check", {"seat": 2, "min": 10})[0] == "SEAT 2 · CHECK OR BET"
