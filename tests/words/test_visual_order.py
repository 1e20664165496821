"""What stands left and right of what, once Qt has laid a right-to-left sentence out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QTextLayout, QTextOption
from PySide6.QtWidgets import QApplication

from dealer_assist.app.theme.fonts import font, load_fonts
from dealer_assist.words import Digits, Words

INVISIBLE = "\u2066\u2068\u2069\u202d\u202c"
WIDE = 10_000.0
"""Pixels: no sentence here is broken over two lines."""


def from_the_left(text: str) -> str:
    """The characters of a right-to-left paragraph as an eye meets them from the left."""
    layout = QTextLayout(text, font(20))
    option = QTextOption()
    option.setTextDirection(Qt.LayoutDirection.RightToLeft)
    layout.setTextOption(option)
    layout.beginLayout()
    layout.createLine().setLineWidth(WIDE)
    layout.endLayout()
    placed = [(_left_edge(layout, index), char) for index, char in enumerate(text) if char not in INVISIBLE]
    return "".join(char for _, char in sorted(placed))


def _left_edge(layout: QTextLayout, index: int) -> float:
    """Pixels from the left to where a character is drawn."""
    # One character at a time: asked for a whole line, Qt mixes up the indexes of a list of fonts.
    return min(position.x() for run in layout.glyphRuns(index, 1) for position in run.positions())


@pytest.fixture(autouse=True)
def bundled_fonts(qapp: QApplication) -> None:
    """Lay out with the letters of the screen."""
    load_fonts()


@pytest.mark.parametrize(
    ("digits", "shown"),
    [
        (Digits.LATIN, "3×1,035 + 50"),
        (Digits.ARABIC_INDIC, "٣×١,٠٣٥ + ٥٠"),
        (Digits.PERSIAN, "۳×۱,۰۳۵ + ۵۰"),
    ],
)
def test_a_sum_runs_from_left_to_right_in_any_figures(digits: Digits, shown: str) -> None:
    words = Words("ar", digits=digits)

    assert shown in from_the_left(f"كول {words.sum('3×1035 + 50')} أو")


@pytest.mark.parametrize(("digits", "shown"), [(Digits.LATIN, "+200"), (Digits.ARABIC_INDIC, "+٢٠٠")])
@pytest.mark.parametrize("language", ["ar", "he", "fa"])
def test_a_plus_sign_stays_before_chips_that_come_next_hand(language: str, digits: Digits, shown: str) -> None:
    assert shown in from_the_left(Words(language, digits=digits).text("state.adding", amount=200))


@pytest.mark.parametrize(("digits", "shown"), [(Digits.LATIN, "−1,250"), (Digits.ARABIC_INDIC, "−١,٢٥٠")])
def test_a_minus_sign_stays_before_its_number(digits: Digits, shown: str) -> None:
    assert shown in from_the_left(f"كول {Words('ar', digits=digits).amount(-1250)} أو")


def test_cards_lie_as_on_the_felt() -> None:
    assert "A♠ 10♦ 9♣" in from_the_left(Words("he").text("entry.tabled", seat=4, cards=("As", "Td", "9c")))


def test_stakes_keep_the_small_blind_first() -> None:
    assert "50/100" in from_the_left(Words("fa").text("table.game_line", blinds=(50, 100)))


def test_seats_that_share_a_pot_ascend_from_the_left() -> None:
    pots = [{"amount": 190, "seats": [2, 4, 6, 9]}, {"amount": 210, "seats": [4, 6, 9]}]
    slots = {"pots": pots, "pulls": [], "folded": [], "total": 400}

    headline = from_the_left(Words("ar").prompt("side_pots", slots)[0])

    assert "2,4,6,9" in headline
    assert "4,6,9" in headline


def test_an_order_of_action_is_met_from_the_right() -> None:
    assert from_the_left(Words("ar").order([6, 7, None, 2])) == "2 … 7 ،6"


def test_shares_stay_with_their_seats() -> None:
    shares = [{"seat": 7, "amount": 105}, {"seat": 2, "amount": 100}]
    slots = {"shares": shares, "odd": 5, "odd_players": 1}

    headline = from_the_left(Words("he").prompt("split", slots)[0])

    assert headline.index("100 :2") < headline.index("105 :7")
