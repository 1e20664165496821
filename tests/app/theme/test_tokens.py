"""Contrast of every pair of colours that meet on a screen."""

import pytest

from dealer_assist.app.paint.seat_colours import PAINTS
from dealer_assist.app.theme.deck import SUIT_COLOURS
from dealer_assist.app.theme.tokens import Colour
from dealer_assist.app.widgets.pad_button import FILLS


def luminance(colour: str) -> float:
    """Relative luminance as WCAG 2.2 defines it."""
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("ground", [Colour.BASE, Colour.PANEL, Colour.FELT, Colour.FELT_EDGE])
def test_figures_and_prompts_have_seven_to_one(ground: Colour) -> None:
    assert contrast(Colour.TEXT, ground) >= 7


@pytest.mark.parametrize("ground", [Colour.BASE, Colour.PANEL, Colour.FELT, Colour.FELT_EDGE])
def test_quiet_words_have_four_and_a_half_to_one(ground: Colour) -> None:
    assert contrast(Colour.QUIET, ground) >= 4.5


@pytest.mark.parametrize("fills", FILLS.values(), ids=[kind.value for kind in FILLS])
def test_words_on_keys_have_seven_to_one_at_rest_and_four_and_a_half_pressed(
    fills: tuple[Colour, Colour, Colour, Colour],
) -> None:
    fill, pressed, _edge, ink = fills
    assert contrast(ink, fill) >= 7
    assert contrast(ink, pressed) >= 4.5


@pytest.mark.parametrize("paint", PAINTS.values(), ids=[state.value for state in PAINTS])
def test_amounts_on_seats_have_seven_to_one_and_shapes_three(paint: object) -> None:
    assert contrast(paint.amount, paint.fill) >= 7  # type: ignore[attr-defined]
    assert contrast(paint.word, paint.fill) >= 4.5  # type: ignore[attr-defined]
    assert contrast(paint.mark, paint.fill) >= 3  # type: ignore[attr-defined]


@pytest.mark.parametrize("suits", SUIT_COLOURS.values(), ids=[style.value for style in SUIT_COLOURS])
def test_suits_are_read_on_the_card(suits: dict[str, str]) -> None:
    assert min(contrast(ink, Colour.CARD) for ink in suits.values()) >= 5


def test_the_bands_are_read() -> None:
    assert contrast(Colour.ON_TO_ACT, Colour.TO_ACT) >= 7
    assert contrast(Colour.TEXT, Colour.STOP_FILL) >= 6.6
