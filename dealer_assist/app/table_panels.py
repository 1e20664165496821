"""What lies over the table's page: the menu of a seat, the pad, what was refused, and the page of the table's facts.

Each is imported and made when it is first opened, and kept.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QObject, Signal

from dealer_assist.app.facts_row import Floor
from dealer_assist.app.opening import Opening
from dealer_assist.app.page_pad import ASKED, asked
from dealer_assist.app.page_state import Keying, PageState, Tapping
from dealer_assist.app.screen_state import ScreenState
from dealer_assist.app.screens.page import Page
from dealer_assist.app.screens.table_page import TablePage
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.views.line import FactsView
from dealer_assist.app.views.pad import PadView, stack_pad_view
from dealer_assist.app.widgets.prompt_strip import PromptStrip
from dealer_assist.table.state import Stakes, TableState
from dealer_assist.words import Words

if TYPE_CHECKING:
    from dealer_assist.app.screens.drawer import Drawer
    from dealer_assist.app.screens.facts_page import FactsPage
    from dealer_assist.app.screens.keys_drawer import KeysDrawer
    from dealer_assist.app.screens.pad import ActionPad
    from dealer_assist.app.screens.refused import RefusedDrawer


class TablePanels(QObject):
    """The panels of one table's page."""

    entered = Signal(object)
    """An intent of the page of facts."""
    painted = Signal()
    """The page of facts is on the glass."""

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._page = page
        self._facts: FactsPage | None = None
        self._menu: KeysDrawer | None = None
        self._refused: RefusedDrawer | None = None
        self._pads: dict[Page, ActionPad] = {}

    def set_look(self, look: Look) -> None:
        """Another language, another glass or the other hand."""
        if self._facts is not None:
            self._facts.set_look(look)

    def show_opening(self, opening: Opening, chips: tuple[int, ...], words: Words) -> None:
        """Before the table opens: the pad for a stack or a blind, or nothing."""
        self._show_facts(None)
        view = _opening_pad(opening, chips, words)
        self._page.open_drawer(None if view is None else self._shown_pad(self._page, view))

    def show(self, table: TableState, page: PageState, floor: Floor, said: str, words: Words) -> None:
        """Everything that is open over the page of an open table."""
        under: Page = self._page
        if page.tab is None:
            self._show_facts(None)
        else:
            under = self._shown_facts(table, page, floor, said, words)
            self._page.open_drawer(None)
        under.open_drawer(self._drawer(under, table, page, words))

    def top_prompt(self, prompt: PromptStrip) -> PromptStrip:
        """The prompt that can be seen: that of the facts, or the page's own."""
        facts = self._facts
        return facts.prompt if facts is not None and facts.isVisible() else prompt

    # facts

    def _shown_facts(self, table: TableState, page: PageState, floor: Floor, said: str, words: Words) -> FactsPage:
        from dealer_assist.app.screens.facts_page import FactsPage
        from dealer_assist.app.views.facts_page import facts_page_view

        view = facts_page_view(table, page, floor, said, words)
        if self._facts is None:
            self._facts = FactsPage(self._page.look, view, self._page)
            self._facts.entered.connect(self.entered)
            self._facts.painted.connect(self.painted)
        self._facts.set_view(view)
        self._show_facts(self._facts)
        return self._facts

    def _show_facts(self, facts: FactsPage | None) -> None:
        if facts is None:
            if self._facts is not None and self._facts.isVisible():
                self._facts.open_drawer(None)
                self._facts.hide()
            self._page.cover = None
            return
        self._page.cover = facts
        facts.setGeometry(self._page.rect())
        facts.show()
        facts.raise_()

    # drawers

    def _drawer(self, under: Page, table: TableState, page: PageState, words: Words) -> Drawer | None:
        if page.asks_instead:
            return self._shown_refused(under, table, page, words)
        if page.keying is not None:
            return self._shown_pad(under, _pad_view(page.keying, table, page, words))
        if page.seat is not None and page.tapping is Tapping.MENU:
            return self._shown_menu(table, page, words)
        return None

    def _shown_menu(self, table: TableState, page: PageState, words: Words) -> Drawer | None:
        from dealer_assist.app.screens.keys_drawer import KeysDrawer
        from dealer_assist.app.views.seat_menu import seat_menu_view

        view = seat_menu_view(table, page, words)
        if view is None:
            return None
        if self._menu is None:
            self._menu = KeysDrawer(self._page.look, view)
        self._menu.set_view(view)
        return self._menu

    def _shown_refused(self, under: Page, table: TableState, page: PageState, words: Words) -> Drawer:
        from dealer_assist.app.screens.refused import RefusedDrawer
        from dealer_assist.app.views.refusal import refused_view

        screen = ScreenState(refused=page.refused, entry=page.entry, by_floor=page.by_floor)
        view = refused_view(screen, table, words)
        if self._refused is None or self._refused.parent() is not under:
            self._refused = RefusedDrawer(under.look, view)
        self._refused.set_view(view)
        return self._refused

    def _shown_pad(self, under: Page, view: PadView) -> Drawer:
        from dealer_assist.app.screens.pad import ActionPad

        if under not in self._pads:
            self._pads[under] = ActionPad(under.look, view)
        pad = self._pads[under]
        pad.set_view(view)
        return pad


OF_A_SEAT = (Keying.COUNT, Keying.ADD, Keying.SIT)


def _opening_pad(opening: Opening, chips: tuple[int, ...], words: Words) -> PadView | None:
    if opening.blinds is not None:
        view = stack_pad_view(0, chips, opening.keyed, words)
        return _asking(view, ASKED[Keying.STAKES], opening.blinds, words)
    return None if opening.counting is None else stack_pad_view(opening.counting, chips, opening.keyed, words)


def _pad_view(keying: Keying, table: TableState, page: PageState, words: Words) -> PadView:
    """The pad for an amount of a seat or of the table."""
    seat = page.seat or 0
    view = stack_pad_view(seat, table.chips, page.keyed, words)
    slots = {"seat": seat} if keying in OF_A_SEAT else {}
    limits = tuple(_limits(keying, table.stakes, words))
    return _asking(view, asked(keying, table), page.amounts, words, limits, **slots)


def _asking(
    view: PadView,
    asks: tuple[str, ...],
    before: tuple[int, ...],
    words: Words,
    limits: tuple[str, ...] = (),
    **slots: int,
) -> PadView:
    """What is asked for first, then what was keyed before; the key that sends it off says what is keyed next."""
    place = len(before)
    told = zip(asks, before, strict=False)
    keyed = (words.text("facts.amount_of", what=words.text(what), amount=amount) for what, amount in told)
    facts = FactsView((words.text(asks[place], **slots), *keyed, *limits))
    return msgspec.structs.replace(view, facts=facts, send=_with_what_follows(view.send, asks[place + 1 :], words))


def _limits(keying: Keying, stakes: Stakes, words: Words) -> Iterator[str]:
    """What a player may sit down with, or add up to."""
    if keying is Keying.SIT and stakes.min_buy_in:
        yield words.text("state.min", amount=stakes.min_buy_in)
    if keying in (Keying.SIT, Keying.ADD) and stakes.max_buy_in:
        yield words.text("state.max", amount=stakes.max_buy_in)


def _with_what_follows(send: KeyView, follows: tuple[str, ...], words: Words) -> KeyView:
    """DONE, or the amount that is keyed next."""
    if not follows:
        return send
    return msgspec.structs.replace(send, label=words.text("facts.then", what=words.text(follows[0])))
