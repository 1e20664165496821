"""What is said when an entry is not taken: the prompt of the situation where there is one, else the refusal itself."""

from __future__ import annotations

from collections.abc import Callable

from dealer_assist.guide.asks import ask_button_for_the_odd_chip, ask_prev
from dealer_assist.guide.chopping import no_chop
from dealer_assist.guide.prompt import Prompt, Said, Why
from dealer_assist.guide.turn import pad
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.state import TableState


def prompt_for(refused: Refused, table: TableState) -> Said:
    """The line that tells a refusal; `table` is the table it was refused at, which is unchanged.

    >>> prompt_for(Refused(RefusalCode.TABLE_CLOSED), None).code
    'refused.table_closed'
    """
    return OF_A_SITUATION.get(refused.code, _as_refused)(refused, table)


def _as_refused(refused: Refused, _table: TableState) -> Prompt:
    options = () if refused.option is None else (refused.option,)
    return Prompt(f"refused.{refused.code}", dict(refused.facts), Why(options=options))


def _still_has_cards(refused: Refused, _table: TableState) -> Prompt:
    """A warning, never a lock: the floor or a fold lets the push through (WSOP Live 2024 R142)."""
    return Prompt("still_has_cards", {"seat": refused.facts["seat"]})


def _raise_locked(refused: Refused, table: TableState) -> Said:
    seat = refused.facts.get("seat")
    if table.hand is None or not isinstance(seat, int):
        return _as_refused(refused, table)
    return pad(table.hand, seat)


def _no_chop(refused: Refused, _table: TableState) -> Said:
    return no_chop(refused)


def _button_not_placed(_refused: Refused, _table: TableState) -> Said:
    return ask_prev()


def _button_not_known(_refused: Refused, _table: TableState) -> Said:
    return ask_button_for_the_odd_chip()


OF_A_SITUATION: dict[RefusalCode, Callable[[Refused, TableState], Said]] = {
    RefusalCode.STILL_HAS_CARDS: _still_has_cards,
    RefusalCode.RAISE_LOCKED: _raise_locked,
    RefusalCode.NO_CHOP: _no_chop,
    RefusalCode.BUTTON_NOT_PLACED: _button_not_placed,
    RefusalCode.BUTTON_NOT_KNOWN: _button_not_known,
}
"""Refusals that are one of the situations a dealer is taught."""
