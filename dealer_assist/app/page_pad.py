"""The pad on the table's page: what it asks for, one amount after the other, and the entry that is made of them.

Blinds and limits are asked small one first. What cannot be is refused by the table in one sentence, and the last amount
stays to be keyed anew.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from dealer_assist.app.fact_changes import ROW_OF, fact_entry
from dealer_assist.app.facts_row import Floor
from dealer_assist.app.keying import Keyed
from dealer_assist.app.page_state import Keying, PageState
from dealer_assist.table.between import ChipsAdded
from dealer_assist.table.entries import Entry, StackCounted
from dealer_assist.table.facts import with_facts_due
from dealer_assist.table.state import TableState

ASKED: dict[Keying, tuple[str, ...]] = {
    Keying.COUNT: ("table.stack_of",),
    Keying.ADD: ("table.added_of",),
    Keying.SIT: ("table.stack_of",),
    Keying.ANTE: ("table.ante",),
    Keying.BOMB_POT: ("facts.bomb_pot",),
    Keying.CAP: ("facts.cap",),
    Keying.THIRD_BLIND: ("facts.third_blind",),
    Keying.STAKES: ("table.small_blind", "table.big_blind"),
    Keying.LIMITS: ("facts.small_bet", "facts.big_bet"),
    Keying.SPREAD: ("facts.least_bet", "facts.most_bet"),
    Keying.BRING_IN: ("facts.bring_in",),
    Keying.BUTTON_ANTE: ("table.button_ante",),
    Keying.STRADDLE: ("facts.straddle_up_to",),
}
"""The amounts that are asked for, by the ids of their names."""
OF_SEAT: dict[Keying, Callable[[int, int], Entry]] = {Keying.COUNT: StackCounted, Keying.ADD: ChipsAdded}
"""What is entered of an amount keyed for a seat."""


def asked(keying: Keying, table: TableState) -> tuple[str, ...]:
    """The amounts asked for at this table: where a third blind is posted, three of them."""
    third = keying is Keying.STAKES and with_facts_due(table).stakes.third_blind
    return (*ASKED[keying], "facts.third_blind") if third else ASKED[keying]


def opened(page: PageState, keying: Keying) -> PageState:
    """The page with the pad open for that."""
    return replace(page, keying=keying, keyed=Keyed(), amounts=())


def stepped_back(page: PageState) -> PageState:
    """BACK: to the amount before, which stands there again; from the first the pad closes."""
    if not page.amounts:
        return replace(page, keying=None, keyed=Keyed())
    return replace(page, keyed=Keyed().set(page.amounts[-1]), amounts=page.amounts[:-1])


def sent(page: PageState, table: TableState, floor: Floor) -> PageState | Entry:
    """The amount on the pad is sent off: the next one is asked for, or the entry they make; a newcomer's is kept."""
    assert page.keying is not None, "the pad is open"
    amount = page.keyed.amount
    if page.keying is Keying.SIT:
        return replace(page, keying=None, keyed=Keyed(), stack=amount)
    if page.keying in OF_SEAT and page.seat is not None:
        return OF_SEAT[page.keying](page.seat, amount)
    amounts = (*page.amounts, amount)
    if len(amounts) < len(asked(page.keying, table)):
        return replace(page, keyed=Keyed(), amounts=amounts)
    return fact_entry(ROW_OF[page.keying], "/".join(map(str, amounts)), table, floor)
