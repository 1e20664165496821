"""A language whose words are missing or old is refused as a whole: the screen never falls back to English."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo

from dealer_assist.words import CatalogueMissing, CatalogueStale, UnknownLanguage, UnknownText, Words
from dealer_assist.words import catalogue as catalogues
from dealer_assist.words.catalogue import open_catalogue
from tests.words.catalogues import catalogue as translated


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of catalogues to spoil."""
    monkeypatch.setattr(catalogues, "LOCALES", tmp_path)
    open_catalogue.cache_clear()
    yield tmp_path
    open_catalogue.cache_clear()


def _compiled_without(text_id: str, folder: Path) -> None:
    (folder / "fa" / "LC_MESSAGES").mkdir(parents=True)
    whole = translated("fa")
    short = type(whole)(locale="fa")
    short.mime_headers = whole.mime_headers
    for entry in whole:
        if entry.id and entry.context != text_id:
            short.add(entry.id, entry.string, context=entry.context)
    with (folder / "fa" / "LC_MESSAGES" / "dealer_assist.mo").open("wb") as file:
        write_mo(file, short)


def test_a_language_never_compiled_says_what_to_run(locales: Path) -> None:
    with pytest.raises(CatalogueMissing, match=r"words of 'ar' are not built .*compile_words\.py"):
        Words("ar")


def test_english_needs_no_catalogue(locales: Path) -> None:
    assert Words("en", isolate=False).text("key.fold") == "Fold"


@pytest.mark.parametrize("text_id", ["key.fold", "state.undone", "side_pots.parts.side_n"])
def test_a_catalogue_that_lacks_one_text_is_refused_when_opened(locales: Path, text_id: str) -> None:
    _compiled_without(text_id, locales)

    with pytest.raises(CatalogueStale, match=f"'fa' lack '{text_id}'"):
        Words("fa")


def test_a_whole_catalogue_opens(locales: Path) -> None:
    _compiled_without("no.such.text", locales)

    assert Words("fa", isolate=False).text("key.fold") == "فولد"


def test_a_language_nobody_translated_is_refused() -> None:
    with pytest.raises(UnknownLanguage, match="'de': choose one of en, ar, he, fa"):
        Words("de")


def test_a_text_nobody_wrote_is_told() -> None:
    with pytest.raises(UnknownText, match=r"key\.fodl"):
        Words("en").text("key.fodl")
