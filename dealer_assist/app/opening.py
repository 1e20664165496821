"""Opening a table on the screen: language, stakes, who sits where with how much, and where the button lies.

Everything is proposed before anything is keyed, so that most tables open with three taps.
"""

from enum import Enum

import msgspec
from msgspec.structs import asdict, replace

from dealer_assist.app.keying import Keyed
from dealer_assist.cards.card import DECK
from dealer_assist.hand.forced import BetSizes
from dealer_assist.rules.options import FirstButton
from dealer_assist.table.entries import TableOpened
from dealer_assist.table.first_button import first_button, highest_card
from dealer_assist.table.positions import next_seat
from dealer_assist.table.state import Seat, Stakes, TableState
from dealer_assist.table.unit import payable

USUAL_STAKES = ((1, 2), (1, 3), (2, 5), (5, 10), (10, 20))
"""Blinds most rooms spread, in units of currency."""
OFFERED = 5
USUAL_PLACES = (6, 8, 9, 10)
"""Sizes of tables offered; the room's own is always among them."""
USUAL_STACK = 100
"""Big blinds a player who sits down is given until they are counted."""


BY_CARDS = (FirstButton.HIGH_CARD_DEALT, FirstButton.HIGH_CARD_DRAWN)
"""Ways to the first button that a card decides."""


class Doing(Enum):
    """What a tap on a seat does on the table's page."""

    SEATS = "seats"
    """Sit down, or leave."""
    STACKS = "stacks"
    """Count the stack."""
    BUTTON = "button"
    """Put the button there."""


class Drawn(msgspec.Struct, frozen=True):
    """The draw for the button."""

    seat: int
    """Seat that has the button."""
    card: str = ""
    """Its card, the highest; empty where the house does not go by cards."""


class Opening(msgspec.Struct, frozen=True):
    """A table as it is being set up; nothing of it is in the log before it opens."""

    ready: TableOpened
    """The room's table as its file says it."""
    stakes: Stakes
    """Blinds chosen."""
    places: int
    """Places at the table."""
    stacks: dict[int, int | None]
    """Chips by taken seat; None = not counted."""
    button: int | None = None
    """Seat of the button; None = not placed."""
    doing: Doing = Doing.SEATS
    """What a tap on a seat does."""
    counting: int | None = None
    """Seat whose stack is being keyed."""
    blinds: tuple[int, ...] | None = None
    """Blinds keyed so far, where the stakes stand on no key; None = they are not being keyed."""
    keyed: Keyed = Keyed()
    """The stack or the blind being keyed."""
    drawn: Drawn | None = None
    """The last draw for the button."""


def usual_stack(stakes: Stakes) -> int:
    """Chips a player who sits down is given until they are counted, the same before and after the table opens.

    >>> usual_stack(Stakes(2, 5))
    500
    """
    return USUAL_STACK * stakes.big_blind


def opening_of(ready: TableOpened) -> Opening:
    """The room's table, ready to be opened as it is or to be changed."""
    stacks = {seat.number: seat.stack for seat in ready.seats}
    return Opening(ready=ready, stakes=ready.stakes, places=ready.max_seats, stacks=stacks, button=ready.button)


def opening_after(ready: TableOpened, last: TableState) -> Opening:
    """The table that was closed, to be opened again: players and stacks as they were, the button where it comes next.

    Who has no chips left is not proposed.
    """
    stacks = {seat.number: seat.stack for seat in last.seats if seat.stack != 0}
    button = last.button_placed
    if button not in stacks and last.marks is not None and stacks:
        button = next_seat(last.marks.button, tuple(stacks))
    return Opening(
        ready=ready,
        # a mixed game begins anew with its first game
        stakes=last.stakes if ready.mix is None else ready.stakes,
        places=last.max_seats,
        stacks=stacks,
        button=button if button in stacks else None,
    )


def entry_of(opening: Opening) -> TableOpened:
    """The entry that opens it."""
    seats = tuple(Seat(number, stack) for number, stack in sorted(opening.stacks.items()))
    return replace(opening.ready, stakes=opening.stakes, max_seats=opening.places, seats=seats, button=opening.button)


def can_open(opening: Opening) -> bool:
    """Two players and a button: less is no table."""
    return len(opening.stacks) >= 2 and opening.button in opening.stacks


# -- taps


