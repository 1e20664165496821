"""A fault of the deal is noticed: the hand plays if there has been substantial action, else it is dealt again.

Options `substantial_action` and `sa_check_plus_fold`; who gets the button then is option `misdeal_button`. TDA 2024
R35-C and R36, WSOP Live 2024 R105, Robert's Rules v11 s.3 Misdeals 2 (rule file 09).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dealer_assist.guide.asks import ask_actions, ask_button_for_the_turn
from dealer_assist.guide.prompt import Ask, Prompt, Said, Why
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.state import HandState, InHand
from dealer_assist.hand.substantial import CHECK_AND_FOLD, WITH_CHIPS, substantial_action
from dealer_assist.pots.split import clockwise_from
from dealer_assist.rules.options import HouseRules, MisdealButton, SubstantialAction


def misdeal_or_play(hand: HandState) -> Said:
    """Whether the hand plays on, in a hand that was followed."""
    seats = [each.seat for each in hand.seats]
    return misdeal_told(actions_since_deal(hand), hand.positions.button, seats, hand.rules)


def misdeal_told(actions: Sequence[Action] | None, button: int | None, seats: Sequence[int], rules: HouseRules) -> Said:
    """The same from the actions since the deal, oldest first; None = nobody told. `seats` were dealt in."""
    if actions is None:
        return ask_actions()
    if substantial_action(actions, rules):
        return _plays(actions, rules)
    return MISDEAL[rules.misdeal_button](button, seats)


def actions_since_deal(hand: HandState) -> tuple[Action, ...]:
    """One action for each seat that has acted, clockwise from the first; posts are none.

    Once the first round is over everybody has acted: who is still in has called.
    """
    opened = hand.positions.big_blind or hand.positions.button or hand.seats[0].seat
    by_seat = {each.seat: each for each in hand.seats}
    order = (by_seat[seat] for seat in clockwise_from(opened, tuple(by_seat)))
    return tuple(action for each in order if (action := _action(hand, each)) is not None)


def _action(hand: HandState, seat: InHand) -> Action | None:
    if seat.folded:
        return Action.FOLD
    if hand.street:
        return Action.CALL
    if seat.acted_at is None:
        return None
    if hand.aggressor == seat.seat:
        return Action.RAISE
    unraised = hand.aggressor is None and seat.seat == hand.positions.big_blind
    return Action.CHECK if unraised else Action.CALL


def _plays(actions: Sequence[Action], rules: HouseRules) -> Prompt:
    reason = REASON[rules.substantial_action](actions)
    more = ("sa_check_plus_fold",) if reason == "check_and_fold" else ()
    return Prompt("hand_plays", {"reason": reason, "actions": len(actions)}, Why(options=("substantial_action", *more)))


def _by_chips(actions: Sequence[Action]) -> str:
    if not WITH_CHIPS.isdisjoint(actions):
        return "chips_in"
    return "check_and_fold" if len(actions) == 2 and frozenset(actions) == CHECK_AND_FOLD else "three_actions"


def _by_players(_actions: Sequence[Action]) -> str:
    return "two_players"


REASON: dict[SubstantialAction, Callable[[Sequence[Action]], str]] = {
    SubstantialAction.TDA_36: _by_chips,
    SubstantialAction.WSOP_LIVE_105: _by_chips,
    SubstantialAction.ROBERTS_TWO_PLAYERS: _by_players,
}
"""Why it is substantial, by the option `substantial_action`."""


def _same_button(_button: int | None, _seats: Sequence[int]) -> Prompt:
    return _misdeal(None)


def _button_moves(button: int | None, seats: Sequence[int]) -> Prompt | Ask:
    return ask_button_for_the_turn() if button is None else _misdeal(clockwise_from(button, tuple(seats))[0])


def _misdeal(button: int | None) -> Prompt:
    return Prompt("misdeal", {"button": button}, Why(options=("misdeal_button", "substantial_action")))


MISDEAL: dict[MisdealButton, Callable[[int | None, Sequence[int]], Said]] = {
    MisdealButton.STAYS: _same_button,
    MisdealButton.ADVANCES: _button_moves,
}
"""Where the button goes, by the option `misdeal_button`."""
