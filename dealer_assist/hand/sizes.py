"""How large a bet is on each street: the smallest of no-limit, the fixed one of limit, the two ends of a spread.

The largest blind is the smallest bet on every street (WSOP Live 2024 R128, R170); a house may let a straddle or
the ante of a bomb pot stand for it. Fixed limit doubles for the late rounds (WSOP Live 2024, limit games).
"""

from __future__ import annotations

from collections.abc import Callable

from dealer_assist.games.game import Bet, ForcedBets
from dealer_assist.hand.forced import BetSizes
from dealer_assist.hand.state import HandState
from dealer_assist.rules.options import (
    BettingStructure,
    BombPotMinBet,
    HouseRules,
    ShortDeckPostflopMinBet,
    StraddlePostflopMinBet,
)


def largest_blind(hand: HandState) -> int:
    """The blind that sets the price before the flop, chips: the third one or the kill where there is one."""
    return max(hand.big_blind, hand.third_blind, hand.forced.kill)


def largest_of_the_places(hand: HandState) -> int:
    """The largest blind a place at the table owes, chips; a kill is none of them, wherever its player sits."""
    return max(hand.big_blind, hand.third_blind)


def fixed_bet(hand: HandState) -> int:
    """Chips of every bet and raise of this street in fixed limit.

    An open pair may bet the big one earlier: `structures`.
    """
    return hand.bets.small_bet if hand.game.streets[hand.street].bet is Bet.SMALL else hand.bets.big_bet


def spread(bets: BetSizes, rules: HouseRules, street: int) -> tuple[int, int]:
    """Smallest and largest bet of a spread on this street, chips.

    Option `spread_by_street`: the last row whose betting round has been reached; without rows the one spread of
    the table.
    """
    reached = [row for row in rules.spread_by_street if row.from_betting_round <= street + 1]
    return (reached[-1].minimum, reached[-1].maximum) if reached else (bets.spread_least, bets.spread_most)


def smallest_bet(hand: HandState) -> int:
    """Chips of the smallest full bet on this street, before anybody has bet."""
    rules = hand.rules
    if rules.betting_structure is BettingStructure.FL:
        return fixed_bet(hand)
    if rules.betting_structure is BettingStructure.SPREAD:
        least = spread(hand.bets, rules, hand.street)[0]
        # before the flop the blind is the last bet
        return least if hand.street else max(least, largest_blind(hand))
    return _big_bet_minimum(hand)


AFTER_THE_FLOP: dict[ShortDeckPostflopMinBet, Callable[[HandState], int]] = {
    ShortDeckPostflopMinBet.ANTE: lambda hand: hand.rules.ante_amount or largest_blind(hand),
    ShortDeckPostflopMinBet.BUTTON_AMOUNT: largest_blind,
}
"""The smallest bet of short deck (WSOP Tournament 2024 Section IX, Short Deck; WSOP Live 2024 R128)."""


def _big_bet_minimum(hand: HandState) -> int:
    """No-limit and pot-limit: the largest blind.

    Options `bomb_pot_min_bet`, `straddle_postflop_min_bet` and `short_deck_postflop_min_bet` let the ante of a bomb
    pot, the last straddle or the ante of short deck stand for it.
    """
    forced, rules = hand.forced, hand.rules
    if forced.bomb_ante and (rules.bomb_pot_min_bet is BombPotMinBet.ANTE or not largest_blind(hand)):
        return forced.bomb_ante
    if hand.street and hand.game.forced is ForcedBets.BUTTON_ANTE:
        return AFTER_THE_FLOP[rules.short_deck_postflop_min_bet](hand)
    if forced.straddles and rules.straddle_postflop_min_bet is StraddlePostflopMinBet.STRADDLE:
        return forced.straddles[-1].to
    return largest_blind(hand)
