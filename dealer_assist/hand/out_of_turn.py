"""Acting out of turn, and being skipped: what stands, and what right is left.

Action goes back to the seat whose turn it was. What was done out of turn stands unless the seats in between
change the action (option `oot_changing_actions`; TDA 2024 R53-A, WSOP Live 2024 R17 and R132). A fold stands whatever
they do. A player who was skipped and kept silent may lose the right to act once enough has happened behind (option
`skipped_player_actions`; TDA 2024 R53-B, WSOP Live 2024 R133, Robert's Rules section 3). Rule file 03, section 10.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from dealer_assist.hand.entries import AllIn, Call, Check, Fold, Wager
from dealer_assist.hand.held import Did, Held
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.state import HandState, in_hand
from dealer_assist.hand.substantial import tda_36
from dealer_assist.rules.options import HouseRules, OotChangingActions, SkippedPlayerActions

SeatEntry = Fold | Check | Call | Wager | AllIn
"""What a seat does in its turn."""

CHANGES: Mapping[OotChangingActions, Action] = {
    OotChangingActions.BET: Action.BET,
    OotChangingActions.CALL: Action.CALL,
    OotChangingActions.RAISE: Action.RAISE,
}

# -- what was done out of turn


def stands_out_of_turn(between: Iterable[Action], rules: HouseRules) -> bool:
    """Whether an action out of turn stands after what the skipped seats did.

    An all-in is told as the bet, call or raise it is.
    """
    changing = {CHANGES[each] for each in rules.oot_changing_actions}
    return changing.isdisjoint(between)


def changed_by(held: Held, rules: HouseRules) -> Did | None:
    """Who has changed the action first, so that the chips come back; None = it stands so far. A fold is binding."""
    if held.do is Action.FOLD:
        return None
    return next((each for each in held.between if not stands_out_of_turn((each.do,), rules)), None)


def held_at(hand: HandState, seat: int | None) -> Held | None:
    """What this seat did before its turn; None = nothing, or it has had its answer."""
    return next((each for each in hand.out_of_turn if each.seat == seat), None)


def held_so_far(hand: HandState, seat: int | None) -> Held | None:
    """The same, as long as nobody has changed the action: then its chips are on their way back."""
    held = held_at(hand, seat)
    return None if held is None or changed_by(held, hand.rules) is not None else held


def released(hand: HandState) -> SeatEntry | None:
    """What is entered by one tap now that the turn has come and it stands; None otherwise."""
    held = held_so_far(hand, hand.to_act)
    return None if held is None else _in_turn(hand, held)


def _in_turn(hand: HandState, held: Held) -> SeatEntry:
    to = in_hand(hand, held.seat).front + held.added
    if held.all_in:
        return AllIn(held.seat, to)
    match held.do:
        case Action.FOLD:
            return Fold(held.seat)
        case Action.CHECK:
            return Check(held.seat)
        case Action.CALL:
            return Call(held.seat)
    return Wager(held.seat, to)


def in_turn_order(hand: HandState) -> tuple[int, ...]:
    """Every seat from the one to act on, in the order of this time round; nothing while the turn is not known."""
    if hand.to_act is None:
        return ()
    seats = tuple(each.seat for each in hand.seats)
    order = hand.circuit if hand.to_act in hand.circuit else seats
    first = order.index(hand.to_act)
    # who joined a straddled hand late is in no order of its own
    return order[first:] + order[:first] + tuple(each for each in seats if each not in order)


def held_in_turn_order(hand: HandState) -> tuple[Held, ...]:
    """All that is held, the seat whose turn comes next first; nothing while the turn is not known."""
    return tuple(held for seat in in_turn_order(hand) if (held := held_at(hand, seat)) is not None)


# -- who was passed over and kept silent


def may_lose_the_turn(behind: Sequence[Action], rules: HouseRules) -> bool:
    """Whether a seat that was skipped and kept silent may lose its right to act after these actions behind it."""
    return SKIPPED[rules.skipped_player_actions](behind, rules)


def _two_players(behind: Sequence[Action], _rules: HouseRules) -> bool:
    return len(behind) >= 2


def _three_players(behind: Sequence[Action], _rules: HouseRules) -> bool:
    return len(behind) >= 3


SKIPPED: Mapping[SkippedPlayerActions, Callable[[Sequence[Action], HouseRules], bool]] = {
    SkippedPlayerActions.TDA_36: tda_36,
    SkippedPlayerActions.TWO: _two_players,
    SkippedPlayerActions.THREE: _three_players,
}
