"""A scenario's table: a desk that keeps nothing, on which set-up and events are entered like anything else.

There is no other way for a scenario to change a table than the one a dealer's tap takes.
"""

from __future__ import annotations

from dealer_assist.desk.desk import Desk
from dealer_assist.desk.keep import Nowhere, SystemClock
from dealer_assist.hand.state import HandState, InHand, in_hand, place
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.scenarios.outcome import Difference, Differs, NotPlayed
from dealer_assist.table.entries import LogEntry, TableOpened


def open_desk(opened: TableOpened) -> Desk:
    """A desk with the scenario's table; raises NotPlayed for a house rule that is not built yet."""
    desk = Desk(Nowhere(), SystemClock())
    enter(desk, opened, "setup")
    return desk


def enter(desk: Desk, entry: LogEntry, path: str) -> None:
    """Enter something a scenario says at `path`; raises Differs if the desk refuses it."""
    came = desk.submit("scenario", entry)
    if isinstance(came, Refused):
        raise _not_taken(came, path)


def _not_taken(refused: Refused, path: str) -> Exception:
    if refused.code is RefusalCode.HOUSE_RULE_NOT_PLAYED:
        return NotPlayed(f"the house rule {refused.option} = {refused.facts['value']} comes later")
    return Differs(Difference(path, "an entry that is taken", {"refused": refused.code, **refused.facts}))


def hand_of(desk: Desk) -> HandState:
    """The hand in progress; raises Differs if there is none."""
    hand = desk.table.hand
    if hand is None:
        raise Differs(Difference("events", "a hand in progress"))
    return hand


def seat_of(hand: HandState, seat: int, path: str) -> InHand:
    """A seat as it is in the hand; raises Differs if it was not dealt in."""
    if place(hand, seat) is None:
        raise Differs(Difference(f"{path}.seat", [each.seat for each in hand.seats], seat))
    return in_hand(hand, seat)
