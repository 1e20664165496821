"""The page of the screen itself fits each glass in each language, and so do the words over a glass being cleaned."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from dealer_assist.app.screens.screen_page import ScreenPage
from dealer_assist.app.theme.deck import Deck, DeckStyle
from dealer_assist.app.theme.light import Glow, Light
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.views.screen_page import screen_page_view
from dealer_assist.app.widgets.touch_key import TouchKey
from dealer_assist.words import LANGUAGES, Words

GLASSES = {
    "15.6in": Glass(1920, 1080, 141),
    "13.3in": Glass(1366, 768, 118),
    "11.6in": Glass(1366, 768, 135),
    "10.1in 16:10": Glass(1280, 800, 149.5),
    "10.1in 16:9": Glass(1366, 768, 155.5),
}
pytestmark = pytest.mark.usefixtures("glass")


@pytest.mark.parametrize("on", GLASSES.values(), ids=GLASSES.keys())
@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_clipped_no_keys_meet_and_each_is_large_enough(on: Glass, code: str) -> None:
    look = Look(on, code, deck=Deck(DeckStyle.BLUE_ORANGE, letters=True))
    page = ScreenPage(look, screen_page_view(look.deck, Glow(Light.DARK, night=True), Words(code)))
    page.resize(on.width, on.height)
    page.show()
    try:
        assert [part.objectName() for part in page.findChildren(QWidget) if getattr(part, "clipped", False)] == []
        keys = {key.objectName(): key.geometry() for key in page.findChildren(TouchKey)}
        meet = [pair for pair in combinations(keys, 2) if QRect.intersects(keys[pair[0]], keys[pair[1]])]
        assert meet == []
        assert [name for name, box in keys.items() if min(on.mm(box.width()), on.mm(box.height())) < 14.9] == []
    finally:
        page.close()
        page.deleteLater()
