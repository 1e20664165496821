"""Which chips go back and which go into which pot.

The order of work at a table: the part of the largest bet that nobody matched goes back, then each pot
is pulled from everybody who reached its level, the smallest all-in first. Folded chips stay where they
fall; dead money lies in the main pot. TDA 2024 R15-B and R21; WSOP Live 2024 R149, R150, R156.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec


class Contribution(msgspec.Struct, frozen=True):
    """What one seat has put into the hand."""

    seat: int
    total: int
    """Live chips and the seat's own ante, ≥ 0."""
    dead: int = 0
    """Chips that are in the pot but not part of the bet: dead blind, big blind ante."""
    folded: bool = False
    all_in: bool = False


class Pot(msgspec.Struct, frozen=True):
    """Chips that only some seats can win.

    >>> Pot(150, (2, 5)).uncontested
    False
    """

    amount: int
    """Chips, ≥ 0."""
    seats: tuple[int, ...]
    """Seats that can win it, ascending."""

    @property
    def uncontested(self) -> bool:
        """Whether one seat alone can win it."""
        return len(self.seats) == 1


class Uncalled(msgspec.Struct, frozen=True):
    """The part of the largest total that nobody matched."""

    seat: int
    amount: int
    """Chips that go back, > 0."""
    highest: int
    """The seat's total before."""
    second: int
    """The next total, folded seats included."""


def uncalled(contributions: Iterable[Contribution]) -> Uncalled | None:
    """What goes back before pots are built: nobody, folded players included, matched it (TDA 2024 R15-B).

    >>> uncalled([Contribution(4, 500), Contribution(7, 320, all_in=True)]).amount
    180
    """
    highest = second = seat = 0
    for each in contributions:
        if each.total > highest:
            highest, second, seat = each.total, highest, each.seat
        elif each.total > second:
            second = each.total
    return Uncalled(seat, highest - second, highest, second) if highest > second else None


def build_pots(contributions: Sequence[Contribution], carried: int = 0) -> tuple[Pot, ...]:
    """Main pot first, then the side pots, of totals from which uncalled chips have gone back.

    `carried` lay in the middle before this deal and goes to the main pot with all dead money. Layers end
    at the totals of the seats still in; folded chips fall into the layers they reach, and what they
    hold above the last layer goes to the last pot. Layers with the same seats are one pot.
    A seat that is all-in with nothing live can win the dead money only (`bba_post_order`).

    >>> build_pots([Contribution(1, 25, all_in=True), Contribution(2, 60), Contribution(3, 60)])
    (Pot(amount=75, seats=(1, 2, 3)), Pot(amount=70, seats=(2, 3)))
    """
    still_in = sorted(each.seat for each in contributions if not each.folded)
    dead = carried + sum(each.dead for each in contributions)
    pots = [Pot(dead, tuple(still_in))] if dead else []
    below = 0
    levels = sorted({each.total for each in contributions if not each.folded and each.total})
    for level in levels:
        last = level == levels[-1]
        up_to = max(each.total for each in contributions) if last else level
        amount = sum(min(each.total, up_to) - below for each in contributions if each.total > below)
        seats = tuple(sorted(each.seat for each in contributions if not each.folded and each.total >= level))
        if pots and pots[-1].seats == seats:
            pots[-1] = Pot(pots[-1].amount + amount, seats)
        else:
            pots.append(Pot(amount, seats))
        below = level
    return tuple(pots) if levels else _nobody_live(contributions, pots, still_in)


def _nobody_live(contributions: Sequence[Contribution], pots: list[Pot], still_in: list[int]) -> tuple[Pot, ...]:
    """Everybody still in has nothing live: folded chips join the dead money."""
    amount = sum(each.total for each in contributions) + sum(pot.amount for pot in pots)
    return (Pot(amount, tuple(still_in)),) if amount else ()


def merged(before: Sequence[Pot], pots: Sequence[Pot], still_in: Sequence[int]) -> tuple[Pot, ...]:
    """Pots pulled earlier in the hand followed by those of later chips; the same seats share one pot.

    Seats no longer in drop out of the earlier pots first; two pots left to the same seats become one.

    >>> merged([Pot(300, (2, 5, 9))], [Pot(400, (5, 9))], (2, 5, 9))
    (Pot(amount=300, seats=(2, 5, 9)), Pot(amount=400, seats=(5, 9)))
    """
    result: list[Pot] = []
    for pot in (*before, *pots):
        # nobody is left who could win it: it goes to those still in
        seats = tuple(seat for seat in pot.seats if seat in still_in) or tuple(sorted(still_in))
        if not pot.amount:
            continue
        if result and result[-1].seats == seats:
            result[-1] = Pot(result[-1].amount + pot.amount, seats)
        else:
            result.append(Pot(pot.amount, seats))
    return tuple(result)
