"""Writes which scenario shows what each house option decides: ``tests/data/options_decide.json``.

Every rule vector is played again and again with one option changed and nothing else. Where the outcome changes, the
option decides it, and the vector stands in the table with the outcome of every value. A manager reads there what a
choice means at a table; a test reads there that every choice of the program's means something.
"""

from __future__ import annotations

import itertools
import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from dealer_assist.rules.catalogue import Option, by_name
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.values import checked
from dealer_assist.scenarios.houses import houses
from dealer_assist.scenarios.kind import Kind
from dealer_assist.scenarios.outcome import Difference, Differs, NotPlayed
from dealer_assist.scenarios.run import form_of, kind_of
from dealer_assist.scenarios.scenario import Scenario, read_scenarios
from dealer_assist.scenarios.shape import Told, read_as

ROOT = Path(__file__).resolve().parent.parent
VECTORS = ROOT / "tests" / "data" / "vectors"
TARGET = ROOT / "tests" / "data" / "options_decide.json"
MOST_SHOWN = 4
"""Outcomes shown of an option that is a number: two would do, the others show where it is going."""
HEAD = (
    "What every house option decides, shown by rule vectors: the same situation, one option changed, another outcome. "
    "Made by .ci/make_option_table.py."
)

Table = dict[str, dict[str, dict[str, Any]]]


class Case(msgspec.Struct, frozen=True):
    """A vector with the house rules it is told under."""

    scenario: Scenario
    kind: Kind
    told: Told
    rules: HouseRules


class Outcome(msgspec.Struct, frozen=True):
    """What comes of a case under other rules."""

    differences: tuple[Difference, ...] = ()
    """Where it is not as told, in order."""
    ended: bool = False
    """Whether the last difference is an entry that was refused, so that nothing after it was looked at."""
    played: bool = True
    """Whether the program plays it under these rules."""

    @property
    def mark(self) -> tuple[str, ...]:
        """Differs whenever the outcome does."""
        return tuple(map(str, self.differences))


class Shown(msgspec.Struct, frozen=True):
    """A case that tells some values of an option apart."""

    case: Case
    outcomes: tuple[Outcome, ...]
    """By value, in the order of the values."""
    apart: frozenset[tuple[int, int]]
    """Values with another outcome, by their places."""


# ------------------------------------------------------------------ which vectors read which option


class Watched(HouseRules, frozen=True):
    """House rules that write down which options are looked at."""

    def __getattribute__(self, name: str) -> Any:
        if name in by_name():
            ASKED.add(name)
        return super().__getattribute__(name)


ASKED: set[str] = set()


def cases() -> Iterator[Case]:
    """Every vector under the first house rules it must hold under; prompts last, for they read nearly everything."""
    for path in sorted(VECTORS.glob("*.json"), key=lambda path: (path.stem == "prompts", path.stem)):
        for scenario in read_scenarios(path).scenarios:
            kind = kind_of(scenario.kind, form_of(scenario))
            told = read_as(kind.shape, scenario.told)
            yield Case(scenario, kind, told, next(houses(told, kind.facts(told))).rules)


def readers() -> Mapping[str, list[Case]]:
    """By option, the vectors that look at it."""
    found: dict[str, list[Case]] = defaultdict(list)
    for case in cases():
        ASKED.clear()
        list(case.kind.check(case.told, Watched(**msgspec.structs.asdict(case.rules))))
        for name in ASKED:
            found[name].append(case)
    return found


# ------------------------------------------------------------------ which values have which outcome


def values_of(option: Option) -> list[object]:
    """Values to try: all there are, or for numbers those the books and the vectors name."""
    written: Iterable[object]
    if option.type == "enum":
        written = option.values
    elif option.type == "bool":
        written = (True, False)
    elif option.item_values:
        written = ([], *([item] for item in option.item_values))
    else:
        nothing = (None,) if option.type == "int_or_null" else ()
        written = (*option.presets.values(), *_named(option.name), *nothing)
    values = [checked(option, value) for value in written]
    return [value for place, value in enumerate(values) if value not in values[:place]]


def _named(option: str) -> Iterator[object]:
    for path in sorted(VECTORS.glob("*.json")):
        for scenario in read_scenarios(path).scenarios:
            if option in (options := scenario.told.get("options", {})):
                yield options[option]


def pairs_of(option: Option, values: Sequence[object]) -> set[tuple[int, int]]:
    """Places of values that are to be told apart: each from each, a list with a word in it from the empty list."""
    pairs = set(itertools.combinations(range(len(values)), 2))
    return {pair for pair in pairs if pair[0] == 0} if option.item_values else pairs


def outcome(case: Case, rules: HouseRules) -> Outcome:
    """What comes of a case under these rules."""
    found: list[Difference] = []
    try:
        found.extend(case.kind.check(case.told, rules))
    except Differs as misfit:
        return Outcome((*found, *misfit.differences), ended=True)
    except NotPlayed:
        return Outcome(played=False)
    return Outcome(tuple(found))


