"""What the dealer has told of the chips on the table since ALL-IN, POT, SPLIT or a seat was tapped in a hand.

Nothing of it is in the log before DONE: it is counted, answered by the guide, and thrown away. What is not told
stays unknown, and the guide asks for it. No rule is decided here.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec
from msgspec.structs import replace

from dealer_assist.app.keying import Keyed
from dealer_assist.games.game import Game
from dealer_assist.hand.forced import NOTHING_FORCED
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.situation import FullRaise, SeatTold, Situation
from dealer_assist.hand.state import HandState, Positions
from dealer_assist.pots.build import Pot
from dealer_assist.rules.options import HouseRules
from dealer_assist.table.entries import CountedNow
from dealer_assist.table.state import TableState
from dealer_assist.table.unit import odd_chip_unit


class Helper(StrEnum):
    """What is counted for."""

    ALL_IN = "all_in"
    """What goes back, what is pulled into which pot."""
    POT = "pot"
    """The most a seat may bet or raise to in pot-limit."""
    PAD = "pad"
    """What a seat may do."""
    SPLIT = "split"
    """An amount between seats."""
    TAKE_UP = "take_up"
    """The hand is followed from here on."""
    WON = "won"
    """Who won a hand nobody followed, where the next one goes by it: kills, the rock."""


class Field(StrEnum):
    """An amount that is not a seat's."""

    MIDDLE = "middle"
    """Chips in the middle; for a split the amount."""
    ANTES = "antes"
    """Antes among them."""
    OVER = "over"
    """Total before the last full raise."""
    TO = "to"
    """Total after it."""
    PLAYERS = "players"
    """Players dealt in: no chips."""
    RETURNED = "returned"
    """Chips that went back uncalled in the hand."""
    SAID = "said"
    """The total the dealer announced for a pot bet."""


class Picks(StrEnum):
    """What the next seat tapped is, apart from one whose chips are counted."""

    ASKER = "asker"
    """The seat that says pot, or whose options are asked for."""
    BUTTON = "button"
    TO_ACT = "to_act"


class Count(msgspec.Struct, frozen=True, kw_only=True):
    """Everything told so far."""

    helper: Helper
    followed: bool = False
    """Whether the hand was followed, so that the guide answers from all that happened."""
    seat: int | None = None
    """Seat that says pot or whose options are asked for; None = not tapped yet."""
    picks: Picks | None = None
    """What the next seat tapped is; None = its chips are counted."""
    seats: tuple[SeatTold, ...] = ()
    """Seats told, ascending."""
    fields: dict[Field, int] = {}
    """Amounts told, chips."""
    pots: tuple[Pot, ...] = ()
    """Pots that lie apart already, of a hand that was followed; the middle is then not asked for."""
    street: str | None = None
    """Name of the street; None = not told."""
    target: int | Field | None = Field.MIDDLE
    """What the digits change: a seat, an amount, or nothing."""
    keyed: Keyed = Keyed()
    """What stands in its field."""
    covers: int | None = None
    """Seat that has more than every other one; its own chips are not counted."""
    last: int | None = None
    """Chips told of the seat before, for SAME."""
    full_raise: FullRaise | None = None
    """The last full raise of a hand that was followed."""
    posts: tuple[int, ...] | None = None
    """Blinds that lie dead in the middle, chips; None = not told."""
    behind: tuple[Action, ...] | None = None
    """Actions behind the pot bet, oldest first; None = not told."""
    button: int | None = None
    """Where the button is, as told here."""
    to_act: int | None = None
    """Seat to act, as told here."""
    winners: tuple[int, ...] = ()
    """Seats an amount is split between, ascending; of a game with two halves those that win the first."""
    second: tuple[int, ...] = ()
    """Seats that win the second half."""
    in_second: bool = False
    """Whether a tap on a seat tells who wins the second half."""
    tied: bool = False
    """Whether several seats won."""


# -- reading


