"""A shoe that writes lines, beside its vectors: what a line may look like, and what may hide a lost card."""

from __future__ import annotations

from functools import reduce
from operator import xor
from typing import Any

import pytest

from hardware.counters import Count
from hardware.driver import BadParameter
from hardware.drivers.ascii_shoe import AsciiShoe
from hardware.events import CardRead, Event, FaultCode, NoteKind, ReaderFault, ReaderNote

CARD_PATTERN = r"\$CARD,(?P<rank>\w+),(?P<suit>\w+)(,(?P<seq>\w+))?(,(?P<dest>\w+),(?P<antenna>\w+))?"


def with_check(line: str) -> str:
    """A line as a shoe with checks would send it."""
    return f"{line}*{reduce(xor, line.encode(), 0):02X}"


def shoe(**params: Any) -> AsciiShoe:
    started = AsciiShoe(**params)
    started.start(0)
    return started


def said(one: AsciiShoe, *lines: str, now: int = 10) -> list[Event]:
    """What it tells after some lines that come at once."""
    one.feed("".join(f"{line}\r\n" for line in lines).encode("latin-1"), now)
    return one.take_events()


def cards(events: list[Event]) -> list[str]:
    return [event.tag_uid for event in events if isinstance(event, CardRead)]


def faults(events: list[Event]) -> list[FaultCode]:
    return [event.code for event in events if isinstance(event, ReaderFault)]


# ---------------------------------------------------------------------- PSL1


@pytest.mark.parametrize("written", ["10", "T", "t"])
def test_ten_is_written_in_two_ways(written: str) -> None:
    assert cards(said(shoe(), f"C 1 {written}h")) == ["card:Th"]


@pytest.mark.parametrize(
    "line",
    [
        "C 1 AS SEAT34567",  # nine characters
        "C 1 AS SEAT-3",
        "C 1  AS",
        "C AS",
        "C -1 AS",
        "C 1000 AS",  # numbers run to 999
        "C 1 0S",
        "S SLEEPY",
        "X 1",
        "K",
        "HELLO PSL2",
        "HELLO PSL1 model serial more",
        "P P",
        "\tC 1 AS",
        "C 1 A\u00a0S",
    ],
)
def test_line_that_is_not_quite_a_message_is_never_guessed_at(line: str) -> None:
    one = shoe()
    assert faults(events := said(one, line)) == [FaultCode.UNPARSED_LINE]
    assert cards(events) == []
    assert one.counters[Count.BAD_FRAME] == 1


def test_other_trouble_than_an_unreadable_card_is_the_shoes_error() -> None:
    assert said(shoe(), "X 7 Double") == [ReaderFault(code=FaultCode.SHOE_ERROR, at=10, detail="double")]


def test_every_state_but_a_jam_is_a_note() -> None:
    notes = said(shoe(), "S EMPTY", "s open", "S LOCKED")
    assert notes == [ReaderNote(kind=NoteKind.STATE, at=10, value=value) for value in ("empty", "open", "locked")]


def test_trouble_and_the_cut_card_are_counted_in_the_same_sequence_as_cards() -> None:
    events = said(shoe(), "C 1 AS", "X 2 UNREADABLE", "K 3", "C 5 KD")
    assert [event.missing for event in events if isinstance(event, ReaderFault)] == [None, 1]


def test_hello_lets_the_numbers_begin_anew() -> None:
    assert faults(said(shoe(), "C 500 AS", "HELLO PSL1", "C 1 KD")) == []


def test_number_far_behind_is_told_and_its_card_is_not_taken() -> None:
    one = shoe()
    events = said(one, "C 20 AS", "C 18 KD", "C 21 2C")
    assert (cards(events), faults(events)) == (["card:As", "card:2c"], [FaultCode.SEQUENCE_BACK])
    assert one.counters[Count.DUPLICATES] == 1


def test_numbers_begin_anew_on_a_reconnected_line() -> None:
    one = shoe()
    said(one, "C 20 AS")
    one.link_lost(20)
    one.link_up(900)
    assert faults(said(one, "C 1 KD", now=950)) == [FaultCode.LINK_LOST]


def test_without_numbers_the_same_card_again_soon_is_the_same_card_and_later_another() -> None:
    one = shoe(sequence=False)
    soon = [cards(said(one, "C 1 AS", now=now)) for now in (10, 309, 608, 908)]
    assert soon == [["card:As"], [], [], ["card:As"]]


def test_shorter_run_of_numbers_wraps_where_the_room_says() -> None:
    events = said(shoe(seq_mod=256), "C 255 AS", "C 0 KD", "C 256 2C")
    assert (cards(events), faults(events)) == (["card:As", "card:Kd"], [FaultCode.UNPARSED_LINE])


# ---------------------------------------------------------------------- the check


def test_missing_check_is_a_wrong_one_where_it_is_required() -> None:
    one = shoe(checksum="required")
    assert faults(said(one, "C 1 AS")) == [FaultCode.BAD_CHECKSUM]
    assert cards(said(one, with_check("C 2 KD"))) == ["card:Kd"]


