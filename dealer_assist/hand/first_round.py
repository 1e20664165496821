"""How the first betting round begins: the price, the smallest raise over it, who acts first and who last.

Blinds start it left of the largest; a straddle or a kill moves the price, and in some houses the straddler or the
killer to the end of the order. Rule file 02, sections 3.2 and 4. After the first raise everybody answers in seat
order: the place in this first time round no longer counts.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from dealer_assist.games.game import Family, ForcedBets
from dealer_assist.hand.sizes import fixed_bet, largest_blind, smallest_bet
from dealer_assist.hand.state import HandState
from dealer_assist.hand.stud_turn import begun_by_boards, bring_in_comes, bring_in_counts
from dealer_assist.hand.turn import begun_left_of, begun_with, owes_action
from dealer_assist.rules.options import (
    BettingStructure,
    DrawOpen,
    KillAction,
    ShortBlindCallAmount,
    ShortDeckStructure,
    StraddleFirstAction,
    StraddleMinRaise,
)

# -- the price and the raise over it


def opening_price(hand: HandState) -> int:
    """Chips to match before anybody has raised: the last straddle, else the kill or the largest blind."""
    straddles = hand.forced.straddles
    if straddles:
        return straddles[-1].to
    return ENTRY_TIMES * largest_blind(hand) if entry_is_fixed(hand) else largest_blind(hand)


ENTRY_TIMES = 3
"""Times the button's amount that coming in costs in short deck where that is all one may do."""


def entry_is_fixed(hand: HandState) -> bool:
    """Whether before the flop one puts in exactly three times the button's amount or folds.

    Option `short_deck_structure`; WSOP Live 2024, Short Deck.
    """
    if hand.street or hand.game.forced is not ForcedBets.BUTTON_ANTE:
        return False
    return hand.rules.short_deck_structure is ShortDeckStructure.THREE_BLIND_ENTRY


def must_open(hand: HandState) -> bool:
    """Whether nobody is in yet and the first one may not just call. Option `draw_open`; Robert's Rules v11 s.11."""
    if hand.rules.draw_open is DrawOpen.CALL_BIG_BLIND or hand.street or hand.aggressor is not None:
        return False
    # chips in front that nobody told about have raised already
    return hand.game.family in EXCHANGED and hand.level <= opening_price(hand)


EXCHANGED = frozenset((Family.DRAW, Family.BADUGI))
"""Games in which cards are exchanged before any is dealt to the middle."""


def opening_raise(hand: HandState) -> int:
    """Chips of the smallest raise over the opening price. Option `straddle_min_raise`."""
    if hand.rules.betting_structure is BettingStructure.FL:
        return fixed_bet(hand)
    if hand.street or not hand.forced.straddles:
        return smallest_bet(hand)
    return RAISE_OVER_STRADDLE[hand.rules.straddle_min_raise](hand)


RAISE_OVER_STRADDLE: dict[StraddleMinRaise, Callable[[HandState], int]] = {
    StraddleMinRaise.BIG_BLIND: largest_blind,
    StraddleMinRaise.STRADDLE: opening_price,
}
"""A straddle of 4 over 2: to 6 where a raise adds a big blind (WSOP Live 2024 R161), to 8 where it adds the straddle
(Robert's Rules v11 s.14 No-Limit 2)."""


def opening_level(hand: HandState) -> int:
    """Total to call: the most in front; before the flop the whole opening price, even if posted short.

    Option `short_blind_call_amount`: in a house that lets a short big blind be called, that amount.
    """
    most = max([each.front for each in hand.seats], default=0)
    forced = hand.forced
    if hand.stud.bring_in_due:
        return forced.kill
    if must_open(hand) and hand.rules.draw_open is DrawOpen.OPEN_OR_FOLD_ONLY and most <= opening_price(hand):
        # the blinds cannot be called: nobody has bet yet
        return 0
    short_is_enough = hand.rules.short_blind_call_amount is ShortBlindCallAmount.ALL_IN_AMOUNT
    if hand.street or (short_is_enough and not forced.straddles and not forced.kill):
        return most
    return max(most, opening_price(hand))


def raises_so_far(hand: HandState) -> int:
    """Bets and raises the first round begins with: the blind is the first.

    A straddle is none unless the house says so (WSOP Live 2024 R126). Option `straddle_counts_toward_cap`. In stud the
    completion is the first, unless there is a kill.
    """
    if hand.game.forced is ForcedBets.BRING_IN and hand.forced.killer is None:
        return bring_in_counts(hand) + (hand.level > hand.big_blind)
    return 1 + (len(hand.forced.straddles) if hand.rules.straddle_counts_toward_cap else 0)