def told_of(count: Count, seat: int) -> SeatTold | None:
    """What was told of a seat."""
    return next((each for each in count.seats if each.seat == seat), None)


def seats_of(table: TableState) -> tuple[int, ...]:
    """Seats whose chips can be counted: those dealt in, or all that are taken."""
    hand = table.hand
    return tuple(each.seat for each in hand.seats) if hand is not None else tuple(each.number for each in table.seats)


def as_they_lie(count: Count) -> tuple[SeatTold, ...]:
    """The seats as told; one that covers plays for as much as the most of the others, so the pots need no more of it.

    Before any other seat has chips it plays for nothing yet, and is left out.
    """
    if count.covers is None:
        return count.seats
    most = most_covered(count)
    lie = (replace(each, front=most, told=None) if each.seat == count.covers else each for each in count.seats)
    return tuple(each for each in lie if most or each.seat != count.covers)


def most_covered(count: Count) -> int:
    """The most any other seat has in front than the one that covers, chips."""
    return max((each.front or 0 for each in count.seats if each.seat != count.covers), default=0)


def situation(table: TableState, count: Count) -> Situation:
    """The table as told."""
    hand = table.hand
    forced = NOTHING_FORCED if hand is None else hand.forced
    if Field.ANTES in count.fields:
        forced = replace(forced, antes=count.fields[Field.ANTES])
    if count.posts is not None:
        forced = replace(forced, dead_blinds=count.posts)
    return Situation(
        game=game_of(table),
        rules=rules_of(table),
        small_blind=table.stakes.small_blind if hand is None else hand.small_blind,
        big_blind=table.stakes.big_blind if hand is None else hand.big_blind,
        third_blind=table.stakes.third_blind if hand is None else hand.third_blind,
        bets=table.stakes.bets if hand is None else hand.bets,
        forced=forced,
        posts_told=count.posts is not None or count.followed,
        event_players=table.event_players,
        seats=as_they_lie(count),
        dealt_in=count.fields.get(Field.PLAYERS),
        returned=count.fields.get(Field.RETURNED),
        positions=_positions(hand, count),
        street=count.street,
        middle=0 if count.pots else count.fields.get(Field.MIDDLE),
        pots=count.pots,
        unit=odd_chip_unit(table.chips, table.stakes, table.rules.odd_chip_unit) if hand is None else hand.unit,
        full_raise=_full_raise(count),
        to_act=count.to_act,
    )


def game_of(table: TableState) -> Game:
    """The game of the hand, or of the next one."""
    return table.game if table.hand is None else table.hand.game


def rules_of(table: TableState) -> HouseRules:
    """The house rules of the hand, or of the next one."""
    return table.rules if table.hand is None else table.hand.rules


def _positions(hand: HandState | None, count: Count) -> Positions:
    at = Positions() if hand is None else hand.positions
    return at if count.button is None else replace(at, button=count.button)


def _full_raise(count: Count) -> FullRaise | None:
    if Field.TO not in count.fields:
        return count.full_raise
    return FullRaise(count.fields.get(Field.OVER, 0), count.fields[Field.TO])


# -- entering


def counted_now(table: TableState, told: Situation, count: Count) -> CountedNow:
    """The entry of what was counted; a street nobody told is the first one."""
    most = max((each.front or 0 for each in told.seats), default=0)
    seats = tuple(_as_it_lies(each, most, count) for each in told.seats)
    return CountedNow(
        seats=seats,
        positions=told.positions,
        street=told.street or told.game.streets[0].name,
        middle=told.middle or 0,
        pots=told.pots,
        full_raise=told.full_raise,
        to_act=told.to_act,
        forced=told.forced,
    )


def _as_it_lies(seat: SeatTold, most: int, count: Count) -> SeatTold:
    """A seat that has matched the most has acted with it; in an all-in everybody has."""
    matched = bool(most) and seat.front == most
    return replace(seat, acted=matched or count.helper is Helper.ALL_IN)
