"""What is told of the side games, and of chips and tables that were counted in the middle of a hand."""

from __future__ import annotations

import pytest

from dealer_assist.app.views.entry_between import between_text
from dealer_assist.hand.entries import BehindCounted
from dealer_assist.table.entries import LogEntry, SevenDeuceJoined, SevenDeuceShown, StandUpBegun
from dealer_assist.words import Words
from tests.table.test_mixed import mixed
from tests.tables import play


@pytest.mark.parametrize(
    ("entry", "told"),
    [
        (SevenDeuceJoined((2, 4, 5)), "Seven-deuce: seats 2,4,5"),
        (SevenDeuceShown(4, ("7c", "2d")), "Seat 4 shows seven-deuce"),
        (StandUpBegun(), "Everybody stands up"),
        (BehindCounted(3, 250), "Seat 3 has 250 behind"),
    ],
)
def test_an_entry_is_told_in_one_sentence(entry: LogEntry, told: str) -> None:
    assert between_text(entry, play(mixed()), Words("en", isolate=False)) == told


def test_a_count_nobody_made_is_not_told() -> None:
    assert between_text(BehindCounted(3, None), play(mixed()), Words("en")) == ""
