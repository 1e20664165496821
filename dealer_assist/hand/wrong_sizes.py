"""A bet or raise below the smallest that nobody noticed in time: who brings it up, and until when.

It is brought up to the smallest for everybody who put it in; nobody may turn a call into a raise because of it
(option `incorrect_bet_correction`; TDA 2024 R52-A, WSOP Live 2024 R138 and R179; rule file 03, section 8). An
all-in for less is no mistake.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from dealer_assist.hand.limits import smallest_raise
from dealer_assist.hand.state import HandState, InHand, Stage, in_hand
from dealer_assist.rules.options import IncorrectBetCorrection


class Correction(msgspec.Struct, frozen=True):
    """A bet or raise brought up to the smallest."""

    to: int
    """Total in front it should have been, chips."""
    add: dict[int, int]
    """Chips each seat that put it in still has to add, by seat; at most its stack."""


def correction(hand: HandState) -> Correction | None:
    """How the last bet or raise of the street is put right; None if it is right, or if it is too late.

    A bet of an earlier street is past: the next card has been dealt.
    """
    if not _below_the_smallest(hand) or not CORRECTED[hand.rules.incorrect_bet_correction](hand):
        return None
    to = smallest_total(hand)
    owing = [each for each in hand.seats if not each.folded and not each.all_in and each.front == hand.level]
    return Correction(to, {each.seat: _missing(each, to) for each in owing})


def smallest_total(hand: HandState) -> int:
    """What the last bet or raise had to be at least, chips: a full raise over the total before it.

    That total was the last full one, or a short all-in that still lies there.
    """
    before = max((each.front for each in hand.seats if each.front < hand.level), default=0)
    return max(before, hand.full_level) + (smallest_raise(hand) or 0)


def _below_the_smallest(hand: HandState) -> bool:
    """Whether the last bet or raise was none the rules allow: not full, and with chips behind."""
    if hand.aggressor is None or in_hand(hand, hand.aggressor).all_in:
        return False
    return hand.full_level < hand.level < smallest_total(hand)


def _missing(seat: InHand, to: int) -> int:
    missing = to - seat.front
    return missing if seat.behind is None else min(missing, seat.behind)


def _until_the_next_card(hand: HandState) -> bool:
    """On the last street until the showdown has begun."""
    return not hand.tabled


def _until_the_round_ends(hand: HandState) -> bool:
    return hand.stage is Stage.BETTING


CORRECTED: Mapping[IncorrectBetCorrection, Callable[[HandState], bool]] = {
    IncorrectBetCorrection.UNTIL_NEXT_CARD: _until_the_next_card,
    IncorrectBetCorrection.UNTIL_ROUND_ENDS: _until_the_round_ends,
}
"""Whether there is still time to correct a bet of the street."""
