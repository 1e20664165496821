"""The bundled fonts hold every letter the program says, and keep the height of a line."""

import pytest
from PySide6.QtGui import QFont, QFontMetricsF, QRawFont

from dealer_assist.app.theme.fonts import FAMILIES, FILES, font
from dealer_assist.words import LANGUAGES, Words
from dealer_assist.words.lines import screen_texts

pytestmark = pytest.mark.usefixtures("glass")

INVISIBLE = "\u200c\u200e\u200f\u2066\u2067\u2068\u2069\u00a0 \n"


def letters_of(language: str) -> set[str]:
    words = Words(language, isolate=False)
    texts = [words.text(each) for each in screen_texts() if not screen_texts()[each].placeholders]
    return {letter for text in texts for letter in text if letter not in INVISIBLE}


def test_seven_files_make_four_families() -> None:
    assert len(FILES) == 7
    assert len(FAMILIES) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_letter_of_the_screen_is_taken_from_a_font_of_the_machine(language: str) -> None:
    ours = [QRawFont.fromFont(one_family(family)) for family in FAMILIES]
    signs = set("♠♥♦♣✔✓−→←×–—·…0123456789,") | letters_of(language)
    assert {sign for sign in signs if not any(each.supportsCharacter(ord(sign)) for each in ours)} == set()


def one_family(family: str) -> QFont:
    alone = QFont(font(40))
    alone.setFamilies([family])
    return alone


def test_figures_are_equally_wide() -> None:
    for bold in (False, True):
        metrics = QFontMetricsF(font(47, bold))
        assert len({metrics.horizontalAdvance(digit) for digit in "0123456789"}) == 1


def test_capitals_have_the_height_the_sizes_are_reckoned_with() -> None:
    assert QFontMetricsF(font(1000)).capHeight() == pytest.approx(714, abs=1)
