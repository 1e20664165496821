"""TAKE n, PUSH m: what the house takes out of the pots before they are pushed, or why it takes nothing.

It comes after the uncalled part went back and the pots were pulled (rule file 06, order of work; WSOP Live 2024
R27). A house that never takes anything from such a hand is not told so. Options `rake_*`, `jackpot_*`,
`no_flop_no_drop` and `time_pot`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any

from msgspec.structs import replace

from dealer_assist.guide.asks import ask_flop, ask_players, ask_returned
from dealer_assist.guide.prompt import Prompt, Said, Why
from dealer_assist.guide.settle import Possible, Question, settled
from dealer_assist.hand.collection import amounts, collection_due, contested, raked
from dealer_assist.hand.middle import pots_of
from dealer_assist.hand.situation import Situation
from dealer_assist.hand.state import HandState
from dealer_assist.pots.build import Pot
from dealer_assist.pots.rake import Collection, Raked, collection, most_taken, past_every_limit
from dealer_assist.rules.options import HouseRules, RakeBase, RakeMethod
from dealer_assist.table.state import MOST_SEATS, TableState
from dealer_assist.table.time_charge import owing


def collecting(hand: HandState) -> Prompt | None:
    """What to take from the pots of a hand that was followed; None if nothing is ever taken, or it has been."""
    if collection_due(hand) is None:
        return None
    return take_collection(amounts(pots_of(hand)), raked(hand), hand.rules)


def take_collection(pots: Sequence[int], of_hand: Raked, rules: HouseRules) -> Prompt | None:
    """What to take from these pots, main pot first; None where this house takes nothing of such a hand.

    >>> from dealer_assist.rules.resolve import resolve
    >>> rules = resolve("wsop_live_2024", {"jackpot_drop": 1}, mode="cash", betting="nl")
    >>> take_collection((47,), Raked(dealt_in=9, flop=True), rules).why.sum
    '47 − 4 − 1'
    """
    pot, share = sum(pots), collection(pots, of_hand, rules)
    if share.time:
        time: dict[str, Any] = {"time": share.time, "pot": pot, "push": pot - share.time}
        return Prompt("take_time", time, Why(f"{pot} − {share.time}", ("time_charge", "time_pot")))
    if not pot or not most_taken(of_hand.dealt_in, rules):
        return None
    if share.taken:
        return _taken(pot, share, rules)
    # a pot that is too small after a flop is told so whether or not there was one
    by_the_flop = collection(pots, replace(of_hand, flop=True), rules).taken > 0
    reason, options = ("no_flop", ("no_flop_no_drop",)) if by_the_flop else ("too_small", AMOUNT_BY[rules.rake_method])
    slots: dict[str, Any] = {"rake": 0, "jackpot": 0, "pot": pot, "push": pot, "reason": reason}
    return Prompt("take_collection", slots, Why(options=options))


AMOUNT_BY: dict[RakeMethod, tuple[str, ...]] = {
    RakeMethod.PERCENT_ROUNDED: ("rake_rounding",),
    RakeMethod.STEP_TABLE: ("rake_steps",),
    RakeMethod.FIXED: ("rake_cap",),
    RakeMethod.TIME: (),
    RakeMethod.NONE: (),
}
"""What a dealer is told to look up for the amount, by the way the house charges."""


def _taken(pot: int, share: Collection, rules: HouseRules) -> Prompt:
    jackpot = ("jackpot_in_cap",) if share.jackpot else ()
    less = f" − {share.rake}" + (f" − {share.jackpot}" if share.jackpot else "")
    slots: dict[str, Any] = {
        "rake": share.rake,
        "jackpot": share.jackpot,
        "pot": pot,
        "push": pot - share.taken,
        "reason": "taken",
    }
    why = Why(f"{pot}{less}", (*jackpot, "rake_base", *AMOUNT_BY[rules.rake_method]))
    return Prompt("take_collection", slots, why)


def collecting_time(table: TableState) -> Prompt | None:
    """Between hands: from whom the time charge is still to be collected; None if nobody owes any."""
    owed = {seat.number: seat.time_owed for seat in owing(table)}
    if not owed:
        return None
    amounts_owed = set(owed.values())
    slots: dict[str, Any] = {
        "each": amounts_owed.pop() if len(amounts_owed) == 1 else None,
        "total": sum(owed.values()),
        "seats": list(owed),
    }
    return Prompt("collect_time", slots, Why(options=("time_charge",)))


# -- a hand that was not followed


def collecting_told(told: Situation, pots: Sequence[Pot]) -> Said | None:
    """The same for pots as they lie in a hand nobody followed, or the question on which it hangs.

    Questions: was there a flop, how many were dealt in, how much went back uncalled.
    """
    ways = list(_ways(told, pots))
    if all(each.answer == NOTHING_EVER for each in ways):
        return None
    questions = (
        Question("street", ask_flop()),
        Question("players", ask_players()),
        Question("returned", ask_returned()),
    )
    return settled(ways, questions)


NOTHING_EVER = Prompt("nothing_to_collect")
"""Stands for no prompt where some ways of the hand have one; it is never shown."""


def _ways(told: Situation, pots: Sequence[Pot]) -> Iterator[Possible]:
    """Every way the hand can have gone that the house's rules tell apart."""
    chips = amounts(pots)
    for flop, players, returned in product(_flop(told, pots), _players(told), _returned(told)):
        of_hand = Raked(dealt_in=players, flop=flop, returned=returned)
        answer = take_collection(chips, of_hand, told.rules) or NOTHING_EVER
        yield Possible({"street": flop, "players": players, "returned": returned}, answer)


def _flop(told: Situation, pots: Sequence[Pot]) -> tuple[bool, ...]:
    """With two hands left in a pot the board was dealt; with one, the street tells, or nobody does."""
    if contested(pots):
        return (True,)
    if told.street is None:
        return (True, False)
    return (told.street != told.game.streets[0].name,)


def _players(told: Situation) -> tuple[int, ...]:
    """Who folded early may not be told any more: then from the seats that were to as many as a table holds."""
    if told.dealt_in is not None:
        return (told.dealt_in,)
    at_least = len(told.seats)
    return tuple(range(at_least, max(at_least, MOST_SEATS) + 1))


def _returned(told: Situation) -> tuple[int, ...]:
    """As told; else nothing, or as much as reaches every maximum: the same for both is the answer to any amount."""
    if told.returned is not None:
        return (told.returned,)
    return (0, past_every_limit(told.rules)) if RETURNED_COUNTS[told.rules.rake_base] else (0,)


RETURNED_COUNTS: dict[RakeBase, bool] = {RakeBase.CALLED_POT_ONLY: False, RakeBase.ALL_CHIPS_BET: True}
"""Whether chips that went back are raked."""
