"""Chopping the blinds: everybody else has folded, the blinds take their chips back, and there is no flop and no rake.

A kill or a straddle of somebody who folded was a blind too, and goes back with them; an ante was paid for the deal.
Options `chop_blinds` and, with the kill in a blind, `chop_with_kill_in_blind`. WSOP Live 2024 R67 and R200, Robert's
Rules v11 s.2; rule file 02, section 6.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.entries import BlindsChopped
from dealer_assist.hand.positions import is_blind
from dealer_assist.hand.rule import HandRule
from dealer_assist.hand.state import HandState, InHand, Stage, in_front, live
from dealer_assist.pots.split import Share
from dealer_assist.rules.refused import RefusalCode, Refused


def may_be_chopped(hand: HandState) -> Refused | None:
    """Why the blinds cannot or may not chop now; None if they may."""
    return _cannot_chop(hand, BlindsChopped()) or _may_not_chop(hand, BlindsChopped())


def _cannot_chop(hand: HandState, _entry: BlindsChopped) -> Refused | None:
    """Others are still in, a blind has acted already, or those who folded have more in the pot than a blind."""
    still_in = live(hand)
    if hand.street or hand.stage is not Stage.BETTING or len(still_in) < 2:
        return Refused(RefusalCode.POSTED_TOO_LATE, {"seat": hand.to_act})
    for each in still_in:
        if not is_blind(hand, each.seat) or each.acted_at is not None:
            return Refused(RefusalCode.NOT_ONLY_BLINDS, {"seat": each.seat})
    others = sum(_put_in(each) - _blind(each) for each in hand.seats if each.folded)
    if others or hand.carried:
        return Refused(RefusalCode.NOT_ONLY_BLINDS, {"seat": None, "amount": others})
    return None


def _put_in(seat: InHand) -> int:
    """All the seat has in front and in the middle, chips."""
    return seat.put_in + seat.dead


def _blind(seat: InHand) -> int:
    """Chips a seat that has not acted put out before the cards, those in the middle left out."""
    return seat.front if seat.acted_at is None else 0


def _may_not_chop(hand: HandState, _entry: BlindsChopped) -> Refused | None:
    rules = hand.rules
    if not rules.chop_blinds:
        books = ("WSOP Live 2024 R67", "Robert's Rules v11 s.2 Procedures 13")
        return Refused(RefusalCode.NO_CHOP, {"seat": hand.to_act}, option="chop_blinds", cite=books)
    killer = hand.forced.killer
    if killer is not None and is_blind(hand, killer) and not rules.chop_with_kill_in_blind:
        cite = ("WSOP Live 2024 R200",)
        return Refused(RefusalCode.NO_CHOP, {"seat": hand.to_act}, option="chop_with_kill_in_blind", cite=cite)
    return None


def _chop(hand: HandState, _entry: BlindsChopped) -> HandState:
    back = tuple(Share(each.seat, _put_in(each)) for each in hand.seats if _put_in(each))
    return replace(
        hand,
        seats=tuple(_with_chips_back(each) for each in hand.seats),
        middle=hand.middle - (sum(share.amount for share in back) - in_front(hand)),
        chopped=back,
        to_act=None,
        circuit=(),
        stage=Stage.SETTLED,
    )


def _with_chips_back(seat: InHand) -> InHand:
    back = _put_in(seat)
    if not back:
        return seat
    behind = None if seat.behind is None else seat.behind + back
    return replace(seat, behind=behind, front=0, put_in=0, dead=0, all_in=False)


BLINDS_CHOPPED = HandRule(_cannot_chop, _may_not_chop, _chop)
