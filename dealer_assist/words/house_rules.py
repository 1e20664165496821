"""House rules in the reader's language: what an option is called, what it decides, what it is set to.

English stands in the catalogue of options, where the rules read it; the other languages are catalogues of their
own beside those of the screen, opened only when somebody asks why. Titles of rulebooks stay as they are printed.
"""

from __future__ import annotations

from functools import cache
from gettext import GNUTranslations, NullTranslations

from dealer_assist.words.catalogue import LOCALES

DOMAIN = "house_rules"


def name_key(option: str) -> str:
    """Where the name of an option stands among the translations."""
    return option


def meaning_key(option: str) -> str:
    """Where the sentence on what an option decides stands."""
    return f"{option}.meaning"


def value_key(option: str, value: str) -> str:
    """Where the sentence on one value of an option stands."""
    return f"{option}.{value}"


@cache
def house_rules(language: str) -> NullTranslations:
    """The translations of a language; a text it lacks is answered in English, as everything is without a catalogue.

    A reason in English is better than none in the middle of a dispute, so nothing is raised; that no text is
    missing is a matter of the tests.
    """
    try:
        with (LOCALES / language / "LC_MESSAGES" / f"{DOMAIN}.mo").open("rb") as compiled:
            return GNUTranslations(compiled)
    except OSError:
        return NullTranslations()
