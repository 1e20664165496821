"""The reader vectors under tests/data/hardware: as written, cut into other pieces, and with single bits flipped.

Two files for each protocol: the published one, and one of ours under `more` whose bytes were worked out from the
protocol's page by hand and by programs of their own, without the drivers.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import msgspec

from dealer_assist.scenarios.hardware import Cut, Step, Vector, compare, whole
from dealer_assist.scenarios.outcome import Difference
from dealer_assist.scenarios.scenario import read_scenarios
from hardware.driver import ReaderDriver
from hardware.events import CardRead
from hardware.protocols import protocol

FOLDER = Path(__file__).parent.parent / "data" / "hardware"
MORE = FOLDER / "more"
PIECES_SEEDS = range(5)
RANDOM_SEED = 20_031
SHORT_RANDOM, LONG_RANDOM = 64 * 1024, 1024 * 1024
"""Random bytes a driver must survive: in every run of the tests, and with -m long."""
UNPROTECTED = {
    "asc-03": "lines without a check",
    "asc-04": "a line is damaged already, and a flip that takes its check away leaves the card",
    "asc-13": "a pattern, no check",
    "asc-14": "a pattern, no check",
    "asc-16": "lines without a check",
    "pep-17": "objects have no check",
    "pep-18": "objects have no check",
    "pep-19": "objects have no check",
    "pn-06": "a frame is damaged already, and a sum of bytes does not see every second flip",
}
"""Vectors in which a flipped bit may make another card: nothing could tell."""
CHUNK = 509
"""Bytes of random noise that come at once; a prime, so that pieces fall differently on every frame length."""


@cache
def vectors(name: str) -> tuple[Vector, ...]:
    """Every published vector of one protocol."""
    return _read(FOLDER / f"{name}.json")


def more_vectors(name: str) -> tuple[Vector, ...]:
    """Our own; many tell of frames damaged already, which a flipped bit may mend: they are not for flipping."""
    return _read(MORE / f"{name}.json")


def _read(path: Path) -> tuple[Vector, ...]:
    return tuple(msgspec.convert(each.told, Vector) for each in read_scenarios(path).scenarios)


@cache
def defaults(name: str) -> dict[str, Any]:
    """The parameters a protocol's file gives to every driver."""
    found: dict[str, Any] = read_scenarios(FOLDER / f"{name}.json").head["defaults"]
    return found


def driver(name: str, **params: Any) -> ReaderDriver:
    """A driver as the vectors make it."""
    return protocol(name).driver(**{**defaults(name), **params})


def differences(name: str, vector: Vector, cut: Cut = whole) -> list[Difference]:
    """What a driver does otherwise than a vector says."""
    return list(compare(driver(name, **vector.params), vector, cut))


# ---------------------------------------------------------------------- other pieces


def byte_by_byte(data: bytes) -> Iterator[bytes]:
    """Each byte alone."""
    return (data[at : at + 1] for at in range(len(data)))


def in_random_pieces(seed: int) -> Cut:
    """Pieces of one to nine bytes; empty ones in between."""
    return partial(_pieces, random.Random(seed))


def _pieces(chance: random.Random, data: bytes) -> Iterator[bytes]:
    at = 0
    while at < len(data):
        size = chance.randint(0, 9)
        yield data[at : at + size]
        at += size


# ---------------------------------------------------------------------- bytes gone wrong


def flips(vector: Vector, every: int = 1) -> Iterator[list[Step]]:
    """The steps of a vector again and again, each time with another bit of a received byte flipped.

    With `every` only each so-many-th flip, for a run that must be short; the choice moves on from byte to byte.
    """
    count = 0
    for place, step in enumerate(vector.steps):
        for at, bit in ((at, bit) for at in range(len(bytes.fromhex(step.rx or ""))) for bit in range(8)):
            count += 1
            if count % every == 0:
                yield _flipped(vector.steps, place, at, bit)


def _flipped(steps: list[Step], place: int, at: int, bit: int) -> list[Step]:
    wrong = bytearray.fromhex(steps[place].rx or "")
    wrong[at] ^= 1 << bit
    return [*steps[:place], msgspec.structs.replace(steps[place], rx=wrong.hex()), *steps[place + 1 :]]


def cards_read(one: ReaderDriver, steps: Iterable[Step]) -> set[str]:
    """Every tag a driver announces in some steps, whatever it sends meanwhile."""
    for step in steps:
        match step:
            case Step(rx=str(data)):
                one.feed(bytes.fromhex(data), step.at)
            case Step(do="start"):
                one.start(step.at)
            case Step(do="tick"):
                one.tick(step.at)
            case Step(do="link_lost"):
                one.link_lost(step.at)
            case Step(do="link_up"):
                one.link_up(step.at)
            case _:
                one.take_tx()
    return {event.tag_uid for event in one.take_events() if isinstance(event, CardRead)}


def read_wrongly(name: str, every: int = 1) -> set[str]:
    """Tags that were never sent and are announced when one bit is flipped."""
    return {
        tag
        for vector in vectors(name)
        if vector.id not in UNPROTECTED
        for steps in flips(vector, every)
        for tag in cards_read(driver(name, **vector.params), steps) - tags_sent(vector)
    }


def tags_sent(vector: Vector) -> set[str]:
    """The tags that a vector announces."""
    return {event["tag_uid"] for event in vector.expect.events if event["type"] == "CardRead"}


def read_from_noise(name: str, size: int) -> set[str]:
    """Tags announced while random bytes come to a driver at work, some time passing between the pieces."""
    one = driver(name)
    begun = next(vector for vector in vectors(name) if not vector.params and tags_sent(vector))
    cards_read(one, begun.steps)
    noise = random.Random(RANDOM_SEED).randbytes(size)
    now = begun.steps[-1].at
    found: set[str] = set()
    for at in range(0, size, CHUNK):
        now += 7
        one.feed(noise[at : at + CHUNK], now)
        one.tick(now + 3)
        one.take_tx()
        found |= {event.tag_uid for event in one.take_events() if isinstance(event, CardRead)}
    return found
