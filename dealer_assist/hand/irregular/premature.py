"""A board card was dealt before the betting was complete: it never plays, even if whoever was still to act folds.

The burn stays and the card is shuffled back into the stub when the betting is over (TDA 2024 RP-5, WSOP Live 2024 R123,
R166 and R167); for the turn the house chooses (option `premature_turn`; Robert's Rules v11 s.5). Rule file 09.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from dealer_assist.hand.irregular.outcome import Do, Fixed, Outcome, Reshuffle, Ruled, Step, first
from dealer_assist.rules.options import HouseRules, PrematureTurn

TURN = "turn"
"""The street for which books differ."""
BOOKS = ("TDA 2024 RP-5", "WSOP Live 2024 R123", "WSOP Live 2024 R167")


class PrematureCards(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """The flop, turn or river lies before its time."""

    street: str
    """Name of the street dealt too early."""
    to_act: int | None = None
    """Whose turn it still is; None = not told."""
    cards: tuple[str, ...] = ()
    """What was dealt; empty = not told."""
    burn: str | None = None
    stub: tuple[str, ...] = ()
    """Cards of the stub from the top, as far as seen."""


class Aside(Fixed, frozen=True, kw_only=True):
    """A premature turn that waits for the river's shuffle."""

    set_aside: str | None = None
    turn_burn_extra: str | None = None
    turn: str | None = None
    river_reshuffle: tuple[str, ...] = ()
    """A set; stub cards nobody has seen are not named."""
    river_new_burn: bool = False


def premature_cards(told: PrematureCards, rules: HouseRules) -> Ruled:
    """What becomes of cards dealt too early."""
    return EARLY_TURN[rules.premature_turn](told) if told.street == TURN else _shuffled_back(told, None)


def _shuffled_back(told: PrematureCards, option: str | None) -> Ruled:
    steps = (Step.STOP, Step.CALL_FLOOR, Step.FINISH_ACTION, Step.KEEP_BURN, Step.SHUFFLE_BACK, Step.DEAL_WITHOUT_BURN)
    return Ruled(
        outcome=Outcome.RESHUFFLE_STREET,
        fixed=Reshuffle(reshuffle=(*told.stub, *told.cards), burn_kept=told.burn),
        steps=tuple(Do(step) for step in steps),
        option=option,
        cite=BOOKS,
    )


def _turn_shuffled_back(told: PrematureCards) -> Ruled:
    return _shuffled_back(told, "premature_turn")


def _turn_set_aside(told: PrematureCards) -> Ruled:
    """The river comes as the turn, and the first card has its chance again on the river."""
    steps = (Step.STOP, Step.CALL_FLOOR, Step.SET_ASIDE, Step.FINISH_ACTION, Step.BURN_AND_DEAL, Step.RIVER_SHUFFLE)
    fixed = Aside(
        set_aside=first(told.cards),
        turn_burn_extra=first(told.stub),
        turn=first(told.stub[1:]),
        river_reshuffle=(*told.stub[2:], *told.cards),
    )
    return Ruled(
        outcome=Outcome.SET_ASIDE,
        fixed=fixed,
        steps=tuple(Do(step) for step in steps),
        option="premature_turn",
        cite=("Robert's Rules v11 s.5",),
    )


EARLY_TURN: dict[PrematureTurn, Callable[[PrematureCards], Ruled]] = {
    PrematureTurn.RESHUFFLE_STUB_KEEP_BURN: _turn_shuffled_back,
    PrematureTurn.SET_ASIDE_USE_RIVER_CARD: _turn_set_aside,
}
"""What becomes of a premature turn, by the option `premature_turn`."""
