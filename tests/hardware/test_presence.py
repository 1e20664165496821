"""When a card has come and when it has left, for readers that are asked and readers that repeat themselves."""

from __future__ import annotations

from hardware.events import CardRead, CardRemoved, Event, Tag, Tech
from hardware.presence import PolledPresence, StreamingPresence

ACE, KING, GHOST = (Tag(uid, Tech.ISO_15693) for uid in ("E004015012345601", "E004015012345602", "E0040150FFFFFF03"))


def polled(confirm_reads: int = 1, miss_scans: int = 3, hold_ms: int = 300) -> PolledPresence:
    return PolledPresence(confirm_reads=confirm_reads, miss_scans=miss_scans, hold_ms=hold_ms)


def streaming(confirm_reads: int = 1, hold_ms: int = 500, *, transient: bool = False) -> StreamingPresence:
    return StreamingPresence(confirm_reads=confirm_reads, hold_ms=hold_ms, transient=transient)


def told(events: list[Event]) -> list[tuple[str, str, int]]:
    """What happened to which tag and when."""
    names = {CardRead: "came", CardRemoved: "left"}
    return [(names[type(one)], one.tag_uid[-2:], one.at) for one in events if isinstance(one, CardRead | CardRemoved)]


# ---------------------------------------------------------------------- asked


def test_tags_of_one_scan_come_in_the_order_of_the_answer() -> None:
    assert told(polled().scanned(1, [KING, ACE], 20)) == [("came", "02", 20), ("came", "01", 20)]


def test_tag_told_twice_in_one_answer_counts_once_towards_being_believed() -> None:
    assert polled(confirm_reads=2).scanned(1, [ACE, ACE], 20) == []


def test_tag_that_stays_is_told_once() -> None:
    presence = polled()
    presence.scanned(1, [ACE], 0)
    assert [presence.scanned(1, [ACE], now) for now in range(40, 400, 40)] == [[]] * 9


def test_tag_is_believed_only_after_good_scans_in_a_row() -> None:
    presence = polled(confirm_reads=2)
    seen = [presence.scanned(1, tags, now) for now, tags in enumerate(([GHOST], [], [GHOST], [GHOST]))]
    assert [told(events) for events in seen] == [[], [], [], [("came", "03", 3)]]


def test_tag_that_was_never_believed_leaves_without_a_word() -> None:
    presence = polled(confirm_reads=2, miss_scans=1, hold_ms=0)
    presence.scanned(1, [GHOST], 0)
    assert presence.scanned(1, [], 40) == []


def test_tag_has_left_after_enough_scans_without_it_but_not_before_the_hold_time() -> None:
    presence = polled(miss_scans=2, hold_ms=100)
    presence.scanned(1, [ACE], 0)
    assert [told(presence.scanned(1, [], now)) for now in (30, 60, 99, 100)] == [[], [], [], [("left", "01", 100)]]


def test_tag_has_not_left_after_the_hold_time_alone() -> None:
    presence = polled(miss_scans=3, hold_ms=100)
    presence.scanned(1, [ACE], 0)
    assert [told(presence.scanned(1, [], now)) for now in (500, 1000, 1500)] == [[], [], [("left", "01", 1500)]]


def test_sighting_in_between_begins_the_count_of_misses_anew() -> None:
    presence = polled(miss_scans=2, hold_ms=0)
    scans: tuple[list[Tag], ...] = ([ACE], [], [ACE], [], [ACE])
    events = [told(presence.scanned(1, tags, now)) for now, tags in enumerate(scans)]
    assert events == [[("came", "01", 0)], [], [], [], []]


def test_tags_that_leave_together_leave_oldest_first_and_after_those_that_come() -> None:
    presence = polled(miss_scans=1, hold_ms=0)
    presence.scanned(1, [KING], 0)
    presence.scanned(1, [ACE, KING], 10)
    assert told(presence.scanned(1, [GHOST], 20)) == [("came", "03", 20), ("left", "02", 20), ("left", "01", 20)]


