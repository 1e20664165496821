"""The board: flop, turn and river proposed when their cards have lain still for two seconds, or came from the shoe.

Board cards lie face up, so they are named. What the dealer has told of the board is never proposed otherwise; a board
that is read differently is told.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from dealer_assist.files.hardware_file import PlaceTold
from dealer_assist.hand.entries import BoardTold, StreetDealt
from dealer_assist.hand.state import HandState, Stage
from dealer_assist.hand.streets import board_due
from dealer_assist.readers.hand_reads import BETWEEN_HANDS, HandReads
from dealer_assist.readers.lying import Lying
from dealer_assist.readers.notices import Notice, NoticeCode
from dealer_assist.readers.placement import Placement
from dealer_assist.readers.plan import cards_change_hands, plan
from dealer_assist.readers.proposal import Kind, Proposal, Reason
from dealer_assist.table.entries import Entry
from hardware.secret import Hidden

STABLE_MS = 2_000


def boards(hand: HandState, placement: Placement, reads: HandReads, now: int) -> Iterator[Proposal | Notice]:
    """What lies on the board's antennas. A game with two boards is told by hand."""
    lying = placement.on_board()
    still = now - reads.board_moved >= STABLE_MS
    if not lying or not still or hand.game.boards > 1 or hand.stage in BETWEEN_HANDS:
        return
    if crowded := _too_many(hand, lying):
        yield crowded
        return
    if any(each.doubtful for each in lying):
        # the same card lies elsewhere as well: that has been told, and nothing is proposed
        return
    yield from _compared(hand, lying, tuple(each.card.reveal() for each in lying))


def _too_many(hand: HandState, lying: Sequence[Lying]) -> Notice | None:
    """More cards than a board has, or more on one antenna than the room's file gives it places for."""
    for place in {each.place.antenna: each.place for each in lying}.values():
        here = [each for each in lying if each.place == place]
        room = len(place.slots) or hand.game.board_cards
        if len(here) > room or len(lying) > hand.game.board_cards:
            told: dict[str, int | str] = {"count": len(here), "due": min(room, hand.game.board_cards)}
            return Notice.at_place(NoticeCode.CARD_TOO_MANY, place, here[-1].since, told)
    return None


def _compared(hand: HandState, lying: Sequence[Lying], cards: tuple[str, ...]) -> Iterator[Proposal | Notice]:
    last = lying[-1]
    now_due = board_due(hand, hand.street)
    if not set(hand.board[: len(cards)]) <= set(cards):
        yield Notice.at_place(NoticeCode.BOARD_DIFFERS, last.place, last.since, {"count": len(cards)})
    elif len(cards) == now_due and len(hand.board) < now_due:
        kept = (*hand.board, *(card for card in cards if card not in hand.board))
        yield _proposal(Kind.BOARD, hand.street, BoardTold(kept), cards, lying)
    elif len(cards) > now_due and hand.stage is Stage.BETTING:
        if hand.to_act is not None:
            told: dict[str, int | str] = {"count": len(cards), "due": now_due, "to_act": hand.to_act}
            yield Notice.at_place(NoticeCode.BOARD_EARLY, last.place, last.since, told)
    elif len(cards) > now_due and hand.street + 1 < len(hand.game.streets):
        yield from _next_street(hand, lying, cards)


def _next_street(hand: HandState, lying: Sequence[Lying], cards: tuple[str, ...]) -> Iterator[Proposal]:
    if len(cards) == board_due(hand, hand.street + 1):
        fresh = tuple(card for card in cards if card not in hand.board)
        yield _proposal(Kind.STREET, hand.street + 1, StreetDealt(fresh), fresh, lying)


def _proposal(kind: Kind, street: int, entry: Entry, cards: tuple[str, ...], lying: Sequence[Lying]) -> Proposal:
    last = max(lying, key=lambda each: each.since)
    return Proposal(
        kind=kind,
        subject=f"board:{street}",
        offer=Hidden(entry),
        reason=Reason.BOARD_STABLE,
        reader=last.place.reader,
        antenna=last.place.antenna,
        at=last.since,
        cards=Hidden(cards),
        tags=frozenset(each.tag for each in lying),
        count=len(cards),
    )


def shoe_boards(hand: HandState, place: PlaceTold, reads: HandReads) -> Iterator[Proposal]:
    """The next street by the order in which its cards left the shoe; nothing while the count is unsure."""
    unsure = reads.shoe.unsure is not None or cards_change_hands(hand)
    if unsure or hand.stage is not Stage.ROUND_OVER or hand.game.boards > 1:
        return
    street = hand.street + 1
    goes = tuple(plan(hand, burns=place.burns))
    came = list(zip(goes, reads.shoe.cards, strict=False))
    cards = [card for where, card in came if where.street == street and where.seat is None and not where.burned]
    if street >= len(hand.game.streets) or not cards or len(cards) < hand.game.streets[street].board:
        return
    # a card nobody knows makes the whole street untold: a street is told with all its cards or with none
    known = tuple(card.reveal() for card in cards if card is not None)
    told = known if len(known) == len(cards) and len(hand.board) == board_due(hand, hand.street) else ()
    yield Proposal(
        kind=Kind.STREET,
        subject=f"board:{street}",
        offer=Hidden(StreetDealt(told)),
        reason=Reason.SHOE_ORDER,
        reader=place.reader,
        antenna=place.antenna,
        at=reads.shoe.at,
        cards=Hidden(told),
        count=len(cards),
    )
