"""The board lies wrong: a flop of too many cards, no burn, or two burns.

Options `four_card_flop`, `no_burn_flop` and `two_burns`. TDA 2024 R38 and R39, WSOP Tournament 2024 R88-c and R89, WSOP
Live 2024 R122, R163, R164 and R165, Robert's Rules v11 s.5. Reshuffles are face down (TDA 2024 R39-D). Rule file 09.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from dealer_assist.hand.irregular.outcome import Do, Order, Outcome, Reshuffle, Ruled, Step, first
from dealer_assist.rules.options import FourCardFlop, HouseRules, NoBurnFlop, TwoBurns

FLOP = 3
ONE_TOO_MANY = 4


# -- too many cards on the flop


class FlopOfTooMany(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """Four cards or more lie on the flop."""

    count: int
    """Cards on the flop, ≥ 4."""
    cards: tuple[str, ...] = ()
    """Those cards; empty = not told."""
    pick: str | None = None
    """The card the floor drew; None = not drawn yet."""
    acted: bool = False
    """Whether anybody has acted on the flop."""
    burn: str | None = None
    stub: tuple[str, ...] = ()
    """Cards of the stub from the top, as far as seen."""


def flop_of_too_many(told: FlopOfTooMany, rules: HouseRules) -> Ruled:
    """How a flop of too many cards is put right."""
    if told.acted:
        steps, cite = (Do(Step.STOP), Do(Step.CALL_FLOOR)), ("TDA 2024 RP-14",)
        return Ruled(outcome=Outcome.FLOOR_DECIDES, steps=steps, cite=cite)
    if told.count > ONE_TOO_MANY:
        return _flop_reshuffled(told, None, ("WSOP Live 2024 R163", "TDA 2024 RP-14"))
    return FOUR_CARDS[rules.four_card_flop](told)


def _four_scrambled(told: FlopOfTooMany) -> Ruled:
    """The order of the three that stay is that in which they lay."""
    flop = tuple(card for card in told.cards if card != told.pick) if told.pick else ()
    return Ruled(
        outcome=Outcome.SCRAMBLE_PICK,
        fixed=Order(flop=flop, turn_burn=told.pick, turn=first(told.stub)),
        steps=(Do(Step.STOP), Do(Step.CALL_FLOOR), Do(Step.SCRAMBLE, {"count": 4}), Do(Step.FLOOR_PICKS_BURN)),
        option="four_card_flop",
        cite=("TDA 2024 R39-A", "WSOP Tournament 2024 R89", "WSOP Live 2024 R163"),
    )


def _four_reshuffled(told: FlopOfTooMany) -> Ruled:
    return _flop_reshuffled(told, "four_card_flop", ("Robert's Rules v11 s.5",))


def _flop_reshuffled(told: FlopOfTooMany, option: str | None, cite: tuple[str, ...]) -> Ruled:
    return Ruled(
        outcome=Outcome.RESHUFFLE_STREET,
        fixed=Reshuffle(reshuffle=(*told.stub, *told.cards), burn_kept=told.burn),
        steps=RESHUFFLED,
        option=option,
        cite=cite,
    )


RESHUFFLED = (
    Do(Step.STOP),
    Do(Step.CALL_FLOOR),
    Do(Step.KEEP_BURN),
    Do(Step.SHUFFLE_BACK),
    Do(Step.DEAL_WITHOUT_BURN),
)

FOUR_CARDS: dict[FourCardFlop, Callable[[FlopOfTooMany], Ruled]] = {
    FourCardFlop.SCRAMBLE_PICK_BURN: _four_scrambled,
    FourCardFlop.RESHUFFLE_REDEAL: _four_reshuffled,
}
"""How a flop of four cards is put right, by the option `four_card_flop`."""


# -- no burn before the flop


class FlopWithoutBurn(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """The flop was dealt without a burn."""

    cards: tuple[str, ...] = ()
    """The flop; empty = not told."""
    face_up: bool = True
    """Whether its cards have been seen."""
    acted: int = 0
    """Players who have acted on the flop."""
    substantial: bool = False
    """Whether there has been substantial action on the flop."""
    pick: str | None = None
    """The card the floor drew; None = not drawn yet."""
    stub: tuple[str, ...] = ()
    """Cards of the stub from the top, as far as seen."""


def flop_without_burn(told: FlopWithoutBurn, rules: HouseRules) -> Ruled:
    """How a flop without a burn is put right, as long as it can be."""
    return NO_BURN[rules.no_burn_flop](told)


def _scrambled_before_action(told: FlopWithoutBurn) -> Ruled:
    """One check is enough for the flop to stand (TDA 2024 R39-B)."""
    return _flop_stands(told) if told.acted else _three_scrambled(told)


def _scrambled_before_substantial(told: FlopWithoutBurn) -> Ruled:
    return _flop_stands(told) if told.substantial else _three_scrambled(told)


def _reshuffled_if_seen(told: FlopWithoutBurn) -> Ruled:
    if told.substantial:
        return _flop_stands(told)
    if not told.face_up:
        return _first_is_burn(told)
    return Ruled(
        outcome=Outcome.RESHUFFLE_STREET,
        fixed=Reshuffle(reshuffle=(*told.stub, *told.cards), new_burn=True),
        steps=(Do(Step.STOP), Do(Step.CALL_FLOOR), Do(Step.SHUFFLE_BACK), Do(Step.BURN_AND_DEAL)),
        option="no_burn_flop",
        cite=("WSOP Live 2024 R164", "Robert's Rules v11 s.5"),
    )


def _three_scrambled(told: FlopWithoutBurn) -> Ruled:
    kept = tuple(card for card in told.cards if card != told.pick)
    flop = (*kept, told.stub[0]) if told.pick and told.stub else ()
    steps = (Step.STOP, Step.CALL_FLOOR, Step.SCRAMBLE, Step.FLOOR_PICKS_BURN, Step.COMPLETE_FLOP)
    return Ruled(
        outcome=Outcome.SCRAMBLE_PICK,
        fixed=Order(burn=told.pick, flop=flop, turn_burn=first(told.stub[1:]), turn=first(told.stub[2:])),
        steps=tuple(Do(step, {"count": FLOP} if step is Step.SCRAMBLE else {}) for step in steps),
        option="no_burn_flop",
        cite=("TDA 2024 R39-B", "WSOP Tournament 2024 R88-c-3"),
    )


def _first_is_burn(told: FlopWithoutBurn) -> Ruled:
    flop = (*told.cards[1:], *told.stub[:1]) if told.cards and told.stub else ()
    return Ruled(
        outcome=Outcome.BURN_FIXED,
        fixed=Order(burn=first(told.cards), flop=flop),
        steps=(Do(Step.STOP), Do(Step.CARD_IS_BURN)),
        option="no_burn_flop",
        cite=("WSOP Live 2024 R164",),
    )


def _flop_stands(told: FlopWithoutBurn) -> Ruled:
    return Ruled(
        outcome=Outcome.PLAY_ON,
        fixed=Order(flop=told.cards, turn_burn=first(told.stub), turn=first(told.stub[1:])),
        steps=(Do(Step.PLAY_ON), Do(Step.ONE_BURN)),
        option="no_burn_flop",
        cite=("TDA 2024 R39-B", "WSOP Tournament 2024 R88-c-3"),
    )


NO_BURN: dict[NoBurnFlop, Callable[[FlopWithoutBurn], Ruled]] = {
    NoBurnFlop.SCRAMBLE_THREE_IF_NO_ACTION: _scrambled_before_action,
    NoBurnFlop.SCRAMBLE_THREE_BEFORE_SA: _scrambled_before_substantial,
    NoBurnFlop.RESHUFFLE_IF_EXPOSED: _reshuffled_if_seen,
}
"""How a flop without a burn is put right, by the option `no_burn_flop`."""


# -- two burns, or none, before the turn or the river


class WrongBurn(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """Two cards were burned for the turn or the river, or none."""

    street: str
    """Name of the street: `turn` or `river`."""
    twice: bool = True
    """False = no card was burned."""
    acted: bool = False
    """Whether anybody has acted on the street."""
    burns: tuple[str, ...] = ()
    """The two burns, as far as seen."""
    card: str | None = None
    """The card of the street as it lies; None = not told."""
    stub: tuple[str, ...] = ()
    """Cards of the stub from the top, as far as seen."""


def wrong_burn(told: WrongBurn, rules: HouseRules) -> Ruled:
    """How the order of the cards is put right, or that it is not."""
    if not told.acted:
        return _street_put_right(told)
    return ORDER[rules.two_burns](told) if told.twice else _order_stays(told)


BURN_BOOKS = ("WSOP Live 2024 R122", "WSOP Live 2024 R165", "Robert's Rules v11 s.5")


def _cards_of(street: str, card: str | None, next_burn: str | None, following: str | None) -> Order:
    """The street's card, and after the turn the burn and the card of the river."""
    return Order(turn=card, river_burn=next_burn, river=following) if street == "turn" else Order(river=card)


