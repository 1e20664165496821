"""From a card laid down to the event, over a pseudo-terminal: `python -m tests.benchmarks.bench_reader_latency`.

A simulated Pepper reader takes a fixed time for each answer, so one poll cycle is so many commands of so many
milliseconds; the event must be there one cycle and 5 ms later at most (95 of 100). Then the same up to a proposal, and
how late a reader's thread is while a megabyte of garbage a second comes in on another.
"""

from __future__ import annotations

import random
import sys
import tempfile
import threading
import time
from pathlib import Path

from dealer_assist.files.hardware_file import PlaceTold, Role
from dealer_assist.readers.desk_side import DeskSide
from dealer_assist.readers.news import News
from dealer_assist.readers.setup import ReadyReader, Setup
from hardware.deckmap import CARDS, Deck, DeckMap
from hardware.events import CardRead
from hardware.health_view import State
from hardware.protocols import protocol
from hardware.reader_told import HealthChanged, ReaderSettings
from hardware.service import ReaderThread
from hardware.sim.ascii_shoe import PlainShoe
from hardware.sim.hosts import OnPty
from hardware.sim.pepper_c1 import Pepper
from hardware.timing import percentile
from tests.tables import dealt

RUNS = 200
ANSWER_MS = 4
ANTENNAS = (1, 2, 3)
SLACK_MS = 5
LOST_MS = 100
"""How long a pulled plug may go unnoticed."""
TAGS = [f"E004015012{number:06X}" for number in range(len(CARDS))]
COMMANDS = 2 * len(ANTENNAS) + 1
"""Choose and count for each antenna, and one tag read."""


class Laid:
    """A pseudo-terminal with a Pepper reader, and a bell that rings when its thread has told something."""

    def __init__(self, folder: Path) -> None:
        self.host = OnPty(Pepper(answer_ms=ANSWER_MS), folder / "pepper")
        self.bell = threading.Event()
        self.rang_at = 0.0
        self.chance = random.Random(7)

    def wake(self) -> None:
        self.rang_at = time.perf_counter()
        self.bell.set()

    def lay(self, tag: str) -> float:
        """Lay a tag down at any moment of the cycle; when it was, seconds."""
        time.sleep(self.chance.random() * 0.05)
        self.bell.clear()
        self.host.device.place(2, tag)
        return time.perf_counter()

    def settings(self, name: str = "table") -> ReaderSettings:
        params = {"antennas": list(ANTENNAS), "miss_scans": 1, "hold_ms": 0}
        return ReaderSettings(name=name, protocol="pepper_c1", port=str(self.host.path), params=params)


def to_the_event(folder: Path) -> tuple[list[float], float]:
    """Milliseconds from the card to its event in the queue, and the poll cycle as the reader measured it."""
    laid = Laid(folder)
    reader = ReaderThread(laid.settings(), protocol("pepper_c1"), laid.wake)
    reader.start()
    _until(lambda: any(isinstance(each, HealthChanged) and each.health.up for each in reader.take()))
    times = []
    for run in range(RUNS):
        began = laid.lay(TAGS[run % len(TAGS)])
        _until(lambda: laid.bell.wait(1) and any(isinstance(each, CardRead) for each in reader.take()))
        times.append((laid.rang_at - began) * 1000)
        laid.host.device.remove(2, TAGS[run % len(TAGS)])
        _until(lambda: bool(reader.take()))
    cycle = reader.measures.cycle_p95 or 0.0
    reader.stop()
    laid.host.close()
    return times, cycle


