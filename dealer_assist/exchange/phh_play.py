"""A recorded hand played at the table: each recorded action becomes the entry a dealer would make, one after the other.

Decides how a record's actions are entered, never what they lead to: that is the table's. Where the record leaves out an
action the table waits for (a player skipped), it is taken as a tap on a later seat is: folded if there was a bet,
checked if not; where it breaks a rule, the entry stands by the floor's word. Both are told. A hand kept face down when
others are turned up cannot win (TDA 2024 R13: cards speak).
"""

from collections.abc import Iterable, Iterator
from typing import Final, assert_never

from msgspec import Struct

from dealer_assist.desk.desk import Desk
from dealer_assist.exchange.differences import Difference, DifferenceCode, differences_to_record
from dealer_assist.exchange.errors import NotPlayed, NotPlayedBecause
from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_actions import (
    UNKNOWN_CARD,
    BoardDealt,
    BringInPosted,
    Cards,
    CheckedOrCalled,
    Drew,
    Folded,
    HoleDealt,
    Mucked,
    NoAction,
    PhhAction,
    RaisedTo,
    Showed,
)
from dealer_assist.exchange.phh_table import BOOK, chairs, opening, same_ante_for_all
from dealer_assist.hand.award import pots_left
from dealer_assist.hand.entries import AllIn, Award, BetsPulled, CardsDealt, Fold, HandEntry, StreetDealt, Tabled, Wager
from dealer_assist.hand.entries import Mucked as GivenUp
from dealer_assist.hand.showdown import eligible, hands_up, winners
from dealer_assist.hand.state import HandState, Stage, in_hand
from dealer_assist.hand.streets import board_due
from dealer_assist.hand.turn import betting_is_over
from dealer_assist.pots.split import Part
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.entries import EndHand, Entry, FloorDecision, Together
from dealer_assist.table.state import TableState
from dealer_assist.table.taps import acts, close_street, goes_along, skipped

ACTOR: Final = "system:record"
FLOOR: Final = "floor:record"
WAIVED: Final = frozenset(
    {
        RefusalCode.BET_TOO_SMALL,
        RefusalCode.RAISE_TOO_SMALL,
        RefusalCode.RAISE_LOCKED,
        RefusalCode.RAISE_UNANSWERABLE,
        RefusalCode.NOT_A_CHIP_AMOUNT,
    }
)
"""What happened in other houses although ours would not allow it; it is entered by the floor's word."""


class Step(Struct, frozen=True):
    """One entry of a recorded hand and what it changed."""

    action: int | None
    """Index into the hand's `actions`; None for opening the table, pushing the pots and ending the hand."""
    entry: Entry
    """As it was submitted."""
    before: TableState | None
    """The table before it; None before the table was opened."""
    after: TableState
    """The table after it."""


