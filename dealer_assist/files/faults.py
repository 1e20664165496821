"""What can be wrong with a file somebody wrote, said so that they can mend it: which file, which line, what to do.

A file is read to its end before it is refused, so one look shows everything that has to be mended.
"""

from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path

import msgspec


class Problem(StrEnum):
    """Everything that can be wrong with a file."""

    NOT_THERE = "not_there"
    NOT_READABLE = "not_readable"
    TOO_BIG = "too_big"
    LINE_TOO_LONG = "line_too_long"
    NOT_TEXT = "not_text"
    NOT_TOML = "not_toml"
    KEY_TWICE = "key_twice"
    UNKNOWN_KEY = "unknown_key"
    MISSING_KEY = "missing_key"
    WRONG_VALUE = "wrong_value"
    DOES_NOT_FIT = "does_not_fit"
    NOT_PLAYED = "not_played"


SENTENCES = {
    Problem.NOT_THERE: "there is no such file{allowed}",
    Problem.NOT_READABLE: "cannot be read: {found}. Check that it is a file and that this user may read it",
    Problem.TOO_BIG: "has {found} bytes; a file here has at most {allowed}. Is it the right file?",
    Problem.LINE_TOO_LONG: "has a line of {found} characters; it has at most {allowed}. Is it the right file?",
    Problem.NOT_TEXT: "is not UTF-8 text: {found}. Save it again as UTF-8",
    Problem.NOT_TOML: "is not written as TOML: {found}",
    Problem.KEY_TWICE: "{key} is there twice; keep one of them",
    Problem.UNKNOWN_KEY: "{key} is not a known setting{allowed}",
    Problem.MISSING_KEY: "{key} is missing; it is {allowed}",
    Problem.WRONG_VALUE: "{key} cannot be {found}; it is {allowed}",
    Problem.DOES_NOT_FIT: "{key}: {found}; {allowed}",
    Problem.NOT_PLAYED: "this version does not play {key} = {found} yet; write {allowed}",
}


class FileFault(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to mend.

    >>> print(FileFault(path=Path("my.toml"), line=11, key="betting.strucure", problem=Problem.UNKNOWN_KEY,
    ...                 nearest="structure"))
    my.toml, line 11: betting.strucure is not a known setting; did you mean structure?
    """

    path: Path
    """The file as it was asked for."""
    line: int | None = None
    """First line = 1; None when the fault is not in one line."""
    key: str = ""
    """The setting with its section, ``stakes.big_blind``; empty when the fault is not in one setting."""
    problem: Problem
    found: str = ""
    """What stands there instead."""
    allowed: str = ""
    """What may stand there, in words."""
    nearest: str | None = None
    """The name that was probably meant."""

    def __str__(self) -> str:
        place = f"{self.path.name}, line {self.line}" if self.line else self.path.name
        meant = f"; did you mean {self.nearest}?" if self.nearest else ""
        return (
            f"{place}: " + SENTENCES[self.problem].format(key=self.key, found=self.found, allowed=self.allowed) + meant
        )


class UnusableFile(Exception):
    """A file cannot be used as it is; ``faults`` holds everything to mend, in the order of the lines."""

    def __init__(self, faults: Sequence[FileFault]) -> None:
        self.faults = tuple(sorted(faults, key=lambda fault: fault.line or 0))
        super().__init__("\n".join(str(fault) for fault in self.faults))
