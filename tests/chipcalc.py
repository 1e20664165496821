"""A second calculator of pots that moves chips one by one, as a dealer could with two hands and no arithmetic.

It shares nothing with the program: it is there to disagree. Nobody's total is subtracted from another's here. A chip
that nobody matched comes off the highest pile, and the next one after it; pots grow layer by layer, one chip from
everybody who has one left; an award is dealt out like cards.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple, TypeVar

Taker = TypeVar("Taker")


class Stake(NamedTuple):
    """What one seat put into the hand, in chips."""

    seat: int
    live: int
    """Everything bet in the whole hand: blinds, straddle, bring-in, calls, raises."""
    ante: int = 0
    """The seat's own ante."""
    dead: int = 0
    """In the pot, but no part of the bet: dead blind, big blind ante, missed straddle."""
    folded: bool = False


class Pile(NamedTuple):
    """One pot on the felt: its chips, and the seats that can win it, ascending."""

    amount: int
    seats: tuple[int, ...]


class Felt(NamedTuple):
    """How the chips lie when the betting is over."""

    refunds: dict[int, int]
    """By seat, the chips that go back to it."""
    pots: tuple[Pile, ...]
    """Main pot first."""
    carried: int = 0
    """Chips that stay in the middle for the next deal."""


def build_pots(
    stakes: Sequence[Stake], carry_in: int = 0, given_back: Mapping[int, int] | None = None, chip: int = 1
) -> Felt:
    """Take the piles in front of the seats apart, one chip after the other.

    `carry_in` lies in the middle from an earlier deal; `given_back` is what a ruling released, by seat. `chip` is what
    one chip is worth: a hand for millions in thousands need not be counted in ones.

    >>> build_pots([Stake(1, 25), Stake(2, 60), Stake(3, 60)]).pots
    (Pile(amount=75, seats=(1, 2, 3)), Pile(amount=70, seats=(2, 3)))
    """
    piles = {stake.seat: whole_chips(stake.live + stake.ante, chip) for stake in stakes}
    middle = whole_chips(carry_in, chip) + sum(whole_chips(stake.dead, chip) for stake in stakes)
    on_the_table = sum(piles.values()) + middle
    in_hand = tuple(sorted(stake.seat for stake in stakes if not stake.folded))
    refunds: dict[int, int] = {}
    for seat, amount in (given_back or {}).items():
        for _ in range(whole_chips(amount, chip)):
            hand_back_one(piles, refunds, seat)
    while (seat_above_all := alone_on_top(piles)) is not None:
        hand_back_one(piles, refunds, seat_above_all)
    pots = pull(piles, middle, in_hand)
    if sum(refunds.values()) + sum(pots.values()) != on_the_table:
        raise AssertionError(f"{on_the_table} chips on the table became {refunds} back and {pots}")
    return Felt(
        {seat: number * chip for seat, number in refunds.items()},
        tuple(Pile(number * chip, seats) for seats, number in pots.items()),
    )


def undo_deal(stakes: Sequence[Stake], knew: Collection[int] = ()) -> Felt:
    """A void hand: every chip goes back, but those of seats that `knew` the deck was fouled stay in the middle.

    >>> undo_deal([Stake(1, 50), Stake(2, 400, dead=100)], knew=[1])
    Felt(refunds={2: 500}, pots=(), carried=50)
    """
    refunds: dict[int, int] = {}
    carried = 0
    for stake in stakes:
        for _ in range(stake.live + stake.ante + stake.dead):
            if stake.seat in knew:
                carried += 1
            else:
                refunds[stake.seat] = refunds.get(stake.seat, 0) + 1
    return Felt(refunds, (), carried)


def deal_out(amount: int, takers: Sequence[Taker], unit: int = 1, odd_to_first: bool = False) -> dict[Taker, int]:
    """Deal a pile round the takers, one unit at a time in their order, until it is gone.

    With `odd_to_first`, units that no longer go all the way round are not dealt: the first takes them. So does the
    first with what is left below one unit.

    >>> deal_out(200, [5, 9, 2])
    {5: 67, 9: 67, 2: 66}
    >>> deal_out(200, [5, 9, 2], odd_to_first=True)
    {5: 68, 9: 66, 2: 66}
    """
    got = dict.fromkeys(takers, 0)
    smallest_round = unit * (len(takers) if odd_to_first else 1)
    while amount >= smallest_round:
        for taker in takers:
            if amount >= unit:
                got[taker] += unit
                amount -= unit
    got[takers[0]] += amount
    return got


