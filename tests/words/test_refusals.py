"""Every refusal and every fault has words, whatever facts come with it."""

from __future__ import annotations

import pytest

from dealer_assist.rules.refused import RefusalCode
from dealer_assist.words import LANGUAGES, Words
from dealer_assist.words.lines import lines
from tests.words.readings import of_facts


def test_every_refusal_has_words_and_no_words_are_left_over() -> None:
    assert set(lines().refusals) == {str(code) for code in RefusalCode}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_two_lines_for_any_facts(language: str) -> None:
    words = Words(language)

    assert [reading for reading in of_facts(lines().refusals) if not all(words.refusal(*reading[:2]))] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_two_lines_for_any_facts(language: str) -> None:
    words = Words(language)

    assert [reading for reading in of_facts(lines().faults) if not all(words.fault(*reading[:2]))] == []


def test_raise_under_the_minimum_names_the_minimum_first() -> None:
    words = Words("en", isolate=False)

    headline, second = words.refusal("raise_too_small", {"seat": 6, "to": 150, "level": 100, "min": 200})

    assert headline == "RAISE TOO SMALL · MIN TO 200"
    assert second == "Raised to 150 over 100; less only as an all-in."


def test_locked_raise_reads_as_the_prompt_does() -> None:
    words = Words("en", isolate=False)
    facts = {"seat": 2, "call": 40, "increase": 40, "full": 100}

    prompt = words.prompt("call_or_fold", {**facts, "rule": "full_raise"})

    assert words.refusal("raise_locked", facts) == prompt


def test_out_of_turn_without_a_known_turn_names_the_seat_that_acted() -> None:
    words = Words("en", isolate=False)

    assert words.refusal("not_its_turn", {"seat": 7, "to_act": None})[0] == "SEAT 7 IS OUT OF TURN"
    assert words.refusal("not_its_turn", {"seat": 7, "to_act": 6})[0] == "OUT OF TURN · SEAT 6 TO ACT"
