"""What the record says beside the hands: that the program was started, after what, and that storage had to be mended.

Nothing here changes a table: folding a log passes these events over. Their kinds have a dot, those of entries none.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from pathlib import Path

import msgspec

from dealer_assist import __version__
from dealer_assist.journal import Event, JournalError

SESSION_START = "session.start"
STORAGE_WARNING = "storage.warning"
_BOOT = Path("/proc/sys/kernel/random/boot_id")


class Reason(StrEnum):
    """How the program ended before it was started."""

    CLEAN = "clean"
    """In good order, or it never ran at this table."""
    CRASH = "crash"
    """It was killed or fell over; the machine ran on."""
    POWER = "power"
    """The machine went down with it."""


class SessionStart(msgspec.Struct, frozen=True):
    """The program was started at this table."""

    reason: Reason
    """How it ended the last time."""
    boot: str
    """Which run of the machine, as the system calls it; empty where it has no name."""
    program: str = __version__
    """Version of the program."""


class StorageWarning(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody should look at the disk or the file."""

    what: str
    """`Damaged`, `FileGone`, `guards_restored`, `outcome_differs`."""
    said: str = ""
    """The sentence about it."""
    guards: Sequence[str] = ()
    """Guards that were put back."""
    events: Sequence[int] = ()
    """Events that these rules would decide otherwise."""


def this_boot() -> str:
    """Which run of the machine this is; empty where the system does not tell."""
    try:
        return _BOOT.read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""


def reason_of(events: Iterable[Event], *, clean: bool, boot: str) -> Reason:
    """How the program ended before; `clean` if it closed its file. Another boot since its start: the machine's end."""
    if clean:
        return Reason.CLEAN
    starts = [event.body for event in events if event.kind == SESSION_START]
    if not starts:
        return Reason.CRASH
    try:
        before = msgspec.json.decode(starts[-1], type=SessionStart).boot
    except msgspec.MsgspecError:
        return Reason.CRASH
    return Reason.POWER if before and boot and before != boot else Reason.CRASH


def warnings_of(
    alerts: Iterable[JournalError], guards: Sequence[str] = (), differ: Sequence[int] = ()
) -> tuple[StorageWarning, ...]:
    """What an opening found, one warning for each."""
    found = [StorageWarning(type(alert).__name__, str(alert)) for alert in alerts]
    if guards:
        found.append(StorageWarning("guards_restored", guards=guards))
    if differ:
        found.append(StorageWarning("outcome_differs", events=differ))
    return tuple(found)


def text_of(body: SessionStart | StorageWarning) -> str:
    """The event's body."""
    return msgspec.json.encode(body).decode()
