"""What went over a reader's line, byte by byte, for whoever looks for a fault in it.

Off unless the room's file says so: the bytes hold the identities of cards. The file is kept apart from every log of
hands, only its owner may read it, and it ends when it is full.
"""

from __future__ import annotations

import os
import threading
import time
from pathlib import Path

MOST_BYTES = 10_000_000


class ByteLog:
    """A file of bytes; every reader's thread writes into it."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._written = 0

    def watch(self, reader: str, way: str, data: bytes) -> None:
        """Write down bytes that were sent (``>``) or came (``<``); a disk that takes nothing stops it."""
        line = f"{time.monotonic():.3f} {reader} {way} {data.hex(' ')}\n".encode("ascii", "replace")
        with self._lock:
            if self._written > MOST_BYTES:
                return
            try:
                self._write(line)
            except OSError:
                self._written = MOST_BYTES + 1

    def _write(self, line: bytes) -> None:
        handle = os.open(self._path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        try:
            # what the runs of the program before have written counts too
            self._written = os.fstat(handle).st_size + len(line)
            if self._written <= MOST_BYTES:
                os.write(handle, line)
        finally:
            os.close(handle)
