"""Pictures of the screens as they were last looked at and found good.

A difference is a change: look at what is written beside the test's folder (expected, got), then accept it with
`pytest tests/app/test_goldens.py --accept-goldens`.
"""

import platform
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage

from dealer_assist.words import LANGUAGES
from tests.app.pictures import GLASSES, picture

FOLDER = Path(__file__).parent / "goldens"
FULL_HD = GLASSES["1920x1080"]
ONE_LEVEL = 1
"""Of 255: the felt's gradient is rounded otherwise by another processor's vector unit, and by nothing else."""
IN_TWO_LANGUAGES = ("pad", "refused", "side_pots", "award", "cards", "why", "table_page", "open_table")
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
    if apart(expected, got) > ONE_LEVEL:
        expected.save(str(tmp_path / "expected.png"))
        got.save(str(tmp_path / "got.png"))
        pytest.fail(f"{path.name} looks otherwise: see {tmp_path}")


def apart(one: QImage, other: QImage) -> int:
    """The largest difference of any channel of any pixel; 255 for pictures of different sizes."""
    if one.size() != other.size():
        return 255
    if one == other:
        return 0
    pairs = zip(bytes(one.constBits()), bytes(other.constBits()), strict=True)
    return max(abs(a - b) for a, b in pairs)
