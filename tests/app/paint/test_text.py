"""Text fits: it shrinks, then wraps, and says when even that is not enough."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.app.paint.text import NARROWEST, fit_text, text_width

WIDE, SMALLEST = QRectF(0, 0, 600, 90), 25

pytestmark = pytest.mark.usefixtures("glass")


def test_a_short_text_keeps_its_size() -> None:
    made = fit_text("FOLD", WIDE, 60, SMALLEST, rtl=False)
    assert (made.px, made.lines, made.clipped) == (60, 1, False)


def test_a_long_text_shrinks_on_one_line_where_there_is_no_height_for_two() -> None:
    made = fit_text("MAIN 190 (2,4,6,9) · SIDE 210 (4,6,9)", QRectF(0, 0, 600, 50), 60, SMALLEST, rtl=False)
    assert SMALLEST <= made.px < 60
    assert made.lines == 1
    assert made.width <= 601
    assert not made.clipped


def test_it_wraps_where_lines_are_larger_than_one_shrunken_line() -> None:
    made = fit_text("Close street", QRectF(0, 0, 120, 100), 40, SMALLEST, rtl=False)
    assert made.lines == 2
    assert made.px > 40 * 120 / text_width("Close street", 40)


def test_below_the_smallest_size_it_wraps_and_never_shrinks_further() -> None:
    text = "Set the card aside, finish action, burn and turn the next card, put the first one back"
    made = fit_text(text, QRectF(0, 0, 500, 110), 60, SMALLEST, rtl=False)
    assert made.lines > 1
    assert made.px >= SMALLEST
    assert not made.clipped


def test_what_cannot_fit_says_so() -> None:
    assert fit_text("1,250,000,000", QRectF(0, 0, 60, 30), 47, SMALLEST, rtl=False, wrap=False).clipped


@pytest.mark.parametrize("rtl", [False, True])
def test_arabic_is_measured_with_all_its_ink(rtl: bool) -> None:
    made = fit_text("المقعد \u20662\u2069: كول \u206640\u2069 أو فولد", QRectF(0, 0, 400, 60), 60, SMALLEST, rtl=rtl)
    assert made.width <= 401
    assert not made.clipped


def test_an_amount_that_is_too_long_is_drawn_narrower_and_as_high() -> None:
    wide = text_width("12,345,678", 25)
    made = fit_text("12,345,678", QRectF(0, 0, wide * 0.8, 30), 40, 25, rtl=False)
    assert (made.px, made.lines, made.clipped) == (25, 1, False)
    assert made.narrowed == pytest.approx(0.8, abs=0.01)
    assert made.layout.text() == "12,345,678"


def test_the_marks_between_thousands_go_before_a_digit_does() -> None:
    bare = text_width("12345678", 25)
    made = fit_text("12,345,678", QRectF(0, 0, bare * NARROWEST + 1, 30), 40, 25, rtl=False, wrap=False)
    assert made.layout.text() == "12345678"
    assert not made.clipped


def test_an_amount_for_which_there_is_no_room_at_all_says_so() -> None:
    bare = text_width("12345678", 25)
    assert fit_text("12,345,678", QRectF(0, 0, bare * NARROWEST - 5, 30), 40, 25, rtl=False, wrap=False).clipped


def test_seats_keep_their_commas() -> None:
    seats = "2,4,6,10"
    made = fit_text(seats, QRectF(0, 0, text_width(seats, 25) * 0.5, 30), 40, 25, rtl=False, wrap=False)
    assert made.layout.text() == seats


def test_words_are_not_narrowed_unless_they_may() -> None:
    room = QRectF(0, 0, text_width("SIDE", 25) * 0.9, 30)
    assert fit_text("SIDE", room, 40, 25, rtl=False, wrap=False).clipped
    assert not fit_text("SIDE", room, 40, 25, rtl=False, wrap=False, narrow=True).clipped
