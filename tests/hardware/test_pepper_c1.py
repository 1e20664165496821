"""Pepper C1, beside its vectors: published frames, tags that cannot be, answers out of turn, unchecked objects."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from hardware.counters import Count
from hardware.drivers._pepper_frames import LONGEST_PAYLOAD, ImplausibleTag, NoTag, frame, payload_in, tag_from, tech_of
from hardware.drivers._pepper_json import DEEPEST, LONGEST_OBJECT
from hardware.drivers._pepper_work import Mode, first_commands
from hardware.drivers.pepper_c1 import READS, PepperC1
from hardware.events import CardRead, CardRemoved, Event, FaultCode, ReaderFault, Tech
from hardware.framing import Bad

UID = "04A1B2C3D4E580"
OTHER = "04F1E2D3C4B580"

PUBLISHED = {
    "01": "F5 03 00 FC FF 01 D1 F1",
    "02": "F5 03 00 FC FF 02 B2 C1",
    "03 00": "F5 04 00 FB FF 03 00 5C 48",
    "03 04": "F5 04 00 FB FF 03 04 D8 08",
    "05": "F5 03 00 FC FF 05 55 B1",
    "0A": "F5 03 00 FC FF 0A BA 40",
    "0F 03": "F5 04 00 FB FF 0F 03 52 3D",
    "06 00": "F5 04 00 FB FF 06 00 A9 B7",
    "06 01": "F5 04 00 FB FF 06 01 88 A7",
    "16 03 64 00": "F5 06 00 F9 FF 16 03 64 00 40 26",
}
"""Payloads, and the frames that the maker's or others' programs were seen to send for them."""


def answer(code: int, data: bytes = b"") -> bytes:
    """What the reader sends when a command is done."""
    return frame(bytes([0, code]) + data)


def refusal(code: int) -> bytes:
    return frame(bytes([0xFF, code, 2, 1]))


class Reader:
    """A reader that answers whatever it is asked, with some tags on each antenna."""

    def __init__(self, tags: dict[int, list[str]], tag_type: int = 0x01) -> None:
        self.tags = tags
        self.tag_type = tag_type
        self.antenna = 1

    def answers(self, sent: bytes) -> Iterator[bytes]:
        """The answer to each frame in what was sent."""
        waiting = bytearray(sent)
        while waiting:
            found = payload_in(waiting)
            assert isinstance(found, tuple)
            del waiting[: found[0]]
            yield self.answer(found[1])

    def answer(self, payload: bytes) -> bytes:
        code = payload[0]
        here = self.tags.get(self.antenna, [])
        if code == 0x0F:
            self.antenna = payload[1]
        if code == 0x02:
            return answer(code, bytes([len(here)]))
        if code == 0x03 and payload[1] >= len(here):
            return refusal(code)
        if code == 0x03:
            return answer(code, bytes([self.tag_type, 0]) + bytes.fromhex(here[payload[1]]))
        return answer(code)


def run(one: PepperC1, reader: Reader, begin: int, end: int, step: int = 4) -> list[Event]:
    """What a driver tells while the reader answers after 4 ms each time; the driver's clock is served each 4 ms too."""
    events: list[Event] = []
    for now in range(begin, end, step):
        for told in reader.answers(one.take_tx()):
            one.feed(told, now)
        one.tick(now)
        events += one.take_events()
    return events


def started(**params: Any) -> PepperC1:
    one = PepperC1(**params)
    one.start(0)
    return one


def at_work(reader: Reader, **params: Any) -> PepperC1:
    """A driver whose handshake is done, with its first command of the work waiting to be sent."""
    one = started(**params)
    for now in range(20):
        for told in reader.answers(one.take_tx()):
            one.feed(told, now)
        if one.ready:
            return one
    raise AssertionError("the handshake did not end")


def told(events: list[Event]) -> list[tuple[str, int, str]]:
    return [
        (type(event).__name__, event.antenna, event.tag_uid)
        for event in events
        if isinstance(event, CardRead | CardRemoved)
    ]


# ---------------------------------------------------------------------- frames and tags


@pytest.mark.parametrize("payload", PUBLISHED)
def test_frame_is_the_one_others_send(payload: str) -> None:
    assert frame(bytes.fromhex(payload)) == bytes.fromhex(PUBLISHED[payload])


