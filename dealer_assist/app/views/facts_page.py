"""What the page of the table's facts shows: one row for each fact, the value that holds marked, tabs for the groups."""

import msgspec

from dealer_assist.app.facts_row import Floor, Row, Value
from dealer_assist.app.page_state import PageState, Tab
from dealer_assist.app.table_facts import rows
from dealer_assist.app.views.award import choice_key
from dealer_assist.app.views.key import KeyKind, KeyView
from dealer_assist.app.views.naming import game_name, long_name, short_name
from dealer_assist.app.views.prompt import PromptView, Tone, refusal_view
from dealer_assist.app.views.table_page import Choice, back_key, undo_key
from dealer_assist.games.game import Game
from dealer_assist.table.facts import with_facts_due
from dealer_assist.table.state import Facts, TableState
from dealer_assist.words import Words

TAB_TEXTS = {
    Tab.STAKES: "table.stakes",
    Tab.GAME: "facts.game",
    Tab.ANTE: "table.ante",
    Tab.STRADDLES: "facts.straddles",
    Tab.MORE: "facts.kill_and_more",
}


class FactsPageView(msgspec.Struct, frozen=True):
    """What the page shows."""

    prompt: PromptView
    """The game as it is from the next hand on."""
    rows: tuple[Choice, ...]
    """The facts of the tab, one under the other."""
    tabs: Choice
    """The groups of facts."""
    back: KeyView
    """Back to the seats."""
    undo: KeyView
    """Take the last change back."""


def facts_page_view(table: TableState, page: PageState, floor: Floor, said: str, words: Words) -> FactsPageView:
    """The page of the tab that is open; `said` is what was changed last, in words."""
    tab = page.tab or Tab.STAKES
    name, hint = long_name(with_facts_due(table), words), words.text("table.from_next_hand")
    prompt = PromptView(name, said or hint, Tone.INFORM)
    if page.refused is not None:
        prompt = refusal_view(page.refused, table, words)
    tabs = tuple((str(each.value), choice_key(words.text(TAB_TEXTS[each]), chosen=each is tab)) for each in Tab)
    return FactsPageView(
        prompt=prompt,
        rows=tuple(_row(row, words) for row in rows(tab, table, floor, page.games_from)),
        tabs=Choice("tab", "", tabs),
        back=back_key(page, words),
        undo=undo_key(words),
    )


def _row(row: Row, words: Words) -> Choice:
    keys = tuple((value.name, _key(value, words)) for value in row.values)
    return Choice(row.what, words.text(row.title) if row.title else "", keys)


def _key(value: Value, words: Words) -> KeyView:
    key = choice_key(_label(value, words), chosen=value.chosen)
    if value.looked_at:
        # an edge without a tick: its games are shown, none of them holds yet
        key = msgspec.structs.replace(key, kind=KeyKind.CHOSEN)
    return msgspec.structs.replace(key, enabled=value.possible)


def _label(value: Value, words: Words) -> str:
    match value.shown:
        case Game():
            return game_name(value.shown, words)
        case Facts(stakes, game, rules):
            return short_name(stakes, stakes.bets, rules, game, words)
        case str():
            return words.text(value.shown)
        case int():
            return words.amount(value.shown)
    return words.stakes(value.shown)