def test_star_is_a_character_like_any_other_where_there_is_no_check() -> None:
    assert faults(said(shoe(checksum="none"), with_check("C 1 AS"))) == [FaultCode.UNPARSED_LINE]


def test_check_is_over_the_characters_as_they_were_sent() -> None:
    assert cards(said(shoe(), with_check("c 1 as"))) == ["card:As"]


# ---------------------------------------------------------------------- silence and noise


def test_heartbeat_is_counted_from_the_start_and_told_once() -> None:
    one = shoe(heartbeat_ms=2000)
    for now in (1999, 2000, 2500, 9000):
        one.tick(now)
    assert one.take_events() == [ReaderFault(code=FaultCode.SILENT, at=2000)]


def test_line_with_a_wrong_check_is_no_sign_of_life_but_an_unknown_one_is() -> None:
    one = shoe(heartbeat_ms=2000)
    said(one, "P*51", now=1000)
    one.tick(2000)
    assert FaultCode.SILENT in faults(one.take_events())
    said(one, "BOGUS", now=2100)
    one.tick(4099)
    assert faults(one.take_events()) == []
    one.tick(4100)
    assert faults(one.take_events()) == [FaultCode.SILENT]


def test_silence_is_not_told_while_the_line_is_lost() -> None:
    one = shoe(heartbeat_ms=2000)
    one.link_lost(100)
    one.tick(5000)
    one.link_up(6000)
    one.tick(7999)
    assert faults(one.take_events()) == [FaultCode.LINK_LOST]


def test_wrong_baud_rate_is_one_noise_fault_until_a_good_line() -> None:
    one = shoe()
    first = said(one, *["\x80\xf8\x1e" * 20] * 10)
    assert faults(first).count(FaultCode.NOISE) == 1
    said(one, "P")
    assert faults(said(one, *["\x80\xf8\x1e" * 20] * 5)).count(FaultCode.NOISE) == 1


def test_noise_without_any_line_end_is_told_too() -> None:
    one = shoe()
    one.feed(b"\x00" * 300, 10)
    assert faults(one.take_events()) == [FaultCode.NOISE]


# ---------------------------------------------------------------------- a pattern of the room's own


def test_pattern_may_name_number_destination_and_slot() -> None:
    (event,) = said(shoe(pattern=CARD_PATTERN), "$CARD,12,Hearts,7,Seat3,4")
    assert event == CardRead(antenna=4, tag_uid="card:Qh", tech="card", at=10, dest="seat3")  # type: ignore[arg-type]


def test_pattern_with_numbers_is_held_to_the_sequence() -> None:
    assert faults(said(shoe(pattern=CARD_PATTERN), "$CARD,1,S,7", "$CARD,2,S,9")) == [FaultCode.SEQUENCE_GAP]


@pytest.mark.parametrize(
    "line", ["$CARD,14,S", "$CARD,0,S", "$CARD,5,X", "$CARD,5,S,x", "$CARD,5,S,1,SEAT1,a", "C 1 AS"]
)
def test_line_that_fits_a_pattern_and_is_no_card_is_refused(line: str) -> None:
    events = said(shoe(pattern=CARD_PATTERN), line)
    assert (cards(events), faults(events)) == ([], [FaultCode.UNPARSED_LINE])


def test_lines_to_be_ignored_need_no_check_even_where_one_is_required() -> None:
    one = shoe(ignore="#.*", checksum="required")
    assert said(one, "# ready", with_check("# set")) == []
    assert one.counters[Count.IGNORED] == 2


def test_damaged_line_is_not_ignored() -> None:
    assert faults(said(shoe(ignore="#.*"), "# ready*00")) == [FaultCode.BAD_CHECKSUM]


@pytest.mark.parametrize(
    "pattern",
    [
        "(?P<uid>a" + "b" * 200 + ")",
        "(?P<uid>",
        "(?P<rank>A)",
        "(?P<suit>S)",
        "[0-9]{8}",
        "(?P<uid>a{99999999999})",
        r"(?P<uid>(a+)+b)",
        r"(?P<uid>(\d+)+x)",
        r"\$CARD,(?P<uid>(\d+)+x)",
        r"(?P<uid>(,|,,)*)!",
    ],
    ids=["long", "open", "no suit", "no rank", "no code", "too many", "a slow", "1 slow", "1 slow later", ", slow"],
)
def test_pattern_that_cannot_be_used_is_refused_by_its_name(pattern: str) -> None:
    with pytest.raises(BadParameter) as refused:
        AsciiShoe(pattern=pattern)
    assert refused.value.name == "pattern"


def test_slow_pattern_of_lines_to_be_ignored_is_refused_too() -> None:
    with pytest.raises(BadParameter, match="ignore: may need more than 5 ms"):
        AsciiShoe(ignore="(a|aa)+!")


@pytest.mark.parametrize("line", [1023, 1024])
def test_long_lines_of_a_quick_pattern_are_taken(line: int) -> None:
    code = "7" * line
    assert cards(said(shoe(pattern="(?P<uid>[0-9]+)", max_line=1024), code)) == [code]
