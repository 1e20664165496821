"""The log of a table and the state it amounts to.

Recovery, undo and amend are the same fold: the entries that stand, in order, applied one after the other.
`effective` alone says which entries stand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import Amend, Entry, LogEntry, TableOpened, Undo
from dealer_assist.table.seating import cannot_open, opened
from dealer_assist.table.state import TableState


class Logged(msgspec.Struct, frozen=True):
    """An entry with its place in the log."""

    seq: int
    """Number of the event at this table, from 1."""
    entry: LogEntry


class Misfit(Exception):
    """An entry that stands in the log does not fit the state before it."""

    def __init__(self, at: Logged, refused: Refused) -> None:
        super().__init__(f"entry {at.seq} does not fit: {refused.code}")
        self.at = at
        self.refused = refused


def effective(log: Iterable[Logged]) -> tuple[Logged, ...]:
    """The entries that stand: undone ones out, amended ones replaced in their place.

    An undo cannot itself be undone: enter it again.
    """
    log = tuple(log)
    undone = {each.entry.of for each in log if isinstance(each.entry, Undo)}
    amended: dict[int, Entry] = {}
    plain: list[Logged] = []
    for each in log:
        match each.entry:
            case Undo():
                pass
            case Amend(of, by):
                # an amendment taken back leaves the entry, or the amendment before it
                if each.seq not in undone:
                    amended[of] = by
            case _:
                plain.append(each)
    return tuple(Logged(each.seq, amended.get(each.seq, each.entry)) for each in plain if each.seq not in undone)


def state_of(log: Sequence[Logged]) -> TableState | None:
    """The table a log amounts to; None before it was opened.

    Raises Misfit if an entry that stands is refused: the log was not written by these rules.
    """
    table: TableState | None = None
    for each in effective(log):
        table = step(table, each)
    return table


def step(table: TableState | None, each: Logged) -> TableState:
    """The table after one standing entry. Raises Misfit if it is refused."""
    entry = each.entry
    assert not isinstance(entry, Undo | Amend), "effective has resolved these"
    after = _begun(entry) if table is None else apply(table, entry)
    if isinstance(after, Refused):
        raise Misfit(each, after)
    return after


def _begun(entry: Entry) -> TableState | Refused:
    """A log begins with the table being opened: nothing else stands before that."""
    if not isinstance(entry, TableOpened):
        return Refused(RefusalCode.TABLE_CLOSED)
    return cannot_open(entry) or opened(entry)
