"""Whatever readers tell and dealers enter, in any order: nothing raises, and what is proposed is taken."""

from __future__ import annotations

import gc
import tracemalloc
from random import Random

import pytest

from dealer_assist.files.hardware_file import Reveal
from dealer_assist.hand.entries import BoardTold
from dealer_assist.hand.state import Stage
from dealer_assist.hand.streets import board_due
from dealer_assist.readers.proposal import Kind
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import Entry, StartHand
from dealer_assist.table.state import TableState
from dealer_assist.table.taps import next_hand, next_street
from hardware.deckmap import CARDS
from hardware.events import FaultCode
from tests.hands import Deck, next_entry
from tests.readers.reading import BLUE_TAGS, BOARD, MUCK, SHOE_PLACE, TAGS, Felt, seat_places
from tests.tables import a_table, play

STEPS = 400
SEATS = (1, 2, 3, 4)
STACKS = dict.fromkeys(SEATS, 200)


def happens(felt: Felt, chance: Random, deck: Deck) -> None:
    """One thing that a reader tells, a dealer enters or time does."""
    antenna, card = chance.choice((*SEATS, BOARD, MUCK)), chance.choice(CARDS)
    match chance.choices(range(10), (1, 1, 1, 1, 1, 1, 3, 4, 8, 16))[0]:
        case 0 | 1:
            felt.lay(antenna, card)
        case 2:
            felt.lift(antenna, card)
        case 3:
            felt.read(antenna, chance.choice((BLUE_TAGS[card], "04DEADBEEF0077", TAGS[card])))
        case 4:
            felt.shoe(card, dest=chance.choice((None, "seat3", "burn")))
        case 5:
            felt.fault(chance.choice(tuple(FaultCode)), missing=chance.choice((None, 2)))
        case 6:
            felt.wait(chance.choice((50, 600, 2_500, 11_000)))
        case 7:
            answers(felt, chance)
        case 8:
            enters(felt, chance, deck)
        case 9:
            moves(felt, chance, deck)


def moves(felt: Felt, chance: Random, deck: Deck) -> None:
    """Cards move as in a hand: dealt, thrown into the muck, laid on the board, cleared away."""
    hand = felt.table.hand
    if hand is None:
        for antenna in (*SEATS, BOARD, MUCK):
            felt.lift(antenna, *CARDS)
        return
    match chance.randrange(4):
        case 0:
            for each in hand.seats:
                felt.lay(each.seat, *deck.hole[each.seat])
        case 1:
            seat = hand.to_act or chance.choice(hand.seats).seat
            felt.lift(seat, *deck.hole[seat]).lay(MUCK, *deck.hole[seat])
        case 2:
            felt.lay(BOARD, *deck.board[: board_due(hand, min(hand.street + 1, len(hand.game.streets) - 1))])
            felt.wait(2_500)
        case 3:
            felt.wait(600)


def answers(felt: Felt, chance: Random) -> None:
    """The dealer takes a proposal, waves it away, or counts."""
    if felt.reads.unsure is not None:
        felt.reads.count_confirmed(chance.randrange(12))
    elif offered := felt.offered:
        proposal = chance.choice(offered)
        if chance.random() < 0.3:
            felt.reads.dismissed(proposal)
        else:
            felt.table_is(play(felt.table, proposal.entry))
            felt.reads.accepted(proposal)


def enters(felt: Felt, chance: Random, deck: Deck) -> None:
    """The dealer enters something by hand; where it is refused, the table is opened anew."""
    hand = felt.table.hand
    entry: Entry
    if hand is None:
        entry = StartHand()
    elif hand.stage is Stage.SHOWDOWN and len(hand.board) < board_due(hand, hand.street):
        entry = BoardTold(deck.board[: board_due(hand, hand.street)])
    else:
        untold = next_street(hand) if chance.random() < 0.5 else None
        entry = untold or next_entry(hand, chance, deck)
    after = apply(felt.table, entry)
    felt.table_is(after if isinstance(after, TableState) else a_table(STACKS))


def walk(seed: int) -> set[Kind]:
    """What was proposed in one long walk; each proposal must be taken by the table."""
    chance = Random(seed)
    felt = Felt(a_table(STACKS), *seat_places(*SEATS, reveal=Reveal.SHOWDOWN), SHOE_PLACE)
    deck = Deck(chance, SEATS)
    proposed: set[Kind] = set()
    for _step in range(STEPS):
        happens(felt, chance, deck)
        for proposal in felt.offered:
            assert isinstance(apply(felt.table, proposal.entry), TableState)
            proposed.add(proposal.kind)
    return proposed


@pytest.mark.parametrize("seed", range(12))
def test_whatever_happens_is_borne_and_what_is_proposed_is_taken(seed: int) -> None:
    assert walk(seed)


def test_walks_come_to_everything_that_can_be_proposed() -> None:
    assert set().union(*(walk(seed) for seed in range(12, 30))) == set(Kind)


def a_hand(felt: Felt) -> None:
    """Everybody is dealt in, and all but one fold into the muck."""
    felt.deal(seat2="7c7d", seat3="2c3d", seat4="9h9s", seat1="AsKd").wait(2_500)
    felt.look().reads.dismissed(felt.offered[0])
    for seat, cards in ((1, ("As", "Kd")), (2, ("7c", "7d")), (3, ("2c", "3d")), (4, ("9h", "9s"))):
        felt.lift(seat, *cards).lay(MUCK, *cards).wait(300).look()
    felt.lift(MUCK, "As", "Kd", "7c", "7d", "2c", "3d", "9h", "9s").wait(1_000)
    felt.enter(next_hand(felt.table)).look()
    felt.told.clear()


def test_a_night_of_hands_leaves_no_more_behind_than_one() -> None:
    felt = Felt(play(a_table(STACKS), StartHand()), *seat_places(*SEATS), SHOE_PLACE)
    for _hand in range(20):
        a_hand(felt)
    gc.collect()
    tracemalloc.start()
    for _hand in range(10):
        a_hand(felt)
    gc.collect()
    before, _peak = tracemalloc.get_traced_memory()
    for _hand in range(200):
        a_hand(felt)
    gc.collect()
    after, _peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    # a leak would be as many times one hand; a busy machine moves this by some hundred bytes
    assert after - before < 40_000
