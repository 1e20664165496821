"""A pot-limit bet of the wrong size: more than the pot allowed, or a pot bet on a count that was too low.

Until when it is corrected is the house's affair (options `pl_overbet_correction`, `pl_underbet_correction`; TDA 2024
R52-B, WSOP Live 2024 R184 and R185, Robert's Rules v11 s.14 pot-limit 1 to 3; rule file 04, section 6).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

import msgspec

from dealer_assist.hand.ruled import Action
from dealer_assist.hand.state import HandState, InHand, Stage
from dealer_assist.hand.substantial import substantial_action
from dealer_assist.rules.options import PlOverbetCorrection, PlUnderbetCorrection


class PotCorrection(msgspec.Struct, frozen=True):
    """What becomes of a bet of the wrong size."""

    to: int
    """Total in front it is put right to, chips."""
    back: dict[int, int]
    """Chips that go back, by seat."""
    add: dict[int, int]
    """Chips still to add, by seat; at most what the seat has."""


def pot_correction(hand: HandState, most: int, behind: Sequence[Action], *, meant_pot: bool) -> PotCorrection | None:
    """How the last bet or raise of the street is put right; None if it stands.

    `most` is the largest total it could have been. `behind` are the actions behind it, oldest first. `meant_pot`:
    the player asked for the pot, so that too little was the dealer's count. A bet of an earlier street stands.
    """
    if hand.level > most and OVERBET[hand.rules.pl_overbet_correction](hand, behind):
        back = {each.seat: each.front - most for each in hand.seats if each.front > most}
        return PotCorrection(most, back, {})
    if meant_pot and hand.level < most and UNDERBET[hand.rules.pl_underbet_correction](hand, behind):
        owing = [each for each in hand.seats if not each.folded and not each.all_in and each.front == hand.level]
        return PotCorrection(most, {}, {each.seat: _missing(each, most) for each in owing})
    return None


def _missing(seat: InHand, to: int) -> int:
    return to - seat.front if seat.behind is None else min(to - seat.front, seat.behind)


def _until_next_card(hand: HandState, _behind: Sequence[Action]) -> bool:
    """On the last street until the showdown has begun."""
    return not hand.tabled


def _until_all_acted(hand: HandState, _behind: Sequence[Action]) -> bool:
    return hand.stage is Stage.BETTING


def _until_substantial_action(hand: HandState, behind: Sequence[Action]) -> bool:
    return not substantial_action(behind, hand.rules)


def _never(_hand: HandState, _behind: Sequence[Action]) -> bool:
    return False


Time = Callable[[HandState, Sequence[Action]], bool]

OVERBET: Mapping[PlOverbetCorrection, Time] = {
    PlOverbetCorrection.UNTIL_NEXT_CARD: _until_next_card,
    PlOverbetCorrection.UNTIL_ALL_ACTED: _until_all_acted,
    PlOverbetCorrection.UNTIL_SUBSTANTIAL_ACTION: _until_substantial_action,
}
"""Whether too much can still come back."""

UNDERBET: Mapping[PlUnderbetCorrection, Time] = {
    PlUnderbetCorrection.UNTIL_SUBSTANTIAL_ACTION: _until_substantial_action,
    PlUnderbetCorrection.NONE: _never,
}
"""Whether too little can still be brought up."""
