"""Readers on the whole screen: `python -m tests.benchmarks.bench_reader_screen [RUNS]`.

From a card laid on the muck's antenna, over a pseudo-terminal, until the fold it proposes is painted: the simulated
Pepper reader takes 4 ms for an answer, so a poll cycle of five antennas is 40 ms. Then from a finger lifted until
everything it changed is painted, while another reader's line carries a megabyte of garbage a second. Offscreen.
"""

from __future__ import annotations

import os
import random
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QObject, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from dealer_assist.app.start import settle
from dealer_assist.app.theme.fonts import load_fonts
from dealer_assist.readers.simulated_table import simulated_deck
from dealer_assist.table.entries import EndHand, StartHand
from hardware.sim.hosts import OnPty
from hardware.sim.pepper_c1 import Pepper
from hardware.timing import percentile
from tests.app.driver import until
from tests.app.flood import Flood
from tests.app.reader_table import MUCK, ReaderTable, pepper_part, shoe_part

RUNS, TAPS = 60, 200
ANSWER_MS = 4
TOUCH_MS, TOUCH_MS_ON_CI = 16, 50
TAGS = list(simulated_deck().cards)


class Painted(QObject):
    """Rings when the key of the proposal is painted."""

    def __init__(self, loop: QEventLoop) -> None:
        super().__init__()
        self._loop = loop
        self.at = 0.0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() is QEvent.Type.Paint and not self.at:
            self.at = time.perf_counter()
            QTimer.singleShot(0, self._loop.quit)
        return False


def one_proposal(table: ReaderTable, host: OnPty, chance: random.Random) -> float:
    """A hand begins, the cards of the seat to act lie there and go to the muck; milliseconds to the painted fold."""
    table.session.enter(EndHand(followed=False)) if table.table.hand is not None else None
    table.session.enter(StartHand())
    seat = table.hand.to_act
    assert seat is not None
    tags = chance.sample(TAGS, 2)
    for tag in tags:
        host.device.place(seat, tag)
    until(lambda: table.readers.news.counts[seat] == 2, "the cards lie there")
    for tag in tags:
        host.device.remove(seat, tag)
    until(lambda: table.readers.news.counts[seat] == 0, "they are gone")
    loop = QEventLoop()
    painted = Painted(loop)
    table.readers.over.strip.installEventFilter(painted)
    QTest.qWait(chance.randrange(60))
    began = time.perf_counter()
    host.device.place(MUCK, tags[0])
    QTimer.singleShot(5_000, loop.quit)
    loop.exec()
    assert painted.at, "nothing was proposed"
    host.device.remove(MUCK, tags[0])
    table.readers.over.strip.removeEventFilter(painted)
    return (painted.at - began) * 1000


def to_the_picture(folder: Path, runs: int) -> tuple[list[float], float]:
    """Milliseconds from card to painted proposal, and the poll cycle as the reader measured it."""
    host = OnPty(Pepper(answer_ms=ANSWER_MS), folder / "reader")
    table = ReaderTable(folder, pepper_part(host.path), QTest.createTouchDevice())
    settle()
    table.ready()
    chance = random.Random(7)
    times = [one_proposal(table, host, chance) for _run in range(runs)]
    side = table.readers.side
    cycle = None if side is None else side.measures("table").cycle_p95
    table.close()
    host.close()
    return times, cycle or 0.0


def under_flood(folder: Path, taps: int) -> tuple[list[float], list[float], float]:
    """Milliseconds from a lifted finger to the picture, without and with a flood; megabytes a second of it."""
    host = OnPty(Pepper(answer_ms=ANSWER_MS), folder / "calm")
    table = ReaderTable(folder / "1", pepper_part(host.path), QTest.createTouchDevice())
    settle()
    table.ready()
    calm = tapped(table, taps)
    table.close()
    host.close()
    host, flood = OnPty(Pepper(answer_ms=ANSWER_MS), folder / "reader"), Flood(folder / "flood")
    part = pepper_part(host.path).replace("[hardware.deck]", shoe_part(flood.path) + "\n[hardware.deck]")
    table = ReaderTable(folder / "2", part, QTest.createTouchDevice())
    until(lambda: any(each.code == "noise" for each in table.readers.news.faults) or table.band != "", "it is told")
    flooded = tapped(table, taps)
    rate = flood.close()
    table.close()
    host.close()
    return calm, flooded, rate


def tapped(table: ReaderTable, taps: int) -> list[float]:
    """Milliseconds of so many taps: calls, checks, and hands that nobody followed."""
    times: list[float] = []
    while len(times) < taps:
        for name in ("key.next", "key.call", "key.call", "key.undo", "key.undo"):
            table.pause()
            lift = table.press(table.part(name))
            QCoreApplication.processEvents()
            start = time.perf_counter()
            lift()
            QCoreApplication.processEvents()
            while not table.window.is_painted:
                QCoreApplication.processEvents()
            times.append((time.perf_counter() - start) * 1000)
            desk = table.session.desk
            until(lambda desk=desk: desk is not None and desk.all_saved, "it is on disk")  # type: ignore[misc]
        table.session.enter(EndHand(followed=False))
        until(lambda: table.window.is_painted, "the end of the hand is on the glass")
    return times


def line(what: str, times: list[float]) -> str:
    """Figures of one row."""
    shares = (percentile(times, share) for share in (0.5, 0.95, 0.99))
    return f"{what:<44}" + "".join(f"{share or 0:9.1f}" for share in shares) + f"{max(times):9.1f}"


def main(runs: int) -> int:
    """Print the figures; 1 if a touch under the flood is later than its gate."""
    app = QApplication(sys.argv[:1])
    load_fonts()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in ("1", "2", "3"):
            (folder / part).mkdir()
        shown, cycle = to_the_picture(folder / "3", runs)
        calm, flooded, rate = under_flood(folder, TAPS)
    print(f"load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; poll cycle {cycle:.0f} ms")
    print(f"{'ms':<44}{'p50':>9}{'p95':>9}{'p99':>9}{'worst':>9}")
    print(line("card in the muck to fold painted", shown))
    print(line("touch to repaint, one quiet reader", calm))
    print(line(f"touch to repaint, {rate:.2f} MB/s of garbage beside", flooded))
    late = percentile(flooded, 0.99) or 0.0
    print(f"limit: p99 {TOUCH_MS} ms (gate {TOUCH_MS_ON_CI} ms)")
    app.quit()
    return int(late > TOUCH_MS_ON_CI)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if sys.argv[1:] else RUNS))
