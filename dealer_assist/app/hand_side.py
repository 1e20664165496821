"""The hand page at work: taps become entries, the table becomes views, and what is due opens by itself."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import QObject, QTime, Signal, Slot
from PySide6.QtWidgets import QWidget

from dealer_assist.app.clock_side import ClockSide
from dealer_assist.app.drawers import Drawers
from dealer_assist.app.hand_moves import move_of_the_page
from dealer_assist.app.intents import AwardMode, Intent, KeyTapped, PotPushed, WinnerTapped
from dealer_assist.app.leading import hint, leads, without_what_is_over
from dealer_assist.app.next_step import next_step, to_say
from dealer_assist.app.opens import settled
from dealer_assist.app.pictures import Pictures
from dealer_assist.app.reads import NO_READS, Reads, with_counts
from dealer_assist.app.redo import TakenBack, last_taken
from dealer_assist.app.remedy_moves import after_refusal
from dealer_assist.app.screen_state import Depth, Move, Open, ScreenState, closed
from dealer_assist.app.screens.hand import HandScreen
from dealer_assist.app.session import Saved, Session
from dealer_assist.app.taking_up import at_depth, counted_first, takes_up
from dealer_assist.app.theme.look import Look
from dealer_assist.app.told_line import ToldLine
from dealer_assist.app.views.entry import Told
from dealer_assist.app.views.hand import Around, HandView, hand_view
from dealer_assist.files.room_file import Screen
from dealer_assist.guide.prompt import Said
from dealer_assist.rules.refused import Refused
from dealer_assist.table.entries import LogEntry
from dealer_assist.table.log import Logged
from dealer_assist.table.state import TableState
from dealer_assist.words import Words

OF_THE_AWARD = (WinnerTapped, AwardMode, PotPushed)
"""Taps after which a seat of the award may stand for another pot."""


class HandSide(QObject):
    """Between the session and the hand screen."""

    table_wanted = Signal(object)
    """The dealer wants the table's own page: what is open there, or None."""
    entered = Signal()
    """An entry was taken."""
    answered = Signal(str)
    """What the readers asked was answered: the answer's name."""
    taken_up = Signal()
    """A hand nobody followed is followed from here on."""

    def __init__(
        self,
        session: Session,
        preview: TableState,
        room: Screen,
        words: Words,
        look: Look,
        parent: QWidget,
        now: Callable[[], float] = monotonic,
        *,
        counts_first: bool = False,
    ) -> None:
        """`counts_first`: a hand that is on when the log is opened was not followed."""
        super().__init__(parent)
        self._session = session
        self._preview = preview
        """What is shown until the log is open."""
        self._words = words
        self._screen = ScreenState(depth=Depth(room.depth))
        self._counts_first = counts_first
        self._pot_totals = room.pot_totals
        self._drawers = Drawers()
        self.pictures = Pictures()
        self._reads = NO_READS
        self._taken_back = TakenBack()
        self._asked: LogEntry | None = None
        self._refusal: Refused | None = None
        self._told = ToldLine(words, self)
        self._told.faded.connect(self.refresh)
        self.clock = ClockSide(now, self)
        self.clock.ticked.connect(self.refresh)
        self.widget = HandScreen(look, self._view(preview), parent)
        self.widget.setEnabled(False)
        self.widget.entered.connect(self._tapped)
        self.widget.prompt.painted.connect(self._painted)
        session.refused.connect(self._refused)

    @property
    def depth(self) -> Depth:
        """How much is entered."""
        return self._screen.depth

    @property
    def counts_first(self) -> bool:
        """Whether the hand that is on was not followed and has still to be counted."""
        return self._counts_first or takes_up(self._screen)

    def set_depth(self, depth: Depth) -> None:
        """Enter more or less from now on, also in the middle of a hand: one that was not followed is counted first."""
        self._screen = at_depth(depth, self._session.table, self._screen)
        self.refresh()

    def log_opened(self) -> None:
        """A log that was open goes on: a hand on it that nobody followed is counted before it is followed."""
        if self._counts_first:
            self._counts_first = False
            self._screen = counted_first(self._session.table, self._screen)

    @property
    def words(self) -> Words:
        """What it says things with."""
        return self._words

    def speak(self, words: Words, look: Look) -> None:
        """Another language, another glass or the other hand."""
        self._words = words
        self._told.speak(words)
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
            self._screen = without_what_is_over(self._screen, table)
        self.clock.follow(None if table is None else table.hand)
        shown = table or self._preview
        # before the log is open, and where it cannot be opened, no key does anything
        self.widget.setEnabled(self._session.desk is not None)
        self.widget.set_view(self._view(shown))
        prompts, look = self._prompts(shown), self.widget.look
        self.widget.open_drawer(self._drawers.shown(self._screen, shown, prompts, self._words, look, self._standing))
        entries = self._session.desk.entered if self._session.desk is not None else 0
        if self.pictures.show((entries, self._screen.open, self._screen.depth, self._reads.subject)):
            self.widget.prompt.update()

    def recall(self) -> str:
        """The last entry in words: after a restart, and after entries on the table's page."""
        return self._told.recall(self._session.desk, self._session.table)

    # what the readers say

    def show_reads(self, reads: Reads) -> None:
        """What card readers count and ask."""
        if reads != self._reads:
            self._reads = reads
            self.refresh()

    def answer(self, name: str) -> None:
        """A key of what the readers ask was tapped."""
        if self.pictures.was_seen(KeyTapped(f"ask.{name}")):
            self.answered.emit(name)

    def take(self, entry: LogEntry) -> bool:
        """Enter what the readers propose; False if it was not taken."""
        table, desk = self._session.table, self._session.desk
        if table is None or desk is None:
            return False
        entered = desk.entered
        self._enter(Move(closed(self._screen)), entry, table)
        self.refresh()
        return desk.entered > entered

    # taps

    @Slot()
    def _painted(self) -> None:
        self.pictures.painted()

    @Slot(object)
    def _tapped(self, intent: Intent) -> None:
        table, took_up = self._session.table, takes_up(self._screen)
        if table is None or not self.pictures.was_seen(intent):
            return
        made = move_of_the_page(intent, table, self._screen, self.clock, self._standing)
        if made.undo:
            self._take_back(made, table)
        elif made.redo:
            self._enter_again(made, table)
        elif made.entry is not None:
            self._enter(made, made.entry, table)
        else:
            self._screen = made.screen
        if made.to_table:
            self.table_wanted.emit(made.page)
        self.refresh()
        self._let_go_on(intent, made)
        if took_up and not takes_up(self._screen):
            self.taken_up.emit()

    def _let_go_on(self, intent: Intent, made: Move) -> None:
        """Taps in other places need no pause where the tap led to what it was made for.

        What has come up unasked has to be read, such as the award after a last call, and so has the winner's next pot.
        """
        opened = self._screen.open
        unasked = made.undo or made.redo or (opened is Open.AWARD and isinstance(intent, OF_THE_AWARD))
        if not unasked and opened is made.screen.open:
            self.pictures.as_asked(entered=made.entry is not None)

    def _standing(self) -> tuple[Logged, ...]:
        desk = self._session.desk
        return () if desk is None else desk.standing

    def _enter_again(self, made: Move, before: TableState) -> None:
        """REDO: the entry taken back last."""
        held = self._taken_back
        if held.last is not None:
            self._enter(made, held.last, before)
            if self._taken_back is not held:
                self._taken_back = held.rest

    def _enter(self, made: Move, entry: LogEntry, before: TableState) -> None:
        self._asked = entry
        held, self._screen = self._screen, made.screen
        self._refusal = None
        if not self._session.enter(entry):
            self._screen = self._after_refusal(held)
            return
        self._taken_back = TakenBack()
        table, desk = self._session.table, self._session.desk
        if table is not None and desk is not None:
            self._told.tell(Told(entry, table, desk.entered, before))
            self.clock.hear(entry, table)
        self.entered.emit()
        if table is not None and table.hands != before.hands:
            self._session.hand_ended()

    def _take_back(self, made: Move, before: TableState) -> None:
        desk = self._session.desk
        last = desk.last.entry if desk is not None and desk.last is not None else None
        taken = None if desk is None else last_taken(desk.log)
        self._asked = None
        held, self._screen = self._screen, made.screen
        self._refusal = None
        if not self._session.undo():
            self._screen = self._after_refusal(held)
            return
        self._taken_back = self._taken_back.with_one(taken)
        self.clock.unhear(last)
        entries = 0 if desk is None else desk.entered
        self._told.tell(None if last is None else Told(last, before, entries, self._session.table, undone=True))
        self.entered.emit()

    @Slot(object)
    def _refused(self, refused: Refused) -> None:
        self._refusal = refused

    def _after_refusal(self, held: ScreenState) -> ScreenState:
        """What the screen shows when an entry was not taken: why, and what can be tapped instead."""
        refused, table, entry = self._refusal, self._session.table, self._asked
        if refused is None or table is None:
            return held
        self._refusal = None
        return after_refusal(held, refused, entry, table)

    # views

    def _view(self, table: TableState) -> HandView:
        session = self._session
        trouble = session.trouble if session.saved is Saved.NOT_OPENED else None
        around = Around(
            clock=self._corner_line(),
            trace=self._told.view(saved=session.saved is Saved.ALL),
            prompts=self._prompts(table),
            trouble=trouble,
            pot_totals=self._pot_totals,
            redo=self._taken_back.last is not None,
            hint=hint(self._screen, table, self._words),
        )
        view = self.clock.shown(hand_view(table, self._screen, around, self._words), table.hand, self._words)
        return with_counts(view, self._reads.counts, self._words)

    def _prompts(self, table: TableState) -> tuple[Said, ...]:
        said = to_say(self._session.prompts, next_step(table, self._screen.depth), self._screen.depth)
        first = leads(self._screen, table)
        return said if first is None else (first, *said)

    @property
    def is_answering(self) -> bool:
        """Whether an open helper, a clock, or a pot bet that can still be put right, leads the screen."""
        table = self._session.table
        asks = self._screen.asking is not None or self.clock.runs
        return table is not None and (asks or leads(self._screen, table) is not None)

    def _corner_line(self) -> str:
        """The time, or that it is being saved."""
        if self._session.saved in (Saved.SAVING, Saved.SLOW):
            return self._words.text("save.saving")
        return self._words.time(QTime.currentTime().toString("HH:mm"))
