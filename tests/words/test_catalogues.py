"""The catalogues are complete, and nothing in them would mislead a reader."""

from __future__ import annotations

import re

import pytest
from babel.messages.plurals import get_plural

from dealer_assist.words.lines import lines
from dealer_assist.words.values import KINDS
from tests.words.catalogues import FORMS, NUMBER_MAY_BE_SAID, TRANSLATED, catalogue, forms
from tests.words.checks import faults, placeholders

ALL = forms()
WITH_SPACES = ("join.comma", "join.dot", "join.dash")
LONGER_BY_THE_SITUATIONS = {
    "out_of_turn_back.headline",
    "still_has_cards.headline",
}
PLURALS = {
    "ar": (6, "(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5)"),
    "he": (3, "(n==1 ? 0 : n==2 ? 1 : 2)"),
    "fa": (2, "(n > 1)"),
}


def test_ids_are_given_once() -> None:
    ids = [line.id for line in lines().every()]

    assert sorted(ids) == sorted(set(ids))


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_text_is_translated_and_none_is_left_over(language: str) -> None:
    wanted = {line.id for line in lines().every() if not line.kept}

    assert {form.line.id for form in ALL if form.language == language and form.text} == wanted
    assert {entry.context for entry in catalogue(language) if entry.id} == wanted


@pytest.mark.parametrize("language", TRANSLATED)
def test_no_translation_is_unsure(language: str) -> None:
    assert [entry.context for entry in catalogue(language) if entry.id and entry.fuzzy] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_plural_rule_is_the_one_of_the_language(language: str) -> None:
    read = catalogue(language)

    assert (read.num_plurals, read.plural_expr) == PLURALS[language]


def test_hebrew_plural_rule_is_newer_than_the_tools() -> None:
    # CLDR dropped Hebrew's fourth form; a tool that still writes four would shift every form.
    assert get_plural("he").num_plurals in (3, 4)
    assert len(FORMS["he"]) == catalogue("he").num_plurals


@pytest.mark.parametrize("language", ["en", *TRANSLATED])
def test_every_counted_text_has_all_forms(language: str) -> None:
    wanted = {(line.id, name) for line in lines().every() if line.count for name in FORMS[language]}

    assert {(f.line.id, f.name) for f in ALL if f.language == language and f.line.count and f.text} == wanted


def test_placeholders_are_the_same_in_every_form() -> None:
    wrong = []
    for form in ALL:
        wanted = set(form.line.placeholders)
        free = {form.line.count} if form.name in NUMBER_MAY_BE_SAID else set()
        if not wanted - free <= placeholders(form.text) <= wanted:
            wrong.append(form)

    assert wrong == []


def test_no_text_has_a_fault() -> None:
    wrong = [
        (form.language, form.line.id, form.text, fault)
        for form in ALL
        if form.line.id not in WITH_SPACES and not form.line.kept
        for fault in faults(form.language, form.text)
    ]

    assert wrong == []


def test_placeholders_are_of_known_kinds_and_counts_choose_by_a_number() -> None:
    wrong = [
        line.id
        for line in lines().every()
        if not set(line.placeholders.values()) <= {*KINDS, "rows"}
        or (line.count and not line.placeholders.get(line.count, "count").startswith("count"))
    ]

    assert wrong == []


def test_a_headline_is_read_in_a_glance() -> None:
    """One glance is seven words; the headlines that the 36 situations fix longer are listed."""
    long = {form.line.id for form in ALL if ".headline" in form.line.id and _words(form.text) > 7}

    assert long == LONGER_BY_THE_SITUATIONS


def _words(text: str) -> int:
    bare = re.sub(r"\{[^}]*\}", " ", text.replace("\u200c", ""))
    return len(re.findall(r"[^\W\d_]{2,}", bare))
