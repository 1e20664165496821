"""Garbage on a serial line, a megabyte a second, written by a process of its own as a broken adapter would."""

from __future__ import annotations

import os
import subprocess
import sys
import tty
from pathlib import Path

WRITER = """
import os, sys, time
end, rate = int(sys.argv[1]), float(sys.argv[2])
piece = bytes(range(32, 127)) * 105 + b"\\r\\n"
os.set_blocking(end, True)
began, sent = time.perf_counter(), 0
try:
    while True:
        sent += os.write(end, piece)
        print(sent, time.perf_counter() - began, flush=True)
        time.sleep(max(0.0, began + sent / rate - time.perf_counter()))
except (BrokenPipeError, OSError):
    pass
"""


class Flood:
    """A pseudo-terminal that is never silent; `path` is what a room's file names."""

    def __init__(self, path: Path, rate: float = 1e6) -> None:
        self.path = path
        near, self._far = os.openpty()
        tty.setraw(near)
        tty.setraw(self._far)
        path.symlink_to(os.ttyname(self._far))
        self._log = path.with_suffix(".sent").open("w+")
        command = [sys.executable, "-c", WRITER, str(near), str(rate)]
        self._writer = subprocess.Popen(command, pass_fds=(near,), stdout=self._log)
        os.close(near)

    def close(self) -> float:
        """End it; megabytes a second that were taken from it."""
        self._writer.terminate()
        self._writer.wait()
        os.close(self._far)
        self._log.seek(0)
        lines = self._log.read().split("\n")
        self._log.close()
        told = [line.split() for line in lines if len(line.split()) == 2]
        return float(told[-1][0]) / 1e6 / float(told[-1][1]) if told else 0.0
