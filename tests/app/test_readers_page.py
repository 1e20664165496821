"""The technician's page of card readers by touch: readers made of nothing, ports, the live map, decks."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from dealer_assist.app.readers_page import ReadersPageSide
from dealer_assist.app.readers_side import ReadersSide
from dealer_assist.files.deck_file import read_deck, write_deck
from dealer_assist.files.hardware_file import read_hardware
from dealer_assist.readers.deck_files import simulated_deck_kept
from dealer_assist.readers.port_list import PortSeen
from dealer_assist.readers.setup import trial
from dealer_assist.readers.simulated_table import simulated_shoe, simulated_table
from dealer_assist.words import Words
from hardware.deckmap import CARDS, DeckMap, Known
from hardware.secret import Hidden
from hardware.sim.hosts import OnPty
from hardware.sim.pepper_c1 import Pepper
from tests.app.conftest import Sit
from tests.app.driver import TouchedTable, plain, until

FTDI = PortSeen(device="/dev/ttyUSB0", title="FT232R USB UART", rule="usb:0403:6001:A50285BI")
OTHER = PortSeen(device="/dev/ttyACM0", title="CP2102N USB to UART Bridge Controller", rule="usb:10C4:EA60:0001")


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The board is still after a fifth of a second."""
    monkeypatch.setattr("dealer_assist.readers.boards.STABLE_MS", 200)


@pytest.fixture
def table(sit: Sit, language: str) -> TouchedTable:
    """The page of readers is open; the room has none."""
    table = sit(language=language, depth=2)
    table.touch("table", "doing.readers")
    return table


def page_of(table: TouchedTable) -> ReadersPageSide:
    page = table.window.pages.readers
    assert page is not None
    return page


def readers_of(table: TouchedTable) -> ReadersSide:
    readers = table.window.readers
    assert readers is not None
    return readers


def told(table: TouchedTable) -> list[str]:
    """Headline, second line and the words of every row."""
    view = page_of(table).widget.view
    rows = [text for row in view.rows for text in (row.title, row.second) if text]
    return [plain(text) for text in (view.prompt.headline, view.prompt.second, *rows)]


def says(table: TouchedTable, text: str, **slots: object) -> None:
    """Wait until the page says that."""
    wanted = Words(table.window.language, isolate=False).text(text, **slots)
    until(lambda: any(wanted in line for line in told(table)), f"{wanted!r} is said; there is {told(table)}")


def simulated(table: TouchedTable) -> None:
    """Switch to readers made of nothing, and wait until they work."""
    table.touch("use.table")
    works(table)
    until(lambda: table.shows("off.table"), "each has its row")


def works(table: TouchedTable) -> None:
    readers = readers_of(table)
    until(lambda: bool(readers.news.health) and all(each.up for each in readers.news.health.values()), "they work")


# -- readers


def test_a_table_without_readers_says_so(table: TouchedTable) -> None:
    says(table, "readers.none")


def test_health_and_figures_of_each_reader_are_shown(table: TouchedTable) -> None:
    simulated(table)
    says(table, "reader.state.ok")
    # nine seats are two readers: eight antennas of 2 commands of 4 ms, and three antennas
    until(lambda: len(page_of(table).widget.view.rows) == 3, "both have a row")
    cycle = Words(table.window.language, isolate=False).text("readers.cycle", half=1, most=1).split("1")[0]
    until(lambda: sum(cycle in line for line in told(table)) == 2, "both cycles are measured")


def test_a_reader_is_switched_off_and_on_again(table: TouchedTable) -> None:
    simulated(table)
    table.touch("off.table")
    says(table, "reader.state.off")
    until(lambda: table.shows("on.table"), "it can be switched on")
    table.touch("on.table")
    works(table)


def test_the_readers_of_the_room_come_back_after_simulated_ones(table: TouchedTable) -> None:
    simulated(table)
    table.touch("use.own")
    says(table, "readers.none")
    assert not table.shows("use.own")


# -- the whole path without a device


