"""The desk: an entry comes in, is it right, what comes of it, and is it kept.

It applies an entry at once and hands the event to the recorder; the screen shows it as accepted when
the recorder says it is on disk. It knows no screen, no thread and no database.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Protocol

import msgspec

from dealer_assist.desk.body import ENTRY_KINDS, NOTHING, decode, encode, kind_of, outcome
from dealer_assist.desk.history import PUTS_RIGHT, History, hand_of
from dealer_assist.desk.keep import Nowhere
from dealer_assist.journal.event import Event
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import Amend, LogEntry, TableOpened, Undo
from dealer_assist.table.log import Logged, Misfit
from dealer_assist.table.seating import cannot_open, opened
from dealer_assist.table.state import TableState

OPENS_CLOSED_HANDS = ("floor", "manager")
"""Roles, the word before the colon of an actor, that may take back what lies behind a closed hand (R-33)."""


class Clock(Protocol):
    """Two clocks: one tells the time of day, the other never runs back."""

    def wall_us(self) -> int:
        """UTC, microseconds since 1970."""

    def mono_us(self) -> int:
        """Microseconds from any start."""


class Recorder(Protocol):
    """Whatever keeps events: a journal in this thread, or one in another."""

    def record(self, event: Event, saved: Callable[[int], None]) -> None:
        """Keep the event and call `saved` with its number once it is durable."""


class Submitted(msgspec.Struct, frozen=True):
    """An entry that was taken."""

    seq: int
    """Number of its event."""
    table: TableState
    """The table after it."""


class Recovered(msgspec.Struct, frozen=True):
    """What opening an existing log brought back."""

    events: int
    """Entries read."""
    last: Logged | None
    """The last entry that stands."""
    differ: tuple[int, ...] = ()
    """Events whose outcome these rules would give otherwise."""


class Desk:
    """One table's log and the state it amounts to."""

    def __init__(self, recorder: Recorder, clock: Clock) -> None:
        self._recorder = recorder
        self._keeps = not isinstance(recorder, Nowhere)
        self._clock = clock
        self._history = History()
        self.saved_seq = 0
        """Number of the last event known to be on disk."""
        self.last_seq = 0
        """Number of the last event handed out."""

    # -- reading

    @property
    def is_open(self) -> bool:
        """Whether a table was opened and not closed."""
        table = self._history.table
        return table is not None and not table.closed

    @property
    def table(self) -> TableState:
        """The table as entered, saved or not. Raises LookupError before it was opened."""
        table = self._history.table
        if table is None:
            raise LookupError("no table has been opened")
        return table

    @property
    def log(self) -> tuple[Logged, ...]:
        """Every entry in order, undone ones and their undos included."""
        return tuple(self._history.log)

    @property
    def standing(self) -> tuple[Logged, ...]:
        """The entries that stand, oldest first."""
        return tuple(self._history.standing)

    @property
    def entered(self) -> int:
        """How many entries stand in the log, undone ones and their undos included."""
        return len(self._history.log)

    @property
    def last(self) -> Logged | None:
        """The last entry that stands; None before the table was opened."""
        return self._history.standing[-1] if self._history.standing else None

    @property
    def all_saved(self) -> bool:
        """Whether every entry handed in is on disk."""
        return self.saved_seq == self.last_seq

    # -- writing

    def submit(self, actor: str, entry: LogEntry) -> Submitted | Refused:
        """Take an entry or say why not. The one way in.

        `actor` is who enters it: `dealer:17`, `floor:3`, `system`.
        """
        before = self._history.table
        after = self._after(actor, before, entry)
        if isinstance(after, Refused):
            return after
        seq = self.last_seq + 1
        hand = hand_of(before) if after.hand is None else after.hand.number
        if self._keeps:
            came_of_it = NOTHING if isinstance(entry, Undo) else outcome(before, after)
            # kept first: an event that could not be written has not happened, and its number is still free
            self._record(seq, kind_of(entry), actor, hand, encode(entry, came_of_it))
        else:
            # a tenth of the time of a replay went into events that nobody reads
            self.saved_seq = seq
        self._history.add(Logged(seq, entry), after, hand)
        self.last_seq = seq
        return Submitted(seq, after)

    def note(self, kind: str, body: str) -> int:
        """Keep a happening that is no entry (`session.start`, `storage.warning`); returns its number."""
        self._record(self.last_seq + 1, kind, "system", None, body)
        self.last_seq += 1
        return self.last_seq

    def undo(self, actor: str) -> Submitted | Refused:
        """Take back the last entry, or the last amendment, that stands."""
        last = self._history.last_taken
        return Refused(RefusalCode.NOTHING_TO_UNDO) if last is None else self.submit(actor, Undo(last))

    def _after(self, actor: str, before: TableState | None, entry: LogEntry) -> TableState | Refused:
        if isinstance(entry, PUTS_RIGHT):
            return self._put_right(actor, entry)
        if before is not None:
            return apply(before, entry)
        if not isinstance(entry, TableOpened):
            return Refused(RefusalCode.TABLE_CLOSED)
        return cannot_open(entry) or opened(entry)

    def _put_right(self, actor: str, entry: Undo | Amend) -> TableState | Refused:
        floor = actor.split(":")[0] in OPENS_CLOSED_HANDS
        match entry:
            case Undo(of):
                return self._history.without(of, floor=floor)
            case Amend(of, by):
                return self._history.amended(of, by, floor=floor)

    def _record(self, seq: int, kind: str, actor: str, hand: int | None, body: str) -> None:
        event = Event(seq, self._clock.wall_us(), self._clock.mono_us(), hand, kind, actor, body)
        self._recorder.record(event, self._saved)

    def _saved(self, seq: int) -> None:
        self.saved_seq = max(self.saved_seq, seq)

    # -- recovery

    def recover(self, events: Iterable[Event]) -> Recovered:
        """Fold the events of a journal into the table, as if they were entered again.

        Events of other kinds are passed over. Raises Misfit if an entry that stands is refused now.
        """
        count, differ = 0, []
        for event in events:
            self.last_seq = self.saved_seq = event.seq
            if event.kind not in ENTRY_KINDS:
                continue
            count += 1
            body = decode(event.body)
            before = self._history.table
            after = self._after("floor:recovery", before, body.entry)
            logged = Logged(event.seq, body.entry)
            if isinstance(after, Refused):
                raise Misfit(logged, after)
            if not isinstance(body.entry, Undo) and outcome(before, after) != body.outcome:
                differ.append(event.seq)
            self._history.add(logged, after, event.hand)
        last = self._history.standing[-1] if self._history.standing else None
        return Recovered(count, last, tuple(differ))
