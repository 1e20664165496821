"""Scenarios of a deal that went wrong: the facts as they are told, and what the house's rules make of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from dealer_assist.games.game import Game, Ranking
from dealer_assist.hand.irregular.boards import FlopOfTooMany, FlopWithoutBurn, WrongBurn
from dealer_assist.hand.irregular.clock import ClockCalled, ClockExpired, LeftSeat
from dealer_assist.hand.irregular.disputes import Dispute
from dealer_assist.hand.irregular.draw import DeckRunsOut, DrawHoleCard, DrawnCard
from dealer_assist.hand.irregular.exposed import ExposedBurn, ExposedHoleCard
from dealer_assist.hand.irregular.foreign import Boxed, Foul, FouledDeck, Joker
from dealer_assist.hand.irregular.outcome import Outcome, Ruled
from dealer_assist.hand.irregular.premature import PrematureCards
from dealer_assist.hand.irregular.skipped import Skipped
from dealer_assist.hand.irregular.stud import StudHoleCards, StudLastCard, ThirdDown
from dealer_assist.hand.irregular.stud_streets import SeventhStreet, StudTooEarly
from dealer_assist.hand.irregular.told import Told as Irregular
from dealer_assist.hand.irregular.told import ruled
from dealer_assist.hand.irregular.wrong_count import ExtraCards, ShortHand, killed
from dealer_assist.hand.stud_openers import BRINGS_IN
from dealer_assist.hand.substantial import substantial_action
from dealer_assist.rules.options import HouseRules
from dealer_assist.scenarios.compare import Whole, differences
from dealer_assist.scenarios.houses import Facts
from dealer_assist.scenarios.irregular_words import EVENTS, Event, IrregularTold, OnAStreet, Setup
from dealer_assist.scenarios.kind import Kind
from dealer_assist.scenarios.mistakes import actions_in
from dealer_assist.scenarios.names import betting_named, game_named, street_named
from dealer_assist.scenarios.outcome import Difference, Differs
from dealer_assist.scenarios.shape import read_as

FIRST_TWO = 2
"""Cards off the deck of which none may be exposed."""
THREE = 3
"""Actions that are substantial in every book."""
SETS = ("reshuffle", "river_reshuffle")
"""Lists that are compared without order."""


def _facts(told: IrregularTold) -> Facts:
    return Facts(game_named(told.setup.game), betting=betting_named(told.setup.betting))


def _check(told: IrregularTold, rules: HouseRules) -> Iterator[Difference]:
    event = _event(told.event, game_named(told.setup.game))
    came = OUTCOMES[event.kind](event, told.setup, rules)
    found = msgspec.structs.asdict(came.fixed) | {"outcome": came.outcome} | _bring_in(came, told.setup)
    if isinstance(found.get("cards"), Mapping):
        found["cards"] = Whole(found["cards"])
    yield from differences("expect", _ordered(told.expect), _ordered(found))


def _event(told: dict[str, Any], game: Game) -> Event:
    kind = told.get("kind")
    if not isinstance(kind, str) or kind not in EVENTS:
        raise Differs(Difference("event.kind", "a kind that is known", kind))
    event = read_as(EVENTS[kind], told, "event")
    if isinstance(event, OnAStreet):
        street_named(game, event.street, "event.street")
    return event


def _ordered(told: Mapping[str, Any]) -> dict[str, Any]:
    """The same with its sets of cards in one order."""
    return {name: sorted(map(str, value)) if _is_set(name, value) else value for name, value in told.items()}


def _is_set(name: str, value: object) -> bool:
    return name in SETS and isinstance(value, list | tuple)


def _bring_in(came: Ruled, setup: Setup) -> dict[str, int]:
    """Who brings in, with the up card as it lies after the correction."""
    fixed, first = came.fixed, game_named(setup.game).bring_in
    if first is None or not isinstance(fixed, ThirdDown) or fixed.upcard is None:
        return {}
    return {"bring_in": BRINGS_IN[first]({**setup.upcards, fixed.seat: fixed.upcard})}


# -- what each kind tells


def _substantial(event: Any, _setup: Setup, rules: HouseRules) -> Ruled:
    reached = substantial_action(actions_in(event.actions), rules)
    return Ruled(outcome=Outcome.SA_REACHED if reached else Outcome.SA_NOT_REACHED)


def _killed(_event: Any, setup: Setup, _rules: HouseRules) -> Ruled:
    return killed(None, setup.stub)


def _ruled(tell: Callable[[Any, Setup], Irregular]) -> Callable[[Any, Setup, HouseRules], Ruled]:
    return lambda event, setup, rules: ruled(tell(event, setup), rules)


def _exposed(event: Any, setup: Setup) -> Irregular:
    return ExposedHoleCard(
        by=event.by,
        seat=event.seat,
        card=event.card,
        count=event.count,
        first_two=event.nth_card_off_deck <= FIRST_TWO,
        stub=setup.stub_after_deal,
    )


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
    next_card, seat = event.next_card_in_deck, event.to_seat
    return Boxed(count=event.count, substantial=event.sa, card=event.card, next_card=next_card, to_seat=seat)


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
    return StudHoleCards(
        seat=event.seat,
        count=event.count,
        all_three=event.all_three,
        cards=event.cards,
        next_card=setup.next_card,
    )


def _stud_river(event: Any, setup: Setup) -> Irregular:
    return StudLastCard(
        seat=event.seat,
        card=event.card,
        first_player=event.first_player,
        action_left=event.action_left,
        all_in=event.all_in,
        stub=setup.stub_after_deal,
    )


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
    return Skipped(seat=event.seat, spoke_up=event.spoke_up, in_for_all_bets=event.in_for_all_bets)


def _clock(event: Any, _setup: Setup) -> Irregular:
    return ClockCalled(elapsed=event.elapsed, facing_bet=event.facing_bet)


def _expired(event: Any, _setup: Setup) -> Irregular:
    return ClockExpired(facing_bet=event.facing_bet)


def _left(event: Any, _setup: Setup) -> Irregular:
    return LeftSeat(seat=event.seat, back_in_time=event.back_in_time)


def _dispute(event: Any, _setup: Setup) -> Irregular:
    begun, acted = event.next_hand_started, event.sa_next_hand
    return Dispute(about=event.type, next_hand_begun=begun, substantial_on_next=acted, house_error=event.house_error)


OUTCOMES: dict[str, Callable[[Any, Setup, HouseRules], Ruled]] = {
    "exposed_downcard": _ruled(_exposed),
    "substantial_action": _substantial,
    "four_card_flop": _ruled(_too_many),
    "too_many_flop_cards": _ruled(_too_many),
    "no_burn_flop": _ruled(_no_burn),
    "two_burns": _ruled(_two_burns),
    "premature": _ruled(_premature),
    "hand_killed_wrong_count": _killed,
    "short_hand": _ruled(_short),
    "extra_card": _ruled(_extra),
    "boxed": _ruled(_boxed),
    "joker": _ruled(_joker),
    "duplicate_card": _ruled(_duplicate),
    "seventh_street_count": _ruled(_seventh),
    "draw_exposed": _ruled(_drawn),
    "draw_deal_exposed": _ruled(_before_draw),
    "stud_downcard_exposed": _ruled(_stud_hole),
    "stud_river_exposed": _ruled(_stud_river),
    "premature_stud": _ruled(_stud_early),
    "deck_runs_out": _ruled(_deck),
    "exposed_burn": _ruled(_burn),
    "skipped_next_street": _ruled(_skipped),
    "clock_called": _ruled(_clock),
    "clock_expired": _ruled(_expired),
    "left_seat": _ruled(_left),
    "dispute": _ruled(_dispute),
}
"""How each kind of event is ruled on."""
ASKS = frozenset(
    {
        *("outcome", "button_moves", "exact_replay", "card_stays", "choices", "allowed", "hand_live", "ante_returned"),
        *("replacement", "to_seat", "burn", "flop", "next_burn", "turn", "turn_burn", "river", "river_burn"),
        *("reshuffle", "burn_kept", "new_burn", "set_aside", "turn_burn_extra", "river_reshuffle", "river_new_burn"),
        *("upcard", "dealt_down", "turned_down", "bring_in", "removed", "cards", "phase", "left", "shown_to_all"),
        *("required", "cards_after_scramble", "scramble_with_burns"),
    }
)
"""Everything a scenario may ask about an irregular deal."""

KIND = Kind(IrregularTold, _facts, ASKS, _check)
