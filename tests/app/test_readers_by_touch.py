"""Hands played with card readers on the real widgets: port, driver, placement, desk, and one tap for each proposal."""

from __future__ import annotations

import logging
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPointingDevice
from PySide6.QtWidgets import QApplication, QWidget

from dealer_assist.app.widgets.line import TextLine
from dealer_assist.files.deck_file import write_deck
from dealer_assist.hand.entries import Fold
from dealer_assist.journal import Journal
from dealer_assist.readers.simulated_table import simulated_deck
from dealer_assist.words import Words
from hardware.sim.ascii_shoe import PlainShoe
from hardware.sim.device import Device
from hardware.sim.hosts import OnPty
from hardware.sim.pepper_c1 import Pepper
from tests.app.conftest import Sit
from tests.app.driver import plain, until
from tests.app.reader_table import BOARD, MUCK, ReaderTable, pepper_part, shoe_part

pytestmark = [
    pytest.mark.journey,
    pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal on Windows"),
]

TAGS = {card: tag for tag, card in simulated_deck().cards.items()}
HANDS = {1: ("Qs", "Jd"), 2: ("7c", "7d"), 3: ("Qc", "Jh")}
"""Cards of the seats; nobody tables any but those of seat 2."""
STREETS = (("Kd", "2c", "9s"), ("4h",), ("5h",))
SURELY_MS = 400
"""So long nothing may happen that must not."""


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The board is still after a fifth of a second, so that a test need not wait three times two."""
    monkeypatch.setattr("dealer_assist.readers.boards.STABLE_MS", 200)


class Reader:
    """The device at the other end of the line, and cards on it."""

    def __init__(self, device: Device) -> None:
        self.device = device

    def lay(self, antenna: int, *cards: str) -> None:
        for card in cards:
            self.device.place(antenna, TAGS[card])

    def take(self, antenna: int, *cards: str) -> None:
        for card in cards:
            self.device.remove(antenna, TAGS[card])

    def muck(self, seat: int) -> None:
        self.take(seat, *HANDS[seat])
        self.lay(MUCK, *HANDS[seat])

    def deal(self) -> None:
        for seat, cards in HANDS.items():
            self.lay(seat, *cards)


@pytest.fixture
def host(tmp_path: Path) -> Iterator[OnPty]:
    host = OnPty(Pepper(answer_ms=1), tmp_path / "reader")
    yield host
    host.close()


@pytest.fixture
def reader(host: OnPty) -> Reader:
    return Reader(host.device)


@pytest.fixture
def shoe(tmp_path: Path) -> Iterator[OnPty]:
    host = OnPty(PlainShoe(), tmp_path / "shoe")
    yield host
    host.close()


Open = Callable[..., ReaderTable]


@pytest.fixture
def opened(qapp: QApplication, glass: QPointingDevice, tmp_path: Path) -> Iterator[Open]:
    """Opens a table with that part about readers in its room's file."""
    tables: list[ReaderTable] = []

    def open_it(part: str, **about: object) -> ReaderTable:
        table = ReaderTable(tmp_path, part, glass, **about)  # type: ignore[arg-type]
        tables.append(table)
        return table

    yield open_it
    for table in tables:
        table.close()
    qapp.setLayoutDirection(Qt.LayoutDirection.LeftToRight)


@pytest.fixture
def table(opened: Open, reader: Reader, host: OnPty) -> ReaderTable:
    """A hand is dealt and its cards lie at the seats; the deal has been taken."""
    table = opened(pepper_part(host.path))
    table.ready()
    table.touch("key.next")
    reader.deal()
    table.takes("Cards dealt")
    return table


def kinds(folder: Path) -> list[str]:
    """What stands in the journal beside the entries."""
    [day] = (folder / "journal").rglob("*.db")
    journal = Journal.open(folder / "journal", day.stem)
    try:
        return [event.kind for event in journal.events() if "." in event.kind]
    finally:
        journal.close()


# -- whole hands


def test_a_hand_is_played_with_the_reader_and_a_tap_for_each_thing_it_saw(
    opened: Open, reader: Reader, host: OnPty, language: str, tmp_path: Path
) -> None:
    table = opened(pepper_part(host.path), language=language)
    words = Words(language, isolate=False)
    table.ready()
    table.touch("key.next")
    reader.deal()
    table.takes(words.text("reader.propose.dealt"))
    assert [each.cards for each in table.hand.seats] == [2, 2, 2]
    reader.muck(3)
    table.takes(words.text("reader.propose.fold", seat=3))
    table.touch("key.call", "key.call")
    for street in STREETS:
        reader.lay(BOARD, *street)
        table.takes(words.text("reader.propose.street", cards=street))
        table.touch("key.call", "key.call")
    assert table.hand.board == ("Kd", "2c", "9s", "4h", "5h")
    reader.muck(1)
    table.takes(words.text("reader.propose.fold", seat=1))
    # NEXT pushes the pot to the only seat left, its own 5 and the 5 of seat 1, and posts the blinds of the next hand
    table.touch("key.next")
    assert table.stacks == {1: 95, 2: 105 - 2, 3: 100 - 5}


