"""The band lies over the second line of the prompt, never over the letters of the headline."""

import pytest

from dealer_assist.app.theme.tokens import Colour
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable


def ink_under_the_band(table: TouchedTable) -> int:
    """Pixels of the prompt that are painted where the band lies over it, and are not the ground."""
    prompt, band = table.window.hand.widget.prompt, table.window.band
    picture = prompt.grab().toImage()
    top = band.y() + round(band.face().y()) - prompt.y()
    rows, columns = range(top, picture.height()), range(picture.width())
    return sum(picture.pixelColor(x, y).name().upper() != Colour.PANEL for y in rows for x in columns)


@pytest.mark.parametrize("language", ["en", "ar", "fa", "he"])
def test_band_cuts_no_letters_of_the_headline_at_13_3_inch(sit: Sit, language: str) -> None:
    table = sit(language=language, size=(1366, 768), dpi=118)
    table.touch("key.next")
    table.window.tell_fault("a fault")
    assert table.window.band.isVisible()
    assert ink_under_the_band(table) == 0
    # once it was seen the second line is there again
    table.touch("band")
    assert not table.window.band.isVisible()
    assert table.window.hand.widget.prompt._second is not None
