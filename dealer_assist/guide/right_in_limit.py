"""Fixed limit: call, complete or raise. There is one size, so an all-in is short by more or less than half of it.

An all-in for half a bet or more counts as a raise and opens the betting again; for less it may be completed to the
full bet by those who have not acted. Option `limit_short_all_in_fraction`; TDA 2024 R47-B, WSOP Live 2024 R129. The
number of raises is option `limit_raise_cap` (`right`).
"""

from __future__ import annotations

from dealer_assist.guide.faces import Faces
from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.hand.structures import PARTS_OF_A_BET
from dealer_assist.rules.options import HouseRules

OPTION = ("limit_short_all_in_fraction",)


def may_do_in_limit(faces: Faces, rules: HouseRules) -> Prompt:
    """What a seat that faces a bet may do; somebody can answer and a raise is left.

    >>> from dealer_assist.rules.resolve import resolve
    >>> rules = resolve("tda_2024", mode="cash", betting="fl")
    >>> faces = Faces(seat=7, front=0, level=55, acted_at=None, least=25, full_to=40, bet=40)
    >>> may_do_in_limit(faces, rules).slots["complete"]
    80
    """
    parts = PARTS_OF_A_BET[rules.limit_short_all_in_fraction]
    if faces.answered is not None and parts * (faces.level - faces.answered) < faces.bet:
        return _locked(faces, faces.level - faces.answered, -(-faces.bet // parts))
    if faces.brought_in and not faces.full_to:
        return Prompt("call_or_complete", {"seat": faces.seat, "call": faces.call, "to": faces.full})
    if faces.level > faces.full_to:
        return _complete(faces, rules)
    if faces.increment < faces.bet <= parts * faces.increment:
        return _raise_over_short(faces)
    slots = {"seat": faces.seat, "call": faces.call, "min": faces.full}
    return Prompt("call_or_raise", slots, Why(f"{faces.level} + {faces.full - faces.level}", ("betting_structure",)))


def _locked(faces: Faces, increase: int, enough: int) -> Prompt:
    slots = {"seat": faces.seat, "call": faces.call, "increase": increase, "full": enough, "rule": "full_raise"}
    return Prompt("call_or_fold", slots, Why(f"{faces.level} − {faces.level - increase}", OPTION))


def _complete(faces: Faces, rules: HouseRules) -> Prompt:
    slots = {
        "call": faces.call,
        "complete": faces.full,
        "short": faces.level - faces.full_to,
        "measure": rules.limit_short_all_in_fraction.value,
    }
    return Prompt("limit_complete", slots, Why(f"{faces.full_to} + {faces.full - faces.full_to}", OPTION))


def _raise_over_short(faces: Faces) -> Prompt:
    slots = {
        "call": faces.call,
        "raise_to": faces.full,
        "short": faces.increment,
        "exactly_half": 2 * faces.increment == faces.bet,
    }
    return Prompt("limit_raise", slots, Why(f"{faces.level} + {faces.full - faces.level}", OPTION))