@pytest.mark.parametrize("size", [1, LONGEST_PAYLOAD])
def test_shortest_and_longest_frame_are_read(size: int) -> None:
    payload = bytes(size)
    assert payload_in(bytearray(frame(payload))) == (size + 7, payload)


@pytest.mark.parametrize("length", [0, 2, LONGEST_PAYLOAD + 3, 0xFFFF])
def test_length_that_is_not_legal_is_refused_before_its_bytes_have_come(length: int) -> None:
    size = length.to_bytes(2, "little")
    assert payload_in(bytearray(b"\xf5" + size + bytes(each ^ 0xFF for each in size))) is Bad.FRAME


def test_tag_sent_last_byte_first_is_turned_and_one_that_is_right_is_not() -> None:
    turned = tag_from(bytes.fromhex("0123456789ABCDE0"), Tech.ISO_15693)
    right = tag_from(bytes.fromhex("E0040150123456E0"), Tech.ISO_15693)
    assert (turned.uid, right.uid) == ("E0CDAB8967452301", "E0040150123456E0")


def test_tag_of_the_other_kind_is_never_turned() -> None:
    assert tag_from(bytes.fromhex("0123456789ABCDE0"), Tech.NFC_A).uid == "0123456789ABCDE0"


def test_iso_15693_tag_that_begins_with_nothing_it_could_is_mixed_from_two() -> None:
    with pytest.raises(ImplausibleTag):
        tag_from(bytes.fromhex("0123456789ABCDEF"), Tech.ISO_15693)


@pytest.mark.parametrize("size", [0, 3, 5, 6, 9, 11])
def test_identity_of_another_length_is_none(size: int) -> None:
    with pytest.raises(NoTag):
        tag_from(bytes(size), Tech.NFC_A)


@pytest.mark.parametrize(
    ("tag_type", "tech"),
    [(0x01, "nfca"), (0x0D, "nfca"), (0x0E, "unknown"), (0x0F, "nfca"), (0x10, "nfca"), (0x11, "unknown"),
     (0x20, "unknown"), (0x21, "iso15693"), (0x28, "iso15693"), (0x29, "unknown"), (0x00, "unknown")],
)  # fmt: skip
def test_kind_of_tag_is_the_one_of_the_makers_list(tag_type: int, tech: str) -> None:
    assert tech_of(tag_type) == tech


# ---------------------------------------------------------------------- asking


def test_hand_on_eight_antennas_is_read_each_card_once() -> None:
    reader = Reader({seat: [f"04{seat:02}00000000A{card}" for card in (1, 2)] for seat in range(1, 9)})
    events = run(started(antennas=list(range(1, 9))), reader, 0, 2000)
    assert told(events) == [("CardRead", seat, uid) for seat, tags in reader.tags.items() for uid in tags]


def test_cards_that_are_taken_leave_and_those_that_stay_do_not() -> None:
    reader = Reader({1: [UID], 2: [OTHER]})
    one = started()
    run(one, reader, 0, 400)
    reader.tags[1] = []
    assert told(run(one, reader, 400, 1200)) == [("CardRemoved", 1, UID)]


def test_mixed_identity_is_dropped_and_the_rest_of_the_scan_counts() -> None:
    reader = Reader({1: ["0123456789ABCDEF", "E004015012345601"]}, tag_type=0x24)
    one = started(antennas=[1])
    assert told(run(one, reader, 0, 60)) == [("CardRead", 1, "E004015012345601")]
    assert one.counters[Count.IMPLAUSIBLE_UID] >= 1
    assert one.counters[Count.SCANS_FAILED] == 0


@pytest.mark.parametrize("uid", ["", "04A1B2", "04A1B2C3D4E58001"], ids=["no", "three bytes", "nfc as iso"])
def test_identity_of_another_length_fails_the_scan_and_takes_no_card_away(uid: str) -> None:
    reader = Reader({1: ["E004015012345601"]}, tag_type=0x24)
    one = started(antennas=[1])
    run(one, reader, 0, 60)
    reader.tags[1] = [uid[:14]]
    assert told(run(one, reader, 60, 2000)) == []
    assert one.counters[Count.SCANS_FAILED] > 3


