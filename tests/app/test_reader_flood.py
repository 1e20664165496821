"""A broken adapter floods a line with a megabyte a second: the dealer's taps are painted as ever.

The figures are `tests/benchmarks/bench_reader_screen.py`'s; here only what a busy machine cannot excuse is refused.
"""

from __future__ import annotations

import statistics
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPointingDevice

from dealer_assist.app.session import Saved
from hardware.sim.hosts import OnPty
from hardware.sim.pepper_c1 import Pepper
from tests.app.driver import until
from tests.app.flood import Flood
from tests.app.reader_table import ReaderTable, pepper_part, shoe_part

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal on Windows")

COARSE_MS = 150
"""Three times the gate."""


def test_a_megabyte_of_garbage_a_second_delays_no_tap_and_is_told(tmp_path: Path, glass: QPointingDevice) -> None:
    host, flood = OnPty(Pepper(answer_ms=1), tmp_path / "reader"), Flood(tmp_path / "flood")
    part = pepper_part(host.path).replace("[hardware.deck]", shoe_part(flood.path) + "\n[hardware.deck]")
    table = ReaderTable(tmp_path, part, glass)
    try:
        times = taps_beside_it(table)
    finally:
        table.close()
        taken = flood.close()
        host.close()
    assert statistics.median(times) < COARSE_MS
    assert taken > 0.01


def taps_beside_it(table: ReaderTable) -> list[float]:
    """Milliseconds from each finger lifted to its picture; every tap does what it says."""
    until(lambda: table.band != "", "the noise is told")
    until(lambda: table.dot == "Reader doubtful", "the dot is amber")
    times = []
    for name in ("key.next", "key.call", "key.call", "key.undo", "key.undo", "key.call", "key.call", "key.call"):
        table.pause()
        lift = table.press(table.part(name))
        start = time.perf_counter()
        lift()
        while not table.window.is_painted:
            QCoreApplication.processEvents()
        times.append((time.perf_counter() - start) * 1000)
        until(lambda: table.session.saved is Saved.ALL, "it is on disk")
    return times
