"""Files about card readers, `"schema": "hw-vectors/1"`: bytes go to a driver at given times, events must come out.

No device is needed: a driver knows neither port nor clock. Every byte it sends must be expected and every event must
come, in order; a word, step, protocol or parameter that nobody knows differs.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Annotated, Any

import msgspec
from msgspec import UNSET

from dealer_assist.scenarios.outcome import Difference, Differs, Result, Verdict
from dealer_assist.scenarios.scenario import Scenario, ScenarioFile
from dealer_assist.scenarios.shape import NOBODY_KNOWS, Words, read_as
from hardware.counters import Count
from hardware.driver import BadParameter, ReaderDriver
from hardware.events import CardRead, CardRemoved, Event, ReaderFault, ReaderNote
from hardware.protocols import BrokenProtocol, UnknownProtocol, protocol

SCHEMA = "hw-vectors/1"
HEAD_KEYS = frozenset({"schema", "protocol", "spec", "defaults"})

Moment = Annotated[int, msgspec.Meta(ge=0)]
"""Milliseconds of a clock that never goes back."""
Hex = Annotated[str, msgspec.Meta(pattern=r"^([0-9A-Fa-f]{2} *)*$")]
"""Bytes as two hex digits each, with or without spaces between them."""
AtLeast = Annotated[str, msgspec.Meta(pattern=r"^>=\d{1,9}$")]
"""A count that may be higher."""


class Step(Words, frozen=True, kw_only=True):
    """One thing that happens to the driver; exactly one of `do`, `rx` and `tx`."""

    at: Moment
    do: str | None = None
    rx: Hex | None = None
    """Bytes that come in, in one piece."""
    tx: Hex | None = None
    """Bytes it must have sent by now."""


class Expected(Words, frozen=True, kw_only=True):
    """What must come out."""

    events: list[dict[str, Any]]
    """All of them, in order; a field that is not named must be empty."""
    counters: Mapping[str, int | AtLeast] = {}


class Vector(Words, frozen=True, kw_only=True):
    """One situation."""

    id: str
    title: str = ""
    """For people."""
    note: str = ""
    """For people."""
    params: Mapping[str, Any] = {}
    """How the driver is configured, over the defaults of the file."""
    steps: list[Step]
    expect: Expected


DOES: dict[str, Callable[[ReaderDriver, int], None]] = {
    "start": lambda driver, at: driver.start(at),
    "tick": lambda driver, at: driver.tick(at),
    "link_lost": lambda driver, at: driver.link_lost(at),
    "link_up": lambda driver, at: driver.link_up(at),
}

EVENTS: dict[str, type[Event]] = {each.__name__: each for each in (CardRead, CardRemoved, ReaderFault, ReaderNote)}
NOT_COMPARED = "reader"
"""The service adds it; a driver does not know its name."""

Cut = Callable[[bytes], Iterable[bytes]]
"""How bytes that came in one piece are handed to the driver."""


def whole(data: bytes) -> Iterable[bytes]:
    """As they came."""
    return (data,)


# ---------------------------------------------------------------------- a file


def is_about_readers(file: ScenarioFile) -> bool:
    """Whether a file says that it is of this sort, in this or another version."""
    return "schema" in file.head


def run_reader_file(file: ScenarioFile) -> Iterator[Result]:
    """The results of a file's vectors in order; one more before them if the head of the file is wrong."""
    if wrong := tuple(_wrong_in_head(file.head)):
        yield _result(file, file.path.name, wrong)
    for scenario in file.scenarios:
        yield _result(file, scenario.id, tuple(_differences(file.head, scenario)))


def _result(file: ScenarioFile, name: str, found: tuple[Difference, ...]) -> Result:
    verdict = Verdict.MISMATCH if found else Verdict.PASSED
    return Result(
        file=file.path, id=name, kind=f"reader {file.head.get('protocol')}", verdict=verdict, differences=found
    )


def _wrong_in_head(head: Mapping[str, Any]) -> Iterator[Difference]:
    if head.get("schema") != SCHEMA:
        yield Difference("schema", SCHEMA, head.get("schema"))
    for key in sorted(head.keys() - HEAD_KEYS):
        yield Difference(key, found=NOBODY_KNOWS)
    if not isinstance(head.get("defaults", {}), dict):
        yield Difference("defaults", "parameters", head["defaults"])


def _differences(head: Mapping[str, Any], scenario: Scenario) -> Iterator[Difference]:
    try:
        vector = read_as(Vector, scenario.told)
        driver = _driver(head, vector.params)
    except Differs as misfit:
        yield from misfit.differences
        return
    yield from compare(driver, vector)


