"""A hand has too few or too many cards.

Before substantial action it may be completed, or the extra card be the burn; afterwards only the button may still be
completed, and any other hand is dead. Options `short_card_fix` and `one_extra_card`; TDA 2024 R35-A5, R37 and R38, WSOP
Live 2024 R104, R106 and R118, Robert's Rules v11 s.3. Rule file 09.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from dealer_assist.hand.irregular.misdeal import misdealt
from dealer_assist.hand.irregular.outcome import Dead, Do, Order, Outcome, Replacement, Ruled, Step, first
from dealer_assist.rules.options import HouseRules, OneExtraCard, ShortCardFix

FLOP = 3
DEAD_BOOKS = ("TDA 2024 R37", "TDA 2024 R38", "WSOP Tournament 2024 R108", "WSOP Live 2024 R106")


# -- too few


class ShortHand(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """A hand is one card short."""

    seat: int | None = None
    """None = not told."""
    is_button: bool = False
    acted: bool = False
    """Whether the player has acted on the hand."""
    substantial: bool = False
    """Whether there has been substantial action."""
    in_sequence: bool = False
    """Whether the top card is the next one due to the seat."""
    stub: tuple[str, ...] = ()
    """Cards of the stub from the top, as far as seen."""


def short_hand(told: ShortHand, rules: HouseRules) -> Ruled:
    """What becomes of a hand that is a card short."""
    if told.is_button and not told.acted:
        return _completed(told, None, ("TDA 2024 R37",))
    if told.substantial:
        return killed(told.seat, told.stub)
    return SHORT[rules.short_card_fix](told, rules)


def _completed(told: ShortHand, option: str | None, cite: tuple[str, ...]) -> Ruled:
    stub = told.stub
    fixed = Replacement(replacement=first(stub), to_seat=told.seat, burn=first(stub[1:]), flop=stub[2 : 2 + FLOP])
    steps = (Do(Step.STOP), Do(Step.REPLACE, {"seat": told.seat}), Do(Step.ONE_BURN))
    return Ruled(outcome=Outcome.REPLACE_CARD, fixed=fixed, steps=steps, option=option, cite=cite)


def _button_alone(_told: ShortHand, rules: HouseRules) -> Ruled:
    return misdealt(rules, ("TDA 2024 R35-A5", "TDA 2024 R37"), "short_card_fix")


def _if_in_sequence(told: ShortHand, rules: HouseRules) -> Ruled:
    if told.in_sequence:
        return _completed(told, "short_card_fix", ("WSOP Live 2024 R104", "Robert's Rules v11 s.3"))
    return misdealt(rules, ("WSOP Live 2024 R104",), "short_card_fix")


SHORT: dict[ShortCardFix, Callable[[ShortHand, HouseRules], Ruled]] = {
    ShortCardFix.BUTTON_ONLY: _button_alone,
    ShortCardFix.ANY_SEAT_IN_SEQUENCE: _if_in_sequence,
}
"""What becomes of a short hand before substantial action, by the option `short_card_fix`."""


# -- too many


class ExtraCards(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """A hand has a card too many, or several."""

    seat: int | None = None
    """None = not told."""
    count: int = 1
    """Cards too many, in all hands together."""
    card: str | None = None
    """The extra card; None = not seen."""
    substantial: bool = False
    """Whether there has been substantial action."""
    stub: tuple[str, ...] = ()
    """Cards of the stub from the top, as far as seen."""


def extra_cards(told: ExtraCards, rules: HouseRules) -> Ruled:
    """What becomes of a hand with too many cards."""
    if told.substantial:
        return killed(told.seat, told.stub)
    if told.count > 1:
        return misdealt(rules, ("TDA 2024 R35-A5", "WSOP Tournament 2024 R88-a", "WSOP Live 2024 R104"))
    return ONE_EXTRA[rules.one_extra_card](told, rules)


def _extra_is_burn(told: ExtraCards, _rules: HouseRules) -> Ruled:
    steps = (Do(Step.STOP), Do(Step.FINISH_DEAL), Do(Step.EXTRA_IS_BURN, {"seat": told.seat}))
    return Ruled(
        outcome=Outcome.BURN_FIXED,
        fixed=Order(burn=told.card, flop=told.stub[:FLOP]),
        steps=steps,
        option="one_extra_card",
        cite=("WSOP Live 2024 R118", "Robert's Rules v11 s.3"),
    )


def _extra_is_misdeal(_told: ExtraCards, rules: HouseRules) -> Ruled:
    return misdealt(rules, ("TDA 2024 R35-A5",), "one_extra_card")


ONE_EXTRA: dict[OneExtraCard, Callable[[ExtraCards, HouseRules], Ruled]] = {
    OneExtraCard.USE_AS_BURN: _extra_is_burn,
    OneExtraCard.MISDEAL: _extra_is_misdeal,
}
"""What becomes of one card too many, by the option `one_extra_card`."""


def killed(seat: int | None, stub: tuple[str, ...]) -> Ruled:
    """A fouled hand after substantial action: dead, and one burn a street from the stub as it is (TDA 2024 R38).

    What it had too many is not the burn.
    """
    fixed = Dead(seat=seat, burn=first(stub), flop=stub[1 : 1 + FLOP])
    steps = (Do(Step.STOP), Do(Step.MUCK_HAND, {"seat": seat}), Do(Step.EXTRA_IS_NO_BURN), Do(Step.ONE_BURN))
    return Ruled(outcome=Outcome.HAND_DEAD, fixed=fixed, steps=steps, cite=DEAD_BOOKS)
