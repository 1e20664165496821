"""Pushing the pots: one at a time, the last side pot first, odd chips by position.

TDA 2024 R20 and R21; WSOP Live 2024 R149. The shares follow from the winners as read and the house's
options; what was uncalled goes back first and is never won, and the house takes its share before the first
pot is pushed. Against the tabled hands a pot is pushed only by the floor's word: cards speak (TDA 2024 R12).
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from functools import partial

from msgspec.structs import replace

from dealer_assist.games.game import Half
from dealer_assist.games.reading import needs_a_qualifier
from dealer_assist.hand.collection import collected
from dealer_assist.hand.dividing import shares
from dealer_assist.hand.due_parts import all_share, halves_told, parts_won, shared_by_all
from dealer_assist.hand.entries import Award
from dealer_assist.hand.middle import pots_of
from dealer_assist.hand.rule import HandRule
from dealer_assist.hand.sevens import bets_back, given_back
from dealer_assist.hand.showdown import CARDS_SPEAK, best_tabled, contenders
from dealer_assist.hand.state import Awarded, HandState, InHand, Stage
from dealer_assist.hand.turn import betting_is_over
from dealer_assist.pots.build import Pot
from dealer_assist.pots.divide import all_winners, winnable
from dealer_assist.pots.split import Part, Share
from dealer_assist.rules.options import HouseRules, UncontestedSidePot
from dealer_assist.rules.refused import Fact, RefusalCode, Refused


def pots_left(hand: HandState) -> tuple[int, ...]:
    """Numbers of the pots not yet pushed, in the order of awarding: last formed first.

    A pot the house's share has emptied is not pushed to anybody.
    """
    pots = pots_of(hand)
    pushed = [each.pot for each in hand.awards]
    return tuple([number for number in range(len(pots) - 1, -1, -1) if number not in pushed and pots[number].amount])


def paid_at_once(pots: Sequence[Pot], rules: HouseRules) -> tuple[int, ...]:
    """Numbers of the side pots that are paid before the showdown: only one seat can win them, last formed first.

    Option `uncontested_side_pot`.
    """
    if rules.uncontested_side_pot is not UncontestedSidePot.AWARD_AT_ONCE:
        return ()
    return tuple(number for number in reversed(range(1, len(pots))) if pots[number].uncontested)


def whole_to(hand: HandState, winners: tuple[int, ...]) -> tuple[Part, ...]:
    """The same hands win all of a pot, whatever it divides into."""
    return parts_won(hand, lambda _half, _run: winners)


def _cannot_award(hand: HandState, entry: Award) -> Refused | None:
    pots = pots_of(collected(hand))
    if not 0 <= entry.pot < len(pots) or not pots[entry.pot].amount:
        return Refused(RefusalCode.POT_UNKNOWN, {"pot": entry.pot})
    if entry.pot in [each.pot for each in hand.awards]:
        return Refused(RefusalCode.POT_ALREADY_AWARDED, {"pot": entry.pot})
    halves = halves_told(hand, entry.parts)
    if halves is None or not winnable(entry.parts):
        return _not_the_parts(hand, entry)
    if refused := _won_by_nobody(hand, entry, halves) or _wrong_winners(hand, entry, halves, pots[entry.pot]):
        return refused
    if _shares(hand, pots[entry.pot], entry) is None:
        return Refused(RefusalCode.BUTTON_NOT_KNOWN, {"pot": entry.pot}, option="odd_chip_button_games")
    return None


def _shares(hand: HandState, pot: Pot, entry: Award) -> tuple[Share, ...] | None:
    return shares(hand, pot.amount, entry.parts, run_outs=hand.run_it is not None)


Halves = Sequence[tuple[Half, Part]]
"""Each half of the pot with the part that tells its winners, board by board."""


def _not_the_parts(hand: HandState, entry: Award) -> Refused:
    """A pot divides into the halves of the game."""
    if not winnable(entry.parts):
        return Refused(RefusalCode.NO_WINNER, {"pot": entry.pot})
    facts = {"pot": entry.pot, "parts": len(entry.parts), "due": len(whole_to(hand, ()))}
    return Refused(RefusalCode.WRONG_PARTS, facts)


def _won_by_nobody(hand: HandState, entry: Award, halves: Halves) -> Refused | None:
    """A half that needs a qualifying hand may go to nobody, all of a board may not."""
    if all(part.winners for _, part in halves):
        return None
    for board in _boards_of(hand, halves):
        if not any(part.winners for _, part in board):
            return Refused(RefusalCode.NO_WINNER, {"pot": entry.pot})
    if all(needs_a_qualifier(half, hand.rules) for half, part in halves if not part.winners):
        return None
    return Refused(RefusalCode.NO_WINNER, {"pot": entry.pot})


def _boards_of(hand: HandState, halves: Halves) -> Iterator[Halves]:
    """The halves board by board, where a pot is run more than once."""
    number = len(hand.game.halves)
    return (halves[first : first + number] for first in range(0, len(halves), number))


def _wrong_winners(hand: HandState, entry: Award, halves: Halves, pot: Pot) -> Refused | None:
    can_win = contenders(hand, pot)
    for _, part in halves:
        for seat in part.winners:
            if seat not in can_win:
                return Refused(RefusalCode.NOT_IN_THIS_POT, {"seat": seat, "pot": entry.pot})
            if part.winners.count(seat) > 1:
                return Refused(RefusalCode.WINNER_TWICE, {"seat": seat, "pot": entry.pot})
    return None


def _may_not_award(hand: HandState, entry: Award) -> Refused | None:
    if not betting_is_over(hand):
        winners = {seat for part in entry.parts for seat in all_winners(part)}
        return still_has_cards(hand, winners)
    first = pots_left(collected(hand))[0]
    if entry.pot != first:
        facts = {"pot": entry.pot, "first": first}
        cite = ("TDA 2024 R21", "WSOP Live 2024 R149")
        return Refused(RefusalCode.SIDE_POT_FIRST, facts, option="side_pot_award_order", cite=cite)
    return _against_the_cards(hand, entry)


def still_has_cards(hand: HandState, winners: Container[int]) -> Refused:
    """Why a pot is not pushed to these seats yet: another one has not folded (TDA 2024 R17-B, WSOP Live 2024 R139)."""
    others = [each.seat for each in hand.seats if not each.folded and each.seat not in winners]
    facts = {"seat": others[0] if others else None, "to_act": hand.to_act}
    return Refused(RefusalCode.STILL_HAS_CARDS, facts, cite=("TDA 2024 R17-B", "WSOP Live 2024 R139"))


def _against_the_cards(hand: HandState, entry: Award) -> Refused | None:
    """Who has tabled wins with the best hand on the table, and with every one that ties it, or not at all.

    Of a seat that has not tabled nothing is said: the dealer has read its hand.
    """
    if not hand.tabled:
        return None
    can_win = contenders(hand, pots_of(hand)[entry.pot])
    if shared_by_all(hand, entry.parts):
        return _somebody_qualifies(hand, entry, can_win)
    halves = halves_told(hand, entry.parts) or ()
    named = [part.winners for _, part in halves]
    spoken = [
        _as_the_cards_speak(hand, can_win, part.winners, half, run=1 + place // len(hand.game.halves))
        for place, (half, part) in enumerate(halves)
    ]
    if named == spoken:
        return None
    each, best = next((each, best) for each, best in zip(named, spoken, strict=True) if each != best)
    seat = min(set(each) - set(best) or set(best) - set(each))
    winners = iter(spoken)
    right = parts_won(hand, lambda _half, _run: next(winners))
    facts: dict[str, Fact] = {"seat": seat, "pot": entry.pot, "winners": best}
    return Refused(RefusalCode.CARDS_SPEAK, facts, (Award(entry.pot, right),), cite=CARDS_SPEAK)


def _somebody_qualifies(hand: HandState, entry: Award, can_win: tuple[int, ...]) -> Refused | None:
    """All who are left share only if none of the tabled hands wins a half, and then all of them."""
    spoken = parts_won(hand, partial(best_tabled, hand, can_win))
    right = spoken if winnable(spoken) else all_share(hand, can_win)
    if right is None or right == entry.parts:
        return None
    winners = whole_winners(right)
    seat = min(set(winners).symmetric_difference(whole_winners(entry.parts)), default=winners[0])
    facts: dict[str, Fact] = {"seat": seat, "pot": entry.pot, "winners": winners}
    return Refused(RefusalCode.CARDS_SPEAK, facts, (Award(entry.pot, right),), cite=CARDS_SPEAK)


def _as_the_cards_speak(
    hand: HandState, can_win: tuple[int, ...], winners: tuple[int, ...], half: Half, run: int
) -> tuple[int, ...]:
    """The winners the tabled hands make of those named; of seats that have not tabled nothing is changed."""
    tabled = {each.seat for each in hand.tabled}.intersection(winners)
    best = set(best_tabled(hand, can_win, half, run))
    if not best or not tabled or tabled == best:
        return winners
    return tuple(sorted(best.union(winners) - (tabled - best)))


def _with_bets_back(hand: HandState, entry: Award) -> HandState:
    """The hand with the bets after the draw returned, where a checked seven wins."""
    if hand.after_draw is None:
        return hand
    return given_back(hand, entry.pot, bets_back(hand, entry.pot, whole_winners(entry.parts)))


def whole_winners(parts: Sequence[Part]) -> tuple[int, ...]:
    """Everybody who wins a part, ascending."""
    return tuple(sorted({seat for part in parts for seat in all_winners(part)}))


def _award(hand: HandState, entry: Award) -> HandState:
    # the floor may push a pot while chips could still be bet: that ends the betting
    unsettled = hand.stage if betting_is_over(hand) else Stage.SHOWDOWN
    hand = _with_bets_back(collected(hand), entry)
    pot = hand.pots[entry.pot]
    pushed = _shares(hand, pot, entry)
    assert pushed is not None, "cannot has asked before"
    awards = (*hand.awards, Awarded(entry.pot, entry.parts, pushed))
    amounts = {share.seat: share.amount for share in pushed}
    seats = tuple([_paid(each, amounts[each.seat]) if each.seat in amounts else each for each in hand.seats])
    after = replace(hand, seats=seats, middle=hand.middle - pot.amount, awards=awards, to_act=None)
    return replace(after, stage=unsettled if pots_left(after) else Stage.SETTLED)


def _paid(seat: InHand, amount: int) -> InHand:
    behind = None if seat.behind is None else seat.behind + amount
    return replace(seat, behind=behind, won=seat.won + amount)


AWARD = HandRule(_cannot_award, _may_not_award, _award)
