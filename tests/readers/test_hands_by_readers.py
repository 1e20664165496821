"""Whole hands from the antenna to the journal: by a Pepper reader and by a shoe, and no untabled card anywhere."""

from __future__ import annotations

import copy
import logging
import pickle
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from dealer_assist.files.deck_file import write_deck
from dealer_assist.hand.entries import Award, Call, Check, Tabled
from dealer_assist.pots.split import Part
from dealer_assist.readers.byte_log import ByteLog
from dealer_assist.readers.proposal import Kind
from dealer_assist.table.entries import EndHand
from hardware.secret import Hidden, masked
from hardware.sim.ascii_shoe import PlainShoe
from hardware.sim.hosts import OnPty
from hardware.sim.pepper_c1 import Pepper
from tests.readers.dealer import Dealer
from tests.readers.reading import TAGS
from tests.tables import the_hand

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="there is no pseudo-terminal on Windows")

PEPPER_ROOM = """\
[hardware]
enabled = true

[[hardware.reader]]
name = "table"
protocol = "pepper_c1"
port = "{port}"
antennas = [1, 2, 3, 7, 8]
miss_scans = 2
hold_ms = 60

[hardware.deck]
maps = ["red.toml"]
active = "red"

[[hardware.place]]
reader = "table"
antenna = 7
role = "board"

[[hardware.place]]
reader = "table"
antenna = 8
role = "muck"
"""
SEAT = """
[[hardware.place]]
reader = "table"
antenna = {seat}
role = "seat"
seat = {seat}
"""
SHOE_ROOM = """\
[hardware]
enabled = true

[[hardware.reader]]
name = "shoe"
protocol = "ascii_shoe"
port = "{port}"

[[hardware.place]]
reader = "shoe"
antenna = 0
role = "shoe"
"""
FOLDED, MUCKED, SHOWN = ("Qs", "Jd"), ("Qc", "Jh"), ("7c", "7d")
"""Hands of seats 1, 3 and 2."""
BOARD, MUCK = 7, 8


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """The board is still after a fifth of a second, so that a test need not wait three times two."""
    monkeypatch.setattr("dealer_assist.readers.boards.STABLE_MS", 200)


@pytest.fixture
def pepper(tmp_path: Path) -> Iterator[OnPty]:
    host = OnPty(Pepper(answer_ms=1), tmp_path / "reader")
    yield host
    host.close()


@pytest.fixture
def dealer(tmp_path: Path, pepper: OnPty) -> Iterator[Dealer]:
    cards = {tag: card for card, tag in TAGS.items()}
    write_deck(tmp_path / "red.toml", name="red", back="red", decks=1, draft=False, cards=cards)
    room = PEPPER_ROOM.format(port=pepper.path) + "".join(SEAT.format(seat=seat) for seat in (1, 2, 3))
    one = Dealer(tmp_path, room)
    yield one
    one.close()


def lay(pepper: OnPty, antenna: int, *cards: str) -> None:
    for card in cards:
        pepper.device.place(antenna, TAGS[card])


def to_the_muck(pepper: OnPty, seat: int, *cards: str) -> None:
    for card in cards:
        pepper.device.remove(seat, TAGS[card])
    lay(pepper, MUCK, *cards)


def a_hand_by_pepper(dealer: Dealer, pepper: OnPty) -> None:
    """Seat 1 folds, seats 2 and 3 check to the end, seat 2 tables, seat 3 gives up its hand."""
    dealer.ready()
    dealer.start_hand()
    for seat, cards in ((2, SHOWN), (3, MUCKED), (1, FOLDED)):
        lay(pepper, seat, *cards)
    dealer.takes(Kind.DEALT)
    to_the_muck(pepper, 1, *FOLDED)
    dealer.takes(Kind.FOLD)
    dealer.enter(Call(2), Check(3))
    for street in (("Kd", "2c", "9s"), ("4h",), ("5h",)):
        lay(pepper, BOARD, *street)
        dealer.takes(Kind.STREET)
        dealer.enter(Check(2), Check(3))
    dealer.enter(Tabled(2, SHOWN))
    to_the_muck(pepper, 3, *MUCKED)
    dealer.takes(Kind.FOLD)


def test_a_hand_played_by_the_pepper_reader(dealer: Dealer, pepper: OnPty, quick: None) -> None:
    a_hand_by_pepper(dealer, pepper)
    hand = the_hand(dealer.desk.table)
    assert hand.board == ("Kd", "2c", "9s", "4h", "5h")
    assert [each.cards for each in hand.seats] == [2, 2, 2]
    assert [each.seat for each in hand.seats if each.folded] == [1, 3]
    dealer.enter(Award(0, (Part("whole", (2,)),)), EndHand())
    # blinds 1 and 2, seat 2 called the big blind: it won seat 3's two chips
    assert [seat.stack for seat in dealer.desk.table.seats] == [100, 102, 98]


