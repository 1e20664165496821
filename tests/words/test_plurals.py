"""A number picks the form its language has for it; expected forms are those of a grammar, by hand."""

from __future__ import annotations

import pytest

from dealer_assist.words import Words

HANDS = {
    "en": {0: "0 hands", 1: "1 hand", 2: "2 hands", 3: "3 hands", 11: "11 hands", 100: "100 hands", 103: "103 hands"},
    "ar": {
        0: "في هذه اليد",
        1: "يد واحدة",
        2: "يدان",
        3: "3 أيدٍ",
        11: "11 يدًا",
        100: "100 يد",
        103: "103 أيدٍ",
    },
    "he": {
        0: "0 ידיים",
        1: "יד אחת",
        2: "שתי ידיים",
        3: "3 ידיים",
        11: "11 ידיים",
        100: "100 ידיים",
        103: "103 ידיים",
    },
    "fa": {0: "0 دست", 1: "1 دست", 2: "2 دست", 3: "3 دست", 11: "11 دست", 100: "100 دست", 103: "103 دست"},
}
STEPS = {
    "en": {0: "0 steps undone", 1: "1 step undone", 2: "2 steps undone"},
    "ar": {0: "لم يُتراجع عن شيء", 1: "تراجع عن خطوة واحدة", 2: "تراجع عن خطوتين"},
    "he": {0: "בוטלו 0 צעדים", 1: "בוטל צעד אחד", 2: "בוטלו שני צעדים"},
    "fa": {0: "0 گام واگرد شد", 1: "1 گام واگرد شد", 2: "2 گام واگرد شد"},
}
ENGLISH_AT_THE_START = {
    0: "Zero actions in turn.",
    1: "One action in turn.",
    2: "Two actions in turn.",
    3: "Three actions in turn.",
    10: "Ten actions in turn.",
    11: "11 actions in turn.",
    103: "103 actions in turn.",
}


@pytest.mark.parametrize(
    ("language", "number", "hands"), [(lang, n, hands) for lang, row in HANDS.items() for n, hands in row.items()]
)
def test_hands_to_wait_are_said_in_the_form_of_the_number(language: str, number: int, hands: str) -> None:
    slots = {"seat": 7, "total": 7, "live": 5, "dead": 2, "hands": number}

    assert f"({hands})" in Words(language, isolate=False).prompt("owes_blinds", slots)[1]


@pytest.mark.parametrize(
    ("language", "number", "said"), [(lang, n, said) for lang, row in STEPS.items() for n, said in row.items()]
)
def test_steps_undone_are_said_in_the_form_of_the_number(language: str, number: int, said: str) -> None:
    assert Words(language, isolate=False).text("state.undone", steps=number) == said


@pytest.mark.parametrize(("number", "said"), ENGLISH_AT_THE_START.items())
def test_english_writes_a_count_as_a_word_up_to_ten(number: int, said: str) -> None:
    slots = {"reason": "three_actions", "actions": number}

    assert Words("en", isolate=False).prompt("hand_plays", slots)[1] == said


def test_a_count_inside_an_english_sentence_is_a_small_word() -> None:
    slots = {"shares": [{"seat": 2, "amount": 5}], "odd": 5, "odd_players": 2}

    assert "the first two winners" in Words("en", isolate=False).prompt("split", slots)[1]
