"""A card that does not belong: boxed, a joker, the same card twice, another back, or one that is missing.

One boxed card is a scrap of paper, two on the deal are a misdeal; a joker is for the house to choose (option
`joker_found`); the same card twice voids everything at any stage until the next hand begins. TDA 2024 R35, WSOP
Tournament 2024 R88-d, WSOP Live 2024 R21 and R111 to R117, Robert's Rules v11 s.3. Rule file 09.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum

import msgspec

from dealer_assist.hand.irregular.misdeal import misdealt
from dealer_assist.hand.irregular.outcome import Dead, Do, Fixed, Outcome, Replacement, Ruled, Step
from dealer_assist.rules.options import ForfeitedPotNextHand, HouseRules, JokerFound

# -- boxed


class Boxed(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """A card lay face up in the deck."""

    count: int = 1
    """Boxed cards of this deal so far."""
    to_seat: int | None = None
    """Seat it was due to; None = none, or not told."""
    card: str | None = None
    next_card: str | None = None
    """The card below it; None = not seen."""
    substantial: bool = False
    """Whether there has been substantial action."""


def boxed(told: Boxed, rules: HouseRules) -> Ruled:
    """What becomes of cards that lay face up in the deck."""
    if told.count > 1:
        return _boxed_late() if told.substantial else misdealt(rules, ("TDA 2024 R35-A1", "WSOP Live 2024 R104"))
    steps = (Do(Step.SHOW_AND_MUCK, {"card": told.card}), Do(Step.REPLACE, {"seat": told.to_seat}))
    return Ruled(
        outcome=Outcome.REPLACE_CARD,
        fixed=Replacement(replacement=told.next_card, to_seat=told.to_seat),
        steps=steps,
        cite=("WSOP Live 2024 R21", "WSOP Tournament 2024 glossary BOXED CARD", "Robert's Rules v11 s.3"),
    )


def _boxed_late() -> Ruled:
    """Cash books void the hand, the tournament book plays on (WSOP Live 2024 R21, TDA 2024 R35-D)."""
    steps = (Do(Step.STOP), Do(Step.CALL_FLOOR))
    return Ruled(outcome=Outcome.FLOOR_DECIDES, steps=steps, cite=("WSOP Live 2024 R21", "TDA 2024 R35-D"))


# -- a joker


class Joker(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """A joker, or a rank the game does not have, was dealt."""

    seat: int | None = None
    """Seat that holds it; None = nobody does, or not told."""
    substantial: bool = False
    """Whether there has been substantial action."""
    holder_has_acted: bool = False


def joker(told: Joker, rules: HouseRules) -> Ruled:
    """What becomes of a joker."""
    return JOKER[rules.joker_found](told, rules)


def _misdeal_or_scrap(told: Joker, rules: HouseRules) -> Ruled:
    if not told.substantial:
        return misdealt(rules, ("TDA 2024 R35-A6",), "joker_found")
    steps = (Do(Step.SHOW_AND_MUCK, {"card": None}), Do(Step.REPLACE, {"seat": told.seat}))
    cite = ("TDA 2024 R35-D",)
    return Ruled(outcome=Outcome.SCRAP_OF_PAPER, steps=steps, option="joker_found", cite=cite)


def _replaced_or_dead(told: Joker, _rules: HouseRules) -> Ruled:
    cite = ("WSOP Live 2024 R115", "WSOP Live 2024 R106", "Robert's Rules v11 s.3")
    if told.holder_has_acted:
        steps = (Do(Step.STOP), Do(Step.MUCK_HAND, {"seat": told.seat}))
        fixed = Dead(seat=told.seat)
        return Ruled(outcome=Outcome.HAND_DEAD, fixed=fixed, steps=steps, option="joker_found", cite=cite)
    steps = (Do(Step.SHOW_AND_MUCK, {"card": None}), Do(Step.REPLACE, {"seat": told.seat}))
    given = Replacement(to_seat=told.seat)
    return Ruled(outcome=Outcome.REPLACE_CARD, fixed=given, steps=steps, option="joker_found", cite=cite)


JOKER: dict[JokerFound, Callable[[Joker, HouseRules], Ruled]] = {
    JokerFound.MISDEAL_BEFORE_SA_SCRAP_AFTER: _misdeal_or_scrap,
    JokerFound.REPLACE_OR_DEAD: _replaced_or_dead,
}
"""What becomes of a joker, by the option `joker_found`."""


# -- the deck is fouled


class Foul(StrEnum):
    """What is wrong with the deck."""

    SAME_CARD_TWICE = "same_card_twice"
    OTHER_BACK_IN_PLAY = "other_back_in_play"
    """In a hand or on the board."""
    OTHER_BACK_IN_STUB = "other_back_in_stub"
    CARD_MISSING = "card_missing"


class FouledDeck(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """The deck is not one deck of cards."""

    what: Foul
    substantial: bool = False
    """Whether there has been substantial action."""
    next_hand_begun: bool = False
    """Whether the next hand had begun when it was found."""
    knew: tuple[int, ...] = ()
    """Seats that knew and bet."""


class Voided(Fixed, frozen=True, kw_only=True):
    """A hand is undone."""

    forfeit: tuple[int, ...] = ()
    """Seats whose chips stay in the middle for the next deal."""


def fouled_deck(told: FouledDeck, rules: HouseRules) -> Ruled:
    """What a fouled deck does to the hand."""
    if told.next_hand_begun:
        cite = ("TDA 2024 R35-E", "TDA 2024 R22", "WSOP Live 2024 R51")
        steps = (Do(Step.POT_STANDS), Do(Step.CHANGE_DECK))
        return Ruled(outcome=Outcome.TOO_LATE, steps=steps, cite=cite)
    return FOULED[told.what](told, rules)


def _all_void(told: FouledDeck, rules: HouseRules) -> Ruled:
    forfeit = FORFEIT[rules.forfeited_pot_next_hand](told.knew)
    stays = (Do(Step.LEAVE_FORFEITED, {"seats": forfeit}),) if forfeit else ()
    return Ruled(
        outcome=Outcome.VOID_ALL,
        fixed=Voided(forfeit=forfeit),
        steps=(Do(Step.STOP), Do(Step.CALL_FLOOR), Do(Step.RETURN_CHIPS), *stays, Do(Step.CHANGE_DECK)),
        option="forfeited_pot_next_hand" if told.knew else None,
        cite=("TDA 2024 R35-E", "WSOP Live 2024 R112", "WSOP Tournament 2024 R88-d", *(KNEW if told.knew else ())),
    )


KNEW = ("WSOP Live 2024 R113", "WSOP Live 2024 R114")

FORFEIT: dict[ForfeitedPotNextHand, Callable[[tuple[int, ...]], tuple[int, ...]]] = {
    ForfeitedPotNextHand.CARRY_TO_NEXT_DEAL: lambda knew: knew,
    ForfeitedPotNextHand.REFUND_ALL: lambda knew: (),
}
"""Whose chips stay in the middle, by the option `forfeited_pot_next_hand`."""


def _in_stub(told: FouledDeck, rules: HouseRules) -> Ruled:
    """A card that cannot come into play any more changes nothing; before substantial action the deck is changed."""
    return _stands(("WSOP Live 2024 R111",)) if told.substantial else _all_void(told, rules)


def _missing(_told: FouledDeck, _rules: HouseRules) -> Ruled:
    return _stands(("WSOP Live 2024 R117",))


def _stands(cite: tuple[str, ...]) -> Ruled:
    return Ruled(outcome=Outcome.PLAY_ON, steps=(Do(Step.PLAY_ON), Do(Step.CHANGE_DECK)), cite=cite)


FOULED: dict[Foul, Callable[[FouledDeck, HouseRules], Ruled]] = {
    Foul.SAME_CARD_TWICE: _all_void,
    Foul.OTHER_BACK_IN_PLAY: _all_void,
    Foul.OTHER_BACK_IN_STUB: _in_stub,
    Foul.CARD_MISSING: _missing,
}
"""What each fault of a deck does."""
