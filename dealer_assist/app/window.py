"""The window: the hand or the table's own page, in the language and for the hand of the dealer who sits there.

It decides no rule. What a tap leads to stands in `moves` and `page_moves`, what is shown in `views`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QGuiApplication, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from dealer_assist.app.band_side import BandSide
from dealer_assist.app.hand_side import HandSide
from dealer_assist.app.intents import Chosen
from dealer_assist.app.kept_screen import ScreenSet, as_the_room_says
from dealer_assist.app.layout.hand import band_box
from dealer_assist.app.opening import can_open, opening_of
from dealer_assist.app.pages import Pages
from dealer_assist.app.screen_side import ScreenSide
from dealer_assist.app.screen_state import Depth
from dealer_assist.app.session import Session
from dealer_assist.app.theme.deck import Deck
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.metrics import assumed_glass, glass_of
from dealer_assist.app.theme.palette import colour
from dealer_assist.app.theme.tokens import Colour
from dealer_assist.app.views.band import BandView, recovered_band
from dealer_assist.app.widgets.band import Band
from dealer_assist.desk.desk import Recovered
from dealer_assist.files.has_readers import has_readers
from dealer_assist.files.opening import ReadyTable
from dealer_assist.files.where import Places, places
from dealer_assist.hand.state import HandState, Stage
from dealer_assist.table.seating import opened
from dealer_assist.words import Digits, Words

if TYPE_CHECKING:
    from dealer_assist.app.readers_side import ReadersSide
    from dealer_assist.app.table_side import TableSide

CLOCK_MS = 5_000
"""How often the clock in the corner is looked at, milliseconds."""
READERS_MS = 300
"""How long after the log is open card readers are started, milliseconds: the table is on the glass by then."""
FIRST_GUESS = (1920, 1080)


class TableWindow(QWidget):
    """One dealer's screen."""

    screen_set = Signal(object)
    """Somebody has set the screen otherwise: a ScreenSet."""

    def __init__(
        self,
        session: Session,
        ready: ReadyTable,
        where: Places | None = None,
        screen: ScreenSet | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """`screen` is how it is set; None = as the room's file says."""
        super().__init__(parent)
        self.setObjectName("window")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self._session = session
        self._ready = ready
        self._where = where or places()
        self._opened = ready.opened()
        screen = screen or as_the_room_says(ready.room.screen)
        self._words = Words(screen.language, digits=Digits(ready.room.screen.digits))
        self._look = Look(assumed_glass(*FIRST_GUESS), screen.language, screen.left_handed, screen.deck)
        self._face_the_language()
        room = replace(ready.room.screen, depth=int(screen.depth))
        first, counts = opened(self._opened), screen.counts
        self.hand = HandSide(session, first, room, self._words, self._look, self, counts_first=counts)
        self.readers: ReadersSide | None = None
        """Card readers; None where the room has none."""
        readers, words, look = self.make_readers, self._words, self._look
        self.pages = Pages(self.hand, session, ready, self._where, readers, words, look, self)
        self.pages.turned.connect(self._turned)
        self.pages.chosen.connect(self._chosen)
        self._bands = BandSide(session, self._words, self._look, self)
        self._bands.covers.connect(self._covered)
        self.screen_side = ScreenSide(self, self._words, self._look, screen.glow)
        self.screen_side.lit.connect(self._tell_screen)
        self.screen_side.looks.connect(self.set_deck)
        self.screen_side.turned.connect(self._changed)
        self.screen_side.turned.connect(self._turned)
        session.changed.connect(self.screen_side.awake)
        self.hand.widget.entered.connect(self.screen_side.awake)
        self.hand.entered.connect(self._bands.entered)
        self.hand.taken_up.connect(self._tell_screen)
        session.changed.connect(self._changed)
        session.opened.connect(self._log_opened)
        clock = QTimer(self)
        clock.timeout.connect(self.hand.refresh)
        clock.start(CLOCK_MS)

    @property
    def language(self) -> str:
        """Two letters."""
        return self._words.language

    @property
    def band(self) -> Band:
        """What everybody at the screen must know."""
        return self._bands.widget

    @property
    def is_painted(self) -> bool:
        """Whether what the keys mean now is on the glass: a tap that came down before says nothing."""
        return self.screen_side.is_open or self.pages.is_painted

    @property
    def table(self) -> TableSide | None:
        """The table's own page; None before it was first opened."""
        return self.pages.table

    def set_language(self, language: str) -> None:
        """Speak another language from now on; no hand is lost."""
        self._words = Words(language, digits=self._words.digits)
        self._look = replace(self._look, language=language)
        self._face_the_language()
        self._speak()

    def set_left_handed(self, left_handed: bool) -> None:
        """Put the pad and the main keys at the dealer's free hand."""
        self._look = replace(self._look, left_handed=left_handed)
        self._speak()

    @Slot(object)
    def set_deck(self, deck: Deck) -> None:
        """Draw cards otherwise from now on."""
        self._look = replace(self._look, deck=deck)
        self._speak()
        self._tell_screen()

    def tell_fault(self, _what: str) -> None:
        """The program had a fault, which is written down: a quiet bar, and the table goes on."""
        self._bands.tell_fault()

    # what the session tells

    @Slot()
    def _changed(self) -> None:
        self.pages.refresh()
        self._bands.refresh()

    @Slot(object)
    def _log_opened(self, recovered: Recovered) -> None:
        """A new log begins with the room's table, if that is whole; one that was open goes on where it stood."""
        if self._session.table is None:
            if can_open(opening_of(self._opened)):
                self._session.enter(self._opened)
        elif recovered.events and self._session.is_open and _is_on(self._session.table.hand):
            self._bands.tell(self._recovered)
        self.hand.log_opened()
        self._tell_screen()
        self.hand.recall()
        self._changed()
        QTimer.singleShot(READERS_MS, self, self._open_readers)

    @Slot()
    def _open_readers(self) -> None:
        """Card readers of the room, if it has some: nothing of them is imported otherwise."""
        if self.readers is None and has_readers(self._where, self._ready.room.name):
            self.make_readers()

    def make_readers(self) -> ReadersSide:
        """The readers' side of this window, made when it is first needed."""
        if self.readers is None:
            from dealer_assist.app.readers_room import readers_of_room

            self.readers = readers_of_room(self._session, self.hand, self._where, self._ready.room.name, self)
            self._bands.readers = self.readers
            self.readers.changed.connect(self._bands.refresh)
            self.readers.speak(self._words, self._look)
        return self.readers

    def stop_readers(self) -> bool:
        """Let go of the readers' ports; False if one hangs in its own."""
        return self.readers is None or self.readers.stop()

    def _recovered(self, words: Words) -> BandView:
        return recovered_band(self.hand.recall(), words)

    @Slot(object)
    def _chosen(self, choice: Chosen) -> None:
        match choice.what:
            case "language":
                self.set_language(choice.value)
            case "depth":
                self.hand.set_depth(Depth(int(choice.value)))
                if self.table is not None:
                    self.table.depth = self.hand.depth
                    self.table.refresh()
            case "hand" if choice.value == "screen":
                self.screen_side.open()
            case "hand":
                self.set_left_handed(choice.value == "left")
        self._tell_screen()

    @Slot()
    def _tell_screen(self) -> None:
        look, glow = self._look, self.screen_side.glow
        depth, counts = self.hand.depth, self.hand.counts_first
        self.screen_set.emit(ScreenSet(self.language, depth, look.left_handed, look.deck, glow, counts))

    # showing

    def _face_the_language(self) -> None:
        """Application-wide: text in painters takes its direction from here."""
        rtl = self._words.is_rtl
        QGuiApplication.setLayoutDirection(Qt.LayoutDirection.RightToLeft if rtl else Qt.LayoutDirection.LeftToRight)

    def _speak(self) -> None:
        self.pages.speak(self._words, self._look)
        if self.readers is not None:
            self.readers.speak(self._words, self._look)
        self.screen_side.speak(self._words, self._look)
        self._bands.speak(self._words, self._look)
        self._place_band()

    @Slot()
    def _turned(self) -> None:
        """Another page is in front: the band lies over it."""
        self.band.raise_()
        self._place_band()

    def _place_band(self) -> None:
        self._bands.place(on_table_page=self.pages.table_in_front)
        self.screen_side.place()

    @Slot(bool)
    def _covered(self, covered: bool) -> None:
        """The headline gives way to the band: its letters would reach under it."""
        glass = self._look.glass
        self.hand.widget.prompt.set_free(glass.px(band_box(glass).y) if covered else None)

    # Qt

    def resizeEvent(self, event: QResizeEvent) -> None:
        size = event.size()
        glass = glass_of(size.width(), size.height(), self._ready.room.screen.dpi)
        if glass != self._look.glass:
            self._look = replace(self._look, glass=glass)
            self._speak()
        self.pages.place(self.rect())
        self._place_band()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(event.rect(), colour(Colour.BASE))


def _is_on(hand: HandState | None) -> bool:
    """Whether something of the hand is still to be done: with every pot pushed there is nothing to check."""
    return hand is not None and hand.stage is not Stage.SETTLED
