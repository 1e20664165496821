"""Pots of random hands, against a second calculator that moves chips one by one; and all-ins in any order."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from dealer_assist.hand.entries import AllIn
from dealer_assist.hand.middle import pots_of
from dealer_assist.hand.state import HandState, Stage, live
from dealer_assist.pots.build import Contribution, Pot, build_pots, uncalled
from dealer_assist.rules.options import MultipleOddChips
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import FloorDecision
from dealer_assist.table.seating import opened
from dealer_assist.table.state import TableState
from tests import chipcalc
from tests.hands import LOOSE, played, some_opening
from tests.tables import the_hand
from tests.walks import CHANCES

SMALL = ((1, 2), (1, 3), (2, 5))
"""Chips that are moved one by one want small stakes."""


def stakes(hand: HandState, stacks: dict[int, int]) -> list[chipcalc.Stake]:
    """What each seat has put in, told from the stack it began with and what it has left."""
    told = []
    for seat in hand.seats:
        assert seat.behind is not None
        gone = stacks[seat.seat] - seat.behind
        told.append(chipcalc.Stake(seat.seat, gone - seat.dead, dead=seat.dead, folded=seat.folded))
    return told


def piles(pots: tuple[Pot, ...]) -> tuple[chipcalc.Pile, ...]:
    return tuple(chipcalc.Pile(pot.amount, pot.seats) for pot in pots)


@settings(max_examples=150)
@given(CHANCES)
def test_pots_lie_as_chips_moved_one_by_one_and_are_shared_like_cards_dealt_out(chance: Random) -> None:
    table = opened(some_opening(chance, blinds=SMALL))
    stacks = {seat.number: seat.stack or 0 for seat in table.seats}
    for _entry, after in played(table, chance):
        hand = after.hand
        if hand is None:
            break
        if hand.stage is not Stage.BETTING and not hand.awards:
            felt = chipcalc.build_pots(stakes(hand, stacks))
            assert piles(pots_of(hand)) == felt.pots
        elif hand.stage is Stage.SETTLED:
            # before the awards: behind, less what was won, is what the betting left
            left = {each.seat: (each.behind or 0) - each.won for each in hand.seats}
            assert {each.seat: each.won for each in hand.seats} == shared(hand)
            assert sum(stacks[seat] - chips for seat, chips in left.items()) == sum(pot.amount for pot in hand.pots)


def shared(hand: HandState) -> dict[int, int]:
    """What each seat gets when every pot is dealt out like cards, left of the button first."""
    assert hand.positions.button is not None
    won = {each.seat: 0 for each in hand.seats}
    order = chipcalc.left_of_button(hand.positions.button, sorted({*won, hand.positions.button}))
    to_first = hand.rules.multiple_odd_chips is MultipleOddChips.ALL_TO_FIRST
    for award in hand.awards:
        amount = hand.pots[award.pot].amount
        winners = award.parts[0].winners
        dealt_out = chipcalc.award(amount, [winners], order, hand.unit, odd_to_first_winner=to_first)
        for seat, chips in dealt_out.items():
            won[seat] += chips
    return won


@settings(max_examples=200)
@given(CHANCES, st.data())
def test_all_ins_of_one_street_in_any_order_build_the_same_pots(chance: Random, data: st.DataObject) -> None:
    table = street_begun(chance)
    if table is None:
        return
    all_ins = [AllIn(each.seat) for each in live(the_hand(table)) if not each.all_in]
    in_turn, shuffled = table, table
    for entry in all_ins:
        in_turn = by_floor(in_turn, entry)
    for entry in data.draw(st.permutations(all_ins)):
        shuffled = by_floor(shuffled, entry)
    assert pots_of(the_hand(shuffled)) == pots_of(the_hand(in_turn))


def street_begun(chance: Random) -> TableState | None:
    """A table where a betting round begins, on any street; None if this hand came to no such round."""
    wanted = chance.randrange(4)
    for _entry, table in played(opened(some_opening(chance)), chance, LOOSE):
        hand = table.hand
        if hand and hand.street == wanted and hand.to_act and all(each.acted_at is None for each in hand.seats):
            return table
    return None


def by_floor(table: TableState, entry: AllIn) -> TableState:
    """The entry by the floor's word, so that the turn does not matter.

    A last seat that has matched all others has no action left; what it put in would come back anyway.
    """
    after = apply(table, FloorDecision(entry, "in any order"))
    if not isinstance(after, Refused):
        return after
    assert after.code is RefusalCode.BETTING_CLOSED, after
    return table


CONTRIBUTIONS = st.lists(st.tuples(st.integers(0, 60), st.integers(0, 8), st.booleans()), min_size=1, max_size=10).map(
    lambda rows: [Contribution(seat, total, dead, folded) for seat, (total, dead, folded) in enumerate(rows, 1)]
)


@settings(max_examples=300)
@given(CONTRIBUTIONS, st.integers(0, 20))
def test_any_contributions_make_the_pots_of_chips_moved_one_by_one(each: list[Contribution], carried: int) -> None:
    felt = chipcalc.build_pots([chipcalc.Stake(one.seat, one.total, 0, one.dead, one.folded) for one in each], carried)
    back = uncalled(each)
    assert felt.refunds == ({back.seat: back.amount} if back else {})
    matched = [msgspec.structs.replace(one, total=min(one.total, back.second)) if back else one for one in each]
    assert piles(build_pots(matched, carried)) == felt.pots


@settings(max_examples=200)
@given(CONTRIBUTIONS, st.data())
def test_pots_do_not_hang_on_the_order_in_which_seats_are_told(each: list[Contribution], data: st.DataObject) -> None:
    assert build_pots(data.draw(st.permutations(each))) == build_pots(each)


@settings(max_examples=200)
@given(CONTRIBUTIONS, st.integers(0, 20))
def test_later_pots_have_fewer_seats_and_all_chips_lie_in_one(each: list[Contribution], carried: int) -> None:
    pots = build_pots(each, carried)
    if any(not one.folded for one in each):
        assert sum(pot.amount for pot in pots) == carried + sum(one.total + one.dead for one in each)
    for before, after in pairwise(pots):
        assert set(after.seats) < set(before.seats)