def shown_by(option: Option, among: Sequence[Case]) -> tuple[list[object], list[Shown], set[tuple[int, int]]]:
    """Values of an option, vectors that tell them apart, and pairs of values no vector tells apart."""
    values = values_of(option)
    left = pairs_of(option, values)
    every_pair = option.type in ("enum", "bool") or bool(option.item_values)
    chosen: list[Shown] = []
    for ended_too in (False, True):
        for case in among if left else ():
            if chosen and not every_pair:
                return values, chosen, set()
            outcomes = tuple(outcome(case, replace(case.rules, **{option.name: value})) for value in values)
            fits = {place for place, one in enumerate(outcomes) if one.played and (ended_too or not one.ended)}
            apart = {(a, b) for a, b in left if {a, b} <= fits and outcomes[a].mark != outcomes[b].mark}
            if apart:
                chosen.append(Shown(case, outcomes, frozenset(apart)))
                left -= apart
            if not left:
                break
    return values, _needed(chosen), left


def _needed(chosen: list[Shown]) -> list[Shown]:
    """The same without cases whose values the others tell apart already."""
    kept = list(chosen)
    pairs = {pair for one in chosen for pair in one.apart}
    for one in chosen:
        others = [other for other in kept if other is not one]
        if all(any(_apart(other, pair) for other in others) for pair in pairs):
            kept = others
    return kept


def _apart(shown: Shown, pair: tuple[int, int]) -> bool:
    first, second = (shown.outcomes[place] for place in pair)
    return first.played and second.played and first.mark != second.mark


# ------------------------------------------------------------------ how it is written


def written(option: Option, values: Sequence[object], shown: Shown) -> dict[str, Any]:
    """One row: the vector, and by value what comes of it, in as few answers as tell the outcomes apart."""
    told = {each.path: each.expected for one in shown.outcomes for each in one.differences}
    found = [{each.path: each.found for each in one.differences} for one in shown.outcomes]
    sought = len({one.mark for one in shown.outcomes if one.played})
    paths: list[str] = []
    while len({_answers(one, told, paths) for one in found}) < sought:
        # the answer that tells most apart comes first; of several the first
        paths.append(max(told, key=lambda path: len({_answers(one, told, [*paths, path]) for one in found})))
    rows: dict[str, str] = {}
    for value, one, answers in zip(values, shown.outcomes, found, strict=True):
        said = _answers(answers, {} if one.ended else told, paths) if one.played else "not played"
        if option.type in ("enum", "bool") or option.item_values or said not in rows.values():
            rows[label(value)] = said
    shortened = rows if option.type != "int" else dict(itertools.islice(rows.items(), MOST_SHOWN))
    scenario = shown.case.scenario
    return {"vector": f"{scenario.kind} {scenario.id}", "title": shown.case.told.title, "outcome": shortened}


def _answers(found: Mapping[str, object], told: Mapping[str, object], paths: Sequence[str]) -> str:
    answers = {path: found.get(path, told.get(path)) for path in paths if path in found or path in told}
    return "; ".join(f"{path.removeprefix('expect.')} = {_plain(answer)}" for path, answer in answers.items())


def _plain(answer: object) -> str:
    match answer:
        case msgspec.UnsetType():
            return "nothing"
        case {"refused": code}:
            return f"refused, {code}"
        case str():
            return answer.removeprefix("an entry that is ")
    return msgspec.json.encode(answer).decode()


def label(value: object) -> str:
    """A value as a room's file would have it.

    >>> label(None), label(()), label(True)
    ('none', 'empty', 'true')
    """
    if value is None:
        return "none"
    if isinstance(value, tuple):
        return ", ".join(label(one) for one in value) or "empty"
    if isinstance(value, msgspec.Struct):
        return " ".join(map(str, msgspec.structs.astuple(value)))
    return str(value).lower() if isinstance(value, bool) else str(value)


def table() -> tuple[Table, dict[str, list[str]]]:
    """By area and option the vectors that show it, and by option the values no vector tells apart."""
    reading = readers()
    areas: Table = {}
    alike: dict[str, list[str]] = {}
    for name, option in by_name().items():
        if option.fixed:
            continue
        values, chosen, left = shown_by(option, reading.get(name, ()))
        if left or not chosen:
            alike[name] = sorted(f"{label(values[a])} / {label(values[b])}" for a, b in left)
        if chosen:
            rows = [written(option, values, shown) for shown in chosen]
            areas.setdefault(option.area, {})[name] = {"meaning": option.meaning, "shown_by": rows}
    return areas, alike


def made(areas: Table) -> str:
    """The table as its file has it."""
    return json.dumps({"about": HEAD, **areas}, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    TARGET.write_text(made(table()[0]), encoding="utf-8")