def test_same_tag_on_two_antennas_is_told_for_each() -> None:
    presence = polled()
    assert [len(presence.scanned(antenna, [ACE], 0)) for antenna in (1, 2)] == [1, 1]


def test_scan_of_one_antenna_says_nothing_about_another() -> None:
    presence = polled(miss_scans=1, hold_ms=0)
    presence.scanned(1, [ACE], 0)
    assert presence.scanned(2, [], 50) == []


def test_tag_that_stayed_over_a_lost_line_is_not_told_again_and_its_absence_counts_from_the_return() -> None:
    presence = polled(miss_scans=2, hold_ms=100)
    presence.scanned(1, [ACE, KING], 0)
    presence.scanned(1, [], 50)
    presence.link_up(5000)
    seen = [told(presence.scanned(1, [ACE], now)) for now in (5010, 5050, 5100)]
    assert seen == [[], [], [("left", "02", 5100)]]


# ---------------------------------------------------------------------- repeating


def test_tag_that_repeats_is_told_once_and_leaves_when_silence_has_lasted() -> None:
    presence = streaming()
    first = presence.seen(0, ACE, 10)
    assert [presence.seen(0, ACE, now) for now in (75, 140)] == [[], []]
    assert (told(first), presence.expire(639)) == ([("came", "01", 10)], [])
    assert told(presence.expire(640)) == [("left", "01", 640)]


def test_time_of_leaving_is_the_end_of_the_hold_time_however_late_it_is_noticed() -> None:
    presence = streaming()
    presence.seen(0, ACE, 10)
    assert told(presence.expire(9000)) == [("left", "01", 510)]


def test_several_leave_in_order_of_first_sighting() -> None:
    presence = streaming()
    for tag, now in ((KING, 0), (ACE, 10), (KING, 100)):
        presence.seen(0, tag, now)
    assert told(presence.expire(900)) == [("left", "02", 600), ("left", "01", 510)]


def test_frame_of_a_tag_that_is_overdue_begins_a_new_visit() -> None:
    presence = streaming()
    presence.seen(0, ACE, 0)
    assert told(presence.expire(500) + presence.seen(0, ACE, 500)) == [("left", "01", 500), ("came", "01", 500)]


def test_frames_further_apart_than_the_hold_time_do_not_confirm_each_other() -> None:
    presence = streaming(confirm_reads=2)
    events: list[Event] = []
    for now in (0, 500, 999):
        events += presence.expire(now) + presence.seen(0, ACE, now)
    assert told(events) == [("came", "01", 999)]


def test_strength_and_destination_are_those_of_the_first_sighting() -> None:
    presence = streaming(confirm_reads=2)
    presence.seen(0, ACE, 0, rssi=-48, dest="player")
    (event,) = presence.seen(0, ACE, 20, rssi=-61, dest="banker")
    assert isinstance(event, CardRead)
    assert (event.rssi, event.dest) == (-48, "player")


def test_card_out_of_a_shoe_never_leaves_and_its_repeats_are_kept_back() -> None:
    presence = streaming(transient=True)
    events = presence.seen(0, ACE, 10)
    for now in (75, 140, 639, 1200):
        events += presence.expire(now) + presence.seen(0, ACE, now)
    assert told(events) == [("came", "01", 10), ("came", "01", 1200)]


def test_streaming_tag_that_stayed_over_a_lost_line_is_not_told_again() -> None:
    presence = streaming()
    presence.seen(0, ACE, 10)
    presence.link_up(1500)
    assert presence.expire(1520) + presence.seen(0, ACE, 1520) == []
    assert told(presence.expire(2020)) == [("left", "01", 2020)]


def test_tags_that_have_left_are_forgotten() -> None:
    presence = streaming(hold_ms=10)
    for now in range(1000):
        presence.expire(now)
        presence.seen(0, Tag(f"{now:010X}", Tech.EM4100), now)
    assert len(vars(presence)["_visits"]) == 10
