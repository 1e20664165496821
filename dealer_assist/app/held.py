"""An action out of turn: held by the dealer until the seats passed over have acted, then it stands or comes back.

What is said and whether it stands is the guide's affair (option `oot_changing_actions`; TDA 2024 R53-A, WSOP Live 2024
R17 and R132). Here is only what was done, and what the seats in between have done since, read from the hand.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from dealer_assist.guide.out_of_turn import Did, Held, out_of_turn, out_of_turn_since
from dealer_assist.guide.prompt import Prompt
from dealer_assist.hand.entries import AllIn, Call, Check, Fold, Wager
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.state import HandState, InHand, in_hand, place
from dealer_assist.pots.split import clockwise_from
from dealer_assist.table.entries import LogEntry

SeatEntry = Fold | Check | Call | Wager | AllIn


class OutOfTurn(msgspec.Struct, frozen=True):
    """What a seat did before its turn, and the hand as it was then."""

    entry: SeatEntry
    hand: HandState


def held_from(entry: LogEntry | None, hand: HandState | None) -> OutOfTurn | None:
    """An entry that came out of turn, to be held; None for any other."""
    if not isinstance(entry, SeatEntry) or hand is None or hand.to_act in (None, entry.seat):
        return None
    if place(hand, entry.seat) is None or in_hand(hand, entry.seat).folded:
        return None
    return OutOfTurn(entry, hand)


def as_told(held: OutOfTurn) -> Held:
    """The same for the guide."""
    seat, level = in_hand(held.hand, held.entry.seat), held.hand.level
    match held.entry:
        case Fold():
            return Held(seat.seat, Action.FOLD)
        case Check():
            return Held(seat.seat, Action.CHECK)
        case Call():
            return Held(seat.seat, Action.CALL, level - seat.front)
        case Wager(_, to):
            return Held(seat.seat, Action.RAISE if level else Action.BET, to - seat.front)
        case AllIn(_, counted):
            to = counted if counted is not None else seat.front + (seat.behind or 0)
            raises = to > level
            do = (Action.RAISE if level else Action.BET) if raises else Action.CALL
            return Held(seat.seat, do, to - seat.front)


def is_over(held: OutOfTurn, now: HandState | None) -> bool:
    """Whether the seat has acted since, or the hand or the street is another."""
    if now is None or (now.number, now.street) != (held.hand.number, held.hand.street):
        return True
    before, after = in_hand(held.hand, held.entry.seat), in_hand(now, held.entry.seat)
    return (before.folded, before.front, before.acted_at) != (after.folded, after.front, after.acted_at)


def told_now(held: OutOfTurn | None, now: HandState | None) -> Prompt | None:
    """What the guide says of it: whose turn it is, then whether it stands or comes back."""
    if held is None or now is None or is_over(held, now):
        return None
    return out_of_turn_since(as_told(held), tuple(_since(held, now)), now.rules) or out_of_turn(now, as_told(held))


def stands(held: OutOfTurn | None, now: HandState | None) -> SeatEntry | None:
    """What is entered by one tap once it stands and the turn has come; None otherwise."""
    told = told_now(held, now)
    if held is None or told is None or now is None:
        return None
    return held.entry if told.code == "out_of_turn_stands" and now.to_act == held.entry.seat else None


def _since(held: OutOfTurn, now: HandState) -> Iterator[Did]:
    """What the seats passed over have done, in order."""
    asked = held.hand
    if asked.to_act is None:
        return
    order = [
        asked.to_act,
        *clockwise_from(asked.to_act, [each.seat for each in asked.seats if each.seat != asked.to_act]),
    ]
    for seat in order[: order.index(held.entry.seat)]:
        did = _did(asked, now, in_hand(asked, seat), in_hand(now, seat))
        if did is not None:
            yield did


def _did(asked: HandState, now: HandState, before: InHand, after: InHand) -> Did | None:
    if after.folded:
        return None if before.folded else Did(after.seat, Action.FOLD)
    if after.front > before.front:
        if after.front > asked.level and now.aggressor == after.seat:
            return Did(after.seat, Action.RAISE if asked.level else Action.BET, after.front)
        return Did(after.seat, Action.CALL)
    return Did(after.seat, Action.CHECK) if after.acted_at is not None and before.acted_at is None else None
