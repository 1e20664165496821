"""The catalogues as translators leave them, one row for each form of each text."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from babel.messages.catalog import Catalog
from babel.messages.pofile import read_po

from dealer_assist.words.catalogue import LOCALES
from dealer_assist.words.lines import Counted, Line, lines

TRANSLATED = ("ar", "he", "fa")
FORMS = {
    "en": ("one", "other"),
    "ar": ("zero", "one", "two", "few", "many", "other"),
    "he": ("one", "two", "other"),
    "fa": ("one", "other"),
}
NUMBER_MAY_BE_SAID = frozenset(("zero", "one", "two"))


class Form(NamedTuple):
    """One form of one text in one language."""

    language: str
    line: Line
    name: str
    text: str


def catalogue(language: str) -> Catalog:
    """What stands on the screen, read from its .po."""
    return catalogue_of(language, "dealer_assist")


@cache
def catalogue_of(language: str, domain: str) -> Catalog:
    """A catalogue read from its .po."""
    with (LOCALES / language / "LC_MESSAGES" / f"{domain}.po").open("rb") as file:
        return read_po(file, locale=language, abort_invalid=True)


def forms() -> list[Form]:
    """Every form of every text in every language."""
    return [*_english(), *(form for language in TRANSLATED for form in _translated(language))]


def _english() -> list[Form]:
    found = []
    for line in lines().every():
        texts = (line.en.one, line.en.other) if isinstance(line.en, Counted) else (line.en,)
        found += [Form("en", line, name, text) for name, text in _named("en", texts)]
    return found


def _translated(language: str) -> list[Form]:
    found = []
    for line in lines().every():
        if line.kept:
            continue
        entry = catalogue(language).get(_msgid(line), context=line.id)
        string = "" if entry is None or entry.string is None else entry.string
        texts = (string,) if isinstance(string, str) else tuple(string)
        found += [Form(language, line, name, text) for name, text in _named(language, texts)]
    return found


def _msgid(line: Line) -> str:
    return line.en.one if isinstance(line.en, Counted) else line.en


def _named(language: str, texts: tuple[str, ...]) -> list[tuple[str, str]]:
    if len(texts) == 1:
        return [("", texts[0])]
    return list(zip(FORMS[language], texts, strict=True))
