"""One answer if every way the hand can stand gives the same; otherwise the one question that comes first."""

from __future__ import annotations

from collections.abc import Hashable, Sequence

import msgspec

from dealer_assist.guide.prompt import Ask, Said


class Possible(msgspec.Struct, frozen=True):
    """One way the hand can stand, with the answer it gives."""

    facts: dict[str, Hashable]
    """What is not told, by the question that would tell it, as it would be here."""
    answer: Said


class Question(msgspec.Struct, frozen=True):
    """A question that may have to be asked."""

    of: str
    """The fact in `Possible.facts` that it tells."""
    ask: Ask


def settled(possible: Sequence[Possible], questions: Sequence[Question]) -> Said | None:
    """The answer all agree on, or the first question whose fact can change it; None if nothing is possible."""
    if not possible:
        return None
    if len(_different(possible)) == 1:
        return possible[0].answer
    for question in questions:
        if _matters(question.of, possible):
            return question.ask
    return questions[0].ask


def _different(possible: Sequence[Possible]) -> list[Said]:
    different: list[Said] = []
    for each in possible:
        if each.answer not in different:
            different.append(each.answer)
    return different


def _matters(fact: str, possible: Sequence[Possible]) -> bool:
    """Whether what can be answered differs with this fact."""
    by_value: dict[Hashable, list[Possible]] = {}
    for each in possible:
        by_value.setdefault(each.facts.get(fact), []).append(each)
    first, *others = (_different(each) for each in by_value.values())
    return any(len(each) != len(first) or any(said not in first for said in each) for each in others)
