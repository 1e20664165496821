"""Reads a rulebook: a value for every house option, page by page, and the cases in which the book has another."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from dealer_assist.files.faults import Problem
from dealer_assist.files.reading import Section, done, shown, text, whole_file
from dealer_assist.files.toml import read_toml
from dealer_assist.rules.catalogue import Option, by_name, catalogue
from dealer_assist.rules.faults import WrongValue
from dealer_assist.rules.resolve import Preset, When
from dealer_assist.rules.values import NONE, allowed, checked, in_smallest_unit

WHEN = "_when"
"""``limit_raise_cap_when`` holds the cases of ``limit_raise_cap``."""
PENNIES = 100
"""Printed money has at most two places; presets are read before the room's smallest unit is known."""


def read_preset(path: Path) -> Preset:
    """The rulebook in the file; raises ``UnusableFile`` with everything that has to be mended."""
    file = whole_file(read_toml(path))
    file.take("title", text(80), "")
    file.take("book", text(200), "")
    pages = {area: file.section(area) for area in catalogue().areas}
    file.no_more()
    values = {name: _value(pages[one.area], one) for name, one in by_name().items()}
    cases = {name: _cases(pages[one.area], one) for name, one in by_name().items()}
    for page in pages.values():
        page.no_more()
    done(file)
    return Preset(values, {name: found for name, found in cases.items() if found})


def _value(page: Section, one: Option) -> object:
    page.asked.append(one.name)
    if one.name not in page.settings:
        page.refuse((one.name,), Problem.MISSING_KEY, allowed=allowed(one))
        return None
    return _taken(page, one, one.name, page.settings[one.name])


def _cases(page: Section, one: Option) -> tuple[When, ...]:
    name = one.name + WHEN
    page.asked.append(name)
    written = page.settings.get(name, [])
    if not isinstance(written, list) or not all(isinstance(case, dict) and "value" in case for case in written):
        page.refuse((name,), Problem.WRONG_VALUE, shown(written), "a list of { fact = ..., value = ... }")
        return ()
    return tuple(_case(page, one, case) for case in written)


def _case(page: Section, one: Option, case: Mapping[str, Any]) -> When:
    facts = {name: wanted for name, wanted in case.items() if name != "value"}
    known = catalogue().presets_when_keys
    for name in facts:
        if name not in known:
            page.refuse(
                (one.name + WHEN,), Problem.UNKNOWN_KEY, allowed=f"; it holds {name}, known are: {', '.join(known)}"
            )
    return When(facts, _taken(page, one, one.name + WHEN, case["value"]))


def _taken(page: Section, one: Option, key: str, value: object) -> object:
    """The value as the catalogue would hold it, after checking that it may be taken."""
    plain = None if one.type == "int_or_null" and value == NONE else value
    try:
        checked(one, in_smallest_unit(one, plain, PENNIES))
    except WrongValue as fault:
        page.refuse((key,), Problem.WRONG_VALUE, shown(value), fault.allowed)
    return plain
