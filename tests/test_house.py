"""The house itself: what stands where, how long a module and a function may be, and which rooms are pure."""

import ast
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MODULES = sorted(path for top in ("dealer_assist", "hardware") for path in (ROOT / top).rglob("*.py"))
LAYERS = ("cards", "rules", "games", "pots", "hand", "table", "guide", "rulings")
LONGEST_MODULE, LONGEST_FUNCTION = 700, 60
PURE = [path for path in MODULES if path.relative_to(ROOT).parts[1] in LAYERS]
WORLD = {"open", "print", "input", "exec", "eval"}


def name_of(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_module_is_short_enough_to_read(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= LONGEST_MODULE


@pytest.mark.parametrize("path", MODULES, ids=name_of)
def test_a_function_fits_on_a_screen(path: Path) -> None:
    functions = [
        node
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    ]

    assert [one.name for one in functions if (one.end_lineno or 0) - one.lineno >= LONGEST_FUNCTION] == []


@pytest.mark.parametrize("path", PURE, ids=name_of)
def test_a_pure_room_neither_opens_files_nor_prints(path: Path) -> None:
    calls = [
        node.func.id
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    ]

    assert WORLD.isdisjoint(calls)


def test_every_pure_room_is_kept_pure_by_the_import_linter() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"]
    pure = next(contract for contract in settings["contracts"] if contract["id"] == "pure")
    standing = {f"dealer_assist.{room}" for room in LAYERS if (ROOT / "dealer_assist" / room).is_dir()}

    assert set(pure["source_modules"]) == standing


def test_the_top_level_holds_what_it_should_and_nothing_else() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a checkout")
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    top = {line.split("/")[0] for line in listed.splitlines()}

    assert {name for name in top if not name.startswith(".")} == {
        "README.md",
        "config",
        "dealer_assist",
        "hardware",
        "pyproject.toml",
        "tests",
    }
