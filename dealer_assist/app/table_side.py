"""The table's page at work: opening a table, and changing seats, stacks and button between hands."""

from __future__ import annotations

import random

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from dealer_assist.app.intents import Chosen, Intent, KeyTapped
from dealer_assist.app.opening import Opening, opening_after, opening_of, whole_deck
from dealer_assist.app.page_moves import PageState, closes, opening_move, page_move
from dealer_assist.app.pictures import Pictures
from dealer_assist.app.screen_state import Depth
from dealer_assist.app.screens.pad import ActionPad
from dealer_assist.app.screens.table_page import TablePage
from dealer_assist.app.session import Session
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.pad import PadView, stack_pad_view
from dealer_assist.app.views.table_page import PageAround, TablePageView, opening_view, table_page_view, undo_key
from dealer_assist.rules.refused import Refused
from dealer_assist.table.entries import TableOpened
from dealer_assist.table.state import TableState
from dealer_assist.words import Words


class TableSide(QObject):
    """Between the session and the table's page; made when the page is first opened."""

    back_wanted = Signal()
    """Back to the hand."""
    chosen = Signal(object)
    """A choice that is not the table's: language, depth, hand."""

    def __init__(
        self, session: Session, opened: TableOpened, units: int, depth: Depth, words: Words, look: Look, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._opened = opened
        self._units = units
        self._words = words
        self.depth = depth
        self._page = PageState()
        self.pictures = Pictures()
        self._opening: Opening | None = None
        self._refusal: Refused | None = None
        self._look = look
        self._pad: ActionPad | None = None
        self.widget = TablePage(look, self._view(), parent)
        self.widget.entered.connect(self._tapped)
        self.widget.prompt.painted.connect(self._painted)
        session.refused.connect(self._refused)

    def speak(self, words: Words, look: Look) -> None:
        """Another language, another glass or the other hand."""
        self._words, self._look = words, look
        self.widget.set_look(look)
        self.refresh()

    def refresh(self) -> None:
        """Show the table as it is now."""
        if self._live() is not None:
            self._opening = None
        self.widget.set_view(self._view())
        self._show_pad()
        desk, live = self._session.desk, self._live()
        page = self._page if live is not None else self._proposed()
        if self.pictures.show((0 if desk is None else desk.entered, page.doing, page.counting)):
            self.widget.prompt.update()

    def _show_pad(self) -> None:
        view = self._pad_view()
        if view is None:
            self.widget.open_drawer(None)
            return
        if self._pad is None:
            self._pad = ActionPad(self._look, view)
        self._pad.set_view(view)
        self.widget.open_drawer(self._pad)

    # taps

    @Slot()
    def _painted(self) -> None:
        self.pictures.painted()

    @Slot(object)
    def _tapped(self, intent: Intent) -> None:
        if isinstance(intent, Chosen) and intent.what in ("language", "depth", "hand"):
            self.chosen.emit(intent)
            return
        if not self.pictures.was_seen(intent):
            return
        table = self._live()
        if table is not None:
            self._change(intent, table)
        elif intent == KeyTapped("undo"):
            self._session.undo()
        else:
            self._propose(intent)
        self.refresh()

    def _change(self, intent: Intent, table: TableState) -> None:
        made = page_move(intent, table, self._page)
        self._page = made.page
        self._refusal = None
        if made.entry is not None and not self._session.enter(made.entry):
            self._page = replace(made.page, refused=self._refusal)
            return
        after = self._session.table
        if table.hand is not None and after is not None and (after.hand is None or after.hands != table.hands):
            self._session.hand_ended()
        if made.back:
            self.back_wanted.emit()

    def _propose(self, intent: Intent) -> None:
        deck = list(whole_deck())
        random.SystemRandom().shuffle(deck)
        made = opening_move(intent, self._proposed(), tuple(deck))
        self._refusal = None
        if isinstance(made, Opening):
            self._opening = made
        elif self._session.enter(made):
            self._opening = None
            self.back_wanted.emit()

    @Slot(object)
    def _refused(self, refused: Refused) -> None:
        """What was refused on the other page is told there."""
        if self.widget.isVisible():
            self._refusal = refused

    # views

    def _live(self) -> TableState | None:
        """The table, if one is open."""
        return self._session.table if self._session.is_open else None

    def _just_closed(self) -> bool:
        """Whether closing the table is the last thing that was entered."""
        desk = self._session.desk
        return desk is not None and desk.last is not None and closes(desk.last.entry)

    def _proposed(self) -> Opening:
        """What stands on the page before the table opens; after closing it, the table that was closed."""
        if self._opening is None:
            last = self._session.table
            self._opening = opening_of(self._opened) if last is None else opening_after(self._opened, last)
        return self._opening

    def _view(self) -> TablePageView:
        table = self._live()
        if table is None:
            view = opening_view(self._proposed(), self._units, self._words, self._refusal)
            return replace(view, undo=undo_key(self._words)) if self._just_closed() else view
        around = PageAround(self.depth, self._look.left_handed, self._page.refused)
        return table_page_view(table, self._page.doing, around, self._words)

    def _pad_view(self) -> PadView | None:
        table = self._live()
        if table is not None:
            seat, keyed, chips = self._page.counting, self._page.keyed, table.chips
        else:
            seat, keyed, chips = self._proposed().counting, self._proposed().keyed, self._opened.chips
        return None if seat is None else stack_pad_view(seat, chips, keyed, self._words)