def test_a_hand_is_dealt_by_the_shoe(opened: Open, shoe: OnPty) -> None:
    table = opened(shoe_part(shoe.path))
    table.ready()
    table.touch("key.next")
    for card in ("Qs", "7c", "Qc", "Jd", "7d", "Jh"):
        shoe.device.place(0, card)
    table.takes("Cards dealt")
    table.touch("key.call", "key.call", "key.call")
    for burned, street in zip(("3s", "3h", "3c"), STREETS, strict=True):
        for card in (burned, *street):
            shoe.device.place(0, card)
        table.takes(plain(Words("en").text("reader.propose.street", cards=street)))
        table.touch("key.call", "key.call", "key.call")
    assert table.hand.board == ("Kd", "2c", "9s", "4h", "5h")
    assert [each.cards for each in table.hand.seats] == [2, 2, 2]


def test_a_hand_that_must_be_shown_is_proposed_over_the_award_where_the_room_reveals_it(
    opened: Open, reader: Reader, host: OnPty
) -> None:
    table = opened(pepper_part(host.path, reveal="showdown"))
    table.ready()
    table.touch("key.next")
    reader.deal()
    table.takes("Cards dealt")
    table.touch("key.call", "key.call", "key.call")
    for street in STREETS:
        reader.lay(BOARD, *street)
        table.takes("Board")
        assert "shows" not in table.asked
        table.touch("key.call", "key.call", "key.call")
    assert table.shows("award.pushed")
    # nobody bet on the river: the first seat shows first, and no other yet
    table.takes("Seat 1 shows Q♠ J♦")
    assert [(each.seat, set(each.cards)) for each in table.hand.tabled] == [(1, {"Qs", "Jd"})]


# -- the dealer's word is final


def test_what_the_dealer_denies_is_not_proposed_again_in_the_hand(table: ReaderTable, reader: Reader) -> None:
    reader.muck(3)
    table.asks("Seat 3: fold")
    table.touch("ask.no")
    assert table.asked == ""
    never(lambda: bool(table.asked))
    assert not table.hand.seats[2].folded


def test_what_the_dealer_takes_back_is_not_proposed_again_in_the_hand(table: ReaderTable, reader: Reader) -> None:
    reader.muck(3)
    table.takes("Seat 3: fold")
    table.touch("key.undo")
    assert not table.hand.seats[2].folded
    never(lambda: bool(table.asked))


def test_a_tap_meant_for_an_earlier_question_answers_no_later_one(table: ReaderTable, reader: Reader) -> None:
    reader.muck(3)
    table.asks("Seat 3: fold")
    lift = table.press(table.part("ask.take"))
    # while the finger is down it is entered by another way
    table.session.enter(Fold(3))
    until(lambda: table.window.is_painted, "it is on the glass")
    lift()
    assert table.session.desk is not None
    assert table.session.desk.entered == 4
    assert [each.seat for each in table.hand.seats if each.folded] == [3]


# -- what goes wrong at the table


def test_a_card_too_many_is_told_and_nothing_proposed(opened: Open, reader: Reader, host: OnPty) -> None:
    table = opened(pepper_part(host.path))
    table.ready()
    table.touch("key.next")
    reader.deal()
    reader.lay(2, "7h")
    until(lambda: "TOO MANY CARDS · SEAT 2" in table.band, "it is told")
    assert table.band.endswith("Cards: 3; due: 2.")
    assert table.asked == ""
    # a misdeal stays over entries until somebody has seen it
    table.touch("key.call")
    assert "TOO MANY" in table.band
    table.touch("band")
    assert table.band == ""


BLUE = {card: f"E0040150BB{number:06X}" for number, card in enumerate(TAGS)}


@pytest.fixture
def two_decks(opened: Open, host: OnPty, tmp_path: Path) -> ReaderTable:
    """The room has a red deck, in play, and a blue one."""
    part = pepper_part(host.path).replace('"red.toml"', '"red.toml", "blue.toml"')
    (tmp_path / "site").mkdir()
    cards = {tag: card for card, tag in BLUE.items()}
    write_deck(tmp_path / "site" / "blue.toml", name="blue", back="blue", decks=1, draft=False, cards=cards)
    table = opened(part)
    table.ready()
    return table


def test_a_card_of_the_other_deck_is_told(two_decks: ReaderTable, reader: Reader) -> None:
    two_decks.touch("key.next")
    reader.device.place(1, BLUE["As"])
    until(lambda: "CARD OF ANOTHER DECK · SEAT 1" in two_decks.band, "it is told")
    assert two_decks.asked == ""