def award(
    amount: int,
    parts: Sequence[Collection[int]],
    order: Sequence[int],
    unit: int = 1,
    odd_to_first_part: bool = False,
    odd_to_first_winner: bool = False,
) -> dict[int, int]:
    """Deal one pot out to its parts, first part first, and each part to its winners in `order`.

    `parts` are the winners of each board or half; a part without winners is not dealt to. `order` is every seat in the
    order of odd chips.

    >>> award(303, parts=[[2], [2, 6]], order=[4, 5, 6, 1, 2, 3])
    {2: 227, 6: 76}
    """
    won = [[seat for seat in order if seat in winners] for winners in parts if winners]
    awards: dict[int, int] = {}
    for part, pile in deal_out(amount, range(len(won)), unit, odd_to_first_part).items():
        for seat, share in deal_out(pile, won[part], unit, odd_to_first_winner).items():
            awards[seat] = awards.get(seat, 0) + share
    return awards


def left_of_button(button: int, seats: Sequence[int]) -> list[int]:
    """Every seat in the order of odd chips: clockwise, starting left of the button, the button last.

    >>> left_of_button(3, [1, 2, 3, 4, 5])
    [4, 5, 1, 2, 3]
    """
    order = list(seats)
    while order[-1] != button:
        order.append(order.pop(0))
    return order


def pay_bounty(winner: int, dealt_in: Sequence[int], bounty: int) -> dict[int, int]:
    """Chips that change seats in a side game: everybody else dealt in hands the winner the bounty, chip by chip.

    >>> pay_bounty(4, dealt_in=[1, 4, 6], bounty=5)
    {1: -5, 4: 10, 6: -5}
    """
    moved = dict.fromkeys(dealt_in, 0)
    for seat in dealt_in:
        for _ in range(bounty if seat != winner else 0):
            moved[seat] -= 1
            moved[winner] += 1
    return moved


def whole_chips(amount: int, chip: int) -> int:
    """How many chips an amount is, or an error where one would have to be cut."""
    number, rest = divmod(amount, chip)
    if rest:
        raise AssertionError(f"{amount} cannot be laid in chips of {chip}")
    return number


def hand_back_one(piles: dict[int, int], refunds: dict[int, int], seat: int) -> None:
    """Move one chip from the seat's pile in the hand back to the player."""
    piles[seat] -= 1
    if piles[seat] < 0:
        raise AssertionError(f"seat {seat} is given back more than it put in")
    refunds[seat] = refunds.get(seat, 0) + 1


def alone_on_top(piles: Mapping[int, int]) -> int | None:
    """The seat whose top chip lies higher than everybody else's, folded players included; None if there is none."""
    highest = max(piles, key=lambda seat: piles[seat], default=None)
    if highest is None or not piles[highest]:
        return None
    matched = any(pile == piles[highest] for seat, pile in piles.items() if seat != highest)
    return None if matched else highest


def pull(piles: dict[int, int], middle: int, in_hand: tuple[int, ...]) -> dict[tuple[int, ...], int]:
    """Pull the piles into pots, one chip from everybody who has one left, again and again.

    A pot is known by the seats that can win it, so layers with the same seats are one pot. Chips already in the middle
    lie under everything: whoever is in the hand can win them. Chips of folded players above everybody still in the
    hand go to the last pot.
    """
    pots: dict[tuple[int, ...], int] = {}
    last = in_hand
    for _ in range(middle):
        pots[last] = pots.get(last, 0) + 1
    while layer := [seat for seat, pile in piles.items() if pile]:
        last = tuple(seat for seat in in_hand if seat in layer) or last
        for seat in layer:
            piles[seat] -= 1
            pots[last] = pots.get(last, 0) + 1
    return pots
