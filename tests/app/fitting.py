"""For tests of what fits: the glasses of card rooms, and which texts of a page are cut off."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QWidget

from dealer_assist.app.theme.metrics import Glass
from dealer_assist.words import LANGUAGES

GLASSES = {
    "15.6in": Glass(1920, 1080, 141),
    "13.3in": Glass(1366, 768, 118),
    "11.6in": Glass(1366, 768, 135),
    "1280x800": Glass(1280, 800, 120),
    "10.1in": Glass(1280, 800, 149.8),
}
"""Width and height in pixels, pixels per inch."""
each_glass = pytest.mark.parametrize("on", GLASSES.values(), ids=GLASSES.keys())
each_language = pytest.mark.parametrize("code", LANGUAGES)
each_way = pytest.mark.parametrize("rtl", [False, True], ids=["ltr", "rtl"])
each_hand = pytest.mark.parametrize("left_handed", [False, True], ids=["right", "left"])

Shown = Callable[[QWidget, Glass], QWidget]
"""Shows a page on a glass: the fixture `shown`."""


def clipped(page: QWidget) -> list[str]:
    """Parts whose text does not fit."""
    parts = [page, *page.findChildren(QWidget)]
    return [part.objectName() for part in parts if part.isVisible() and getattr(part, "clipped", False)]
