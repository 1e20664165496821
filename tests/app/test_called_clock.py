"""The clock called on a player, by touch: it runs on the screen, stops with the action, its end says what follows."""

from dealer_assist.app.views.prompt import Tone
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable, plain


class Time:
    """Seconds as the test tells them."""

    def __init__(self) -> None:
        self.seconds = 1_000.0

    def __call__(self) -> float:
        return self.seconds


def on_the_clock(sit: Sit, **about: object) -> tuple[TouchedTable, Time]:
    """Seat 1 has called, seat 2 faces the big blind with its small one; the clock has just been called."""
    table, time = sit(stacks={1: 500, 2: 500, 3: 500}, button=1, **about), Time()
    table.window.hand.clock.now = time
    table.touch("key.next", "key.call", "key.floor", "floor.irregular", "asking.code.clock_called", "asking.enter")
    return table, time


def looked(table: TouchedTable) -> tuple[str, str, Tone]:
    """The line that leads, the one under it and how it is meant, as they are when the clock is looked at."""
    table.window.hand.refresh()
    view = table.window.hand.widget.prompt.view
    return plain(view.headline), plain(view.second), view.tone


def test_it_counts_down_under_the_line_that_leads(sit: Sit) -> None:
    table, time = on_the_clock(sit)
    rules = table.hand.rules
    whole = rules.clock_seconds
    assert looked(table)[:2] == ("SEAT 2 · CALL 3", f"{whole} seconds to the countdown.")
    time.seconds += whole - 1
    assert looked(table)[1:] == ("1 second to the countdown.", Tone.ACT)
    time.seconds += 1
    assert looked(table)[1:] == (f"Count down: {rules.clock_countdown} seconds left.", Tone.WARN)


def test_at_the_floor_it_is_one_tap_on_the_seat_to_act(sit: Sit) -> None:
    table = sit(stacks={1: 500, 2: 500, 3: 500}, button=1)
    table.touch("key.next", "key.call", "key.floor", "floor.clock")
    assert looked(table)[:2] == ("SEAT 2 · CALL 3", f"{table.hand.rules.clock_seconds} seconds to the countdown.")


def test_where_nobody_follows_the_hand_the_seat_is_told_in_the_list(sit: Sit) -> None:
    table = sit(depth=0, stacks={1: 500, 2: 500, 3: 500}, button=1)
    table.touch("key.next", "key.floor")
    assert not table.shows("floor.clock")
    assert table.shows("floor.irregular")


def test_at_its_end_the_house_says_what_becomes_of_the_hand_and_floor_enters_it(sit: Sit, language: str) -> None:
    table, time = on_the_clock(sit, language=language)
    time.seconds += table.hand.rules.clock_seconds + table.hand.rules.clock_countdown
    _, second, tone = looked(table)
    assert tone is Tone.STOP
    assert "2" in second
    table.touch("key.floor", "asking.enter")
    # seat 2 faced a bet: its hand is dead
    assert table.seats_left == (1, 3)
    assert looked(table)[2] is Tone.ACT


def test_it_stops_when_the_seat_acts(sit: Sit) -> None:
    table, time = on_the_clock(sit)
    table.touch("key.call")
    time.seconds += 3_600
    assert looked(table)[0] == "SEAT 3 · CHECK OR RAISE"


def test_undo_takes_it_away(sit: Sit) -> None:
    table, time = on_the_clock(sit)
    table.touch("key.undo")
    time.seconds += 3_600
    assert looked(table)[0] == "SEAT 2 · CALL 3"


def test_an_action_that_is_taken_back_never_stopped_it(sit: Sit) -> None:
    table, time = on_the_clock(sit)
    table.touch("key.call", "key.undo")
    time.seconds += 10
    left = table.hand.rules.clock_seconds - 10
    assert looked(table)[:2] == ("SEAT 2 · CALL 3", f"{left} seconds to the countdown.")


def test_it_is_not_called_again_when_the_turn_comes_back_to_the_seat(sit: Sit) -> None:
    table, time = on_the_clock(sit)
    table.touch("key.call")
    table.raise_to(20)
    table.touch("key.fold")
    time.seconds += 3_600
    assert looked(table)[0] == "SEAT 2 · CALL 15"


def test_another_irregularity_taken_back_leaves_it_running(sit: Sit) -> None:
    table, time = on_the_clock(sit)
    table.touch("key.floor", "floor.irregular", "asking.code.clock_called", "asking.enter")
    time.seconds += 10
    table.touch("key.undo")
    left = table.hand.rules.clock_seconds - 10
    assert looked(table)[1] == f"{left} seconds to the countdown."


def test_undone_and_entered_again_it_runs_as_it_was_called(sit: Sit) -> None:
    table, time = on_the_clock(sit)
    table.touch("key.undo", "key.redo")
    time.seconds += 10
    left = table.hand.rules.clock_seconds - 10
    assert looked(table)[1] == f"{left} seconds to the countdown."


def test_nothing_is_looked_at_more_often_than_twice_a_second_and_nothing_without_a_clock(sit: Sit) -> None:
    table, _ = on_the_clock(sit)
    timer = table.window.hand.clock.timer
    assert timer.isActive()
    assert timer.interval() >= 500
    table.touch("key.undo")
    assert not timer.isActive()