def test_cards_laid_by_a_tap_lead_to_proposals_on_the_hand_page(sit: Sit, language: str) -> None:
    table = sit(language=language, depth=2, stacks={1: 100, 2: 100, 3: 100}, button=3)
    table.touch("table", "doing.readers")
    simulated(table)
    table.touch("readers.back", "table.back", "key.next", "table", "doing.readers", "tab.antennas")
    for seat in (1, 2, 3):
        table.touch(f"cell.seats:{seat}", f"cell.seats:{seat}")
    until(lambda: dict(readers_of(table).news.counts) == {**dict.fromkeys(range(4, 10), 0), 1: 2, 2: 2, 3: 2}, "laid")
    table.touch("readers.back", "table.back")
    until(lambda: table.shows("ask.take") and table.window.is_painted, "the deal is proposed")
    table.touch("ask.take")
    assert [each.cards for each in table.hand.seats] == [2, 2, 2]
    table.touch("table", "doing.readers", "laying.muck", "cell.seats:3", "readers.back", "table.back")
    until(lambda: table.shows("ask.take") and table.window.is_painted, "the fold is proposed")
    table.touch("ask.take", "key.call", "key.call")
    assert [each.seat for each in table.hand.seats if each.folded] == [3]
    table.touch("table", "doing.readers", "laying.lay", *["cell.table:7"] * 3, "readers.back", "table.back")
    until(lambda: table.shows("ask.take") and table.window.is_painted, "the flop is proposed")
    table.touch("ask.take")
    assert len(table.hand.board) == 3


def test_the_map_counts_cards_and_names_none(table: TouchedTable) -> None:
    simulated(table)
    table.touch("tab.antennas", "cell.seats:2", "cell.seats:2")
    words = Words(table.window.language, isolate=False)
    below = words.text("readers.cards", cards=2)
    until(lambda: below in plain(page_of(table).widget.view.rows[0].keys[1][2].below), "two are counted")
    spoken = plain(table.part("cell.seats:2").accessibleName())
    assert spoken == words.text("join.dot").join(
        (words.text("reader.place.seat", seat=2), below, words.text("readers.visits", visits=2))
    )
    table.touch("laying.take", "cell.seats:2")
    gone = words.text("readers.cards", cards=0)
    until(lambda: plain(page_of(table).widget.view.rows[0].keys[1][2].below) == gone, "they are taken up")


def test_a_simulated_shoe_deals(table: TouchedTable) -> None:
    table.touch("use.shoe")
    works(table)
    table.touch("readers.back", "table.back", "key.next", "table", "doing.readers", "tab.antennas")
    # nine seats, two cards each
    table.touch(*["cell.shoe:0"] * 18)
    table.touch("readers.back", "table.back")
    until(lambda: table.shows("ask.take") and table.window.is_painted, "the deal is proposed")
    table.touch("ask.take")
    assert {each.cards for each in table.hand.seats} == {2}


# -- ports


