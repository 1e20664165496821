"""ALL-IN opened in the middle of a hand: what goes back, or the pots, from the chips in front of the players now.

No history is needed: the chips in front, who is all-in or folded, and the middle. A seat with the largest
amount need not be told, one with less must be. Questions: bets, status, pot, street, button.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from dealer_assist.guide.asks import ask_bets, ask_button_for_the_order, ask_pot, ask_status, ask_street
from dealer_assist.guide.awarding import push
from dealer_assist.guide.chips import InFront, in_front
from dealer_assist.guide.collecting import collecting_told
from dealer_assist.guide.opening import clockwise, not_counted, openings
from dealer_assist.guide.pad_told import pad_told
from dealer_assist.guide.prompt import Said
from dealer_assist.guide.pulling import return_uncalled, side_pots
from dealer_assist.guide.settle import Possible, Question, settled
from dealer_assist.guide.short_blind import short_blind_pulled
from dealer_assist.hand.situation import SeatTold, Situation, Told
from dealer_assist.hand.turn import at_cap
from dealer_assist.pots.build import Pot
from dealer_assist.rules.options import HouseRules


def all_in_told(told: Situation) -> Said:
    """The next thing to do with the chips, or the question on which it hangs."""
    uncounted = not_counted(told.seats)
    if uncounted is not None:
        return ask_bets(uncounted)
    most = max((each.front or 0 for each in told.seats), default=0)
    for each in told.seats:
        # with nothing in front of anybody nobody has matched anything
        if each.told is None and (each.front or 0) < max(most, 1) and _may_be_in(told, each.seat):
            return ask_status(each.seat, each.front or 0)
    owing = owes_a_call(told, most)
    if owing is not None:
        return pad_told(told, owing)
    return ask_pot() if told.middle is None and not told.pots else pulled_told(told)


def _may_be_in(told: Situation, seat: int) -> bool:
    """Whether a seat can have a share: pots pulled apart say who has one."""
    return any(not pot.seats or seat in pot.seats for pot in told.pots) or not told.pots


def owes_a_call(told: Situation, most: int) -> int | None:
    """The seat to act that has chips behind and less in front than the most; None if all are matched.

    Of several it is the first after one that has matched: action goes round from the last raise.
    """
    owing = [each.seat for each in told.seats if _owes(each, most)]
    for seat in owing:
        before = [each for each in clockwise(told, seat) if _owes(each, most) or each.front == most]
        if not before or before[-1].seat not in owing:
            return seat
    return owing[0] if owing else None


def _owes(seat: SeatTold, most: int) -> bool:
    return seat.told is Told.IN and (seat.front or 0) < most


def pulled_told(told: Situation) -> Said:
    """What goes back or what is pulled, when nobody owes a call any more."""
    seats = tuple(each if each.told else _matched(told, each) for each in told.seats)
    chips = in_front(replace(told, seats=seats))
    back = return_uncalled(chips, told.rules)
    if back is not None:
        return back
    if len(chips.still_in) == 1:
        whole = Pot(chips.total, chips.still_in)
        return collecting_told(told, (whole,)) or push(whole.amount, chips.still_in[0], shown=False)
    questions = (Question("street", ask_street()), Question("button", ask_button_for_the_order()))
    answer = settled(list(_ways(told, chips)), questions)
    assert answer is not None, "there is always one way"
    return answer


def returned(told: Situation) -> Situation:
    """The situation once the uncalled part has gone back, as the prompt said; the same if nothing has to."""
    said = all_in_told(told)
    if said.code != "return_uncalled":
        return told
    seat, amount = said.slots["seat"], said.slots["amount"]
    less = (_less(each, amount, told.rules) if each.seat == seat else each for each in told.seats)
    return replace(told, seats=tuple(less))


def _less(seat: SeatTold, amount: int, rules: HouseRules) -> SeatTold:
    """The seat with that many chips taken back, an ante nobody could match included."""
    from_front = min(amount, seat.front or 0)
    left = replace(seat, front=(seat.front or 0) - from_front, earlier=seat.earlier - (amount - from_front))
    if seat.told is not Told.ALL_IN:
        return left
    # what comes back is all that lies behind, unless only the cap of the hand kept the rest out
    capped = at_cap(seat.earlier + (seat.front or 0), rules)
    return replace(left, told=Told.IN, behind=None if capped else amount)


def _matched(told: Situation, seat: SeatTold) -> SeatTold:
    """A seat nobody told about: with the most in front it is in; with no share in any pot it has folded."""
    return replace(seat, told=Told.IN if _may_be_in(told, seat.seat) else Told.FOLDED)


def _ways(told: Situation, chips: InFront) -> Iterator[Possible]:
    """The same pots are told in other words if the big blind was short: by street and by who the big blind is."""
    for opening in openings(told):
        big_blinds = _big_blinds(told) if opening.preflop else (told.positions.big_blind,)
        for big_blind in big_blinds:
            placed = replace(told, positions=replace(told.positions, big_blind=big_blind))
            short = short_blind_pulled(placed, opening.level, chips) if opening.preflop else None
            blinds = (opening.level, big_blind) if opening.preflop else None
            yield Possible({"button": blinds, "street": opening.preflop}, short or side_pots(chips))


def _big_blinds(told: Situation) -> tuple[int | None, ...]:
    """The big blind; where nobody told, a seat that may be all-in for less than it, or None for somebody else."""
    if told.positions.big_blind is not None:
        return (told.positions.big_blind,)
    may_be_all_in = (each for each in told.seats if each.told in (Told.ALL_IN, None))
    return (None, *(each.seat for each in may_be_all_in if 0 < (each.front or 0) < told.big_blind))
