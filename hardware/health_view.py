"""How a reader is, as it is shown: one of seven states, a reason, a dot with a shape of its own."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from hardware.ports import OpenDetail


class State(StrEnum):
    """How a reader is."""

    OFF = "off"
    OPENING = "opening"
    HANDSHAKE = "handshake"
    OK = "ok"
    DEGRADED = "degraded"
    LOST = "lost"
    FAILED = "failed"


class Trouble(StrEnum):
    """Why a reader is not good, beside the reasons a port is not opened."""

    BAD_FRAMES = "bad_frames"
    FAILED_SCANS = "failed_scans"
    NOISE = "noise"
    STALLED = "stalled"
    TIMEOUT = "timeout"
    SILENT = "silent"
    SLOW = "slow"
    UNPLUGGED = "unplugged"
    WRONG_DEVICE = "wrong_device"
    NO_ANSWER = "no_answer"
    """The port is open, and five times nothing sensible came back."""
    UNUSABLE = "unusable"
    """Its driver cannot be loaded, or does not take its settings."""


Why = Trouble | OpenDetail


class Dot(StrEnum):
    """The mark beside the reader's name; each has a shape of its own as well as a colour."""

    NONE = "none"
    GREY = "grey"
    GREEN = "green"
    AMBER = "amber"
    RED = "red"


DOTS = {
    State.OFF: Dot.NONE,
    State.OPENING: Dot.GREY,
    State.HANDSHAKE: Dot.GREY,
    State.OK: Dot.GREEN,
    State.DEGRADED: Dot.AMBER,
    State.LOST: Dot.RED,
    State.FAILED: Dot.RED,
}


class HealthView(msgspec.Struct, frozen=True, kw_only=True):
    """A reader's health as it is shown."""

    state: State
    why: Why | None = None
    """The reason of a state that is not good; of OPENING, why the last attempt failed."""
    attempt: int = 0
    """Number of the attempt to open that is running or waited for, from 1; 0 = none."""
    cycle_ms: int | None = None
    """The measured poll cycle where that is the trouble, ms."""
    found: tuple[str, ...] = ()
    """Ports between which the reader cannot be told, where that is the trouble."""
    group: str | None = None
    """The Linux group a person must belong to, where that is the trouble."""
    said: str = ""
    """What the system said of a port it did not open, for the diagnostics page."""

    @property
    def dot(self) -> Dot:
        """The mark to show."""
        return DOTS[self.state]

    @property
    def up(self) -> bool:
        """Whether cards can be expected from it."""
        return self.state in (State.OK, State.DEGRADED)
