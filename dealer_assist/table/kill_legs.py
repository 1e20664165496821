"""Where the kill button goes once a pot has been won: to the winner of a first pot, and over to the kill by a second.

A first pot won gives a leg; the second kills if a full bet was won in it beyond the blinds. A split keeps leg and kill
where they are held, and otherwise nobody has a leg. In split-pot games a scoop of a big pot kills instead. WSOP Live
2024 R189 to R195, Robert's Rules v11 s.13; rule file 02, section 4. Options `kill_type`, `kill_trigger`,
`kill_second_leg_minimum`, `kill_scoop_multiple`.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from dealer_assist.games.game import ForcedBets
from dealer_assist.hand.state import HandState
from dealer_assist.rules.options import AnteType, HouseRules, KillSecondLegMinimum, KillTrigger, KillType
from dealer_assist.table.entries import PotWon
from dealer_assist.table.state import Stakes


class Legs(msgspec.Struct, frozen=True):
    """Where the kill button lies after a pot."""

    leg_up: int | None = None
    """Seat that won it; None = nobody has a leg."""
    kill: int | None = None
    """Seat that must kill the next pot; None = nobody."""


class Before(msgspec.Struct, frozen=True):
    """Where it lay in the hand that is over."""

    leg_up: int | None = None
    killer: int | None = None


def after_pot(before: Before, won: PotWon, rules: HouseRules, stakes: Stakes) -> Legs:
    """Where the kill button goes once a pot has been won. Options `kill_type` and `kill_trigger`."""
    if rules.kill_type is KillType.NONE:
        return Legs()
    return TRIGGER[rules.kill_trigger](before, won, rules, stakes)


def _two_in_a_row(before: Before, won: PotWon, rules: HouseRules, stakes: Stakes) -> Legs:
    if len(won.winners) > 1:
        # who splits a killed pot kills again, who splits with a leg keeps it (WSOP Live 2024 R192)
        kill = before.killer if before.killer in won.winners else None
        return Legs(before.leg_up if before.leg_up in won.winners else kill, kill)
    winner = won.winners[0]
    second = winner == before.leg_up and ENOUGH[rules.kill_second_leg_minimum](won, stakes)
    return Legs(winner, winner if winner == before.killer or second else None)


def _scoop(before: Before, won: PotWon, rules: HouseRules, stakes: Stakes) -> Legs:
    """WSOP Live 2024 R195: at least five bets of the upper limit."""
    least = rules.kill_scoop_multiple * (stakes.bets.big_bet or stakes.big_blind)
    scooped = len(won.winners) == 1 and (won.pot is None or won.pot >= least)
    return Legs(kill=won.winners[0] if scooped else None)


def _by_choice(before: Before, won: PotWon, rules: HouseRules, stakes: Stakes) -> Legs:
    return Legs()


TRIGGER: dict[KillTrigger, Callable[[Before, PotWon, HouseRules, Stakes], Legs]] = {
    KillTrigger.TWO_IN_A_ROW: _two_in_a_row,
    KillTrigger.SCOOP: _scoop,
    KillTrigger.VOLUNTARY: _by_choice,
}


def _one_full_bet(won: PotWon, stakes: Stakes) -> bool:
    """WSOP Live 2024 R191, Robert's Rules v11 s.13.3."""
    return won.beyond_blinds is None or won.beyond_blinds >= (stakes.bets.small_bet or stakes.big_blind)


def _any_pot(won: PotWon, stakes: Stakes) -> bool:
    return True


ENOUGH: dict[KillSecondLegMinimum, Callable[[PotWon, Stakes], bool]] = {
    KillSecondLegMinimum.ONE_FULL_BET_BEYOND_BLINDS: _one_full_bet,
    KillSecondLegMinimum.NONE: _any_pot,
}


# -- what a hand that was followed tells


def pot_won(hand: HandState) -> PotWon:
    """Who won a hand that is over, and how much.

    Who won every pot alone won the hand; anything else is a split. Blinds that were chopped count as split.
    """
    paid = tuple(each.seat for each in hand.seats if each.won)
    winners = paid or tuple(each.seat for each in hand.seats if not each.folded)
    others = (each for each in hand.seats if each.seat not in winners)
    return PotWon(
        winners,
        beyond_blinds=sum(max(0, each.put_in - _blind_of(hand, each.seat) - _own_ante(hand)) for each in others),
        pot=sum(each.put_in + each.dead for each in hand.seats) + sum(pot.amount for pot in hand.carried),
    )


def _own_ante(hand: HandState) -> int:
    """The ante every seat paid for itself, chips: forced like a blind, no bet anybody won."""
    each_pays = hand.rules.ante_type is AnteType.PER_PLAYER or hand.game.forced is ForcedBets.BRING_IN
    return hand.rules.ante_amount if each_pays else 0


def _blind_of(hand: HandState, seat: int) -> int:
    """The blind a seat posted; a kill blind is none (WSOP Live 2024 R191)."""
    if seat == hand.forced.killer:
        return 0
    due = {
        hand.positions.small_blind: hand.small_blind,
        hand.positions.big_blind: hand.big_blind,
        hand.positions.third_blind: hand.third_blind,
    }
    return due.get(seat, 0)
