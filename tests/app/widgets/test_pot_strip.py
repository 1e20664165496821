"""The pots in the middle: beside each other, and in two rows where many side pots would not fit."""

import pytest

from dealer_assist.app.layout.hand import hand_layout
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.views.pots import PotsView, PotView, pot_name
from dealer_assist.app.widgets.pot_strip import PotStrip
from dealer_assist.words import LANGUAGES, Words

MANY = [
    (Glass(1920, 1080, 141), 8),
    (Glass(1366, 768, 118), 8),
    (Glass(1366, 768, 135), 6),
    (Glass(1280, 800, 120), 6),
    (Glass(1280, 800, 149.8), 4),
]
"""Glasses of 15.6, 13.3, 11.6, 12.6 and 10.1 inch, and how many pots of five digits have room on them."""


@pytest.mark.usefixtures("glass")
@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize(("on", "number"), MANY)
def test_many_side_pots_stand_in_two_rows_where_one_is_too_narrow(on: Glass, number: int, code: str) -> None:
    words = Words(code)
    box = hand_layout(on, 9, drawer_open=False, left_handed=False, rtl=code != "en").pots
    pots = tuple(PotView(pot_name(each, number, words), words.amount(12_500)) for each in range(number))
    strip = PotStrip("pot", Look(on, code), PotsView(pots))
    strip.resize(int(on.px(box.w)), int(on.px(box.h)))
    strip.lay_out()
    assert not strip.clipped
