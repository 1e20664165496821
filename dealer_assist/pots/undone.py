"""Chips that go back although no bet was unmatched: a bet the floor releases, a deal that is undone.

A floor manager may let a player take back part of a call that was too small (TDA 2024 R51-B), and a deal with a
fouled deck is undone: every chip goes back, antes and blinds included (TDA 2024 R35-E, WSOP Live 2024 R112), or
those of a player who bet knowing it stay (WSOP Live 2024 R113). Option `forfeited_pot_next_hand`.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

import msgspec
from msgspec.structs import replace

from dealer_assist.pots.build import Contribution
from dealer_assist.rules.options import ForfeitedPotNextHand


class Undone(msgspec.Struct, frozen=True):
    """How the chips of a deal that is undone part."""

    refunds: dict[int, int]
    """By seat, the chips that go back, > 0."""
    stays: int
    """Chips that stay in the middle for the next deal."""


def released(contributions: Sequence[Contribution], back: Mapping[int, int]) -> tuple[Contribution, ...]:
    """What each seat has in the hand once a ruling has let chips go back, before anything else is counted.

    >>> released([Contribution(3, 500, folded=True)], {3: 100})
    (Contribution(seat=3, total=400, dead=0, folded=True, all_in=False),)
    """
    return tuple(replace(each, total=each.total - back.get(each.seat, 0)) for each in contributions)


def undone(contributions: Sequence[Contribution], knew: Collection[int], option: ForfeitedPotNextHand) -> Undone:
    """Every chip goes back; those of seats that bet knowing the deck was fouled may stay for the next deal.

    >>> undone([Contribution(1, 50), Contribution(2, 400)], (2,), ForfeitedPotNextHand.CARRY_TO_NEXT_DEAL)
    Undone(refunds={1: 50}, stays=400)
    """
    forfeit = knew if option is ForfeitedPotNextHand.CARRY_TO_NEXT_DEAL else ()
    refunds = {each.seat: each.total + each.dead for each in contributions if each.seat not in forfeit}
    stays = sum(each.total + each.dead for each in contributions if each.seat in forfeit)
    return Undone({seat: amount for seat, amount in refunds.items() if amount}, stays)