def _street_put_right(told: WrongBurn) -> Ruled:
    """Before action everything comes to where it was due."""
    if told.twice:
        fixed = _cards_of(told.street, first(told.burns[1:]), told.card, first(told.stub))
        step = Step.SECOND_IS_CARD
    else:
        fixed = _cards_of(told.street, first(told.stub), first(told.stub[1:]), first(told.stub[2:]))
        step = Step.CARD_IS_BURN
    steps = (Do(Step.STOP), Do(step))
    return Ruled(outcome=Outcome.BURN_FIXED, fixed=fixed, steps=steps, option="two_burns", cite=BURN_BOOKS)


def _second_goes_back(told: WrongBurn) -> Ruled:
    fixed = _cards_of(told.street, told.card, first(told.burns[1:]), first(told.stub))
    steps = (Do(Step.LEAVE_CARD), Do(Step.SECOND_IS_NEXT_BURN))
    return Ruled(outcome=Outcome.BURN_FIXED, fixed=fixed, steps=steps, option="two_burns", cite=BURN_BOOKS)


def _order_stays(told: WrongBurn) -> Ruled:
    fixed = _cards_of(told.street, told.card, first(told.stub), first(told.stub[1:]))
    steps = (Do(Step.PLAY_ON), Do(Step.ONE_BURN))
    return Ruled(outcome=Outcome.PLAY_ON, fixed=fixed, steps=steps, option="two_burns", cite=("TDA 2024 R38",))


ORDER: dict[TwoBurns, Callable[[WrongBurn], Ruled]] = {
    TwoBurns.RETURN_SECOND_CARD: _second_goes_back,
    TwoBurns.ONE_BURN_PER_STREET: _order_stays,
}
"""What becomes of the second burn once there was action, by the option `two_burns`."""
