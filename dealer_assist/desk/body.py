"""What the journal keeps of an entry: the entry itself and what it gave.

The outcome is kept so that an old hand reads as it was decided, though the rules' code changed since; a
replay that gives another outcome says so.
"""

from __future__ import annotations

from typing import get_args

import msgspec

from dealer_assist.hand.state import Awarded, Positions
from dealer_assist.pots.build import Pot
from dealer_assist.pots.rake import Collection
from dealer_assist.pots.split import Share
from dealer_assist.table.entries import LogEntry
from dealer_assist.table.state import TableState

VERSION = 1
"""Of the body's form; a new meaning is a new number."""


class Pushed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A pot as it was awarded."""

    pot: int
    shares: tuple[Share, ...]


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What an entry gave beyond itself."""

    positions: Positions | None = None
    """Button and blinds of the hand it started."""
    pots: tuple[Pot, ...] = ()
    """The pots it pulled apart, less what the house took with it."""
    collected: Collection | None = None
    """What the house took with it."""
    pushed: tuple[Pushed, ...] = ()
    """The pots it awarded."""


NOTHING = Outcome()
"""An entry that changed neither button nor pots."""


class Body(msgspec.Struct, frozen=True):
    """The text of one event."""

    v: int
    entry: LogEntry
    outcome: Outcome = NOTHING


_ENCODER = msgspec.json.Encoder(order="deterministic")
_DECODER = msgspec.json.Decoder(Body)


def outcome(before: TableState | None, after: TableState) -> Outcome:
    """What came of an entry: the difference between the tables before and after."""
    hand = after.hand
    if hand is None:
        return NOTHING
    old = before.hand if before is not None else None
    if old is None or old.number != hand.number:
        return Outcome(hand.positions, hand.pots, hand.collected, _pushed(hand.awards))
    if hand.pots is old.pots and hand.awards is old.awards:
        # most entries: what a rule does not touch is the same object in the table after it
        return NOTHING
    pulled = () if old.pots else hand.pots
    taken = None if old.collected else hand.collected
    return Outcome(None, pulled, taken, _pushed(hand.awards[len(old.awards) :]))


def _pushed(awards: tuple[Awarded, ...]) -> tuple[Pushed, ...]:
    return tuple(Pushed(each.pot, each.shares) for each in awards)


def encode(entry: LogEntry, came_of_it: Outcome) -> str:
    """JSON text of the event's body."""
    return _ENCODER.encode(Body(VERSION, entry, came_of_it)).decode()


def decode(text: str) -> Body:
    """The body of an event. Raises msgspec.ValidationError if it is none this version knows."""
    body = _DECODER.decode(text)
    if body.v != VERSION:
        raise msgspec.ValidationError(f"an event of form {body.v}: this program reads form {VERSION}")
    return body


def _tags(union: object) -> frozenset[str]:
    return frozenset(each.__name__ for each in get_args(union))


ENTRY_KINDS = _tags(LogEntry)
"""Kinds of the events that are entries; all others are happenings beside the hand."""


def kind_of(entry: LogEntry) -> str:
    """The tag under which the journal files an entry."""
    return type(entry).__name__
