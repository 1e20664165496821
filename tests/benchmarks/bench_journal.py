"""How long an event takes to be on disk: `python -m tests.benchmarks.bench_journal [FOLDER]`.

Prints p50 and p99 of `append`, from entry to durable, beside the same with synchronous=NORMAL (which returns before
the disk has it) in the same run, taken in turns so that a noisy machine is noisy for both; then the time to open a
day of 27,000 events, and what the room costs a program that only imports it.
"""

import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from dealer_assist.journal import Event, Journal

APPENDS = 2000
BURST = 50
"""Appends before the other setting has its turn; also the events of a long hand."""
LONG_DAY = 27_000
BODY = (
    '{"v":1,"entry":{"type":"Wager","seat":4,"to":300},"outcome":{"pots":[{"amount":1250,"seats":[1,4,7]}],'
    '"to_act":7,"call":300,"min_raise":500,"max_raise":24800}}'
)


def an_event(seq: int) -> Event:
    return Event(seq, time.time_ns() // 1000, time.monotonic_ns() // 1000, seq // 40 + 1, "Wager", "dealer:17", BODY)


def burst(journal: Journal, times: list[float]) -> None:
    for seq in range(journal.last_seq + 1, journal.last_seq + BURST + 1):
        event = an_event(seq)
        start = time.perf_counter()
        journal.append(event)
        times.append((time.perf_counter() - start) * 1000)
    journal.hand_ended()


def percentile(times: list[float], share: float) -> float:
    return statistics.quantiles(times, n=1000)[round(share * 1000) - 1]


def measure(folder: Path) -> tuple[list[float], list[float]]:
    """Milliseconds of every append with FULL and with NORMAL."""
    full, normal = Journal.open(folder / "full"), Journal.open(folder / "normal")
    # Only a benchmark may do this; the journal has no setting for it.
    normal._day.db.execute("PRAGMA synchronous = NORMAL")
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(APPENDS // BURST):
        burst(full, times[0])
        burst(normal, times[1])
    full.close()
    normal.close()
    return times


def opening(folder: Path) -> float:
    """Milliseconds to open a long day: file check, whole chain, guards."""
    with Journal.open(folder, "2026-11-30") as journal:
        journal._day.db.execute("PRAGMA synchronous = OFF")
        for seq in range(1, LONG_DAY + 1):
            journal.append(an_event(seq))
    start = time.perf_counter()
    journal = Journal.open(folder)
    took = (time.perf_counter() - start) * 1000
    journal.close()
    return took


def importing(module: str) -> float:
    """Milliseconds a fresh interpreter needs for an import, best of five."""
    code = f"import time; s = time.perf_counter(); import {module}; print((time.perf_counter() - s) * 1000)"
    runs = [subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True) for _ in range(5)]
    return min(float(run.stdout) for run in runs)


def main() -> None:
    with tempfile.TemporaryDirectory(dir=sys.argv[1] if sys.argv[1:] else None) as name:
        folder = Path(name)
        full, normal = measure(folder)
        print(f"{'append, ' + str(len(full)) + ' events':32}{'FULL':>10}{'NORMAL':>10}{'ratio':>8}")
        for label, share in (("p50 ms", 0.50), ("p99 ms", 0.99), ("p99.9 ms", 0.999)):
            pair = percentile(full, share), percentile(normal, share)
            print(f"{label:32}{pair[0]:10.3f}{pair[1]:10.3f}{pair[0] / pair[1]:8.1f}")
        print(f"{f'open a day of {LONG_DAY} events, ms':32}{opening(folder / 'long'):10.0f}")
    for module in ("dealer_assist.journal", "sqlite_utils"):
        print(f"{f'import {module}, ms':32}{importing(module):10.1f}")


if __name__ == "__main__":
    main()
