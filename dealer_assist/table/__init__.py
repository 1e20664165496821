"""Between hands: seats, button, blinds; and the one function that changes a table."""

from dealer_assist.table.apply import apply
from dealer_assist.table.entries import (
    Amend,
    ButtonPlaced,
    CountedNow,
    EndHand,
    Entry,
    FloorDecision,
    LogEntry,
    SeatLeft,
    SeatTaken,
    StackCounted,
    StakesSet,
    StartHand,
    TableClosed,
    TableOpened,
    TimeCalled,
    TimeCollected,
    Together,
    Undo,
)
from dealer_assist.table.log import effective, state_of
from dealer_assist.table.state import Marks, Seat, Stakes, TableState

__all__ = [
    "Amend",
    "ButtonPlaced",
    "CountedNow",
    "EndHand",
    "Entry",
    "FloorDecision",
    "LogEntry",
    "Marks",
    "Seat",
    "SeatLeft",
    "SeatTaken",
    "StackCounted",
    "Stakes",
    "StakesSet",
    "StartHand",
    "TableClosed",
    "TableOpened",
    "TableState",
    "TimeCalled",
    "TimeCollected",
    "Together",
    "Undo",
    "apply",
    "effective",
    "state_of",
]