@pytest.mark.parametrize("data", [b"", b"\x01\x02"])
def test_tag_count_of_another_size_fails_the_scan(data: bytes) -> None:
    one = at_work(Reader({}), antennas=[1], mux=False)
    one.feed(answer(0x02, data), 50)
    assert (one.counters[Count.SCANS_FAILED], one.counters[Count.BAD_FRAME]) == (1, 1)


def test_refused_command_of_the_handshake_is_told_and_the_handshake_goes_on() -> None:
    one = started()
    one.take_tx()
    one.feed(refusal(0x06), 5)
    assert one.take_events() == [ReaderFault(code=FaultCode.DEVICE_ERROR, at=5, detail="060201")]
    assert one.take_tx() == frame(b"\x0b")


def test_unanswered_command_of_the_handshake_is_sent_again_and_the_third_time_it_begins_anew() -> None:
    one = started()
    one.take_tx()
    one.feed(answer(0x06), 5)
    sent = [one.take_tx()]
    for now in (505, 1005, 1505):
        one.tick(now)
        sent.append(one.take_tx())
    assert sent == [frame(b"\x0b")] * 3 + [frame(b"\x06\x00")]
    assert one.take_events() == [ReaderFault(code=FaultCode.TIMEOUT, at=1505)]
    assert not one.ready


def test_timeouts_count_only_in_a_row() -> None:
    one = at_work(Reader({}), antennas=[1], mux=False)
    now = 50
    for _ in range(4):
        for _ in range(2):
            now += 500
            one.tick(now)
        one.feed(answer(0x02, b"\x00"), now + 1)
        now += 1
    assert (one.counters[Count.TIMEOUTS], one.take_events()) == (8, [])


def test_answer_to_the_command_before_is_ignored() -> None:
    one = at_work(Reader({}), antennas=[1, 2])
    one.take_tx()
    one.tick(600)  # SET_ACTIVE_ANTENNA 1 was not answered
    assert one.take_tx() == frame(b"\x0f\x02")
    one.feed(answer(0x0F), 604)
    one.feed(answer(0x0F), 605)  # the late one
    assert (one.take_tx(), one.counters[Count.UNEXPECTED]) == (frame(b"\x02"), 1)


@pytest.mark.parametrize("payload", ["00", "FF", "FF 06", "7F 02", "00 09"])
def test_frame_that_answers_nothing_is_counted_and_ignored(payload: str) -> None:
    one = at_work(Reader({}), antennas=[1], mux=False)
    one.take_tx()
    one.feed(frame(bytes.fromhex(payload)), 50)
    assert (one.take_tx(), one.take_events(), one.counters[Count.UNEXPECTED]) == (b"", [], 1)


def test_reader_that_restarts_by_itself_is_greeted_again_and_its_cards_stay() -> None:
    reader = Reader({1: [UID]})
    one = started(antennas=[1])
    first = run(one, reader, 0, 100)
    one.take_tx()
    for now in range(100, 1700, 20):  # it boots
        one.tick(now)
    fault = one.take_events()
    again = run(one, reader, 1700, 3000)
    assert (told(first), told(fault + again)) == ([("CardRead", 1, UID)], [])
    assert [event.code for event in fault if isinstance(event, ReaderFault)] == [FaultCode.TIMEOUT]
    assert one.ready


def test_length_of_each_round_is_kept_for_the_page_about_the_reader() -> None:
    one = started(antennas=[1, 2], poll_ms=100)
    run(one, Reader({}), 0, 1000)
    assert set(one.cycle_ms) == {16}  # two commands for each antenna, each answered after 4 ms


# ---------------------------------------------------------------------- told by the reader


def listening(**params: Any) -> PepperC1:
    return at_work(Reader({}), mode="json", **params)


def seen(uid: str = UID, **more: Any) -> bytes:
    return json.dumps({"type": "uid", "uid": uid, **more}).encode()


def test_first_commands_of_both_modes_are_those_of_the_maker() -> None:
    frames = [[frame(command).hex(" ").upper() for command in first_commands(mode, 100)] for mode in Mode]
    assert frames[1] == [
        "F5 04 00 FB FF 06 00 A9 B7",
        "F5 06 00 F9 FF 16 03 64 00 40 26",
        "F5 06 00 F9 FF 16 06 01 03 0C 09",
        "F5 06 00 F9 FF 16 06 00 03 3D 3A",
        "F5 04 00 FB FF 06 01 88 A7",
    ]
    assert frames[0] == ["F5 04 00 FB FF 06 00 A9 B7", "F5 03 00 FC FF 0B 9B 50"]


