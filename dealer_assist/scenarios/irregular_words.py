"""The words of scenarios about irregular deals: what happened, by kind, and where the cards lie."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from dealer_assist.hand.irregular.disputes import About
from dealer_assist.hand.irregular.exposed import By
from dealer_assist.scenarios.mistakes import Done
from dealer_assist.scenarios.shape import Card, Cards, Told, Words


class Setup(Words, frozen=True, kw_only=True):
    """Where the cards lie, the top of the stub first."""

    game: str
    betting: str = "nl"
    stub: Cards = ()
    stub_after_deal: Cards = ()
    stub_after_draw: Cards = ()
    burn: Card | None = None
    burns: Cards = ()
    board: Cards = ()
    flop: Cards = ()
    street_card: Card | None = None
    premature: Cards = ()
    players: int = 0
    stub_count: int = 0
    burn_count: int = 0
    next_card: Card | None = None
    upcards: Mapping[int, Card] = {}
    last_card: Card | None = None
    muck: Cards = ()
    prior_discards: Cards = ()
    this_draw_discards: Cards = ()
    """Of no matter: they are never shuffled."""


class IrregularTold(Told, frozen=True, kw_only=True):
    """A scenario of an irregular deal."""

    event: dict[str, Any]
    """`kind` and its facts."""
    setup: Setup


class Event(Words, frozen=True, kw_only=True):
    """What happened."""

    kind: str


class OnAStreet(Event, frozen=True, kw_only=True):
    """Something that happened on a street, or to its cards."""

    street: str


class ExposedEvent(Event, frozen=True, kw_only=True):
    """A hole card was turned up."""

    by: By
    nth_card_off_deck: int | None = None
    """None = none of the first two."""
    count: int = 1
    seat: int
    card: Card | None = None


class SubstantialEvent(Event, frozen=True, kw_only=True):
    """What has been done since the deal."""

    actions: tuple[Done, ...]
    """`post` = a blind, no action."""


class FlopEvent(Event, frozen=True, kw_only=True):
    """Too many cards lie on the flop."""

    random_pick: Card | None = None


class NoBurnEvent(Event, frozen=True, kw_only=True):
    """The flop came without a burn."""

    actions_on_flop: int = 0
    random_pick: Card | None = None


class TwoBurnsEvent(OnAStreet, frozen=True, kw_only=True):
    """Two cards were burned for one street."""

    actions_on_street: int = 0


class PrematureEvent(OnAStreet, frozen=True, kw_only=True):
    """A street was dealt too early."""

    skipped_player_folds: bool = False
    """Of no matter."""
    players_left: int = 0
    """Of no matter."""


class KilledEvent(Event, frozen=True, kw_only=True):
    """A hand with a wrong number of cards is killed."""

    cards_in_hand: int = 0
    """Of no matter."""
    sa: bool = True
    """Of no matter: the hand is killed."""


class ShortEvent(Event, frozen=True, kw_only=True):
    """A hand is a card short."""

    seat: int | None = None
    seat_is_button: bool = False
    acted: bool = False
    sa: bool = False
    in_sequence: bool = False


class ExtraEvent(Event, frozen=True, kw_only=True):
    """A hand has cards too many."""

    count: int = 1
    card: Card | None = None
    sa: bool = False


class BoxedEvent(Event, frozen=True, kw_only=True):
    """Cards lay face up in the deck."""

    count: int
    sa: bool = False
    card: Card | None = None
    next_card_in_deck: Card | None = None
    to_seat: int | None = None


class JokerEvent(Event, frozen=True, kw_only=True):
    """A joker was dealt."""

    sa: bool = False
    holder_has_acted: bool = False


class DuplicateEvent(Event, frozen=True, kw_only=True):
    """The same card is there twice."""

    sa: bool = False
    hand_over: bool = False
    next_hand_started: bool = False
    sa_next_hand: bool = False


class DrawEvent(Event, frozen=True, kw_only=True):
    """A card was turned up on the deal or on the draw."""

    seat: int
    card: Card
    count: int = 1


class StudHoleEvent(Event, frozen=True, kw_only=True):
    """Hole cards of stud were turned up."""

    seat: int
    cards: Cards
    count: int
    all_three: bool = False


class StudRiverEvent(Event, frozen=True, kw_only=True):
    """The last card of stud was dealt face up."""

    seat: int
    card: Card | None = None
    first_player: bool = False
    action_left: bool
    all_in: bool = False


class StudEarlyEvent(OnAStreet, frozen=True, kw_only=True):
    """Stud cards were dealt too early."""

    dealt: Mapping[int, Card]
    players: tuple[int, ...]
    folds: tuple[int, ...] = ()
    looked: bool = False


class DeckEvent(Event, frozen=True, kw_only=True):
    """The stub does not last for the draw."""

    last_card_completes: bool = False


class BurnEvent(OnAStreet, frozen=True, kw_only=True):
    """A burn was seen."""

    seen_by_one: bool = False


class SkippedEvent(OnAStreet, frozen=True, kw_only=True):
    """A player was passed over."""

    seat: int
    actions: tuple[Done, ...] = ()
    spoke_up: bool = False
    in_for_all_bets: bool = False


class ClockEvent(Event, frozen=True, kw_only=True):
    """The clock was called, or ran out."""

    facing_bet: bool
    elapsed: int = 0


class LeftEvent(Event, frozen=True, kw_only=True):
    """A player left the seat."""

    seat: int
    facing_bet: bool = False
    """Of no matter: the turn is still to come."""
    back_in_time: bool


class DisputeEvent(Event, frozen=True, kw_only=True):
    """The result of the last hand is disputed."""

    type: About
    next_hand_started: bool = False
    sa_next_hand: bool = False
    house_error: bool = False


EVENTS: dict[str, type[Event]] = {
    "exposed_downcard": ExposedEvent,
    "substantial_action": SubstantialEvent,
    "four_card_flop": FlopEvent,
    "too_many_flop_cards": FlopEvent,
    "no_burn_flop": NoBurnEvent,
    "two_burns": TwoBurnsEvent,
    "premature": PrematureEvent,
    "hand_killed_wrong_count": KilledEvent,
    "short_hand": ShortEvent,
    "extra_card": ExtraEvent,
    "boxed": BoxedEvent,
    "joker": JokerEvent,
    "duplicate_card": DuplicateEvent,
    "seventh_street_count": Event,
    "draw_exposed": DrawEvent,
    "draw_deal_exposed": DrawEvent,
    "stud_downcard_exposed": StudHoleEvent,
    "stud_river_exposed": StudRiverEvent,
    "premature_stud": StudEarlyEvent,
    "deck_runs_out": DeckEvent,
    "exposed_burn": BurnEvent,
    "skipped_next_street": SkippedEvent,
    "clock_called": ClockEvent,
    "clock_expired": ClockEvent,
    "left_seat": LeftEvent,
    "dispute": DisputeEvent,
}
"""Every kind of event with the words it may use."""
