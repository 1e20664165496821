"""Who has the button in the first hand, by the way the house decides it. Option `first_button`.

Cards are dealt to the players clockwise from the dealer's left, or drawn by them: the highest card by rank,
then by suit (spades, hearts, diamonds, clubs), takes the button (WSOP Live 2024 R91, R146).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from dealer_assist.cards.card import RANKS, CardError, check_cards
from dealer_assist.rules.options import FirstButton
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.between import ButtonDrawn
from dealer_assist.table.dealing_in import dealt_in
from dealer_assist.table.rule import Rule, hand_is_open, nothing_forbids
from dealer_assist.table.state import TableState

SUIT_ORDER = "cdhs"
"""Lowest suit first."""


def highest_card(cards: Mapping[int, str]) -> int:
    """The seat with the highest of the cards, one a seat. Raises CardError for a card that is none or comes twice.

    >>> highest_card({1: "Kh", 4: "Ac", 7: "As"})
    7
    """
    check_cards(tuple(cards.values()))
    return max(cards, key=lambda seat: (RANKS.index(cards[seat][0]), SUIT_ORDER.index(cards[seat][1])))


def right_of_dealer(seats: Sequence[int]) -> int:
    """The occupied seat nearest the dealer's right hand: the highest number (WSOP Tournament 2024 R85).

    >>> right_of_dealer((1, 4, 7))
    7
    """
    return max(seats)


def _by_cards(_seats: Sequence[int], cards: Mapping[int, str], _pick: int | None) -> int | None:
    return highest_card(cards) if cards else None


def _by_place(seats: Sequence[int], _cards: Mapping[int, str], _pick: int | None) -> int | None:
    return right_of_dealer(seats)


def _by_chance(_seats: Sequence[int], _cards: Mapping[int, str], pick: int | None) -> int | None:
    return pick


FIRST_BUTTON: dict[FirstButton, Callable[[Sequence[int], Mapping[int, str], int | None], int | None]] = {
    FirstButton.HIGH_CARD_DEALT: _by_cards,
    FirstButton.HIGH_CARD_DRAWN: _by_cards,
    FirstButton.SEAT_RIGHT_OF_DEALER: _by_place,
    FirstButton.RANDOM: _by_chance,
}


def first_button(
    rule: FirstButton, seats: Sequence[int], cards: Mapping[int, str] | None = None, pick: int | None = None
) -> int | None:
    """The seat with the first button; None while the cards or the pick it hangs on are missing.

    `cards` are those dealt or drawn, by seat; `pick` is a seat the system drew, for a house that plays it so.
    """
    return FIRST_BUTTON[rule](seats, cards or {}, pick)


def cards_by_seat(
    rule: FirstButton, seats: Sequence[int], cards: Sequence[str], order: Sequence[int]
) -> dict[int, str]:
    """Whose card is whose: dealt clockwise from the dealer's left, or drawn in the order told.

    >>> cards_by_seat(FirstButton.HIGH_CARD_DRAWN, (1, 2), ("9s", "Ad"), (2, 1))
    {2: '9s', 1: 'Ad'}
    """
    in_order = order if order and rule is not FirstButton.HIGH_CARD_DEALT else sorted(seats)
    return dict(zip(in_order, cards, strict=False))


def _drawn(table: TableState, entry: ButtonDrawn) -> int | None:
    seats = tuple(seat.number for seat in dealt_in(table))
    rule = table.rules.first_button
    if not seats:
        return None
    button = first_button(rule, seats, cards_by_seat(rule, seats, entry.cards, entry.order), entry.pick)
    return button if button in seats else None


def _cannot_draw(table: TableState, entry: ButtonDrawn) -> Refused | None:
    if refused := hand_is_open(table):
        return refused
    try:
        check_cards(entry.cards)
    except CardError as fault:
        return Refused(RefusalCode.CARD_UNKNOWN, {"card": str(fault)})
    seats = len(dealt_in(table))
    by_cards = FIRST_BUTTON[table.rules.first_button] is _by_cards
    if (by_cards and len(entry.cards) < seats) or _drawn(table, entry) is None:
        facts = {"cards": len(entry.cards), "seats": seats}
        return Refused(RefusalCode.CARDS_NOT_ENOUGH, facts, option="first_button", cite=("WSOP Live 2024 R91",))
    return None


def _draw(table: TableState, entry: ButtonDrawn) -> TableState:
    return replace(table, button_placed=_drawn(table, entry), blinds_placed=None)


BUTTON_DRAWN = Rule(_cannot_draw, nothing_forbids, _draw)