def test_every_mode_has_its_way_of_reading() -> None:
    assert set(READS) == set(Mode)


def test_antenna_is_the_first_where_none_is_named_and_small_digits_are_read() -> None:
    one = listening()
    one.feed(seen(UID.lower()), 100)
    assert told(one.take_events()) == [("CardRead", 1, UID)]


@pytest.mark.parametrize("antenna", ["3", None, True, 1.5, -1, [1]])
def test_antenna_that_is_no_number_makes_no_card(antenna: object) -> None:
    one = listening()
    one.feed(seen(antenna=antenna), 100)
    assert (one.take_events(), one.counters[Count.IGNORED]) == ([], 1)


@pytest.mark.parametrize("uid", ["", "04", "04A1B2C3D4E5", "04A1B2C3D4E58", "zz", UID + UID])
def test_identity_that_is_none_makes_no_card(uid: str) -> None:
    one = listening()
    one.feed(seen(uid), 100)
    assert (one.take_events(), one.counters[Count.IGNORED]) == ([], 1)


def test_object_is_known_by_its_braces_outside_of_strings() -> None:
    one = listening()
    one.feed(seen(name='a "quoted" } brace { and a \\ at the end\\') + seen(OTHER, more={"inner": {}}), 100)
    assert [uid for _, _, uid in told(one.take_events())] == [UID, OTHER]


@pytest.mark.parametrize(
    "broken",
    [
        b'{"type":"uid",uid}',
        b"{uid}",
        b"{" * 300,
        b'{"a":' * 60,
        b'{"a":' + b"[" * 3000 + b"}",
        b'{"a":"\xff\xfe"}',
        b'{"a":1}}',
        b'{"uid":"' + UID[:6].encode(),
        b"\xf5\x00",
    ],
    ids=["no JSON", "no string", "many", "deep", "brackets", "no text", "one more", "cut short", "half a frame"],
)
def test_broken_object_hides_no_good_one_after_it(broken: bytes) -> None:
    one = listening()
    one.feed(broken, 100)
    one.tick(200)
    one.feed(seen(), 210)
    assert [uid for _, _, uid in told(one.take_events())] == [UID]


@pytest.mark.parametrize("empty", [b"{}", b"{ }"])
def test_object_that_says_nothing_is_none(empty: bytes) -> None:
    one = listening()
    one.feed(empty + seen(), 100)
    assert [uid for _, _, uid in told(one.take_events())] == [UID]
    assert one.counters[Count.BAD_FRAME] == 1


@pytest.mark.parametrize(("deep", "whole"), [(DEEPEST, True), (DEEPEST + 1, False)])
def test_object_is_read_as_deep_as_objects_may_go(deep: int, whole: bool) -> None:
    one = listening()
    one.feed(b'{"a":' * deep + b"1" + b"}" * deep + seen(), 100)
    assert [uid for _, _, uid in told(one.take_events())] == [UID]
    assert (one.counters[Count.BAD_FRAME] == 0) is whole


def test_object_longer_than_any_is_given_up() -> None:
    one = listening()
    one.feed(b'{"name":"' + b"x" * LONGEST_OBJECT + b'"' + seen(), 100)
    assert [uid for _, _, uid in told(one.take_events())] == [UID]
    assert one.counters[Count.BAD_FRAME] >= 1


def test_mixed_iso_15693_identity_is_dropped_here_too() -> None:
    one = listening()
    one.feed(seen("0123456789ABCDEF"), 100)
    assert (one.take_events(), one.counters[Count.IMPLAUSIBLE_UID]) == ([], 1)


def test_card_that_is_told_again_and_again_is_one_card_and_leaves_with_the_silence() -> None:
    one = listening(hold_ms=1500)
    for now in range(100, 2000, 120):
        one.feed(seen(antenna=5), now)
    one.tick(3000)
    one.tick(3420)
    assert told(one.take_events()) == [("CardRead", 5, UID), ("CardRemoved", 5, UID)]
