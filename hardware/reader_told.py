"""What goes into a reader's thread and what comes out of it: its settings, its news, its figures."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from hardware.events import Event
from hardware.health_view import HealthView


class ReaderSettings(msgspec.Struct, frozen=True, kw_only=True):
    """One reader of the room's file."""

    name: str
    """As the room calls it."""
    protocol: str
    port: str
    """As `hardware.ports` reads it."""
    baud: int | None = None
    """Bits per second; None = the protocol's own."""
    low_latency: bool = False
    settle_ms: int | None = None
    """How long the reader needs after its port was opened, ms; None = the protocol's own."""
    params: Mapping[str, Any] = {}
    """The driver's settings that the file names."""


class HealthChanged(msgspec.Struct, frozen=True, kw_only=True):
    """A reader's health is another than before."""

    reader: str
    at: int
    """Milliseconds."""
    health: HealthView


News = Event | HealthChanged
"""What comes out of a reader's thread."""


class Measures(msgspec.Struct, frozen=True, kw_only=True):
    """A reader's figures for the diagnostics page. Times in ms; None = not measured yet."""

    counters: Mapping[str, int]
    cycle_p50: float | None
    cycle_p95: float | None
    processing_p50: float | None
    """From the last byte read to the event handed out."""
    processing_p95: float | None
