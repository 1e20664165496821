"""Random walks over a table: hands that are played, and between them whatever anybody might enter."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from hypothesis import strategies as st

from dealer_assist.desk.desk import Desk
from dealer_assist.desk.keep import Straight
from dealer_assist.hand.chop import may_be_chopped
from dealer_assist.hand.entries import SleeperTakenBack
from dealer_assist.hand.state import HandState, Stage
from dealer_assist.hand.straddles import nobody_has_acted
from dealer_assist.journal.memory import MemoryJournal
from dealer_assist.rules.refused import Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import BombPotCalledOff, EndHand, Entry, StartHand
from dealer_assist.table.seating import opened
from dealer_assist.table.state import TableState
from tests.hands import Deck, next_entry, some_blind_raises, some_opening, some_rules
from tests.wild import BEFORE_ACTION, BEFORE_DEAL, BETWEEN, GONE_WRONG, any_entry

CHANCES = st.builds(Random, st.integers(0, 2**32 - 1)) | st.randoms(use_true_random=False)
"""A chance: half of them spread evenly, half searched and shrunk by hypothesis."""


class Step(NamedTuple):
    """One entry of a walk."""

    before: TableState
    entry: Entry
    after: TableState | Refused


class Ticks:
    """A clock that moves on by one at each look."""

    def __init__(self) -> None:
        self._now = 0

    def wall_us(self) -> int:
        """Microseconds, one more at each look."""
        self._now += 1
        return self._now

    def mono_us(self) -> int:
        """The same clock."""
        return self.wall_us()


def a_desk(journal: MemoryJournal | None = None) -> Desk:
    """A desk that keeps its events in that journal, saved at once."""
    return Desk(Straight(journal or MemoryJournal()), Ticks())


def walk(chance: Random, steps: int = 40, wild: float = 0.4) -> Iterator[Step]:
    """So many entries at a table just opened, that share of them unchecked."""
    table = opened(some_opening(chance, rules=some_rules(chance, **some_blind_raises(chance))))
    cards = Cards(chance)
    for _ in range(steps):
        entry = some_entry(table, chance, cards, wild)
        after = apply(table, entry)
        yield Step(table, entry, after)
        table = table if isinstance(after, Refused) else after


class Cards:
    """A deck for each hand of a walk."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._hand: int | None = None
        self._deck: Deck | None = None

    def of(self, table: TableState) -> Deck:
        """The deck of the hand in progress."""
        hand = table.hand
        assert hand is not None
        if (
            self._deck is None
            or self._hand != hand.number
            or any(each.seat not in self._deck.hole for each in hand.seats)
        ):
            self._hand = hand.number
            self._deck = Deck(self._chance, [each.seat for each in hand.seats])
        return self._deck


def some_entry(table: TableState, chance: Random, cards: Cards, wild: float) -> Entry:
    """What is due next, or anything."""
    if chance.random() < wild:
        return any_entry(chance, table)
    hand = table.hand
    if hand is None:
        return _before_the_deal(table, chance)
    if chance.random() < 0.1:
        return chance.choice(GONE_WRONG)(chance, table)
    if hand.forced.sleepers and chance.random() < 0.4:
        return SleeperTakenBack(hand.forced.sleepers[0].seat)
    if _before_anything(hand) and chance.random() < 0.4:
        return chance.choice(BEFORE_ACTION)(chance, table)
    if hand.to_act is None and (hand.tabled or hand.stage is not Stage.BETTING) and _odd_cards(table, cards.of(table)):
        # cards told wildly before cannot be dealt or read again
        return EndHand(followed=False)
    return next_entry(hand, chance, cards.of(table))


def _before_anything(hand: HandState) -> bool:
    """Whether a straddle or a kill may still be put out, or the blinds may chop."""
    return nobody_has_acted(hand) or may_be_chopped(hand) is None


def _before_the_deal(table: TableState, chance: Random) -> Entry:
    if table.bomb_pot is not None and chance.random() < 0.3:
        return BombPotCalledOff()
    kinds = chance.choice((BEFORE_DEAL, BETWEEN, BETWEEN, None, None))
    return StartHand() if kinds is None else chance.choice(kinds)(chance, table)


def _odd_cards(table: TableState, deck: Deck) -> bool:
    hand = table.hand
    assert hand is not None
    known = hand.board == deck.board[: len(hand.board)] and len(hand.board) == _due(table)
    return not known or any(each.cards != deck.hole[each.seat] for each in hand.tabled)


def _due(table: TableState) -> int:
    assert table.hand is not None
    return sum(each.board for each in table.hand.game.streets[: table.hand.street + 1])
