"""What the menu of a seat shows: whose it is, and one key for each thing that can be done there."""

import msgspec

from dealer_assist.app.ending_hands import between_hands
from dealer_assist.app.page_state import Deeper, PageState
from dealer_assist.app.seat_item import Item
from dealer_assist.app.seat_menu import menu_of
from dealer_assist.app.seat_ways import stack_to_sit_with
from dealer_assist.app.views.award import choice_key
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.views.line import FactsView
from dealer_assist.app.views.standing import standing_of
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.state import TableState, seat_at
from dealer_assist.words import Words


class MenuView(msgspec.Struct, frozen=True):
    """What a panel of choices shows."""

    facts: FactsView
    """Whose it is, and how things stand."""
    what: str
    """The question its keys answer."""
    keys: tuple[tuple[str, KeyView], ...]
    """Answer and key, in reading order."""


def seat_menu_view(table: TableState, page: PageState, words: Words) -> MenuView | None:
    """The menu of the seat that is open; None while none is."""
    items = menu_of(table, page)
    if page.seat is None or not items:
        return None
    keys = tuple((item.name, _key(table, page, item, words)) for item in items)
    return MenuView(_facts(table, page, page.seat, words), "seat", keys)


def _facts(table: TableState, page: PageState, number: int, words: Words) -> FactsView:
    seat, facts = seat_at(table, number), [words.text("state.seat", seat=number)]
    if seat is None:
        amount = stack_to_sit_with(table.stakes, page.stack)
        return FactsView((*facts, words.text("table.sits_with", amount=amount)))
    if page.deeper is Deeper.MISSED:
        return FactsView((*facts, words.text("table.which_missed")))
    if seat.stack is not None and table.hand is None:
        facts.append(words.text("state.stack_amount", amount=seat.stack))
    if word := standing_of(table, seat, words).word:
        facts.append(word)
    return FactsView(tuple(facts))


def _key(table: TableState, page: PageState, item: Item, words: Words) -> KeyView:
    key = choice_key(words.text(item.text, **item.slots), chosen=item.chosen)
    return msgspec.structs.replace(key, enabled=not _waits_for_the_hand(table, page, item))


def _waits_for_the_hand(table: TableState, page: PageState, item: Item) -> bool:
    """Whether it can be done only once the hand in progress is over."""
    if item.entry is None:
        return False
    answer = apply(table, between_hands(table, item.entry, page))
    return isinstance(answer, Refused) and answer.code is RefusalCode.HAND_IS_OPEN
