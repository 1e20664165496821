"""A table whose cards are laid by hand and whose time the test tells; no reader, no thread."""

from __future__ import annotations

from dealer_assist.files.hardware_file import PlaceTold, Reveal, Role
from dealer_assist.readers.notices import NoticeCode
from dealer_assist.readers.proposal import Kind, Proposal
from dealer_assist.readers.table_reads import TableReads
from dealer_assist.table.entries import Entry
from dealer_assist.table.state import TableState
from dealer_assist.words import Words
from hardware.deckmap import CARDS, Deck, DeckMap
from hardware.events import CardRead, CardRemoved, FaultCode, NoteKind, ReaderFault, ReaderNote, Tech
from tests.tables import play

READER, SHOE = "table", "shoe"
BOARD, MUCK, SECOND_BOARD = 90, 91, 92
TAGS = {card: f"E004015012{number:06X}" for number, card in enumerate(CARDS)}
BLUE_TAGS = {card: f"E004015099{number:06X}" for number, card in enumerate(CARDS)}


def a_deck(name: str = "red", tags: dict[str, str] = TAGS) -> Deck:
    return Deck(name=name, cards={tag: card for card, tag in tags.items()})


def seat_places(*seats: int, reveal: Reveal = Reveal.NEVER, most: int | None = 2) -> list[PlaceTold]:
    """An antenna for each seat, numbered as the seat; board and muck have their own."""
    return [
        *(
            PlaceTold(reader=READER, antenna=seat, role=Role.SEAT, seat=seat, max_cards=most, reveal=reveal)
            for seat in seats
        ),
        PlaceTold(reader=READER, antenna=BOARD, role=Role.BOARD),
        PlaceTold(reader=READER, antenna=MUCK, role=Role.MUCK),
    ]


class Felt:
    """Cards on antennas, and what the program makes of them."""

    def __init__(self, table: TableState, *places: PlaceTold) -> None:
        self.reads = TableReads(places, DeckMap([a_deck(), a_deck("blue", BLUE_TAGS)], "red"))
        self.now = 100_000
        self.table = table
        self.told: list[NoticeCode] = []
        self.reads.table_is(table, self.now)

    def lay(self, antenna: int, *cards: str) -> Felt:
        for card in cards:
            self.read(antenna, TAGS[card])
        return self

    def read(self, antenna: int, uid: str) -> Felt:
        self.reads.event(CardRead(antenna=antenna, tag_uid=uid, tech=Tech.ISO_15693, at=self.now, reader=READER))
        return self

    def lift(self, antenna: int, *cards: str) -> Felt:
        for card in cards:
            tag = TAGS[card]
            self.reads.event(CardRemoved(antenna=antenna, tag_uid=tag, tech=Tech.ISO_15693, at=self.now, reader=READER))
        return self

    def deal(self, **hands: str) -> Felt:
        """``deal(seat1="AsKd")``."""
        for seat, cards in hands.items():
            self.lay(int(seat.removeprefix("seat")), cards[:2], cards[2:])
        return self

    def shoe(self, *cards: str, dest: str | None = None) -> Felt:
        for card in cards:
            uid = f"card:{card}"
            self.reads.event(CardRead(antenna=0, tag_uid=uid, tech=Tech.CARD, at=self.now, reader=SHOE, dest=dest))
        return self

    def fault(self, code: FaultCode, missing: int | None = None, reader: str = SHOE) -> Felt:
        self.reads.event(ReaderFault(code=code, at=self.now, missing=missing, reader=reader))
        return self

    def hello(self) -> Felt:
        self.reads.event(ReaderNote(kind=NoteKind.HELLO, at=self.now, reader=SHOE))
        return self

    def wait(self, ms: int) -> Felt:
        self.now += ms
        return self

    def look(self) -> Felt:
        self.reads.look(self.now)
        for each in self.reads.take_notices():
            # whatever is told can be said
            assert all(Words("en").reader(each.code, each.facts))
            self.told.append(each.code)
        return self

    def enter(self, *entries: Entry) -> Felt:
        """The dealer enters something."""
        return self.table_is(play(self.table, *entries))

    def table_is(self, table: TableState) -> Felt:
        self.table = table
        self.reads.table_is(table, self.now)
        return self

    def take(self) -> Felt:
        """The dealer taps the one proposal there is."""
        [proposal] = self.offered
        after = play(self.table, proposal.entry)
        self.reads.accepted(proposal)
        return self.table_is(after)

    @property
    def offered(self) -> tuple[Proposal, ...]:
        return self.look().reads.proposals

    @property
    def kinds(self) -> list[Kind]:
        return [each.kind for each in self.offered]

    @property
    def entries(self) -> list[Entry]:
        return [each.entry for each in self.offered]


SHOE_PLACE = PlaceTold(reader=SHOE, antenna=0, role=Role.SHOE)
