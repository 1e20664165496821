"""Stud: a card dealt before the betting was complete, and too few cards for the last street.

Option `premature_stud_card`; TDA 2024 RP-5-D and RP-10-H, WSOP Live 2024 R227 and R228, Robert's Rules v11 s.8.14. Rule
file 09.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import msgspec

from dealer_assist.hand.irregular.outcome import Do, Fixed, Outcome, Reshuffle, Ruled, Step, first
from dealer_assist.rules.options import HouseRules, PrematureStudCard

# -- a card dealt too early


class StudTooEarly(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """Cards of the next street went out before the betting was complete."""

    seats: tuple[int, ...]
    """Seats that got one, in the order of dealing."""
    cards: tuple[str, ...] = ()
    """Those cards in the same order; empty = not told."""
    players: tuple[int, ...] = ()
    """Seats still in by then, clockwise from the first to be dealt."""
    folds: tuple[int, ...] = ()
    """Seats that folded before the street was dealt."""
    last_street: bool = False
    looked: bool = False
    """Last street: whether the player has looked at the card or mixed it in."""
    burn: str | None = None
    stub: tuple[str, ...] = ()
    """Cards of the stub from the top, as far as seen."""


class Removed(Fixed, frozen=True, kw_only=True):
    """A street that is taken out of the deck."""

    removed: tuple[str, ...] = ()
    """Cards that are out, as far as seen."""
    count: int = 0
    """How many are taken from the stub."""
    burn: str | None = None
    cards: Mapping[int, str] = {}
    """The street dealt next, by seat, as far as seen."""


class Allowed(Fixed, frozen=True, kw_only=True):
    """What a player may still do on the street."""

    seat: int
    card_stays: bool = True
    allowed: tuple[str, ...] = ("call", "check", "fold")


def stud_too_early(told: StudTooEarly, rules: HouseRules) -> Ruled:
    """What becomes of stud cards dealt too early."""
    return EARLY[rules.premature_stud_card](told)


def _street_reshuffled(told: StudTooEarly) -> Ruled:
    steps = (Step.STOP, Step.FINISH_ACTION, Step.KEEP_BURN, Step.SHUFFLE_BACK, Step.DEAL_WITHOUT_BURN)
    return Ruled(
        outcome=Outcome.RESHUFFLE_STREET,
        fixed=Reshuffle(reshuffle=(*told.stub, *told.cards), burn_kept=told.burn),
        steps=tuple(Do(step) for step in steps),
        option="premature_stud_card",
        cite=("TDA 2024 RP-5-D", "WSOP Live 2024 R227"),
    )


def _order_restored(told: StudTooEarly) -> Ruled:
    """The street as a whole is out: one card for each player still in who has none of it."""
    option, cite = "premature_stud_card", ("Robert's Rules v11 s.8.14",)
    if told.last_street and told.looked:
        seat = told.seats[0]
        steps: tuple[Do, ...] = (Do(Step.STOP), Do(Step.ONLY_CALL, {"seat": seat}))
        fixed = Allowed(seat=seat)
        return Ruled(outcome=Outcome.KEPT_NO_RAISE, fixed=fixed, steps=steps, option=option, cite=cite)
    left = tuple(seat for seat in told.players if seat not in told.folds)
    without = sum(seat not in told.seats for seat in left)
    steps = (
        Do(Step.STOP),
        Do(Step.FINISH_ACTION),
        Do(Step.TAKE_OUT, {"count": without}),
        Do(Step.BURN_AND_DEAL),
    )
    removed = Removed(
        removed=(*told.cards, *told.stub[:without]),
        count=without,
        burn=first(told.stub[without:]),
        cards=dict(zip(left, told.stub[without + 1 :], strict=False)),
    )
    return Ruled(outcome=Outcome.REMOVED, fixed=removed, steps=steps, option=option, cite=cite)


EARLY: dict[PrematureStudCard, Callable[[StudTooEarly], Ruled]] = {
    PrematureStudCard.RESHUFFLE_STREET: _street_reshuffled,
    PrematureStudCard.REMOVE_TO_RESTORE_ORDER: _order_restored,
}
"""What becomes of stud cards dealt too early, by the option `premature_stud_card`."""


# -- too few cards for the last street


class SeventhStreet(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """The last street is due and the stub is short."""

    players_left: int
    """Players still in, all-in ones included."""
    stub_count: int
    """Cards in the stub."""
    burn_count: int = 3
    """Burns so far."""


class CardsLeft(Fixed, frozen=True, kw_only=True):
    """How the last street is dealt from what is left."""

    required: int
    """Cards needed: one for each player, a burn, and one that is never dealt."""
    scramble_with_burns: bool = False
    cards_after_scramble: int | None = None
    """None = the burns stay where they are."""


BESIDES = 2
"""The burn, and the last card of a deck."""
LEAST = 3
"""Cards of a stub from which a community card is dealt as it is."""


def seventh_street(told: SeventhStreet, _rules: HouseRules) -> Ruled:
    """How the last street is dealt (TDA 2024 RP-10-H, WSOP Live 2024 R228; all books alike)."""
    required, together = told.players_left + BESIDES, told.stub_count + told.burn_count
    if told.stub_count >= required:
        return _dealt(Outcome.NORMAL, CardsLeft(required=required), Step.BURN_AND_DEAL)
    scrambled = CardsLeft(required=required, scramble_with_burns=True, cards_after_scramble=together)
    if together >= required:
        return _dealt(Outcome.STUB_WITH_BURNS, scrambled, Step.ADD_BURNS, Step.BURN_AND_DEAL)
    if told.stub_count >= LEAST:
        return _dealt(Outcome.COMMUNITY_CARD, CardsLeft(required=required), Step.COMMUNITY)
    return _dealt(Outcome.COMMUNITY_CARD, scrambled, Step.ADD_BURNS, Step.COMMUNITY)


def _dealt(outcome: Outcome, fixed: CardsLeft, *steps: Step) -> Ruled:
    cite = ("TDA 2024 RP-10-H", "WSOP Live 2024 R228")
    return Ruled(outcome=outcome, fixed=fixed, steps=tuple(Do(step) for step in steps), cite=cite)
