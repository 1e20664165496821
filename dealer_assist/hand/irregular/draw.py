"""Draw games: a card turned up on the deal or on the draw, and a deck that runs out.

Options `draw_exposed_card` and `draw_reshuffle_set`. WSOP Live 2024 section X, R269, R279 and R298, WSOP Tournament
2024 section IX, Robert's Rules v11 s.11. Rule file 09.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from dealer_assist.hand.irregular.outcome import Do, Outcome, Replacement, Reshuffle, Ruled, Stays, Step, first
from dealer_assist.rules.options import BettingStructure, DrawExposedCard, DrawReshuffleSet, HouseRules

LOW_RANKS = frozenset("A234567")
"""Ranks a player of limit ace-to-five lowball must keep before the draw."""


class DrawHoleCard(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """A card was turned up on the deal, before the draw."""

    seat: int
    card: str
    ace_to_five: bool = False
    """Whether the game is ace-to-five lowball."""
    stub: tuple[str, ...] = ()
    """Cards of the stub from the top, as far as seen."""


def draw_hole_card(told: DrawHoleCard, rules: HouseRules) -> Ruled:
    """What becomes of a card turned up before the draw."""
    return BEFORE_DRAW[rules.draw_exposed_card](told, rules)


def _always_replaced(told: DrawHoleCard, _rules: HouseRules) -> Ruled:
    return _replaced(told.seat, told.card, told.stub, "draw_exposed_card")


def _low_ones_kept(told: DrawHoleCard, rules: HouseRules) -> Ruled:
    limit = rules.betting_structure is BettingStructure.FL
    if not (told.ace_to_five and limit and told.card[0] in LOW_RANKS):
        return _always_replaced(told, rules)
    return Ruled(
        outcome=Outcome.PLAY_ON,
        fixed=Stays(),
        steps=(Do(Step.LEAVE_CARD, {"seat": told.seat}),),
        option="draw_exposed_card",
        cite=("Robert's Rules v11 s.11",),
    )


BEFORE_DRAW: dict[DrawExposedCard, Callable[[DrawHoleCard, HouseRules], Ruled]] = {
    DrawExposedCard.ALWAYS_REPLACE: _always_replaced,
    DrawExposedCard.LOW_CARDS_KEPT_BEFORE_DRAW: _low_ones_kept,
}
"""What becomes of a card turned up before the draw, by the option `draw_exposed_card`."""


def _replaced(seat: int, card: str | None, stub: tuple[str, ...], option: str | None) -> Ruled:
    """When everybody has been dealt, from the top; the exposed card is the next burn."""
    return Ruled(
        outcome=Outcome.REPLACE_CARD,
        fixed=Replacement(replacement=first(stub), to_seat=seat, next_burn=card),
        steps=(Do(Step.FINISH_DEAL), Do(Step.REPLACE, {"seat": seat}), Do(Step.EXPOSED_IS_BURN, {"card": card})),
        option=option,
        cite=("WSOP Live 2024 R269", "WSOP Tournament 2024 section IX"),
    )


class DrawnCard(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """A card was turned up on the draw."""

    seat: int
    card: str | None = None
    at_request: bool = False
    """Whether the player had asked for the cards to be pitched."""
    stub: tuple[str, ...] = ()
    """Cards of the stub from the top once the draw is over, as far as seen."""


def drawn_card(told: DrawnCard, _rules: HouseRules) -> Ruled:
    """What becomes of a card turned up on the draw: replaced in every book, but not where the player asked for it."""
    if not told.at_request:
        return _replaced(told.seat, told.card, told.stub, None)
    steps, cite = (Do(Step.LEAVE_CARD, {"seat": told.seat}),), ("WSOP Live 2024 R269", "WSOP Live 2024 R298")
    return Ruled(outcome=Outcome.PLAY_ON, fixed=Stays(), steps=steps, cite=cite)


class DeckRunsOut(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """The stub does not last for the draw."""

    last_card_completes: bool = False
    """Whether its last card would finish the draw."""
    last_card: str | None = None
    muck: tuple[str, ...] = ()
    prior_discards: tuple[str, ...] = ()
    """Discards of earlier draws."""
    burns: tuple[str, ...] = ()


def deck_runs_out(told: DeckRunsOut, rules: HouseRules) -> Ruled:
    """Which cards are shuffled; never the discards of the draw in progress."""
    if told.last_card_completes:
        cite = ("WSOP Live 2024 section X", "WSOP Tournament 2024 section IX")
        return Ruled(outcome=Outcome.PLAY_ON, steps=(Do(Step.USE_LAST_CARD),), cite=cite)
    return RESHUFFLED[rules.draw_reshuffle_set](told)


def _with_burns(told: DeckRunsOut) -> Ruled:
    return _shuffled(told, told.burns, (Do(Step.ADD_BURNS),), "WSOP Live 2024 section X")


def _without_burns(told: DeckRunsOut) -> Ruled:
    return _shuffled(told, (), (), "WSOP Tournament 2024 section IX")


def _shuffled(told: DeckRunsOut, burns: tuple[str, ...], more: tuple[Do, ...], cite: str) -> Ruled:
    last = () if told.last_card is None else (told.last_card,)
    return Ruled(
        outcome=Outcome.RESHUFFLE_STREET,
        fixed=Reshuffle(reshuffle=(*last, *told.muck, *told.prior_discards, *burns)),
        steps=(Do(Step.KEEP_DISCARDS_APART), *more, Do(Step.SHUFFLE_DECK)),
        option="draw_reshuffle_set",
        cite=(cite,),
    )


RESHUFFLED: dict[DrawReshuffleSet, Callable[[DeckRunsOut], Ruled]] = {
    DrawReshuffleSet.MUCK_PRIOR_DISCARDS_BURNS_LAST_CARD: _with_burns,
    DrawReshuffleSet.MUCK_PRIOR_DISCARDS_LAST_CARD: _without_burns,
}
"""Which cards are shuffled when the deck runs out, by the option `draw_reshuffle_set`."""
