"""What rows of cards and card entry show."""

from enum import StrEnum

import msgspec

from dealer_assist.hand.state import HandState
from dealer_assist.hand.streets import board_due
from dealer_assist.words import Words


class DeckStyle(StrEnum):
    """How suits are coloured."""

    FOUR_COLOURS = "four_colours"
    BLUE_ORANGE = "blue_orange"
    """For dealers who confuse red and green."""
    TWO_COLOURS = "two_colours"


class CardsView(msgspec.Struct, frozen=True):
    """What a row of cards shows."""

    cards: tuple[str, ...] = ()
    """Cards in the order they lie, two characters each."""
    places: int = 5
    """How many cards there will be; places not yet dealt are outlines."""
    style: DeckStyle = DeckStyle.FOUR_COLOURS
    """Colours of the suits."""
    spoken: str = ""
    """The row in words."""


class CardEntryView(msgspec.Struct, frozen=True):
    """What card entry shows."""

    title: str
    """Whose cards."""
    seat: int | None
    """Whose hand; None = the board."""
    due: int
    """How many cards are to be keyed."""
    gone: frozenset[str]
    """Cards that lie face up already and cannot come again."""
    done: str
    """Word of the key that sends the cards off."""
    without: str
    """Word of the same key while no card is keyed; empty = cards are needed."""
    erase: str
    """Spoken name of the key that takes the last card back."""
    style: DeckStyle = DeckStyle.FOUR_COLOURS
    """Colours of the suits."""


def board_view(hand: HandState | None, words: Words) -> CardsView:
    """The board as far as told; while no card is told, the places."""
    if hand is None:
        return CardsView()
    spoken = words.text("entry.board", cards=hand.board) if hand.board else ""
    return CardsView(hand.board, hand.game.board_cards, spoken=spoken)


def board_entry_view(hand: HandState, words: Words) -> CardEntryView:
    """Entry of the street that is due: its own cards, or all that are missing where earlier ones were not told."""
    due = board_due(hand, hand.street + 1) - len(hand.board)
    return CardEntryView(
        title=words.text("cards.board"),
        seat=None,
        due=due,
        gone=face_up(hand),
        done=words.text("key.done"),
        without=words.text("cards.without"),
        erase=words.text("key.clear"),
    )


def hand_entry_view(hand: HandState, seat: int, words: Words) -> CardEntryView:
    """Entry of a hand that is tabled."""
    others = frozenset(card for each in hand.tabled if each.seat != seat for card in each.cards)
    return CardEntryView(
        title=words.text("cards.hand_of", seat=seat),
        seat=seat,
        due=hand.game.hole_cards,
        gone=frozenset(hand.board) | others,
        done=words.text("key.done"),
        without="",
        erase=words.text("key.clear"),
    )


def face_up(hand: HandState) -> frozenset[str]:
    """Cards that lie face up."""
    return frozenset(hand.board) | {card for each in hand.tabled for card in each.cards}
