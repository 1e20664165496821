"""What rows of cards and card entry show."""

from itertools import accumulate

import msgspec

from dealer_assist.app.screen_state import Open, ScreenState
from dealer_assist.cards.card import DECK
from dealer_assist.hand.state import HandState
from dealer_assist.hand.streets import board_due, cards_that_lie_open, deck_of, more_boards
from dealer_assist.hand.stud_openers import boards, up_cards_due
from dealer_assist.hand.stud_turn import nobody_has_acted_yet
from dealer_assist.words import Words


class CardsView(msgspec.Struct, frozen=True):
    """What a row of cards shows."""

    cards: tuple[str, ...] = ()
    """Cards in the order they lie, two characters each."""
    places: int = 5
    """How many cards there will be; places not yet dealt are outlines."""
    dealt: int = 0
    """How many lie there, told or not."""
    below: tuple[tuple[str, ...], ...] = ()
    """Further boards, each in a row of its own under the first."""
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
    enough: tuple[int, ...]
    """After how many they may be sent off: of several boards, after each whole one."""
    gone: frozenset[str]
    """Cards that lie face up already and cannot come again."""
    done: str
    """Word of the key that sends the cards off."""
    without: str
    """Word of the same key while no card is keyed; empty = cards are needed."""
    erase: str
    """Spoken name of the key that takes the last card back."""


def board_view(hand: HandState | None, words: Words) -> CardsView:
    """The board as far as told; while no card is told, the places."""
    if hand is None:
        return CardsView()
    below = more_boards(hand)
    spoken = (words.text("entry.board", cards=board) for board in (hand.board, *below) if board)
    dealt = board_due(hand, hand.street)
    places = max(hand.game.board_cards, dealt)
    return CardsView(hand.board, places, dealt, below, words.text("join.dash").join(spoken))


def entry_view(hand: HandState, screen: ScreenState, words: Words) -> CardEntryView:
    """Entry of what is open: the board, a tabled hand, or cards that show."""
    if screen.seat is None:
        return board_entry_view(hand, words)
    return (up_entry_view if screen.open is Open.UP else hand_entry_view)(hand, screen.seat, words)


def board_entry_view(hand: HandState, words: Words) -> CardEntryView:
    """Entry of the street that is due, or of one that lies there untold: all cards that are missing up to it."""
    due, late = due_on_boards(hand), lies_untold(hand)
    return CardEntryView(
        title=words.text(_title(hand, len(due))),
        seat=None,
        due=sum(due),
        enough=tuple(accumulate(due)),
        gone=face_up(hand),
        done=words.text("key.done"),
        without="" if late else words.text("cards.without"),
        erase=words.text("key.clear"),
    )


def _title(hand: HandState, boards: int) -> str:
    if hand.stud.community:
        return "key.community_card"
    return "cards.board" if boards == 1 else "cards.boards"


def hand_entry_view(hand: HandState, seat: int, words: Words) -> CardEntryView:
    """Entry of a hand that is tabled."""
    return CardEntryView(
        title=words.text("cards.hand_of", seat=seat),
        seat=seat,
        due=hand.game.hole_cards,
        enough=(hand.game.hole_cards,),
        gone=face_up(hand, but=seat),
        done=words.text("key.done"),
        without="",
        erase=words.text("key.clear"),
    )


def up_entry_view(hand: HandState, seat: int, words: Words) -> CardEntryView:
    """Entry of the cards that show in front of a seat: those that have come since they were told."""
    due = up_cards_due(hand.game, hand.street) - len(boards(hand).get(seat, ()))
    return CardEntryView(
        title=words.text("cards.up_of", seat=seat),
        seat=seat,
        due=due,
        enough=(due,),
        gone=face_up(hand),
        done=words.text("key.done"),
        without="",
        erase=words.text("key.clear"),
    )


def due_on_boards(hand: HandState) -> tuple[int, ...]:
    """Cards still to be told of each board, the top one first: when the next street lies there, or of what lies now."""
    due = board_due(hand, hand.street if lies_untold(hand) else hand.street + 1)
    return tuple(due - len(board) for board in (hand.board, *more_boards(hand)))


def lies_untold(hand: HandState) -> bool:
    """Whether cards lie in the middle that nobody could tell when they were dealt, and nobody has acted on them yet.

    So it is with the flop of a hand that begins with it, a bomb pot, and with the one last card of stud.
    """
    if not nobody_has_acted_yet(hand) or not (begins_here(hand) or hand.stud.community):
        return False
    due = board_due(hand, hand.street)
    return any(len(board) < due for board in (hand.board, *more_boards(hand)))


def begins_here(hand: HandState) -> bool:
    """Whether this street was dealt with the hand: nobody could bet before it."""
    streets = hand.game.streets[: hand.street]
    return bool(streets) and (bool(hand.forced.bomb_ante) or not any(each.betting for each in streets))


def face_up(hand: HandState, *, but: int | None = None) -> frozenset[str]:
    """Cards that cannot come: those that lie face up, of one seat none, and those the game is played without."""
    return frozenset(cards_that_lie_open(hand, but=but)) | (frozenset(DECK) - deck_of(hand.game.lowest))
