"""Turns every translation a person edits (.po) into the form the program reads (.mo), beside it.

Run by itself after a translation changed, and by the build hook for every wheel and every editable install.
"""

import sys
from pathlib import Path

from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

LOCALES = Path("dealer_assist") / "words" / "locale"


def compile_words(root: Path) -> list[Path]:
    """Compile each ``<language>/LC_MESSAGES/*.po`` below the locale folder; gives the files written.

    Fuzzy (unsure) translations are left out: the dealer reads the English then, never a guess.
    """
    written = []
    for source in sorted((root / LOCALES).glob("*/LC_MESSAGES/*.po")):
        target = source.with_suffix(".mo")
        with source.open("rb") as text:
            catalogue = read_po(text, locale=source.parts[-3], abort_invalid=True)
        with target.open("wb") as compiled:
            write_mo(compiled, catalogue, use_fuzzy=False)
        written.append(target)
    return written


if __name__ == "__main__":
    for path in compile_words(Path(__file__).resolve().parent.parent):
        sys.stdout.write(f"{path.name} {path.parts[-3]}\n")
