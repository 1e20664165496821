"""What is imported before the first picture: each module there makes every start longer."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

HOME = Path(__file__).parents[2]
OURS = {"dealer_assist", "tests"}
LIBRARIES = {"msgspec", "PySide6", "shiboken6", "sqlite_utils"}
BROUGHT = {
    "PySide6": {"__feature__", "shibokensupport", "signature_bootstrap"},
    "sqlite_utils": {"click", "dateutil", "pluggy", "six", "sqlite_fts4"},
    "msgspec": {"typing_extensions"},
}
"""What those libraries import themselves."""
QT = {"QtCore", "QtGui", "QtWidgets"}
PANELS = ("award", "cards", "count", "floor", "pad", "refused", "side_pots", "why")
TOOLS = ("announced", "count", "count_keys", "count_moves", "floor", "held", "helpers")
LATER = (
    "dealer_assist.exchange",
    "dealer_assist.scenarios",
    "dealer_assist.readers",
    "dealer_assist.app.readers_side",
    "hardware",
    "serial",
    "dealer_assist.app.show",
    "dealer_assist.app.table_side",
    *(f"dealer_assist.app.{tool}" for tool in TOOLS),
    *(f"dealer_assist.app.screens.{panel}" for panel in PANELS),
)
"""Rooms and panels that nobody sees in the first picture."""


@pytest.fixture(scope="module")
def imported(tmp_path_factory: pytest.TempPathFactory) -> set[str]:
    """Every module there is when the hand screen has been painted."""
    site = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "tests.app.first_frame", str(site)]
    ended = subprocess.run(command, cwd=HOME, capture_output=True, text=True, check=True)
    return set(json.loads(ended.stdout)["painted"]["modules"])


def test_no_library_is_imported_that_the_first_picture_does_not_need(imported: set[str]) -> None:
    tops = {name.split(".")[0] for name in imported if not name.startswith("_sysconfigdata")}
    outside = tops - sys.stdlib_module_names - OURS - started_with()
    assert outside - LIBRARIES - set().union(*BROUGHT.values()) == set()


def test_of_qt_only_the_widgets_and_what_they_stand_on_are_imported(imported: set[str]) -> None:
    assert {name.split(".")[1] for name in imported if name.startswith("PySide6.Qt")} == QT


def test_panels_and_rooms_that_are_not_seen_yet_are_not_imported(imported: set[str]) -> None:
    assert [name for name in LATER if name in imported] == []


def started_with() -> set[str]:
    """What Python itself imports before a program begins: the machine's own customs."""
    code = "import sys; print(*sys.modules)"
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return {name.split(".")[0] for name in ended.stdout.split()}
