"""The screen's door to the readers: what comes out of it, how often, and what the dealer can say into it."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from dealer_assist.files.deck_file import read_deck
from dealer_assist.readers.byte_log import ByteLog
from dealer_assist.readers.desk_side import AT_ONCE, DeskSide
from dealer_assist.readers.news import SHOE_DETAILS, FaultTold, News
from dealer_assist.readers.proposal import Kind
from dealer_assist.readers.setup import Setup
from dealer_assist.readers.simulated_table import (
    SEATS,
    SHOE,
    TABLE,
    SimulatedTable,
    simulated_deck,
    simulated_shoe,
    simulated_table,
)
from dealer_assist.readers.teaching import CONFIRM_READS, Check, Teaching
from dealer_assist.table.state import TableState
from dealer_assist.words import Words
from dealer_assist.words.lines import lines
from hardware.deckmap import CARDS
from hardware.events import CardRead, FaultCode, Tech
from hardware.health_view import State
from tests.tables import dealt, play

SOON_S = 5.0


class Screen:
    """What a screen does with the door."""

    def __init__(self, setup: Setup) -> None:
        self.woken = threading.Event()
        self.side = DeskSide(setup, self.woken.set)
        self.heard: list[News] = []

    def hear(self) -> News:
        self.heard.append(self.side.news())
        return self.heard[-1]

    def until(self, happened: Callable[[News], Any]) -> News:
        end = time.monotonic() + SOON_S
        while not happened(news := self.hear()):
            assert time.monotonic() < end, f"did not happen; last: {news}"
            time.sleep(0.002)
        return news

    def ready(self) -> News:
        return self.until(lambda news: news.health and all(each.up for each in news.health.values()))


@pytest.fixture
def table() -> Iterator[Screen]:
    """Three simulated seats, a board and a muck."""
    screen = Screen(simulated_table(3))
    screen.side.start()
    screen.ready()
    yield screen
    assert screen.side.stop()


@pytest.fixture
def shoe() -> Iterator[Screen]:
    screen = Screen(simulated_shoe())
    screen.side.start()
    screen.ready()
    yield screen
    assert screen.side.stop()


def cards_of(table: Screen) -> SimulatedTable:
    return SimulatedTable(table.side.simulated)


def test_the_whole_path_is_shown_without_a_device(table: Screen) -> None:
    state: TableState = dealt((100, 100, 100))
    table.side.table_is(state)
    cards = cards_of(table)
    for seat, hand in ((2, ("7c", "7d")), (3, ("2c", "3d")), (1, ("As", "Kd"))):
        cards.deal(seat, *hand)
    news = table.until(lambda news: news.proposals)
    assert news.counts == {1: 2, 2: 2, 3: 2}
    [proposal] = news.proposals
    state = play(state, proposal.entry)
    record = table.side.accepted(proposal)
    table.side.table_is(state)
    assert table.hear().proposals == ()
    assert json.loads(record.body)["kind"] == Kind.DEALT


def test_nine_seats_need_both_readers() -> None:
    setup = simulated_table(9)
    assert [each.settings.name for each in setup.readers] == [SEATS, TABLE]
    assert [(place.reader, place.antenna) for place in setup.places if place.seat == 9] == [(TABLE, 1)]


def test_the_screen_is_woken_by_news(table: Screen) -> None:
    table.woken.clear()
    cards_of(table).board("As")
    assert table.woken.wait(SOON_S)


def test_a_reader_that_is_pulled_and_comes_back_is_two_records(table: Screen) -> None:
    table.side.simulated[TABLE].unplug()
    table.until(lambda news: news.health[TABLE].state is State.LOST)
    table.side.simulated[TABLE].replug()
    table.until(lambda news: news.health[TABLE].up)
    told = [record for news in table.heard for record in news.records if json.loads(record.body)["reader"] == TABLE]
    # the first is that of the start
    assert [record.kind for record in told] == ["device.up", "device.down", "device.up"]
    assert json.loads(told[1].body) == {"reader": TABLE, "state": "lost", "why": "unplugged"}


def test_a_fault_that_comes_again_and_again_is_told_once_in_ten_seconds(shoe: Screen) -> None:
    shoe.side.table_is(dealt((100, 100, 100)))
    for _time in range(5):
        shoe.side.simulated[SHOE].blurt(b"C 1 AS*00\r\n")
    shoe.until(lambda news: news.unsure is not None)
    end = time.monotonic() + 0.2
    shoe.until(lambda _news: time.monotonic() > end)
    told = [(fault.code, fault.count) for news in shoe.heard for fault in news.faults]
    assert told == [(FaultCode.BAD_CHECKSUM, 1)]


def test_a_reader_switched_off_is_off_and_on_again_good(table: Screen) -> None:
    table.side.switch(TABLE, False)
    table.until(lambda news: news.health[TABLE].state is State.OFF)
    table.side.switch(TABLE, True)
    table.until(lambda news: news.health[TABLE].state is State.OK)


def test_the_live_map_counts_tags_and_names_none(table: Screen) -> None:
    cards_of(table).deal(2, "7c", "7d")
    table.until(lambda news: news.counts[2] == 2)
    seen = {(each.reader, each.antenna): (each.count, each.visits) for each in table.side.antennas}
    assert seen[SEATS, 2] == (2, 2)
    assert "E004" not in repr(table.side.antennas)


def test_the_diagnostics_page_has_the_readers_figures(table: Screen) -> None:
    table.until(lambda _news: table.side.measures(SEATS).cycle_p50 is not None)
    measures = table.side.measures(SEATS)
    # three antennas, two commands each, 4 ms a command
    assert (measures.cycle_p95 or 0) >= 24
    assert measures.counters["scans_ok"] > 0


def test_a_flood_of_events_is_looked_at_in_pieces() -> None:
    screen = Screen(simulated_shoe())
    thread = screen.side._thread(screen.side._setup.readers[0], {})
    screen.side._service.readers[SHOE] = thread
    for number in range(AT_ONCE + 1):
        thread._outbox.put(CardRead(antenna=0, tag_uid=f"04{number:012X}", tech=Tech.CODE, at=1, reader=SHOE))
    assert screen.hear().more
    assert not screen.hear().more


def test_a_fault_a_shoe_has_its_own_word_for_can_be_said() -> None:
    fault = FaultTold(reader=SHOE, code=FaultCode.SHOE_ERROR, antenna=None, detail="lid_ajar", count=1)
    assert all(Words("en").reader(fault.code, fault.facts))


def test_the_troubles_with_words_are_those_the_words_have() -> None:
    assert set(lines().readers["shoe_error"].slots["detail"]) == SHOE_DETAILS


@pytest.mark.parametrize("asked_for", [True, False])
def test_raw_bytes_are_written_down_only_where_the_room_asks_for_them(tmp_path: Path, asked_for: bool) -> None:
    screen = Screen(msgspec.structs.replace(simulated_table(2), log_bytes=asked_for))
    screen.side.start(ByteLog(tmp_path / "bytes.log"))
    screen.ready()
    assert screen.side.stop()
    assert (tmp_path / "bytes.log").exists() is asked_for


def test_the_file_of_raw_bytes_ends_when_it_is_full_whichever_run_of_the_program_filled_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dealer_assist.readers.byte_log.MOST_BYTES", 100)
    path = tmp_path / "bytes.log"
    sizes = []
    for _run in range(3):
        log = ByteLog(path)
        log.watch("table", "<", bytes(20))
        sizes.append(path.stat().st_size)
    # a line of twenty bytes is eighty characters: a second one has no room
    assert 60 < sizes[0] <= 100
    assert sizes == [sizes[0]] * 3


# -- teaching and checking a deck


def test_a_deck_is_taught_card_by_card_and_saved(table: Screen, tmp_path: Path) -> None:
    teaching = Teaching.new("blue", "blue", decks=1, jokers=False, others=[])
    table.side.listen(teaching.event, confirm_reads=CONFIRM_READS)
    table.ready()
    tags = [f"E0040150BB{number:06X}" for number in range(3)]

    def lay_alone(tag: str) -> None:
        table.side.simulated[SEATS].place(1, tag)
        table.until(lambda _news: tag in dict(teaching.state.taken))
        table.side.simulated[SEATS].remove(1, tag)
        table.until(lambda _news: not teaching.state.present)

    for tag in tags:
        lay_alone(tag)
    assert dict(teaching.state.taken) == dict(zip(tags, CARDS, strict=False))
    assert not teaching.save(tmp_path / "blue.toml")
    assert teaching.save(tmp_path / "blue.toml", as_draft=True)
    assert read_deck(tmp_path / "blue.toml").draft


def test_while_a_deck_is_taught_nothing_is_proposed_and_afterwards_the_game_is_back(table: Screen) -> None:
    table.side.table_is(dealt((100, 100, 100)))
    teaching = Teaching.new("red", "red", decks=1, jokers=False, others=[])
    table.side.listen(teaching.event, confirm_reads=CONFIRM_READS)
    cards = cards_of(table)
    for seat, hand in ((2, ("7c", "7d")), (3, ("2c", "3d")), (1, ("As", "Kd"))):
        cards.deal(seat, *hand)
    table.until(lambda _news: len(teaching.state.present) == 6)
    assert table.hear().proposals == ()
    table.side.listen(None)
    table.until(lambda news: news.proposals)


def test_a_deck_is_checked_as_it_is_spread(table: Screen) -> None:
    check = Check(simulated_deck())
    table.side.listen(check.event)
    table.ready()
    cards_of(table).board("As", "2s", "3s")
    table.until(lambda _news: len(check.state.seen) == 3)
    assert check.state.missing[:1] == ("4s",)
    assert check.read_rate == pytest.approx(3 / 52)
