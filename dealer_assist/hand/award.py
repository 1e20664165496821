"""Pushing the pots: one at a time, the last side pot first, odd chips by position.

TDA 2024 R20 and R21; WSOP Live 2024 R149. The shares follow from the winners as read and the house's
options; what was uncalled goes back first and is never won, and the house takes its share before the first
pot is pushed. Against the tabled hands a pot is pushed only by the floor's word: cards speak (TDA 2024 R12).
"""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from dealer_assist.games.game import Half
from dealer_assist.games.reading import needs_a_qualifier
from dealer_assist.hand.collection import collected
from dealer_assist.hand.dividing import shares
from dealer_assist.hand.entries import Award
from dealer_assist.hand.middle import pots_of
from dealer_assist.hand.rule import HandRule
from dealer_assist.hand.showdown import CARDS_SPEAK, best_tabled, contenders
from dealer_assist.hand.state import Awarded, HandState, InHand, Stage
from dealer_assist.hand.turn import betting_is_over
from dealer_assist.pots.build import Pot
from dealer_assist.pots.split import Part
from dealer_assist.rules.refused import Fact, RefusalCode, Refused


def pots_left(hand: HandState) -> tuple[int, ...]:
    """Numbers of the pots not yet pushed, in the order of awarding: last formed first.

    A pot the house's share has emptied is not pushed to anybody.
    """
    pushed = {each.pot for each in hand.awards}
    pots = pots_of(hand)
    return tuple(number for number in reversed(range(len(pots))) if number not in pushed and pots[number].amount)


def whole_to(hand: HandState, winners: tuple[int, ...]) -> tuple[Part, ...]:
    """The same hands win all of a pot, whatever it divides into."""
    return tuple(Part(half.name, winners) for half in hand.game.halves)


def _cannot_award(hand: HandState, entry: Award) -> Refused | None:
    pots = pots_of(collected(hand))
    if not 0 <= entry.pot < len(pots) or not pots[entry.pot].amount:
        return Refused(RefusalCode.POT_UNKNOWN, {"pot": entry.pot})
    if entry.pot in {each.pot for each in hand.awards}:
        return Refused(RefusalCode.POT_ALREADY_AWARDED, {"pot": entry.pot})
    if refused := _wrong_parts(hand, entry) or _wrong_winners(hand, entry, pots[entry.pot]):
        return refused
    if shares(hand, pots[entry.pot].amount, entry.parts) is None:
        return Refused(RefusalCode.BUTTON_NOT_KNOWN, {"pot": entry.pot}, option="odd_chip_button_games")
    return None


def _wrong_parts(hand: HandState, entry: Award) -> Refused | None:
    """A pot divides into the halves of the game; a half that needs a qualifying hand may go to nobody."""
    if not any(part.winners for part in entry.parts):
        return Refused(RefusalCode.NO_WINNER, {"pot": entry.pot})
    due = hand.game.halves
    if [part.part for part in entry.parts] != [half.name for half in due]:
        return Refused(RefusalCode.WRONG_PARTS, {"pot": entry.pot, "parts": len(entry.parts), "due": len(due)})
    unwon = [half for half, part in zip(due, entry.parts, strict=True) if not part.winners]
    if all(needs_a_qualifier(half, hand.rules) for half in unwon):
        return None
    return Refused(RefusalCode.NO_WINNER, {"pot": entry.pot})


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
    can_win = contenders(hand, pots_of(hand)[entry.pot])
    right = tuple(map(partial(_as_the_cards_speak, hand, can_win), entry.parts, hand.game.halves))
    wrong = [(part, spoken) for part, spoken in zip(entry.parts, right, strict=True) if part != spoken]
    if not wrong:
        return None
    part, spoken = wrong[0]
    named, best = set(part.winners), set(spoken.winners)
    seat = min(named - best or best - named)
    facts: dict[str, Fact] = {"seat": seat, "pot": entry.pot, "winners": spoken.winners}
    return Refused(RefusalCode.CARDS_SPEAK, facts, (Award(entry.pot, right),), cite=CARDS_SPEAK)


def _as_the_cards_speak(hand: HandState, can_win: tuple[int, ...], part: Part, half: Half) -> Part:
    """A part with the winners the tabled hands make of it; of seats that have not tabled nothing is changed."""
    tabled = {each.seat for each in hand.tabled}.intersection(part.winners)
    best = set(best_tabled(hand, can_win, half))
    if not best or not tabled or tabled == best:
        return part
    return replace(part, winners=tuple(sorted(best.union(part.winners) - (tabled - best))))


def _award(hand: HandState, entry: Award) -> HandState:
    # the floor may push a pot while chips could still be bet: that ends the betting
    unsettled = hand.stage if betting_is_over(hand) else Stage.SHOWDOWN
    hand = collected(hand)
    pot = hand.pots[entry.pot]
    pushed = shares(hand, pot.amount, entry.parts)
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
