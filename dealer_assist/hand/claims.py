"""A hand that was not simply tabled: can it still win? Thrown away, in the muck, shown too early, short of a card.

All hole cards have to lie face up (TDA 2024 R13, WSOP Live 2024 R139); what is thrown away is not dead by itself while
it can be identified beyond doubt (TDA 2024 R14, WSOP Live 2024 R106 and R107). Options `playing_board`, `muck_touch`,
`muck_killed_by_dealer`, `exposed_hand_action_pending`, `stud_short_hand_at_showdown`; rule file 08.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

import msgspec

from dealer_assist.rules.options import (
    ExposedHandActionPending,
    HouseRules,
    MuckKilledByDealer,
    MuckTouch,
    PlayingBoard,
    StudShortHandAtShowdown,
)


class Happened(StrEnum):
    """What was done with the hand."""

    PLAYS_BOARD = "plays_board"
    """The player says that the board plays."""
    ONE_CARD = "one_card"
    """Not all hole cards were tabled."""
    RELEASED_FACE_DOWN = "released_face_down"
    """Pushed forward without showing it."""
    TOUCHED_MUCK = "touched_muck"
    DEALER_KILLED_TABLED_WINNER = "dealer_killed_tabled_winner"
    EXPOSED_WITH_ACTION_PENDING = "exposed_with_action_pending"
    """Shown while somebody could still act."""
    LAST_LIVE_HAND = "last_live_hand"
    """Everybody else gave up."""
    STUD_HAND_COUNT = "stud_hand_count"
    """A stud hand that may have too few cards."""


class NextStep(StrEnum):
    """What the dealer does before anything is decided."""

    ASK_TO_TABLE_ALL_THEN_FLOOR = "ask_to_table_all_then_floor"
    FLOOR_DECIDES = "floor_decides"


class Claim(msgspec.Struct, frozen=True, kw_only=True):
    """A claim to the pot, with what it hangs on."""

    happened: Happened
    tabled: int = 0
    """Hole cards face up."""
    required: int = 0
    """Hole cards the game deals."""
    declared: bool = False
    """Whether the player said that the board plays before letting the cards go."""
    retrievable: bool = False
    """Whether the hand can be identified beyond doubt."""
    by_dealer: bool = False
    """Whether the dealer pushed it into the muck."""
    was_tabled: bool = False
    """Whether it had been tabled before."""
    cards: int = 0
    """Cards in a stud hand."""


class Verdict(msgspec.Struct, frozen=True):
    """What becomes of the claim."""

    eligible: bool | None = None
    """Whether the hand can win as it lies; None = that is still to be decided."""
    must_show: bool | None = None
    """Whether the hand has to be shown to win; None = no question."""
    penalty_possible: bool = False
    next: NextStep | None = None


DEAD = Verdict(eligible=False)
LIVE = Verdict(eligible=True)
STUD_HAND = 7
"""Cards of a whole stud hand; of six the floor may rule, five or eight are dead in any book (WSOP Live 2024 R231)."""


def judged(claim: Claim, rules: HouseRules) -> Verdict:
    """Whether a hand can still win."""
    return CLAIMS[claim.happened](claim, rules)


def _plays_board(claim: Claim, rules: HouseRules) -> Verdict:
    """TDA 2024 R19, WSOP Live 2024 R168; Robert's Rules v11 s.5."""
    if claim.tabled >= claim.required:
        return LIVE
    if rules.playing_board is PlayingBoard.DECLARE_BEFORE_RELEASE and claim.declared:
        return LIVE
    return _not_all_up(claim, rules) if claim.retrievable else DEAD


def _not_all_up(claim: Claim, rules: HouseRules) -> Verdict:
    """TDA 2024 R13-A and R15-A."""
    if claim.tabled >= claim.required:
        return LIVE
    return Verdict(eligible=False, next=NextStep.ASK_TO_TABLE_ALL_THEN_FLOOR)


def _released(claim: Claim, rules: HouseRules) -> Verdict:
    if claim.by_dealer:
        return _in_the_muck(claim, rules)
    return LIVE if claim.retrievable else DEAD


def _in_the_muck(claim: Claim, rules: HouseRules) -> Verdict:
    if rules.muck_touch is MuckTouch.DEAD_ON_TOUCH or not claim.retrievable:
        return DEAD
    if claim.by_dealer and rules.muck_killed_by_dealer is MuckKilledByDealer.FINAL:
        return DEAD
    return Verdict(next=NextStep.FLOOR_DECIDES)


def _killed_by_dealer(claim: Claim, rules: HouseRules) -> Verdict:
    """A tabled winner still wins (TDA 2024 R13-C, WSOP Tournament 2024 R71)."""
    return LIVE if claim.was_tabled else _in_the_muck(claim, rules)


def _exposed(_claim: Claim, rules: HouseRules) -> Verdict:
    if rules.exposed_hand_action_pending is ExposedHandActionPending.DEAD:
        return DEAD
    return Verdict(eligible=True, penalty_possible=True)


def _last_one(_claim: Claim, _rules: HouseRules) -> Verdict:
    """TDA 2024 R17-B, WSOP Live 2024 R139."""
    return Verdict(eligible=True, must_show=False)


def _stud_count(claim: Claim, rules: HouseRules) -> Verdict:
    if claim.cards == STUD_HAND:
        return LIVE
    may_live = rules.stud_short_hand_at_showdown is StudShortHandAtShowdown.SIX_MAY_BE_LIVE
    return Verdict(next=NextStep.FLOOR_DECIDES) if may_live and claim.cards == STUD_HAND - 1 else DEAD


CLAIMS: dict[Happened, Callable[[Claim, HouseRules], Verdict]] = {
    Happened.PLAYS_BOARD: _plays_board,
    Happened.ONE_CARD: _not_all_up,
    Happened.RELEASED_FACE_DOWN: _released,
    Happened.TOUCHED_MUCK: _in_the_muck,
    Happened.DEALER_KILLED_TABLED_WINNER: _killed_by_dealer,
    Happened.EXPOSED_WITH_ACTION_PENDING: _exposed,
    Happened.LAST_LIVE_HAND: _last_one,
    Happened.STUD_HAND_COUNT: _stud_count,
}
