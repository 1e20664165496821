"""Languages nobody speaks, to see whether a screen holds: much longer, accented, and one that runs from the right.

Give one to `Words` as its catalogue: `Words("en", catalogue=Longer())`, `Words("ar", catalogue=FromTheRight())`.
Text that stays plain on the screen was never translated; text that does not fit is too long for German.
"""

from __future__ import annotations

import re

from dealer_assist.words.catalogue import English
from dealer_assist.words.lines import Line

ACCENTED = str.maketrans(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", "ÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļḿñöþǫŕšţûṽŵẋýž"
)
HEBREW = str.maketrans("abcdefghijklmnopqrstuvwxyz", "אבגדהוזחטיכלמנסעפצקרשתאבגד")
PIECE = re.compile(r"\{[^}]*\}|[^{]+")
LONGER_BY = 0.4
"""German runs some 30 to 40 per cent longer than English."""


def each_text(template: str, change: dict[int, int]) -> str:
    """A template with its letters changed and its placeholders left."""
    pieces = PIECE.findall(template)
    return "".join(piece if piece.startswith("{") else piece.translate(change) for piece in pieces)


class Longer:
    """English with accents, two fifths longer."""

    def template(self, line: Line, number: int) -> str:
        """The text with its placeholders, in the plural form of the number."""
        text = English().template(line, number)
        if line.kept or not any(char.isalpha() for char in text):
            return text
        return each_text(text, ACCENTED) + " " + "ö" * max(1, round(len(text) * LONGER_BY) - 1)


class FromTheRight:
    """English in Hebrew letters: the length of English, the direction of Hebrew."""

    def template(self, line: Line, number: int) -> str:
        """The text with its placeholders, in the plural form of the number."""
        text = English().template(line, number)
        return text if line.kept else each_text(text.lower(), HEBREW)
