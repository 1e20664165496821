"""What lies in front of the players of a hand that was followed, all of it told and nothing of its past.

The prompts about chips are read from this, so a hand that was followed and one that was counted now get their
answers from the same few lines.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.guide.chips import in_front
from dealer_assist.hand.middle import contributions, uncalled_now
from dealer_assist.hand.situation import FullRaise, SeatTold, Situation, Told
from dealer_assist.hand.state import HandState, InHand, in_hand


def laid_out(hand: HandState) -> Situation:
    """The hand as it lies, with what each seat put in on this street and before; stacks are not in it."""
    seats = (SeatTold(each.seat, each.front, told_of(each)) for each in hand.seats)
    put_in = {each.seat: each for each in contributions(hand)}
    return Situation(
        game=hand.game,
        rules=hand.rules,
        number=hand.number,
        small_blind=hand.small_blind,
        big_blind=hand.big_blind,
        third_blind=hand.third_blind,
        bets=hand.bets,
        forced=hand.forced,
        # of chips that lay there when somebody counted nobody knows whose they were
        posts_told=not hand.carried,
        event_players=hand.event_players,
        positions=hand.positions,
        street=hand.street_name,
        seats=tuple(
            replace(each, earlier=put_in[each.seat].total - (each.front or 0), dead=put_in[each.seat].dead)
            for each in seats
        ),
        pots=hand.carried,
        unit=hand.unit,
        full_raise=_last_full_raise(hand),
        to_act=hand.to_act,
    )


def forget(hand: HandState) -> Situation:
    """The hand as a dealer could count it now: chips of earlier streets lie in the middle, nobody knows whose.

    Where an ante nobody could match has to go back, who paid it is kept: no count of the middle tells it.
    """
    told = laid_out(hand)
    back = uncalled_now(hand)
    if back is not None and back.amount > in_hand(hand, back.seat).front:
        return told
    pots = hand.pots or in_front(told).middle
    several = len(pots) > 1
    return replace(
        told,
        seats=tuple(replace(each, earlier=0, dead=0) for each in told.seats),
        middle=0 if several else sum(pot.amount for pot in pots),
        pots=pots if several else (),
    )


def told_of(seat: InHand) -> Told:
    """What a dealer sees of a seat: out, all-in, or in with chips behind."""
    if seat.folded:
        return Told.FOLDED
    return Told.ALL_IN if seat.all_in else Told.IN


def _last_full_raise(hand: HandState) -> FullRaise | None:
    """The last full bet or raise as it would be told; to 0 where nobody has bet in full."""
    if hand.full_raise is None:
        return None
    if not hand.full_level:
        return FullRaise(0, 0)
    if hand.full_raise > hand.full_level:
        # a house that lets a short blind be called: there is no total such a raise could have come from
        return None
    return FullRaise(hand.full_level - hand.full_raise, hand.full_level)
