"""What the dealer reads, in English, Arabic, Hebrew and Persian.

English and the way sentences are put together stand in `lines.json`; the other languages are gettext
catalogues under `locale/`, compiled by the build.
"""

from dealer_assist.words.errors import (
    CatalogueMissing,
    CatalogueStale,
    SlotMissing,
    UnknownLanguage,
    UnknownText,
    WordsError,
)
from dealer_assist.words.values import Digits
from dealer_assist.words.words import LANGUAGES, Words

__all__ = [
    "LANGUAGES",
    "CatalogueMissing",
    "CatalogueStale",
    "Digits",
    "SlotMissing",
    "UnknownLanguage",
    "UnknownText",
    "Words",
    "WordsError",
]
