"""The checks of the catalogues find each fault they are for."""

from __future__ import annotations

import pytest

from tests.words.checks import faults


@pytest.mark.parametrize(
    ("language", "text", "fault"),
    [
        ("ar", "المقعد {seat} ", "space at an end"),
        ("en", "Seat  {seat}", "two together"),
        ("ar", "المقعد \u2066{seat}\u2069", "isolate"),
        ("he", "מושב \u200f{seat}", "isolate"),
        ("ar", "المقعد 4", "digit"),
        ("fa", "صندلی ۴", "digit"),
        ("ar", "SB {seat}", "another script"),
        ("he", "مقعد {seat}", "another script"),
        ("ar", "پات {amount}", "neighbour language"),
        ("fa", "كال {amount}", "neighbour language"),
        ("ar", "كول {call}, فولد", "Latin comma"),
        ("he", "קול، פולד", "Arabic punctuation"),
        ("ar", "الجانبي {n} {amount}", "side by side"),
        ("fa", "{amount} صندلی {seat}", "count of seats"),
        ("fa", "صندلی {seat} کارت {card} کشید", "so many of them"),
        ("fa", "برای صندلی\u200cهای {seats} پات جدا نیست", "so many of them"),
        ("he", "ל-{amount}", "minus sign"),
        ("ar", "{high} → {low}", "reading direction"),
        ("fa", "می\u200c شود", "edge of a word"),
        ("ar", "آل\u200cإن", "joiner"),
        ("en", "Main ({seats}", "bracket"),
        ("en", "Call & raise", "ampersand"),
        ("en", "Call\n{call}", "control character"),
        ("ar", "كول\u0627\u0653", "not composed"),
    ],
)
def test_fault_is_found(language: str, text: str, fault: str) -> None:
    assert any(fault in found for found in faults(language, text))


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "SEAT {seat}: CALL {call} OR FOLD"),
        ("ar", "المقعد {seat}: كول {call} أو فولد"),
        ("he", "מושב {seat}: קול {call}, ל־{min}"),
        ("fa", "صندلی {seat} می\u200cتواند رِیز کند · حداقل تا {min}"),
    ],
)
def test_a_good_text_has_no_fault(language: str, text: str) -> None:
    assert list(faults(language, text)) == []
