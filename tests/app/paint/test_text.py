"""Text fits: it shrinks, then wraps, and says when even that is not enough."""

import pytest
from PySide6.QtCore import QRectF

from dealer_assist.app.paint.text import fit_text, text_width

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
