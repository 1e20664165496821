"""Where a hand played again ends otherwise than its record says, and what that may come from.

A record states finishing stacks or winnings after rake, sometimes with half chips, sometimes wrongly. Decides which of
these differences have a plain cause; the rest is worth a look.
"""

from collections.abc import Iterator, Sequence
from decimal import Decimal
from enum import StrEnum
from typing import Final

from msgspec import Struct

from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_actions import RaisedTo
from dealer_assist.exchange.phh_amounts import in_file_units
from dealer_assist.hand.state import HandState, in_hand


class DifferenceCode(StrEnum):
    """What a difference is about."""

    STACK = "stack"
    """A player ends with other chips than recorded."""
    WINNINGS = "winnings"
    """A player took other chips from the pots than recorded."""
    TAKEN = "taken"
    """The record pays out less than was put in: rake, or an ante not paid."""
    ODD_CHIP = "odd_chip"
    """The record halves an odd chip, or gives it to another winner."""
    ANTE_DEAD = "ante_dead"
    """The record would hand back an ante one player pays for all; it stays in the pot, as its kind must."""
    MISSING_ACTION = "missing_action"
    """The record leaves out an action."""
    SHOWDOWN_LEFT_OUT = "showdown_left_out"
    """The record leaves out the showdown, but not the cards."""
    AGAINST_THE_RULES = "against_the_rules"
    """The record has an action the house rules do not allow."""
    IMPOSSIBLE_CARDS = "impossible_cards"
    """The record has a card twice, or one the deck or the hand did not hold."""
    UNFINISHED = "unfinished"
    """The record stops before the hand is over."""
    WINNER_NOT_SHOWN = "winner_not_shown"
    """The record does not show enough cards to tell who won."""


UNEXPLAINED: Final = frozenset(
    {DifferenceCode.STACK, DifferenceCode.WINNINGS, DifferenceCode.UNFINISHED, DifferenceCode.WINNER_NOT_SHOWN}
)
"""Differences without a plain cause, and hands without an end."""

TO_BE_BORNE_OUT: Final = frozenset(
    {DifferenceCode.MISSING_ACTION, DifferenceCode.AGAINST_THE_RULES, DifferenceCode.IMPOSSIBLE_CARDS}
)
"""Faults of a record that are plain only where its own stacks or winnings agree with what was made of them."""


class Difference(Struct, frozen=True):
    """One thing in which the table and the record differ."""

    code: str
    """A `DifferenceCode`, or the fault or reason for which the hand was not read or not played."""
    said: str
    """The same for a person."""
    player: int | None = None
    """Player in file order, from 1; None when it is not about one."""
    ours: Decimal | None = None
    """What the table gives, in units of the file."""
    file: Decimal | None = None
    """What the file says, in units of the file."""
    borne_out: bool = True
    """Whether the record itself agrees with what was made of it here: False for a guess nothing in it supports."""

    @property
    def explained(self) -> bool:
        """Whether it has a plain cause."""
        return self.borne_out and self.code in set(DifferenceCode) - UNEXPLAINED


def states_an_end(hand: PhhHand) -> bool:
    """Whether the record says how the hand ended, so that what was made of it can be compared."""
    stacks = hand.finishing_stacks is not None and None not in hand.starting_stacks
    return stacks or any(hand.winnings or ())


def differences_to_record(hand: PhhHand, settled: HandState, seats: Sequence[int]) -> Iterator[Difference]:
    """Finishing stacks and winnings against the record; `seats` are the players' chairs in file order.

    A record that states no winnings, or nothing but zeros, says nothing of them.
    """
    stacks = [in_hand(settled, seat).behind for seat in seats]
    if hand.finishing_stacks is not None and None not in stacks:
        ours = [in_file_units(stack or 0, hand.scale) for stack in stacks]
        yield from _compared(hand, settled, DifferenceCode.STACK, ours, hand.finishing_stacks)
    if hand.winnings is not None and any(hand.winnings):
        ours = [in_file_units(_taken(hand, settled, player, seat), hand.scale) for player, seat in _numbered(seats)]
        yield from _compared(hand, settled, DifferenceCode.WINNINGS, ours, hand.winnings)


def _numbered(seats: Sequence[int]) -> Iterator[tuple[int, int]]:
    return iter(enumerate(seats, start=1))


def _taken(hand: PhhHand, settled: HandState, player: int, seat: int) -> int:
    """Chips a player took as sites count them: pots won, and a blind nobody called; an uncalled raise is not in it."""
    each = in_hand(settled, seat)
    raised = any(isinstance(action, RaisedTo) and action.player == player for action in hand.actions)
    posted = abs(hand.blind_of(player)) + (hand.ante_of(player) if each.dead == 0 else 0)
    return each.won + (0 if raised or each.started is None else max(0, min(posted, each.started) - each.put_in))


def _compared(
    hand: PhhHand, settled: HandState, code: DifferenceCode, ours: Sequence[Decimal], file: Sequence[Decimal]
) -> Iterator[Difference]:
    gaps = [mine - stated for mine, stated in zip(ours, file, strict=True)]
    if not any(gaps):
        return
    total = sum(gaps)
    if _is_odd_chip(hand, settled, gaps):
        code = DifferenceCode.ODD_CHIP
    elif min(gaps) >= 0 and 0 < total <= most_taken(hand, settled):
        yield Difference(DifferenceCode.TAKEN, f"the record pays out {total} less: rake, or an ante not paid")
        return
    for player, (gap, mine, stated) in enumerate(zip(gaps, ours, file, strict=True), start=1):
        if gap:
            said = f"{code.replace('_', ' ')}: p{player} {mine} here, {stated} in the record"
            yield Difference(code, said, player, mine, stated)


def most_taken(hand: PhhHand, settled: HandState) -> Decimal:
    """The most a record may pay out less for a plain cause: rake, and one ante not paid.

    Ten percent is the most a rulebook names (WSOP Live 2024 R27); of a small pot a step table may take a big blind.
    """
    pots = in_file_units(sum(each.won for each in settled.seats), hand.scale)
    ante = in_file_units(max(hand.ante_of(player) for player in range(1, len(settled.seats) + 1)), hand.scale)
    return max(pots / 10, in_file_units(settled.big_blind, hand.scale)) + ante


def _is_odd_chip(hand: PhhHand, settled: HandState, gaps: Sequence[Decimal]) -> bool:
    """Whether nothing but odd chips of split pots went another way: at most one smallest unit for each of them."""
    split = sum(len(award.shares) > 1 for award in settled.awards)
    return not sum(gaps) and max(map(abs, gaps)) <= in_file_units(split, hand.scale)
