"""Whose turn it is, and when a betting round is over.

A round ends when every seat still in and not all-in has acted since the last raise and has matched the
total, or when at most one seat has chips left and has matched the others. The big blind keeps a last
option when nobody raised. TDA 2024 R47, WSOP Live 2024 R152; rule file 03, section 12.
"""

from __future__ import annotations

from dealer_assist.hand.state import HandState, InHand, Stage
from dealer_assist.rules.options import HouseRules


def owes_action(seat: InHand, level: int) -> bool:
    """Whether the seat has to act before the round can end."""
    return not seat.folded and not seat.all_in and (seat.acted_at is None or seat.acted_at < level)


def next_to_act(seats: tuple[InHand, ...], after: int, level: int) -> int | None:
    """The next seat clockwise of index `after` that has to act; None when the round is over.

    A lone seat with chips acts only while it has less in front than somebody still in: nobody can
    answer its raise, so there is nothing to ask once it has matched.
    """
    able = 0
    highest_all_in = 0
    lone: InHand | None = None
    for each in seats:
        if each.folded:
            continue
        if not each.all_in:
            able += 1
            lone = each
        elif each.front > highest_all_in:
            highest_all_in = each.front
    if able == 1 and lone is not None:
        return lone.seat if lone.front < highest_all_in and owes_action(lone, level) else None
    if not able:
        return None
    count = len(seats)
    for step in range(1, count + 1):
        each = seats[(after + step) % count]
        # the test of owes_action, written out: this line runs more than any other
        if not each.folded and not each.all_in and (each.acted_at is None or each.acted_at < level):
            return each.seat
    return None


def left_of(seats: tuple[InHand, ...], position: int) -> int:
    """Index after which action starts when it starts left of a position, occupied or not."""
    before = [index for index, each in enumerate(seats) if each.seat <= position]
    return before[-1] if before else len(seats) - 1


def stage_after(hand: HandState, seats: tuple[InHand, ...], to_act: int | None) -> Stage:
    """What stage the hand is in once nobody, or this seat, is to act on the current street."""
    if to_act is not None:
        return Stage.BETTING
    if sum(not each.folded for each in seats) == 1:
        return Stage.WON
    last_street = hand.street == len(hand.game.streets) - 1
    return Stage.SHOWDOWN if last_street else Stage.ROUND_OVER


def can_still_bet(hand: HandState) -> bool:
    """Whether a further street would bring betting: two seats or more still have chips."""
    return sum(not each.folded and not each.all_in for each in hand.seats) > 1


def betting_is_over(hand: HandState) -> bool:
    """Whether no chip can be bet any more in this hand; once the pots lie apart, none can."""
    if hand.pots or hand.stage in (Stage.SHOWDOWN, Stage.WON, Stage.SETTLED):
        return True
    return hand.stage is Stage.ROUND_OVER and not can_still_bet(hand)


def room_under_cap(seat: InHand, rules: HouseRules) -> int | None:
    """Chips the seat may still put into this hand; None = not counted and no cap.

    Option `hand_cap`: a seat whose chips of the whole hand reach the cap is all-in for the hand.
    """
    if rules.hand_cap is None:
        return seat.behind
    under_cap = max(0, rules.hand_cap - seat.put_in)
    return under_cap if seat.behind is None else min(seat.behind, under_cap)
