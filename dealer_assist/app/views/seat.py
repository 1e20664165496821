"""What a seat on the oval shows, and how it follows from the table."""

from enum import Enum

import msgspec

from dealer_assist.app.views.markers import Marker, markers_at
from dealer_assist.hand.out_of_turn import held_so_far
from dealer_assist.hand.state import HandState, InHand, place
from dealer_assist.hand.stud_openers import boards
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
    OUT_OF_TURN = "out_of_turn"
    """It has acted before its turn, which stands so far."""
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
    early: str = ""
    """Total in front with chips put out before the turn, already grouped: they count for nothing yet, and are dim."""
    marker: str = ""
    """B, SB, BB, B3, STR, KILL, MB ...; empty for none."""
    is_button: bool = False
    """The marker is the dealer button, a disc."""
    blind: str = ""
    """What lies beside the button: heads-up a blind, a straddle from the button, a missed-blind button."""
    more: tuple[str, ...] = ()
    """What else lies there; drawn where there is room."""
    spoken: str = ""
    """The whole tile in words, for screen readers."""
    cards: bool = False
    """It has cards: two backs are drawn, so that it is seen from afar who is in."""
    held: int = 2
    """How many backs: what an antenna counts there; where none does, as many as the game has dealt."""
    up: tuple[str, ...] = ()
    """Cards that show in front of it, in the order they were dealt; they are drawn in place of the backs."""
    lit: bool = False
    """Chosen just now: an edge around it."""
    means: str = ""
    """What a tap leads to, apart from what the seat does in its turn; never shown."""

    @property
    def lying(self) -> str:
        """Chips that lie there, those out of turn with them."""
        return self.early or self.in_front

    @property
    def leads_to(self) -> object:
        """What has to be read again before it is tapped, if it has changed: sitting down is not leaving."""
        return self.means, self.state is SeatState.EMPTY


def seat_views(table: TableState, words: Words) -> tuple[SeatView, ...]:
    """Every place at the table, clockwise from the dealer's left."""
    return tuple(seat_view(table, number, words) for number in range(1, table.max_seats + 1))


def seat_view(table: TableState, number: int, words: Words) -> SeatView:
    """One place: empty, away, or with its part in the hand."""
    hand = table.hand
    index = None if hand is None else place(hand, number)
    part = None if hand is None or index is None else hand.seats[index]
    state, early = _state(table, number, part), ""
    held = None if hand is None or not hand.out_of_turn else held_so_far(hand, number)
    if hand is not None and part is not None and held is not None:
        state = SeatState.OUT_OF_TURN if state is SeatState.IN else state
        early = words.amount(part.front + held.added) if held.added else ""
    word = words.text(WORDS[state]) if state in WORDS else ""
    chips = part.won or part.front if part is not None else 0
    front = words.amount(chips) if chips else ""
    lying = markers_at(table, number)
    marker, blind, *more = (*(words.text(f"marker.{each}") for each in lying), "", "")
    up = up_cards(hand, part)
    named = (words.text(f"spoken.{each}") for each in lying)
    facts = (words.text("state.seat", seat=number), word, *named, early or front, words.cards(up) if up else "")
    return SeatView(
        number=number,
        label=words.seat(number),
        state=state,
        early=early,
        word=word,
        in_front=front,
        marker=marker,
        is_button=Marker.BUTTON in lying,
        blind=blind,
        more=tuple(text for text in more if text),
        cards=state is SeatState.IN and part is not None,
        held=2 if hand is None else hole_cards(hand),
        up=up,
        spoken=words.text("join.dot").join(fact for fact in facts if fact),
    )


def hole_cards(hand: HandState) -> int:
    """Cards dealt face down to each player so far."""
    return sum(street.hole for street in hand.game.streets[: hand.street + 1])


def up_cards(hand: HandState | None, part: InHand | None) -> tuple[str, ...]:
    """Cards that show in front of a seat, as far as told; a hand that was folded is in the muck."""
    return () if hand is None or part is None or part.folded else boards(hand).get(part.seat, ())


WORDS: dict[SeatState, str] = {
    SeatState.TO_ACT: "state.to_act_now",
    SeatState.FOLDED: "state.folded",
    SeatState.ALL_IN: "state.all_in",
    SeatState.OUT_OF_TURN: "state.out_of_turn",
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
