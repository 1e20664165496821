"""Chopping the blinds: everybody else has folded, the blinds take their chips back, and there is no flop and no rake.

Options `chop_blinds` and, with the kill in a blind, `chop_with_kill_in_blind`. WSOP Live 2024 R67 and R200, Robert's
Rules v11 s.2; rule file 02, section 6.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.entries import BlindsChopped
from dealer_assist.hand.positions import is_blind
from dealer_assist.hand.rule import HandRule
from dealer_assist.hand.state import HandState, InHand, Stage, live
from dealer_assist.pots.split import Share
from dealer_assist.rules.refused import RefusalCode, Refused


def may_be_chopped(hand: HandState) -> Refused | None:
    """Why the blinds cannot or may not chop now; None if they may."""
    return _cannot_chop(hand, BlindsChopped()) or _may_not_chop(hand, BlindsChopped())


def _cannot_chop(hand: HandState, _entry: BlindsChopped) -> Refused | None:
    """Others are still in, a blind has acted already, or chips lie in the pot that are nobody's blind."""
    still_in = live(hand)
    if hand.street or hand.stage is not Stage.BETTING or len(still_in) < 2:
        return Refused(RefusalCode.POSTED_TOO_LATE, {"seat": hand.to_act})
    for each in still_in:
        if not is_blind(hand, each.seat) or each.acted_at is not None:
            return Refused(RefusalCode.NOT_ONLY_BLINDS, {"seat": each.seat})
    theirs = sum(each.put_in + each.dead for each in still_in)
    others = sum(each.put_in + each.dead for each in hand.seats) - theirs
    if others or hand.carried:
        return Refused(RefusalCode.NOT_ONLY_BLINDS, {"seat": None, "amount": others})
    return None


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
    back = tuple(Share(each.seat, each.put_in + each.dead) for each in live(hand))
    amounts = {share.seat: share.amount for share in back}
    in_front = sum(each.front for each in hand.seats)
    return replace(
        hand,
        seats=tuple(_with_chips_back(each) if each.seat in amounts else each for each in hand.seats),
        middle=hand.middle - (sum(amounts.values()) - in_front),
        chopped=back,
        to_act=None,
        circuit=(),
        stage=Stage.SETTLED,
    )


def _with_chips_back(seat: InHand) -> InHand:
    back = seat.put_in + seat.dead
    behind = None if seat.behind is None else seat.behind + back
    return replace(seat, behind=behind, front=0, put_in=0, dead=0, all_in=False)


BLINDS_CHOPPED = HandRule(_cannot_chop, _may_not_chop, _chop)
