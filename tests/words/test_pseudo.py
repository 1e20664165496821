"""The pseudo-languages change every word and no value."""

from __future__ import annotations

import pytest

from dealer_assist.words import Words
from dealer_assist.words.catalogue import English
from dealer_assist.words.lines import lines
from tests.words.checks import placeholders
from tests.words.pseudo import FromTheRight, Longer

SAID = [line for line in lines().every() if not line.kept and not line.id.startswith("join.")]


@pytest.mark.parametrize("language", [Longer(), FromTheRight()])
def test_placeholders_stay(language: Longer | FromTheRight) -> None:
    for line in SAID:
        for number in (1, 2):
            wanted = placeholders(English().template(line, number))
            assert placeholders(language.template(line, number)) == wanted


def test_the_longer_language_is_two_fifths_longer() -> None:
    english = sum(len(English().template(line, 2)) for line in SAID)

    assert 1.35 < sum(len(Longer().template(line, 2)) for line in SAID) / english < 1.5


def test_a_sentence_from_the_right_keeps_its_values() -> None:
    words = Words("he", isolate=False, catalogue=FromTheRight())

    assert words.prompt("single_chip", {"call": 25, "change": 1075})[0] == "גאלל 25 · גחאנזה 1,075"


def test_a_longer_sentence_keeps_its_values() -> None:
    words = Words("en", isolate=False, catalogue=Longer())

    assert words.prompt("single_chip", {"call": 25, "change": 1075})[0].startswith("ÇÅĻĻ 25 · ÇĤÅÑĜÉ 1,075 öö")
