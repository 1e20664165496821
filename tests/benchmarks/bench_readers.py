"""How long a reader's driver takes for 64 KiB that come at once: the worker must keep up with a flood.

Run with ``python -m tests.benchmarks.bench_readers``. Each protocol gets random bytes, its own frames one after the
other, and bytes made to be searched for long: what looks like the beginning of a long frame, again and again.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from functools import partial
from itertools import cycle, islice
from statistics import median

from hardware.driver import ReaderDriver
from tests.benchmarks.pairs import seconds
from tests.hardware.vectors import FOLDER, cards_read, driver, tags_sent, vectors

CHUNK = 64 * 1024
RUNS = 9
LIMIT_MS = 50
"""What the specification of the readers allows for one chunk."""

TEASERS = {
    "angel_eye": ("05", "05 41", "05 41 41 03 30 30"),
    "ascii_shoe": ("43 0D", "43 0D 78 0D", "50 0D", "4B 20 31 0D", "2A 30 30 0D", "0D"),
    "feig_obid": ("FF",),
    "pepper_c1": ("F5 02 04 FD FB", "F5"),
    "pepper_c1 json": ("7B 22 7B 22 7D", "7B 22 22 3A", "7B 7D", "7D 7B 22 3A", "7B 22 61 22 3A 7B 7D", "7B 22"),
    "pn532_hsu": ("00 FF", "00 00 FF 01 FF"),
    "rdm6300": ("02 30", "02"),
    "uhf_r200": ("BB 01 22 01 00", "BB"),
}
"""What is repeated to keep a driver searching: frames and lines as short and as broken as can be."""


def at_work(name: str) -> ReaderDriver:
    """A driver whose reader has answered; in JSON mode after its five first commands."""
    protocol, _, mode = name.partition(" ")
    params = {"mode": mode} if mode else {}
    one = driver(protocol, **params)
    begun = next(each for each in vectors(protocol) if each.params.get("mode", "") == mode and tags_sent(each))
    cards_read(one, begun.steps)
    return one


def own_frames(name: str) -> bytes:
    """What a reader sends in its vectors, over and over."""
    protocol, _, mode = name.partition(" ")
    sent = [
        bytes.fromhex(step.rx or "")
        for vector in vectors(protocol)
        if vector.params.get("mode", "") == mode
        for step in vector.steps
    ]
    return filled(b"".join(sent))


def filled(pattern: bytes) -> bytes:
    """A chunk of it."""
    return bytes(islice(cycle(pattern), CHUNK))


def chunks(name: str) -> Iterator[tuple[str, bytes]]:
    """What each protocol is fed with."""
    yield "random bytes", random.Random(64).randbytes(CHUNK)
    yield "own frames", own_frames(name)
    for teaser in TEASERS[name]:
        yield teaser, filled(bytes.fromhex(teaser))


def milliseconds(name: str, chunk: bytes) -> float:
    """The median time for one chunk, each time with a fresh driver."""
    return median(seconds(partial(at_work(name).feed, chunk, 1 << 40), 1) for _ in range(RUNS)) * 1000


def main() -> None:
    """Print the time for a chunk of each sort."""
    assert {name.split()[0] for name in TEASERS} == {path.stem for path in FOLDER.glob("*.json")}
    print(f"64 KiB at once, median of {RUNS}, Python {sys.version.split()[0]}; at most {LIMIT_MS} ms.")
    for name in TEASERS:
        told = [f"{sort} {milliseconds(name, chunk):6.1f} ms" for sort, chunk in chunks(name)]
        print(f"{name:<16}{', '.join(told)}")


if __name__ == "__main__":
    main()