def test_a_deck_is_changed_between_hands_and_its_cards_are_read(two_decks: ReaderTable, reader: Reader) -> None:
    two_decks.touch("table", "doing.readers", "tab.deck", "in_play.blue", "readers.back", "table.back", "key.next")
    for seat, cards in HANDS.items():
        for card in cards:
            reader.device.place(seat, BLUE[card])
    two_decks.takes("Cards dealt")
    assert two_decks.band == ""


def test_in_the_middle_of_a_hand_no_deck_is_changed(two_decks: ReaderTable) -> None:
    two_decks.touch("key.next", "table", "doing.readers", "tab.deck")
    assert not two_decks.part_is_lit("in_play.blue")


def test_after_a_lost_card_of_the_shoe_nothing_is_proposed_until_the_dealer_has_counted(
    opened: Open, shoe: OnPty
) -> None:
    assert isinstance(shoe.device, PlainShoe)
    table = opened(shoe_part(shoe.path))
    table.ready()
    table.touch("key.next")
    for card in ("Qs", "7c", "Qc", "Jd"):
        shoe.device.place(0, card)
    shoe.device.skip()
    shoe.device.place(0, "Jh")
    table.asks("COUNT THE CARDS DEALT")
    assert table.word("ask.take") == "6 cards dealt"
    assert "1 CARD LEFT UNREAD" in table.band
    table.touch("ask.more")
    assert table.word("ask.take") == "7 cards dealt"
    table.touch("ask.less", "ask.take")
    table.takes("Cards dealt")
    assert [each.cards for each in table.hand.seats] == [2, 2, 2]


def test_a_card_in_two_places_is_asked_about(table: ReaderTable, reader: Reader) -> None:
    reader.lay(1, HANDS[2][0])
    table.asks("WHERE DOES THE CARD LIE?")
    assert {table.word("ask.place0"), table.word("ask.place1")} == {"Seat 1", "Seat 2"}
    table.touch("ask.place0")
    assert "WHERE" not in table.asked


def test_where_only_wagers_are_entered_nothing_is_proposed_and_misdeals_are_told(
    opened: Open, reader: Reader, host: OnPty
) -> None:
    table = opened(pepper_part(host.path), depth=1)
    table.ready()
    table.touch("key.next")
    reader.deal()
    reader.lay(2, "7h")
    until(lambda: "TOO MANY CARDS" in table.band, "it is told")
    assert table.asked == ""


def test_seats_show_as_many_backs_as_lie_there(opened: Open, reader: Reader, host: OnPty) -> None:
    table = opened(pepper_part(host.path))
    table.ready()
    table.touch("key.next")
    reader.lay(2, "7c")
    # seat 3 is to act; of the others seat 1 has no card yet
    until(lambda: [tile.view.held for tile in table.window.hand.widget.seats[:2]] == [0, 1], "it is counted")
    assert plain(table.part("seat2").accessibleName()).endswith("1 card")


# -- what goes wrong with the reader


def test_a_reader_unplugged_in_mid_hand_folds_nobody_and_the_hand_goes_on_by_hand(
    table: ReaderTable, reader: Reader, host: OnPty, tmp_path: Path
) -> None:
    host.unplug()
    until(lambda: table.dot == "Reader unplugged", "the dot is red")
    assert table.band == "READER OFF · MANUAL. Plug it in again; the game goes on by hand."
    # the last valid state stays
    assert [tile.view.held for tile in table.window.hand.widget.seats[:3]] == [2, 2, 2]
    table.touch("band")
    assert table.band == ""
    table.touch("key.fold", "key.call", "key.call", "key.next")
    host.replug()
    until(lambda: table.dot == "Reader works", "it is found again")
    assert table.seats_left == (1, 2)
    table.close()
    assert [kind for kind in kinds(tmp_path) if kind.startswith("device")] == ["device.up", "device.down", "device.up"]


def test_a_table_opens_deals_and_settles_while_its_reader_is_missing(opened: Open, tmp_path: Path) -> None:
    table = opened(pepper_part(tmp_path / "nowhere"))
    until(lambda: "READER OFF · MANUAL. It is not plugged in." in table.band, "it is told")
    table.touch("key.next", "key.fold", "key.fold", "key.next")
    assert table.hand.seats[1].won or table.table.hands == 2


def test_a_mistake_in_the_rooms_file_costs_the_readers_and_not_the_table(opened: Open, tmp_path: Path) -> None:
    table = opened('[[hardware.reader]]\nname = "table"\nprotocol = "peper_c1"\nport = "/dev/ttyUSB0"\n')
    until(lambda: bool(table.band), "it is told")
    assert "READERS OFF" in table.band
    assert "default.toml:" in table.band
    table.touch("key.next", "key.fold")
    assert table.hand.to_act == 1
    # what is to be mended stands on the technician's page
    table.touch("table", "doing.readers")
    told = [plain(line.view.text) for line in table.window.findChildren(TextLine) if line.isVisible()]
    assert any("default.toml, line" in line and "did you mean pepper_c1?" in line for line in told)


