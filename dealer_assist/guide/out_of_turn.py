"""An action out of turn: whose turn it is, and whether it stands once that seat has acted.

The action goes back to the seat that was passed over. What was done out of turn stands unless a seat in between
changes the action: option `oot_changing_actions`; TDA 2024 R53-A, WSOP Live 2024 R17 and R132 (rule file 03, section
10). A fold out of turn is binding.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.hand.out_of_turn import CHANGES, stands_out_of_turn
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.state import HandState, in_hand
from dealer_assist.rules.options import HouseRules

OPTIONS = ("oot_changing_actions",)


class Held(msgspec.Struct, frozen=True):
    """What a seat did before its turn; an all-in is the bet, call or raise it is."""

    seat: int
    do: Action
    added: int = 0
    """Chips it put out with it."""


class Did(msgspec.Struct, frozen=True):
    """What a seat in between has done since."""

    seat: int
    do: Action
    to: int | None = None
    """Total in front of a bet or raise, chips."""


def out_of_turn(hand: HandState, held: Held) -> Prompt | None:
    """What is said as it happens; None where nobody was passed over. `hand` is the hand without the held action."""
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


def out_of_turn_since(held: Held, between: Sequence[Did], rules: HouseRules) -> Prompt | None:
    """Whether it stands after what the seats in between have done; None while none has acted.

    >>> from dealer_assist.rules.resolve import resolve
    >>> rules = resolve("tda_2024", mode="cash", betting="nl")
    >>> out_of_turn_since(Held(7, Action.CALL, 20), (Did(6, Action.RAISE, 60),), rules).code
    'out_of_turn_back'
    """
    if not between:
        return None
    changed = next((each for each in between if not stands_out_of_turn((each.do,), rules)), None)
    if changed is None or held.do is Action.FOLD:
        last = between[-1]
        slots = {"seat": held.seat, "do": held.do.value, "before": last.seat, "did": last.do.value}
        return Prompt("out_of_turn_stands", slots, Why(options=OPTIONS))
    back = {"seat": held.seat, "amount": held.added, "before": changed.seat, "did": changed.do.value}
    to = None if changed.do is Action.CALL else changed.to
    return Prompt("out_of_turn_back", {**back, "to": to}, Why(options=OPTIONS))
