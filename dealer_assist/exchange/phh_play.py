"""A recorded hand played at the table: each recorded action becomes the entry a dealer would make, one after the other.

Decides how a record's actions are entered, never what they lead to: that is the table's. Where the record leaves out an
action the table waits for (a player skipped), it is taken as a tap on a later seat is: folded if there was a bet,
checked if not; where it breaks a rule, the entry stands by the floor's word. Both are told. Cards dealt, drawn and
shown are entered by `phh_cards`, the pots are pushed by `phh_pots`.
"""

from collections.abc import Iterable, Iterator
from typing import Final, assert_never

import msgspec
from msgspec import Struct

from dealer_assist.desk.desk import Desk, Submitted
from dealer_assist.exchange.differences import (
    TO_BE_BORNE_OUT,
    Difference,
    DifferenceCode,
    differences_to_record,
    states_an_end,
)
from dealer_assist.exchange.errors import NotPlayed, NotPlayedBecause
from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_actions import (
    BoardDealt,
    BringInPosted,
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
from dealer_assist.exchange.phh_cards import CardsTold
from dealer_assist.exchange.phh_deck import impossible_cards
from dealer_assist.exchange.phh_facts import facts_told
from dealer_assist.exchange.phh_house import BOOK
from dealer_assist.exchange.phh_own import NOTHING_OWN, SLEEPER, own_keys
from dealer_assist.exchange.phh_pots import blinds_chopped, pots_pushed
from dealer_assist.exchange.phh_table import chairs, same_ante_for_all
from dealer_assist.exchange.phh_taken_up import opening_of
from dealer_assist.hand.entries import ActionWithdrawn, AllIn, BringIn, Fold, HandEntry, OutOfTurn, Wager
from dealer_assist.hand.entries import Mucked as HandGivenUp
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.state import HandState, Stage, in_hand
from dealer_assist.hand.turn import betting_is_over, owes_action
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.entries import EndHand, Entry, FloorDecision
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
        RefusalCode.RAISES_RAN_OUT,
        RefusalCode.NOT_A_CHIP_AMOUNT,
        RefusalCode.ABOVE_POT,
        RefusalCode.ABOVE_FIXED_BET,
        RefusalCode.ABOVE_SPREAD,
        RefusalCode.NEITHER_BET,
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
        self._cards = CardsTold(hand, self._seats)
        self._own = NOTHING_OWN

    def steps(self) -> Iterator[Step]:
        """Every entry from opening the table to the end of the hand, each submitted when it is asked for.

        Raises `NotPlayed` where the hand cannot go on.
        """
        self._own = own_keys(self.hand)
        for entry in opening_of(self.hand, self._own, self._book):
            yield self._submit(entry, None)
        self._check_ante()
        self.remarks += impossible_cards(self.hand, self._now.game)
        for index, action in enumerate(self.hand.actions):
            yield from self._held_at(index)
            for each in self._entries(action, index):
                yield self._submit(each, index)
        yield from self._held_at(len(self.hand.actions))
        for each in self._pushed():
            yield self._submit(each, None)
        yield self._submit(EndHand(followed=self.settled is not None), None)

    def differences(self) -> tuple[Difference, ...]:
        """Once all steps are taken: the remarks, and where the settled hand and its record differ."""
        ours = self._own is not NOTHING_OWN
        if self.settled is None:
            return tuple(self._weighed(borne_out=ours))
        found = tuple(differences_to_record(self.hand, self.settled, tuple(self._seats.values())))
        agrees = states_an_end(self.hand) and all(each.explained for each in found)
        return (*self._weighed(borne_out=agrees or ours), *found)

    def _weighed(self, *, borne_out: bool) -> Iterator[Difference]:
        """The remarks, those that are guesses marked so; a file of ours tells itself what the floor allowed."""
        for each in self.remarks:
            guess = each.code in TO_BE_BORNE_OUT and not borne_out
            yield msgspec.structs.replace(each, borne_out=not guess)

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

    def _held_at(self, index: int) -> Iterator[Step]:
        """What a file of ours tells of actions that came out of turn before this one and were held."""
        for each in self._own.held:
            if each.at == index:
                seat = self._seats[each.player]
                back = each.do is Action.WITHDRAW
                yield self._submit(ActionWithdrawn(seat) if back else OutOfTurn(seat, each.do, each.to), index)

    # -- from action to entry

    def _entries(self, action: PhhAction, index: int) -> Iterable[Entry]:
        match action:
            case Folded() | CheckedOrCalled() | RaisedTo() | BringInPosted():
                return self._acted(action, index)
            case HoleDealt() | BoardDealt() | Showed() | Mucked() | Drew():
                return self._cards_came(action, index)
            case NoAction():
                return ()
            case _:
                assert_never(action)

    def _acted(self, action: Folded | CheckedOrCalled | RaisedTo | BringInPosted, index: int) -> Iterable[Entry]:
        hand, seat = self._now, self._seats[action.player]
        if isinstance(action, BringInPosted) and not hand.stud.bring_in_due:
            raise NotPlayed(NotPlayedBecause.NO_SUCH_ACTION, "no bring-in is due", action=index)
        if self._happened_already(action, hand, seat):
            return ()
        if self._is_killed(action, hand, seat):
            return (FloorDecision(HandGivenUp(seat), "a dead hand, says the record"),)
        entry = _entry_of(action, hand, seat)
        if index in self._own.out_of_turn:
            return (FloorDecision(entry, "acted out of turn, says the record"),)
        return (entry if seat == hand.to_act else self._after_those_left_out(entry, hand, seat, index),)

    def _happened_already(self, action: PhhAction, hand: HandState, seat: int) -> bool:
        """What a file of ours writes for other programs: the fold of a hand killed at the deal, a sleeper in force."""
        if isinstance(action, Folded):
            return bool(self._own.posts) and in_hand(hand, seat).folded
        return action.remark == SLEEPER and any(each.seat == seat for each in hand.forced.straddles)

    def _is_killed(self, action: PhhAction, hand: HandState, seat: int) -> bool:
        """Whether a file of ours folds a hand that had no turn: it was ruled dead."""
        if not isinstance(action, Folded) or self._own is NOTHING_OWN or in_hand(hand, seat).folded:
            return False
        had_turn = hand.to_act in (seat, None) and owes_action(in_hand(hand, seat), hand.level)
        return betting_is_over(hand) or not had_turn

    def _cards_came(self, action: HoleDealt | BoardDealt | Showed | Mucked | Drew, index: int) -> Iterator[Entry]:
        if self._cards.closes_the_round(action, self._now, self._own):
            yield from self._round_closed(index)
        yield from self._cards.entries(action, index, lambda: self._now, self._own)

    def _after_those_left_out(self, entry: HandEntry, hand: HandState, seat: int, index: int) -> Entry:
        """The entry, after what the players skipped by the record must have done."""
        if left_out := skipped(hand, seat):
            self._left_out(left_out, index)
        return acts(hand, entry, seat)

    def _round_closed(self, index: int) -> Iterator[Entry]:
        """What is missing before cards can come or be shown."""
        hand = self._now
        if self._own.chopped and not hand.chopped:
            yield blinds_chopped()
            return
        entry = close_street(hand) if hand.stage is Stage.BETTING else None
        if entry is not None:
            owing = (each.seat for each in hand.seats if each.seat == hand.to_act or skipped(hand, each.seat))
            self._left_out(tuple(owing), index)
            yield entry

    def _left_out(self, seats: tuple[int, ...], index: int) -> None:
        names = ", ".join(f"p{player}" for player, seat in self._seats.items() if seat in seats)
        done = "folded if there was a bet, else checked"
        said = f"actions[{index}]: the record leaves out {names}: {done}; add the action, or correct whose turn it is"
        self.remarks.append(Difference(DifferenceCode.MISSING_ACTION, said))

    # -- the end

    def _pushed(self) -> Iterator[Entry]:
        """The bets pulled in and the awards, last side pot first, up to a pot whose winner the record does not tell."""
        yield from self._cards.at_the_end(lambda: self._now, self._own, self.remarks)
        open_end = not self._own.followed or not betting_is_over(self._now)
        if open_end and not self._own.chopped:
            said = f"the record stops before the hand is over, after {len(self.hand.actions)} actions; add the rest"
            self.remarks.append(Difference(DifferenceCode.UNFINISHED, said))
            return
        yield from pots_pushed(lambda: self._now, self._own, self._seats, self.remarks)
        if not any(each.code == DifferenceCode.WINNER_NOT_SHOWN for each in self.remarks):
            self.settled = self._now

    def _submit(self, entry: Entry, index: int | None) -> Step:
        answer = self._desk.submit(ACTOR, entry)
        if isinstance(answer, Refused):
            entry, answer = self._by_the_floor(entry, answer, index)
        before, self._table = self._table, answer.table
        return Step(index, entry, before, answer.table)

    def _by_the_floor(self, entry: Entry, refused: Refused, index: int | None) -> tuple[Entry, Submitted]:
        """What another house allowed, by the floor's word. Raises `NotPlayed` for what no house allows."""
        answer: Submitted | Refused = refused
        if refused.code in WAIVED:
            said = f"actions[{index}]: {self._told(refused)}; played as recorded, correct it if mistyped"
            self.remarks.append(Difference(DifferenceCode.AGAINST_THE_RULES, said))
            entry = FloorDecision(entry, "played so, says the record")
            answer = self._desk.submit(FLOOR, entry)
        if isinstance(answer, Refused):
            raise NotPlayed(NotPlayedBecause.REFUSED, self._told(answer), action=index)
        return entry, answer

    def _told(self, refused: Refused) -> str:
        facts = facts_told(refused.facts, dict(zip(self._seats.values(), self._seats, strict=True)), self.hand.scale)
        return f"{refused.code.replace('_', ' ')}{facts}"


def _entry_of(action: Folded | CheckedOrCalled | RaisedTo | BringInPosted, hand: HandState, seat: int) -> HandEntry:
    match action:
        case Folded():
            return Fold(seat)
        case CheckedOrCalled():
            return goes_along(hand, seat)
        case BringInPosted():
            return BringIn(seat)
        case RaisedTo(to=to):
            each = in_hand(hand, seat)
            everything = each.behind is not None and to == each.front + each.behind
            return AllIn(seat, to) if everything else Wager(seat, to)
