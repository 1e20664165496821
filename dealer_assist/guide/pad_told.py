"""What a seat may do, from the chips in front of the players now.

Every way the street can stand is tried (`stands`). They agree, or the first question that can change the answer is
asked: status, street, last full raise, button.

Two things are taken for granted: that some other seat can answer a raise, until each was told to be all-in or
out; and that a seat which matched a bet has chips behind, unless told otherwise.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from itertools import pairwise

from msgspec.structs import replace

from dealer_assist.guide.asks import ask_bets, ask_status
from dealer_assist.guide.drawing import open_or_fold
from dealer_assist.guide.history import raisers
from dealer_assist.guide.opening import at_street, clockwise, front_of, not_counted
from dealer_assist.guide.prompt import Ask, Prompt, Said
from dealer_assist.guide.raises_left import LEAST, if_left, raise_left
from dealer_assist.guide.right import may_do
from dealer_assist.guide.settle import Possible, settled
from dealer_assist.guide.stands import Stand, faces_told, questions_of_status, questions_of_the_round, stands
from dealer_assist.hand.first_round import entry_is_fixed
from dealer_assist.hand.situation import SeatTold, Situation, Told
from dealer_assist.rules.options import DrawOpen

OUT = (Told.ALL_IN, Told.FOLDED)


def pad_told(told: Situation, seat: int) -> Said:
    """What the seat may do when its turn comes, or the question on which it hangs."""
    if refused := no_action_left(told, seat):
        return refused
    uncounted = not_counted(told.seats)
    if uncounted is not None:
        return ask_bets(uncounted)
    opens = _opens(told, seat)
    possible = [
        Possible(stand.facts, opens if opens and stand.opening.preflop else right_told(told, seat, stand))
        for stand in stands(told, seat)
    ]
    if told.game.later_first is not None:
        possible = list(_whoever_opened(possible, seat))
    questions = [*questions_of_status(told, seat), *questions_of_the_round(told, seat)]
    return settled(possible, questions) or no_legal_street(told, seat)


def _whoever_opened(possible: Sequence[Possible], seat: int) -> Iterator[Possible]:
    """In stud boards decide who has acted, and no question asks for them: a raise is named with its condition."""
    for each in possible:
        alike = [other.answer for other in possible if _but_for_the_order(other) == _but_for_the_order(each)]
        locked = next((answer for answer in alike if answer.code == "call_or_fold"), None)
        raising = next((answer for answer in alike if isinstance(answer, Prompt) and answer.code in LEAST), None)
        if locked is None or raising is None:
            yield each
        elif raising.code == "limit_complete":
            # it says itself what those who have acted may do
            yield replace(each, answer=raising)
        else:
            yield replace(each, answer=if_left(raising, seat, locked.slots["call"], locked.why.options))


def _but_for_the_order(possible: Possible) -> dict[str, Hashable]:
    return {name: value for name, value in possible.facts.items() if name != "order"}


def _opens(told: Situation, seat: int) -> Prompt | None:
    """What the first one in may do before a draw in a game in which nobody just calls. Option `draw_open`."""
    if told.rules.draw_open is DrawOpen.OPEN_OR_FOLD_ONLY and _somebody_opened(told):
        return None
    others = (each for each in told.seats if each.seat != seat)
    asks = next((each for each in told.seats if each.seat == seat), SeatTold(seat))
    seats = tuple(sorted((asks, *others), key=lambda each: each.seat))
    return open_or_fold(at_street(told, 0, seats), seat)


def _somebody_opened(told: Situation) -> bool:
    """Whether chips in front are more than blinds, where a blind cannot be called: chips of no blind, or two bets."""
    if told.forced.kill or told.forced.straddles:
        return False
    at = told.positions
    blinds = tuple(seat for seat in (at.small_blind, at.big_blind, at.third_blind) if seat is not None)
    put_in = {each.seat: each.front for each in told.seats if each.front}
    whole_bets = sum(front >= max(told.big_blind, told.third_blind) for front in put_in.values())
    most_blinds = 3 if told.third_blind else 2
    no_blind = at.big_blind is not None and any(seat not in blinds for seat in put_in)
    return no_blind or whole_bets > 1 or len(put_in) > most_blinds


def no_action_left(told: Situation, seat: int) -> Prompt | None:
    """What is said of a seat that has folded or is all-in; None if it can act."""
    own = next((each for each in told.seats if each.seat == seat), SeatTold(seat))
    if own.told is Told.FOLDED:
        return Prompt("refused.has_folded", {"seat": seat})
    if own.told is Told.ALL_IN:
        return Prompt("refused.is_all_in", {"seat": seat, "amount": own.front})
    return None


def no_legal_street(told: Situation, seat: int) -> Ask:
    """No legal street leads to these chips.

    Somebody raised by less than may be, unless all-in; or they are miscounted.
    """
    raised = raisers(clockwise(told, seat), front_of(told, seat))
    totals = [front_of(told, seat), *((each.front or 0) for each in raised)]
    rises = [(to - over, each) for each, (over, to) in zip(raised, pairwise(totals), strict=True)]
    doubtful = [rise for rise in rises if rise[1].told is not Told.ALL_IN]
    if not doubtful:
        return ask_bets(seat)
    # the smallest raise is the likeliest to be none
    _rise, raiser = min(doubtful, key=lambda rise: rise[0])
    return ask_status(raiser.seat, raiser.front or 0)


def nobody_can_answer(told: Situation, seat: int) -> bool:
    """Whether every other seat was told to be all-in or out."""
    return all(each.told in OUT for each in told.seats if each.seat != seat)


def right_told(told: Situation, seat: int, stand: Stand) -> Prompt:
    """What the seat may do where the street stands like this."""
    if nobody_can_answer(told, seat) or entry_is_fixed(at_street(told, stand.opening.street)):
        return _only_calls(seat, stand.went.level - front_of(told, seat))
    left = raise_left(told, seat, stand)
    faces = replace(faces_told(told, seat, stand), ran_out=left is False)
    said = may_do(faces, told.rules)
    return if_left(said, seat, faces.call) if left is None else said


def _only_calls(seat: int, call: int) -> Prompt:
    """Nobody is left to answer a raise, or there is none before the flop."""
    if call > 0:
        return Prompt("to_act", {"seat": seat, "call": call, "min": None})
    return Prompt("to_act_check", {"seat": seat, "min": None, "raises": False})
