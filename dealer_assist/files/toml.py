"""Reads one TOML file: the settings in it, and the line each of them stands in.

Python's own reader gives no lines, so the text is walked a second time, only when there is something to report.
"""

import os
import re
import tomllib
from collections.abc import Iterator, Mapping
from decimal import Decimal, InvalidOperation
from functools import lru_cache
from itertools import accumulate
from pathlib import Path
from typing import Any

import msgspec

from dealer_assist.files.faults import FileFault, Problem, UnusableFile

MOST_BYTES = 1_000_000
"""The largest file shipped has 60,000; more than this is some other file."""
LONGEST_LINE = 2000
"""The longest line shipped has 124 characters. Keys in keys without end would be read for hours, and Python does not
read a number of 4,300 digits."""
MOST_KEY = 60
"""Characters of one name in a sentence about it."""
PLACE = re.compile(r"^(?P<what>.*?) \(at (?:line (?P<line>\d+), column \d+|(?P<end>end of document))\)$", re.DOTALL)
HEADER = re.compile(r"^\s*(?P<open>\[\[?)(?P<name>[^\[\]]+)\]\]?\s*(?:#.*)?$")
SETTING = re.compile(r"^\s*(?P<key>(?:[\w-]+|\"[^\"]*\"|'[^']*')(?:\s*\.\s*(?:[\w-]+|\"[^\"]*\"|'[^']*'))*)\s*=")
TWICE = ("Cannot overwrite", "Cannot declare", "Duplicate inline table key", "Cannot mutate")
Key = tuple[str | int, ...]


class Written(msgspec.Struct, frozen=True):
    """A file that is proper TOML; whether its settings make sense is another question."""

    path: Path
    text: str
    settings: Mapping[str, Any]
    """Decimal for numbers with a point: no float ever touches money."""

    def line_of(self, key: Key) -> int | None:
        """The line of a setting, or of the nearest section around it; None when it is not in the file.

        >>> Written(Path("x"), "a = 1\\n[b]\\nc = 2", {}).line_of(("b", "c"))
        3
        """
        lines = _lines_of(self.text)
        return next((lines[key[:length]] for length in range(len(key), 0, -1) if key[:length] in lines), None)

    def fault(
        self, key: Key, problem: Problem, found: str = "", allowed: str = "", nearest: str | None = None
    ) -> FileFault:
        """A fault of this file, with its line."""
        return FileFault(
            path=self.path,
            line=self.line_of(key),
            key=dotted(key),
            problem=problem,
            found=found,
            allowed=allowed,
            nearest=nearest,
        )


def read_toml(path: Path) -> Written:
    """The file's settings; raises ``UnusableFile`` when it cannot be read or is not TOML."""
    text = text_of(path)
    try:
        return Written(path, text, tomllib.loads(text, parse_float=exact))
    except tomllib.TOMLDecodeError as error:
        raise UnusableFile([_syntax_fault(path, text, str(error))]) from None
    except RecursionError:
        fault = FileFault(path=path, line=_deepest(text), problem=Problem.NOT_TOML, found="brackets without end")
        raise UnusableFile([fault]) from None


def exact(number: str) -> Decimal:
    """A number with a point; one too large to be any is infinite, and no setting may be that."""
    try:
        return Decimal(number)
    except InvalidOperation:
        return Decimal("Infinity")


def _deepest(text: str) -> int:
    """The line in which brackets are deepest in brackets."""
    lines = text.split("\n")
    opened = accumulate(sum(map(line.count, "[{")) - sum(map(line.count, "]}")) for line in lines)
    return max(enumerate(opened, start=1), key=lambda each: each[1])[0]


def dotted(key: Key) -> str:
    """A key as a person would write it; places in a list count from 1.

    >>> dotted(("seated", 0, "stack"))
    'seated 1, stack'
    """
    words = ""
    for part, before in zip(key, ("", *key), strict=False):
        if isinstance(part, int):
            words += f" {part + 1}"
        else:
            words += (", " if isinstance(before, int) else "." if words else "") + on_one_line(part[:MOST_KEY])
    return words


