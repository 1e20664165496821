"""What a reader tells, and that it never writes out which card it was."""

from __future__ import annotations

import pickle
import traceback

import msgspec
import pytest

from hardware.events import CardRead, CardRemoved, Event, FaultCode, ReaderFault, Tag, Tech
from hardware.presence import PolledPresence

UID = "04A1B2C3D4E580"
CAME = CardRead(antenna=3, tag_uid=UID, tech=Tech.NFC_A, at=20)
LEFT = CardRemoved(antenna=3, tag_uid=UID, tech=Tech.NFC_A, at=900)


@pytest.mark.parametrize("event", [CAME, LEFT, Tag(UID, Tech.NFC_A)])
def test_identity_of_a_tag_is_in_no_way_of_writing_it(event: Event | Tag) -> None:
    ways = [repr(event), str(event), f"{event}", f"{event!s:>9}", repr([event]), str(event.__rich_repr__())]
    assert not [way for way in ways if UID in way or UID[:4] in way]


def test_identity_is_in_no_traceback_of_a_mistake_with_the_event() -> None:
    with pytest.raises(AttributeError) as fault:
        CAME.tag_uid = "other"  # type: ignore[misc]
    assert UID not in "".join(traceback.format_exception(fault.value))


def test_identity_is_not_written_by_the_presence_that_holds_it() -> None:
    presence = PolledPresence(confirm_reads=1, miss_scans=3, hold_ms=300)
    presence.scanned(1, [Tag(UID, Tech.NFC_A)], now=0)
    assert UID not in repr(vars(presence)["_antennas"][1][UID])


def test_antenna_time_and_strength_are_written_for_whoever_looks_for_a_fault() -> None:
    strong = msgspec.structs.replace(CAME, rssi=-48, reader="table")
    assert repr(strong) == "CardRead(antenna=3, tag_uid=…, tech=nfca, at=20, reader=table, rssi=-48, dest=None)"


def test_events_do_not_change_and_compare_by_what_they_say() -> None:
    assert msgspec.structs.replace(CAME, at=20) == CAME
    assert msgspec.structs.replace(CAME, at=21) != CAME
    with pytest.raises(AttributeError):
        CAME.at = 21  # type: ignore[misc]


def test_event_survives_a_queue_between_processes() -> None:
    assert pickle.loads(pickle.dumps(CAME)) == CAME


def test_fault_codes_are_those_of_the_specification_and_the_two_of_the_service() -> None:
    told = (
        "link_lost timeout stalled noise bad_checksum bad_frame partial_frame partial_line unparsed_line "
        "line_too_long sequence_gap sequence_back sequence_conflict card_unreadable shoe_error device_error "
        "wrong_device silent open_failed overflow"
    )
    assert list(FaultCode) == told.split()


def test_fault_is_written_whole_because_it_names_no_card() -> None:
    fault = ReaderFault(code=FaultCode.SEQUENCE_GAP, at=500, missing=2)
    assert "missing=2" in repr(fault)
