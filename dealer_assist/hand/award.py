"""Pushing the pots: one at a time, the last side pot first, odd chips by position.

TDA 2024 R20 and R21; WSOP Live 2024 R149. The shares follow from the winners as read and the house's
options; what was uncalled goes back first and is never won, and the house takes its share before the first
pot is pushed. Against the tabled hands a pot is pushed only by the floor's word: cards speak (TDA 2024 R12).
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.hand.collection import collected
from dealer_assist.hand.entries import Award
from dealer_assist.hand.middle import pots_of
from dealer_assist.hand.rule import HandRule
from dealer_assist.hand.showdown import CARDS_SPEAK, best_tabled, contenders
from dealer_assist.hand.state import Awarded, HandState, InHand, Stage
from dealer_assist.hand.turn import betting_is_over
from dealer_assist.pots.build import Pot
from dealer_assist.pots.split import Part, Share, clockwise_from, split
from dealer_assist.rules.refused import Fact, RefusalCode, Refused


def pots_left(hand: HandState) -> tuple[int, ...]:
    """Numbers of the pots not yet pushed, in the order of awarding: last formed first.

    A pot the house's share has emptied is not pushed to anybody.
    """
    pushed = {each.pot for each in hand.awards}
    pots = pots_of(hand)
    return tuple(number for number in reversed(range(len(pots))) if number not in pushed and pots[number].amount)


def shares(hand: HandState, pot: Pot, winners: tuple[int, ...]) -> tuple[Share, ...] | None:
    """What each winner of a pot gets, odd chips first; None if that hangs on a button nobody told.

    Options `odd_chip_unit`, `odd_chip_button_games`, `multiple_odd_chips`.
    """
    button = hand.positions.button
    if button is None:
        even = split(pot.amount, winners, hand.unit, hand.rules.multiple_odd_chips)
        return even if len({share.amount for share in even}) == 1 else None
    order = clockwise_from(button, winners)
    return split(pot.amount, order, hand.unit, hand.rules.multiple_odd_chips)


def _cannot_award(hand: HandState, entry: Award) -> Refused | None:
    pots = pots_of(collected(hand))
    if not 0 <= entry.pot < len(pots) or not pots[entry.pot].amount:
        return Refused(RefusalCode.POT_UNKNOWN, {"pot": entry.pot})
    if entry.pot in {each.pot for each in hand.awards}:
        return Refused(RefusalCode.POT_ALREADY_AWARDED, {"pot": entry.pot})
    if refused := _wrong_parts(hand, entry) or _wrong_winners(hand, entry, pots[entry.pot]):
        return refused
    if shares(hand, pots[entry.pot], entry.parts[0].winners) is None:
        return Refused(RefusalCode.BUTTON_NOT_KNOWN, {"pot": entry.pot}, option="odd_chip_button_games")
    return None


def _wrong_parts(hand: HandState, entry: Award) -> Refused | None:
    """A pot divides into the halves of the game, and each of them is won."""
    if not entry.parts or not all(part.winners for part in entry.parts):
        return Refused(RefusalCode.NO_WINNER, {"pot": entry.pot})
    due = hand.game.halves
    if [part.part for part in entry.parts] == [half.name for half in due]:
        return None
    return Refused(RefusalCode.WRONG_PARTS, {"pot": entry.pot, "parts": len(entry.parts), "due": len(due)})


def _wrong_winners(hand: HandState, entry: Award, pot: Pot) -> Refused | None:
    can_win = contenders(hand, pot)
    for part in entry.parts:
        for seat in part.winners:
            if seat not in can_win:
                return Refused(RefusalCode.NOT_IN_THIS_POT, {"seat": seat, "pot": entry.pot})
            if part.winners.count(seat) > 1:
                return Refused(RefusalCode.WINNER_TWICE, {"seat": seat, "pot": entry.pot})
    return None


def _may_not_award(hand: HandState, entry: Award) -> Refused | None:
    winners = {seat for part in entry.parts for seat in part.winners}
    if not betting_is_over(hand):
        others = [each.seat for each in hand.seats if not each.folded and each.seat not in winners]
        facts = {"seat": others[0] if others else None, "to_act": hand.to_act}
        return Refused(RefusalCode.STILL_HAS_CARDS, facts, cite=("TDA 2024 R17-B", "WSOP Live 2024 R139"))
    first = pots_left(collected(hand))[0]
    if entry.pot != first:
        facts = {"pot": entry.pot, "first": first}
        cite = ("TDA 2024 R21", "WSOP Live 2024 R149")
        return Refused(RefusalCode.SIDE_POT_FIRST, facts, option="side_pot_award_order", cite=cite)
    return _against_the_cards(hand, entry)


def _against_the_cards(hand: HandState, entry: Award) -> Refused | None:
    """Who has tabled wins with the best hand on the table, and with every one that ties it, or not at all.

    Of a seat that has not tabled nothing is said: the dealer has read its hand.
    """
    if not hand.tabled:
        return None
    named = entry.parts[0].winners
    tabled = {each.seat for each in hand.tabled}.intersection(named)
    best = set(best_tabled(hand, contenders(hand, pots_of(hand)[entry.pot])))
    if not best or not tabled or tabled == best:
        return None
    right = tuple(sorted(best.union(named) - (tabled - best)))
    wrong = min(tabled - best or best - tabled)
    remedy = Award(entry.pot, (Part(entry.parts[0].part, right),))
    facts: dict[str, Fact] = {"seat": wrong, "pot": entry.pot, "winners": right}
    return Refused(RefusalCode.CARDS_SPEAK, facts, (remedy,), cite=CARDS_SPEAK)


def _award(hand: HandState, entry: Award) -> HandState:
    # the floor may push a pot while chips could still be bet: that ends the betting
    unsettled = hand.stage if betting_is_over(hand) else Stage.SHOWDOWN
    hand = collected(hand)
    pot = hand.pots[entry.pot]
    pushed = shares(hand, pot, entry.parts[0].winners)
    assert pushed is not None, "cannot has asked before"
    awards = (*hand.awards, Awarded(entry.pot, entry.parts, pushed))
    amounts = {share.seat: share.amount for share in pushed}
    seats = tuple(_paid(each, amounts[each.seat]) if each.seat in amounts else each for each in hand.seats)
    after = replace(hand, seats=seats, middle=hand.middle - pot.amount, awards=awards, to_act=None)
    return replace(after, stage=unsettled if pots_left(after) else Stage.SETTLED)


def _paid(seat: InHand, amount: int) -> InHand:
    behind = None if seat.behind is None else seat.behind + amount
    return replace(seat, behind=behind, won=seat.won + amount)


AWARD = HandRule(_cannot_award, _may_not_award, _award)
