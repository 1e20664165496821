"""A player was passed over and the next street was dealt.

In for all bets the player is made right; who spoke up in time had a premature card dealt; who kept silent through
substantial action on the new street is for the house. Option `skipped_after_next_card`; TDA 2024 R53-B, WSOP Live 2024
R123, R133 and R138, Robert's Rules v11 s.3. Rule file 09.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from dealer_assist.hand.irregular.outcome import Choices, Dead, Do, Outcome, Ruled, Step
from dealer_assist.rules.options import HouseRules, SkippedAfterNextCard


class Skipped(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """A street was dealt although a player had not acted on the one before."""

    seat: int
    spoke_up: bool = False
    """Whether the player spoke up before substantial action on the new street."""
    in_for_all_bets: bool = False
    """Whether the player is in for all bets, or short by a miscount alone."""


def skipped(told: Skipped, rules: HouseRules) -> Ruled:
    """What becomes of a player who was passed over."""
    if told.in_for_all_bets:
        steps, cite = (Do(Step.COMPLETE_CALL, {"seat": told.seat}),), ("WSOP Live 2024 R138", "WSOP Live 2024 R177")
        return Ruled(outcome=Outcome.PLAY_ON, steps=steps, cite=cite)
    if told.spoke_up:
        return _premature(told)
    return SILENT[rules.skipped_after_next_card](told)


def _premature(told: Skipped) -> Ruled:
    """The street is one dealt too early: back to the player, then it is reshuffled as such."""
    steps = (Do(Step.STOP), Do(Step.CALL_FLOOR), Do(Step.BACK_TO_SEAT, {"seat": told.seat}), Do(Step.SHUFFLE_BACK))
    cite = ("TDA 2024 R53-B", "WSOP Live 2024 R123", "WSOP Live 2024 R133")
    return Ruled(outcome=Outcome.FLOOR_DECIDES, fixed=Choices(choices=("premature",)), steps=steps, cite=cite)


def _for_floor(_told: Skipped) -> Ruled:
    return Ruled(
        outcome=Outcome.FLOOR_DECIDES,
        fixed=Choices(choices=("hand_dead", "check_call_fold")),
        steps=(Do(Step.STOP), Do(Step.CALL_FLOOR)),
        option="skipped_after_next_card",
        cite=("TDA 2024 R53-B", "WSOP Tournament 2024 R90-d"),
    )


def _dead(told: Skipped) -> Ruled:
    return Ruled(
        outcome=Outcome.HAND_DEAD,
        fixed=Dead(seat=told.seat),
        steps=(Do(Step.STOP), Do(Step.MUCK_HAND, {"seat": told.seat})),
        option="skipped_after_next_card",
        cite=("WSOP Live 2024 R133", "Robert's Rules v11 s.3"),
    )


SILENT: dict[SkippedAfterNextCard, Callable[[Skipped], Ruled]] = {
    SkippedAfterNextCard.FLOOR_DECIDES: _for_floor,
    SkippedAfterNextCard.HAND_DEAD: _dead,
}
"""What becomes of a player who kept silent, by the option `skipped_after_next_card`."""
