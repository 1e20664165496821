"""What the dealer says of a hand that lies face up: kings full of sevens, an eight-six low, a badugi, for each half.

Class, group ranks high to low, then only the kickers that play (rule file 11; WSOP Live 2024 R146, R234, R282, R293).
Cards speak: nothing is told of a hand that is not tabled, nor while a board is not complete (TDA 2024 R12).
"""

from __future__ import annotations

from typing import Any

import msgspec

from dealer_assist.cards.badugi import BadugiCategory
from dealer_assist.cards.high_order import HighCategory
from dealer_assist.cards.low import LowCategory
from dealer_assist.cards.points import PointsCategory, points
from dealer_assist.cards.reading import Reading
from dealer_assist.games.game import Half
from dealer_assist.games.reading import needs_a_qualifier, read
from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.hand.award import pots_left
from dealer_assist.hand.showdown import boards_read, eligible, hands_up, winners
from dealer_assist.hand.state import HandState
from dealer_assist.hand.streets import whole_board


class ReadAloud(msgspec.Struct, frozen=True):
    """One tabled hand as it competes for one half of the pot, on one board of a pot run more than once."""

    seat: int
    half: str
    """Name of the half; `whole` where the pot does not divide."""
    run: int | None
    """The board read, where the pot is run more than once; None = once."""
    said: Prompt
    """Code `hand.<words>`; slots `first`, `second`: ranks as on the card, `kickers`: tuple of them, `count`: points."""
    plays: tuple[str, ...]
    """The cards that play, in the order they are read; empty where the hand does not qualify."""


class WonAloud(msgspec.Struct, frozen=True):
    """Who wins a half of a pot, with the hand that wins it."""

    seats: tuple[int, ...]
    """Ascending; several split."""
    hand: ReadAloud
    """The hand of the first of them; the others' are worth the same."""


def read_aloud(hand: HandState, seat: int) -> tuple[ReadAloud, ...]:
    """A seat's tabled hand, half by half and board by board; empty while it is not tabled or a board not complete.

    Hands that lost are read too: the dealer reads whatever lies face up.
    """
    own = hands_up(hand).get(seat)
    if own is None:
        return ()
    return tuple(
        _read(hand, seat, own, half, run)
        for run in runs(hand)
        for half in hand.game.halves
        if _is_complete(hand, half, run)
    )


def pot_read_aloud(hand: HandState, pot: int) -> tuple[WonAloud, ...]:
    """Who wins each half of a pot as far as the tabled hands tell; empty while a hand of this pot is not tabled.

    A half nobody qualifies for is left out. Of one seat left nothing is read (TDA 2024 R17-B).
    """
    if len(eligible(hand, pot)) < 2:
        return ()
    told = []
    for run in runs(hand):
        for half in hand.game.halves:
            won = winners(hand, pot, half, run)
            if won:
                own = hands_up(hand)[won[0]]
                told.append(WonAloud(won, _read(hand, won[0], own, half, run)))
    return tuple(told)


def next_pot_read_aloud(hand: HandState) -> tuple[WonAloud, ...]:
    """The same for the pot that is pushed next; empty once all are pushed."""
    left = pots_left(hand)
    return pot_read_aloud(hand, left[0]) if left else ()


def runs(hand: HandState) -> range:
    """Numbers of the boards a pot is run on; one where it is run once."""
    return range(1, 2 if hand.run_it is None else hand.run_it.boards + 1)


def _is_complete(hand: HandState, half: Half, run: int) -> bool:
    on = boards_read(hand, run)
    return all(len(on) >= number and len(on[number - 1]) == whole_board(hand) for number in half.boards)


def _read(hand: HandState, seat: int, own: tuple[str, ...], half: Half, run: int) -> ReadAloud:
    reading = read(half, own, boards_read(hand, run), hand.rules)
    options = ("low_qualifier",) if half.low_qualifier and needs_a_qualifier(half, hand.rules) else ()
    told_run = None if hand.run_it is None else run
    if reading is None:
        return ReadAloud(seat, half.name, told_run, Prompt("hand.no_hand", {}, Why(options=options)), ())
    return ReadAloud(seat, half.name, told_run, said_of(reading), reading.plays)


def said_of(reading: Reading) -> Prompt:
    """The sentence of a hand: its code and the ranks it names.

    >>> from dealer_assist.cards.high import read_high
    >>> said_of(read_high(["Kh", "Ks", "7d", "Kd", "7c", "2s", "3h"])).slots
    {'first': 'K', 'second': '7'}
    """
    category, reads = reading.category.value, reading.reads
    if category == PointsCategory.POINTS.value:
        return Prompt("hand.points", {"count": points(reading.plays)})
    if category == HighCategory.STRAIGHT_FLUSH.value and reads.startswith("AK"):
        return Prompt("hand.royal_flush", {})
    words, named, kickers = SAID[category]
    slots: dict[str, Any] = {name: reads[at] for name, at in zip(("first", "second"), named, strict=False)}
    if kickers is not None:
        slots["kickers"] = tuple(reads[kickers:])
    return Prompt(f"hand.{words}", slots)


SAID: dict[str, tuple[str, tuple[int, ...], int | None]] = {
    HighCategory.HIGH_CARD: ("high_card", (0,), 1),
    HighCategory.PAIR: ("pair", (0,), 2),
    HighCategory.TWO_PAIR: ("two_pair", (0, 2), 4),
    HighCategory.TRIPS: ("trips", (0,), 3),
    # a low counts straights and flushes by the same names
    HighCategory.STRAIGHT: ("straight", (0,), None),
    HighCategory.FLUSH: ("flush", (0,), 1),
    HighCategory.FULL_HOUSE: ("full_house", (0, 3), None),
    HighCategory.QUADS: ("quads", (0,), 4),
    HighCategory.STRAIGHT_FLUSH: ("straight_flush", (0,), None),
    LowCategory.LOW: ("low", (0, 1), 2),
    LowCategory.LOW_PAIR: ("pair", (0,), 2),
    LowCategory.LOW_TWO_PAIR: ("two_pair", (0, 2), 4),
    LowCategory.LOW_TRIPS: ("trips", (0,), 3),
    LowCategory.LOW_FULL_HOUSE: ("full_house", (0, 3), None),
    LowCategory.LOW_QUADS: ("quads", (0,), 4),
    BadugiCategory.ONE: ("badugi_of_one", (), 0),
    BadugiCategory.TWO: ("badugi_of_two", (), 0),
    BadugiCategory.THREE: ("badugi_of_three", (), 0),
    BadugiCategory.FOUR: ("badugi", (), 0),
    PointsCategory.POINTS: ("points", (), None),
}
"""Words of every class, which of the ranks read they name, and from where on the ranks are kickers."""
