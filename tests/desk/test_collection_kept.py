"""The journal keeps what the house took with the entry that took it."""

from __future__ import annotations

import pytest

from dealer_assist.desk.body import Outcome, decode, encode
from dealer_assist.hand.entries import Award, Call, Check, CollectionTaken, Fold, StreetDealt, Wager
from dealer_assist.journal.memory import MemoryJournal
from dealer_assist.pots.rake import Collection
from dealer_assist.rules.refused import Refused
from dealer_assist.table.entries import Entry, StartHand, TimeCalled, TimeCollected
from tests.tables import house_rules, opening, won_by
from tests.walks import a_desk

FOUR = house_rules(rake_method="fixed", rake_cap=4)
WON_ON_THE_FLOP = (
    StartHand(),
    Wager(1, 10),
    Call(2),
    Call(3),
    StreetDealt(),
    Check(2),
    Check(3),
    Wager(1, 10),
    Fold(2),
    Fold(3),
)
"""Three times 10 in the middle, a bet nobody called."""


def kept(*entries: Entry) -> list[Outcome]:
    """What the journal keeps with each of these entries at a table that takes 4 a hand."""
    journal = MemoryJournal()
    desk = a_desk(journal)
    for entry in (opening((100, 100, 100), rules=FOUR), *WON_ON_THE_FLOP, *entries):
        assert not isinstance(desk.submit("dealer:17", entry), Refused)
    return [decode(event.body).outcome for event in journal.events()][-len(entries) :]


def test_collection_is_kept_with_its_own_entry_and_not_again_with_the_award() -> None:
    taken, awarded = kept(CollectionTaken(), Award(0, won_by(1)))
    assert taken.collected == Collection(rake=4, net=(26,))
    assert awarded.collected is None


def test_collection_nobody_entered_is_kept_with_the_award_that_took_it() -> None:
    (awarded,) = kept(Award(0, won_by(1)))
    assert awarded.collected == Collection(rake=4, net=(26,))


@pytest.mark.parametrize(
    "entry", [CollectionTaken(), CollectionTaken(rake=3, jackpot=1), TimeCalled((2,)), TimeCollected((1,))]
)
def test_entry_reads_back_as_it_was_written(entry: Entry) -> None:
    assert decode(encode(entry, Outcome())).entry == entry
