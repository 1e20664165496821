"""Whose turn it is, and when a betting round is over.

A round ends when every seat still in and not all-in has acted since the last raise and has matched the
total, or when at most one seat has chips left and has matched the others. The big blind keeps a last
option when nobody raised. WSOP Live 2024 R152; rule file 03, section 12.

In a hand taken up in the middle the button may not have been told. The turn is then not known, the round is open
all the same: any seat that owes action may act, and the turn goes on from it.
"""

from __future__ import annotations

from msgspec.structs import replace

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
    highest_all_in = 0
    lone: InHand | None = None
    for each in seats:
        if each.folded:
            continue
        if each.all_in:
            if each.front > highest_all_in:
                highest_all_in = each.front
        elif lone is None:
            lone = each
        else:
            # a second seat with chips: there is betting, as nearly always
            break
    else:
        asked = lone is not None and lone.front < highest_all_in and owes_action(lone, level)
        return lone.seat if lone is not None and asked else None
    count = len(seats)
    for step in range(1, count + 1):
        each = seats[(after + step) % count]
        # the test of owes_action, written out: this line runs more than any other
        if not each.folded and not each.all_in and (each.acted_at is None or each.acted_at < level):
            return each.seat
    return None


def next_in_circuit(hand: HandState, seats: tuple[InHand, ...], seat: int) -> int | None:
    """The next seat that has to act while the first circuit has an order of its own (straddle, kill)."""
    order = hand.circuit
    start = order.index(seat) + 1 if seat in order else 0
    owing = {each.seat for each in seats if owes_action(each, hand.level)}
    return next((each for each in (*order[start:], *order[:start]) if each in owing), None)


def left_of(seats: tuple[InHand, ...], position: int) -> int:
    """Index after which action starts when it starts left of a position, occupied or not."""
    before = [index for index, each in enumerate(seats) if each.seat <= position]
    return before[-1] if before else len(seats) - 1


def begun_left_of(hand: HandState, position: int | None) -> HandState:
    """The hand with its turn left of a position, occupied or not: how the betting of a street begins.

    Where the position was not told (None) the turn is known only if a single seat owes action.
    """
    if position is not None:
        return _with_turn(hand, next_to_act(hand.seats, left_of(hand.seats, position), hand.level))
    first = next_to_act(hand.seats, -1, hand.level)
    if first is None or sum(owes_action(each, hand.level) for each in hand.seats) == 1:
        return _with_turn(hand, first)
    return replace(hand, to_act=None, stage=Stage.BETTING)


def begun_with(hand: HandState) -> HandState:
    """The hand with its turn at the first of its circuit: how a round with an order of its own begins."""
    return _with_turn(hand, _in_circuit_from(hand, hand.circuit[0]))


def _in_circuit_from(hand: HandState, seat: int) -> int | None:
    """The first seat of the circuit from this one on that has to act; None when the round is over."""
    if can_bet(hand.seats) < 2:
        return next_to_act(hand.seats, -1, hand.level)
    before = hand.circuit[hand.circuit.index(seat) - 1] if seat in hand.circuit else hand.circuit[-1]
    return next_in_circuit(hand, hand.seats, before)


def turn_again(hand: HandState) -> HandState:
    """The hand with the turn found again where seats may have lost their action: from the seat that had it."""
    if hand.stage is not Stage.BETTING:
        return hand
    if hand.circuit and hand.to_act is not None:
        return _with_turn(hand, _in_circuit_from(hand, hand.to_act))
    # left of the seat before it, as far as it is known
    return begun_left_of(hand, None if hand.to_act is None else hand.to_act - 1)


def _with_turn(hand: HandState, to_act: int | None) -> HandState:
    return replace(hand, to_act=to_act, stage=stage_after(hand, hand.seats, to_act))


def stage_after(hand: HandState, seats: tuple[InHand, ...], to_act: int | None) -> Stage:
    """What stage the hand is in once this seat is to act on the current street, or nobody owes action (None)."""
    if to_act is not None:
        return Stage.BETTING
    if sum([not each.folded for each in seats]) == 1:
        return Stage.WON
    last_street = hand.street == len(hand.game.streets) - 1
    return Stage.SHOWDOWN if last_street else Stage.ROUND_OVER


def can_bet(seats: tuple[InHand, ...]) -> int:
    """How many seats are in and have chips to bet with."""
    return sum([not each.folded and not each.all_in for each in seats])


def can_still_bet(hand: HandState) -> bool:
    """Whether a further street would bring betting: two seats or more still have chips."""
    return can_bet(hand.seats) > 1


def betting_is_over(hand: HandState) -> bool:
    """Whether no chip can be bet any more in this hand; once the pots lie apart, none can."""
    if hand.pots or hand.stage in (Stage.SHOWDOWN, Stage.WON, Stage.SETTLED):
        return True
    return hand.stage is Stage.ROUND_OVER and not can_still_bet(hand)


def room_under_cap(seat: InHand, rules: HouseRules) -> int | None:
    """Chips the seat may still put into this hand; None = not counted and no cap. Option `hand_cap`."""
    if rules.hand_cap is None:
        return seat.behind
    under_cap = max(0, rules.hand_cap - seat.put_in)
    return under_cap if seat.behind is None else min(seat.behind, under_cap)


def at_cap(put_in: int, rules: HouseRules) -> bool:
    """Whether a seat with so many chips in the hand has no action left, whatever lies behind. Option `hand_cap`."""
    return rules.hand_cap is not None and put_in >= rules.hand_cap
