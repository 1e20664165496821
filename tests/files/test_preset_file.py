"""The shipped rulebooks say what the catalogue says, and a mistake in a room's own rulebook is told with its line."""

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

from dealer_assist.files.faults import FileFault, UnusableFile
from dealer_assist.files.preset_file import read_preset
from dealer_assist.files.where import shipped_folder
from dealer_assist.rules.catalogue import catalogue
from dealer_assist.rules.resolve import preset_of

ROOT = Path(__file__).resolve().parents[2]
BOOK = (shipped_folder() / "presets" / "roberts_rules.toml").read_text(encoding="utf-8")


def maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_presets", ROOT / ".ci" / "make_presets.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def faults(folder: Path, old: str, new: str) -> tuple[FileFault, ...]:
    assert old in BOOK
    path = folder / "ours.toml"
    path.write_text(BOOK.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(UnusableFile) as caught:
        read_preset(path)
    return caught.value.faults


@pytest.mark.parametrize("preset", catalogue().presets)
def test_a_shipped_rulebook_says_what_the_catalogue_says(preset: str) -> None:
    assert read_preset(shipped_folder() / "presets" / f"{preset}.toml") == preset_of(preset)


def test_every_rulebook_of_the_catalogue_is_shipped() -> None:
    assert {path.stem for path in (shipped_folder() / "presets").glob("*.toml")} == set(catalogue().presets)


def test_making_the_rulebooks_again_gives_the_text_in_git() -> None:
    in_git = {path.name: path.read_text(encoding="utf-8") for path in (ROOT / "config" / "presets").iterdir()}

    assert maker().made() == in_git


def test_a_rule_that_is_missing_is_told_with_what_it_may_be(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, "limit_raise_cap = 3\n", "")

    assert "limit.limit_raise_cap is missing; it is a whole number from 1 to 10 (raises)" in str(fault)


def test_a_wrong_value_is_told_with_its_line(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, "limit_raise_cap = 3\n", "limit_raise_cap = 30\n")

    assert fault.line == BOOK[: BOOK.index("limit_raise_cap = 3\n")].count("\n") + 1
    assert "limit.limit_raise_cap cannot be 30" in str(fault)


def test_a_mistyped_rule_names_the_one_that_was_meant(tmp_path: Path) -> None:
    found = faults(tmp_path, "\nchop_blinds = ", "\nchop_blnds = ")

    assert any("did you mean chop_blinds?" in str(fault) for fault in found)


def test_a_case_that_asks_an_unknown_fact_is_told(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, "{ betting_rounds = 2, value = 4 }", "{ rounds = 2, value = 4 }")

    assert "rounds" in str(fault)
    assert fault.key == "limit.limit_raise_cap_when"


@pytest.mark.parametrize("case", ["{ betting_rounds = 2 }", "4"])
def test_a_case_without_a_value_is_told(tmp_path: Path, case: str) -> None:
    (fault,) = faults(tmp_path, "{ betting_rounds = 2, value = 4 }", case)

    assert "a list of { fact = ..., value = ... }" in str(fault)


def test_a_case_with_a_value_that_cannot_be_taken_is_told(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, "{ betting_rounds = 2, value = 4 }", "{ betting_rounds = 2, value = 40 }")

    assert fault.key == "limit.limit_raise_cap_when"
