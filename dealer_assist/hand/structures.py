"""What the betting structure decides: how much a full bet or raise is, how much is too much, what reopens the betting.

No-limit and pot-limit raise by the last full raise at least (TDA 2024 R43-A, WSOP Live 2024 R171); fixed limit bets
one size and lets a short all-in be completed (WSOP Live 2024 R129, TDA 2024 R47-B); a spread has two ends. Option
`betting_structure`; rule file 03, sections 2 to 5.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from dealer_assist.games.game import ForcedBets, Opens, Ranking
from dealer_assist.hand.pot_limit import pot_limit
from dealer_assist.hand.sizes import fixed_bet, spread
from dealer_assist.hand.state import HandState, InHand
from dealer_assist.rules.options import BettingStructure, LimitShortAllInFraction, MinRaiseRule, ShortAllInReopens
from dealer_assist.rules.refused import RefusalCode


class Structure(msgspec.Struct, frozen=True):
    """The rules of one betting structure."""

    full_to: Callable[[HandState], int | None]
    """Total in front of the smallest full bet or raise, chips; None while the last full raise is not known."""
    most_to: Callable[[HandState, InHand], int | None]
    """Largest total the structure allows a seat, chips; None = its stack is the limit."""
    is_full: Callable[[HandState, int], bool | None]
    """Whether a bet or raise to this total counts as a full one; None = not known."""
    reopens: Callable[[HandState, int], bool]
    """Whether a seat that acted with this total in front may raise again."""
    reopens_by: Callable[[HandState], int | None]
    """Chips of increase a seat that has acted must face to raise again; None while the last full raise is not known."""
    too_much: RefusalCode | None = None
    """The refusal of a bet or raise above the largest."""
    cite: tuple[str, ...] = ()
    """Where the largest is printed."""
    reopened_by_rule: tuple[str, tuple[str, ...]] = ("short_all_in_reopens", ("TDA 2024 R47-A", "WSOP Live 2024 R171"))
    """House option that says what reopens the betting, and where that is printed."""


# -- no-limit, pot-limit and spread: the last full raise


def last_raise(hand: HandState) -> int | None:
    """Chips a full bet or raise adds; None while the last full raise is not known. Option `min_raise_rule`."""
    return LAST_RAISE[hand.rules.min_raise_rule](hand)


def _last_increment(hand: HandState) -> int | None:
    return hand.full_raise


def _double_total(hand: HandState) -> int | None:
    return hand.full_level or hand.full_raise


LAST_RAISE: dict[MinRaiseRule, Callable[[HandState], int | None]] = {
    MinRaiseRule.LAST_INCREMENT: _last_increment,
    MinRaiseRule.DOUBLE_TOTAL: _double_total,
}


def _level_and_raise(hand: HandState) -> int | None:
    least = last_raise(hand)
    return None if least is None else hand.level + least


def _at_least_last_raise(hand: HandState, to: int) -> bool | None:
    least = last_raise(hand)
    return None if least is None else to - hand.level >= least


def _reopened(hand: HandState, acted_at: int) -> bool:
    return REOPENS[hand.rules.short_all_in_reopens](hand, acted_at)


def _faces_a_full_raise(hand: HandState, acted_at: int) -> bool:
    """A full raise opens the betting; short all-ins add up to one, each seat counts from its own last total."""
    least = last_raise(hand)
    return least is None or hand.full_level > acted_at or hand.level - acted_at >= least


def _one_full_raise_since(hand: HandState, acted_at: int) -> bool:
    """Only a bet or raise that is full by itself counts."""
    return hand.full_level > acted_at


def _anything_more(hand: HandState, acted_at: int) -> bool:
    """Every all-in increase counts."""
    return hand.level > acted_at


REOPENS: dict[ShortAllInReopens, Callable[[HandState, int], bool]] = {
    ShortAllInReopens.PER_PLAYER_CUMULATIVE: _faces_a_full_raise,
    ShortAllInReopens.SINGLE_ONLY: _one_full_raise_since,
    ShortAllInReopens.ALWAYS: _anything_more,
}
"""Option `short_all_in_reopens`; TDA 2024 R47-A, WSOP Live 2024 R171 and R173."""


def _the_stack(_hand: HandState, _seat: InHand) -> None:
    return None


# -- fixed limit: one size


def _completed(hand: HandState) -> int:
    """One bet over the last full total: a raise, or a short all-in or a bring-in completed."""
    return hand.full_level + (bet_sizes(hand)[0] if hand.stud.up else fixed_bet(hand))


def _largest_size(hand: HandState, _seat: InHand) -> int:
    return hand.full_level + (bet_sizes(hand)[-1] if hand.stud.up else fixed_bet(hand))


def bet_sizes(hand: HandState) -> tuple[int, ...]:
    """Chips a bet or raise of this street may be in fixed limit, ascending.

    With an open pair on fourth street small or big; after a big one only big. Option `stud_open_pair_double`, in
    seven-card stud high (WSOP Live 2024 R220, Robert's Rules v11 s.8.4; TDA 2024 RP-10-F: no).
    """
    small, big = fixed_bet(hand), hand.bets.big_bet
    if hand.street != 1 or not hand.rules.stud_open_pair_double or not open_pair(hand):
        return (small,)
    by_big_bets = hand.level > 0 and hand.full_raise is not None and hand.full_raise > small
    return (big,) if by_big_bets else (small, big)


def open_pair(hand: HandState) -> bool:
    """Whether somebody still in shows a pair on fourth street of a game that is high only."""
    game = hand.game
    if game.later_first is not Opens.HIGH_BOARD or [half.ranking for half in game.halves] != [Ranking.HIGH]:
        return False
    still_in = {each.seat for each in hand.seats if not each.folded}
    shown = (each.cards for each in hand.stud.up if each.seat in still_in)
    return any(len({card[0] for card in cards}) < len(cards) for cards in shown)


def fixed_totals(hand: HandState) -> tuple[int, ...]:
    """Totals in front a full bet or raise may go to, where the structure fixes them; empty where it does not."""
    if hand.rules.betting_structure is not BettingStructure.FL:
        return ()
    return tuple(hand.full_level + size for size in bet_sizes(hand))


def _counts_in_limit(hand: HandState, to: int) -> bool:
    return enough_of_a_bet(hand, to - hand.full_level)


def _reopened_in_limit(hand: HandState, acted_at: int) -> bool:
    # who has only the bring-in in front faces a whole bet, however large the bring-in was
    completed = hand.full_level > 0 and acted_at <= bring_in_of(hand)
    return enough_of_a_bet(hand, hand.level - (0 if completed else acted_at))


def bring_in_of(hand: HandState) -> int:
    """Chips of the bring-in on the third street of stud, which is part of the first whole bet; 0 elsewhere."""
    return hand.big_blind if hand.game.forced is ForcedBets.BRING_IN and not hand.street else 0


def enough_of_a_bet(hand: HandState, chips: int) -> bool:
    """Whether so many chips more count as a bet or raise. Option `limit_short_all_in_fraction`."""
    return PARTS_OF_A_BET[hand.rules.limit_short_all_in_fraction] * chips >= fixed_bet(hand)


def _part_of_a_bet(hand: HandState) -> int:
    """The fewest chips that are enough of a bet."""
    return -(-fixed_bet(hand) // PARTS_OF_A_BET[hand.rules.limit_short_all_in_fraction])


PARTS_OF_A_BET: dict[LimitShortAllInFraction, int] = {
    LimitShortAllInFraction.HALF: 2,
    LimitShortAllInFraction.FULL: 1,
}
"""How many times the chips must reach a bet."""


# -- spread limit: two ends


def _upper_end(hand: HandState, _seat: InHand) -> int:
    most = hand.level + spread(hand.bets, hand.rules, hand.street)[1]
    # where the spread narrowed below the last raise, that raise is still the least
    return max(most, hand.level + (last_raise(hand) or 0))


def _pot_or_least(hand: HandState, seat: InHand) -> int:
    """The pot; a bet of the smallest size is allowed over a pot that holds less."""
    return max(pot_limit(hand, seat), _level_and_raise(hand) or 0)


NO_LIMIT = Structure(_level_and_raise, _the_stack, _at_least_last_raise, _reopened, last_raise)
POT_LIMIT = Structure(
    _level_and_raise,
    _pot_or_least,
    _at_least_last_raise,
    _reopened,
    last_raise,
    RefusalCode.ABOVE_POT,
    ("TDA 2024 R54", "WSOP Live 2024 Section VII", "Robert's Rules v11 s.14"),
)
FIXED_LIMIT = Structure(
    _completed,
    _largest_size,
    _counts_in_limit,
    _reopened_in_limit,
    _part_of_a_bet,
    RefusalCode.ABOVE_FIXED_BET,
    ("WSOP Live 2024 R129", "TDA 2024 R47-B"),
    ("limit_short_all_in_fraction", ("TDA 2024 R47-B", "WSOP Live 2024 R129")),
)
SPREAD_LIMIT = Structure(
    _level_and_raise,
    _upper_end,
    _at_least_last_raise,
    _reopened,
    last_raise,
    RefusalCode.ABOVE_SPREAD,
)

STRUCTURES: dict[BettingStructure, Structure] = {
    BettingStructure.NL: NO_LIMIT,
    BettingStructure.PL: POT_LIMIT,
    BettingStructure.FL: FIXED_LIMIT,
    BettingStructure.SPREAD: SPREAD_LIMIT,
}


def structure_of(hand: HandState) -> Structure:
    """The rules of the hand's betting structure."""
    return STRUCTURES[hand.rules.betting_structure]
