"""Irregular deals and showdown rights as they are told at FLOOR: one fact a tap, then what follows, entered by one tap.

What can be chosen, what is asked and what follows, the guide decides (`guide.irregular`, `guide.rights`); here is only
which fact is being told. A tap is taken back with UNDO, nothing of it is in the log before the entry.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec.structs import replace

from dealer_assist.app.asking_state import About, Asking
from dealer_assist.app.screen_state import Move, Open, ScreenState, closed
from dealer_assist.guide.facts_asked import Asked, Kind
from dealer_assist.guide.irregular import Advice, advice, asked, irregularities
from dealer_assist.guide.rights import Told, asked_about, rights, told_right
from dealer_assist.table.state import TableState


class Door(msgspec.Struct, frozen=True):
    """How the guide is asked."""

    codes: Callable[[TableState], tuple[str, ...]]
    facts: Callable[[TableState, str, dict[str, Any]], tuple[Asked, ...]]
    follows: Callable[[TableState, str, dict[str, Any]], Advice | Told | Asked]


DOORS: dict[About, Door] = {
    About.IRREGULAR: Door(irregularities, asked, advice),
    About.RIGHT: Door(rights, asked_about, told_right),
}


def may_be_told(table: TableState, about: About) -> tuple[str, ...]:
    """Codes of what can have happened now."""
    return DOORS[about].codes(table)


def facts_of(table: TableState, asking: Asking) -> tuple[Asked, ...]:
    """Everything that is asked about it, as told or as the hand knows it."""
    return DOORS[asking.about].facts(table, asking.code, asking.answers)


def asked_now(table: TableState, asking: Asking) -> Advice | Told | Asked | None:
    """The fact to be told next, or what follows; None while nothing is chosen.

    A seat that need not be told is asked for all the same where the table does not take the entry without it.
    """
    if not asking.code:
        return None
    facts = facts_of(table, asking)
    told = next((each for each in facts if each.name == asking.fact), None)
    if told is not None:
        return told
    follows = DOORS[asking.about].follows(table, asking.code, asking.answers)
    if isinstance(follows, Advice) and follows.refused is not None:
        return next((each for each in facts if each.kind is Kind.SEAT and each.value is None), follows)
    return follows


# -- taps


def asking_opened(about: About, screen: ScreenState) -> ScreenState:
    """The screen with the list open."""
    return replace(closed(screen), open=Open.ASKING, asking=Asking(about))


def asking_move(value: str, table: TableState, screen: ScreenState) -> Move:
    """What a tap on one of the panel's keys leads to."""
    asking = screen.asking
    if asking is None:
        return Move(screen)
    now = asked_now(table, asking)
    if value == "enter":
        return Move(closed(screen), now.entry) if isinstance(now, Advice) else Move(screen)
    after = _after(value, asking, now)
    if after is None:
        return Move(screen)
    return Move(_shown(screen, replace(after, before=asking)))


def asking_undone(screen: ScreenState) -> ScreenState:
    """UNDO takes back the last tap; before the first the list closes."""
    before = None if screen.asking is None else screen.asking.before
    return closed(screen) if before is None else _shown(screen, before)


def _shown(screen: ScreenState, asking: Asking) -> ScreenState:
    return replace(closed(screen), open=Open.ASKING, asking=asking)


def _after(value: str, asking: Asking, now: Advice | Told | Asked | None) -> Asking | None:
    """What is told after a tap; None if it says nothing now."""
    kind, _, rest = value.partition(".")
    if kind == "code":
        return Asking(asking.about, rest)
    if kind == "fact":
        return replace(asking, fact=rest, rank="", seats=())
    if kind == "skip":
        return replace(asking, fact="", rank="", seats=())
    if not isinstance(now, Asked):
        return None
    match kind:
        case "rank":
            return replace(asking, rank=rest)
        case "seat" if now.kind is Kind.SEATS:
            return replace(asking, seats=tuple(sorted(set(asking.seats) ^ {int(rest)})))
    answer = ANSWERS[kind](asking, rest) if kind in ANSWERS else None
    if answer is None:
        return None
    return replace(asking, answers={**asking.answers, now.name: answer}, fact="", rank="", seats=())


ANSWERS: dict[str, Callable[[Asking, str], Any]] = {
    "yes": lambda _asking, _rest: True,
    "no": lambda _asking, _rest: False,
    "seat": lambda _asking, rest: int(rest),
    "seats": lambda asking, _rest: asking.seats,
    "number": lambda _asking, rest: int(rest),
    "choice": lambda _asking, rest: rest,
    "suit": lambda asking, rest: asking.rank + rest if asking.rank else None,
}
"""The answer a key gives, by what it tells."""
