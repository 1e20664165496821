"""The translations of one language, from the catalogue that translators edit.

Each text is found by its id and its English; a text with a number by the plural rule in the head of the
catalogue (Arabic has six forms, Hebrew three, Persian two). A catalogue that lacks a single text is not
opened at all.
"""

from __future__ import annotations

from functools import cache
from gettext import GNUTranslations, NullTranslations
from pathlib import Path
from typing import Protocol

from dealer_assist.words.errors import CatalogueMissing, CatalogueStale
from dealer_assist.words.lines import Counted, Line, lines, screen_texts

LOCALES = Path(__file__).parent / "locale"
DOMAIN = "dealer_assist"


class Catalogue(Protocol):
    """Where the template of a text comes from."""

    def template(self, line: Line, number: int) -> str:
        """The text with its placeholders, in the plural form of the number."""
        ...


class English:
    """English needs no catalogue: it stands in `lines.json`."""

    def template(self, line: Line, number: int) -> str:
        """The text with its placeholders, in the plural form of the number."""
        if isinstance(line.en, Counted):
            return line.en.one if number == 1 else line.en.other
        return line.en


class Translated:
    """A language read from its compiled catalogue."""

    def __init__(self, language: str, translations: GNUTranslations) -> None:
        translations.add_fallback(_Untranslated(language))
        self._translations = translations

    def template(self, line: Line, number: int) -> str:
        """The text with its placeholders, in the plural form of the number.

        Raises CatalogueStale where the catalogue has no such text.
        """
        if line.kept:
            return str(line.en)
        if isinstance(line.en, Counted):
            return self._translations.npgettext(line.id, line.en.one, line.en.other, number)
        return self._translations.pgettext(line.id, line.en)


class Unbroken:
    """A catalogue for the screen: the word all-in keeps its two halves on one line, as do words with a hyphen.

    Arabic `أول` alone is "first", Hebrew `אול` nothing at all; `لو` of hi-lo alone is "if". In English, where
    the halves are words, lines may break at a hyphen (`hyphens`).
    """

    def __init__(self, catalogue: Catalogue, *, hyphens: bool) -> None:
        self._catalogue = catalogue
        self._hyphen = "-" if hyphens else "\u2011"
        self._all_in = catalogue.template(screen_texts()["key.all_in"], 1)
        self._unbroken = self._all_in.replace(" ", "\u00a0")

    def template(self, line: Line, number: int) -> str:
        """The text with its placeholders, in the plural form of the number."""
        text = self._catalogue.template(line, number).replace(self._all_in, self._unbroken)
        return text if line.kept else text.replace("-", self._hyphen)


class _Untranslated(NullTranslations):
    """Asked only for what a catalogue lacks: says so instead of answering in English."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self._language = language

    def pgettext(self, context: str, message: str) -> str:
        raise CatalogueStale(self._language, context)

    def npgettext(self, context: str, msgid1: str, msgid2: str, n: int) -> str:
        raise CatalogueStale(self._language, context)


@cache
def open_catalogue(language: str) -> Catalogue:
    """The texts of a language, complete.

    Raises CatalogueMissing where it was never compiled and CatalogueStale where it lacks a text.
    """
    if language == "en":
        return English()
    path = LOCALES / language / "LC_MESSAGES" / f"{DOMAIN}.mo"
    try:
        with path.open("rb") as compiled:
            translations = GNUTranslations(compiled)
    except FileNotFoundError:
        raise CatalogueMissing(language, path) from None
    catalogue = Translated(language, translations)
    for line in lines().every():
        catalogue.template(line, 1)
    return catalogue
