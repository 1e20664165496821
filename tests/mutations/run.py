"""Whether the tests notice a mistake in the rules: each mutant of the code is played against the tests that touch it.

Not part of the suite; it takes minutes: `python -m tests.mutations.run --count 400 --seed 1`, with `--area deal` for
irregular deals and `--area table` for what happens between hands. Nothing is written to
disk: in a process of its own a mutant takes the place of the function it stands for. What is reckoned while a module
is imported (tables, constants) is therefore not tried.
"""

from __future__ import annotations

import argparse
import gc
import os
import random
import signal
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from multiprocessing import Pipe, get_context
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import pytest

from tests.mutations.mutants import Mutant, mutants

ROOT = Path(__file__).resolve().parents[2]
WAGERS = "acting award calls collection dividing limits not_allowed pot_limit raise_cap sizes structures turn wagers"
BETWEEN = "button_errors first_button ledger newcomers owed positions posting seat_changes"
VECTORS = "tests/scenarios/test_vectors.py"


class Area(NamedTuple):
    """Code that belongs together, and the tests of it."""

    code: tuple[Path, ...]
    tests: tuple[str, ...]


def _modules(room: str, names: str) -> tuple[Path, ...]:
    return tuple(ROOT / "dealer_assist" / room / f"{name}.py" for name in names.split())


AREAS = {
    "money": Area(
        (*sorted((ROOT / "dealer_assist" / "pots").glob("*.py")), *_modules("hand", WAGERS)),
        ("tests/pots", "tests/hand", VECTORS, "dealer_assist/pots", "dealer_assist/hand"),
    ),
    "deal": Area(
        tuple(sorted((ROOT / "dealer_assist" / "hand" / "irregular").glob("*.py"))),
        ("tests/hand/irregular", "tests/guide/test_irregular.py", "tests/table/test_irregular.py", VECTORS),
    ),
    "table": Area(
        (*_modules("table", BETWEEN), *_modules("hand", "straddle_seats straddle_sizes straddles sleepers")),
        ("tests/table", "tests/hand/test_straddles.py", "tests/hand/test_sleepers.py", VECTORS),
    ),
}
LEFT_OUT = "not (vectors and not comes_out_as_told)"
SECONDS = 60
"""Time for the tests of one mutant; one that takes longer never ends."""
KILLED, SURVIVED, ENDLESS = 1, 0, 2
SAID = {KILLED: "killed", SURVIVED: "survived", ENDLESS: "killed: never ended"}
PROCESSES = get_context("fork")

Place = tuple[str, int]
"""File and first line of a function."""


class Mutations:
    """Takes the place of pytest's own loop over the tests it has found."""

    def __init__(self, tried: Sequence[Mutant], code: Iterable[Path]) -> None:
        self.tried = tried
        self.code = {str(path) for path in code}
        self.survivors = 0
        # pytest catches what is printed while it runs
        self.out = os.dup(1)

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        """That an example fails is enough: the smallest one is not looked for."""
        # imported before pytest has begun it could not be rewritten
        from hypothesis import Phase, settings

        phases = (Phase.explicit, Phase.generate)
        settings.register_profile("mutations", settings.get_profile("house"), phases=phases)
        settings.load_profile("mutations")

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Every mutant against the tests that touch it, those first that have killed the most."""
        touching = in_a_child(session, partial(touched_by, session, self.code))
        live = {each.__code__: each for each in gc.get_objects() if isinstance(each, FunctionType)}
        killers: Counter[int] = Counter()
        for mutant in self.tried:
            numbers = set().union(*(touching.get(place_of(code), ()) for code in mutant.codes))
            order = sorted(numbers, key=lambda number: (-killers[number], number))
            outcome, number = in_a_child(session, partial(played, session, mutant, order, live))
            killers[number] += outcome == KILLED
            self.survivors += outcome == SURVIVED
            place = f"{mutant.path.relative_to(ROOT)}:{mutant.line}:{mutant.column}"
            os.write(self.out, f"{SAID[outcome]} {place} {mutant.change} ({len(order)} tests)\n".encode())
        return True


def place_of(code: CodeType) -> Place:
    return code.co_filename, code.co_firstlineno


def in_a_child(session: pytest.Session, work: Callable[[], Any]) -> Any:
    """What the work gives, done in a process of its own, quietly."""
    ours, theirs = Pipe(duplex=False)

    def run() -> None:
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        session.config.pluginmanager.unregister(name="terminalreporter")
        theirs.send(work())
        os._exit(0)

    child = PROCESSES.Process(target=run)
    child.start()
    theirs.close()
    try:
        result = ours.recv()
    except EOFError:
        result = ENDLESS, -1
    child.join()
    return result


def touched_by(session: pytest.Session, files: set[str]) -> dict[Place, set[int]]:
    """The tests that call each function of the code; all of them have to pass."""
    touching: dict[Place, set[int]] = {}
    number = 0

    def called(frame: FrameType, event: str, _argument: object) -> None:
        if event == "call" and frame.f_code.co_filename in files:
            touching.setdefault(place_of(frame.f_code), set()).add(number)

    sys.setprofile(called)
    for number in range(len(session.items)):
        run_test(session, number, number + 1)
    sys.setprofile(None)
    assert not session.testsfailed, "the tests fail without any mistake"
    return touching


def run_test(session: pytest.Session, number: int, following: int) -> None:
    after = session.items[following] if 0 <= following < len(session.items) else None
    session.config.hook.pytest_runtest_protocol(item=session.items[number], nextitem=after)


def played(
    session: pytest.Session, mutant: Mutant, order: Sequence[int], live: dict[CodeType, FunctionType]
) -> tuple[int, int]:
    """Whether a test fails with the mistake in place, and which."""
    for right, wrong in mutant.codes.items():
        live[right].__code__ = wrong
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    signal.alarm(SECONDS)
    for number, following in zip(order, (*order[1:], -1), strict=True):
        run_test(session, number, following)
        if session.testsfailed:
            return KILLED, number
    return SURVIVED, -1


def sample(paths: Iterable[Path], count: int, seed: int) -> list[Mutant]:
    """So many mutants of these modules, in the order of the text; all of them for 0."""
    found = [each for path in paths for each in mutants(path)]
    if not 0 < count < len(found):
        return found
    return [found[number] for number in sorted(random.Random(seed).sample(range(len(found)), count))]


def main() -> int:
    """Tell each mutant and what became of it; the exit code is 1 where one survived."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help="modules, wagers or rake for instance; all of the area without")
    parser.add_argument("--area", choices=AREAS, default="money")
    parser.add_argument("--count", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    area = AREAS[told.area]
    paths = [path for path in area.code if not told.names or path.stem in told.names]
    tried = Mutations(sample(paths, told.count, told.seed), area.code)
    os.chdir(ROOT)
    pytest.main(["-qq", "-p", "no:cacheprovider", "-k", LEFT_OUT, *area.tests], plugins=[tried])
    sys.stdout.write(f"{len(tried.tried)} mutants, {tried.survivors} survived\n")
    return int(tried.survivors > 0)


if __name__ == "__main__":
    raise SystemExit(main())
