"""The log of a table with the states along it, so that taking back is a step and not a calculation.

States are kept for the last few hands; what lies further back is folded again from the log when needed.
Both ways give the same table: a test holds them together.
"""

from __future__ import annotations

from dealer_assist.hand.entries import AllIn, Call, ChipsPut, Wager
from dealer_assist.rules.refused import Fact, RefusalCode, Refused
from dealer_assist.table.entries import Amend, CountedNow, Entry, FloorDecision, LogEntry, StartHand, Together, Undo
from dealer_assist.table.log import Logged, Misfit, effective, state_of
from dealer_assist.table.state import TableState

KEPT_STATES = 512
"""States kept along the log: more than any hand has entries."""

PUTS_RIGHT = (Undo, Amend)
"""Entries about an entry made before."""


def hand_of(table: TableState | None) -> int | None:
    """Number of the hand in progress; None between hands."""
    return None if table is None or table.hand is None else table.hand.number


def plain(entry: LogEntry) -> tuple[Entry, ...]:
    """The single entries an entry is made of."""
    match entry:
        case Together(entries):
            return tuple(each for part in entries for each in plain(part))
        case FloorDecision(inner, _):
            return plain(inner)
        case Amend(_, by):
            return plain(by)
        case Undo():
            return ()
    return (entry,)


def wagered(entry: LogEntry) -> bool:
    """Whether a seat put chips in with it."""
    return any(isinstance(each, Wager | Call | AllIn | ChipsPut) for each in plain(entry))


def starts_a_hand(entry: LogEntry) -> bool:
    """Whether a hand begins with it."""
    return any(isinstance(each, StartHand | CountedNow) for each in plain(entry))


class History:
    """The log, the entries of it that stand, and the table after each of the last ones."""

    def __init__(self) -> None:
        self.log: list[Logged] = []
        self.standing: list[Logged] = []
        self._states: list[TableState] = []
        self._hands: dict[int, int | None] = {}
        self._undone: set[int] = set()

    @property
    def table(self) -> TableState | None:
        """The table after everything that stands; None before it was opened."""
        return self._states[-1] if self._states else None

    def add(self, logged: Logged, after: TableState, hand: int | None) -> None:
        """Put an entry that was taken, and the table after it, into the log."""
        self.log.append(logged)
        self._hands[logged.seq] = hand
        entry = logged.entry
        if isinstance(entry, PUTS_RIGHT):
            self._put_right(entry, after)
            return
        self.standing.append(logged)
        self._states.append(after)
        if len(self._states) > 2 * KEPT_STATES:
            del self._states[:-KEPT_STATES]

    def _put_right(self, entry: Undo | Amend, after: TableState) -> None:
        if isinstance(entry, Undo):
            self._undone.add(entry.of)
            if self.standing and self.standing[-1].seq == entry.of:
                self.standing.pop()
                self._states.pop()
                if not self._states:
                    self._states.append(after)
                return
        self.standing = list(effective(self.log))
        self._states = [after]

    @property
    def last_taken(self) -> int | None:
        """Number of the last entry or amendment that was not taken back; None if only the opening is left."""
        if len(self.standing) < 2:
            return None
        return next(
            (
                each.seq
                for each in reversed(self.log)
                if each.seq not in self._undone and not isinstance(each.entry, Undo)
            ),
            None,
        )

    def without(self, of: int, *, floor: bool) -> TableState | Refused:
        """The table if an entry had not been made, or why it may not be taken back.

        The dealer takes back whatever later entries do not hang on, but nothing of a closed hand.
        """
        if len(self.standing) < 2:
            return Refused(RefusalCode.NOTHING_TO_UNDO)
        if refused := self._out_of_reach(of, floor=floor):
            return refused
        if of == self.standing[-1].seq and len(self._states) > 1:
            return self._states[-2]
        return self._folded([*self.log, Logged(0, Undo(of))])

    def amended(self, of: int, by: Entry, *, floor: bool) -> TableState | Refused:
        """The table if an entry had been another one; refused if later entries would not fit, or its hand is closed."""
        if refused := self._out_of_reach(of, floor=floor):
            return refused
        return self._folded([*self.log, Logged(0, Amend(of, by))])

    def _out_of_reach(self, of: int, *, floor: bool) -> Refused | None:
        target = next((each for each in self.log if each.seq == of and of not in self._undone), None)
        if target is None or isinstance(target.entry, Undo):
            return Refused(RefusalCode.NO_SUCH_ENTRY, {"entry": of})
        changed = target.entry.of if isinstance(target.entry, Amend) else of
        if not floor and self._is_closed(changed):
            return Refused(RefusalCode.UNDO_TOO_LATE, {"hand": self._hands[changed]})
        return None

    def _is_closed(self, of: int) -> bool:
        """Whether a wager of a later hand stands: from then on only the floor opens what lay before it (R-33)."""
        later_wager = False
        for each in reversed(self.standing):
            if later_wager and starts_a_hand(each.entry):
                return True
            if each.seq == of:
                return False
            later_wager = later_wager or wagered(each.entry)
        return False

    def _folded(self, log: list[Logged]) -> TableState | Refused:
        try:
            table = state_of(log)
        except Misfit as misfit:
            facts: dict[str, Fact] = {"entry": misfit.at.seq, "because": str(misfit.refused.code)}
            return Refused(RefusalCode.LATER_ENTRIES_DO_NOT_FIT, facts)
        assert table is not None
        return table
