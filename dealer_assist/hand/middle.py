"""From chips in front to pots: the uncalled part goes back, the rest is pulled in.

The pots follow from what each seat has put in over the whole hand; chips that lay in the middle before
anybody counted keep the seats they were told with. TDA 2024 R15-B and R21.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.entries import BehindCounted, BetsPulled, UncalledReturned
from dealer_assist.hand.rule import HandRule, nothing_forbids, round_is_open
from dealer_assist.hand.state import HandState, in_front, place, with_seat
from dealer_assist.hand.turn import at_cap, betting_is_over, turn_again
from dealer_assist.pots.build import Contribution, Pot, Uncalled, build_pots, merged, uncalled
from dealer_assist.rules.refused import RefusalCode, Refused


def contributions(hand: HandState) -> list[Contribution]:
    """What each seat dealt in has put into the hand."""
    return [Contribution(each.seat, each.put_in, each.dead, each.folded, each.all_in) for each in hand.seats]


def uncalled_now(hand: HandState) -> Uncalled | None:
    """What would go back if the betting round ended now."""
    totals = sorted([each.put_in for each in hand.seats])
    if len(totals) > 1 and totals[-1] == totals[-2]:
        # two seats have as much in: the largest bet is matched, as after nearly every round
        return None
    return uncalled(contributions(hand))


def pots_of(hand: HandState) -> tuple[Pot, ...]:
    """The pots as they lie, or as they would be pulled if the round ended now; main pot first."""
    return hand.pots or _pulled_apart(uncalled_returned(hand))


def _pulled_apart(settled: HandState) -> tuple[Pot, ...]:
    """The pots of a hand from which uncalled chips have gone back."""
    pots = build_pots(contributions(settled))
    if not settled.carried:
        return pots
    still_in = tuple(each.seat for each in settled.seats if not each.folded)
    return merged(settled.carried, pots, still_in)


def uncalled_returned(hand: HandState) -> HandState:
    """The hand with the unmatched part of the largest total given back."""
    back = uncalled_now(hand)
    if back is None:
        return hand
    index = place(hand, back.seat)
    assert index is not None
    seat = hand.seats[index]
    # an ante nobody could match lies in the middle already
    from_front = min(back.amount, seat.front)
    put_in = seat.put_in - back.amount
    returned = replace(
        seat,
        behind=None if seat.behind is None else seat.behind + back.amount,
        front=seat.front - from_front,
        put_in=put_in,
        all_in=at_cap(put_in, hand.rules),
    )
    return replace(
        hand,
        seats=with_seat(hand.seats, index, returned),
        middle=hand.middle - (back.amount - from_front),
        returned=hand.returned + back.amount,
    )


def pulled(hand: HandState) -> HandState:
    """The hand with nothing uncalled, nothing in front, and the pots pulled apart once betting is over."""
    hand = uncalled_returned(hand)
    front = in_front(hand)
    if front:
        seats = tuple([replace(each, front=0) if each.front else each for each in hand.seats])
        hand = replace(hand, seats=seats, middle=hand.middle + front)
    if not hand.pots and betting_is_over(hand):
        hand = replace(hand, pots=_pulled_apart(hand))
    return hand


# -- the dealer has given back what was not called


def _nothing_uncalled(hand: HandState, _entry: UncalledReturned) -> Refused | None:
    if refused := round_is_open(hand):
        return refused
    return None if uncalled_now(hand) else Refused(RefusalCode.NOTHING_TO_RETURN)


def _return(hand: HandState, _entry: UncalledReturned) -> HandState:
    return uncalled_returned(hand)


UNCALLED_RETURNED = HandRule(_nothing_uncalled, nothing_forbids, _return)


# -- the dealer has pulled the bets in


def _nothing_in_front(hand: HandState, _entry: BetsPulled) -> Refused | None:
    if refused := round_is_open(hand):
        return refused
    if in_front(hand) or (betting_is_over(hand) and not hand.pots):
        return None
    return Refused(RefusalCode.NOTHING_TO_PULL)


def _pull(hand: HandState, _entry: BetsPulled) -> HandState:
    return pulled(hand)


BETS_PULLED = HandRule(_nothing_in_front, nothing_forbids, _pull)


# -- chips behind were counted


def _cannot_be_counted(hand: HandState, entry: BehindCounted) -> Refused | None:
    index = place(hand, entry.seat)
    if index is None:
        return Refused(RefusalCode.NOT_IN_HAND, {"seat": entry.seat})
    if entry.behind is not None and entry.behind < 0:
        return Refused(RefusalCode.AMOUNT_NEGATIVE, {"amount": entry.behind})
    seat = hand.seats[index]
    if seat.all_in and entry.behind != 0 and not at_cap(seat.put_in, hand.rules):
        return Refused(RefusalCode.IS_ALL_IN, {"seat": entry.seat, "amount": seat.front})
    return None


def _count(hand: HandState, entry: BehindCounted) -> HandState:
    index = place(hand, entry.seat)
    assert index is not None
    seat = hand.seats[index]
    in_pots = seat.put_in + seat.dead - seat.won
    started = None if entry.behind is None else entry.behind + in_pots
    # a seat found without chips has no action left; the turn moves on if it was there
    none_left = entry.behind == 0 and not seat.folded
    counted = replace(seat, behind=entry.behind, started=started, all_in=seat.all_in or none_left)
    after = replace(hand, seats=with_seat(hand.seats, index, counted))
    return turn_again(after) if counted.all_in != seat.all_in else after


BEHIND_COUNTED = HandRule(_cannot_be_counted, nothing_forbids, _count)
