"""Whatever a card reader tells has words in every language: a fault, a notice, a state, a proposal."""

from __future__ import annotations

from enum import StrEnum

import pytest

from dealer_assist.files.hardware_file import Role
from dealer_assist.readers.notices import NoticeCode
from dealer_assist.readers.proposal import Kind, Reason
from dealer_assist.words import LANGUAGES, Words
from dealer_assist.words.lines import lines, screen_texts
from hardware.drivers._psl1 import JAM
from hardware.drivers.angel_eye import ERRORS, OUTSIDE_GAME, UNKNOWN
from hardware.events import FaultCode, NoteKind
from hardware.health_view import State, Trouble
from hardware.ports import OpenDetail
from tests.words.readings import of_facts

ASKED_FOR_THE_COUNT = "unsure"


def test_every_fault_and_every_notice_has_words_and_no_words_are_left_over() -> None:
    assert set(lines().readers) == {*map(str, FaultCode), *map(str, NoticeCode), ASKED_FOR_THE_COUNT}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_and_every_notice_has_two_lines_for_any_facts(language: str) -> None:
    words = Words(language)

    assert [reading for reading in of_facts(lines().readers) if not all(words.reader(*reading[:2]))] == []


@pytest.mark.parametrize(
    ("group", "names"),
    [
        ("state", State),
        ("place", Role),
        ("propose", Kind),
        ("reason", Reason),
    ],
)
def test_every_name_of_a_closed_list_has_a_text(group: str, names: type[StrEnum]) -> None:
    assert _texts(group) == set(map(str, names))


def test_every_reason_why_a_reader_is_not_good_has_a_text() -> None:
    assert _texts("why") == {*map(str, Trouble), *map(str, OpenDetail)}


def test_every_note_the_dealer_is_told_has_a_text() -> None:
    untold = {NoteKind.STATE, NoteKind.HELLO, NoteKind.BURN_COUNT}

    assert _texts("note") == set(map(str, set(NoteKind) - untold))


def test_a_port_that_is_not_opened_is_told_with_its_reason() -> None:
    assert set(lines().readers["open_failed"].slots["detail"]) == set(map(str, OpenDetail))


def test_every_fault_a_shoe_names_is_told() -> None:
    assert set(lines().readers["shoe_error"].slots["detail"]) == {*ERRORS.values(), OUTSIDE_GAME, UNKNOWN, JAM}


def test_a_tag_that_is_no_card_is_told_with_its_place() -> None:
    words = Words("en", isolate=False)

    assert words.reader("unknown_tag", {"role": "seat", "seat": 4})[0] == "UNKNOWN TAG · SEAT 4"
    assert words.reader("unknown_tag", {"role": "board", "seat": None})[0] == "UNKNOWN TAG · BOARD"
    assert words.reader("unknown_tag", {"role": "muck", "seat": None})[0] == "UNKNOWN TAG"


@pytest.mark.parametrize(
    ("language", "missing", "headline"),
    [
        ("en", 1, "1 CARD LEFT UNREAD · COUNT"),
        ("en", 2, "2 CARDS LEFT UNREAD · COUNT"),
        ("ar", 1, "ورقة واحدة لم تُقرأ · عدّ الأوراق"),
        ("ar", 3, "3 أوراق لم تُقرأ · عدّ الأوراق"),
        ("he", 2, "שני קלפים לא נקראו · לספור"),
        ("fa", 2, "2 کارت خوانده نشد · بشمارید"),
    ],
)
def test_cards_that_left_the_shoe_unread_are_counted(language: str, missing: int, headline: str) -> None:
    assert Words(language, isolate=False).reader("sequence_gap", {"missing": missing})[0] == headline


def _texts(group: str) -> set[str]:
    prefix = f"reader.{group}."
    return {name.removeprefix(prefix) for name in screen_texts() if name.startswith(prefix)}
