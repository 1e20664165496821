"""A pot bet as the dealer announced it: kept, so that a wrong maximum can be put right while that may still be done.

What may still be done is the guide's to say (options `pl_overbet_correction`, `pl_underbet_correction`); here is only
what was said, and the entry that puts it right.
"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from dealer_assist.app.count import Count, Field, Helper
from dealer_assist.guide.prompt import Prompt
from dealer_assist.guide.wrong_pot import pot_said
from dealer_assist.hand.entries import Wager
from dealer_assist.hand.state import HandState, in_hand
from dealer_assist.table.entries import Amend, Entry, FloorDecision, LogEntry, Together
from dealer_assist.table.log import Logged
from dealer_assist.table.state import TableState

PUT_RIGHT_NOW = ("wrong_maximum", "oversize_bet")
"""What the guide says as long as it can still be corrected."""


class Announced(msgspec.Struct, frozen=True):
    """What was said, and when."""

    asked: HandState
    """The hand as the seat said pot."""
    seat: int
    said: int
    """Total announced, chips."""


def announced_now(table: TableState, count: Count) -> Announced | None:
    """The announcement of a hand that is followed; None where it is not, or nothing was announced."""
    said, hand = count.fields.get(Field.SAID), table.hand
    if count.helper is not Helper.POT or not count.followed or hand is None or said is None or count.seat is None:
        return None
    return Announced(hand, count.seat, said)


def put_in(announced: Announced, now: HandState) -> int:
    """The total that counts: what the seat put in since, before that what was announced."""
    front = in_hand(now, announced.seat).front
    return front if front > in_hand(announced.asked, announced.seat).front else announced.said


def is_over(announced: Announced, now: HandState | None) -> bool:
    """Whether nothing can be put right any more: another hand or street, or somebody has raised since."""
    if now is None or now.number != announced.asked.number or now.street != announced.asked.street:
        return True
    return now.aggressor not in (announced.asked.aggressor, announced.seat)


def wrong_now(announced: Announced | None, now: HandState | None) -> Prompt | None:
    """What the guide says of it while it can be corrected; None if it is right, or too late."""
    if announced is None or now is None or is_over(announced, now):
        return None
    told = pot_said(announced.asked, now, announced.seat, put_in(announced, now))
    return told if isinstance(told, Prompt) and told.code in PUT_RIGHT_NOW else None


def correction(announced: Announced | None, now: HandState | None, standing: Iterable[Logged]) -> LogEntry | None:
    """The entry that puts the bet right: the wager becomes one to the maximum, the calls after it follow.

    None where nothing is wrong, or the wager was not entered yet.
    """
    wrong = wrong_now(announced, now)
    if wrong is None or announced is None:
        return None
    to = int(wrong.slots["max"])
    for each in reversed(tuple(standing)):
        by = _with_wager(each.entry, announced.seat, to)
        if by is not None:
            return Amend(each.seq, by)
    return None


def _with_wager(entry: LogEntry, seat: int, to: int) -> Entry | None:
    """The same entry with the seat's bet to that total; None where it has none."""
    match entry:
        case Wager(who, _) if who == seat:
            return Wager(seat, to)
        case Together(entries):
            changed = tuple(_with_wager(each, seat, to) or each for each in entries)
            return Together(changed) if changed != entries else None
        case FloorDecision(inner, reason):
            by = _with_wager(inner, seat, to)
            return None if by is None or isinstance(by, FloorDecision) else FloorDecision(by, reason)
    return None
