"""How often a limit pot may be raised, and when nobody counts.

A bet and three or four raises a round in a pot of three or more (option `limit_raise_cap`); two players may raise on
without end, but books differ on when they are two (option `limit_cap_heads_up`). TDA 2024 R48, WSOP Live 2024 R126
and R127, Robert's Rules v11 s.3.
"""

from __future__ import annotations

from collections.abc import Callable

from dealer_assist.hand.state import HandState
from dealer_assist.hand.turn import can_bet
from dealer_assist.rules.options import BettingStructure, LimitCapHeadsUp

COUNTED = frozenset((BettingStructure.FL, BettingStructure.SPREAD))
"""Structures in which raises are counted."""


def raises_ran_out(hand: HandState) -> bool:
    """Whether the street has had its bet and all its raises."""
    rules = hand.rules
    if rules.betting_structure not in COUNTED or hand.raises <= rules.limit_raise_cap:
        return False
    return not NO_CAP[rules.limit_cap_heads_up](hand)


def runs_out_with(hand: HandState, raises: int) -> bool:
    """Whether a raise that makes this number ends the raising while more than two could bet."""
    rules = hand.rules
    return rules.betting_structure in COUNTED and raises > rules.limit_raise_cap and can_bet(hand.seats) > 2


def _final_two(hand: HandState) -> bool:
    """The tournament is down to two; where nobody told, a table of two is its last."""
    return (len(hand.seats) if hand.event_players is None else hand.event_players) == 2


def _began_heads_up(hand: HandState) -> bool:
    return hand.began_with == 2


def _heads_up_before_cap(hand: HandState) -> bool:
    return not hand.capped and can_bet(hand.seats) == 2


def _always(_hand: HandState) -> bool:
    return False


NO_CAP: dict[LimitCapHeadsUp, Callable[[HandState], bool]] = {
    LimitCapHeadsUp.CAPPED_UNTIL_FINAL_TWO: _final_two,
    LimitCapHeadsUp.UNCAPPED_IF_ROUND_STARTED_HEADS_UP: _began_heads_up,
    LimitCapHeadsUp.UNCAPPED_IF_HEADS_UP_BEFORE_CAP: _heads_up_before_cap,
    LimitCapHeadsUp.ALWAYS_CAPPED: _always,
}
