"""At the showdown, and only where the room allows it: the cards of a hand that must be tabled are proposed.

Which hands must be tabled is the house option `showdown_mode` (TDA 2024 R16, R17; WSOP Live 2024 R139 to R141; Robert's
Rules v11 s.3). Where the rule cannot say who, nothing is proposed: a hand that may be mucked is never shown.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from dealer_assist.files.hardware_file import Reveal
from dealer_assist.hand.entries import Tabled
from dealer_assist.hand.state import HandState, Stage, live
from dealer_assist.hand.turn import betting_is_over
from dealer_assist.readers.hand_reads import BETWEEN_HANDS, HandReads
from dealer_assist.readers.placement import Placement
from dealer_assist.readers.plan import deal_order
from dealer_assist.readers.proposal import Kind, Proposal, Reason
from dealer_assist.rules.options import ShowdownMode
from hardware.secret import Hidden


def showing(hand: HandState, placement: Placement, reads: HandReads, now: int) -> Iterator[Proposal]:
    """Hands that must be tabled and lie on their antennas."""
    if not betting_is_over(hand) or hand.stage in BETWEEN_HANDS:
        return
    shown = {each.seat for each in hand.tabled}
    for seat in must_table(hand):
        lying = placement.at_seat(seat)
        allowed = bool(lying) and all(each.place.reveal is Reveal.SHOWDOWN for each in lying)
        if not allowed or seat in shown or len(lying) != hand.game.hole_cards or any(each.doubtful for each in lying):
            continue
        cards = tuple(each.card.reveal() for each in lying)
        yield Proposal(
            kind=Kind.TABLED,
            subject=f"tabled:{seat}",
            offer=Hidden(Tabled(seat, cards)),
            reason=Reason.MUST_BE_TABLED,
            reader=lying[-1].place.reader,
            antenna=lying[-1].place.antenna,
            at=lying[-1].since,
            seat=seat,
            cards=Hidden(cards),
            tags=frozenset(each.tag for each in lying),
            count=len(cards),
        )


def must_table(hand: HandState) -> tuple[int, ...]:
    """Seats whose hand must be tabled now."""
    return MUST_TABLE[hand.rules.showdown_mode](hand)


def _all_of_an_all_in(hand: HandState) -> tuple[int, ...]:
    if any(each.all_in for each in live(hand)):
        return tuple(each.seat for each in live(hand))
    return _first(hand)


def _first(hand: HandState) -> tuple[int, ...]:
    """The last aggressor of the last street; without a bet there the first in position."""
    if hand.stage is not Stage.SHOWDOWN:
        return ()
    still_in = {each.seat for each in live(hand)}
    if hand.aggressor in still_in and hand.aggressor is not None:
        return (hand.aggressor,)
    return tuple(seat for seat in deal_order(hand) if seat in still_in)[:1]


def _first_unless_all_in(hand: HandState) -> tuple[int, ...]:
    """Betting that ended earlier makes the first all-in show first, and who that was is not told here."""
    return () if hand.aggressor is None and any(each.all_in for each in live(hand)) else _first(hand)


MUST_TABLE: dict[ShowdownMode, Callable[[HandState], tuple[int, ...]]] = {
    ShowdownMode.TDA_TOURNAMENT: _all_of_an_all_in,
    ShowdownMode.WSOP_LIVE_CASH: _first_unless_all_in,
    ShowdownMode.ROBERTS_CASH: _first,
}
