"""Cards on the table: the next street, hole cards counted, the board told late.

A street is dealt when its betting round is over; the bets of the round before it are pulled in first.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import chain

from msgspec.structs import replace

from dealer_assist.cards.card import DECK, RANKS
from dealer_assist.games.game import Game
from dealer_assist.hand.entries import BoardTold, CardsDealt, StreetDealt
from dealer_assist.hand.middle import pulled
from dealer_assist.hand.rule import HandRule, nothing_forbids, round_is_open
from dealer_assist.hand.sevens import after_draw
from dealer_assist.hand.sizes import smallest_bet
from dealer_assist.hand.state import HandState, Stage, place, with_seat
from dealer_assist.hand.stud_turn import begun_by_boards, nobody_has_acted_yet
from dealer_assist.hand.turn import begun_left_of, can_bet, stage_after
from dealer_assist.rules.refused import RefusalCode, Refused


@cache
def deck_of(lowest: str) -> frozenset[str]:
    """Cards of a deck from this rank up: 52, or the 36 of short deck."""
    return frozenset(card for card in DECK if RANKS.index(card[0]) >= RANKS.index(lowest))


def wrong_cards(game: Game, cards: Iterable[str], besides: Iterable[str]) -> Refused | None:
    """A card that is none of the game's deck, or that lies face up elsewhere in this hand."""
    deck, seen = deck_of(game.lowest), set(besides)
    for card in cards:
        if card not in deck:
            return Refused(RefusalCode.CARD_UNKNOWN, {"card": card})
        if card in seen:
            return Refused(RefusalCode.CARD_TWICE, {"card": card})
        seen.add(card)
    return None


def cards_that_lie_open(hand: HandState, *, but: int | None = None) -> tuple[str, ...]:
    """Every card told of boards, cards that show and tabled hands; of one seat nothing.

    A tabled hand holds the cards that showed before.
    """
    hands = {each.seat: each.cards for each in hand.stud.up + hand.tabled if each.seat != but}
    return tuple(chain(hand.board, *hand.more_boards, *hands.values()))


def board_due(hand: HandState, street: int) -> int:
    """Board cards dealt when this street has been dealt, on each board."""
    due = sum([each.board for each in hand.game.streets[: street + 1]])
    return due + 1 if hand.stud.community and street == len(hand.game.streets) - 1 else due


def whole_board(hand: HandState) -> int:
    """Cards on a complete board of this hand."""
    return board_due(hand, len(hand.game.streets) - 1)


# -- the next street


def _cannot_deal(hand: HandState, entry: StreetDealt) -> Refused | None:
    following = hand.street + 1
    if following >= len(hand.game.streets) or hand.stage in (Stage.WON, Stage.SETTLED):
        return Refused(RefusalCode.NO_STREET_LEFT, {"street": hand.street_name})
    # a card keeps its place: those of a street are told with all that are missing before them, or not at all
    due = board_due(hand, following)
    missing = due - len(hand.board)
    if len(entry.cards) not in (0, missing):
        return Refused(RefusalCode.WRONG_CARD_COUNT, {"count": len(entry.cards), "due": missing})
    if refused := _wrong_below(hand, entry.below, due):
        return refused
    cards = chain(entry.cards, *entry.below)
    return wrong_cards(hand.game, cards, cards_that_lie_open(hand)) or _premature(hand)


def _wrong_below(hand: HandState, below: tuple[tuple[str, ...], ...], due: int) -> Refused | None:
    """Cards of boards the game does not have, or too many or too few of one."""
    if not below:
        return None
    boards = more_boards(hand)
    if len(below) != len(boards):
        return Refused(RefusalCode.WRONG_CARD_COUNT, {"count": len(below), "due": len(boards)})
    for board, cards in zip(boards, below, strict=True):
        if len(cards) not in (0, due - len(board)):
            return Refused(RefusalCode.WRONG_CARD_COUNT, {"count": len(cards), "due": due - len(board)})
    return None


def more_boards(hand: HandState) -> tuple[tuple[str, ...], ...]:
    """The boards below the first, with those nobody has told a card of.

    A board of a pot run more than once begins with the cards that lay there before, as far as they are told.
    """
    if hand.run_it is None:
        return hand.more_boards + ((),) * (hand.game.boards - 1 - len(hand.more_boards))
    begun = hand.board[: hand.run_it.shared] if len(hand.board) >= hand.run_it.shared else ()
    told = tuple(board or begun for board in hand.more_boards)
    return told + (begun,) * (hand.run_it.boards - 1 - len(told))


