"""What a scenario tells of an irregular deal, as the irregularity the house rules on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dealer_assist.games.game import Ranking
from dealer_assist.hand.irregular.boards import FlopOfTooMany, FlopWithoutBurn, WrongBurn
from dealer_assist.hand.irregular.clock import ClockCalled, ClockExpired, LeftSeat
from dealer_assist.hand.irregular.disputes import Dispute
from dealer_assist.hand.irregular.draw import DeckRunsOut, DrawHoleCard, DrawnCard
from dealer_assist.hand.irregular.exposed import ExposedBurn, ExposedHoleCard
from dealer_assist.hand.irregular.foreign import Boxed, Foul, FouledDeck, Joker
from dealer_assist.hand.irregular.premature import PrematureCards
from dealer_assist.hand.irregular.skipped import Skipped
from dealer_assist.hand.irregular.stud import StudHoleCards, StudLastCard
from dealer_assist.hand.irregular.stud_streets import SeventhStreet, StudTooEarly
from dealer_assist.hand.irregular.told import Told as Irregular
from dealer_assist.hand.irregular.wrong_count import ExtraCards, ShortHand
from dealer_assist.scenarios.irregular_words import Setup
from dealer_assist.scenarios.names import game_named

FIRST_TWO = 2
"""Cards off the deck of which none may be exposed."""
THREE = 3
"""Actions that are substantial in every book."""


def _said(event: Any, names: str) -> dict[str, Any]:
    """What an event says under the names the rule has for it too."""
    return {name: getattr(event, name) for name in names.split()}


def _exposed(event: Any, setup: Setup) -> Irregular:
    first_two = event.nth_card_off_deck is not None and event.nth_card_off_deck <= FIRST_TWO
    return ExposedHoleCard(**_said(event, "by seat card count"), first_two=first_two, stub=setup.stub_after_deal)


def _too_many(event: Any, setup: Setup) -> Irregular:
    count, pick = len(setup.flop), event.random_pick
    return FlopOfTooMany(count=count, cards=setup.flop, pick=pick, burn=setup.burn, stub=setup.stub)


def _no_burn(event: Any, setup: Setup) -> Irregular:
    acted = event.actions_on_flop
    return FlopWithoutBurn(
        cards=setup.flop, acted=acted, substantial=acted >= THREE, pick=event.random_pick, stub=setup.stub
    )


def _two_burns(event: Any, setup: Setup) -> Irregular:
    acted = event.actions_on_street > 0
    return WrongBurn(street=event.street, acted=acted, burns=setup.burns, card=setup.street_card, stub=setup.stub)


def _premature(event: Any, setup: Setup) -> Irregular:
    return PrematureCards(street=event.street, cards=setup.premature, burn=setup.burn, stub=setup.stub)


def _short(event: Any, setup: Setup) -> Irregular:
    return ShortHand(
        seat=event.seat,
        is_button=event.seat_is_button,
        acted=event.acted,
        substantial=event.sa,
        in_sequence=event.in_sequence,
        stub=setup.stub_after_deal,
    )


def _extra(event: Any, setup: Setup) -> Irregular:
    return ExtraCards(count=event.count, card=event.card, substantial=event.sa, stub=setup.stub_after_deal)


def _boxed(event: Any, _setup: Setup) -> Irregular:
    return Boxed(**_said(event, "count card to_seat"), substantial=event.sa, next_card=event.next_card_in_deck)


def _joker(event: Any, _setup: Setup) -> Irregular:
    return Joker(substantial=event.sa, holder_has_acted=event.holder_has_acted)


def _duplicate(event: Any, _setup: Setup) -> Irregular:
    begun = event.next_hand_started
    return FouledDeck(what=Foul.SAME_CARD_TWICE, substantial=event.sa, next_hand_begun=begun)


def _seventh(_event: Any, setup: Setup) -> Irregular:
    return SeventhStreet(players_left=setup.players, stub_count=setup.stub_count, burn_count=setup.burn_count)


def _drawn(event: Any, setup: Setup) -> Irregular:
    return DrawnCard(seat=event.seat, card=event.card, stub=setup.stub_after_draw)


def _before_draw(event: Any, setup: Setup) -> Irregular:
    lowball = all(half.ranking is Ranking.ACE_TO_FIVE for half in game_named(setup.game).halves)
    return DrawHoleCard(seat=event.seat, card=event.card, ace_to_five=lowball, stub=setup.stub_after_deal)


def _stud_hole(event: Any, setup: Setup) -> Irregular:
    return StudHoleCards(**_said(event, "seat count all_three cards"), next_card=setup.next_card)


def _stud_river(event: Any, setup: Setup) -> Irregular:
    return StudLastCard(**_said(event, "seat card first_player action_left all_in"), stub=setup.stub_after_deal)


def _stud_early(event: Any, setup: Setup) -> Irregular:
    return StudTooEarly(
        seats=tuple(event.dealt),
        cards=tuple(event.dealt.values()),
        players=event.players,
        folds=event.folds,
        last_street=event.street == "seventh",
        looked=event.looked,
        burn=setup.burn,
        stub=setup.stub,
    )


def _deck(event: Any, setup: Setup) -> Irregular:
    return DeckRunsOut(
        last_card_completes=event.last_card_completes,
        last_card=setup.last_card,
        muck=setup.muck,
        prior_discards=setup.prior_discards,
        burns=setup.burns,
    )


def _burn(event: Any, setup: Setup) -> Irregular:
    return ExposedBurn(street=event.street, burn=setup.burn, seen_by_one=event.seen_by_one, stub=setup.stub)


def _skipped(event: Any, _setup: Setup) -> Irregular:
    return Skipped(**_said(event, "seat spoke_up in_for_all_bets"))


def _clock(event: Any, _setup: Setup) -> Irregular:
    return ClockCalled(elapsed=event.elapsed, facing_bet=event.facing_bet)


def _expired(event: Any, _setup: Setup) -> Irregular:
    return ClockExpired(facing_bet=event.facing_bet)


def _left(event: Any, _setup: Setup) -> Irregular:
    return LeftSeat(seat=event.seat, back_in_time=event.back_in_time)


def _dispute(event: Any, _setup: Setup) -> Irregular:
    begun, acted = event.next_hand_started, event.sa_next_hand
    return Dispute(about=event.type, next_hand_begun=begun, substantial_on_next=acted, house_error=event.house_error)


TOLD: dict[str, Callable[[Any, Setup], Irregular]] = {
    "exposed_downcard": _exposed,
    "four_card_flop": _too_many,
    "too_many_flop_cards": _too_many,
    "no_burn_flop": _no_burn,
    "two_burns": _two_burns,
    "premature": _premature,
    "short_hand": _short,
    "extra_card": _extra,
    "boxed": _boxed,
    "joker": _joker,
    "duplicate_card": _duplicate,
    "seventh_street_count": _seventh,
    "draw_exposed": _drawn,
    "draw_deal_exposed": _before_draw,
    "stud_downcard_exposed": _stud_hole,
    "stud_river_exposed": _stud_river,
    "premature_stud": _stud_early,
    "deck_runs_out": _deck,
    "exposed_burn": _burn,
    "skipped_next_street": _skipped,
    "clock_called": _clock,
    "clock_expired": _expired,
    "left_seat": _left,
    "dispute": _dispute,
}
"""How each kind of event is told to the house, by its name."""
