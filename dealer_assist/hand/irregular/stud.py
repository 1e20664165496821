"""Stud: a hole card turned up on the deal, or the last card dealt face up.

Options `stud_downcard_exposed`, `stud_both_downcards_exposed` and `stud_river_exposed`. TDA 2024 RP-10-A and RP-10-B,
WSOP Tournament 2024 R88-a, WSOP Live 2024 R214, R229 and R230, Robert's Rules v11 s.8. Rule file 09.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from dealer_assist.hand.irregular.misdeal import misdealt
from dealer_assist.hand.irregular.outcome import (
    Choices,
    Dead,
    Do,
    Fixed,
    Outcome,
    Replacement,
    Ruled,
    Stays,
    Step,
    first,
)
from dealer_assist.rules.options import (
    HouseRules,
    StudBothDowncardsExposed,
    StudDowncardExposed,
    StudRiverExposed,
)

# -- a hole card turned up on the deal


class StudHoleCards(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """The dealer turned up hole cards of a player on the deal."""

    seat: int
    count: int = 1
    """How many of the first two lie face up."""
    all_three: bool = False
    """Whether the third lies face up as well and nothing is hidden any more."""
    cards: tuple[str, ...] = ()
    """Those cards, the first one first; empty = not told."""
    next_card: str | None = None
    """The third card; None = not seen."""


class ThirdDown(Fixed, frozen=True, kw_only=True):
    """The hand of a player whose hole card was turned up."""

    seat: int
    upcard: str | None = None
    turned_down: str | None = None
    """An exposed card that goes down again."""
    dealt_down: str | None = None


def stud_hole_cards(told: StudHoleCards, rules: HouseRules) -> Ruled:
    """What becomes of hole cards that were turned up."""
    if told.all_three:
        return misdealt(rules, ("WSOP Live 2024 R214",))
    return ONE_UP[rules.stud_downcard_exposed](told, rules)


def _third_down(told: StudHoleCards, rules: HouseRules) -> Ruled:
    if told.count > 1:
        return BOTH_UP[rules.stud_both_downcards_exposed](told)
    fixed = ThirdDown(seat=told.seat, upcard=first(told.cards), dealt_down=told.next_card)
    steps = (Do(Step.LEAVE_CARD, {"seat": told.seat}), Do(Step.THIRD_DOWN, {"seat": told.seat}))
    cite = ("TDA 2024 RP-10-A", "WSOP Live 2024 R214", "Robert's Rules v11 s.8.5")
    return Ruled(outcome=Outcome.THIRD_CARD_DOWN, fixed=fixed, steps=steps, option="stud_downcard_exposed", cite=cite)


def _misdealt(_told: StudHoleCards, rules: HouseRules) -> Ruled:
    return misdealt(rules, ("WSOP Tournament 2024 R88-a-6", "Robert's Rules v11 s.15.32"), "stud_downcard_exposed")


ONE_UP: dict[StudDowncardExposed, Callable[[StudHoleCards, HouseRules], Ruled]] = {
    StudDowncardExposed.THIRD_CARD_DOWN: _third_down,
    StudDowncardExposed.MISDEAL: _misdealt,
}
"""What becomes of a hole card turned up, by the option `stud_downcard_exposed`."""


def _second_is_up_card(told: StudHoleCards) -> Ruled:
    first_up, second_up = told.cards[:2] if len(told.cards) > 1 else (None, None)
    steps = (Step.LEAVE_CARD, Step.TURN_DOWN, Step.THIRD_DOWN)
    return Ruled(
        outcome=Outcome.THIRD_CARD_DOWN,
        fixed=ThirdDown(seat=told.seat, upcard=second_up, turned_down=first_up, dealt_down=told.next_card),
        steps=tuple(Do(step, {"seat": told.seat}) for step in steps),
        option="stud_both_downcards_exposed",
        cite=("TDA 2024 RP-10-A", "WSOP Live 2024 R214"),
    )


def _dead_with_ante_back(told: StudHoleCards) -> Ruled:
    steps = (Do(Step.MUCK_HAND, {"seat": told.seat}), Do(Step.ANTE_BACK, {"seat": told.seat}))
    return Ruled(
        outcome=Outcome.HAND_DEAD,
        fixed=Dead(seat=told.seat, ante_returned=True),
        steps=steps,
        option="stud_both_downcards_exposed",
        cite=("Robert's Rules v11 s.8.5",),
    )


BOTH_UP: dict[StudBothDowncardsExposed, Callable[[StudHoleCards], Ruled]] = {
    StudBothDowncardsExposed.PLAY_ON: _second_is_up_card,
    StudBothDowncardsExposed.HAND_DEAD_ANTE_BACK: _dead_with_ante_back,
}
"""What becomes of two hole cards turned up, by the option `stud_both_downcards_exposed`."""


# -- the last card turned up


class StudLastCard(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """The last card of a player was dealt face up."""

    seat: int
    card: str | None = None
    first_player: bool = False
    """Whether it was the first one dealt on that street."""
    action_left: bool = True
    """Whether anybody can still bet."""
    all_in: bool = False
    """Whether the player is all-in."""
    stub: tuple[str, ...] = ()
    """Cards of the stub from the top once the street is dealt, as far as seen."""


def stud_last_card(told: StudLastCard, rules: HouseRules) -> Ruled:
    """What becomes of a last card dealt face up."""
    if told.all_in:
        cite = ("WSOP Live 2024 R229", "Robert's Rules v11 s.8.16")
        return _stays_up(told, None, cite)
    return LAST_UP[rules.stud_river_exposed](told)


def _stays_up(told: StudLastCard, option: str | None, cite: tuple[str, ...]) -> Ruled:
    steps = (Do(Step.LEAVE_CARD, {"seat": told.seat}), Do(Step.REST_FACE_DOWN))
    return Ruled(outcome=Outcome.PLAY_ON, fixed=Stays(), steps=steps, option=option, cite=cite)


def _replaced_while_betting(told: StudLastCard) -> Ruled:
    option, cite = "stud_river_exposed", ("TDA 2024 RP-10-B",)
    if not told.action_left:
        return _stays_up(told, option, cite)
    fixed = Replacement(replacement=first(told.stub), to_seat=told.seat)
    steps = (Do(Step.REST_FACE_DOWN), Do(Step.REPLACE, {"seat": told.seat}))
    return Ruled(outcome=Outcome.REPLACE_CARD, fixed=fixed, steps=steps, option=option, cite=cite)


def _kept_with_choice(told: StudLastCard) -> Ruled:
    option, cite = "stud_river_exposed", ("WSOP Live 2024 R230", "Robert's Rules v11 s.8.17")
    if told.first_player:
        steps: tuple[Do, ...] = (Do(Step.LEAVE_CARD, {"seat": told.seat}), Do(Step.REST_FACE_UP))
        return Ruled(outcome=Outcome.PLAY_ON, fixed=Stays(), steps=steps, option=option, cite=cite)
    if not told.action_left:
        return _stays_up(told, option, cite)
    fixed = Choices(choices=("all_in_for_pot", "play_on"), card_stays=True)
    steps = (Do(Step.REST_FACE_DOWN), Do(Step.ASK_ALL_IN, {"seat": told.seat}))
    return Ruled(outcome=Outcome.KEPT_WITH_CHOICE, fixed=fixed, steps=steps, option=option, cite=cite)


LAST_UP: dict[StudRiverExposed, Callable[[StudLastCard], Ruled]] = {
    StudRiverExposed.REPLACE_IF_ACTION_REMAINS: _replaced_while_betting,
    StudRiverExposed.KEEP_WITH_ALL_IN_OPTION: _kept_with_choice,
}
"""What becomes of a last card dealt face up, by the option `stud_river_exposed`."""
