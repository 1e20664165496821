"""Every irregularity that can be told, and the one function that says what becomes of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dealer_assist.hand.irregular.boards import (
    FlopOfTooMany,
    FlopWithoutBurn,
    WrongBurn,
    flop_of_too_many,
    flop_without_burn,
    wrong_burn,
)
from dealer_assist.hand.irregular.clock import (
    ClockCalled,
    ClockExpired,
    LeftSeat,
    clock_called,
    clock_expired,
    left_seat,
)
from dealer_assist.hand.irregular.disputes import Dispute, dispute
from dealer_assist.hand.irregular.draw import (
    DeckRunsOut,
    DrawHoleCard,
    DrawnCard,
    deck_runs_out,
    draw_hole_card,
    drawn_card,
)
from dealer_assist.hand.irregular.exposed import ExposedBurn, ExposedHoleCard, exposed_burn, exposed_hole_card
from dealer_assist.hand.irregular.foreign import Boxed, FouledDeck, Joker, boxed, fouled_deck, joker
from dealer_assist.hand.irregular.outcome import Ruled
from dealer_assist.hand.irregular.premature import PrematureCards, premature_cards
from dealer_assist.hand.irregular.run_outs import RunOutsShort, run_outs_short
from dealer_assist.hand.irregular.skipped import Skipped, skipped
from dealer_assist.hand.irregular.stud import StudHoleCards, StudLastCard, stud_hole_cards, stud_last_card
from dealer_assist.hand.irregular.stud_streets import SeventhStreet, StudTooEarly, seventh_street, stud_too_early
from dealer_assist.hand.irregular.wrong_count import ExtraCards, ShortHand, extra_cards, short_hand
from dealer_assist.hand.irregular.wrong_seat import FirstCardWrong, first_card_wrong
from dealer_assist.rules.options import HouseRules

Told = (
    ExposedHoleCard
    | ExposedBurn
    | FlopOfTooMany
    | FlopWithoutBurn
    | WrongBurn
    | PrematureCards
    | FirstCardWrong
    | ShortHand
    | ExtraCards
    | Boxed
    | Joker
    | FouledDeck
    | StudHoleCards
    | StudLastCard
    | StudTooEarly
    | SeventhStreet
    | DrawHoleCard
    | DrawnCard
    | DeckRunsOut
    | RunOutsShort
    | Skipped
    | ClockCalled
    | ClockExpired
    | LeftSeat
    | Dispute
)
"""Everything that can go wrong with a deal, with its facts."""

RULED: dict[type, Callable[[Any, HouseRules], Ruled]] = {
    ExposedHoleCard: exposed_hole_card,
    ExposedBurn: exposed_burn,
    FlopOfTooMany: flop_of_too_many,
    FlopWithoutBurn: flop_without_burn,
    WrongBurn: wrong_burn,
    PrematureCards: premature_cards,
    FirstCardWrong: first_card_wrong,
    ShortHand: short_hand,
    ExtraCards: extra_cards,
    Boxed: boxed,
    Joker: joker,
    FouledDeck: fouled_deck,
    StudHoleCards: stud_hole_cards,
    StudLastCard: stud_last_card,
    StudTooEarly: stud_too_early,
    SeventhStreet: seventh_street,
    DrawHoleCard: draw_hole_card,
    DrawnCard: drawn_card,
    DeckRunsOut: deck_runs_out,
    RunOutsShort: run_outs_short,
    Skipped: skipped,
    ClockCalled: clock_called,
    ClockExpired: clock_expired,
    LeftSeat: left_seat,
    Dispute: dispute,
}
"""The rule of each."""


def ruled(told: Told, rules: HouseRules) -> Ruled:
    """What becomes of an irregularity under these house rules.

    >>> from dealer_assist.rules.resolve import resolve
    >>> rules = resolve("tda_2024", mode="tournament", betting="nl")
    >>> ruled(ClockExpired(facing_bet=False), rules).outcome
    <Outcome.CHECK: 'check'>
    """
    return RULED[type(told)](told, rules)
