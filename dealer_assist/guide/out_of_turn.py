"""An action out of turn: whose turn it is, and whether it stands once that seat has acted.

The action goes back to the seat that was passed over. What was done out of turn stands unless a seat in between
changes the action: option `oot_changing_actions`; TDA 2024 R53-A, WSOP Live 2024 R17 and R132 (rule file 03, section
10). A fold out of turn is binding. All of it follows from the hand as it stands, also after a restart.
"""

from __future__ import annotations

from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.hand.held import Held
from dealer_assist.hand.out_of_turn import CHANGES, changed_by, held_in_turn_order
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.state import HandState, in_hand
from dealer_assist.rules.options import HouseRules

OPTIONS = ("oot_changing_actions",)


def out_of_turn_told(hand: HandState) -> tuple[Prompt, ...]:
    """What is said of everything that is held: of the seat to act, then chips that come back, then what waits."""
    if not hand.out_of_turn:
        return ()
    held = sorted(held_in_turn_order(hand), key=lambda each: _waits(hand, each))
    said = (changed_or_stands(each, hand.rules) or out_of_turn(hand, each) for each in held)
    return tuple(each for each in said if each is not None)


def _waits(hand: HandState, held: Held) -> bool:
    """Whether there is nothing to do about it yet."""
    return held.seat != hand.to_act and changed_by(held, hand.rules) is None


def out_of_turn(hand: HandState, held: Held) -> Prompt | None:
    """What is said as it happens, and while it waits; None where nobody was passed over."""
    if hand.to_act is None or hand.to_act == held.seat:
        return None
    before = in_hand(hand, hand.to_act)
    slots = {"before": before.seat, "seat": held.seat, "do": held.do.value, "only": _only(hand, before.front)}
    return Prompt("out_of_turn", slots, Why(options=OPTIONS))


def _only(hand: HandState, front: int) -> str:
    """The most the seat passed over can do without changing the action."""
    if hand.level <= front:
        return Action.CHECK.value
    calls_change = Action.CALL in {CHANGES[each] for each in hand.rules.oot_changing_actions}
    return Action.FOLD.value if calls_change else Action.CALL.value


def changed_or_stands(held: Held, rules: HouseRules) -> Prompt | None:
    """Whether it comes back or stands after what the seats in between have done; None while it is still open.

    >>> from dealer_assist.hand.held import Did
    >>> from dealer_assist.rules.resolve import resolve
    >>> rules = resolve("tda_2024", mode="cash", betting="nl")
    >>> changed_or_stands(Held(7, Action.CALL, 20, between=(Did(6, Action.RAISE, 60),)), rules).code
    'out_of_turn_back'
    """
    changed = changed_by(held, rules)
    if changed is not None:
        back = {"seat": held.seat, "amount": held.added, "before": changed.seat, "did": changed.do.value}
        to = None if changed.do is Action.CALL else changed.to
        return Prompt("out_of_turn_back", {**back, "to": to}, Why(options=OPTIONS))
    if held.passed or not held.between:
        return None
    last = held.between[-1]
    slots = {"seat": held.seat, "do": held.do.value, "before": last.seat, "did": last.do.value}
    return Prompt("out_of_turn_stands", slots, Why(options=OPTIONS))
