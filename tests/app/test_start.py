"""The program as it is started at the table: it opens, has nothing to log, and closes in good order when told to."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from dealer_assist.desk.desk import Desk
from dealer_assist.desk.keep import Nowhere, SystemClock
from dealer_assist.journal import Journal

HOME = Path(__file__).parents[2]
PATIENCE = 30
"""How long the program may take to open or to close, seconds."""
ROOM = "default"


def opened(site: Path) -> bool:
    """Whether the table's log holds its first entry."""
    return any(path.stat().st_size for path in site.glob(f"journals/{ROOM}/**/*.db-wal"))


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_opens_without_a_warning_and_closes_when_the_system_says_so(tmp_path: Path, number: signal.Signals) -> None:
    command = [sys.executable, "-m", "dealer_assist", "--site", str(tmp_path)]
    environ = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen(command, cwd=HOME, env=environ, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as program:
        until = time.monotonic() + PATIENCE
        while not opened(tmp_path) and time.monotonic() < until and program.poll() is None:
            time.sleep(0.05)
        program.send_signal(number)
        out, err = program.communicate(timeout=PATIENCE)

    assert (program.returncode, out, err) == (0, b"", b"")
    assert (tmp_path / "log" / "program.log").read_text(encoding="utf-8") == ""
    with Journal.open(tmp_path / "journals" / ROOM) as journal:
        desk = Desk(Nowhere(), SystemClock())
        assert desk.recover(journal.events()).events == 1
        assert desk.is_open
        assert len(desk.table.seats) == 9
