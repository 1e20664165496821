"""Keys of a pot bet: SAID IT, ROUND, the bet itself, FIX and WHY, and what a tap on them tells.

ROUND is there only where the house counts the pot in larger chips (option `pl_round_up_to`; WSOP Live 2024 R186) and
that changes the number. What may still be put right is the guide's to say.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.app.count import Count, Field, Helper
from dealer_assist.app.count_choice import Choice
from dealer_assist.app.helpers import names_a_maximum, said
from dealer_assist.app.telling import with_field
from dealer_assist.guide.prompt import Prompt, Said
from dealer_assist.hand.limits import limits
from dealer_assist.hand.state import HandState
from dealer_assist.table.state import TableState


def is_pot(count: Count, told: Said | None) -> bool:
    """Whether a maximum is told, or one that was announced."""
    return count.helper is Helper.POT and (names_a_maximum(told) or Field.SAID in count.fields)


def _said_it(count: Count) -> Choice:
    return Choice("said", "key.said_it", count.target is Field.SAID, amount=count.fields.get(Field.SAID))


def announcing(table: TableState, count: Count, told: Said | None) -> tuple[Choice, ...]:
    """SAID IT, ROUND, the bet itself where the hand is followed and it is the seat's turn, FIX and WHY."""
    rounded, to, hand = rounded_to(told), pot_bet(count, told), table.hand
    keys = [_said_it(count)]
    if rounded is not None:
        keys.append(Choice("round", "key.round", amount=rounded))
    if hand is not None and to is not None and _may_bet(hand, count, to):
        keys.append(Choice("bet", "key.raise" if hand.level else "key.bet", amount=to))
    keys.append(Choice("fix", "key.fix", amount=put_right_to(told)))
    first = _first_to_do(keys)
    return (*(replace(key, now=key.name == first) for key in keys), Choice("why", "key.why"))


def _first_to_do(keys: list[Choice]) -> str | None:
    """A wrong maximum is put right first; else the pot is bet, rounded where the house rounds it."""
    amounts = {key.name for key in keys if key.amount is not None}
    if "fix" in amounts or "bet" not in amounts:
        return "fix" if "fix" in amounts else None
    return "round" if "round" in amounts else "bet"


def _may_bet(hand: HandState, count: Count, to: int) -> bool:
    """Whether the seat that says pot may bet that much now: an exact count may be less than the least."""
    if not count.followed or hand.to_act is None or hand.to_act != count.seat:
        return False
    return to >= (limits(hand, hand.to_act).min_to or 0)


def its_turn(table: TableState, count: Count) -> bool:
    """Whether the seat that says pot may be entered as betting it now."""
    return count.followed and table.hand is not None and table.hand.to_act == count.seat


def rounded_to(told: Said | None) -> int | None:
    """The maximum where the house counts the pot in larger chips and that changes it; None where it does not."""
    if not isinstance(told, Prompt) or not names_a_maximum(told) or told.slots.get("exact") is None:
        return None
    return int(told.slots["total"])


def put_right_to(told: Said | None) -> int | None:
    """The maximum, while one that was announced wrongly can be put right; None while nothing is wrong."""
    return int(told.slots["max"]) if told is not None and told.code in PUT_RIGHT else None


PUT_RIGHT = ("wrong_maximum", "oversize_bet", "ask_acted_behind")
"""Prompts of a maximum announced wrongly that may still be put right."""


def pot_bet(count: Count, told: Said | None) -> int | None:
    """The total a pot bet is entered with: as announced, else the exact count of the pot; None while there is neither.

    Where the house rounds the pot up, the rounded figure is a key of its own.
    """
    announced = count.fields.get(Field.SAID)
    if announced is not None or not isinstance(told, Prompt) or not names_a_maximum(told):
        return announced
    exact = told.slots.get("exact")
    return int(told.slots["total"] if exact is None else exact)


# -- tapped


def told_as(count: Count, total: int | None) -> Count:
    """That total was announced, no digit is to follow."""
    return count if total is None else replace(with_field(count, Field.SAID, total), target=None)


def put_right(count: Count, most: int | None) -> Count:
    """FIX: the dealer says the maximum now; before anything is wrong, the digits tell what was announced instead."""
    return with_field(count, Field.SAID) if most is None else told_as(count, most)


def announced(table: TableState, count: Count) -> Count:
    """SAID IT: the maximum was announced; the digits change it to what was announced instead."""
    most = said(table, count)
    total = int(most.slots["total"]) if most is not None and names_a_maximum(most) else None
    return with_field(count, Field.SAID, total if Field.SAID not in count.fields else None)
