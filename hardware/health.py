"""How a reader is: one dot and one sentence for the dealer, from what its line and its driver tell.

A reader is off, opening, starting, good, doubtful, lost or in need of a person. Time is passed in, ms.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from hardware.events import FaultCode
from hardware.health_view import HealthView, State, Trouble
from hardware.ports import OpenDetail, OpenFailed
from hardware.protocols import Manner

WINDOW_MS = 10_000
"""What happened within the last ten seconds decides whether a reader is doubtful."""
SLICE_MS = 500
"""Counters are compared twice a second."""
MOST_BAD_FRAMES = 0.05
MOST_FAILED_SCANS = 0.20
LONGEST_CYCLE_MS = 1_000
SILENCE_MS = 2_000
"""A polled reader whose last good frame is older than this, and than three cycles, is doubtful."""
MOST_HANDSHAKES = 5
"""Handshakes in a row that may fail before a person is asked for."""

DOUBTFUL_FAULTS = {
    FaultCode.NOISE: Trouble.NOISE,
    FaultCode.STALLED: Trouble.STALLED,
    FaultCode.TIMEOUT: Trouble.TIMEOUT,
    FaultCode.SILENT: Trouble.SILENT,
}
NEEDS_A_PERSON = frozenset({OpenDetail.PERMISSION, OpenDetail.NOT_A_PORT, OpenDetail.AMBIGUOUS})
"""Waiting does not mend these."""


class _Slice(msgspec.Struct, frozen=True):
    at: int
    good: int
    bad: int
    scans: int
    failed: int


class Health:
    """The health of one reader, told step by step what happens to it."""

    def __init__(self, manner: Manner) -> None:
        self._manner = manner
        self._view = HealthView(state=State.OFF)
        self._slices: deque[_Slice] = deque()
        self._faults: dict[Trouble, int] = {}
        self._handshakes_failed = 0
        self._good_frames = 0
        self._good_at = 0

    @property
    def view(self) -> HealthView:
        """How it is now."""
        return self._view

    def off(self) -> None:
        """Switched off."""
        self._view = HealthView(state=State.OFF)

    def opening(self, attempt: int) -> None:
        """An attempt to open begins; a reader that was lost stays lost until its port is back."""
        if self._view.state in (State.LOST, State.FAILED):
            return
        self._view = replace(self._view, state=State.OPENING, attempt=attempt)

    def not_opened(self, failed: OpenFailed, attempt: int) -> None:
        """An attempt failed."""
        if failed.detail in NEEDS_A_PERSON:
            self._view = HealthView(
                state=State.FAILED, why=failed.detail, found=failed.found, group=failed.group, said=failed.said
            )
        elif self._view.state is not State.LOST or failed.detail is not OpenDetail.MISSING:
            self._view = HealthView(state=State.OPENING, attempt=attempt, why=failed.detail, said=failed.said)

    def opened(self, now: int, counters: Mapping[str, int]) -> None:
        """The port is open, the first commands are out."""
        self._slices.clear()
        self._faults.clear()
        self._slices.append(_slice(now, counters))
        self._heard(now, counters)
        self._good_at = now
        state = State.OK if self._manner is Manner.LISTENS else State.HANDSHAKE
        if self._view.why is not Trouble.NO_ANSWER:
            self._handshakes_failed = 0
            self._view = HealthView(state=state)

    def lost(self) -> None:
        """The line is gone."""
        self._view = HealthView(state=State.LOST, why=Trouble.UNPLUGGED)

    def unusable(self) -> None:
        """There is no driver to speak with it."""
        self._view = HealthView(state=State.FAILED, why=Trouble.UNUSABLE)

    def fault(self, code: FaultCode, now: int) -> None:
        """The driver told a fault."""
        if code is FaultCode.WRONG_DEVICE:
            self._view = HealthView(state=State.FAILED, why=Trouble.WRONG_DEVICE)
        if code in DOUBTFUL_FAULTS:
            self._faults[DOUBTFUL_FAULTS[code]] = now
        if code in (FaultCode.TIMEOUT, FaultCode.NOISE) and self._view.state is State.HANDSHAKE:
            self._handshakes_failed += 1
            if self._handshakes_failed >= MOST_HANDSHAKES:
                self._view = HealthView(state=State.FAILED, why=Trouble.NO_ANSWER)

    def judge(self, now: int, counters: Mapping[str, int], ready: bool, cycle_ms: int | None) -> None:
        """Look at the counters; `ready` = the reader has answered its first commands, `cycle_ms` = its last cycle."""
        self._heard(now, counters)
        if self._view.state is State.HANDSHAKE or self._view.why is Trouble.NO_ANSWER:
            if ready:
                self._handshakes_failed = 0
                self._faults.clear()
                self._view = HealthView(state=State.OK)
            return
        if not self._view.up:
            return
        self._slide(now, counters)
        trouble = self._trouble(now, counters, cycle_ms)
        shown = cycle_ms if trouble is Trouble.SLOW else None
        state = State.DEGRADED if trouble else State.OK
        # the measured time changes at every cycle: a new one alone is no news
        if (state, trouble) != (self._view.state, self._view.why):
            self._view = HealthView(state=state, why=trouble, cycle_ms=shown)

    def _heard(self, now: int, counters: Mapping[str, int]) -> None:
        good = counters.get("frames_ok", 0)
        if good != self._good_frames:
            self._good_frames, self._good_at = good, now

    def _slide(self, now: int, counters: Mapping[str, int]) -> None:
        if not self._slices or now - self._slices[-1].at >= SLICE_MS:
            self._slices.append(_slice(now, counters))
        while len(self._slices) > 1 and now - self._slices[1].at >= WINDOW_MS:
            self._slices.popleft()
        self._faults = {trouble: at for trouble, at in self._faults.items() if now - at < WINDOW_MS}

    def _trouble(self, now: int, counters: Mapping[str, int], cycle_ms: int | None) -> Trouble | None:
        old, new = self._slices[0], _slice(now, counters)
        if self._faults:
            return max(self._faults, key=self._faults.__getitem__)
        if _more_than(MOST_BAD_FRAMES, new.bad - old.bad, new.good - old.good):
            return Trouble.BAD_FRAMES
        if _more_than(MOST_FAILED_SCANS, new.failed - old.failed, new.scans - old.scans):
            return Trouble.FAILED_SCANS
        if cycle_ms is not None and cycle_ms > LONGEST_CYCLE_MS:
            return Trouble.SLOW
        quiet = max(SILENCE_MS, 3 * (cycle_ms or 0))
        if self._manner is Manner.POLLS and now - self._good_at > quiet:
            return Trouble.SILENT
        return None


def _slice(now: int, counters: Mapping[str, int]) -> _Slice:
    bad = counters.get("bad_checksum", 0) + counters.get("bad_frame", 0)
    return _Slice(now, counters.get("frames_ok", 0), bad, counters.get("scans_ok", 0), counters.get("scans_failed", 0))


def _more_than(share: float, bad: int, good: int) -> bool:
    return bad > 0 and bad > share * (bad + good)
