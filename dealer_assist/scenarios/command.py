"""`dealer-assist scenarios`: runs scenario files and tells, field by field, where they and the program disagree."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TextIO

import msgspec

from dealer_assist.scenarios.outcome import Result, Verdict
from dealer_assist.scenarios.run import run_file, tally
from dealer_assist.scenarios.scenario import ScenarioFile, UnusableScenarios, files_in, read_scenarios

ALL_WELL, DIFFERS, CALLED_WRONGLY = 0, 1, 2


def run(paths: Sequence[Path], *, as_json: bool, out: TextIO, err: TextIO) -> int:
    """Run files and folders; 0 if all that was played came out as told, 1 if not, 2 if a file cannot be read.

    A file that cannot be read is told on `err`, and the others are run. As JSON `out` gets one object per scenario
    and line, and the counts go to `err`.
    """
    results: list[Result] = []
    unread = False
    for file in _files(paths):
        if isinstance(file, UnusableScenarios):
            err.write(f"{file}\n")
            unread = True
            continue
        for result in run_file(file):
            results.append(result)
            out.writelines(f"{line}\n" for line in (_as_json(result) if as_json else _as_text(result)))
    if unread and not results:
        return CALLED_WRONGLY
    if not as_json:
        out.writelines(f"{line}\n" for line in _not_understood(results))
    (err if as_json else out).write(f"{tally(results)}\n")
    if any(result.verdict is Verdict.MISMATCH for result in results):
        return DIFFERS
    return CALLED_WRONGLY if unread else ALL_WELL


def _files(paths: Sequence[Path]) -> Iterator[ScenarioFile | UnusableScenarios]:
    """Every file named or lying in a folder named, or what is wrong with it."""
    for path in paths:
        try:
            for file in files_in([path]):
                yield _read(file)
        except UnusableScenarios as unusable:
            yield unusable


def _read(path: Path) -> ScenarioFile | UnusableScenarios:
    try:
        return read_scenarios(path)
    except UnusableScenarios as unusable:
        return unusable


def _as_text(result: Result) -> Iterator[str]:
    """A line for each field that differs."""
    under = f" (under {result.under})" if result.under else ""
    for difference in result.differences:
        yield f"{result.id} {difference}{under}"


def _as_json(result: Result) -> Iterator[str]:
    yield msgspec.json.encode(result, enc_hook=_plain).decode()


def _plain(value: object) -> object:
    if isinstance(value, Path):
        return str(value)
    raise NotImplementedError(type(value))


def _not_understood(results: Sequence[Result]) -> Iterator[str]:
    """A line for each reason, the commonest first."""
    reasons = Counter(result.reason for result in results if result.verdict is Verdict.NOT_UNDERSTOOD)
    for reason, count in reasons.most_common():
        yield f"not understood ({count}): {reason}"
