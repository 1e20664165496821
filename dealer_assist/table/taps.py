"""What one tap means: entries made of where the finger came down and how the hand stands.

At depth 1 a tap on a later seat speaks for those it skips: they folded if there is a bet, checked if not.
One tap is one entry, one event and one undo, however many seats it speaks for.
"""

from __future__ import annotations

from collections.abc import Sequence

from dealer_assist.hand.award import pots_left, whole_to
from dealer_assist.hand.collection import collected
from dealer_assist.hand.entries import Award, BringIn, Call, Check, Fold, HandEntry, StreetDealt, Wager
from dealer_assist.hand.first_round import must_open
from dealer_assist.hand.limits import limits
from dealer_assist.hand.out_of_turn import released
from dealer_assist.hand.showdown import eligible
from dealer_assist.hand.state import HandState, Stage, in_hand
from dealer_assist.hand.turn import owes_action
from dealer_assist.table.apply import HAND_RULES
from dealer_assist.table.entries import EndHand, Entry, StartHand, Together
from dealer_assist.table.state import TableState


def passes(hand: HandState, seat: int) -> Fold | Check:
    """What a seat skipped over did: it folded if there is a bet to it, checked if not."""
    nothing_to_check = hand.stud.bring_in_due or must_open(hand)
    return Fold(seat) if nothing_to_check or hand.level > in_hand(hand, seat).front else Check(seat)


def goes_along(hand: HandState, seat: int) -> HandEntry:
    """What a tap on the seat to act says: it calls, or checks with nothing to call.

    Where the first one in may do neither it brings in, or opens for the least.
    """
    if hand.stud.bring_in_due:
        return BringIn(seat)
    if must_open(hand) and (least := limits(hand, seat).least_to) is not None:
        return Wager(seat, least)
    return Call(seat) if hand.level > in_hand(hand, seat).front else Check(seat)


def acts_in_turn(hand: HandState, seat: int) -> HandEntry:
    """What a tap on the seat itself says: what it did out of turn if that stands, else it goes along."""
    right = released(hand) if hand.out_of_turn and hand.to_act == seat else None
    return right or goes_along(hand, seat)


def played(hand: HandState, entry: HandEntry) -> HandState:
    """The hand after an entry of the seat to act, by the rule the table itself uses."""
    return HAND_RULES[type(entry)].do(hand, entry)


def coming_to(hand: HandState, seat: int | None) -> tuple[Fold | Check, ...]:
    """What the seats before this one did, so that it is to act; to the end of the round for None.

    It may end sooner: when all others fold, the seat has won and has nothing to say; a seat whose chips out of turn
    stand is not passed over, as nothing may be assumed of it.
    """
    entries: list[Fold | Check] = []
    while hand.to_act is not None and hand.to_act != seat:
        right = released(hand) if hand.out_of_turn else None
        if right is not None and not isinstance(right, Fold | Check):
            break
        entry = right or passes(hand, hand.to_act)
        entries.append(entry)
        hand = played(hand, entry)
    return tuple(entries)


def skipped(hand: HandState, seat: int) -> tuple[int, ...]:
    """Seats that act before this one, clockwise; empty if it is the seat to act or has no action left."""
    return tuple(each.seat for each in coming_to(hand, seat)) if has_action_left(hand, seat) else ()


def has_action_left(hand: HandState, seat: int) -> bool:
    """Whether the seat is still to act in this round, known or not whose turn it is."""
    betting = hand.stage is Stage.BETTING
    return betting and any(each.seat == seat and owes_action(each, hand.level) for each in hand.seats)


def as_one(entries: Sequence[HandEntry]) -> Entry | None:
    """Entries as one; None of none."""
    if not entries:
        return None
    return entries[0] if len(entries) == 1 else Together(tuple(entries))


def acts(hand: HandState, entry: HandEntry, seat: int) -> Entry:
    """An entry of a seat, with what those before it must have done.

    Where all of them folding wins the hand for the seat, that is all there is to enter.
    """
    if not has_action_left(hand, seat):
        return entry
    before = coming_to(hand, seat)
    for each in before:
        hand = played(hand, each)
    return as_one((*before, entry) if hand.to_act in (seat, None) and hand.stage is Stage.BETTING else before) or entry


def tap(hand: HandState, seat: int) -> Entry | None:
    """A tap on a seat: on the seat to act, it goes along; on a later one, the action comes to it.

    None where the tap says nothing: nobody is to act, or the seat has no action left.
    """
    if not has_action_left(hand, seat):
        return None
    if hand.to_act in (seat, None):
        # with nobody's turn known, the seat tapped is the one that acts
        return acts_in_turn(hand, seat)
    return as_one(coming_to(hand, seat))


def close_street(hand: HandState) -> Entry | None:
    """CLOSE STREET: the seats still to act folded, or checked with nothing to call; the round is over.

    None if no round is open. The last seat in says nothing more: it has won.
    """
    return as_one(coming_to(hand, None))


def next_hand(table: TableState) -> Entry:
    """NEXT HAND, one plain tap: what is left of the old hand is settled and the next one starts.

    A pot only one seat can win is pushed to it; a hand whose pots nobody told ends as not followed.
    """
    hand = table.hand
    if hand is None:
        return StartHand()
    if hand.stage is Stage.SETTLED:
        return Together((EndHand(), StartHand()))
    awards = _uncontested(hand)
    if hand.stage is Stage.WON or (awards and len(awards) == len(pots_left(collected(hand)))):
        return Together((*awards, EndHand(), StartHand()))
    return Together((EndHand(followed=False), StartHand()))


def _uncontested(hand: HandState) -> tuple[Award, ...]:
    """Awards of the pots that one seat alone can win, in the order of awarding."""
    left = pots_left(collected(hand))
    alone = [(pot, eligible(hand, pot)) for pot in left]
    return tuple(Award(pot, whole_to(hand, seats)) for pot, seats in alone if len(seats) == 1)


def next_street(hand: HandState) -> Entry | None:
    """The next street is dealt, its cards not told; None if none is due."""
    return StreetDealt() if hand.stage is Stage.ROUND_OVER else None
