"""A bar that shows how far a long run has come: on a terminal only, and only once it is known to be long."""

import time
from collections.abc import Callable
from typing import Final, TextIO

LONG: Final = 2.0
"""Seconds after which a run is long: a shorter one is over before a bar is read."""
STEP: Final = 0.1
"""Seconds between two pictures: a terminal is slower than the hands."""
WIDTH: Final = 40
"""Characters of the whole bar."""


class Progress:
    """A bar on a stream; nothing at all where the stream is no terminal."""

    def __init__(self, stream: TextIO, now: Callable[[], float] = time.monotonic) -> None:
        self._stream = stream
        self._now = now
        self._next = now() + LONG
        self._shown = False

    def show(self, part: float) -> None:
        """How much is done, 0 to 1."""
        if self._now() < self._next or not self._stream.isatty():
            return
        self._next = self._now() + STEP
        self._shown = True
        done = round(part * WIDTH)
        self._stream.write(f"\r[{'#' * done}{'.' * (WIDTH - done)}] {part:4.0%}")
        self._stream.flush()

    def clear(self) -> None:
        """Take the bar away."""
        if self._shown:
            self._stream.write(f"\r{' ' * (WIDTH + 8)}\r")
            self._stream.flush()
