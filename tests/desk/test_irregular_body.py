"""Irregular deals in the journal: every fact comes back as it was told."""

from __future__ import annotations

import pytest

from dealer_assist.desk.body import NOTHING, decode, encode
from dealer_assist.hand.irregular.boards import FlopOfTooMany
from dealer_assist.hand.irregular.disputes import About, Dispute
from dealer_assist.hand.irregular.exposed import By, ExposedHoleCard
from dealer_assist.hand.irregular.foreign import Foul, FouledDeck
from dealer_assist.table.entries import Entry, FloorDecision, HandVoided, Irregularity


@pytest.mark.parametrize(
    "entry",
    [
        Irregularity(ExposedHoleCard(by=By.DEALER, seat=4, card="Qd")),
        Irregularity(FlopOfTooMany(count=4, cards=("Ah", "9c", "4d", "Jc"), pick="9c")),
        Irregularity(FouledDeck(what=Foul.SAME_CARD_TWICE, knew=(2, 5))),
        FloorDecision(Irregularity(Dispute(about=About.ACCOUNTING)), "camera"),
        HandVoided((2,)),
    ],
    ids=lambda entry: type(entry).__name__,
)
def test_irregular_deal_is_read_back_as_written(entry: Entry) -> None:
    assert decode(encode(entry, NOTHING)).entry == entry
