"""Cards on the table: the next street, hole cards counted, the board told late.

A street is dealt when its betting round is over; the bets of the round before it are pulled in first.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from dealer_assist.cards.card import DECK
from dealer_assist.hand.entries import BoardTold, CardsDealt, StreetDealt
from dealer_assist.hand.middle import pulled
from dealer_assist.hand.rule import HandRule, nothing_forbids, round_is_open
from dealer_assist.hand.sizes import smallest_bet
from dealer_assist.hand.state import HandState, Stage, place, with_seat
from dealer_assist.hand.turn import begun_left_of, can_bet, stage_after
from dealer_assist.rules.refused import RefusalCode, Refused

KNOWN_CARDS = frozenset(DECK)


def wrong_cards(cards: Iterable[str], besides: Iterable[str]) -> Refused | None:
    """A card that is none, or that lies face up elsewhere in this hand."""
    seen = set(besides)
    for card in cards:
        if card not in KNOWN_CARDS:
            return Refused(RefusalCode.CARD_UNKNOWN, {"card": card})
        if card in seen:
            return Refused(RefusalCode.CARD_TWICE, {"card": card})
        seen.add(card)
    return None


def tabled_cards(hand: HandState) -> tuple[str, ...]:
    """Cards of all tabled hands."""
    return tuple(card for each in hand.tabled for card in each.cards)


def board_due(hand: HandState, street: int) -> int:
    """Board cards dealt when this street has been dealt."""
    return sum(each.board for each in hand.game.streets[: street + 1])


# -- the next street


def _cannot_deal(hand: HandState, entry: StreetDealt) -> Refused | None:
    following = hand.street + 1
    if following >= len(hand.game.streets) or hand.stage in (Stage.WON, Stage.SETTLED):
        return Refused(RefusalCode.NO_STREET_LEFT, {"street": hand.street_name})
    # a card keeps its place: those of a street are told with all that are missing before them, or not at all
    missing = board_due(hand, following) - len(hand.board)
    if len(entry.cards) not in (0, missing):
        return Refused(RefusalCode.WRONG_CARD_COUNT, {"count": len(entry.cards), "due": missing})
    return wrong_cards(entry.cards, (*hand.board, *tabled_cards(hand))) or _premature(hand)


def _premature(hand: HandState) -> Refused | None:
    """A card dealt before the betting is over is a matter for the floor, and never starts the next street."""
    refused = round_is_open(hand)
    return None if refused is None else replace(refused, option="premature_turn")


def _deal(hand: HandState, entry: StreetDealt) -> HandState:
    hand = pulled(hand)
    seats = tuple(replace(each, acted_at=None) if each.acted_at is not None else each for each in hand.seats)
    dealt = replace(
        hand,
        seats=seats,
        street=hand.street + 1,
        board=hand.board + entry.cards,
        level=0,
        full_level=0,
        raises=0,
        began_with=can_bet(seats),
        capped=False,
        circuit=(),
        aggressor=None,
        said=None,
    )
    dealt = replace(dealt, full_raise=smallest_bet(dealt))
    if hand.pots:
        # no chip is bet into pots that lie apart
        return replace(dealt, to_act=None, stage=stage_after(dealt, seats, None))
    return begun_left_of(dealt, hand.positions.button)


STREET_DEALT = HandRule(_cannot_deal, nothing_forbids, _deal)


# -- the board told late


def _board_does_not_fit(hand: HandState, entry: BoardTold) -> Refused | None:
    due = board_due(hand, hand.street)
    if len(entry.cards) != due:
        return Refused(RefusalCode.WRONG_CARD_COUNT, {"count": len(entry.cards), "due": due})
    return wrong_cards(entry.cards, tabled_cards(hand))


def _tell_board(hand: HandState, entry: BoardTold) -> HandState:
    return replace(hand, board=entry.cards)


BOARD_TOLD = HandRule(_board_does_not_fit, nothing_forbids, _tell_board)


# -- hole cards, counted


def _cannot_get_cards(hand: HandState, entry: CardsDealt) -> Refused | None:
    if place(hand, entry.seat) is None:
        return Refused(RefusalCode.NOT_IN_HAND, {"seat": entry.seat})
    if entry.count < 0:
        return Refused(RefusalCode.AMOUNT_NEGATIVE, {"amount": entry.count})
    return None


def _more_than_the_game_deals(hand: HandState, entry: CardsDealt) -> Refused | None:
    index = place(hand, entry.seat)
    assert index is not None
    due = hand.game.cards_dealt
    count = hand.seats[index].cards + entry.count
    if count > due:
        return Refused(RefusalCode.WRONG_CARD_COUNT, {"seat": entry.seat, "count": count, "due": due})
    return None


def _give_cards(hand: HandState, entry: CardsDealt) -> HandState:
    index = place(hand, entry.seat)
    assert index is not None
    seat = hand.seats[index]
    return replace(hand, seats=with_seat(hand.seats, index, replace(seat, cards=seat.cards + entry.count)))


CARDS_DEALT = HandRule(_cannot_get_cards, _more_than_the_game_deals, _give_cards)
