"""What a seat may do when its turn comes: call or raise, may raise again, or call or fold only.

A seat that has not acted may raise. One that has may raise again only after a full raise, or after short
all-ins that count as one: option `short_all_in_reopens`; TDA 2024 R47-A, WSOP Live 2024 R171 and R173. The
smallest raise is option `min_raise_rule`; TDA 2024 R43-A. Fixed limit has its own rule (`right_in_limit`); where
raises are counted the option `limit_raise_cap` ends them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dealer_assist.guide.faces import Acted, Faces
from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.guide.right_in_limit import may_do_in_limit
from dealer_assist.rules.options import BettingStructure, HouseRules, ShortAllInReopens


def may_do(faces: Faces, rules: HouseRules) -> Prompt:
    """What the dealer answers when the seat asks what it may do.

    >>> from dealer_assist.rules.resolve import resolve
    >>> rules = resolve("tda_2024", mode="cash", betting="nl")
    >>> may_do(Faces(seat=2, front=100, level=140, acted_at=100, least=100, full_to=100), rules).code
    'call_or_fold'
    """
    if faces.call <= 0:
        return _nothing_to_call(faces)
    if faces.ran_out:
        slots = {"seat": faces.seat, "call": faces.call, "min": None}
        return Prompt("to_act", slots, Why(options=("limit_raise_cap",)))
    return FACING_A_BET[rules.betting_structure](faces, rules)


def _nothing_to_call(faces: Faces) -> Prompt:
    may_bet = faces.acted_at is None and not faces.ran_out
    # the big blind's option: there is a bet already, so it raises
    slots = {"seat": faces.seat, "min": faces.min_to if may_bet else None, "raises": may_bet and faces.level > 0}
    return Prompt("to_act_check", slots)


def _by_the_last_raise(faces: Faces, rules: HouseRules) -> Prompt:
    """No-limit, pot-limit and spread: the last full raise is the measure."""
    if faces.acted_at is None or faces.full_to > faces.acted_at:
        return call_or_raise(faces)
    return AFTER_SHORT_ALL_INS[rules.short_all_in_reopens](faces, faces.level - faces.acted_at)


FACING_A_BET: dict[BettingStructure, Callable[[Faces, HouseRules], Prompt]] = {
    BettingStructure.NL: _by_the_last_raise,
    BettingStructure.PL: _by_the_last_raise,
    BettingStructure.SPREAD: _by_the_last_raise,
    BettingStructure.FL: may_do_in_limit,
}
"""What a seat that faces a bet may do, by the option `betting_structure`."""


def call_or_raise(faces: Faces) -> Prompt:
    """Nothing special: the price and the smallest raise."""
    slots = {"seat": faces.seat, "call": faces.call, "min": faces.min_to}
    return Prompt("call_or_raise", slots, Why(f"{faces.level} + {faces.least}", ("min_raise_rule",)))


def _add_up(faces: Faces, increase: int) -> Prompt:
    """Short all-ins add up, each seat counts from its own last total."""
    if increase < faces.least:
        return _locked(faces, increase, "full_raise")
    return _reopened(faces, increase, "full_raise", _still_locked(faces))


def _each_alone(faces: Faces, increase: int) -> Prompt:
    """No all-in that was full by itself: the betting stays closed however much they add up to."""
    return _locked(faces, increase, "full_raise" if increase < faces.least else "single_only")


def _every_one(faces: Faces, increase: int) -> Prompt:
    """Every all-in raise opens the betting again, for everybody."""
    return _reopened(faces, increase, "always", None)


AFTER_SHORT_ALL_INS: dict[ShortAllInReopens, Callable[[Faces, int], Prompt]] = {
    ShortAllInReopens.PER_PLAYER_CUMULATIVE: _add_up,
    ShortAllInReopens.SINGLE_ONLY: _each_alone,
    ShortAllInReopens.ALWAYS: _every_one,
}
"""What a seat that has acted may do when only short all-ins were put in since."""


def _still_locked(faces: Faces) -> Acted | None:
    """The next seat that faces less than a full raise: the dealer must not promise it the same."""
    for other in faces.others:
        if 0 < faces.level - other.at < faces.least:
            return other
    return None


def _locked(faces: Faces, increase: int, rule: str) -> Prompt:
    slots = {"seat": faces.seat, "call": faces.call, "increase": increase, "full": faces.least, "rule": rule}
    return Prompt("call_or_fold", slots, Why(f"{faces.level} − {faces.level - increase}", ("short_all_in_reopens",)))


def _reopened(faces: Faces, increase: int, rule: str, other: Acted | None) -> Prompt:
    slots: dict[str, Any] = {
        "seat": faces.seat,
        "min": faces.min_to,
        "faces": increase,
        "full": faces.least,
        "other": None if other is None else other.seat,
        "other_faces": None if other is None else faces.level - other.at,
        "rule": rule,
    }
    return Prompt("may_raise", slots, Why(f"{faces.level} + {faces.least}", ("short_all_in_reopens",)))
