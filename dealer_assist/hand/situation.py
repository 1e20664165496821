"""How every hand begins: as it lies on the table, all of it or what somebody has told of it.

Dealt from the start, counted in the middle, a scenario's set-up, paper mode: each is a Situation. What is
not told stays `None`; `begin` makes a hand of a situation in which nothing is missing.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec
from msgspec.structs import replace

from dealer_assist.games.game import ForcedBets, Game
from dealer_assist.hand.first_round import begun, opening_level, opening_price, opening_raise, raises_so_far, with_order
from dealer_assist.hand.forced import NO_SIZES, NOTHING_FORCED, BetSizes, Forced
from dealer_assist.hand.sevens import after_draw
from dealer_assist.hand.state import HandState, InHand, Positions, Stage
from dealer_assist.hand.stud import NO_STUD, Stud
from dealer_assist.hand.turn import at_cap, can_bet
from dealer_assist.pots.build import Pot
from dealer_assist.rules.options import BettingStructure, HouseRules


class Told(StrEnum):
    """What the dealer said about a seat with chips in front."""

    IN = "in"
    """In the hand with chips behind."""
    ALL_IN = "all_in"
    """Its last chips are in, or all that the cap of the hand lets it put in."""
    FOLDED = "folded"
    """Out; its chips stay in front until the round is over."""


class SeatTold(msgspec.Struct, frozen=True):
    """One seat as it was told."""

    seat: int
    front: int | None = 0
    """Chips in front on this street; None = not counted."""
    told: Told | None = None
    """None = nothing was said."""
    behind: int | None = None
    """Chips behind; None = not counted."""
    earlier: int = 0
    """Live chips and own ante put in before this street, as far as told."""
    dead: int = 0
    """Chips in the pot that are no part of the bet."""
    acted: bool = False
    """Whether the seat has acted on this street with what is in front."""


class FullRaise(msgspec.Struct, frozen=True):
    """The last full bet or raise of the street."""

    over: int
    """Total before it; 0 = it opened the betting."""
    to: int
    """Total after it; 0 = nobody has bet in full yet."""


class Situation(msgspec.Struct, frozen=True, kw_only=True):
    """A hand as told: the only way one begins."""

    game: Game
    rules: HouseRules
    small_blind: int
    """Chips."""
    big_blind: int
    """Chips."""
    third_blind: int = 0
    """Chips; 0 = two blinds."""
    bets: BetSizes = NO_SIZES
    """Sizes of a fixed or spread limit."""
    forced: Forced = NOTHING_FORCED
    """What went in before the first action besides the blinds, as far as told."""
    stud: Stud = NO_STUD
    """Cards that show, as far as told; whether a bring-in is due follows from the chips in front."""
    posts_told: bool = False
    """Whether `forced` names every blind that lies dead in the middle; if not, there may be some nobody spoke of."""
    event_players: int | None = None
    """Players left in the tournament; None = cash, or not told."""
    seats: tuple[SeatTold, ...]
    """Ascending by seat; those without chips in front and without a share may be missing when counted late."""
    dealt_in: int | None = None
    """Players dealt in, where `seats` may lack some; None = not told."""
    returned: int | None = None
    """Chips that have gone back uncalled before; None = not told."""
    number: int = 0
    """Hand number; 0 = not counted."""
    positions: Positions = Positions()
    street: str | None = None
    """Name of the street; None = not told."""
    middle: int | None = 0
    """Chips in the middle, those in front and the seats' `earlier` and `dead` left out; None = not counted."""
    pots: tuple[Pot, ...] = ()
    """Pots already pulled apart, main first; `middle` is then 0."""
    unit: int = 1
    """Chips to which split pots are broken down."""
    full_raise: FullRaise | None = None
    """None = not told."""
    to_act: int | None = None
    """Seat to act; None = follows from the street and the positions, or is not known without them."""


def begin(told: Situation) -> HandState:
    """The hand of a situation in which nothing is missing that play needs.

    Seats nothing was said about are in; the total to call before the flop is at least the big blind
    (option `short_blind_call_amount`).
    """
    seats = tuple([_begun(seat, told.rules) for seat in told.seats])
    street = next(
        i for i, each in enumerate(told.game.streets) if each.name == (told.street or told.game.streets[0].name)
    )
    carried = told.pots or ((Pot(told.middle, ()),) if told.middle else ())
    in_middle = sum([pot.amount for pot in carried]) + sum([each.earlier + each.dead for each in told.seats])
    hand = HandState(
        number=told.number,
        game=told.game,
        rules=told.rules,
        positions=told.positions,
        small_blind=told.small_blind,
        big_blind=told.big_blind,
        third_blind=told.third_blind,
        bets=told.bets,
        forced=told.forced,
        stud=_stud(told, street, seats),
        event_players=told.event_players,
        unit=told.unit,
        street=street,
        after_draw=after_draw(told.game, street, seats, told.rules),
        seats=seats,
        middle=in_middle,
        carried=carried,
        began_with=can_bet(seats),
    )
    hand = _priced(hand, told)
    if told.to_act is not None:
        return replace(with_order(hand), to_act=told.to_act, stage=Stage.BETTING)
    return begun(hand)


def _stud(told: Situation, street: int, seats: tuple[InHand, ...]) -> Stud:
    """The cards that show, and a bring-in as long as nothing lies in front on the first street."""
    if told.game.forced is not ForcedBets.BRING_IN:
        return told.stud
    due = not street and not any(each.front for each in seats)
    return replace(told.stud, bring_in_due=due)


def _priced(hand: HandState, told: Situation) -> HandState:
    """The hand with the total to call and the last full raise, as far as they were told."""
    level = opening_level(hand)
    return replace(
        hand,
        level=level,
        full_raise=_full_raise(hand, told.full_raise, level),
        full_level=_full_level(hand, told.full_raise, level),
        raises=0 if hand.street or not level else raises_so_far(hand),
    )


def _begun(seat: SeatTold, rules: HouseRules) -> InHand:
    front = seat.front or 0
    put_in = seat.earlier + front
    capped = at_cap(put_in, rules)
    folded, told_all_in = seat.told is Told.FOLDED, seat.told is Told.ALL_IN
    behind = 0 if told_all_in and not capped else seat.behind
    return InHand(
        seat=seat.seat,
        behind=behind,
        front=front,
        put_in=put_in,
        dead=seat.dead,
        folded=folded,
        all_in=told_all_in or (behind == 0 and not folded) or capped,
        acted_at=front if seat.acted else None,
        started=None if behind is None else behind + put_in + seat.dead,
    )


def _full_raise(hand: HandState, last: FullRaise | None, level: int) -> int | None:
    """Size of the last full bet or raise; None where somebody has bet and nobody told how."""
    if last is not None and last.to:
        return last.to - last.over
    nobody_has_bet = last is not None or level <= (0 if hand.street else opening_price(hand))
    return opening_raise(hand) if nobody_has_bet else None


def _brought_in_for_less_than_a_bet(hand: HandState, level: int) -> bool:
    """In limit stud the bring-in is no bet: the first one completes it."""
    limit = hand.rules.betting_structure is BettingStructure.FL
    return limit and hand.game.forced is ForcedBets.BRING_IN and level <= hand.big_blind


def _full_level(hand: HandState, last: FullRaise | None, level: int) -> int:
    if last is not None:
        return last.to
    if _brought_in_for_less_than_a_bet(hand, level):
        return 0
    return 0 if hand.street or level > opening_price(hand) else level