def seat_tapped(opening: Opening, seat: int) -> Opening:
    """A seat was tapped."""
    match opening.doing:
        case Doing.SEATS:
            return _sat_or_left(opening, seat)
        case Doing.STACKS if seat in opening.stacks:
            return replace(opening, counting=seat, keyed=Keyed())
        case Doing.BUTTON if seat in opening.stacks:
            return replace(opening, button=seat, drawn=None)
    return opening


def _sat_or_left(opening: Opening, seat: int) -> Opening:
    stacks = dict(opening.stacks)
    if seat in stacks:
        del stacks[seat]
    else:
        stacks[seat] = usual_stack(opening.stakes)
    button = opening.button if opening.button in stacks else None
    return replace(opening, stacks=stacks, button=button, drawn=None)


def counted(opening: Opening) -> Opening:
    """DONE on the pad: the stack is as keyed."""
    if opening.counting is None or not opening.keyed.amount:
        return replace(opening, counting=None)
    stacks = {**opening.stacks, opening.counting: opening.keyed.amount}
    return replace(opening, stacks=stacks, counting=None, keyed=Keyed())


def placed(opening: Opening, places: int) -> Opening:
    """Another number of places: who sat beyond it is gone."""
    stacks = {seat: stack for seat, stack in opening.stacks.items() if seat <= places}
    button = opening.button if opening.button in stacks else None
    return replace(opening, places=places, stacks=stacks, button=button, drawn=None)


def drawn_for(opening: Opening, shuffled: tuple[str, ...]) -> Opening:
    """The first button as the house decides it (option `first_button`): one card to each seat from a shuffled deck.

    Where it is drawn without cards, the same deck is the chance. Without players there is nothing to draw for.
    """
    if not opening.stacks:
        return opening
    rule = opening.ready.rules.first_button
    cards = dict(zip(sorted(opening.stacks), shuffled, strict=False))
    seat = first_button(rule, tuple(cards), cards, pick=highest_card(cards))
    if seat is None:
        return opening
    card = cards[seat] if rule in BY_CARDS else ""
    return replace(opening, button=seat, drawn=Drawn(seat, card))


def whole_deck() -> tuple[str, ...]:
    """The 52 cards to shuffle for the draw."""
    return DECK


# -- what is offered


def stakes_offered(ready: TableOpened, units: int) -> tuple[Stakes, ...]:
    """Stakes to choose from: the usual ones and the room's own, ascending, at most five."""
    own = ready.stakes
    usual = [
        in_proportion(own, small * units, big * units)
        for small, big in USUAL_STAKES
        if payable(small * units, ready.chips) and payable(big * units, ready.chips)
    ]
    others = sorted(
        (each for each in usual if blinds_of(each) != blinds_of(own)),
        key=lambda each: abs(each.big_blind - own.big_blind),
    )
    return tuple(sorted((own, *others[: OFFERED - 1]), key=lambda each: (each.big_blind, each.small_blind)))


IN_PROPORTION = ("third_blind", "bomb_ante", "min_buy_in", "max_buy_in")
"""Amounts of the stakes that grow with the big blind."""


def in_proportion(own: Stakes, small: int, big: int) -> Stakes:
    """The room's stakes with these blinds: limits, third blind and buy-ins grow as the big blind does.

    >>> from dealer_assist.hand.forced import BetSizes
    >>> in_proportion(Stakes(2, 4, bets=BetSizes(4, 8)), 5, 10).bets
    BetSizes(small_bet=10, big_bet=20, spread_least=0, spread_most=0)
    """
    whole = own.big_blind or big
    bets = {name: amount * big // whole for name, amount in asdict(own.bets).items()}
    more = {name: getattr(own, name) * big // whole for name in IN_PROPORTION}
    return replace(own, small_blind=small, big_blind=big, bets=BetSizes(**bets), **more)


def stakes_named(opening: Opening, value: str) -> Stakes:
    """The stakes of a key: those of the room where its blinds are the room's, else in proportion."""
    small, big = (int(blind) for blind in value.split("/"))
    own = opening.ready.stakes
    return own if (small, big) == blinds_of(own) else in_proportion(own, small, big)


def blinds_of(stakes: Stakes) -> tuple[int, int]:
    """Small and big blind, by which stakes are called."""
    return stakes.small_blind, stakes.big_blind


def places_offered(ready: TableOpened) -> tuple[int, ...]:
    """Numbers of places to choose from: no more than the game has cards for."""
    usual = {places for places in USUAL_PLACES if places <= ready.game.max_players}
    return tuple(sorted({*usual, ready.max_seats}))
