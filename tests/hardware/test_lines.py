"""Lines out of bytes, and the numbers a shoe gives them."""

from __future__ import annotations

import pytest

from hardware.framing import Skipped
from hardware.lines import Checked, Lines, Lost, checked
from hardware.sequence import Place, Sequence, Step


def lines() -> Lines:
    return Lines(max_line=8, partial_ms=500)


@pytest.mark.parametrize("end", [b"\r", b"\n", b"\r\n", b"\n\r", b"\r\n\r\n"])
def test_line_ends_with_cr_lf_or_both_and_empty_ones_count_for_nothing(end: bytes) -> None:
    assert list(lines().feed(b"P" + end + b"K 3" + end, 0)) == [b"P", b"K 3"]


def test_spaces_at_both_ends_belong_to_no_line() -> None:
    assert list(lines().feed(b"  K 3 \r\n   \r\n", 0)) == [b"K 3"]


def test_line_of_the_longest_length_is_taken_and_one_more_is_too_long() -> None:
    assert list(lines().feed(b"12345678\n", 0)) == [b"12345678"]
    assert list(lines().feed(b"123456789\n", 0)) == [Skipped(9), Lost.TOO_LONG]


def test_rest_of_a_line_that_is_too_long_is_thrown_away_up_to_its_end() -> None:
    one = lines()
    assert list(one.feed(b"12345678", 0)) == []
    assert list(one.feed(b"9", 1)) == [Skipped(9)]
    assert list(one.feed(b"0123456", 2)) == [Skipped(7)]
    assert list(one.feed(b"\nP\n", 3)) == [Lost.TOO_LONG, b"P"]


def test_line_whose_end_does_not_come_is_lost_after_its_time() -> None:
    one = lines()
    list(one.feed(b"C 1", 5))
    assert list(one.tick(504)) == []
    assert list(one.tick(505)) == [Skipped(3), Lost.PARTIAL]
    assert list(one.tick(2000)) == []


def test_each_character_gives_a_line_its_time_anew() -> None:
    one = lines()
    assert [list(one.feed(byte, now)) for byte, now in ((b"P", 0), (b"*", 400), (b"\n", 899))] == [[], [], [b"P*"]]


def test_reading_nothing_gives_a_line_no_more_time() -> None:
    one = lines()
    list(one.feed(b"P", 0))
    list(one.feed(b"", 499))
    assert list(one.tick(500)) == [Skipped(1), Lost.PARTIAL]


def test_line_too_long_whose_end_does_not_come_is_lost_once() -> None:
    one = lines()
    list(one.feed(b"1234567890", 0))
    assert list(one.feed(b"P\n", 500)) == [Lost.PARTIAL, b"P"]


def test_lone_spaces_are_nothing_that_could_be_lost() -> None:
    one = lines()
    list(one.feed(b"P\n  ", 0))
    assert list(one.tick(900)) == []


def test_endless_line_is_not_kept() -> None:
    one = lines()
    thrown = list(one.feed(b"x" * 100_000, 0))
    assert thrown == [Skipped(100_000)]
    assert len(vars(one)["_begun"]) == 0


@pytest.mark.parametrize(
    ("line", "text", "says"),
    [
        (b"C 1 AS*60", b"C 1 AS", Checked.GOOD),  # 43^20^31^20^41^53 = 60
        (b"P*50", b"P", Checked.GOOD),
        (b"S JAM*35", b"S JAM", Checked.GOOD),
        (b"P*5a", b"P", Checked.WRONG),
        (b"P*5", b"P*5", Checked.NONE),
        (b"P*500", b"P*500", Checked.NONE),
        (b"*00", b"", Checked.GOOD),
    ],
)
def test_check_is_the_xor_of_everything_before_it(line: bytes, text: bytes, says: Checked) -> None:
    assert checked(line) == (text, says)


# ---------------------------------------------------------------------- numbers


def places(*numbers: int, modulus: int = 1000) -> list[Place]:
    """Where messages with these numbers stand, each saying something else."""
    sequence = Sequence(modulus)
    return [sequence.place(number, place) for place, number in enumerate(numbers)]


def test_first_number_may_be_any() -> None:
    assert places(417) == [Place(Step.NEXT)]


def test_numbers_begin_again_after_the_last() -> None:
    assert places(999, 0, 1) == [Place(Step.NEXT)] * 3


@pytest.mark.parametrize(("number", "missing"), [(22, 1), (23, 2), (521, 500)])
def test_up_to_half_of_the_numbers_skipped_are_missing(number: int, missing: int) -> None:
    assert places(20, number)[1] == Place(Step.GAP, missing)


@pytest.mark.parametrize("number", [19, 522, 0])
def test_more_skipped_is_behind_and_does_not_move_the_count(number: int) -> None:
    assert places(20, number, 21)[1:] == [Place(Step.BEHIND), Place(Step.NEXT)]


def test_same_number_with_the_same_message_is_a_repeat_and_with_another_a_conflict() -> None:
    sequence = Sequence(1000)
    steps = [sequence.place(5, said).step for said in ("5c", "5c", "5d", "5d")]
    assert steps == [Step.NEXT, Step.REPEAT, Step.CONFLICT, Step.REPEAT]


def test_after_a_new_start_any_number_is_the_first() -> None:
    sequence = Sequence(1000)
    sequence.place(20, "5c")
    sequence.begin()
    assert sequence.place(3, "6c") == Place(Step.NEXT)