def test_ports_are_looked_for_in_a_thread_and_one_is_tried(
    table: TouchedTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked_in: list[threading.Thread] = []

    def look(found: Callable[[tuple[PortSeen, ...]], None]) -> None:
        thread = threading.Thread(target=found, args=((FTDI, OTHER),))
        looked_in.append(thread)
        thread.start()

    monkeypatch.setattr("dealer_assist.app.ports_side.look_for_ports", look)
    table.touch("tab.ports", "find.")
    until(lambda: table.shows("port./dev/ttyUSB0"), "the ports are there")
    looked_in[0].join()
    table.touch("port./dev/ttyUSB0")
    says(table, "readers.in_file", port=FTDI.rule)
    table.touch("protocol.rdm6300")
    [ready] = readers_of(table).setup.readers
    assert (ready.settings.port, ready.settings.protocol) == (FTDI.rule, "rdm6300")
    says(table, "reader.why.missing")


def test_a_machine_without_ports_says_so(table: TouchedTable, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("dealer_assist.app.ports_side.look_for_ports", lambda found: found(()))
    table.touch("tab.ports", "find.")
    says(table, "readers.no_ports")


# -- decks


def taken(table: TouchedTable) -> int:
    teaching = page_of(table)._decks._teaching
    return 0 if teaching is None else len(teaching.state.taken)


def register(table: TouchedTable, cards: int) -> None:
    """Lay so many more cards, one by one."""
    for _card in range(cards):
        before = taken(table)
        table.touch("deck.lay")
        until(lambda before=before: taken(table) == before + 1, "the tag is taken")  # type: ignore[misc]


@pytest.fixture
def registering(table: TouchedTable) -> TouchedTable:
    """Three cards have their tags."""
    simulated(table)
    table.touch("tab.deck", "deck.register", "name.simulated")
    works(table)
    says(table, "deck.lay", card="As")
    register(table, 3)
    return table


def test_each_card_is_asked_for_and_the_last_can_be_taken_back(registering: TouchedTable) -> None:
    table = registering
    says(table, "deck.lay", card="4s")
    says(table, "deck.answer.taken", card="3s")
    table.touch("deck.undo")
    says(table, "deck.lay", card="3s")
    table.touch("deck.skip")
    says(table, "deck.lay", card="4s")


def test_one_card_is_registered_again(registering: TouchedTable) -> None:
    table = registering
    table.touch("deck.again")
    # only cards that have a tag can be tapped
    assert [table.part_is_lit(f"rank.{rank}") for rank in "A234"] == [True, True, True, False]
    table.touch("rank.2")
    says(table, "deck.lay", card="2s")


def test_a_joker_is_laid_for_a_card_whose_tag_is_dead_and_kept_with_the_deck(
    registering: TouchedTable, tmp_path: Path
) -> None:
    table = registering
    table.touch("deck.joker", "rank.2")
    says(table, "deck.lay", card="2s")
    says(table, "deck.answer.lay_joker")
    register(table, 1)
    says(table, "deck.answer.taken", card="2s")
    table.touch("deck.draft")
    assert sorted(read_deck(tmp_path / "decks" / "simulated.toml").cards.values()) == ["2s", "3s", "As"]


def test_the_tag_of_a_registered_joker_stands_for_a_dead_card_from_one_tap_to_the_game(
    table: TouchedTable, tmp_path: Path
) -> None:
    cards = {f"E00401500000{number:04X}": card for number, card in enumerate((*CARDS, "X1"))}
    path = tmp_path / "decks" / "simulated.toml"
    path.parent.mkdir()
    write_deck(path, name="simulated", back="", decks=1, draft=False, cards=cards)
    simulated(table)
    table.touch("tab.deck", "deck.register", "name.simulated", "deck.joker", "suit.h", "rank.9")
    says(table, "deck.answer.joker", card="9h")
    table.touch("deck.save")
    says(table, "deck.saved", name="simulated.toml")
    [kept] = simulated_deck_kept(tmp_path).values()
    assert kept.deck is not None
    assert kept.is_whole
    assert DeckMap([kept.deck], "simulated").look_up("E004015000000034") == Known(Hidden("9h"), "simulated")


def test_a_deck_is_saved_as_a_draft_and_resumed(registering: TouchedTable, tmp_path: Path) -> None:
    table = registering
    assert not table.part_is_lit("deck.save")
    table.touch("deck.draft")
    says(table, "deck.saved", name="simulated.toml")
    draft = read_deck(tmp_path / "decks" / "simulated.toml")
    assert draft.draft
    assert list(draft.cards.values()) == ["As", "2s", "3s"]
    table.touch("deck.end", "deck.register", "name.simulated")
    says(table, "deck.lay", card="4s")


def test_leaving_the_page_gives_the_readers_back_to_the_game(registering: TouchedTable) -> None:
    table = registering
    table.touch("readers.back", "table.back")
    works(table)
    side = readers_of(table).side
    assert side is not None
    assert side._listener is None


def test_a_deck_is_not_registered_in_the_middle_of_a_hand(table: TouchedTable) -> None:
    simulated(table)
    table.touch("readers.back", "table.back", "key.next", "table", "doing.readers", "tab.deck")
    says(table, "deck.between_hands")
    assert not table.part_is_lit("deck.register")
    assert not table.part_is_lit("deck.check")


def test_a_deck_is_verified_as_it_is_spread(table: TouchedTable) -> None:
    simulated(table)
    table.touch("tab.deck", "deck.check")
    works(table)
    table.touch("deck.lay")
    # eleven antennas, four cards each
    says(table, "deck.read_rate", done=44, all=52)
    table.touch("deck.lay")
    says(table, "deck.whole")


# -- a reader that hangs


class Hanging:
    """A line whose reading does not come back until it is let go."""

    def __init__(self) -> None:
        self.let_go, self.reading, self.is_open = threading.Event(), threading.Event(), True

    def read(self) -> bytes:
        self.reading.set()
        self.let_go.wait()
        return b""

    def write(self, data: bytes) -> None:
        pass

    def forget_input(self) -> None:
        pass

    def cancel(self) -> None:
        pass

    def close(self) -> None:
        self.is_open = False


@pytest.fixture
def hangs(table: TouchedTable, monkeypatch: pytest.MonkeyPatch) -> Iterator[Hanging]:
    """The table reads with a reader that hangs in its port."""
    line = Hanging()
    monkeypatch.setattr("hardware.service.open_link", lambda settings: line)
    readers_of(table).use(trial("pad", "rdm6300", "COM7", DeckMap()))
    until(line.reading.is_set, "it reads")
    yield line
    line.let_go.set()


def test_while_a_reader_that_hangs_is_stopped_the_window_is_not_held_and_the_page_says_so(
    table: TouchedTable, hangs: Hanging
) -> None:
    readers = readers_of(table)
    begun = time.monotonic()
    readers.use(simulated_shoe())
    held_ms = (time.monotonic() - begun) * 1000
    assert readers.stopping
    # a reader that hangs is given two seconds; the window waits thirty milliseconds, and for a busy machine
    assert held_ms < 500
    says(table, "readers.stopping")
    assert not table.shows("use.table")
    hangs.let_go.set()
    works(table)
    until(lambda: not (readers.stopping or hangs.is_open), "nothing is left open")


def test_a_reader_that_never_comes_back_is_left_behind_and_closes_its_port_when_it_does(
    table: TouchedTable, hangs: Hanging, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("dealer_assist.readers.desk_side.JOIN_S", 0.1)
    readers = readers_of(table)
    readers.use(simulated_shoe())
    readers.use(simulated_table(9))
    # the last choice counts
    works(table)
    assert readers.setup.readers[0].settings.name == "seats"
    assert hangs.is_open
    hangs.let_go.set()
    until(lambda: not hangs.is_open, "the port is closed")


def test_a_window_closed_while_a_reader_hangs_starts_no_others(table: TouchedTable, hangs: Hanging) -> None:
    readers = readers_of(table)
    readers.use(simulated_shoe())
    assert not readers.stop()
    hangs.let_go.set()
    until(lambda: not readers.stopping, "it has ended")
    assert readers.side is None


# -- what lies on an antenna


@pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal on Windows")
def test_an_installer_tries_a_reader_places_its_antennas_and_saves_both(
    sit: Sit, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    host = OnPty(Pepper(answer_ms=1), tmp_path / "reader")
    port = PortSeen(device=str(host.path), title="Pepper", rule=str(host.path))
    monkeypatch.setattr("dealer_assist.app.ports_side.look_for_ports", lambda found: found((port,)))
    table = sit(depth=2)
    table.touch("table", "doing.readers", "tab.ports", "find.", f"port.{host.path}", "protocol.pepper_c1")
    works(table)
    table.touch("tab.antennas")
    # a tag held over an antenna makes it appear
    host.device.place(3, "04A1B2C3D4E580")
    until(lambda: table.shows("cell.pepper_c1:3"), "the antenna is there")
    table.touch("cell.pepper_c1:3", "place.seat:4")
    works(table)
    says(table, "readers.not_in_file")
    until(lambda: table.shows("cell.pepper_c1:3"), "the antenna is there")
    assert table.word("cell.pepper_c1:3") == "Seat 4"
    table.touch("save.places")
    says(table, "deck.saved", name="default.toml")
    hardware = read_hardware(tmp_path / "rooms" / "default.toml")
    assert [(each.reader, each.antenna, each.seat) for each in hardware.places] == [("pepper_c1", 3, 4)]
    [reader] = hardware.readers
    assert (reader.name, reader.protocol, reader.port) == ("pepper_c1", "pepper_c1", str(host.path))
    assert reader.params == {"antennas": [3]}
    # they are the room's own now
    works(table)
    table.touch("tab.readers")
    assert not table.shows("use.own")
    table.close()
    host.close()
