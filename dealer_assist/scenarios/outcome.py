"""What came of a scenario: it passed, it differs field by field, or it is of a kind that is not played yet.

A scenario that says something nobody here understands (a key, an event, a kind) differs. One that is understood
but needs a game, a betting structure or a rule that is not built yet is counted apart, with the reason.
"""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET


class Difference(msgspec.Struct, frozen=True):
    """One field in which a scenario and the program disagree.

    >>> print(Difference("expect.legal.min_to", 5601, 5600))
    expect.legal.min_to: expected 5601, found 5600
    """

    path: str
    """Where it stands in the scenario: `expect.pots[1].amount`."""
    expected: Any = UNSET
    """What the scenario says; UNSET = nothing."""
    found: Any = UNSET
    """What the program says; UNSET = nothing."""

    def __str__(self) -> str:
        return f"{self.path}: expected {_shown(self.expected)}, found {_shown(self.found)}"


def _shown(value: object) -> str:
    return "nothing" if value is UNSET else msgspec.json.encode(value).decode()


class Differs(Exception):
    """The scenario cannot be played on from here: what it says does not fit."""

    def __init__(self, *differences: Difference) -> None:
        super().__init__("; ".join(map(str, differences)))
        self.differences = differences


class NotPlayed(Exception):
    """The scenario is understood, but needs something that is not built yet. The message says what."""


class Verdict(StrEnum):
    """How a scenario ended."""

    PASSED = "passed"
    MISMATCH = "mismatch"
    NOT_UNDERSTOOD = "not_understood"


class Result(msgspec.Struct, frozen=True, kw_only=True):
    """What came of one scenario."""

    file: Path
    id: str
    kind: str
    """The kind of its file, with the form of the scenario: `betting round`."""
    verdict: Verdict
    under: str = ""
    """The house rules under which it differs; empty when it does not."""
    differences: tuple[Difference, ...] = ()
    reason: str = ""
    """Why it is not played; empty when it is."""


class Tally(msgspec.Struct, frozen=True):
    """How many scenarios ended how.

    >>> print(Tally(run=31, passed=30, not_understood=6))
    31 run, 30 passed, 6 not understood
    """

    run: int
    """Scenarios played: those that passed and those that differ."""
    passed: int
    not_understood: int
    """Scenarios that were not played, beside those run."""

    def __str__(self) -> str:
        return f"{self.run} run, {self.passed} passed, {self.not_understood} not understood"
