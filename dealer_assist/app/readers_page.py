"""The technician's page of card readers at work: readers, the live map, ports, decks. Made when it is first opened.

Nothing on it waits for a device: ports are looked for in a thread, readers are read in theirs.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from dealer_assist.app.antennas_side import AntennasSide
from dealer_assist.app.deck_side import DeckSide
from dealer_assist.app.ending_hands import is_unsettled
from dealer_assist.app.intents import Chosen, Intent, KeyTapped
from dealer_assist.app.pictures import Pictures
from dealer_assist.app.placing import free_name, put_in_play, save, with_trial
from dealer_assist.app.ports_side import PortsSide
from dealer_assist.app.readers_room import use_own
from dealer_assist.app.readers_side import ReadersSide
from dealer_assist.app.screens.readers import ReadersPage
from dealer_assist.app.session import Session
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.prompt import PromptView, Tone
from dealer_assist.app.views.readers_page import (
    ReaderLine,
    ReadersPageView,
    RowView,
    Tab,
    inform,
    page_view,
    reader_rows,
    stopping_row,
)
from dealer_assist.files.where import Places
from dealer_assist.readers.deck_files import KeptDeck, kept_decks, simulated_deck_kept, unusable_decks
from dealer_assist.readers.setup import Setup, protocol_titles, trial
from dealer_assist.readers.simulated_table import simulated_shoe, simulated_table
from dealer_assist.words import Words

USUAL_SEATS = 9
"""Of a simulated table while there is none."""
LOOK_MS = 200
"""How often figures and the map are looked at while the page is open, milliseconds."""
SOON_MS = 30
"""How long after a card came the map shows it: cards that come together are one picture, milliseconds."""


class ReadersPageSide(QObject):
    """Between the readers and their page."""

    back_wanted = Signal()
    """Back to the table's page."""

    def __init__(
        self,
        readers: ReadersSide,
        session: Session,
        where: Places,
        room: str,
        words: Words,
        look: Look,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._readers, self._session = readers, session
        self._where, self._room, self._words = where, room, words
        self._tab = Tab.READERS
        self._ports = PortsSide(self._try, self)
        self._map = AntennasSide(readers, self._seats, self._placed)
        self._tried: str | None = None
        self._own = True
        """Whether the readers are those of the room's file."""
        self._unsaved = False
        self._said = ""
        self._decks = DeckSide(readers, self._kept, self._unusable_decks, self._deck_is_whole)
        self.pictures = Pictures()
        self.widget = ReadersPage(look, self._view(), parent)
        self.widget.entered.connect(self._tapped)
        self.widget.painted.connect(self._painted)
        self._ports.changed.connect(self.refresh)
        self._clock = QTimer(self)
        self._clock.setInterval(LOOK_MS)
        self._clock.timeout.connect(self.refresh)
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.setInterval(SOON_MS)
        self._soon.timeout.connect(self.refresh)
        readers.changed.connect(self._changed)

    def open(self) -> None:
        """Show the page."""
        self._clock.start()
        self.refresh()

    def close(self) -> None:
        """Put it away: the readers belong to the game again."""
        self._clock.stop()
        self._decks.close()

    def speak(self, words: Words, look: Look) -> None:
        """Another language, another glass or the other hand."""
        self._words = words
        self.widget.set_look(look)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Show everything as it is now."""
        self.widget.set_view(self._view())
        if self.pictures.show((self._tab, self._decks.state, self._ports.port, self._map.shows)):
            self.widget.prompt.update()

    @Slot()
    def _changed(self) -> None:
        if self._clock.isActive() and not self._soon.isActive():
            self._soon.start()

    # taps

    @Slot()
    def _painted(self) -> None:
        self.pictures.painted()

    @Slot(object)
    def _tapped(self, intent: Intent) -> None:
        if not self.pictures.was_seen(intent):
            return
        match intent:
            case KeyTapped("back"):
                self.close()
                self.back_wanted.emit()
                return
            case Chosen("tab", tab):
                self._decks.close()
                self._map.close()
                self._tab = Tab(tab)
            case Chosen("off" | "on" | "try" as what, reader):
                self._reader_tapped(what, reader)
            case Chosen("use", what):
                self._use(what)
            case Chosen("cell" | "laying" | "clear" | "place" as what, value):
                self._map.tapped(what, value)
            case Chosen("save", _):
                self._save()
            case Chosen("find" | "port" | "protocol" as what, value):
                self._ports.tapped(what, value)
            case Chosen(what, value):
                self._decks.tapped(what, value, self._map.simulated(), self._words)
        self.refresh()

    def _reader_tapped(self, what: str, reader: str) -> None:
        side = self._readers.side
        if side is None:
            return
        if what == "try":
            side.try_now(reader)
        else:
            side.switch(reader, what == "on")

    def _use(self, what: str) -> None:
        self._own, self._tried, self._unsaved, self._said = what == "own", None, False, ""
        match what:
            case "table":
                self._readers.use(simulated_table(self._seats() or USUAL_SEATS))
            case "shoe":
                self._readers.use(simulated_shoe())
            case _:
                use_own(self._readers, self._where, self._room)

    def _try(self, protocol: str, rule: str) -> None:
        """A reader on that port, beside those of the room."""
        setup = self._readers.setup if self._map.simulated() is None else Setup()
        self._tried = free_name(setup, protocol)
        self._readers.use(with_trial(setup, trial(self._tried, protocol, rule, setup.decks)))
        self._own, self._unsaved = False, True
        self._tab = Tab.READERS

    def _placed(self) -> None:
        """An antenna has another place than in the room's file."""
        self._own, self._unsaved = False, True

    def _seats(self) -> int | None:
        table = self._session.table
        return None if table is None else table.max_seats

    def _save(self) -> None:
        """Write places and a tried reader down; from then on they are the room's own."""
        words, name = self._words, f"{self._room}.toml"
        wrong = save(self._readers.setup, self._tried, self._where, self._room)
        if wrong is not None:
            self._said = words.text("deck.not_saved", why=wrong)
            return
        self._use("own")
        self._said = words.text("deck.saved", name=name)

    # views

    def _kept(self) -> dict[str, KeptDeck]:
        if self._map.simulated() is not None:
            # made up tags must not get into a deck somebody plays with
            return simulated_deck_kept(self._where.site)
        return kept_decks(self._where.find("rooms", self._room), self._where.site)

    def _unusable_decks(self) -> tuple[str, ...]:
        return unusable_decks(self._where.find("rooms", self._room), self._where.site)

    def _deck_is_whole(self, deck: KeptDeck) -> str | None:
        """A deck was registered to its last card: it comes into play where the room has none."""
        if self._map.simulated() is not None:
            return None
        wrong = put_in_play(deck, self._where, self._room)
        if wrong is None and self._own:
            self._use("own")
        return wrong

    def _view(self) -> ReadersPageView:
        match self._tab:
            case Tab.READERS:
                made = self._readers_prompt(), self._reader_rows()
            case Tab.ANTENNAS:
                made = self._map.view(self._words, self._said, unsaved=self._unsaved)
            case Tab.PORTS:
                made = self._ports.prompt(self._words), self._ports.rows(self._words)
            case Tab.DECK:
                made = self._decks.prompt(self._words), self._deck_rows()
        return page_view(self._tab, *made, self._words)

    def _readers_prompt(self) -> PromptView:
        if self._readers.mistakes:
            headline, second = self._words.text("readers.settings"), self._words.text("readers.manual")
            return PromptView(headline, second, Tone.WARN, f"{headline}. {second}")
        return inform(self._words.text("key.readers"))

    def _reader_rows(self) -> tuple[RowView, ...]:
        side, titles = self._readers.side, protocol_titles()
        lines: tuple[ReaderLine, ...] = ()
        if side is not None:
            health = self._readers.news.health
            lines = tuple(
                ReaderLine(
                    name=each.settings.name,
                    title=titles.get(each.settings.protocol, each.settings.protocol),
                    health=health[each.settings.name],
                    measures=side.measures(each.settings.name),
                )
                for each in self._readers.setup.readers
                if each.settings.name in health
            )
        if self._readers.stopping:
            return (stopping_row(self._words),)
        return reader_rows(lines, self._readers.mistakes, self._words, own=self._own)

    def _deck_rows(self) -> tuple[RowView, ...]:
        table = self._session.table
        between = table is None or not is_unsettled(table)
        return self._decks.rows(self._words, between_hands=between, simulated=self._map.simulated() is not None)
