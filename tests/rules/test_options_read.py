"""Every house option is read where it decides something, or stands in a list with the issue that will read it.

The list is exact. An option that becomes read leaves it; one that is read no more comes back. Fixed options are in
neither: all books agree, and the rule stands in the code without a question.
"""

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_assist.rules.catalogue import by_name

ROOT = Path(__file__).resolve().parents[2]
DECIDES_NOTHING = ("app", "files", "rules", "scenarios")
"""Rooms in which a look at an option decides nothing at a table: there it is shown, written down, made or tried out."""

LATER: dict[str, dict[str, list[str]]] = json.loads(
    (ROOT / "tests" / "data" / "options_read_later.json").read_text(encoding="utf-8")
)
"""By issue and area: options that no code reads yet."""


def read_in(source: str) -> Iterator[str]:
    """Options whose value a source takes from house rules: `rules.NAME`, whatever stands before `rules`."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Load):
            holder = node.value
            name = holder.attr if isinstance(holder, ast.Attribute) else getattr(holder, "id", "")
            if name == "rules" and node.attr in by_name():
                yield node.attr


def read_somewhere() -> set[str]:
    package = ROOT / "dealer_assist"
    sources = (path for path in package.rglob("*.py") if path.relative_to(package).parts[0] not in DECIDES_NOTHING)
    return {name for path in sources for name in read_in(path.read_text(encoding="utf-8"))}


def test_an_option_is_read_or_an_issue_is_named_that_will_read_it() -> None:
    named = sorted(name for areas in LATER.values() for names in areas.values() for name in names)
    deciding = {name for name, one in by_name().items() if not one.fixed}
    unread = sorted(deciding - read_somewhere())
    assert named == unread


def test_options_read_later_stand_under_an_issue_to_come_and_their_own_area() -> None:
    astray = [
        (issue, area, name)
        for issue, areas in LATER.items()
        for area, names in areas.items()
        for name in names
        if issue not in ("B", "C", "D") or by_name()[name].area != area
    ]
    assert astray == []


@pytest.mark.parametrize(
    "source",
    ["rules.button_rule", "hand.rules.button_rule", "table.hand.rules.button_rule == x", "f(told.rules.button_rule)"],
)
def test_a_value_taken_from_house_rules_is_a_reading(source: str) -> None:
    assert list(read_in(source)) == ["button_rule"]


@pytest.mark.parametrize(
    "source",
    [
        "option = 'button_rule'",
        "rules(button_rule=ButtonRule.DEAD_BUTTON)",
        "PLAYED = {'button_rule': ()}",
        "room.button_rule",
        "rules.button_rules",
    ],
)
def test_a_name_alone_is_no_reading(source: str) -> None:
    assert list(read_in(source)) == []
