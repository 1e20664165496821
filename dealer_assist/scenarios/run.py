"""Running scenarios: each under every set of house rules it must hold under, until one differs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from dealer_assist.scenarios.hardware import is_about_readers, run_reader_file
from dealer_assist.scenarios.houses import houses
from dealer_assist.scenarios.kind import Kind
from dealer_assist.scenarios.kinds import FORM_KEYS, KINDS, LATER
from dealer_assist.scenarios.outcome import Difference, Differs, NotPlayed, Result, Tally, Verdict
from dealer_assist.scenarios.scenario import Scenario, ScenarioFile
from dealer_assist.scenarios.shape import NOBODY_KNOWS, Told, read_as

SCHEMA_VERSION = 1
NO_EXCEPTION = "no exception"
"""What is expected of every rule, whatever a scenario says."""


def run_file(file: ScenarioFile) -> Iterator[Result]:
    """The results of a file's scenarios in order; one more before them if the head of the file is wrong."""
    if is_about_readers(file):
        yield from run_reader_file(file)
        return
    if wrong := tuple(_wrong_in_head(file.head)):
        yield Result(file=file.path, id=file.path.name, kind="file", verdict=Verdict.MISMATCH, differences=wrong)
    yield from map(run, file.scenarios)


def _wrong_in_head(head: dict[str, Any]) -> Iterator[Difference]:
    if head.get("schema_version") != SCHEMA_VERSION:
        yield Difference("schema_version", SCHEMA_VERSION, head.get("schema_version"))
    for key in head.keys() - {"schema_version", "kind"}:
        yield Difference(key, found=NOBODY_KNOWS)


def run(scenario: Scenario) -> Result:
    """What comes of one scenario."""
    form = form_of(scenario)
    try:
        under, found = _under_each_house(kind_of(scenario.kind, form), scenario.told)
    except NotPlayed as later:
        return _result(scenario, form, Verdict.NOT_UNDERSTOOD, reason=str(later))
    except Differs as misfit:
        return _result(scenario, form, Verdict.MISMATCH, misfit.differences)
    except Exception as fault:
        # a rule never raises for what somebody wrote; one that does is found here and does not end the run
        return _result(scenario, form, Verdict.MISMATCH, (Difference("", NO_EXCEPTION, _stopped(fault)),))
    return _result(scenario, form, Verdict.MISMATCH if found else Verdict.PASSED, found, under)


def _stopped(fault: Exception) -> str:
    return f"{type(fault).__name__}: {fault}"


def _result(
    scenario: Scenario,
    form: str,
    verdict: Verdict,
    found: tuple[Difference, ...] = (),
    under: str = "",
    reason: str = "",
) -> Result:
    return Result(
        file=scenario.file,
        id=scenario.id,
        kind=f"{scenario.kind} {form}".strip(),
        verdict=verdict,
        under=under,
        differences=found,
        reason=reason,
    )


def form_of(scenario: Scenario) -> str:
    """The form of a scenario in files that hold several: `round` or `ruling`, or what a showdown asks."""
    key = FORM_KEYS.get(scenario.kind)
    told = scenario.told.get(key, "") if key and isinstance(scenario.told, dict) else ""
    return told if isinstance(told, str) else ""


def kind_of(kind: str, form: str) -> Kind:
    """The kind of a file with a form of its scenarios; raises NotPlayed, and Differs where nobody knows it."""
    if (kind, form) in KINDS:
        return KINDS[kind, form]
    if (kind, form) in LATER:
        raise NotPlayed(LATER[kind, form])
    if any(kind == known for known, _ in (*KINDS, *LATER)):
        raise Differs(Difference(FORM_KEYS.get(kind, "kind"), "a form that is known", form))
    raise Differs(Difference("kind", "a kind that is known", kind))


def _under_each_house(kind: Kind, told: object) -> tuple[str, tuple[Difference, ...]]:
    """The first house rules under which a scenario differs, and in what; two times nothing if it never does."""
    read = read_as(kind.shape, told)
    if not read.expect:
        raise Differs(Difference("expect", "something to compare", read.expect))
    if unknown := sorted(read.expect.keys() - kind.asks):
        raise Differs(*(Difference(f"expect.{question}", found=NOBODY_KNOWS) for question in unknown))
    for house in houses(read, kind.facts(read)):
        if found := tuple(_found(kind, read, house.rules)):
            return house.name, found
    return "", ()


def _found(kind: Kind, read: Told, rules: Any) -> Iterator[Difference]:
    """What differs under some house rules; what differed before something was not played still counts."""
    differs = False
    try:
        for each in kind.check(read, rules):
            differs = True
            yield each
    except Differs as misfit:
        yield from misfit.differences
    except NotPlayed:
        if not differs:
            raise


def tally(results: Iterable[Result]) -> Tally:
    """How many ended how."""
    verdicts = [result.verdict for result in results]
    passed = verdicts.count(Verdict.PASSED)
    return Tally(passed + verdicts.count(Verdict.MISMATCH), passed, verdicts.count(Verdict.NOT_UNDERSTOOD))
