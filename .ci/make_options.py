"""Writes the typed house options, ``dealer_assist/rules/options/``, from the catalogue.

The catalogue says in plain data what a card room may choose; this turns each choice into a type that the rules can
name and a checker can follow. Run it after the catalogue changed; a test compares its text with the files in git.
"""

import json
import re
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
CATALOGUE = ROOT / "dealer_assist" / "rules" / "catalogue.json"
TARGET = ROOT / "dealer_assist" / "rules" / "options"
MADE = "Made from the catalogue by .ci/make_options.py: change the catalogue, not this file."
WIDTH = 120
WORDS = {"2": "TWO", "3": "THREE"}
"""Two values of the catalogue are numbers of players; a name cannot begin with a digit."""

Option = dict[str, Any]


def class_name(option: Option) -> str:
    """``short_all_in_reopens`` becomes ``ShortAllInReopens``."""
    return "".join(part.capitalize() for part in option["name"].split("_"))


def member_name(value: object) -> str:
    """The name of one value inside its enum."""
    return WORDS.get(str(value), str(value).upper())


def values_of(option: Option) -> list[object]:
    """The values an enum, or each item of a list, may take; empty for numbers and tables."""
    return list(option.get("values") or option.get("item_values") or [])


def type_of(option: Option) -> str:
    """The annotation of the option in ``HouseRules``."""
    name, kind = class_name(option), option["type"]
    item = name if values_of(option) else "int"
    simple = {"enum": name, "bool": "bool", "int": "int", "int_or_null": "int | None"}
    several = {"list": f"tuple[{item}, ...]", "table": f"tuple[{name}Row, ...]"}
    return {**simple, **several}[kind]


def unit_of(thing: Option) -> str:
    """The unit in words, as the attribute's docstring ends, or nothing."""
    unit = {"smallest chip": "the room's smallest unit", "currency unit": "the room's smallest unit"}
    known = thing.get("unit")
    return f" Unit: {unit.get(known, known)}." if known else ""


def docstring(text: str, indent: str = "    ") -> Iterator[str]:
    """An attribute's docstring, wrapped."""
    lines = textwrap.wrap(f'"""{text}"""', WIDTH - len(indent), break_long_words=False)
    return (indent + line for line in lines)


def enum_class(option: Option) -> Iterator[str]:
    """The enum of one option, each value with its meaning."""
    yield f"class {class_name(option)}(StrEnum):"
    yield f'    """House option ``{option["name"]}``.'
    yield ""
    yield from (f"    {line}" for line in textwrap.wrap(option["meaning"], WIDTH - 4))
    yield '    """'
    yield ""
    for value in values_of(option):
        yield f'    {member_name(value)} = "{value}"'
        yield from docstring(option["value_meanings"][str(value)])


def row_class(option: Option) -> Iterator[str]:
    """The row of one table option, each column with its unit."""
    yield f"class {class_name(option)}Row(msgspec.Struct, frozen=True):"
    yield f'    """One row of house option ``{option["name"]}``."""'
    yield ""
    for column in option["columns"]:
        yield f"    {column['name']}: int"
        yield from docstring(column["name"].replace("_", " ").capitalize() + "." + unit_of(column))


def classes(option: Option) -> list[str]:
    """Every type one option needs beyond Python's own, as blocks of text."""
    blocks = [enum_class(option)] if values_of(option) else []
    if option["type"] == "table":
        blocks.append(row_class(option))
    return ["\n".join(block) for block in blocks]


def area_module(area: str, options: list[Option]) -> str:
    """One module: the choices of one page of the house rules; empty when it needs no type of its own."""
    blocks = [block for option in options for block in classes(option)]
    if not blocks:
        return ""
    imports = ["from enum import StrEnum"] if any("(StrEnum)" in block for block in blocks) else []
    if any("msgspec" in block for block in blocks):
        imports += ["", "import msgspec"] if imports else ["import msgspec"]
    head = f'"""What a card room may choose about {area.replace("_", " ")}.\n\n{MADE}\n"""\n'
    return "\n".join([head, *imports]) + "\n\n\n" + "\n\n\n".join(blocks) + "\n"


def imports_of(modules: dict[str, str]) -> Iterator[str]:
    """The import of every type of every area's module, a name a line."""
    for area, text in modules.items():
        names = re.findall(r"^class (\w+)", text, re.MULTILINE)
        yield f"from dealer_assist.rules.options.{area} import ("
        yield from (f"    {name}," for name in sorted(names))
        yield ")"


def house_rules_module(options: list[Option], modules: dict[str, str]) -> str:
    """The one struct that a table plays by."""
    head = f'"""The rules one table plays by: a value for every house option.\n\n{MADE}\n"""\n\nimport msgspec\n'
    lines = [
        "class HouseRules(msgspec.Struct, frozen=True, kw_only=True):",
        '    """Every house option of one table; made by ``dealer_assist.rules.resolve``, never by hand."""',
        "",
    ]
    for option in options:
        lines.append(f"    {option['name']}: {type_of(option)}")
        lines.extend(docstring(option["meaning"] + unit_of(option)))
    used = "\n".join(lines)
    needed = {a: t for a, t in modules.items() if any(n in used for n in re.findall(r"^class (\w+)", t, re.MULTILINE))}
    return "\n".join([head, *imports_of(needed)]) + "\n\n\n" + used + "\n"


def front_module(modules: dict[str, str]) -> str:
    """The door of the package: every type under one name."""
    title = "The house options as types: ``options.ShortAllInReopens``, ``options.HouseRules`` and the rest."
    head = f'"""{title}\n\n{MADE}\n"""\n'
    every = {**modules, "house_rules": "class HouseRules"}
    names = sorted(n for text in every.values() for n in re.findall(r"^class (\w+)", text, re.MULTILINE))
    everything = ["__all__ = ["] + [f'    "{name}",' for name in names] + ["]"]
    return "\n".join([head, *imports_of(dict(sorted(every.items()))), "", *everything]) + "\n"


def made() -> dict[str, str]:
    """Every file of the package with its text."""
    catalogue = json.loads(CATALOGUE.read_text(encoding="utf-8"))
    options: list[Option] = catalogue["options"]
    by_area = {area: [o for o in options if o["area"] == area] for area in catalogue["areas"]}
    modules = {area: text for area, chosen in sorted(by_area.items()) if (text := area_module(area, chosen))}
    files = {f"{area}.py": text for area, text in modules.items()}
    files["house_rules.py"] = house_rules_module(options, modules)
    files["__init__.py"] = front_module(modules)
    return files


if __name__ == "__main__":
    TARGET.mkdir(exist_ok=True)
    for name, text in made().items():
        (TARGET / name).write_text(text, encoding="utf-8")
