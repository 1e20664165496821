"""Pictures of the screens as they were last looked at and found good.

A difference is a change: look at what is written beside the test's folder (expected, got), then accept it with
`pytest tests/app/test_goldens.py --accept-goldens`.
"""

import platform
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage

from dealer_assist.words import LANGUAGES
from tests.app.pictures import GLASSES, picture

FOLDER = Path(__file__).parent / "goldens"
FULL_HD = GLASSES["1920x1080"]
AN_EDGE = 48
"""Of 255: Qt smooths the edge of a large figure in one of two ways, by what was painted before in the process."""
ON_AVERAGE = 0.05
"""Of 255, over all pixels: more is another colour somewhere, and no edge."""
BETWEEN_HANDS = ("table_page", "open_table", "seats_between", "menu_of_a_return", "facts_stakes", "straddled")
IN_TWO_LANGUAGES = (
    "all_in_counted",
    "pot_count",
    "floor",
    "pad",
    "refused",
    "side_pots",
    "award",
    "cards",
    "why",
    "sixth_street",
    "clock",
    "screen_page",
    "readers",
    "readers_map",
    "deck_register",
    *BETWEEN_HANDS,
)
PICTURES = [("hand", language) for language in LANGUAGES]
PICTURES += [(scene, language) for scene in IN_TWO_LANGUAGES for language in ("en", "ar")]

pytestmark = [
    pytest.mark.usefixtures("glass"),
    pytest.mark.skipif(
        sys.platform != "linux" or platform.machine() != "x86_64", reason="pictures are compared on one kind of machine"
    ),
]


@pytest.mark.parametrize(("scene", "language"), PICTURES)
def test_the_screen_looks_as_it_was_accepted(
    scene: str, language: str, pytestconfig: pytest.Config, tmp_path: Path
) -> None:
    path = FOLDER / f"{scene}-{language}.png"
    got = picture(scene, FULL_HD, language).convertToFormat(QImage.Format.Format_RGB888)
    QGuiApplication.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    if pytestconfig.getoption("accept_goldens"):
        FOLDER.mkdir(exist_ok=True)
        assert got.save(str(path))
        return
    expected = QImage(str(path)).convertToFormat(QImage.Format.Format_RGB888)
    most, average = apart(expected, got)
    if most > AN_EDGE or average > ON_AVERAGE:
        expected.save(str(tmp_path / "expected.png"))
        got.save(str(tmp_path / "got.png"))
        pytest.fail(f"{path.name} looks otherwise: see {tmp_path}")


def apart(one: QImage, other: QImage) -> tuple[int, float]:
    """The largest and the average difference of the channels of all pixels."""
    if one.size() != other.size():
        return 255, 255.0
    if one == other:
        return 0, 0.0
    differences = [abs(a - b) for a, b in zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)]
    return max(differences), sum(differences) / len(differences)


def test_another_colour_or_a_moved_edge_is_found_and_a_smoother_edge_is_not() -> None:
    plain, tinted, moved, smoothed = (QImage(100, 100, QImage.Format.Format_RGB888) for _ in range(4))
    for image in (plain, moved, smoothed):
        image.fill(QColor(20, 40, 40))
    tinted.fill(QColor(21, 41, 41))
    moved.setPixelColor(50, 50, QColor(240, 240, 240))
    smoothed.setPixelColor(50, 50, QColor(40, 60, 60))
    assert apart(plain, tinted)[1] > ON_AVERAGE
    assert apart(plain, moved)[0] > AN_EDGE
    assert apart(plain, smoothed)[0] <= AN_EDGE
    assert apart(plain, smoothed)[1] <= ON_AVERAGE
