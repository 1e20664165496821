"""Whether a seat folded whose cards have gone.

Cards that leave a seat and reach the muck within five seconds are a fold, proposed at once. Cards that leave and are
read nowhere are asked about after ten seconds, because players lift their cards to look; so are cards that reach the
muck later, even if the dealer has said before that the player was only looking.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from dealer_assist.files.hardware_file import PlaceTold
from dealer_assist.hand.entries import Fold, Mucked
from dealer_assist.hand.state import HandState, Stage, live
from dealer_assist.readers.hand_reads import BETWEEN_HANDS, HandReads
from dealer_assist.readers.notices import Notice, NoticeCode
from dealer_assist.readers.placement import Placement
from dealer_assist.readers.proposal import Kind, Proposal, Reason
from hardware.secret import Hidden

MUCK_MS = 5_000
ASK_MS = 10_000


def folds(hand: HandState, placement: Placement, reads: HandReads, now: int) -> Iterator[Proposal | Notice]:
    """Seats whose cards have gone."""
    if hand.stage in BETWEEN_HANDS:
        return
    tabled = {each.seat for each in hand.tabled}
    for each in live(hand):
        gone = _all_gone(reads.held.get(each.seat, {}), placement)
        if gone and each.seat not in tabled:
            yield from _fold(hand, placement.place_of_seat(each.seat), reads, gone, now)


def _all_gone(held: Mapping[Hidden[str], int | None], placement: Placement) -> dict[Hidden[str], int]:
    """When each card of a seat left; empty while one lies there or on another seat or the board."""
    gone = {tag: at for tag, at in held.items() if at is not None}
    still_somewhere = any(placement.lies_in_play(tag) for tag in held)
    return gone if len(gone) == len(held) and not still_somewhere else {}


def _fold(
    hand: HandState, place: PlaceTold, reads: HandReads, gone: Mapping[Hidden[str], int], now: int
) -> Iterator[Proposal | Notice]:
    seat = place.seat
    assert seat is not None
    mucked = {tag: abs(reads.mucked[tag] - at) for tag, at in gone.items() if tag in reads.mucked}
    at_once = any(after <= MUCK_MS for after in mucked.values())
    last = max(gone.values())
    betting = hand.stage is Stage.BETTING
    if at_once and betting and hand.to_act is not None and hand.to_act != seat:
        yield Notice.at_place(NoticeCode.FOLD_OUT_OF_TURN, place, last, {"to_act": hand.to_act})
    elif at_once or (betting and now - last >= ASK_MS):
        how = HOW[(at_once, bool(mucked))]
        yield Proposal(
            kind=how[0],
            subject=f"{how[1]}:{seat}",
            offer=Hidden(Fold(seat) if betting else Mucked(seat)),
            reason=how[1],
            reader=place.reader,
            antenna=place.antenna,
            at=last,
            seat=seat,
            tags=frozenset(gone),
        )


HOW = {
    (True, True): (Kind.FOLD, Reason.MUCK_READ),
    (False, True): (Kind.FOLD_ASKED, Reason.MUCK_READ_LATE),
    (False, False): (Kind.FOLD_ASKED, Reason.CARDS_GONE),
}
"""By whether the muck read a card within five seconds, and whether it has read one at all."""
