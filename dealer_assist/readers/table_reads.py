"""The readers of one table and the hand in play: what is proposed now, and what the dealer has said of it.

What a proposal would enter is tried first: only what the table takes is offered. What the dealer corrects is final for
the hand: neither the same thing nor anything that rests on the same tags is proposed again. Time is passed in, ms.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from dealer_assist.files.hardware_file import PlaceTold, Role
from dealer_assist.hand.state import HandState
from dealer_assist.readers.boards import boards, shoe_boards
from dealer_assist.readers.deals import deals, shoe_deals
from dealer_assist.readers.folds import folds
from dealer_assist.readers.hand_reads import BETWEEN_HANDS, HandReads
from dealer_assist.readers.notices import Notice, NoticeCode
from dealer_assist.readers.placement import Placement
from dealer_assist.readers.proposal import Proposal, still_holds
from dealer_assist.readers.shoe import Shoe, Unsure, came_before, counted, doubted, passed
from dealer_assist.readers.showing import showing
from dealer_assist.rules.refused import Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.state import TableState
from hardware.deckmap import DeckMap
from hardware.events import CardRead, CardRemoved, Event, NoteKind, ReaderFault, ReaderNote
from hardware.events import FaultCode as Fault
from hardware.secret import Hidden

LONGEST_WAIT_MS = 11_000
"""Ten seconds after the last card has moved, time alone changes no proposal any more."""
LOOK_AGAIN_MS = 250


class TableReads:
    """Everything that depends on readers at one table."""

    def __init__(self, places: Iterable[PlaceTold], decks: DeckMap) -> None:
        self.placement = Placement(places, decks)
        self.proposals: tuple[Proposal, ...] = ()
        """What is proposed now, the first to happen first."""
        self._table: TableState | None = None
        self._hand_number: int | None = None
        self._reads = HandReads(self.placement)
        self._answered: set[str] = set()
        self._final_tags: set[Hidden[str]] = set()
        self._accepted: dict[str, Proposal] = {}
        self._told: set[str] = set()
        self._notices: list[Notice] = []
        self._early = Shoe()
        """Cards out of the shoe before the hand they belong to was started on the screen."""
        self._changed_at = 0

    # ------------------------------------------------------------------ what happens

    def event(self, event: Event) -> None:
        """A reader told something."""
        self._changed_at = event.at
        match event:
            case CardRead():
                self.placement.read(event)
            case CardRemoved():
                self.placement.removed(event)
            case ReaderFault(code=code, reader=reader, antenna=antenna, missing=missing):
                self._doubt(code, missing, reader or "", antenna, event.at)
            case ReaderNote(kind=NoteKind.HELLO, reader=reader):
                # a shoe that starts anew in the middle of a hand may have dealt while it was down
                if self.shoe.cards:
                    self._doubt(Fault.LINK_LOST, None, reader or "", None, event.at)
        self._follow()

    def table_is(self, table: TableState, now: int) -> None:
        """The table after an entry, whoever entered it."""
        self._table = table
        self._changed_at = now
        hand = table.hand
        if hand is None:
            self._hand_number = None
            self.proposals = ()
            return
        if hand.number != self._hand_number:
            self._new_hand(hand, now)
        self._reads.saw(hand, now)
        self._corrected(hand)

    def look(self, now: int) -> None:
        """Make the proposals anew."""
        self.placement.tick(now)
        told = self.placement.take_notices()
        self._notices.extend(each for each in told if each.code in ONCE_A_VISIT or self._fresh(each))
        if self._table is None or self._table.hand is None:
            self.proposals = ()
            return
        found = tuple(self._found(self._table.hand, now))
        self._notices.extend(each for each in found if isinstance(each, Notice) and self._fresh(each))
        offered = [each for each in found if isinstance(each, Proposal) and self._may_offer(self._table, each)]
        self.proposals = tuple(sorted(offered, key=lambda each: each.at))

    # ------------------------------------------------------------------ what the dealer says

    def accepted(self, proposal: Proposal) -> None:
        """The dealer took it, and its entry was taken."""
        self._answered.add(proposal.subject)
        self._accepted[proposal.subject] = proposal

    def dismissed(self, proposal: Proposal) -> None:
        """The dealer says it is not so; it is not proposed again in this hand."""
        self._answered.add(proposal.subject)
        self.proposals = tuple(each for each in self.proposals if each.subject != proposal.subject)

    def count_confirmed(self, count: int) -> None:
        """The dealer has counted the cards that left the shoe in this hand."""
        self._reads.shoe = counted(self._reads.shoe, count)

    def decks_are(self, decks: DeckMap) -> None:
        """Another deck comes into play: what lay there before is forgotten."""
        self.placement.decks = decks
        self.placement.forget()

    # ------------------------------------------------------------------ what is known

    @property
    def shoe(self) -> Shoe:
        """Cards of this hand that left the shoe."""
        return self._reads.shoe

    @property
    def unsure(self) -> Unsure | None:
        """Why the dealer has to count; None = the shoe's count stands."""
        return self._reads.shoe.unsure

    @property
    def counts(self) -> Mapping[int, int]:
        """Cards lying at each seat with an antenna."""
        return {seat: len(self.placement.at_seat(seat)) for seat in self.placement.seats}

    def look_again_ms(self, now: int) -> int | None:
        """How soon time alone may change what is proposed, ms; None = not before something happens."""
        return LOOK_AGAIN_MS if self._changed_at and now - self._changed_at < LONGEST_WAIT_MS else None

    def take_notices(self) -> list[Notice]:
        """What is to be told, each once."""
        taken, self._notices = self._notices, []
        return taken

    # ------------------------------------------------------------------ inside

    def _follow(self) -> None:
        for move in self.placement.take_moved():
            self._reads.moved(move)
        for card in self.placement.take_passed():
            shoe = self._early if self._between_hands else self.shoe
            if came_before(shoe, card.card) and self.placement.decks.one_pack:
                # one of the two was misread, so nobody knows which card this one is
                self._notices.append(Notice.at_place(NoticeCode.CARD_TWICE, card.place, card.at, {}))
                self._doubt(Fault.CARD_UNREADABLE, 1, card.place.reader, card.place.antenna, card.at)
            elif self._between_hands:
                self._early = passed(self._early, card.card, card.at)
            else:
                self._reads.passed(card)

    @property
    def _between_hands(self) -> bool:
        hand = None if self._table is None else self._table.hand
        return hand is None or hand.stage in BETWEEN_HANDS

    def _doubt(self, code: Fault, missing: int | None, reader: str, antenna: int | None, at: int) -> None:
        """Only a shoe tells each card once; an antenna is read again."""
        shoe = next((place for place in self.placement.places_of(Role.SHOE) if place.reader == reader), None)
        if shoe is None:
            return
        if self._between_hands:
            self._early = doubted(self._early, code, missing, reader, antenna or shoe.antenna, at)
        else:
            self._reads.shoe = doubted(self._reads.shoe, code, missing, reader, antenna or shoe.antenna, at)

    def _new_hand(self, hand: HandState, now: int) -> None:
        self._hand_number = hand.number
        self._reads = HandReads(self.placement, now, self._early)
        self._early = Shoe()
        self._answered.clear()
        self._final_tags.clear()
        self._accepted.clear()
        self._told.clear()

    def _corrected(self, hand: HandState) -> None:
        """What was accepted and no longer stands has been corrected: that is final, and so are its tags."""
        for subject, proposal in tuple(self._accepted.items()):
            if not still_holds(hand, proposal.entry):
                self._final_tags |= proposal.tags
                del self._accepted[subject]

    def _found(self, hand: HandState, now: int) -> Iterator[Proposal | Notice]:
        for proposer in (deals, folds, boards, showing):
            yield from proposer(hand, self.placement, self._reads, now)
        for place in self.placement.places_of(Role.SHOE):
            yield from shoe_deals(hand, place, self._reads, bool(self.placement.seats))
            if not self.placement.places_of(Role.BOARD):
                yield from shoe_boards(hand, place, self._reads)

    def _may_offer(self, table: TableState, proposal: Proposal) -> bool:
        if proposal.subject in self._answered or proposal.tags & self._final_tags:
            return False
        return not isinstance(apply(table, proposal.entry), Refused)

    def _fresh(self, notice: Notice) -> bool:
        """The same misdeal is told once in a hand."""
        if notice.key in self._told:
            return False
        self._told.add(notice.key)
        if notice.code is NoticeCode.BOARD_DIFFERS:
            # the dealer has told the board: what was read otherwise is proposed no more
            self._final_tags |= {each.tag for each in self.placement.on_board()}
        return True


ONCE_A_VISIT = frozenset({NoticeCode.UNKNOWN_TAG, NoticeCode.OTHER_DECK, NoticeCode.TWO_ANTENNAS, NoticeCode.CONFLICT})
"""Told each time a tag comes: the driver reports each visit once."""
