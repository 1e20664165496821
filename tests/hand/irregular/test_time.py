"""Players who were skipped, took too long, left, or complain."""

from __future__ import annotations

import pytest

from dealer_assist.hand.irregular.clock import ClockCalled, ClockExpired, ClockLeft, ClockPhase, LeftSeat
from dealer_assist.hand.irregular.disputes import About, Dispute
from dealer_assist.hand.irregular.outcome import Dead, Outcome, Step
from dealer_assist.hand.irregular.skipped import Skipped
from dealer_assist.hand.irregular.told import ruled
from dealer_assist.rules.options import HouseRules
from tests.irregular import cash, roberts, steps, tda


def test_skipped_player_in_for_all_bets_is_made_right() -> None:
    assert steps(Skipped(seat=5, in_for_all_bets=True), tda()) == [Step.COMPLETE_CALL]


def test_skipped_player_who_spoke_up_had_a_card_dealt_too_early() -> None:
    assert Step.BACK_TO_SEAT in steps(Skipped(seat=5, spoke_up=True), tda(skipped_after_next_card="hand_dead"))


@pytest.mark.parametrize(
    ("elapsed", "phase", "left"), [(0, ClockPhase.TIME, 25), (24, ClockPhase.TIME, 1), (25, ClockPhase.COUNTDOWN, 5)]
)
def test_clock_runs_its_time_and_then_its_countdown(elapsed: int, phase: ClockPhase, left: int) -> None:
    came = ruled(ClockCalled(elapsed=elapsed, facing_bet=True), tda(clock_seconds=25, clock_countdown=5))
    assert came.fixed == ClockLeft(phase=phase, left=left)


def test_clock_is_over_when_the_countdown_is() -> None:
    rules = tda(clock_seconds=25, clock_countdown=5)
    assert ruled(ClockCalled(elapsed=30, facing_bet=False, seat=4), rules).outcome is Outcome.CHECK
    assert ruled(ClockCalled(elapsed=30, facing_bet=True, seat=4), rules).fixed == Dead(seat=4)


def test_expired_clock_names_the_seat_that_checks() -> None:
    (step,) = ruled(ClockExpired(facing_bet=False, seat=4), tda()).steps
    assert (step.step, step.slots) == (Step.CHECKS, {"seat": 4})


def test_player_not_back_in_time_has_a_dead_hand_in_every_house() -> None:
    told = LeftSeat(seat=5, back_in_time=False)
    assert ruled(told, tda(leaving_seat_action_pending="penalty")).outcome is Outcome.HAND_DEAD


@pytest.mark.parametrize("about", list(About))
@pytest.mark.parametrize("rules", [tda(), cash(), roberts()])
def test_dispute_before_the_next_hand_is_in_time_everywhere(about: About, rules: HouseRules) -> None:
    assert ruled(Dispute(about=about), rules).outcome is Outcome.IN_TIME


def test_count_disputed_after_substantial_action_is_too_late_in_a_tournament() -> None:
    told = Dispute(about=About.ACCOUNTING, next_hand_begun=True, substantial_on_next=True)
    assert ruled(told, tda()).outcome is Outcome.TOO_LATE


def test_count_that_was_no_error_of_the_house_is_too_late_in_cash() -> None:
    told = Dispute(about=About.ACCOUNTING, next_hand_begun=True)
    assert ruled(told, cash()).outcome is Outcome.TOO_LATE
