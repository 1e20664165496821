"""What the journal keeps: one event, the record of one thing that happened at the table.

An event is an entry of the dealer with its outcome, or a happening beside the hand (a day opened, storage
warned). The desk numbers it and writes its text; the journal only keeps it.
"""

import msgspec


class Event(msgspec.Struct, frozen=True):
    """One line of the journal, exactly as it stands on disk.

    >>> Event(seq=1, at_us=0, mono_us=0, hand=None, kind="day.open", actor="system", body='{"v":1}').kind
    'day.open'
    """

    seq: int
    """Number of the event at its table: 1, 2, 3, ... for ever, across days, without a gap."""
    at_us: int
    """Wall clock, UTC, microseconds since 1970. Information only: order comes from `seq`."""
    mono_us: int
    """A clock that never runs back, microseconds from any start: durations survive a changed wall clock."""
    hand: int | None
    """Number of the hand it belongs to; None between hands."""
    kind: str
    """Tag of the entry (`Wager`, `Undo`, ...) or the name of another happening (`day.open`, ...)."""
    actor: str
    """Who did it: `dealer:17`, `floor:3`, `manager:1`, `system`, `device:muck-reader`."""
    body: str
    """JSON text, kept character for character: the chain of hashes covers this text, so nobody re-encodes it."""