class Playing:
    """A recorded hand on its way through a desk on which no table is open.

    Go through `steps`, at any speed; afterwards `settled` and `remarks` tell what came of it.
    """

    def __init__(self, hand: PhhHand, desk: Desk, book: str = BOOK) -> None:
        self.hand = hand
        self.remarks: list[Difference] = []
        """Where the record was not complete, or not by the rules, and what was done."""
        self.settled: HandState | None = None
        """The hand with its pots pushed; None if the record does not say enough to push them."""
        self._desk = desk
        self._table: TableState | None = None
        self._book = book
        self._seats = dict(enumerate(chairs(hand), start=1))
        self._dealt: dict[int, Cards] = dict.fromkeys(self._seats, ())
        self._deal: list[CardsDealt] = []

    def steps(self) -> Iterator[Step]:
        """Every entry from opening the table to the end of the hand, each submitted when it is asked for.

        Raises `NotPlayed` where the hand cannot go on.
        """
        for entry in opening(self.hand, self._book):
            yield self._submit(entry, None)
        self._check_ante()
        for index, action in enumerate(self.hand.actions):
            for each in self._entries(action, index):
                yield self._submit(each, index)
        for each in self._showdown_left_out():
            yield self._submit(each, None)
        for each in self._pushed():
            yield self._submit(each, None)
        yield self._submit(EndHand(followed=self.settled is not None), None)

    def differences(self) -> tuple[Difference, ...]:
        """Once all steps are taken: the remarks, and where the settled hand and its record differ."""
        if self.settled is None:
            return tuple(self.remarks)
        return (*self.remarks, *differences_to_record(self.hand, self.settled, tuple(self._seats.values())))

    @property
    def _now(self) -> HandState:
        assert self._table is not None
        hand = self._table.hand
        assert hand is not None, "the hand is open from its start to the last step"
        return hand

    def _check_ante(self) -> None:
        if self.hand.ante_trimming_status and not same_ante_for_all(self.hand):
            said = "the record would hand back what nobody matched of an ante paid for the table; it stays in the pot"
            self.remarks.append(Difference(DifferenceCode.ANTE_DEAD, said))

    # -- from action to entry

    def _entries(self, action: PhhAction, index: int) -> Iterable[Entry]:
        match action:
            case Folded() | CheckedOrCalled() | RaisedTo():
                return (self._in_turn(self._wager(action), action.player, index),)
            case HoleDealt():
                return self._hole_cards(action, index)
            case BoardDealt() | Showed() | Mucked():
                return self._after_the_round(action, index)
            case NoAction():
                return ()
            case BringInPosted() | Drew():
                what = "hold'em has no bring-in and no draw"
                raise NotPlayed(NotPlayedBecause.NO_SUCH_ACTION, what, action=index)
            case _:
                assert_never(action)

    def _hole_cards(self, action: HoleDealt, index: int) -> Iterable[Entry]:
        """The cards of a deal go round the table as one entry."""
        self._dealt[action.player] += action.cards
        self._deal.append(CardsDealt(self._seats[action.player], len(action.cards)))
        following = self.hand.actions[index + 1 : index + 2]
        if following and isinstance(following[0], HoleDealt):
            return ()
        deal, self._deal = self._deal, []
        return (Together(tuple(deal)) if len(deal) > 1 else deal[0],)

    def _after_the_round(self, action: BoardDealt | Showed | Mucked, index: int) -> Iterator[Entry]:
        yield from self._round_closed(index)
        match action:
            case BoardDealt(cards=cards):
                yield StreetDealt(self._board_told(cards))
            case Showed(player=player, cards=cards):
                yield from self._tabled(player, self._dealt[player] if cards is None else cards)
            case Mucked(player=player):
                yield from self._mucked(self._seats[player])

    def _wager(self, action: Folded | CheckedOrCalled | RaisedTo) -> HandEntry:
        seat = self._seats[action.player]
        match action:
            case Folded():
                return Fold(seat)
            case CheckedOrCalled():
                return goes_along(self._now, seat)
            case RaisedTo(to=to):
                each = in_hand(self._now, seat)
                everything = each.behind is not None and to == each.front + each.behind
                return AllIn(seat, to) if everything else Wager(seat, to)

    def _in_turn(self, entry: HandEntry, player: int, index: int) -> Entry:
        """The entry, after what the players skipped by the record must have done."""
        hand, seat = self._now, self._seats[player]
        if seat == hand.to_act:
            return entry
        if left_out := skipped(hand, seat):
            self._left_out(left_out, index)
        return acts(hand, entry, seat)

    def _round_closed(self, index: int) -> Iterator[Entry]:
        """What is missing before cards can come or be shown."""
        hand = self._now
        entry = close_street(hand) if hand.stage is Stage.BETTING else None
        if entry is not None:
            owing = (each.seat for each in hand.seats if each.seat == hand.to_act or skipped(hand, each.seat))
            self._left_out(tuple(owing), index)
            yield entry

    def _left_out(self, seats: tuple[int, ...], index: int) -> None:
        names = ", ".join(f"p{player}" for player, seat in self._seats.items() if seat in seats)
        said = f"actions[{index}]: the record leaves out {names}: folded if there was a bet, else checked"
        self.remarks.append(Difference(DifferenceCode.MISSING_ACTION, said))

    def _board_told(self, cards: Cards) -> Cards:
        """The board cards of a street; none if one of them or of an earlier street is unknown."""
        hand = self._now
        untold = UNKNOWN_CARD in cards or len(hand.board) < board_due(hand, hand.street)
        return () if untold else cards

    def _tabled(self, player: int, cards: Cards) -> Iterator[Entry]:
        known = len(cards) == self._now.game.hole_cards and UNKNOWN_CARD not in cards
        if known and not in_hand(self._now, self._seats[player]).folded:
            yield Tabled(self._seats[player], cards)

    def _mucked(self, seat: int) -> Iterator[Entry]:
        hand = self._now
        alone = any(eligible(hand, pot) == (seat,) for pot in pots_left(hand))
        if not alone and not in_hand(hand, seat).folded:
            yield GivenUp(seat)

    # -- the end

    def _showdown_left_out(self) -> Iterator[Entry]:
        """Hands known from the deal, in a record that has a showdown and no word of it."""
        hand = self._now
        if hand.stage is not Stage.SHOWDOWN or any(isinstance(action, Showed | Mucked) for action in self.hand.actions):
            return
        known = [player for player, cards in self._dealt.items() if cards and UNKNOWN_CARD not in cards]
        if known:
            said = "the record has no showdown; the hands it deals openly are taken as shown"
            self.remarks.append(Difference(DifferenceCode.SHOWDOWN_LEFT_OUT, said))
        for player in known:
            yield from self._tabled(player, self._dealt[player])

    def _pushed(self) -> Iterator[Entry]:
        """The bets pulled in and the awards, last side pot first, up to a pot whose winner the record does not tell."""
        if not betting_is_over(self._now):
            said = "the record stops while chips can still be bet"
            self.remarks.append(Difference(DifferenceCode.UNFINISHED, said))
            return
        if not self._now.pots:
            yield BetsPulled()
        for pot in pots_left(self._now):
            yield from self._never_shown(pot)
            won_by = winners(self._now, pot)
            if won_by is None:
                said = f"pot {pot}: the record does not show who won"
                self.remarks.append(Difference(DifferenceCode.WINNER_NOT_SHOWN, said))
                return
            yield Award(pot, (Part(self._now.game.halves[0].name, won_by),))
        self.settled = self._now

    def _never_shown(self, pot: int) -> Iterator[Entry]:
        """Hands kept face down to the end, once a hand that can win this pot is up on a full board."""
        hand = self._now
        if len(hand.board) != hand.game.board_cards or not hand.tabled:
            return
        shown, can_win = hands_up(hand), eligible(hand, pot)
        if any(seat in shown for seat in can_win):
            for seat in can_win:
                if seat not in shown:
                    yield from self._mucked(seat)

    def _submit(self, entry: Entry, index: int | None) -> Step:
        answer = self._desk.submit(ACTOR, entry)
        if isinstance(answer, Refused) and answer.code in WAIVED:
            said = f"actions[{index}]: {answer.code.replace('_', ' ')} {answer.facts}; played as recorded"
            self.remarks.append(Difference(DifferenceCode.AGAINST_THE_RULES, said))
            entry = FloorDecision(entry, "played so, says the record")
            answer = self._desk.submit(FLOOR, entry)
        if isinstance(answer, Refused):
            what = f"{answer.code.replace('_', ' ')} {answer.facts or ''}".rstrip()
            raise NotPlayed(NotPlayedBecause.REFUSED, what, action=index)
        before, self._table = self._table, answer.table
        return Step(index, entry, before, answer.table)
