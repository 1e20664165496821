"""The table's page at work: opening a table, and changing seats, chips, button and the facts of the table."""

from __future__ import annotations

import random

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from dealer_assist.app.facts_row import Floor
from dealer_assist.app.intents import Chosen, Intent, KeyTapped
from dealer_assist.app.opening import Opening, opening_after, opening_of, whole_deck
from dealer_assist.app.opening_moves import opening_move
from dealer_assist.app.page_moves import PageMove, closes, page_move, shut
from dealer_assist.app.page_state import PageState
from dealer_assist.app.pictures import Pictures
from dealer_assist.app.screen_state import Depth
from dealer_assist.app.screens.table_page import TablePage
from dealer_assist.app.session import Session
from dealer_assist.app.table_panels import TablePanels
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.entry import Told, told_text
from dealer_assist.app.views.refusal import floor_may
from dealer_assist.app.views.table_page import PageAround, TablePageView, opening_view, table_page_view, undo_key
from dealer_assist.files.games import games_for
from dealer_assist.files.opening import ReadyTable
from dealer_assist.files.where import Places
from dealer_assist.rules.refused import Refused
from dealer_assist.table.state import TableState
from dealer_assist.words import Words

FLOOR = "floor"
"""Who enters what only the floor decides."""


class TableSide(QObject):
    """Between the session and the table's page; made when the page is first opened."""

    back_wanted = Signal()
    """Back to the hand."""
    readers_wanted = Signal()
    """The technician wants the page of card readers."""
    chosen = Signal(object)
    """A choice that is not the table's: language, depth, hand."""

    def __init__(
        self,
        session: Session,
        ready: ReadyTable,
        where: Places,
        depth: Depth,
        words: Words,
        look: Look,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._ready = ready
        self._opened = ready.opened()
        self._where = where
        self._words = words
        self.depth = depth
        self._page = PageState()
        self._told: Told | None = None
        self._facts: Floor | None = None
        self.pictures = Pictures()
        self._opening: Opening | None = None
        self._refusal: Refused | None = None
        self._look = look
        self.widget = TablePage(look, self._view(), parent)
        self.widget.entered.connect(self._tapped)
        self.widget.prompt.painted.connect(self._painted)
        self._panels = TablePanels(self.widget)
        self._panels.entered.connect(self._tapped)
        self._panels.painted.connect(self._painted)
        session.refused.connect(self._refused)

    def speak(self, words: Words, look: Look) -> None:
        """Another language, another glass or the other hand."""
        self._words, self._look = words, look
        self.widget.set_look(look)
        self._panels.set_look(look)
        self.refresh()

    def open_at(self, page: PageState) -> None:
        """The page as it opens: the seats, the menu of one, or the facts."""
        self._page, self._told = page, None
        self.refresh()

    def refresh(self) -> None:
        """Show the table as it is now."""
        table = self._live()
        self._page = replace(self._page, followed=self.depth is not Depth.BUTTON_AND_BLINDS)
        if table is not None:
            self._opening = None
        self.widget.set_view(self._view())
        if table is None:
            self._panels.show_opening(self._proposed(), self._opened.chips, self._words)
        else:
            self._panels.show(table, self._page, self._floor(), self._said(), self._words)
        desk = self._session.desk
        page = replace(self._page, keyed=PageState().keyed) if table is not None else self._open_for()
        if self.pictures.show((0 if desk is None else desk.entered, page)):
            self._panels.top_prompt(self.widget.prompt).update()

    def _open_for(self) -> tuple[object, ...]:
        opening = self._proposed()
        return opening.doing, opening.counting, opening.blinds

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
        table, entered = self._live(), self._entered()
        if intent == Chosen("doing", "readers"):
            self.readers_wanted.emit()
        elif table is not None:
            self._change(page_move(intent, table, self._page, self._floor()), table)
        elif intent == KeyTapped("undo"):
            self._session.undo()
        else:
            self._propose(intent)
        self.refresh()
        if self._page.refused is None:
            self.pictures.as_asked(entered=self._entered() != entered)

    def _change(self, made: PageMove, table: TableState) -> None:
        held, self._page = self._page, made.page
        self._refusal = None
        if made.undo:
            self._take_back(held, table)
        elif made.entry is not None:
            if not self._session.enter(made.entry, FLOOR if made.by_floor else None):
                self._not_taken(held, made)
                return
            self._tell(Told(made.entry, self._session.table or table, self._entered(), table))
            self._after_hand(table)
        if made.back:
            self.back_wanted.emit()

    def _not_taken(self, held: PageState, made: PageMove) -> None:
        """Why, and what can be tapped instead; what was half done stays as it was."""
        table, entry = self._session.table, made.entry
        by_floor = table is not None and entry is not None and floor_may(table, entry)
        self._page = replace(held, refused=self._refusal, entry=entry, by_floor=by_floor)

    def _take_back(self, held: PageState, table: TableState) -> None:
        desk = self._session.desk
        last = desk.last.entry if desk is not None and desk.last is not None else None
        if not self._session.undo():
            self._page = replace(shut(held), refused=self._refusal)
        elif last is not None:
            self._tell(Told(last, table, self._entered(), self._session.table, undone=True))

    def _after_hand(self, before: TableState) -> None:
        after = self._session.table
        if before.hand is not None and after is not None and (after.hand is None or after.hands != before.hands):
            self._session.hand_ended()

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

    def _tell(self, told: Told) -> None:
        """Say this in the second line of the page."""
        self._told = told

    def _said(self) -> str:
        return "" if self._told is None else told_text(self._told, self._words)

    def _entered(self) -> int:
        return 0 if self._session.desk is None else self._session.desk.entered

    def _floor(self) -> Floor:
        """What facts are made from; the games are read when the facts are first opened."""
        if self._facts is not None:
            return self._facts
        if self._page.tab is None:
            return Floor(self._ready, ())
        self._facts = Floor(self._ready, games_for(self._where))
        return self._facts

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
            view = opening_view(self._proposed(), self._ready.room.units, self._words, self._refusal)
            return replace(view, undo=undo_key(self._words)) if self._just_closed() else view
        around = PageAround(self.depth, self._look.left_handed, self._said())
        return table_page_view(table, self._page, around, self._words)
