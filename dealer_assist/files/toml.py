"""Reads one TOML file: the settings in it, and the line each of them stands in.

Python's own reader gives no lines, so the text is walked a second time, only when there is something to report.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from decimal import Decimal
from pathlib import Path
from typing import Any

import msgspec

from dealer_assist.files.faults import FileFault, Problem, UnusableFile

MOST_BYTES = 1_000_000
"""The largest file shipped has 60,000; more than this is some other file."""
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
        lines = dict(key_lines(self.text))
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
    text = _text(path)
    try:
        return Written(path, text, tomllib.loads(text, parse_float=Decimal))
    except tomllib.TOMLDecodeError as error:
        raise UnusableFile([_syntax_fault(path, text, str(error))]) from None
    except (RecursionError, ValueError) as error:  # brackets in brackets without end; a number of thousands of digits
        raise UnusableFile([FileFault(path=path, problem=Problem.NOT_TOML, found=str(error))]) from None


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
            words += (", " if isinstance(before, int) else "." if words else "") + part
    return words


def key_lines(text: str) -> Iterator[tuple[Key, int]]:
    """Every section and setting with its line, first line = 1."""
    section: Key = ()
    counts: dict[Key, int] = {}
    fence = ""
    for number, line in enumerate(text.splitlines(), start=1):
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


def _text(path: Path) -> str:
    try:
        with path.open("rb") as file:
            raw = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise UnusableFile([FileFault(path=path, problem=Problem.NOT_THERE)]) from None
    except OSError as error:
        raise UnusableFile([FileFault(path=path, problem=Problem.NOT_READABLE, found=error.strerror or "")]) from None
    if len(raw) > MOST_BYTES:
        size, most = f"{path.stat().st_size:,}", f"{MOST_BYTES:,}"
        raise UnusableFile([FileFault(path=path, problem=Problem.TOO_BIG, found=size, allowed=most)])
    try:
        # Editors on Windows put a mark in front of UTF-8; it means nothing.
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise UnusableFile(
            [FileFault(path=path, line=line, problem=Problem.NOT_TEXT, found=f"byte {raw[error.start]:#04x}")]
        ) from None


def _syntax_fault(path: Path, text: str, message: str) -> FileFault:
    place = PLACE.match(message)
    if not place:
        return FileFault(path=path, problem=Problem.NOT_TOML, found=message)
    lines = text.splitlines()
    line = len(lines) if place["end"] else int(place["line"])
    what = place["what"]
    if not what.startswith(TWICE):
        return FileFault(path=path, line=line, problem=Problem.NOT_TOML, found=what[:1].lower() + what[1:])
    # Python names the second one's last character; the key stands in front of the equals sign or in the brackets.
    written = lines[line - 1].split("=")[0].split("#")[0].strip(" []")
    return FileFault(path=path, line=line, key=written, problem=Problem.KEY_TWICE)
