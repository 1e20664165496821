"""A card was turned up that should not have been: a hole card on the deal, or a burn.

Of hole cards the first two off the deck and any two by the dealer are a misdeal; one other is replaced when the deal is
finished, and lies by the stub as the burn of the flop. What a player shows plays. TDA 2024 R35-A, WSOP Live 2024 R104,
R119 and R120, Robert's Rules v11 s.5; option `exposed_burn_card`. Rule file 09.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

import msgspec

from dealer_assist.hand.irregular.misdeal import misdealt
from dealer_assist.hand.irregular.outcome import Do, Order, Outcome, Replacement, Ruled, Stays, Step, first
from dealer_assist.rules.options import ExposedBurnCard, HouseRules

MISDEAL_BOOKS = ("TDA 2024 R35-A", "WSOP Tournament 2024 R88-a", "WSOP Live 2024 R104")
ONE_CARD_BOOKS = ("WSOP Live 2024 R104", "WSOP Live 2024 R120", "Robert's Rules v11 s.5")
FLOP = 3


class By(StrEnum):
    """Who turned a card up."""

    DEALER = "dealer"
    PLAYER = "player"


class ExposedHoleCard(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """A hole card was turned up on the deal."""

    by: By
    seat: int
    card: str | None = None
    """None = not told."""
    count: int = 1
    """Hole cards the dealer has turned up on this deal."""
    first_two: bool = False
    """Whether it was the first or the second card off the deck."""
    substantial: bool = False
    """Whether there has been substantial action."""
    stub: tuple[str, ...] = ()
    """Cards of the stub from the top, as far as seen."""


def exposed_hole_card(told: ExposedHoleCard, rules: HouseRules) -> Ruled:
    """What becomes of a hole card that was turned up."""
    if told.by is By.PLAYER:
        steps = (Do(Step.LEAVE_CARD, {"seat": told.seat}), Do(Step.WARN, {"seat": told.seat}))
        cite = ("WSOP Live 2024 R119", "TDA 2024 R68")
        return Ruled(outcome=Outcome.PLAY_ON, fixed=Stays(), steps=steps, cite=cite)
    if told.substantial:
        return _too_late(told)
    if told.first_two or told.count > 1:
        return misdealt(rules, MISDEAL_BOOKS)
    return _replaced(told)


def _too_late(told: ExposedHoleCard) -> Ruled:
    """After substantial action no misdeal; whether a later card is replaced is for the floor."""
    cite = ("TDA 2024 R35-D", "WSOP Live 2024 R105")
    if told.first_two:
        return Ruled(outcome=Outcome.PLAY_ON, fixed=Stays(), steps=(Do(Step.PLAY_ON),), cite=cite)
    return Ruled(outcome=Outcome.FLOOR_DECIDES, steps=(Do(Step.STOP), Do(Step.CALL_FLOOR)), cite=cite)


def _replaced(told: ExposedHoleCard) -> Ruled:
    steps = (
        Do(Step.STOP),
        Do(Step.FINISH_DEAL),
        Do(Step.REPLACE, {"seat": told.seat}),
        Do(Step.EXPOSED_IS_BURN, {"card": told.card}),
    )
    fixed = Replacement(replacement=first(told.stub), to_seat=told.seat, burn=told.card, flop=told.stub[1 : 1 + FLOP])
    return Ruled(outcome=Outcome.REPLACE_CARD, fixed=fixed, steps=steps, cite=ONE_CARD_BOOKS)


# -- a burn


class ExposedBurn(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """A burn card was seen."""

    street: str
    """Name of the street it was burned for."""
    burn: str | None = None
    seen_by_one: bool = False
    """Whether one player alone has seen it."""
    stub: tuple[str, ...] = ()
    """Cards of the stub from the top, as far as seen."""


def exposed_burn(told: ExposedBurn, rules: HouseRules) -> Ruled:
    """What becomes of a burn that was seen: no book names a remedy."""
    return BURN[rules.exposed_burn_card](told)


def _burn_stands(told: ExposedBurn) -> Ruled:
    shown = (Do(Step.SHOW_ALL),) if told.seen_by_one else ()
    return Ruled(
        outcome=Outcome.PLAY_ON,
        fixed=Order(
            burn=told.burn,
            flop=told.stub[:FLOP] if told.street == "flop" else (),
            turn=first(told.stub) if told.street == "turn" else None,
            river=first(told.stub) if told.street == "river" else None,
            shown_to_all=told.seen_by_one,
        ),
        steps=(*shown, Do(Step.KEEP_BURN), Do(Step.PLAY_ON)),
        option="exposed_burn_card",
        cite=("WSOP Tournament 2024 glossary BURN", *(("WSOP Live 2024 R144",) if told.seen_by_one else ())),
    )


def _burn_for_floor(_told: ExposedBurn) -> Ruled:
    steps = (Do(Step.STOP), Do(Step.CALL_FLOOR))
    return Ruled(outcome=Outcome.FLOOR_DECIDES, steps=steps, option="exposed_burn_card")


BURN: dict[ExposedBurnCard, Callable[[ExposedBurn], Ruled]] = {
    ExposedBurnCard.BURN_STANDS: _burn_stands,
    ExposedBurnCard.FLOOR_DECIDES: _burn_for_floor,
}
"""What becomes of a burn that was seen, by the option `exposed_burn_card`."""
