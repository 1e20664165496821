"""What a driver counts: for the health of a reader and its diagnostics page."""

from __future__ import annotations

from enum import StrEnum


class Count(StrEnum):
    """Everything that is counted."""

    FRAMES_OK = "frames_ok"
    """Frames, lines and objects that pass structure and checksum, acknowledgements included."""
    BAD_CHECKSUM = "bad_checksum"
    """Complete frames with a wrong check."""
    BAD_FRAME = "bad_frame"
    """Anything malformed, oversized, stale or inconsistent."""
    NOISE_BYTES = "noise_bytes"
    """Bytes that belong to no good frame."""
    TIMEOUTS = "timeouts"
    SCANS_OK = "scans_ok"
    SCANS_FAILED = "scans_failed"
    DUPLICATES = "duplicates"
    """Messages of a shoe that were only repeated."""
    DEVICE_ERRORS = "device_errors"
    """Errors the reader itself reported."""
    UNEXPECTED = "unexpected"
    """Good frames nobody asked for."""
    IGNORED = "ignored"
    """Good messages that say nothing about cards."""
    ASYNC_IGNORED = "async_ignored"
    BAD_EPC_CRC = "bad_epc_crc"
    NO_TAG = "no_tag"
    """Rounds in which the reader saw nothing."""
    IMPLAUSIBLE_UID = "implausible_uid"
    UNSUPPORTED_TAG = "unsupported_tag"


class NoiseRun:
    """Useless bytes in a row: so many mean a wrong baud rate or a bad line, and that is told once.

    >>> run = NoiseRun(limit=256)
    >>> run.heard(200), run.heard(100), run.heard(300)
    (False, True, False)
    >>> run.end()
    >>> run.heard(256)
    True
    """

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._length = 0

    @property
    def room(self) -> int:
        """Bytes up to the one at which it is told; 0 or less once it was."""
        return self._limit - self._length

    def heard(self, count: int) -> bool:
        """So many bytes more; whether that is to be told now."""
        before = self._length
        self._length = before + count
        return before < self._limit <= self._length

    def end(self) -> None:
        """A good frame came."""
        self._length = 0
