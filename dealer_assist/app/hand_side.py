"""The hand page at work: taps become entries, the table becomes views, and what is due opens by itself."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTime, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from dealer_assist.app.drawers import Drawers
from dealer_assist.app.intents import Intent
from dealer_assist.app.moves import Move, closed, move, settled, with_folds
from dealer_assist.app.next_step import next_step, to_say
from dealer_assist.app.pictures import Pictures
from dealer_assist.app.screen_state import Depth, Open, ScreenState
from dealer_assist.app.screens.hand import HandScreen
from dealer_assist.app.session import Saved, Session
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.entry import Told, speaks_for_others, told_text
from dealer_assist.app.views.hand import Around, HandView, hand_view
from dealer_assist.app.views.line import TraceView
from dealer_assist.app.views.refusal import floor_may
from dealer_assist.files.room_file import Screen
from dealer_assist.guide.prompt import Said
from dealer_assist.rules.refused import Refused
from dealer_assist.table.entries import Amend, LogEntry, Undo
from dealer_assist.table.state import TableState
from dealer_assist.words import Words

FRESH_MS = 2_000
"""How long what a tap assumed about skipped seats stays bright, milliseconds."""


class HandSide(QObject):
    """Between the session and the hand screen."""

    table_wanted = Signal(object)
    """The dealer wants the table's own page: with the menu of this seat open, or None."""
    entered = Signal()
    """An entry was taken."""

    def __init__(
        self, session: Session, preview: TableState, room: Screen, words: Words, look: Look, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self._session = session
        self._preview = preview
        """What is shown until the log is open."""
        self._words = words
        self._screen = ScreenState(depth=Depth(room.depth))
        self._pot_totals = room.pot_totals
        self._drawers = Drawers()
        self.pictures = Pictures()
        self._asked: LogEntry | None = None
        self._told: Told | None = None
        self._said = ""
        self._fresh = QTimer(self)
        self._fresh.setSingleShot(True)
        self._fresh.setInterval(FRESH_MS)
        self._fresh.timeout.connect(self.refresh)
        self.widget = HandScreen(look, self._view(preview), parent)
        self.widget.setEnabled(False)
        self.widget.entered.connect(self._tapped)
        self.widget.prompt.painted.connect(self._painted)
        session.refused.connect(self._refused)

    @property
    def depth(self) -> Depth:
        """How much is entered."""
        return self._screen.depth

    def set_depth(self, depth: Depth) -> None:
        """Enter more or less from now on, also in the middle of a hand."""
        self._screen = replace(closed(self._screen), depth=depth)
        self.refresh()

    def speak(self, words: Words, look: Look) -> None:
        """Another language, another glass or the other hand."""
        self._words = words
        self._said = "" if self._told is None else told_text(self._told, words)
        self.widget.set_look(look)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show the table as it is now; parts that show the same already are left alone."""
        table = self._session.table
        if table is not None and table.closed:
            return
        if table is not None and self._session.desk is not None:
            self._screen = settled(table, self._screen, self._session.desk.entered)
        shown = table or self._preview
        # before the log is open, and where it cannot be opened, no key does anything
        self.widget.setEnabled(self._session.desk is not None)
        self.widget.set_view(self._view(shown))
        prompts, look = self._prompts(shown), self.widget.look
        self.widget.open_drawer(self._drawers.shown(self._screen, shown, prompts, self._words, look))
        entries = self._session.desk.entered if self._session.desk is not None else 0
        if self.pictures.show((entries, self._screen.open, self._screen.depth)):
            self.widget.prompt.update()

    def recall(self) -> str:
        """The last entry in words: after a restart, and after entries on the table's page."""
        desk, table = self._session.desk, self._session.table
        if desk is None or table is None or desk.last is None:
            return self._tell(None)
        if self._told is None or self._told.entries != desk.entered:
            return self._tell(Told(desk.last.entry, table, desk.entered))
        return self._said

    def _tell(self, told: Told | None) -> str:
        """Say this in the line in front of the dealer."""
        self._told = told
        self._said = "" if told is None else told_text(told, self._words)
        return self._said

    # taps

    @Slot()
    def _painted(self) -> None:
        self.pictures.painted()

    @Slot(object)
    def _tapped(self, intent: Intent) -> None:
        table = self._session.table
        if table is None or not self.pictures.was_seen(intent):
            return
        made = move(intent, table, self._screen)
        if made.undo:
            self._take_back(made, table)
        elif made.entry is not None:
            self._enter(made, made.entry, table)
        else:
            self._screen = made.screen
        if made.to_table:
            self.table_wanted.emit(made.at_seat)
        self.refresh()

    def _enter(self, made: Move, entry: LogEntry, before: TableState) -> None:
        self._asked = entry
        held, self._screen = self._screen, made.screen
        self._refusal = None
        if not self._session.enter(entry):
            self._screen = self._after_refusal(held)
            return
        table, desk = self._session.table, self._session.desk
        if table is not None and desk is not None:
            self._tell(Told(entry, table, desk.entered, before))
        if speaks_for_others(entry):
            self._fresh.start()
        else:
            self._fresh.stop()
        self.entered.emit()
        if table is not None and table.hands != before.hands:
            self._session.hand_ended()

    def _take_back(self, made: Move, before: TableState) -> None:
        desk = self._session.desk
        last = desk.last.entry if desk is not None and desk.last is not None else None
        self._asked = None
        held, self._screen = self._screen, made.screen
        self._refusal = None
        if not self._session.undo():
            self._screen = self._after_refusal(held)
            return
        entries = 0 if desk is None else desk.entered
        self._tell(None if last is None else Told(last, before, entries, self._session.table, undone=True))
        self._fresh.stop()
        self.entered.emit()

    @Slot(object)
    def _refused(self, refused: Refused) -> None:
        self._refusal = refused

    def _after_refusal(self, held: ScreenState) -> ScreenState:
        """What the screen shows when an entry was not taken: why, and what can be tapped instead."""
        refused, table, entry = self._refusal, self._session.table, self._asked
        if refused is None or table is None:
            return held
        self._refusal, refused = None, with_folds(refused, table)
        by_floor = entry is not None and not isinstance(entry, Undo | Amend) and floor_may(table, entry)
        shown = replace(held, refused=refused, entry=entry, by_floor=by_floor)
        if held.open is not Open.NOTHING:
            return shown
        return replace(shown, open=Open.REFUSED) if refused.remedies or by_floor else shown

    _refusal: Refused | None = None

    # views

    def _view(self, table: TableState) -> HandView:
        session = self._session
        trouble = session.trouble if session.saved is Saved.NOT_OPENED else None
        around = Around(self._corner_line(), self._trace(), self._prompts(table), trouble, self._pot_totals)
        return hand_view(table, self._screen, around, self._words)

    def _prompts(self, table: TableState) -> tuple[Said, ...]:
        return to_say(self._session.prompts, next_step(table, self._screen.depth))

    def _corner_line(self) -> str:
        """The time, or that it is being saved."""
        if self._session.saved in (Saved.SAVING, Saved.SLOW):
            return self._words.text("save.saving")
        return self._words.time(QTime.currentTime().toString("HH:mm"))

    def _trace(self) -> TraceView:
        return TraceView(self._said, self._session.saved is Saved.ALL, self._fresh.isActive())
