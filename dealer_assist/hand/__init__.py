"""One hand: wagers, streets, showdown, award."""

from dealer_assist.hand.entries import (
    AllIn,
    Award,
    BehindCounted,
    BetsPulled,
    BoardTold,
    Call,
    CardsDealt,
    Check,
    ChipsPut,
    CollectionTaken,
    Fold,
    HandEntry,
    Mucked,
    SaidAmount,
    StreetDealt,
    Tabled,
    UncalledReturned,
    Wager,
)
from dealer_assist.hand.limits import Limits, limits
from dealer_assist.hand.situation import Situation, begin
from dealer_assist.hand.state import HandState, InHand, Positions, Stage

__all__ = [
    "AllIn",
    "Award",
    "BehindCounted",
    "BetsPulled",
    "BoardTold",
    "Call",
    "CardsDealt",
    "Check",
    "ChipsPut",
    "CollectionTaken",
    "Fold",
    "HandEntry",
    "HandState",
    "InHand",
    "Limits",
    "Mucked",
    "Positions",
    "SaidAmount",
    "Situation",
    "Stage",
    "StreetDealt",
    "Tabled",
    "UncalledReturned",
    "Wager",
    "begin",
    "limits",
]