def _driver(head: Mapping[str, Any], params: Mapping[str, Any]) -> ReaderDriver:
    """The driver a vector is about; raises Differs."""
    defaults = head.get("defaults", {})
    try:
        found = protocol(str(head.get("protocol")))
        return found.driver(**{**(defaults if isinstance(defaults, dict) else {}), **params})
    except UnknownProtocol as unknown:
        raise Differs(Difference("protocol", "a protocol that is known", unknown.name)) from None
    except BrokenProtocol as broken:
        raise Differs(Difference("protocol", "a protocol that can be loaded", str(broken))) from None
    except BadParameter as bad:
        raise Differs(Difference(f"params.{bad.name}", "a parameter that fits", bad.problem)) from None


# ---------------------------------------------------------------------- a vector


def compare(driver: ReaderDriver, vector: Vector, cut: Cut = whole) -> Iterator[Difference]:
    """Everything in which a driver and a vector disagree; `cut` hands the bytes over in other pieces."""
    events: list[Event] = []
    try:
        for place, step in enumerate(_in_time(vector.steps)):
            yield from _play(driver, vector.steps, place, step, cut)
            events += driver.take_events()
    except Differs as misfit:
        yield from misfit.differences
        return
    yield from _event_differences(vector.expect.events, events)
    yield from _counter_differences(vector.expect.counters, driver.counters)


def _in_time(steps: list[Step]) -> Iterator[Step]:
    now = 0
    for place, step in enumerate(steps):
        if step.at < now:
            raise Differs(Difference(f"steps[{place}].at", f"{now} or later", step.at))
        now = step.at
        yield step


def _play(driver: ReaderDriver, steps: list[Step], place: int, step: Step, cut: Cut) -> Iterator[Difference]:
    """One step, and what was sent that should not have been, or was not."""
    wanted = step.tx
    try:
        _do(driver, step, f"steps[{place}]", cut)
        if wanted is None and place + 1 < len(steps) and steps[place + 1].tx is not None:
            return
        sent = _hex(driver.take_tx())
    except Differs:
        raise
    except Exception as fault:
        # A driver never raises; one that does is found here and does not end the run.
        raise Differs(Difference(f"steps[{place}]", "no exception", f"{type(fault).__name__}: {fault}")) from fault
    if sent != _hex(bytes.fromhex(wanted or "")):
        yield Difference(f"steps[{place}].tx", UNSET if wanted is None else wanted, sent or UNSET)


def _do(driver: ReaderDriver, step: Step, path: str, cut: Cut) -> None:
    if [step.do, step.rx, step.tx].count(None) != 2:
        raise Differs(Difference(path, "one of do, rx and tx", "none or several"))
    if step.do is not None:
        if step.do not in DOES:
            raise Differs(Difference(f"{path}.do", "a step that is known", step.do))
        DOES[step.do](driver, step.at)
    if step.rx is not None:
        for piece in cut(bytes.fromhex(step.rx)):
            driver.feed(piece, step.at)


def _hex(data: bytes) -> str:
    return data.hex(" ").upper()


# ---------------------------------------------------------------------- what came out


def _event_differences(expected: list[dict[str, Any]], found: list[Event]) -> Iterator[Difference]:
    for place in range(max(len(expected), len(found))):
        path = f"expect.events[{place}]"
        if place >= len(found):
            yield Difference(path, expected[place])
        elif place >= len(expected):
            yield Difference(path, found=_written(found[place]))
        else:
            yield from _field_differences(path, expected[place], found[place])


def _written(event: Event) -> dict[str, Any]:
    """An event as a vector writes it."""
    told = {name: value for name, value in msgspec.structs.asdict(event).items() if value is not None}
    return {"type": type(event).__name__} | told


def _field_differences(path: str, expected: dict[str, Any], event: Event) -> Iterator[Difference]:
    kind = expected.get("type")
    if not isinstance(kind, str) or kind not in EVENTS:
        yield Difference(f"{path}.type", "an event that is known", kind)
        return
    fields = set(EVENTS[kind].__struct_fields__) - {NOT_COMPARED}
    for key in sorted(expected.keys() - fields - {"type"}):
        yield Difference(f"{path}.{key}", found=NOBODY_KNOWS)
    if kind != type(event).__name__:
        yield Difference(path, expected, _written(event))
        return
    for field in EVENTS[kind].__struct_fields__:
        value = getattr(event, field)
        if field in fields and not _same(expected.get(field), value):
            yield Difference(f"{path}.{field}", expected.get(field), value)


def _same(expected: object, found: object) -> bool:
    """Whether they are written alike; `true` is not 1."""
    return msgspec.json.encode(expected) == msgspec.json.encode(found)


def _counter_differences(expected: Mapping[str, int | str], found: Mapping[str, int]) -> Iterator[Difference]:
    known = {*map(str, Count), *found}
    for name, wanted in expected.items():
        path = f"expect.counters.{name}"
        if name not in known:
            yield Difference(path, found=NOBODY_KNOWS)
        elif not _counts(wanted, found.get(name, 0)):
            yield Difference(path, wanted, found.get(name, 0))


def _counts(wanted: int | str, found: int) -> bool:
    at_least = re.fullmatch(r">=(\d+)", str(wanted))
    return found >= int(at_least[1]) if at_least else found == wanted
