"""Writes a file whole or not at all: one that was half written when the power went would be no file."""

import os
import tempfile
from pathlib import Path


def write_whole(path: Path, text: str) -> None:
    """Put the text in the place of what is there, with its folder. Raises OSError when the disk does not take it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=path.stem, suffix=".new")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except OSError:
        Path(name).unlink(missing_ok=True)
        raise


def quoted(words: str) -> str:
    r"""Words as TOML writes them.

    >>> print(quoted('the "red" deck'))
    "the \"red\" deck"
    """
    return '"' + words.replace("\\", "\\\\").replace('"', '\\"') + '"'
