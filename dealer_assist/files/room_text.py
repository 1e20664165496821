"""A room's file whose part about card readers cannot be read: the table opens all the same, without readers.

Somebody who connects a reader edits the file the table needs. A bracket forgotten there must not close the table: the
lines of that part are left out and the rest is read. What is wrong in them is told where readers are set up.
"""

import re
import tomllib
from pathlib import Path

from dealer_assist.files.faults import UnusableFile
from dealer_assist.files.toml import HEADER, Written, exact, read_toml, text_of

PART = re.compile(r"""\s*\[+\s*["']?hardware\b""")
"""A line that begins a table about readers, or tries to."""


def read_room_toml(path: Path) -> Written:
    """The room's settings, without those of readers where their part is not written as TOML.

    Raises ``UnusableFile`` when the file cannot be read, or something is wrong outside of that part.
    """
    try:
        return read_toml(path)
    except UnusableFile:
        text = text_of(path)
        rest = without_readers(text)
        if rest is None:
            raise
        try:
            return Written(path, text, tomllib.loads(rest, parse_float=exact))
        except (tomllib.TOMLDecodeError, RecursionError):
            pass
        raise


def without_readers(text: str) -> str | None:
    r"""The text with every line about readers empty, so that all others keep their numbers.

    None where it cannot be told for sure where that part ends: no rule of the house may get lost with it.

    >>> without_readers("a = 1\n[hardware]\nb = (\n[rules] # ours\nc = 2")
    'a = 1\n\n\n[rules] # ours\nc = 2'
    >>> without_readers("[hardware]\nb = (\n[rules\nc = 2")
    """
    kept, inside = [], False
    for line in text.split("\n"):
        if PART.match(line):
            inside = True
        elif line.lstrip().startswith("["):
            if inside and not HEADER.match(line):
                return None
            inside = False
        kept.append("" if inside else line)
    return "\n".join(kept)
