"""The line in front of the dealer: what the last tap said, in whatever language is spoken now."""

from tests.app.conftest import Sit


def test_what_was_undone_stays_told_in_another_language(sit: Sit) -> None:
    table = sit()
    table.touch("key.next", "seat3", "key.undo")
    assert table.said == "Undone: Seat 3 calls 5"
    table.window.set_language("he")
    assert table.said == "בוטל: מושב 3: קול 5"
    table.touch("table", "table.back")
    assert table.said == "בוטל: מושב 3: קול 5"


def test_a_stack_that_was_counted_is_told_as_counted(sit: Sit) -> None:
    table = sit()
    table.touch("table", "seat1", "seat.count")
    table.key_in(1234)
    table.touch("pad.raise", "table.back")
    assert table.said == "Seat 1 counted 1,234"
    table.touch("table", "seat1", "seat.leave", "seat1", "seat.sit", "table.back")
    assert table.said == "Seat 1 sits down with 500"


def test_a_return_tells_how_much_went_back_to_whom(sit: Sit) -> None:
    table = sit(stacks={1: 500, 2: 120}, button=1)
    # heads-up: seat 1 has the button and the small blind; 300 against a stack of 120 leaves 180 unmatched
    table.touch("key.next")
    table.raise_to(300)
    table.touch("key.call", "key.next")
    assert table.said == "180 back to seat 1"
    table.touch("key.undo")
    assert table.said == "Undone: 180 back to seat 1"


def test_the_time_reads_from_left_to_right_in_every_language(sit: Sit) -> None:
    table = sit(language="ar")
    clock = table.window.hand.widget.table.view.lines[-1]
    assert clock.startswith("\u2066")
    assert clock.endswith("\u2069")
