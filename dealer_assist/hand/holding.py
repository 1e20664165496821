"""An action out of turn is held, may be taken back, and is over once the seat has acted or the street has ended.

Nothing of the hand changes by it: neither price nor pot nor whose turn it is. Only what makes no sense at all, such as
more than the stack, is refused; whether it was legal is asked when it stands (TDA 2024 R53-A).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from dealer_assist.hand.calls import CALL, CHECK, FOLD
from dealer_assist.hand.entries import ActionWithdrawn, AllIn, Call, Check, Fold, OutOfTurn, Wager
from dealer_assist.hand.held import Did, Held
from dealer_assist.hand.out_of_turn import SeatEntry, held_at, in_turn_order
from dealer_assist.hand.rule import HandRule, cannot_act, not_an_amount, nothing_forbids
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.state import HandState, InHand, Stage, in_hand, place
from dealer_assist.hand.turn import owes_action, room_under_cap
from dealer_assist.hand.wagers import ALL_IN, WAGER, all_in_to
from dealer_assist.rules.refused import RefusalCode, Refused

CITE = ("TDA 2024 R53-A", "WSOP Live 2024 R17", "WSOP Live 2024 R132")

# -- an action in its turn, and the same out of it


def _wager(entry: OutOfTurn) -> SeatEntry:
    return Wager(entry.seat, entry.to or 0)


IN_TURN: Mapping[Action, Callable[[OutOfTurn], SeatEntry]] = {
    Action.FOLD: lambda entry: Fold(entry.seat),
    Action.CHECK: lambda entry: Check(entry.seat),
    Action.CALL: lambda entry: Call(entry.seat),
    Action.BET: _wager,
    Action.RAISE: _wager,
    Action.ALL_IN: lambda entry: AllIn(entry.seat, entry.to),
}
"""What each action would be in its turn; others are none a seat takes."""
RULES: Mapping[type, HandRule] = {Fold: FOLD, Check: CHECK, Call: CALL, Wager: WAGER, AllIn: ALL_IN}


def out_of_turn_as(entry: object, hand: HandState) -> OutOfTurn | None:
    """What a seat does, told as done before its turn; None for what can only be done in turn."""
    match entry:
        case Fold(seat):
            return OutOfTurn(seat, Action.FOLD)
        case Check(seat):
            return OutOfTurn(seat, Action.CHECK)
        case Call(seat):
            return OutOfTurn(seat, Action.CALL)
        case Wager(seat, to):
            return OutOfTurn(seat, Action.RAISE if hand.level else Action.BET, to)
        case AllIn(seat, to):
            return OutOfTurn(seat, Action.ALL_IN, to)
    return None


# -- it is held


def _cannot_be_held(hand: HandState, entry: OutOfTurn) -> Refused | None:
    if refused := cannot_act(hand, entry.seat):
        return refused
    late = hand.to_act not in (None, entry.seat) and owes_action(in_hand(hand, entry.seat), hand.level)
    if not late or entry.action not in IN_TURN:
        return nothing_out_of_turn(entry.seat)
    action = IN_TURN[entry.action](entry)
    refused = not_an_amount(0) if isinstance(action, Wager) and entry.to is None else None
    return refused or _told_as_out_of_turn(RULES[type(action)].cannot(hand, action), hand)


def nothing_out_of_turn(seat: int) -> Refused:
    """The seat is to act or has acted, nobody knows whose turn it is, or there is nothing to take back."""
    return Refused(RefusalCode.NOTHING_OUT_OF_TURN, {"seat": seat}, option="oot_changing_actions", cite=CITE)


def _told_as_out_of_turn(refused: Refused | None, hand: HandState) -> Refused | None:
    """What would be right is out of turn as well."""
    if refused is None:
        return None
    told = (out_of_turn_as(each, hand) for each in refused.remedies)
    return replace(refused, remedies=tuple(each for each in told if each is not None))


def _hold(hand: HandState, entry: OutOfTurn) -> HandState:
    others = tuple(each for each in hand.out_of_turn if each.seat != entry.seat)
    return replace(hand, out_of_turn=(*others, _held(hand, entry)))


def _held(hand: HandState, entry: OutOfTurn) -> Held:
    seat, level = in_hand(hand, entry.seat), hand.level
    order = in_turn_order(hand)
    before = (in_hand(hand, each) for each in order[: order.index(entry.seat)])
    passed = tuple(each.seat for each in before if owes_action(each, level))
    if entry.action in (Action.FOLD, Action.CHECK):
        return Held(entry.seat, entry.action, passed=passed)
    if entry.action is Action.CALL:
        room, missing = room_under_cap(seat, hand.rules), max(0, level - seat.front)
        return Held(entry.seat, Action.CALL, missing if room is None else min(missing, room), passed=passed)
    all_in = entry.action is Action.ALL_IN
    to = all_in_to(seat, AllIn(entry.seat, entry.to))
    assert to is not None, "_cannot_be_held has asked before"
    do = Action.CALL if to <= level else Action.RAISE if level else Action.BET
    return Held(entry.seat, do, to - seat.front, all_in, passed)


OUT_OF_TURN = HandRule(_cannot_be_held, nothing_forbids, _hold)


# -- it is taken back


def _cannot_be_withdrawn(hand: HandState, entry: ActionWithdrawn) -> Refused | None:
    return None if held_at(hand, entry.seat) is not None else nothing_out_of_turn(entry.seat)


def _withdraw(hand: HandState, entry: ActionWithdrawn) -> HandState:
    return replace(hand, out_of_turn=tuple(each for each in hand.out_of_turn if each.seat != entry.seat))


ACTION_WITHDRAWN = HandRule(_cannot_be_withdrawn, nothing_forbids, _withdraw)


# -- what has happened since


def still_held(before: HandState, after: HandState) -> HandState:
    """The hand after any entry, with what is still held and what the seats passed over have done by it."""
    if after.stage is not Stage.BETTING or after.street != before.street:
        return replace(after, out_of_turn=()) if after.out_of_turn else after
    kept = tuple(_followed(each, before, after) for each in after.out_of_turn if not _is_over(each, before, after))
    return after if kept == after.out_of_turn else replace(after, out_of_turn=kept)


def _is_over(held: Held, before: HandState, after: HandState) -> bool:
    """The seat has acted, or is out of it."""
    return _part(before, held.seat) != _part(after, held.seat)


def _part(hand: HandState, seat: int) -> tuple[Any, ...] | None:
    """What changes of a seat's part when it acts; None if it is not in the hand."""
    index = place(hand, seat)
    if index is None:
        return None
    each = hand.seats[index]
    return each.folded, each.all_in, each.front, each.acted_at


def _followed(held: Held, before: HandState, after: HandState) -> Held:
    acted = tuple(seat for seat in held.passed if _part(before, seat) != _part(after, seat))
    if not acted:
        return held
    did = tuple(_did(before, after, seat) for seat in acted if place(after, seat) is not None)
    passed = tuple(seat for seat in held.passed if seat not in acted)
    return replace(held, passed=passed, between=held.between + did)


def _did(before: HandState, after: HandState, seat: int) -> Did:
    was, now = in_hand(before, seat), in_hand(after, seat)
    if now.folded:
        return Did(seat, Action.FOLD)
    if now.front == was.front:
        return Did(seat, Action.CHECK)
    return _put_in(before, after, now)


def _put_in(before: HandState, after: HandState, now: InHand) -> Did:
    if now.front > before.level and after.aggressor == now.seat:
        return Did(now.seat, Action.RAISE if before.level else Action.BET, now.front)
    return Did(now.seat, Action.CALL)
