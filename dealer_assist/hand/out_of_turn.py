"""Acting out of turn, and being skipped: what stands, and what right is left.

Action goes back to the seat whose turn it was. What was done out of turn stands unless the seats in between
change the action (option `oot_changing_actions`; TDA 2024 R53-A, WSOP Live 2024 R17 and R132). A player who was
skipped and kept silent may lose the right to act once enough has happened behind (option
`skipped_player_actions`; TDA 2024 R53-B, WSOP Live 2024 R133, Robert's Rules section 3). Rule file 03, section 10.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from dealer_assist.hand.ruled import Action
from dealer_assist.hand.substantial import tda_36
from dealer_assist.rules.options import HouseRules, OotChangingActions, SkippedPlayerActions

CHANGES: Mapping[OotChangingActions, Action] = {
    OotChangingActions.BET: Action.BET,
    OotChangingActions.CALL: Action.CALL,
    OotChangingActions.RAISE: Action.RAISE,
}


def stands_out_of_turn(between: Iterable[Action], rules: HouseRules) -> bool:
    """Whether an action out of turn stands after what the skipped seats did.

    An all-in is told as the bet, call or raise it is.
    """
    changing = {CHANGES[each] for each in rules.oot_changing_actions}
    return changing.isdisjoint(between)


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