def on_one_line(words: str) -> str:
    r"""Words that may stand in a sentence: what cannot be printed is written as in the file.

    >>> print(on_one_line("two\nlines"))
    two\nlines
    """
    return "".join(each if each.isprintable() else each.encode("unicode_escape").decode() for each in words)


@lru_cache(maxsize=2)
def _lines_of(text: str) -> Mapping[Key, int]:
    """The line of every section and setting, and of a section that is named only by what stands in it."""
    lines = dict(key_lines(text))
    for key, line in tuple(lines.items()):
        for length in range(1, len(key)):
            lines.setdefault(key[:length], line)
    return lines


def key_lines(text: str) -> Iterator[tuple[Key, int]]:
    """Every section and setting with its line, first line = 1."""
    section: Key = ()
    counts: dict[Key, int] = {}
    fence = ""
    for number, line in enumerate(text.split("\n"), start=1):
        if fence:
            fence = "" if fence in line else fence
        elif header := HEADER.match(line):
            section = _parts(header["name"])
            if header["open"] == "[[":
                counts[section] = counts.get(section, -1) + 1
                section = (*section, counts[section])
            yield section, number
        elif setting := SETTING.match(line):
            yield (*section, *_parts(setting["key"])), number
            fence = _open_fence(line[setting.end() :])


def _parts(name: str) -> tuple[str, ...]:
    return tuple(part.strip().strip("\"'") for part in name.split("."))


def _open_fence(value: str) -> str:
    return next((fence for fence in ('"""', "'''") if value.count(fence) % 2), "")


def text_of(path: Path) -> str:
    """The file's text; raises ``UnusableFile`` when it cannot be read, is too big or is no text."""
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
            size = file.seek(0, os.SEEK_END) if len(raw) > MOST_BYTES else len(raw)
    except FileNotFoundError:
        raise UnusableFile([FileFault(path=path, problem=Problem.NOT_THERE)]) from None
    except OSError as error:
        raise UnusableFile([FileFault(path=path, problem=Problem.NOT_READABLE, found=error.strerror or "")]) from None
    if size > MOST_BYTES:
        fault = FileFault(path=path, problem=Problem.TOO_BIG, found=f"{size:,}", allowed=f"{MOST_BYTES:,}")
        raise UnusableFile([fault])
    try:
        # Editors on Windows put a mark in front of UTF-8; it means nothing.
        text = raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        raise UnusableFile([_no_text(path, raw, error.start)]) from None
    if (nothing := raw.find(b"\0")) >= 0:  # UTF-16 without its mark is UTF-8 with these in between
        raise UnusableFile([_no_text(path, raw, nothing)])
    for number, line in enumerate(text.split("\n"), start=1):
        if len(line) > LONGEST_LINE:
            found, most = f"{len(line):,}", f"{LONGEST_LINE:,}"
            fault = FileFault(path=path, line=number, problem=Problem.LINE_TOO_LONG, found=found, allowed=most)
            raise UnusableFile([fault])
    return text


def _no_text(path: Path, raw: bytes, place: int) -> FileFault:
    line = raw.count(b"\n", 0, place) + 1
    return FileFault(path=path, line=line, problem=Problem.NOT_TEXT, found=f"byte {raw[place]:#04x}")


def _syntax_fault(path: Path, text: str, message: str) -> FileFault:
    place = PLACE.match(message)
    if not place:
        return FileFault(path=path, problem=Problem.NOT_TOML, found=message)
    lines = text.split("\n")
    line = len(text.rstrip("\n").split("\n")) if place["end"] else int(place["line"])
    what = place["what"]
    if not what.startswith(TWICE):
        return FileFault(path=path, line=line, problem=Problem.NOT_TOML, found=what[:1].lower() + what[1:])
    # Python names the second one's last character; the key stands in front of the equals sign or in the brackets.
    written = lines[line - 1].split("=")[0].split("#")[0].strip(" []")
    return FileFault(path=path, line=line, key=on_one_line(written[:MOST_KEY]), problem=Problem.KEY_TWICE)
