"""POT opened in the middle of a hand: the largest bet or raise, from the chips in front of the players now.

The number needs no history but for what the house imagines before the flop: a small blind that counts for more until
the big blind has acted, a dead blind among the chips of the middle, antes that do not count. Questions, each only if
it can change the answer: bets, status, pot, antes, posted, street, last full raise, button.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from msgspec.structs import replace

from dealer_assist.guide.asks import ask_antes, ask_bets, ask_posted, ask_pot, ask_status
from dealer_assist.guide.dead_money import Lies, lying
from dealer_assist.guide.faces import Faces
from dealer_assist.guide.opening import clockwise, not_counted
from dealer_assist.guide.pad_told import no_action_left, no_legal_street, nobody_can_answer, pad_told, right_told
from dealer_assist.guide.posted import Blinds, blinds_told
from dealer_assist.guide.pot import Behind, pot_count, pot_max, pot_max_short_all_in, pot_options
from dealer_assist.guide.prompt import Prompt, Said
from dealer_assist.guide.right import may_do
from dealer_assist.guide.settle import Possible, Question, settled
from dealer_assist.guide.stands import Stand, faces_told, questions_of_status, questions_of_the_round, stands
from dealer_assist.hand.situation import SeatTold, Situation, Told, begin
from dealer_assist.hand.state import in_hand
from dealer_assist.rules.options import BettingStructure

MAY_RAISE = ("call_or_raise", "may_raise", "to_act_check")
"""Prompts of a seat that may bet or raise."""


def pot_told(told: Situation, seat: int) -> Said:
    """The largest bet or raise of a seat, what it may do instead, or the question on which it hangs."""
    if refused := no_action_left(told, seat):
        return refused
    if told.rules.betting_structure is not BettingStructure.PL:
        return pad_told(told, seat)
    uncounted = not_counted(told.seats)
    if uncounted is not None:
        return ask_bets(uncounted)
    told = _with_seat(told, seat)
    possible = _alike(list(_ways(told, seat)))
    questions = (
        *questions_of_status(told, seat),
        Question("pot", ask_pot()),
        Question("antes", ask_antes()),
        Question("posted", ask_posted()),
        *questions_of_the_round(told, seat),
    )
    answer = settled(possible, questions) or no_legal_street(told, seat)
    if answer.code == "pot_max_short_all_in" and (unsaid := _nobody_said_all_in(told, possible)) is not None:
        return ask_status(unsaid, next(each.front or 0 for each in told.seats if each.seat == unsaid))
    return answer


def _with_seat(told: Situation, seat: int) -> Situation:
    """The hand with the seat that asks, if nobody mentioned it: it has nothing in front."""
    if any(each.seat == seat for each in told.seats):
        return told
    seats = sorted((*told.seats, SeatTold(seat)), key=lambda each: each.seat)
    return replace(told, seats=tuple(seats))


def _alike(possible: list[Possible]) -> list[Possible]:
    """The same answers; of those that say the same, only the reasons they share: a reason alone is no question."""
    shared: dict[tuple[str, str], tuple[str, ...]] = {}
    for each in possible:
        options = each.answer.why.options
        kept = shared.get(_says(each), options)
        shared[_says(each)] = tuple(option for option in kept if option in options)
    return [
        replace(each, answer=replace(each.answer, why=replace(each.answer.why, options=shared[_says(each)])))
        for each in possible
    ]


def _says(possible: Possible) -> tuple[str, str]:
    return possible.answer.code, repr(possible.answer.slots)


def _nobody_said_all_in(told: Situation, possible: list[Possible]) -> int | None:
    """A seat that raised by less than may be, and is all-in only if nobody made a mistake."""
    untold = (each.seat for each in told.seats if each.told is None)
    return next((seat for seat in untold if any(each.facts.get(f"status {seat}") for each in possible)), None)


def _ways(told: Situation, seat: int) -> Iterator[Possible]:
    """Every way the street can stand, with every count of the pot that fits it."""
    for stand in stands(told, seat):
        instead = right_told(told, seat, stand)
        locked = instead.code not in MAY_RAISE or nobody_can_answer(told, seat)
        for blinds in blinds_told(told, seat, stand):
            for lies in lying(told, preflop=stand.opening.preflop):
                answer = instead if locked else _answer(told, seat, stand, blinds, lies, instead)
                yield Possible(_facts(stand, blinds, lies), answer)


def _facts(stand: Stand, blinds: Blinds, lies: Lies) -> dict[str, Hashable]:
    order = (stand.facts["order"], blinds.positions)
    return {**stand.facts, **blinds.states, **lies.facts, "order": order}


def _answer(told: Situation, seat: int, stand: Stand, blinds: Blinds, lies: Lies, instead: Prompt) -> Prompt:
    street = told.game.streets[stand.opening.street].name
    hand = begin(
        replace(
            told,
            seats=blinds.seats,
            positions=blinds.positions,
            street=street,
            middle=lies.middle,
            pots=(),
            forced=lies.forced,
            full_raise=None,
        )
    )
    count = pot_count(hand, in_hand(hand, seat))
    faces = faces_told(told, seat, stand)
    if count.total < faces.min_to:
        return instead
    options = pot_options(hand, seat)
    if stand.went.level > stand.went.last.to:
        return pot_max_short_all_in(count, seat, faces.min_to, _behind(told, faces, stand), options)
    return pot_max(count, options, told.rules.pl_round_up_to)


def _behind(told: Situation, faces: Faces, stand: Stand) -> Behind | None:
    """The next to act after a call, if it surely has chips and has acted before; nothing is asked for its sake."""
    for each in clockwise(told, faces.seat):
        front = each.front or 0
        if each.told in (Told.ALL_IN, Told.FOLDED) or front == faces.level:
            continue
        acted = next((one.at for one in faces.others if one.seat == each.seat), None)
        # with no more in front than the street opened with it may have checked, or not have acted
        if acted is None or front <= stand.opening.level:
            return None
        theirs = Faces(
            seat=each.seat,
            front=front,
            level=faces.level,
            acted_at=acted,
            least=faces.least,
            full_to=faces.full_to,
        )
        return Behind(each.seat, faces.level - front, may_do(theirs, told.rules).code in MAY_RAISE)
    return None
