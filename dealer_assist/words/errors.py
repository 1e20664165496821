"""What can go wrong with the words: a catalogue that is not there, or a name that nobody wrote.

A missing translation is never covered up by English: a dealer who reads Arabic would take the English
line for the wrong prompt. It is found when the language is opened, not in the middle of a hand.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

COMPILE = "python .ci/compile_words.py"


class WordsError(Exception):
    """Any fault of the words."""


class UnknownLanguage(WordsError):
    """A language the program does not speak."""

    def __init__(self, language: str, known: Iterable[str]) -> None:
        super().__init__(f"no language {language!r}: choose one of {', '.join(known)}")
        self.language = language


class CatalogueMissing(WordsError):
    """The compiled words of a language are not on this machine."""

    def __init__(self, language: str, path: Path) -> None:
        super().__init__(
            f"the words of {language!r} are not built ({path}): run `{COMPILE}`, or install the program again"
        )
        self.language = language
        self.path = path


class CatalogueStale(WordsError):
    """The compiled words of a language lack a text the program needs."""

    def __init__(self, language: str, text_id: str) -> None:
        super().__init__(
            f"the words of {language!r} lack {text_id!r}: translate it in locale/{language}, then run `{COMPILE}`"
        )
        self.language = language
        self.text_id = text_id


class UnknownText(WordsError):
    """A text, prompt or refusal nobody wrote: our mistake, never the dealer's."""

    def __init__(self, name: str) -> None:
        super().__init__(f"no words for {name!r}")
        self.name = name


class SlotMissing(WordsError):
    """A sentence shows a value that was not given: our mistake, never the dealer's."""

    def __init__(self, text_id: str, slot: str) -> None:
        super().__init__(f"{text_id} shows {slot!r}, which was not given")
        self.text_id = text_id
        self.slot = slot
