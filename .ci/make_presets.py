"""Writes the three rulebooks, ``config/presets/*.toml``, from the catalogue, with comments a manager can read.

Run it after the catalogue changed; a test compares what the files say with the catalogue.
"""

import json
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
CATALOGUE = ROOT / "dealer_assist" / "rules" / "catalogue.json"
TARGET = ROOT / "config" / "presets"
WIDTH = 110
MONEY = {"currency unit": "in the room's currency", "smallest chip": "in the room's currency"}
SILENT = "The book is silent; this is the house default."

Option = dict[str, Any]

HEAD = """\
# {title}
# {book}
#
# A value for every rule that card rooms decide differently, page by page. This file is the book: leave it as it is.
# What your room does differently goes into the room's own file under [rules], with the same names.
#
# Amounts of money are in the room's currency, as printed. "none" means no limit or not used.
# A line NAME_when = [...] under a rule lists the cases in which the book has another value: the first that fits wins.
"""


def toml(value: object) -> str:
    """A value as TOML writes it."""
    if value is None:
        return '"none"'
    if isinstance(value, list):
        return f"[{', '.join(toml(one) for one in value)}]"
    return json.dumps(value)


def comment(text: str, indent: str = "") -> Iterator[str]:
    """Text behind number signs, wrapped; following lines stand under the text of the first."""
    yield from textwrap.wrap(text, WIDTH, initial_indent="# ", subsequent_indent="# " + indent)


def span(option: Option) -> str:
    """The allowed whole numbers in words."""
    least, most = option["range"]
    if least == most:
        words = f"Always {least}"
    else:
        words = " ".join(["Whole number"] + [f"from {least}"] + ([f"to {most}"] if most is not None else []))
    unit = MONEY.get(option["unit"], option["unit"])
    return f"{words}, {unit}{', or none' if option['type'] == 'int_or_null' else ''}."


def choices(option: Option) -> Iterator[str]:
    """The allowed values, each with its meaning."""
    values = option.get("values") or option["item_values"]
    widest = max(len(str(value)) for value in values)
    for value in values:
        indent = " " * (widest + 4)
        yield from comment(f"  {value!s:<{widest}}  {option['value_meanings'][str(value)]}", indent)
    if option["type"] == "list":
        yield "# Any number of these."


def rows(option: Option) -> str:
    """The columns of a table."""
    columns = ", ".join(f"{one['name']} ({MONEY.get(one['unit'], one['unit'])})" for one in option["columns"])
    return f"A list of rows, each [{columns}]."


def may_be(option: Option) -> Iterator[str]:
    """What may be written."""
    if option.get("values") or option.get("item_values"):
        yield from choices(option)
    elif option["type"] == "table":
        yield from comment(rows(option))
    elif option["type"] == "bool":
        yield "# true or false."
    else:
        yield from comment(span(option))


def printed(option: Option, preset: str) -> Iterator[str]:
    """Where the book prints the value."""
    citations = option["citations"][preset]
    silent = option["basis"][preset] == "house_default"
    text = " ".join(([SILENT] if silent else []) + ([f"See {'; '.join(citations)}."] if citations else []))
    if text:
        yield from comment(text)


def cases(option: Option, preset: str) -> Iterator[str]:
    """The cases in which the book has another value."""
    found = [case for case in option.get("presets_when", []) if case["preset"] == preset]
    if not found:
        return
    yield f"{option['name']}_when = ["
    for case in found:
        facts = ", ".join(f"{name} = {toml(wanted)}" for name, wanted in case["when"].items())
        where = f"  # {'; '.join(case['citations'])}" if case["citations"] else ""
        yield f"    {{ {facts}, value = {toml(case['value'])} }},{where}"
    yield "]"


def setting(option: Option, preset: str, matters: str) -> Iterator[str]:
    """One rule with its comments."""
    yield ""
    yield from comment(option["meaning"] + ("" if matters == "every table" else f" Matters for: {matters}."))
    yield from may_be(option)
    if note := option.get("note"):
        yield from comment(f"Note: {note.replace('null', 'none')}")
    yield from printed(option, preset)
    yield f"{option['name']} = {toml(option['presets'][preset])}"
    yield from cases(option, preset)


def preset_text(catalogue: dict[str, Any], preset: str) -> str:
    """The whole file of one rulebook."""
    book = catalogue["presets"][preset]
    lines = [HEAD.format(**book), f"title = {toml(book['title'])}", f"book = {toml(book['book'])}"]
    for area in catalogue["areas"]:
        lines += ["", "", f"[{area}]"]
        for option in catalogue["options"]:
            if option["area"] == area:
                lines += setting(option, preset, catalogue["applies_when_words"][option["applies_when"]])
    return "\n".join(lines) + "\n"


def made() -> dict[str, str]:
    """Every rulebook's file with its text."""
    catalogue = json.loads(CATALOGUE.read_text(encoding="utf-8"))
    return {f"{preset}.toml": preset_text(catalogue, preset) for preset in catalogue["presets"]}


if __name__ == "__main__":
    TARGET.mkdir(parents=True, exist_ok=True)
    for name, text in made().items():
        (TARGET / name).write_text(text, encoding="utf-8")