BROKEN_DECK = 'name = "blue"\n[cards]\n"04A1B2C3D4E580" = 12\n'


def test_a_deck_file_that_cannot_be_used_is_told_and_the_table_is_dealt(
    opened: Open, reader: Reader, host: OnPty, tmp_path: Path
) -> None:
    decks = tmp_path / "site" / "decks"
    decks.mkdir(parents=True)
    (decks / "blue.toml").write_text(BROKEN_DECK, encoding="utf-8")
    table = opened(pepper_part(host.path))
    until(lambda: bool(table.band), "it is told")
    assert plain(table.band).startswith("The deck file blue.toml:3 cannot be used; its cards are not read.")
    # the deck in play is read as ever
    table.ready()
    table.touch("key.next")
    reader.deal()
    table.takes("Cards dealt")
    # it stays until it is tapped away
    assert "blue.toml" in table.band
    table.touch("band")
    until(lambda: not table.band, "it is gone")


def test_a_deck_file_that_cannot_be_used_is_named_on_the_page_of_decks_where_there_are_no_readers(
    sit: Sit, tmp_path: Path
) -> None:
    (tmp_path / "decks").mkdir()
    (tmp_path / "decks" / "blue.toml").write_text(BROKEN_DECK, encoding="utf-8")
    table = sit(depth=2)
    assert table.band == ""
    table.touch("table", "doing.readers", "tab.deck")
    told = [plain(line.view.text) for line in table.window.findChildren(TextLine) if line.isVisible()]
    assert "The deck file blue.toml:3 cannot be used; its cards are not read." in told


def test_readers_are_not_imported_for_a_table_without_any(sit: Sit) -> None:
    table = sit(depth=2)
    table.touch("key.next")
    never(lambda: table.window.readers is not None)


# -- untabled cards are secret


UNTABLED = [card for seat in (1, 3) for card in HANDS[seat]]
CANARIES = [TAGS[card] for card in UNTABLED]


def texts_of(window: QWidget) -> str:
    """Everything that can be read in a window, by eye or by a screen reader, and what its views are as text."""
    told = []
    for part in (window, *window.findChildren(QWidget)):
        told += [part.accessibleName(), part.accessibleDescription(), part.objectName(), part.windowTitle()]
        told.append(repr(getattr(part, "view", None)))
    return plain("\n".join(told))


def test_no_untabled_card_is_in_window_journal_log_or_repr(
    table: ReaderTable, reader: Reader, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    keeps_the_secret(table, reader, tmp_path, caplog)


def test_nor_where_the_reader_is_made_of_nothing(
    opened: Open, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    table = opened(pepper_part("simulated"))
    table.ready()
    assert table.readers.side is not None
    reader = Reader(table.readers.side.simulated["table"])
    table.touch("key.next")
    reader.deal()
    table.takes("Cards dealt")
    keeps_the_secret(table, reader, tmp_path, caplog)


def keeps_the_secret(table: ReaderTable, reader: Reader, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Play on from the deal; nothing tells a card of seats 1 and 3."""
    seen = [texts_of(table.window)]
    reader.muck(3)
    table.asks("Seat 3: fold")
    seen += [texts_of(table.window), repr(table.readers.news), repr(vars(table.readers)), repr(table.readers.side)]
    table.touch("ask.take", "key.call", "key.call")
    for street in STREETS:
        reader.lay(BOARD, *street)
        table.takes("Board")
        seen.append(texts_of(table.window))
        table.touch("key.call", "key.call")
    table.touch("table", "doing.readers", "tab.antennas")
    seen.append(texts_of(table.window))
    table.touch("readers.back", "table.back")
    table.close()
    files = [path for path in tmp_path.rglob("*") if path.is_file() and path.name != "red.toml"]
    written = b"".join(path.read_bytes() for path in files).decode("latin-1")
    assert len(written) > 1_000
    everything = "\n".join((*seen, caplog.text, written))
    # cards of the board were named: the search would find one
    assert "K♦" in everything
    assert '"Kd"' in written
    assert [each for each in CANARIES if each in everything] == []
    names = [name for card in UNTABLED for name in (f"'{card}'", f'"{card}"', spelled(card))]
    assert [each for each in names if each in everything] == []


def spelled(card: str) -> str:
    """A card as the screen names it."""
    return Words("en", isolate=False).cards((card,))


def never(happens: Callable[[], bool]) -> None:
    """Let the program run for a while; it must not happen."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(SURELY_MS, loop.quit)
    loop.exec()
    assert not happens()