def _premature(hand: HandState) -> Refused | None:
    """A card dealt before the betting is over is a matter for the floor, and never starts the next street."""
    refused = round_is_open(hand)
    return None if refused is None else replace(refused, option="premature_turn")


def _deal(hand: HandState, entry: StreetDealt) -> HandState:
    hand = pulled(hand)
    seats = tuple([replace(each, acted_at=None) if each.acted_at is not None else each for each in hand.seats])
    dealt = replace(
        hand,
        seats=seats,
        after_draw=after_draw(hand.game, hand.street + 1, seats, hand.rules) if hand.rules.sevens_rule else None,
        street=hand.street + 1,
        board=hand.board + entry.cards,
        more_boards=_below(hand, entry) if entry.below else hand.more_boards,
        level=0,
        full_level=0,
        raises=0,
        began_with=can_bet(seats),
        capped=False,
        circuit=(),
        only_call=(),
        aggressor=None,
        said=None,
    )
    dealt = replace(dealt, full_raise=smallest_bet(dealt))
    if hand.pots:
        # no chip is bet into pots that lie apart
        return replace(dealt, to_act=None, stage=stage_after(dealt, seats, None))
    if hand.game.later_first is not None:
        return begun_by_boards(replace(dealt, stud=replace(hand.stud, bring_in_due=False)))
    return begun_left_of(dealt, hand.positions.button)


def _below(hand: HandState, entry: StreetDealt) -> tuple[tuple[str, ...], ...]:
    return tuple(board + cards for board, cards in zip(more_boards(hand), entry.below, strict=True))


STREET_DEALT = HandRule(_cannot_deal, nothing_forbids, _deal)


# -- the board told late


def _board_does_not_fit(hand: HandState, entry: BoardTold) -> Refused | None:
    if not 1 <= entry.board <= 1 + len(more_boards(hand)):
        return Refused(RefusalCode.NO_SUCH_BOARD, {"board": entry.board, "boards": 1 + len(more_boards(hand))})
    # a pot that is run again has its later boards dealt to the end at once
    due = whole_board(hand) if hand.run_it is not None and entry.board > 1 else board_due(hand, hand.street)
    if len(entry.cards) != due:
        return Refused(RefusalCode.WRONG_CARD_COUNT, {"count": len(entry.cards), "due": due})
    return _not_shared(hand, entry) or wrong_cards(
        hand.game, _its_own(hand, entry), cards_that_lie_open(_without(hand, entry))
    )


def _its_own(hand: HandState, entry: BoardTold) -> tuple[str, ...]:
    """Cards that lie on this board alone: those dealt before a pot was run more than once lie on every board."""
    return entry.cards if hand.run_it is None or entry.board == 1 else entry.cards[hand.run_it.shared :]


def _not_shared(hand: HandState, entry: BoardTold) -> Refused | None:
    """A board of a pot run more than once begins with the cards that lay there before."""
    if hand.run_it is None or entry.board == 1 or len(hand.board) < hand.run_it.shared:
        return None
    for mine, common in zip(entry.cards, hand.board[: hand.run_it.shared], strict=False):
        if mine != common:
            return Refused(RefusalCode.BOARDS_DIFFER, {"board": entry.board, "card": common})
    return None


def _without(hand: HandState, entry: BoardTold) -> HandState:
    """The hand without what was told of this board before."""
    shared = 0 if hand.run_it is None else hand.run_it.shared
    own = tuple(board[shared:] for board in more_boards(hand))
    if entry.board == 1:
        return replace(hand, board=(), more_boards=own)
    return replace(hand, more_boards=(*own[: entry.board - 2], *own[entry.board - 1 :]))


def _tell_board(hand: HandState, entry: BoardTold) -> HandState:
    if entry.board == 1:
        told = replace(hand, board=entry.cards)
        # a card for everybody counts for every board that shows
        return begun_by_boards(told) if hand.stud.community and nobody_has_acted_yet(hand) else told
    boards = list(more_boards(hand))
    boards[entry.board - 2] = entry.cards
    return replace(hand, more_boards=tuple(boards))


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
