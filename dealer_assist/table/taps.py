"""What one tap means: entries made of where the finger came down and how the hand stands.

At depth 1 a tap on a later seat speaks for those it skips: they folded if there is a bet, checked if not.
One tap is one entry, one event and one undo, however many seats it speaks for.
"""

from __future__ import annotations

from dealer_assist.hand.award import pots_left
from dealer_assist.hand.entries import Award, Call, Check, Fold, HandEntry, StreetDealt
from dealer_assist.hand.showdown import eligible
from dealer_assist.hand.state import HandState, Stage, in_hand
from dealer_assist.pots.split import Part
from dealer_assist.table.entries import EndHand, Entry, StartHand, Together
from dealer_assist.table.state import TableState


def passes(hand: HandState, seat: int) -> HandEntry:
    """What a seat skipped over did: it folded if there is a bet to it, checked if not."""
    return Fold(seat) if hand.level > in_hand(hand, seat).front else Check(seat)


def goes_along(hand: HandState, seat: int) -> HandEntry:
    """What a tap on the seat to act says: it calls, or checks with nothing to call."""
    return Call(seat) if hand.level > in_hand(hand, seat).front else Check(seat)


def skipped(hand: HandState, seat: int) -> tuple[int, ...]:
    """Seats still to act before this one, clockwise from the seat to act; empty if it is the seat to act.

    Empty as well when the seat has no action left in this round.
    """
    if hand.to_act is None:
        return ()
    owing = [
        each.seat
        for each in hand.seats
        if not each.folded and not each.all_in and (each.acted_at is None or each.acted_at < hand.level)
    ]
    order = [each for each in owing if each >= hand.to_act] + [each for each in owing if each < hand.to_act]
    return tuple(order[: order.index(seat)]) if seat in order else ()


def acts(hand: HandState, entry: HandEntry, seat: int) -> Entry:
    """An entry of a seat, with what those before it must have done."""
    before = tuple(passes(hand, each) for each in skipped(hand, seat))
    return Together((*before, entry)) if before else entry


def tap(hand: HandState, seat: int) -> Entry | None:
    """A tap on a seat: on the seat to act, it goes along; on a later one, the action comes to it.

    None where the tap says nothing: nobody is to act, or the seat has no action left.
    """
    if hand.to_act is None:
        return None
    if seat == hand.to_act:
        return goes_along(hand, seat)
    before = tuple(passes(hand, each) for each in skipped(hand, seat))
    return Together(before) if before else None


def close_street(hand: HandState) -> Entry | None:
    """CLOSE STREET: the seats still to act folded, or checked with nothing to call; the round is over.

    None if no round is open. The last seat in says nothing more: it has won.
    """
    if hand.to_act is None:
        return None
    order = [hand.to_act, *(each.seat for each in hand.seats if each.seat != hand.to_act)]
    start = order.index(hand.to_act)
    clockwise = sorted(order[start:], key=lambda seat: (seat < (hand.to_act or 0), seat))
    owing = [seat for seat in clockwise if _owes(hand, seat)]
    left = sum(not each.folded for each in hand.seats)
    entries: list[HandEntry] = []
    for seat in owing:
        if left == 1:
            break
        entry = passes(hand, seat)
        left -= isinstance(entry, Fold)
        entries.append(entry)
    return Together(tuple(entries)) if len(entries) > 1 else entries[0]


def _owes(hand: HandState, seat: int) -> bool:
    each = in_hand(hand, seat)
    return not each.folded and not each.all_in and (each.acted_at is None or each.acted_at < hand.level)


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
    if hand.stage is Stage.WON or (awards and len(awards) == len(pots_left(hand))):
        return Together((*awards, EndHand(), StartHand()))
    return Together((EndHand(followed=False), StartHand()))


def _uncontested(hand: HandState) -> tuple[Award, ...]:
    """Awards of the pots that one seat alone can win, in the order of awarding."""
    left = pots_left(hand)
    alone = [(pot, eligible(hand, pot)) for pot in left]
    return tuple(Award(pot, (Part("whole", seats),)) for pot, seats in alone if len(seats) == 1)


def next_street(hand: HandState) -> Entry | None:
    """The next street is dealt, its cards not told; None if none is due."""
    return StreetDealt() if hand.stage is Stage.ROUND_OVER else None
