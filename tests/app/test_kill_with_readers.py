"""kill -9 while a reader is at work: its port is free again, and the journal holds what was written."""

import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from dealer_assist.cli import main
from hardware.sim.hosts import OnPty
from hardware.sim.pepper_c1 import Pepper
from tests.app.reader_table import a_site, pepper_part

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal on Windows")
HOME = Path(__file__).parents[2]
PATIENCE_S = 60
"""How long a start may take on a busy machine, seconds."""


class Asked(Pepper):
    """A reader that notices when the program has scanned its antennas some rounds."""

    def __init__(self) -> None:
        super().__init__(answer_ms=1)
        self.enough = threading.Event()
        self._times = 0

    def hears(self, data: bytes, now: int) -> None:
        super().hears(data, now)
        self._times += 1
        if self._times > 100:
            self.enough.set()

    def forget(self) -> None:
        """Count anew."""
        self._times = 0
        self.enough.clear()


@pytest.fixture
def host(tmp_path: Path) -> Iterator[OnPty]:
    host = OnPty(Asked(), tmp_path / "reader")
    yield host
    host.close()


def test_a_reader_is_opened_again_after_the_program_was_killed(host: OnPty, tmp_path: Path) -> None:
    site, device = a_site(tmp_path, pepper_part(host.path)), host.device
    assert isinstance(device, Asked)
    for _run in range(3):
        device.forget()
        command = [sys.executable, "-m", "dealer_assist", "--site", str(site), "--windowed"]
        with subprocess.Popen(command, cwd=HOME, env={**os.environ, "QT_QPA_PLATFORM": "offscreen"}) as program:
            scanned = device.enough.wait(PATIENCE_S)
            program.kill()
        assert scanned, "the killed program before still holds the port"
    [day] = site.rglob("2*.db")
    assert main(["verify", str(day)]) == 0