# -- the order


def first_left_of(hand: HandState) -> int | None:
    """The position left of which the action of this street starts.

    Later streets start left of the button, the first one left of the largest blind, or of the last straddle where
    the option `straddle_first_action` says so. None if it was not told, or if the hand has no blinds.
    """
    positions = hand.positions
    if hand.street or hand.game.forced is ForcedBets.BUTTON_ANTE:
        return positions.button
    if hand.game.forced is ForcedBets.BRING_IN:
        return hand.forced.killer
    if hand.forced.straddles and hand.rules.straddle_first_action is StraddleFirstAction.LEFT_OF_STRADDLE:
        return hand.forced.straddles[-1].seat
    return positions.big_blind if positions.third_blind is None else positions.third_blind


def first_circuit(hand: HandState) -> tuple[int, ...]:
    """The order of the first time round where it is not seat order; empty where it is.

    Who is skipped comes at the end: straddlers in seat order (option `straddle_first_action`), after them a killer
    who acts last (option `kill_action`).
    """
    last = _kept_for_last(hand)
    if not last or hand.street:
        return ()
    order = _clockwise(hand)
    in_turn = [seat for seat in order if seat not in last]
    killer = [seat for seat in order if seat in last and seat == _killer_last(hand)]
    straddlers = [seat for seat in order if seat in last and seat not in killer]
    return (*in_turn, *straddlers, *killer)


def first_order(hand: HandState) -> tuple[int, ...]:
    """Everybody who still has to act, in the order of acting if nobody raises; empty if the button was not told."""
    owing = {each.seat for each in hand.seats if owes_action(each, hand.level)}
    return tuple(seat for seat in hand.circuit or _clockwise(hand) if seat in owing)


def _clockwise(hand: HandState) -> tuple[int, ...]:
    """Seats from the first to act on, clockwise; empty if nobody told where that is."""
    start = first_left_of(hand)
    if start is None:
        return ()
    seats = [each.seat for each in hand.seats]
    return tuple([seat for seat in seats if seat > start] + [seat for seat in seats if seat <= start])


def out_of_seat_order(hand: HandState) -> bool:
    """Whether somebody is skipped in the first time round."""
    return bool(_kept_for_last(hand))


def _kept_for_last(hand: HandState) -> frozenset[int]:
    """Seats that are skipped until everybody else has acted."""
    skipped = SKIPPED[hand.rules.straddle_first_action](hand)
    killer = _killer_last(hand)
    return skipped if killer is None else skipped | {killer}


def _nobody(_hand: HandState) -> frozenset[int]:
    return frozenset()


def _straddlers(hand: HandState) -> frozenset[int]:
    return frozenset(each.seat for each in hand.forced.straddles)


SKIPPED: dict[StraddleFirstAction, Callable[[HandState], frozenset[int]]] = {
    StraddleFirstAction.LEFT_OF_STRADDLE: _nobody,
    StraddleFirstAction.UTG_SKIP_STRADDLER: _straddlers,
}
"""Straddlers that wait for the end of the first time round (WSOP Live 2024 R161 and the introduction to blinds)."""


def _killer_last(hand: HandState) -> int | None:
    return hand.forced.killer if hand.rules.kill_action is KillAction.LAST else None


# -- begun


def with_order(hand: HandState) -> HandState:
    """The hand with the order of its first time round, as long as nobody has raised."""
    order = first_circuit(hand) if hand.level == opening_price(hand) else ()
    return replace(hand, circuit=order) if order else hand


def begun(hand: HandState) -> HandState:
    """The hand with the turn where the betting of this street starts."""
    if hand.game.later_first is not None and (hand.street or hand.stud.bring_in_due):
        return begun_by_boards(hand)
    hand = with_order(hand)
    return begun_with(hand) if hand.circuit else begun_left_of(hand, first_left_of(hand))


def opened(hand: HandState) -> HandState:
    """The hand with price, smallest raise and turn as they are before anybody has acted."""
    waits = bring_in_comes(hand, nothing_in_front=hand.stud.bring_in_due)
    if waits is not hand.stud.bring_in_due:
        hand = replace(hand, stud=replace(hand.stud, bring_in_due=waits))
    level = opening_level(hand)
    priced = replace(
        hand,
        level=level,
        full_raise=opening_raise(hand),
        full_level=level,
        raises=raises_so_far(hand) if level else 0,
        circuit=(),
    )
    return begun(priced)
