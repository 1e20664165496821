"""Scenarios of a deal that went wrong: the facts as they are told, and what the house's rules make of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

import msgspec

from dealer_assist.games.game import Game
from dealer_assist.hand.irregular.outcome import Outcome, Ruled
from dealer_assist.hand.irregular.stud import ThirdDown
from dealer_assist.hand.irregular.told import Told as Irregular
from dealer_assist.hand.irregular.told import ruled
from dealer_assist.hand.irregular.wrong_count import killed
from dealer_assist.hand.stud_openers import BRINGS_IN
from dealer_assist.hand.substantial import substantial_action
from dealer_assist.rules.options import HouseRules
from dealer_assist.scenarios.compare import Whole, differences
from dealer_assist.scenarios.houses import Facts
from dealer_assist.scenarios.irregular_told import TOLD
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


# -- what comes of each kind


def _substantial(event: Any, _setup: Setup, rules: HouseRules) -> Ruled:
    reached = substantial_action(actions_in(event.actions), rules)
    return Ruled(outcome=Outcome.SA_REACHED if reached else Outcome.SA_NOT_REACHED)


def _killed(_event: Any, setup: Setup, _rules: HouseRules) -> Ruled:
    return killed(None, setup.stub)


def _ruled(tell: Callable[[Any, Setup], Irregular]) -> Callable[[Any, Setup, HouseRules], Ruled]:
    return lambda event, setup, rules: ruled(tell(event, setup), rules)


OUTCOMES: dict[str, Callable[[Any, Setup, HouseRules], Ruled]] = {
    "substantial_action": _substantial,
    "hand_killed_wrong_count": _killed,
    **{kind: _ruled(tell) for kind, tell in TOLD.items()},
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
