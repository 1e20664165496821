"""Places whose meaning has changed a moment ago: only they, only for a moment, by whichever clock."""

import pytest

from dealer_assist.app.widgets.unread import Change, Unread

KEY, PANEL = (0, 0, 100, 50), (0, 40, 400, 400)


@pytest.mark.parametrize(
    ("x", "y", "was_read"), [(0, 0, False), (99, 49, False), (100, 49, True), (99, 50, True), (-1, 0, True)]
)
def test_only_the_place_itself_has_to_be_read(x: int, y: int, was_read: bool) -> None:
    places = Unread()
    places.changed(KEY, now=5.0)
    assert places.was_read(x, y, now=5.1) is was_read


def test_the_last_change_of_a_place_counts() -> None:
    places = Unread()
    places.changed(KEY, now=5.0)
    places.changed(KEY, now=5.2)
    assert not places.was_read(10, 10, now=5.45)
    assert places.was_read(10, 10, now=5.55)


def test_what_opens_over_a_part_of_a_key_has_to_be_read_there_alone() -> None:
    places = Unread()
    places.changed(PANEL, now=5.0)
    assert places.was_read(10, 10, now=5.1)
    assert not places.was_read(10, 45, now=5.1)


def test_a_change_told_by_another_clock_holds_nobody_up() -> None:
    places = Unread()
    places.changed(KEY, now=20_000.0)
    assert places.was_read(10, 10, now=0.1)


def test_without_an_interval_everything_is_read_at_once() -> None:
    places = Unread(read_ms=0)
    places.changed(KEY, now=5.0)
    assert places.was_read(10, 10, now=5.0)


def test_what_was_expected_has_to_be_read_only_where_the_finger_came_down() -> None:
    places = Unread()
    places.changed(PANEL, now=5.0, change=Change.FORESEEN)
    places.expected(0, spot=(90, 90, 110, 110))
    assert not places.was_read(100, 100, now=5.1)
    assert places.was_read(300, 300, now=5.1)


def test_a_finger_that_has_been_elsewhere_taps_no_second_time() -> None:
    places = Unread()
    places.changed(PANEL, now=5.0)
    places.expected(0, spot=(90, 90, 110, 110))
    assert places.was_read(300, 300, now=5.1)
    assert places.was_read(100, 100, now=5.2)


def test_only_the_kinds_of_change_that_were_expected_are_free() -> None:
    places = Unread()
    places.changed(KEY, now=5.0, change=Change.STEP)
    places.changed(PANEL, now=5.0, change=Change.FORESEEN)
    places.expected(0, (500, 500, 510, 510), (Change.FORESEEN,))
    assert not places.was_read(10, 10, now=5.1)
    assert places.was_read(300, 300, now=5.1)


def test_what_changed_before_the_tap_was_not_expected_of_it() -> None:
    places = Unread()
    places.changed(PANEL, now=5.0)
    since = places.changes
    places.changed(KEY, now=5.1)
    places.expected(since, spot=(500, 500, 510, 510))
    assert places.was_read(10, 10, now=5.2)
    assert not places.was_read(300, 300, now=5.2)
