"""What a seat on the oval shows, and how it follows from the table."""

from enum import Enum

import msgspec

from dealer_assist.hand.state import InHand, Positions, place
from dealer_assist.table.standing import NOTHING_OWED
from dealer_assist.table.state import Presence, TableState, seat_at
from dealer_assist.words import Words


class SeatState(Enum):
    """What the tile tells by fill, shape and word."""

    EMPTY = "empty"
    IN = "in"
    TO_ACT = "to_act"
    FOLDED = "folded"
    ALL_IN = "all_in"
    AWAY = "away"
    NO_CHIPS = "no_chips"
    """Seated, with nothing to play with."""
    COMES_IN = "comes_in"
    """Seated, on the way into the game: waits, posts, owes."""
    WINNER = "winner"
    """A pot was pushed here."""


class SeatView(msgspec.Struct, frozen=True):
    """What a seat tile shows."""

    number: int
    """Seat, clockwise from the dealer's left."""
    label: str
    """The number as the room writes digits."""
    state: SeatState = SeatState.EMPTY
    """Shape and fill."""
    word: str = ""
    """What goes with the shape: "Folded", "Call 10"."""
    short: str = ""
    """The same without its amount, where the whole of it has no room."""
    in_front: str = ""
    """Chips in front, or won, already grouped; empty for none."""
    marker: str = ""
    """B, SB, BB, B3, STR, KILL or MB; empty for none."""
    is_button: bool = False
    """The marker is the dealer button, a disc."""
    blind: str = ""
    """What lies beside the button: heads-up a blind, a straddle from the button, a missed-blind button."""
    spoken: str = ""
    """The whole tile in words, for screen readers."""
    cards: bool = False
    """It has cards: two backs are drawn, so that it is seen from afar who is in."""
    held: int = 2
    """How many backs: what an antenna counts there; two where none does."""
    lit: bool = False
    """Chosen just now: an edge around it."""


def seat_views(table: TableState, words: Words) -> tuple[SeatView, ...]:
    """Every place at the table, clockwise from the dealer's left."""
    return tuple(seat_view(table, number, words) for number in range(1, table.max_seats + 1))


def seat_view(table: TableState, number: int, words: Words) -> SeatView:
    """One place: empty, away, or with its part in the hand."""
    hand = table.hand
    index = None if hand is None else place(hand, number)
    part = None if hand is None or index is None else hand.seats[index]
    state = _state(table, number, part)
    word = words.text(WORDS[state]) if state in WORDS else ""
    chips = part.won or part.front if part is not None else 0
    front = words.amount(chips) if chips else ""
    marks = [text for lies_at, text in _marks(table) if lies_at == number]
    marker, blind = (*(words.text(text) for text in marks), "", "")[:2]
    facts = (words.text("state.seat", seat=number), word, marker, blind, front)
    return SeatView(
        number=number,
        label=words.seat(number),
        state=state,
        word=word,
        in_front=front,
        marker=marker,
        is_button="marker.button" in marks,
        blind=blind,
        cards=state is SeatState.IN and part is not None,
        spoken=words.text("join.dot").join(fact for fact in facts if fact),
    )


WORDS: dict[SeatState, str] = {
    SeatState.TO_ACT: "state.to_act_now",
    SeatState.FOLDED: "state.folded",
    SeatState.ALL_IN: "state.all_in",
    SeatState.AWAY: "state.away",
    SeatState.NO_CHIPS: "state.no_chips",
    SeatState.WINNER: "state.winner",
}
"""The word that goes with each shape."""


def _state(table: TableState, number: int, part: InHand | None) -> SeatState:
    if part is None:
        return _outside_the_hand(table, number)
    if part.won:
        return SeatState.WINNER
    if part.folded:
        return SeatState.FOLDED
    if part.all_in:
        return SeatState.ALL_IN
    assert table.hand is not None
    return SeatState.TO_ACT if table.hand.to_act == number else SeatState.IN


def _outside_the_hand(table: TableState, number: int) -> SeatState:
    """A place without a part in the hand: without chips, away, or folded before its chips were counted."""
    seat = seat_at(table, number)
    if seat is None:
        return SeatState.EMPTY
    if seat.stack == 0:
        return SeatState.NO_CHIPS
    if seat.presence is Presence.AWAY:
        return SeatState.AWAY
    if table.hand is None:
        return SeatState.IN
    plays = seat.coming is None and seat.owes == NOTHING_OWED
    return SeatState.FOLDED if plays else SeatState.AWAY


def _missed_blind_buttons(table: TableState) -> tuple[tuple[int | None, str], ...]:
    return tuple((seat.number, "marker.missed") for seat in table.seats if seat.owes != NOTHING_OWED)


def _blinds(at: Positions) -> tuple[tuple[int | None, str], ...]:
    return (
        (at.small_blind, "marker.small_blind"),
        (at.big_blind, "marker.big_blind"),
        (at.third_blind, "marker.third_blind"),
    )


def _marks(table: TableState) -> tuple[tuple[int | None, str], ...]:
    """Where button and blinds lie, the button also before an empty place: in the hand, or for the next one."""
    hand, marks = table.hand, table.marks
    if hand is not None:
        at, forced = hand.positions, hand.forced
        return (
            (at.button, "marker.button"),
            (forced.killer, "marker.kill"),
            *((each.seat, "marker.straddle") for each in (*forced.straddles, *forced.sleepers)),
            *(() if forced.bomb_ante else _blinds(at)),
            *_missed_blind_buttons(table),
        )
    button = table.button_placed if table.button_placed is not None else marks.button if marks is not None else None
    return ((button, "marker.button"), *_missed_blind_buttons(table))
