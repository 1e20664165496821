"""A reader's dot: green when it works, amber with a reason when doubtful, red when gone or in need of a person."""

from __future__ import annotations

import pytest

from hardware.events import FaultCode
from hardware.fault_tally import FaultTally
from hardware.health import Health
from hardware.health_view import DOTS, Dot, State, Trouble
from hardware.ports import OpenDetail, OpenFailed
from hardware.protocols import Manner

QUIET = {"frames_ok": 0, "bad_checksum": 0, "bad_frame": 0, "scans_ok": 0, "scans_failed": 0}


def not_open(detail: OpenDetail) -> OpenFailed:
    return OpenFailed(detail=detail, port="usb:1a86:7523:*", found=("/dev/ttyUSB0", "/dev/ttyUSB1"), said="no")


def working(manner: Manner = Manner.POLLS, now: int = 0) -> Health:
    health = Health(manner)
    health.opening(1)
    health.opened(now, QUIET)
    health.judge(now, {**QUIET, "frames_ok": 1}, ready=True, cycle_ms=30)
    return health


def test_every_state_has_a_dot() -> None:
    assert set(DOTS) == set(State)


def test_a_reader_that_answered_its_greeting_is_good() -> None:
    assert working().view.state is State.OK


def test_a_reader_that_never_speaks_first_is_good_as_soon_as_its_port_is_open() -> None:
    health = Health(Manner.LISTENS)
    health.opened(0, QUIET)
    assert health.view.state is State.OK


def test_a_shoe_that_is_silent_for_an_hour_is_good() -> None:
    health = working(Manner.LISTENS)
    health.judge(3_600_000, {**QUIET, "frames_ok": 1}, ready=True, cycle_ms=None)
    assert health.view.state is State.OK


@pytest.mark.parametrize(("bad", "state"), [(5, State.OK), (6, State.DEGRADED)])
def test_more_than_five_in_a_hundred_bad_frames_are_doubtful(bad: int, state: State) -> None:
    health = working()
    health.judge(1_000, {**QUIET, "frames_ok": 96, "bad_checksum": bad}, ready=True, cycle_ms=30)
    assert health.view.state is state


@pytest.mark.parametrize(("failed", "state"), [(20, State.OK), (21, State.DEGRADED)])
def test_more_than_one_in_five_failed_scans_are_doubtful(failed: int, state: State) -> None:
    health = working()
    counters = {**QUIET, "frames_ok": 200, "scans_ok": 80, "scans_failed": failed}
    health.judge(1_000, counters, ready=True, cycle_ms=30)
    assert health.view.state is state


def test_what_happened_more_than_ten_seconds_ago_is_forgotten() -> None:
    health = working()
    states = {}
    for at in range(1_000, 14_000, 500):
        bad = 100 if at >= 2_000 else 0
        health.judge(at, {**QUIET, "frames_ok": at, "bad_checksum": 10 * bad}, ready=True, cycle_ms=30)
        states[at] = health.view.state
    assert [states[at] for at in (1_500, 2_000, 11_000, 13_500)] == [
        State.OK,
        State.DEGRADED,
        State.DEGRADED,
        State.OK,
    ]


@pytest.mark.parametrize("code", [FaultCode.NOISE, FaultCode.STALLED, FaultCode.TIMEOUT])
def test_a_fault_makes_it_doubtful_for_ten_seconds(code: FaultCode) -> None:
    health = working()
    health.fault(code, 1_000)
    good = {**QUIET, "frames_ok": 1}
    health.judge(1_000, good, ready=True, cycle_ms=30)
    assert (health.view.state, health.view.why) == (State.DEGRADED, code.value)
    health.judge(11_000, {**good, "frames_ok": 50}, ready=True, cycle_ms=30)
    assert health.view.state is State.OK


def test_a_polled_reader_that_says_nothing_good_for_two_seconds_is_doubtful() -> None:
    health = working()
    health.judge(2_000, {**QUIET, "frames_ok": 1}, ready=True, cycle_ms=30)
    assert health.view.state is State.OK
    health.judge(2_001, {**QUIET, "frames_ok": 1}, ready=True, cycle_ms=30)
    assert health.view.why is Trouble.SILENT


@pytest.mark.parametrize(("cycle", "state"), [(1_000, State.OK), (1_001, State.DEGRADED)])
def test_a_cycle_of_more_than_a_second_is_doubtful_with_its_time(cycle: int, state: State) -> None:
    health = working()
    health.judge(500, {**QUIET, "frames_ok": 2}, ready=True, cycle_ms=cycle)
    assert health.view.state is state
    assert health.view.cycle_ms == (cycle if state is State.DEGRADED else None)


def test_an_unplugged_reader_stays_lost_while_its_port_is_missing() -> None:
    health = working()
    health.lost()
    health.opening(1)
    health.not_opened(not_open(OpenDetail.MISSING), 1)
    assert (health.view.state, health.view.why, health.view.dot) == (State.LOST, Trouble.UNPLUGGED, Dot.RED)


def test_a_lost_reader_whose_port_another_program_took_says_so() -> None:
    health = working()
    health.lost()
    health.not_opened(not_open(OpenDetail.BUSY), 1)
    assert (health.view.state, health.view.why) == (State.OPENING, OpenDetail.BUSY)


@pytest.mark.parametrize("detail", [OpenDetail.PERMISSION, OpenDetail.NOT_A_PORT, OpenDetail.AMBIGUOUS])
def test_what_waiting_does_not_mend_needs_a_person(detail: OpenDetail) -> None:
    health = Health(Manner.POLLS)
    health.not_opened(not_open(detail), 1)
    assert (health.view.state, health.view.found) == (State.FAILED, ("/dev/ttyUSB0", "/dev/ttyUSB1"))


def test_a_port_that_is_not_opened_is_told_with_the_attempt_and_what_the_system_said() -> None:
    health = Health(Manner.POLLS)
    health.not_opened(not_open(OpenDetail.OTHER), 1)
    health.opening(2)
    assert (health.view.attempt, health.view.why, health.view.said) == (2, OpenDetail.OTHER, "no")


def test_the_fifth_greeting_without_an_answer_needs_a_person() -> None:
    health = Health(Manner.POLLS)
    health.opened(0, QUIET)
    for number in range(4):
        health.fault(FaultCode.TIMEOUT, number)
    assert health.view.state is State.HANDSHAKE
    health.fault(FaultCode.TIMEOUT, 4)
    assert (health.view.state, health.view.why) == (State.FAILED, Trouble.NO_ANSWER)


def test_a_fault_is_told_once_in_ten_seconds_with_its_count_and_apart_from_others() -> None:
    told = FaultTally()
    assert [told.happened("noise", at) for at in (0, 9_999)] == [1, None]
    assert told.happened("timeout", 9_999) == 1
    assert told.happened("noise", 10_000) == 2