def to_the_proposal(folder: Path) -> tuple[list[float], list[float]]:
    """Milliseconds from a card in the muck to the fold proposed, and how long each look at the news took."""
    laid = Laid(folder)
    places = (
        PlaceTold(reader="table", antenna=1, role=Role.SEAT, seat=1),
        PlaceTold(reader="table", antenna=2, role=Role.MUCK),
    )
    deck = Deck(name="red", cards=dict(zip(TAGS, CARDS, strict=True)))
    ready = ReadyReader(laid.settings(), protocol("pepper_c1"))
    setup = Setup(readers=(ready,), places=places, decks=DeckMap([deck], "red"))
    side = DeskSide(setup, laid.wake)
    table = dealt((100, 100, 100))
    side.table_is(table)
    side.start()
    _until(lambda: all(each.up for each in side.news().health.values()))
    times, looks = [], []

    def news() -> News:
        began = time.perf_counter()
        told = side.news()
        looks.append((time.perf_counter() - began) * 1000)
        return told

    for run in range(RUNS // 4):
        tag = TAGS[run % len(TAGS)]
        laid.host.device.place(1, tag)
        _until(lambda: news().counts[1] == 1)
        laid.host.device.remove(1, tag)
        _until(lambda: news().counts[1] == 0)
        began = laid.lay(tag)
        _until(lambda: bool(news().proposals))
        times.append((time.perf_counter() - began) * 1000)
        laid.host.device.remove(2, tag)
        side.reads._reads.held.clear()
        side.reads._reads.mucked.clear()
        _until(lambda: not news().proposals)
    side.stop()
    laid.host.close()
    return times, looks


def to_lost(folder: Path) -> list[float]:
    """Milliseconds from a plug pulled in the middle of a frame to LOST in the queue."""
    laid = Laid(folder)
    reader = ReaderThread(laid.settings(), protocol("pepper_c1"), laid.wake)
    reader.start()
    times = []
    for _run in range(RUNS // 4):
        _until(lambda: _health_is(reader, State.OK))
        time.sleep(laid.chance.random() * 0.05)
        laid.host.device.blurt(b"\xf5\x05\x00\xfa")
        began = time.perf_counter()
        laid.host.unplug()
        _until(lambda: _health_is(reader, State.LOST))
        times.append((time.perf_counter() - began) * 1000)
        laid.host.replug()
    reader.stop()
    laid.host.close()
    return times


def _health_is(reader: ReaderThread, state: State) -> bool:
    return any(isinstance(each, HealthChanged) and each.health.state is state for each in reader.take())


def during_a_flood(folder: Path) -> tuple[float, list[float]]:
    """Megabytes a second a second reader took, and the times of the first one meanwhile."""
    shoe = OnPty(PlainShoe(), folder / "shoe")
    settings = ReaderSettings(name="shoe", protocol="ascii_shoe", port=str(shoe.path))
    flooded = ReaderThread(settings, protocol("ascii_shoe"), lambda: None)
    flooded.start()
    _until(lambda: any(isinstance(each, HealthChanged) and each.health.up for each in flooded.take()))
    ended = threading.Event()
    sent = [0]

    def flood() -> None:
        began = time.perf_counter()
        while not ended.is_set():
            shoe.device.blurt(bytes(range(32, 127)) * 105 + b"\r\n")
            sent[0] += 9_977
            # a megabyte a second
            time.sleep(max(0.0, began + sent[0] / 1e6 - time.perf_counter()))

    thread = threading.Thread(target=flood)
    began = time.perf_counter()
    thread.start()
    times, _cycle = to_the_event(folder)
    ended.set()
    thread.join()
    rate = sent[0] / 1e6 / (time.perf_counter() - began)
    flooded.stop()
    shoe.close()
    return rate, times


def _until(happened: object) -> None:
    assert callable(happened)
    end = time.monotonic() + 5
    while not happened():
        assert time.monotonic() < end, "did not happen"
        time.sleep(0.0005)


def _line(what: str, times: list[float]) -> str:
    p50, p95 = percentile(times, 0.5), percentile(times, 0.95)
    return f"{what:<34} p50 {p50:6.1f} ms   p95 {p95:6.1f} ms   worst {max(times):6.1f} ms"


def main() -> int:
    """Print the figures; 1 if an event comes later than it may."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        event, cycle = to_the_event(folder)
        proposal, looks = to_the_proposal(folder)
        lost = to_lost(folder)
        rate, flooded = during_a_flood(folder)
    limit = cycle + SLACK_MS
    print(
        f"{COMMANDS} commands of {ANSWER_MS} ms in a cycle, measured {cycle:.0f} ms: an event may take {limit:.0f} ms"
    )
    print(_line("card laid down to event", event))
    print(_line("card in the muck to fold proposed", proposal))
    print(_line("the screen's look at the news", looks))
    print(_line("plug pulled to LOST, at most 100 ms", lost))
    print(_line(f"event, {rate:.1f} MB/s beside it", flooded))
    late = percentile(event, 0.95)
    return int(late is None or late > limit or max(lost) > LOST_MS)


if __name__ == "__main__":
    sys.exit(main())
