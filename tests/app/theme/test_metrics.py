"""Millimetres to pixels, against the table of the screen's guidelines."""

import pytest

from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import Glass, assumed_glass, glass_of
from dealer_assist.app.theme.tokens import FIGURE, HEADLINE_NUMBER, LABEL, PROMPT, SECOND, SMALLEST, Role


@pytest.mark.parametrize(
    ("dpi", "pixels"),
    [
        (96, (38, 57, 76, 83, 94, 151)),
        (128, (50, 76, 101, 111, 126, 202)),
        (141, (56, 83, 111, 122, 139, 222)),
        (166, (65, 98, 131, 144, 163, 261)),
        (220, (87, 130, 173, 191, 217, 346)),
    ],
)
def test_lengths_have_the_pixels_of_the_guidelines(dpi: float, pixels: tuple[int, ...]) -> None:
    glass = Glass(1920, 1080, dpi)
    assert tuple(glass.px(mm) for mm in (10, 15, 20, 22, 25, 40)) == pixels


@pytest.mark.parametrize(
    ("role", "pixels"),
    [(HEADLINE_NUMBER, 94), (PROMPT, 63), (FIGURE, 47), (LABEL, 35), (SECOND, 31), (SMALLEST, 25)],
)
def test_text_at_141_dpi_is_at_least_as_large_as_asked_for(role: Role, pixels: int) -> None:
    assert pixels <= Glass(1920, 1080, 141).font_px(role) <= pixels + 1


def test_arabic_letters_are_15_to_20_percent_larger_and_figures_are_not() -> None:
    glass = Glass(1920, 1080, 141)
    english, arabic = Look(glass, "en"), Look(glass, "ar")
    assert 1.15 <= arabic.words_px(LABEL) / english.words_px(LABEL) <= 1.20
    assert arabic.figure_px(LABEL) == english.figure_px(LABEL)


def test_an_unmeasured_screen_is_taken_as_one_of_the_two_usual_sizes() -> None:
    assert assumed_glass(1920, 1080).width_mm == pytest.approx(345.7, abs=0.1)
    assert assumed_glass(1366, 768).width_mm == pytest.approx(294.4, abs=0.1)


@pytest.mark.parametrize(("width", "height", "dpi"), [(1366, 768, 400), (1280, 800, 400), (1920, 1080, 300)])
def test_dots_that_would_push_keys_off_the_glass_are_taken_as_the_smallest_glass(
    width: int, height: int, dpi: int
) -> None:
    glass = glass_of(width, height, dpi)
    assert glass.width_mm >= 216.9
    assert glass.height_mm >= 121.9


def test_measured_dots_of_a_glass_that_fits_are_kept() -> None:
    assert glass_of(1920, 1080, 141).dpi == 141
