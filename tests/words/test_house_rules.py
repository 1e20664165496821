"""House options in the languages of the screen: none is missing, none is in doubt, none brings Latin letters along."""

import re

import pytest

from dealer_assist.app.views.why import readable
from dealer_assist.rules.catalogue import catalogue
from dealer_assist.words import Digits, Words
from dealer_assist.words.house_rules import meaning_key, name_key, value_key
from tests.words.catalogues import TRANSLATED, catalogue_of

TEXTS = {
    key: english
    for option in catalogue().options
    for key, english in (
        (name_key(option.name), readable(option.name)),
        (meaning_key(option.name), option.meaning),
        *((value_key(option.name, value), meaning) for value, meaning in option.value_meanings.items()),
    )
}


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_option_and_value_is_translated(language: str) -> None:
    entries = {entry.context: entry for entry in catalogue_of(language, "house_rules") if entry.context}
    assert entries.keys() == TEXTS.keys()
    assert [key for key, entry in entries.items() if entry.fuzzy or not str(entry.string).strip()] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_screen_finds_each_of_them(language: str) -> None:
    words = Words(language, isolate=False)
    assert [key for key, english in TEXTS.items() if words.house_rule(key, english) == english] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_figure_of_the_english_is_lost(language: str) -> None:
    words = Words(language, isolate=False)
    lost = {
        key: english
        for key, english in TEXTS.items()
        if not set(re.findall(r"\d+", english)) <= set(re.findall(r"\d+", words.house_rule(key, english)))
    }
    assert lost == {}


def test_what_is_not_translated_is_told_in_english() -> None:
    assert Words("ar", isolate=False).house_rule("no_such_option", "No such option") == "No such option"


def test_figures_of_a_rule_are_those_of_the_room() -> None:
    words = Words("fa", isolate=False, digits=Digits.PERSIAN)
    assert words.house_rule("no_such_option", "2/5, 36 cards") == "۲/۵, ۳۶ cards"


def test_the_number_of_a_printed_rule_keeps_its_order_from_right_to_left() -> None:
    assert "\u206688-c-3-i\u2069" in Words("he").house_rule("no_such_option", "WSOP 88-c-3-i")
