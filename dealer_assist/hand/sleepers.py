"""Sleepers: a straddle from any seat that is in force only if everybody before it folds.

Once somebody has come in, the player may take it back, or raise with it when the turn comes. Its chips do not play
until then. Option `straddle_positions` with `sleeper`; rule file 02, section 3.3, no rulebook prints it.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.entries import SleeperPosted, SleeperTakenBack
from dealer_assist.hand.forced import Straddle
from dealer_assist.hand.rule import HandRule
from dealer_assist.hand.state import HandState, Stage
from dealer_assist.hand.straddle_seats import no_straddles, not_in_limit, too_many
from dealer_assist.hand.straddle_sizes import sizes, wrong_size
from dealer_assist.hand.straddles import cannot_put_out, put_out
from dealer_assist.hand.turn import owes_action
from dealer_assist.rules.options import StraddlePositions
from dealer_assist.rules.refused import RefusalCode, Refused


def everybody_folded_so_far(hand: HandState) -> bool:
    """Whether nobody has come in: who has acted has folded, and no straddle but a sleeper can be in force."""
    in_first_round = not hand.street and hand.stage is Stage.BETTING and not hand.forced.bomb_ante
    return in_first_round and not any(each.acted_at is not None and not each.folded for each in hand.seats)


def sleeper_in_force(hand: HandState) -> HandState:
    """The hand with the sleeper of the seat to act in force, if all before it have folded."""
    for sleeper in hand.forced.sleepers:
        if sleeper.seat == hand.to_act and everybody_folded_so_far(hand):
            return put_out(without_sleeper(hand, sleeper.seat), sleeper.seat, sleeper.to, sizes(hand)[0])
    return hand


def without_sleeper(hand: HandState, seat: int) -> HandState:
    """The hand with the sleeper of a seat gone; its chips were never in."""
    left = tuple(each for each in hand.forced.sleepers if each.seat != seat)
    return replace(hand, forced=replace(hand.forced, sleepers=left))


# -- a sleeper is put out


def _cannot_sleep(hand: HandState, entry: SleeperPosted) -> Refused | None:
    if refused := cannot_put_out(hand, entry.seat, entry.to, SleeperPosted):
        return refused
    if any(each.seat == entry.seat for each in (*hand.forced.sleepers, *hand.forced.straddles)):
        return Refused(RefusalCode.STRADDLES_ARE_OUT, {"seat": entry.seat, "max": 1})
    owing = [each.seat for each in hand.seats if owes_action(each, hand.level)]
    if entry.seat in owing and everybody_folded_so_far(hand):
        return None
    return Refused(RefusalCode.POSTED_TOO_LATE, {"seat": entry.seat})


def _may_not_sleep(hand: HandState, entry: SleeperPosted) -> Refused | None:
    if refused := no_straddles(hand, entry.seat):
        return refused
    if StraddlePositions.SLEEPER not in hand.rules.straddle_positions:
        return Refused(RefusalCode.STRADDLE_NOT_FROM_SEAT, {"seat": entry.seat}, option="straddle_positions")
    return (
        not_in_limit(hand, entry.seat)
        or too_many(hand, entry.seat)
        or wrong_size(hand, entry.seat, entry.to, SleeperPosted)
    )


def _sleep(hand: HandState, entry: SleeperPosted) -> HandState:
    sleepers = (*hand.forced.sleepers, Straddle(entry.seat, entry.to))
    return sleeper_in_force(replace(hand, forced=replace(hand.forced, sleepers=sleepers)))


SLEEPER_POSTED = HandRule(_cannot_sleep, _may_not_sleep, _sleep)


# -- a sleeper is taken back


def _no_sleeper(hand: HandState, entry: SleeperTakenBack) -> Refused | None:
    if any(each.seat == entry.seat for each in hand.forced.sleepers):
        return None
    return Refused(RefusalCode.NO_SLEEPER, {"seat": entry.seat})


def _nobody_came_in(hand: HandState, entry: SleeperTakenBack) -> Refused | None:
    if not everybody_folded_so_far(hand):
        return None
    return Refused(RefusalCode.SLEEPER_STANDS, {"seat": entry.seat}, option="straddle_positions")


def _take_back(hand: HandState, entry: SleeperTakenBack) -> HandState:
    return without_sleeper(hand, entry.seat)


SLEEPER_TAKEN_BACK = HandRule(_no_sleeper, _nobody_came_in, _take_back)
