"""Pictures of every scene to look at: `python -m tests.app.pictures FOLDER [SCENE ...]`.

In each size and all languages. Nothing is compared here: people look.
"""

import os
import sys
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage
from PySide6.QtWidgets import QApplication

from dealer_assist.app.theme.fonts import load_fonts
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.words import LANGUAGES, Words
from tests.app import scenes, scenes_games, scenes_readers, scenes_table, scenes_tools

SCENES = {
    **scenes.SCENES,
    **scenes_tools.SCENES,
    **scenes_games.GAME_SCENES,
    **scenes_table.TABLE_SCENES,
    **scenes_readers.READER_SCENES,
}
"""Every scene by its name."""
GLASSES = {"1920x1080": Glass(1920, 1080, 141), "1366x768": Glass(1366, 768, 118), "1280x800": Glass(1280, 800, 149.8)}


def picture(scene: str, glass: Glass, language: str) -> QImage:
    """A scene as it is painted; the application must be there and have its fonts."""
    words = Words(language)
    rtl = Qt.LayoutDirection.RightToLeft if words.is_rtl else Qt.LayoutDirection.LeftToRight
    QGuiApplication.setLayoutDirection(rtl)
    page = SCENES[scene](Look(glass, language), words)
    page.resize(glass.width, glass.height)
    page.show()
    image = page.grab().toImage()
    page.close()
    page.deleteLater()
    return image


def main(folder: Path, scenes: list[str]) -> None:
    """Write one file for each scene, size and language."""
    application = QApplication(sys.argv[:1])
    application.setStyle("Fusion")
    load_fonts()
    folder.mkdir(parents=True, exist_ok=True)
    for scene in scenes or list(SCENES):
        for size, glass in GLASSES.items():
            for language in LANGUAGES:
                picture(scene, glass, language).save(str(folder / f"{scene}-{size}-{language}.png"))


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
