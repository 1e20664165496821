"""What may not stand in a text: each fault found is one sentence."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from string import Formatter

RIGHT_TO_LEFT = ("ar", "he", "fa")
CONTROLS = frozenset(map(chr, [0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)]))
JOINER, NON_JOINER = "\u200d", "\u200c"
PERSIAN_ONLY = frozenset("پچژگکی")
ARABIC_ONLY = frozenset("كيىةإ")
SEAT_WORD = {"ar": "مقعد", "he": "מושב", "fa": "صندلی"}
COUNTED_THINGS = {
    "ar": r"(?:أوراق|ورقة|ورق|بوتات|بوت|رقائق|رقاقة|لاعبين|لاعب)",
    "he": r"(?:קלפים|קופות|צ'יפים|שחקנים)",
    "fa": r"(?:کارت|پات|ژتون|نفر|بازیکن|دست)",
}
SCRIPT = {"ar": "ARABIC", "he": "HEBREW", "fa": "ARABIC"}


def placeholders(text: str) -> set[str]:
    """Names in braces."""
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


def faults(language: str, text: str) -> Iterator[str]:
    """Everything wrong with a text of that language."""
    bare = re.sub(r"\{[^}]*\}", "", text)
    yield from _typed_wrongly(language, text, bare)
    if language in RIGHT_TO_LEFT:
        yield from _wrong_letters(language, bare)
        yield from _wrong_order(language, text, bare)


def _typed_wrongly(language: str, text: str, bare: str) -> Iterator[str]:
    if text != text.strip() or "  " in text:
        yield "a space at an end, or two together"
    if unicodedata.normalize("NFC", text) != text:
        yield "letters not composed"
    if text.count("(") != text.count(")"):
        yield "a bracket without its other half"
    if CONTROLS & set(text):
        yield "an isolate typed in: the program puts them in"
    if JOINER in text or (NON_JOINER in text and language != "fa"):
        yield "a joiner that language has no use for"
    if any(unicodedata.category(char) == "Cc" for char in text):
        yield "a control character"
    if any(unicodedata.category(char) == "Nd" for char in bare):
        yield "a digit: figures are the room's setting"
    if re.search(r"&(?!&)", text):
        yield "an ampersand: on a key it would make a shortcut"


def _wrong_letters(language: str, bare: str) -> Iterator[str]:
    alien = {char for char in bare if char.isalpha() and SCRIPT[language] not in unicodedata.name(char, "")}
    if alien:
        yield f"letters of another script: {''.join(sorted(alien))}"
    neighbours = {"ar": PERSIAN_ONLY, "fa": ARABIC_ONLY}.get(language, frozenset()) & set(bare)
    if neighbours:
        yield f"letters of the neighbour language: {''.join(sorted(neighbours))}"
    if language in ("ar", "fa") and re.search(r"[,;?]", bare):
        yield "a Latin comma, semicolon or question mark"
    if language == "he" and re.search(r"[،؛؟]", bare):
        yield "Arabic punctuation"


def _wrong_order(language: str, text: str, bare: str) -> Iterator[str]:
    if re.search(r"\}[\s·.,،;؛]*\{", text):
        yield "two values side by side read as one number"
    if re.search(r"\}\s*(?:ال)?" + SEAT_WORD[language], text):
        yield "a number before 'seat' reads as a count of seats"
    if re.search(rf"(?:{SEAT_WORD[language]})\S* \{{\w+\}} {COUNTED_THINGS[language]}(?!\w)", text):
        yield "a thing right after a seat number reads as so many of them"
    if "→" in bare:
        yield "an arrow against the reading direction"
    if language == "he" and re.search(r"[א-ת]-\{", text):
        yield "a hyphen before a number looks like a minus sign"
    if re.search(rf"(^|[\s{{}}()]){NON_JOINER}|{NON_JOINER}($|[\s{{}}().،:])", text):
        yield "a non-joiner at the edge of a word"
