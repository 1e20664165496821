"""What the update of the catalogues would write is what is in git: nobody edited English and forgot it."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import msgspec
import pytest

from dealer_assist.words import lines as lines_module
from dealer_assist.words.lines import Lines, lines
from tests.words.catalogues import TRANSLATED

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def update() -> ModuleType:
    spec = importlib.util.spec_from_file_location("update_words", ROOT / ".ci" / "update_words.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def in_copy(update: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Write into a copy instead of the tree."""
    for language in TRANSLATED:
        for domain in update.TEXTS:
            source = update.path_of(language, domain)
            copy = tmp_path / language / "LC_MESSAGES" / source.name
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(source.read_bytes())
    monkeypatch.setattr(update, "LOCALES", tmp_path)
    monkeypatch.setattr(update, "TO_CONFIRM", tmp_path / "to_confirm.md")
    return tmp_path


def test_updating_again_changes_nothing(update: ModuleType, in_copy: Path) -> None:
    in_git = {path.relative_to(in_copy): path.read_bytes() for path in in_copy.rglob("*.po")}
    list_in_git = (Path(lines_module.__file__).parent / "to_confirm.md").read_text(encoding="utf-8")

    update.main()

    assert {path.relative_to(in_copy): path.read_bytes() for path in in_copy.rglob("*.po")} == in_git
    assert (in_copy / "to_confirm.md").read_text(encoding="utf-8") == list_in_git


def test_changed_english_is_marked_unsure_and_new_english_comes_empty(
    update: ModuleType, in_copy: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = msgspec.json.decode(lines_module.FILE.read_bytes())
    document["texts"] = [
        {"id": "key.fold", "en": "Give up"},
        {"id": "key.brand_new", "en": "Brand new"},
        *(text for text in document["texts"] if text["id"] not in ("key.fold", "key.check")),
    ]
    changed = msgspec.convert(document, Lines)
    monkeypatch.setattr(update, "lines", lambda: changed)

    update.main()

    entries = update.read("he")
    assert entries["key.fold"].fuzzy
    assert entries["key.fold"].string == "פולד"
    assert entries["key.brand_new"].string == ""
    assert "key.check" not in entries
    assert len(entries) == sum(not line.kept for line in lines().every())
