"""A player says pot in a hand that was followed: how much that is, or what the seat may do instead."""

from __future__ import annotations

from dealer_assist.guide.forget import forget, told_of
from dealer_assist.guide.pad_told import OUT
from dealer_assist.guide.pot import Behind, PotCount, pot_count, pot_max, pot_max_short_all_in, pot_options
from dealer_assist.guide.pot_told import pot_told
from dealer_assist.guide.prompt import Said
from dealer_assist.guide.turn import pad
from dealer_assist.hand.limits import limits, right_to_raise, smallest_raise
from dealer_assist.hand.state import HandState, InHand, in_hand
from dealer_assist.hand.turn import owes_action
from dealer_assist.pots.split import clockwise_from
from dealer_assist.rules.options import BettingStructure


def pot(hand: HandState, seat: int) -> Said:
    """The largest bet or raise of a seat, whether or not it has the chips for it.

    What the seat may do instead where it may not raise, where another structure is played, or where a cap or a pot
    below the smallest bet sets another limit. Raises KeyError if the seat was not dealt in.
    """
    each = in_hand(hand, seat)
    least = smallest_raise(hand)
    if hand.rules.betting_structure is not BettingStructure.PL:
        return pad(hand, seat)
    counted_before_the_flop = bool(hand.carried) and not hand.street
    if least is None or counted_before_the_flop or told_of(each) in OUT:
        return pot_told(forget(hand), seat)
    count = pot_count(hand, each)
    if not limits(hand, seat).max_to or not _pot_is_the_limit(hand, each, count, least):
        return pad(hand, seat)
    options = pot_options(hand, seat)
    if hand.level > hand.full_level:
        return pot_max_short_all_in(count, seat, hand.level + least, _behind(hand, seat), options)
    return pot_max(count, options, hand.rules.pl_round_up_to)


def _pot_is_the_limit(hand: HandState, seat: InHand, count: PotCount, least: int) -> bool:
    cap = hand.rules.hand_cap
    under_cap = cap is None or count.total <= seat.front + cap - seat.put_in
    return under_cap and count.total >= hand.level + least


def _behind(hand: HandState, seat: int) -> Behind | None:
    """The next seat to act once this one has called; None if it has not acted before, or nobody is."""
    owing = [each.seat for each in hand.seats if owes_action(each, hand.level) and each.seat != seat]
    if not owing:
        return None
    other = in_hand(hand, clockwise_from(seat, owing)[0])
    if other.acted_at is None:
        return None
    return Behind(other.seat, hand.level - other.front, right_to_raise(hand, other))
