"""Cards dealt: has every seat its cards, was one skipped, is there one too many.

Counted where seats have antennas, or by the shoe where they have none. A deal that does not come out is a misdeal for
the dealer and the floor to see at once (TDA 2024 R35, R37); it is told, never put right here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from dealer_assist.files.hardware_file import PlaceTold
from dealer_assist.hand.entries import CardsDealt, HandEntry
from dealer_assist.hand.state import HandState, InHand, Stage, live
from dealer_assist.readers.hand_reads import HandReads
from dealer_assist.readers.notices import Notice, NoticeCode
from dealer_assist.readers.placement import Placement
from dealer_assist.readers.plan import cards_change_hands, due_at_seat, plan
from dealer_assist.readers.proposal import Kind, Proposal, Reason
from dealer_assist.table.taps import as_one
from hardware.secret import Hidden

QUIET_MS = 2_000
"""A deal in which no card has moved for so long is over."""
DEALT_INTO = (Stage.BETTING, Stage.ROUND_OVER)
"""After the betting cards are cleared away and dealt anew, often before the next hand is started on the screen."""
SECOND_LOOK_MS = 500
"""A card that only crosses a seat's antenna on its way to another is not dealt to it."""


def deals(hand: HandState, placement: Placement, reads: HandReads, now: int) -> Iterator[Proposal | Notice]:
    """Hole cards counted at the seats."""
    if hand.stage not in DEALT_INTO:
        return
    yield from _at_folded_seats(placement, reads)
    due = due_at_seat(hand)
    seats = [each for each in live(hand) if each.seat in placement.seats]
    if not seats or not due or cards_change_hands(hand):
        return
    counts = {each.seat: reads.count(each.seat, placement) for each in seats}
    still = now - reads.seats_moved
    if still >= SECOND_LOOK_MS:
        yield from _too_many(placement, counts, due, reads.seats_moved)
    if all(count == due for count in counts.values()):
        yield from _whole(hand, placement, seats, due, reads.seats_moved)
    elif still >= QUIET_MS and max(counts.values()) >= due:
        # a card that lay at a seat and is in the muck by now was dealt to it: a fold not told yet, or half of one
        dealt = {seat: len(reads.had(seat, placement) | reads.mucked_from(seat)) for seat in counts}
        missing = {seat: had for seat, had in dealt.items() if had < due}
        yield from _skipped(placement, missing, due, reads.seats_moved)


def _whole(hand: HandState, placement: Placement, seats: Sequence[InHand], due: int, at: int) -> Iterator[Proposal]:
    entries: list[HandEntry] = [CardsDealt(each.seat, due - each.cards) for each in seats if each.cards < due]
    lying = [card for each in seats for card in placement.at_seat(each.seat)]
    entry = as_one(entries)
    if entry is None or not lying:
        return
    last = max(lying, key=lambda card: card.since)
    yield Proposal(
        kind=Kind.DEALT,
        subject=f"dealt:{hand.street}",
        offer=Hidden(entry),
        reason=Reason.COUNTED_AT_SEATS,
        reader=last.place.reader,
        antenna=last.place.antenna,
        at=at,
        tags=frozenset(card.tag for card in lying),
        count=due * len(seats),
    )


def _too_many(placement: Placement, counts: dict[int, int], due: int, at: int) -> Iterator[Notice]:
    for seat, count in counts.items():
        if count > min(due, placement.most(seat) or due):
            yield _notice(NoticeCode.CARD_TOO_MANY, placement, seat, at, count, due)


def _skipped(placement: Placement, counts: dict[int, int], due: int, at: int) -> Iterator[Notice]:
    for seat, count in counts.items():
        if count < due:
            yield _notice(NoticeCode.SEAT_SKIPPED, placement, seat, at, count, due)


def _at_folded_seats(placement: Placement, reads: HandReads) -> Iterator[Notice]:
    for seat, folded_at in reads.folded_at.items():
        came = [each for each in placement.at_seat(seat) if each.since > folded_at]
        if came:
            yield _notice(NoticeCode.FOLDED_SEAT, placement, seat, came[-1].since, len(came), 0)


def _notice(code: NoticeCode, placement: Placement, seat: int, at: int, count: int, due: int) -> Notice:
    place = placement.place_of_seat(seat)
    return Notice.at_place(code, place, at, {"count": count, "due": due})


# -- by the shoe


def shoe_deals(hand: HandState, place: PlaceTold, reads: HandReads, seat_antennas: bool) -> Iterator[Proposal | Notice]:
    """Cards counted as they leave the shoe; nothing while the count is unsure."""
    if reads.shoe.unsure is not None or cards_change_hands(hand):
        return
    goes = tuple(plan(hand, burns=place.burns))
    count = len(reads.shoe.cards)
    due_now = sum(each.street <= hand.street + (hand.stage is Stage.ROUND_OVER) for each in goes)
    if count > due_now and hand.stage in DEALT_INTO:
        yield Notice.at_place(NoticeCode.CARD_TOO_MANY, place, reads.shoe.at, {"count": count, "due": due_now})
    for number, seat in reads.hints:
        meant = next(islice(goes, number, None), None)
        if meant is not None and meant.seat is not None and meant.seat != seat:
            told: dict[str, int | str] = {"count": number + 1, "due": meant.seat, "to": seat}
            yield Notice.at_place(NoticeCode.SEAT_SKIPPED, place, reads.shoe.at, told)
    dealt = goes[:count]
    if not seat_antennas:
        yield from _seats_served(hand, place, reads, dealt_to=[each.seat for each in dealt], count=count)


def _seats_served(
    hand: HandState, place: PlaceTold, reads: HandReads, dealt_to: list[int | None], count: int
) -> Iterator[Proposal]:
    due = due_at_seat(hand)
    if not due or any(dealt_to.count(each.seat) < due for each in live(hand)):
        return
    entries: list[HandEntry] = [CardsDealt(each.seat, due - each.cards) for each in live(hand) if each.cards < due]
    entry = as_one(entries)
    if entry is None:
        return
    yield Proposal(
        kind=Kind.DEALT,
        subject=f"dealt:{hand.street}",
        offer=Hidden(entry),
        reason=Reason.COUNTED_BY_SHOE,
        reader=place.reader,
        antenna=place.antenna,
        at=reads.shoe.at,
        count=count,
    )
