"""The hands of a table's log, each by itself: where it began, every entry of it that stands, where it ended.

Undone entries are gone and amended ones replaced, as `table.log` decides. An entry made of several is taken apart, so
that each thing that happened stands alone. A hand dealt again after a misdeal is told as misdealt; one that was counted
anew in the middle begins with the count.
"""

from collections.abc import Iterable, Iterator

from msgspec import Struct
from msgspec.structs import replace

from dealer_assist.desk.body import ENTRY_KINDS, decode
from dealer_assist.hand.entries import (
    BehindCounted,
    CardsDealt,
    HandEntry,
    KillPosted,
    SleeperPosted,
    SleeperTakenBack,
    StraddlePosted,
    UpCardsTold,
)
from dealer_assist.hand.state import HandState, place
from dealer_assist.journal.event import Event
from dealer_assist.rules.refused import Refused
from dealer_assist.table.apply import HAND_RULES, apply
from dealer_assist.table.between import ButtonMisplaced, Misdealt
from dealer_assist.table.entries import CountedNow, EndHand, Entry, FloorDecision, HandVoided, Irregularity, Together
from dealer_assist.table.log import Logged, Misfit, effective, step
from dealer_assist.table.state import TableState

BEFORE_ANYBODY_ACTS = (
    StraddlePosted,
    SleeperPosted,
    SleeperTakenBack,
    KillPosted,
    CardsDealt,
    BehindCounted,
    UpCardsTold,
)
"""What still belongs to the beginning of a hand, as everything does that is no entry of the hand itself."""


class Happened(Struct, frozen=True):
    """One entry of a hand and what it changed."""

    entry: HandEntry | Entry
    """Never an entry made of several."""
    before: HandState
    after: HandState
    reason: str | None = None
    """The floor's reason, where it stood by the floor's word."""


class HandLogged(Struct, frozen=True, kw_only=True):
    """One hand of a log."""

    number: int
    """Of the table."""
    at_us: int
    """When it began: UTC, microseconds since 1970."""
    table: TableState
    """The table when the hand was dealt or counted."""
    begun: HandState
    """The hand before anybody acted."""
    happened: tuple[Happened, ...]
    """Every entry about it from then on."""
    last: HandState
    """The hand at its last entry, pots pushed as far as they were."""
    counted: bool = False
    """Whether it was taken up in the middle, from what lay on the table."""
    misdealt: bool = False
    """Whether it was a misdeal and its chips went back."""
    end: EndHand | None = None
    """How it ended; None = it was still on."""


def hands_of_log(events: Iterable[Event]) -> Iterator[HandLogged]:
    """The hands of a journal's events in the order they were dealt, a hand still on last.

    Raises Misfit where an entry does not fit the table before it, `msgspec.ValidationError` for an event of another
    version.
    """
    times: dict[int, int] = {}
    log: list[Logged] = []
    for event in events:
        if event.kind in ENTRY_KINDS:
            times[event.seq] = event.at_us
            log.append(Logged(event.seq, decode(event.body).entry))
    yield from _hands(effective(log), times)


def _hands(standing: Iterable[Logged], times: dict[int, int]) -> Iterator[HandLogged]:
    table: TableState | None = None
    on: _OneHand | None = None
    for logged in standing:
        for single, reason in _singles(logged):
            before = table
            table = _stepped(table, Logged(logged.seq, single), reason)
            if on is not None and before is not None and before.hand is not None:
                on.take(single, before.hand, table, reason)
                if on.is_over:
                    yield on.told()
                    on = None
            if table.hand is not None and (on is None or isinstance(single, CountedNow)):
                on = _OneHand(table, times.get(logged.seq, 0), counted=isinstance(single, CountedNow))
    if on is not None:
        yield on.told()


def _stepped(table: TableState | None, logged: Logged, reason: str | None) -> TableState:
    if reason is None or table is None:
        return step(table, logged)
    entry = logged.entry
    after = apply(table, FloorDecision(entry, reason))  # type: ignore[arg-type]
    if isinstance(after, Refused):
        raise Misfit(logged, after)
    return after


def _singles(logged: Logged) -> Iterator[tuple[Entry, str | None]]:
    """The single entries of one that stands, with the floor's reason for each."""
    yield from _apart(logged.entry, None)  # type: ignore[arg-type]


def _apart(entry: Entry, reason: str | None) -> Iterator[tuple[Entry, str | None]]:
    match entry:
        case Together(entries):
            for each in entries:
                yield from _apart(each, reason)
        case FloorDecision(inner, why):
            yield from _apart(inner, why)
        case _:
            yield entry, reason


class _OneHand:
    """A hand on its way."""

    def __init__(self, table: TableState, at_us: int, *, counted: bool) -> None:
        assert table.hand is not None
        self._table = table
        self._at_us = at_us
        self._counted = counted
        self._begun = table.hand
        self._last = table.hand
        self._happened: list[Happened] = []
        self._end: EndHand | None = None
        self._misdealt = False
        self.is_over = False

    def take(self, entry: Entry, before: HandState, after: TableState, reason: str | None) -> None:
        """One more entry made while the hand was on."""
        if after.hand is None:
            self.is_over = True
            self._misdealt = isinstance(entry, Misdealt | HandVoided | Irregularity)
            self._end = entry if isinstance(entry, EndHand) else None
            return
        self._last = after.hand
        if isinstance(entry, ButtonMisplaced) and not entry.substantial_action:
            # the hand is laid out anew with the button where it belongs
            self._begun, self._happened = after.hand, []
            return
        # who was dealt in without a post and found out later has held cards from the start
        joined = tuple(each for each in after.hand.seats if place(self._begun, each.seat) is None)
        if joined and self._happened:
            seats = tuple(sorted((*self._begun.seats, *joined), key=lambda each: each.seat))
            self._begun = replace(self._begun, seats=seats)
        elif not self._happened and (type(entry) not in HAND_RULES or isinstance(entry, BEFORE_ANYBODY_ACTS)):
            # a straddle, a kill, a button put right: still before anybody has acted
            self._begun = after.hand
        else:
            self._happened.append(Happened(entry, before, after.hand, reason))

    def told(self) -> HandLogged:
        """The hand as far as it came."""
        return HandLogged(
            number=self._last.number,
            at_us=self._at_us,
            table=self._table,
            begun=self._begun,
            happened=tuple(self._happened),
            last=self._last,
            counted=self._counted,
            misdealt=self._misdealt,
            end=self._end,
        )
