"""What was put in before anybody acted besides the blinds: a straddle, a kill, the antes of a bomb pot.

Each moves the price or the turn, so the dealer is told what to call, whose action it is and how much a raise is.
Options `straddle_first_action`, `straddle_min_raise`, `kill_type`, `kill_action`, `bomb_pot_advances_button`. WSOP Live
2024 R161 and R190, WSOP Live 2026 R165, Robert's Rules v11 s.14 No-Limit 2.
"""

from __future__ import annotations

from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.hand.first_round import first_order
from dealer_assist.hand.limits import smallest_raise
from dealer_assist.hand.positions import is_blind, under_the_gun
from dealer_assist.hand.state import HandState, Stage
from dealer_assist.hand.straddles import nobody_has_acted
from dealer_assist.rules.options import BettingStructure


def before_the_cards(hand: HandState) -> Prompt | None:
    """What is told until somebody has acted; None in an ordinary hand, or once somebody has."""
    if hand.to_act is None:
        return None
    if hand.forced.bomb_ante:
        return _bomb_pot(hand, hand.to_act)
    if not nobody_has_acted(hand):
        return None
    if hand.forced.straddles:
        return _straddle(hand, hand.to_act)
    return _kill(hand, hand.to_act) if hand.forced.killer is not None else None


def _straddle(hand: HandState, action: int) -> Prompt:
    straddler, gun = hand.forced.straddles[-1].seat, under_the_gun(hand)
    if straddler == hand.positions.button and straddler != gun:
        return _button_straddle(hand, action)
    options = _options_of_a_raise(hand)
    if straddler != gun:
        options = ("straddle_first_action", *options)
    slots = {"straddler": straddler, "straddle": hand.level, "action": action, "call": hand.level}
    return Prompt("straddle", {**slots, "min": _least(hand)}, Why(_sum(hand), options))


def _options_of_a_raise(hand: HandState) -> tuple[str, ...]:
    """In fixed limit a raise is one bet, whatever a straddle is."""
    return () if hand.rules.betting_structure is BettingStructure.FL else ("straddle_min_raise",)


def _button_straddle(hand: HandState, action: int) -> Prompt:
    order = first_order(hand)
    after = () if is_blind(hand, action) else tuple(seat for seat in order if is_blind(hand, seat))
    slots = {"straddle": hand.level, "action": action, "order": order, "order_2": after}
    return Prompt("button_straddle", slots, Why(options=("straddle_first_action",)))


def _kill(hand: HandState, action: int) -> Prompt:
    slots = {"killer": hand.forced.killer, "kill": hand.forced.kill, "action": action, "call": hand.level}
    return Prompt("kill_pot", {**slots, "min": _least(hand)}, Why(_sum(hand), ("kill_type", "kill_action")))


def _least(hand: HandState) -> int:
    return hand.level + (smallest_raise(hand) or 0)


def _sum(hand: HandState) -> str:
    return f"{hand.level} + {smallest_raise(hand) or 0}"


def _bomb_pot(hand: HandState, action: int) -> Prompt | None:
    untouched = not any(each.folded or each.acted_at is not None for each in hand.seats)
    first_board = not any(street.board for street in hand.game.streets[: hand.street])
    if not untouched or not first_board or hand.stage is not Stage.BETTING:
        return None
    slots = {"ante": hand.forced.bomb_ante, "button": hand.positions.button, "action": action}
    return Prompt("bomb_pot", slots, Why(options=("bomb_pot_advances_button",)))
