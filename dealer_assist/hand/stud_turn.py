"""How a street of stud begins: whose turn it is by the cards that show, and what the bring-in does.

As long as a card is not told the turn is not known, and whoever acts first opens. A seat without chips to bring it in
is passed over: the next one brings in the whole amount, opens for a full bet or folds (WSOP Live 2024 R217, TDA 2024
RP-10-E).
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.games.game import ForcedBets
from dealer_assist.hand.state import HandState, Stage, with_seat
from dealer_assist.hand.stud import Stud
from dealer_assist.hand.stud_openers import bring_in_seat, opener
from dealer_assist.hand.turn import begun_left_of, can_bet
from dealer_assist.rules.options import BettingStructure


def bring_in_comes(hand: HandState, *, nothing_in_front: bool) -> bool:
    """Whether the first street waits for a bring-in: in stud, unless a kill takes its place.

    Option `stud_kill_replaces_bring_in`; WSOP Live 2024 R190.
    """
    if hand.game.forced is not ForcedBets.BRING_IN or hand.street or not nothing_in_front:
        return False
    return hand.forced.killer is None or not hand.rules.stud_kill_replaces_bring_in


def nobody_has_acted_yet(hand: HandState) -> bool:
    """Whether the cards that show may still say whose turn it is."""
    return hand.stage is Stage.BETTING and all(each.acted_at is None for each in hand.seats)


def begun_by_boards(hand: HandState) -> HandState:
    """The hand with the turn where its cards say, or not known."""
    if hand.stud.bring_in_due:
        return _begun_by_door_cards(hand)
    first = opener(hand)
    opened = replace(hand, stud=replace(hand.stud, opener=first))
    # a high board without chips checks: the next one clockwise opens (WSOP Live 2024 R240)
    return begun_left_of(opened, None if first is None else first - 1)


def _begun_by_door_cards(hand: HandState) -> HandState:
    first = bring_in_seat(hand)
    if first is None:
        return begun_left_of(hand, None)
    if any(each.seat == first and each.folded for each in hand.seats):
        # who is away brings in and has no hand (TDA 2024 R30)
        return brought_in(hand, first)
    return begun_left_of(hand, first - 1)


def brought_in(hand: HandState, seat_number: int) -> HandState:
    """The hand with the bring-in of a seat in it; the others owe the whole amount, also where a stack was too short."""
    index = next(place for place, each in enumerate(hand.seats) if each.seat == seat_number)
    seat, due = hand.seats[index], hand.big_blind
    added = due if seat.behind is None else min(due, seat.behind)
    put = replace(
        seat,
        behind=None if seat.behind is None else seat.behind - added,
        front=seat.front + added,
        put_in=seat.put_in + added,
        all_in=not seat.folded and added == seat.behind,
        # beside a kill it is only posted: the seat has still to answer the price
        acted_at=None if hand.level else seat.front + added,
    )
    seats = with_seat(hand.seats, index, put)
    limit = hand.rules.betting_structure is BettingStructure.FL
    after = replace(
        hand,
        seats=seats,
        level=max(hand.level, due),
        full_level=hand.full_level if limit or hand.level else due,
        raises=hand.raises or bring_in_counts(hand),
        stud=replace(hand.stud, bring_in_due=False, opener=seat_number),
        began_with=hand.began_with or can_bet(seats),
    )
    return begun_left_of(after, seat_number)


def bring_in_counts(hand: HandState) -> int:
    """Bets and raises the bring-in stands for: where completing it is a raise, it is the bet that is raised.

    Option `stud_completion_counts_as_raise`; WSOP Live 2024 R126 and R219 count the completion as the bet.
    """
    return int(hand.rules.stud_completion_counts_as_raise)


def opened_with_a_bet(stud: Stud) -> Stud:
    """The stud part of a hand in which somebody has opened for a bet: no bring-in is due any more."""
    return replace(stud, bring_in_due=False)
