"""Substantial action: how much must have happened before a mistake can no longer be undone.

Option `substantial_action`, and `sa_check_plus_fold` for a check and a fold, which one rulebook's own gloss leaves
open; TDA 2024 R36, WSOP Live 2024 R105, Robert's Rules section 3 (rule file 09). Blinds, antes and other posts are
no action.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dealer_assist.hand.ruled import Action
from dealer_assist.rules.options import HouseRules, SubstantialAction

WITH_CHIPS = frozenset({Action.BET, Action.CALL, Action.RAISE, Action.ALL_IN})
CHECK_AND_FOLD = frozenset({Action.CHECK, Action.FOLD})
ALIKE = (frozenset({Action.CHECK}), frozenset({Action.FOLD}))


def substantial_action(actions: Sequence[Action], rules: HouseRules) -> bool:
    """Whether these actions, in turn, are substantial in this house."""
    return SUBSTANTIAL[rules.substantial_action](actions, rules)


def tda_36(actions: Sequence[Action], rules: HouseRules) -> bool:
    """Two actions with chips in at least one of them, or any three."""
    if len(actions) != 2:
        return len(actions) > 2
    gloss = rules.sa_check_plus_fold and frozenset(actions) == CHECK_AND_FOLD
    return gloss or not WITH_CHIPS.isdisjoint(actions)


def _wsop_live_105(actions: Sequence[Action], rules: HouseRules) -> bool:
    """Any two actions except two folds or two checks, or any three."""
    if len(actions) != 2:
        return len(actions) > 2
    kinds = frozenset(actions)
    return rules.sa_check_plus_fold if kinds == CHECK_AND_FOLD else kinds not in ALIKE


def _two_players(actions: Sequence[Action], _rules: HouseRules) -> bool:
    """Two players have acted, whatever they did."""
    return len(actions) > 1


SUBSTANTIAL: dict[SubstantialAction, Callable[[Sequence[Action], HouseRules], bool]] = {
    SubstantialAction.TDA_36: tda_36,
    SubstantialAction.WSOP_LIVE_105: _wsop_live_105,
    SubstantialAction.ROBERTS_TWO_PLAYERS: _two_players,
}