def test_a_hand_dealt_by_the_shoe(tmp_path: Path) -> None:
    host = OnPty(PlainShoe(), tmp_path / "shoe")
    dealer = Dealer(tmp_path, SHOE_ROOM.format(port=host.path))
    try:
        dealer.ready()
        dealer.start_hand()
        for card in ("7c", "Qc", "Qs", "7d", "Jh", "Jd"):
            host.device.place(0, card)
        dealer.takes(Kind.DEALT)
        dealer.enter(Call(1), Call(2), Check(3))
        for burned, street in (("3s", ("Kd", "2c", "9s")), ("3h", ("4h",)), ("3c", ("5h",))):
            for card in (burned, *street):
                host.device.place(0, card)
            dealer.takes(Kind.STREET)
            dealer.enter(Check(2), Check(3), Check(1))
        assert the_hand(dealer.desk.table).board == ("Kd", "2c", "9s", "4h", "5h")
        assert [each.cards for each in the_hand(dealer.desk.table).seats] == [2, 2, 2]
    finally:
        dealer.close()
        host.close()


def test_a_reader_unplugged_in_the_middle_of_a_hand_folds_nobody_and_the_hand_goes_on_by_hand(
    dealer: Dealer, pepper: OnPty
) -> None:
    dealer.ready()
    dealer.start_hand()
    for seat, cards in ((2, SHOWN), (3, MUCKED), (1, FOLDED)):
        lay(pepper, seat, *cards)
    dealer.takes(Kind.DEALT)
    pepper.unplug()
    news = dealer.until(lambda news: news.health["table"].dot == "red")
    assert news.proposals == ()
    dealer.enter(Call(1), Call(2), Check(3))
    assert [event.kind for event in dealer.journal.events() if "." in event.kind][-1] == "device.down"


# -- untabled cards are secret


CANARIES = [*(TAGS[card] for card in (*FOLDED, *MUCKED)), *FOLDED, *MUCKED]
"""Tags and names of cards that nobody tabled; none of the names is a syllable of anything that is logged."""


def test_no_untabled_card_is_in_journal_log_export_or_repr(
    dealer: Dealer, pepper: OnPty, quick: None, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    a_hand_by_pepper(dealer, pepper)
    dealer.enter(Award(0, (Part("whole", (2,)),)), EndHand())
    placement = dealer.side.reads.placement
    written = [path.read_bytes() for path in (tmp_path / "table").rglob("*") if path.is_file()]
    assert len(b"".join(written)) > 1_000
    said = repr(
        (
            dealer.all_news,
            dealer.desk.table,
            dealer.desk.log,
            dealer.side.reads.proposals,
            [placement.at_seat(seat) for seat in (1, 2, 3)],
            vars(dealer.side.reads),
            vars(dealer.side.reads._reads),
            vars(placement),
            dealer.side.antennas,
            dealer.side.measures("table"),
        )
    )
    everything = said + caplog.text + b"".join(written).decode("latin-1")
    assert [canary for canary in CANARIES if f'"{canary}"' in everything or f"'{canary}'" in everything] == []
    assert [canary for canary in CANARIES if len(canary) > 2 and canary in everything] == []


def test_the_search_finds_a_card_that_was_tabled(dealer: Dealer, pepper: OnPty, quick: None, tmp_path: Path) -> None:
    a_hand_by_pepper(dealer, pepper)
    written = b"".join(path.read_bytes() for path in (tmp_path / "table").rglob("*") if path.is_file())
    assert b'"7d"' in written


def test_a_hidden_card_can_be_compared_and_nothing_else() -> None:
    card = Hidden("Qs")
    assert card == Hidden("Qs")
    assert card != Hidden("Qd")
    assert card != "Qs"
    assert {card: 1}[Hidden("Qs")] == 1
    assert [repr(card), str(card), f"{card}", f"{card!r:>10}"] == [
        "<hidden>",
        "<hidden>",
        "<hidden>",
        "  <hidden>",
    ]


@pytest.mark.parametrize("writes", [pickle.dumps, copy.deepcopy, msgspec.json.encode, msgspec.msgpack.encode])
def test_a_hidden_card_is_not_written(writes: object) -> None:
    assert callable(writes)
    with pytest.raises(TypeError) as caught:
        writes(Hidden("Qs"))
    assert "Qs" not in str(caught.value)


@pytest.mark.parametrize(
    ("uid", "told"), [("04A1B2C3D4E580", "04…80"), ("card:Qs", "…"), ("04A1B2", "…"), ("62E3086CED", "62…ED")]
)
def test_a_foreign_tag_is_told_by_four_digits_at_most(uid: str, told: str) -> None:
    assert masked(uid) == told


def test_raw_bytes_are_written_only_where_the_room_asks_for_it(tmp_path: Path, pepper: OnPty) -> None:
    log = ByteLog(tmp_path / "bytes.log")
    log.watch("table", "<", b"\xf5\x03")
    assert (tmp_path / "bytes.log").read_text().endswith("table < f5 03\n")
    assert (tmp_path / "bytes.log").stat().st_mode & 0o077 == 0
