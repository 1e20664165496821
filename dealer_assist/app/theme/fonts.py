"""The bundled fonts: the same letters and figures on every machine, and no line that grows with a script.

Noto Sans for Latin and all figures, its Arabic UI and Hebrew companions, and one small font of ours with the
suits, ticks, arrows and the minus sign, which the others lack.
"""

import os.path
from functools import cache

from PySide6.QtGui import QFont, QFontDatabase

from dealer_assist.app.fault import ScreenFault

FILES = (
    "NotoSans-Regular.ttf",
    "NotoSans-Bold.ttf",
    "NotoSansArabicUI-Regular.ttf",
    "NotoSansArabicUI-Bold.ttf",
    "NotoSansHebrew-Regular.ttf",
    "NotoSansHebrew-Bold.ttf",
    "DealerAssistSigns-Regular.ttf",
)
FAMILIES = ["Noto Sans", "Noto Sans Arabic UI", "Noto Sans Hebrew", "Dealer Assist Signs"]


class FontMissing(ScreenFault):
    """A bundled font cannot be read: the program is not completely installed."""


def load_fonts() -> None:
    """Give Qt our seven font files. Call once, after the application object and before the first window.

    Raises FontMissing if a file is absent or damaged.
    """
    folder = os.path.join(os.path.dirname(__file__), "fonts")
    for name in FILES:
        if QFontDatabase.addApplicationFont(os.path.join(folder, name)) < 0:
            raise FontMissing(f"The font {name} cannot be read. Install the program again.")


@cache
def font(px: int, bold: bool = False) -> QFont:
    """The one font of the screens at a size in pixels. Figures are equally wide in it. Do not change it."""
    made = QFont()
    made.setFamilies(FAMILIES)
    made.setPixelSize(max(px, 1))
    made.setBold(bold)
    # Painted text must look the same on every machine, so nothing is taken from the system's settings.
    made.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return made
