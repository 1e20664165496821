"""The technician's page of card readers at work: readers, the live map, ports, decks. Made when it is first opened.

Nothing on it waits for a device: ports are looked for in a thread, readers are read in theirs.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot
from PySide6.QtWidgets import QWidget

from dealer_assist.app.deck_side import DeckSide
from dealer_assist.app.ending_hands import is_unsettled
from dealer_assist.app.intents import Chosen, Intent, KeyTapped
from dealer_assist.app.pictures import Pictures
from dealer_assist.app.placing import free_name, placed, put_in_play, save, with_trial
from dealer_assist.app.readers_room import use_own
from dealer_assist.app.readers_side import ReadersSide
from dealer_assist.app.screens.readers import ReadersPage
from dealer_assist.app.session import Session
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.ports_page import port_rows
from dealer_assist.app.views.prompt import PromptView, Tone
from dealer_assist.app.views.readers_map import (
    LAYING_HINTS,
    Laying,
    cells_of,
    laying_row,
    map_rows,
    placing_rows,
    saving_row,
)
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
from dealer_assist.files.hardware_file import MOST_SEATS, Role
from dealer_assist.files.where import Places
from dealer_assist.readers import laying
from dealer_assist.readers.deck_files import KeptDeck, kept_decks, simulated_deck_kept, unusable_decks
from dealer_assist.readers.desk_side import DeskSide
from dealer_assist.readers.placement import Spot
from dealer_assist.readers.port_list import PortSeen, look_for_ports
from dealer_assist.readers.setup import Setup, protocol_titles, trial
from dealer_assist.readers.simulated_table import simulated_shoe, simulated_table
from dealer_assist.words import Words

LOOK_MS = 200
"""How often figures and the map are looked at while the page is open, milliseconds."""
SOON_MS = 30
"""How long after a card came the map shows it: cards that come together are one picture, milliseconds."""


class ReadersPageSide(QObject):
    """Between the readers and their page."""

    back_wanted = Signal()
    """Back to the table's page."""
    _found = Signal(object)
    """Ports, from the thread that looked for them."""

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
        self._laying_mode = Laying.LAY
        self._laying: laying.Laying | None = None
        self._laid_for: DeskSide | None = None
        self._ports: tuple[PortSeen, ...] | None = None
        self._port: PortSeen | None = None
        self._looking = False
        self._placing: Spot | None = None
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
        self._found.connect(self._ports_found, Qt.ConnectionType.QueuedConnection)
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
        if self.pictures.show((self._tab, self._decks.state, self._port, self._laying_mode, self._placing)):
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
                self._tab, self._placing = Tab(tab), None
            case Chosen("off" | "on" | "try" as what, reader):
                self._reader_tapped(what, reader)
            case Chosen("use", what):
                self._use(what)
            case Chosen("cell" | "laying" | "clear" as what, value):
                self._map_tapped(what, value)
            case Chosen("place", what):
                self._placed(what)
            case Chosen("save", _):
                self._save()
            case Chosen("find" | "port" | "protocol" as what, value):
                self._port_tapped(what, value)
            case Chosen(what, value):
                self._decks.tapped(what, value, self._simulated(), self._words)
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
                table = self._session.table
                seats = 9 if table is None else table.max_seats
                self._readers.use(simulated_table(seats))
            case "shoe":
                self._readers.use(simulated_shoe())
            case _:
                use_own(self._readers, self._where, self._room)

    def _map_tapped(self, what: str, value: str) -> None:
        cards = self._simulated()
        if what == "laying":
            self._laying_mode = Laying(value)
        elif what == "clear" and cards is not None:
            cards.clear()
        elif what == "cell":
            reader, _, antenna = value.rpartition(":")
            spot = reader, int(antenna)
            if cards is None:
                self._placing = spot
                return
            {Laying.LAY: cards.lay, Laying.TAKE: cards.take, Laying.MUCK: cards.to_muck}[self._laying_mode](spot)

    def _port_tapped(self, what: str, value: str) -> None:
        if what == "find":
            self._looking, self._port = True, None
            look_for_ports(self._found.emit)
        elif what == "port":
            self._port = next((each for each in self._ports or () if each.device == value), None)
        elif self._port is not None:
            self._try(value, self._port.rule)

    def _try(self, protocol: str, rule: str) -> None:
        """A reader on that port, beside those of the room."""
        setup = self._readers.setup if self._simulated() is None else Setup()
        self._tried = free_name(setup, protocol)
        self._readers.use(with_trial(setup, trial(self._tried, protocol, rule, setup.decks)))
        self._own, self._unsaved = False, True
        self._tab = Tab.READERS

    def _placed(self, what: str) -> None:
        spot, self._placing = self._placing, None
        if spot is None or what == "cancel":
            return
        role, _, seat = what.partition(":")
        self._readers.use(placed(self._readers.setup, spot, Role(role), int(seat) if seat else None))
        self._own, self._unsaved = False, True

    def _save(self) -> None:
        """Write places and a tried reader down; from then on they are the room's own."""
        words, name = self._words, f"{self._room}.toml"
        wrong = save(self._readers.setup, self._tried, self._where, self._room)
        if wrong is not None:
            self._said = words.text("deck.not_saved", why=wrong)
            return
        self._use("own")
        self._said = words.text("deck.saved", name=name)

    @Slot(object)
    def _ports_found(self, ports: tuple[PortSeen, ...]) -> None:
        self._ports, self._looking = ports, False
        self.refresh()

    # views

    def _simulated(self) -> laying.Laying | None:
        """Who lays simulated cards; None where the readers have devices."""
        side = self._readers.side
        if side is None or not side.simulated:
            return None
        if self._laying is None or self._laid_for is not side:
            self._laying, self._laid_for = laying.Laying(self._readers.setup, side.simulated), side
        return self._laying

    def _kept(self) -> dict[str, KeptDeck]:
        if self._simulated() is not None:
            # made up tags must not get into a deck somebody plays with
            return simulated_deck_kept(self._where.site)
        return kept_decks(self._where.find("rooms", self._room), self._where.site)

    def _unusable_decks(self) -> tuple[str, ...]:
        return unusable_decks(self._where.find("rooms", self._room), self._where.site)

    def _deck_is_whole(self, deck: KeptDeck) -> str | None:
        """A deck was registered to its last card: it comes into play where the room has none."""
        if self._simulated() is not None:
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
                made = self._map()
            case Tab.PORTS:
                made = self._port_prompt(), self._port_rows()
            case Tab.DECK:
                made = self._decks.prompt(self._words), self._deck_rows()
        return page_view(self._tab, *made, self._words)

    def _readers_prompt(self) -> PromptView:
        if self._readers.mistakes:
            headline, second = self._words.text("readers.settings"), self._words.text("readers.manual")
            return PromptView(headline, second, Tone.WARN, f"{headline}. {second}")
        return inform(self._words.text("key.readers"))

    def _prompt(self, second: str) -> PromptView:
        return inform(self._words.text("key.readers"), self._words.text(second))

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

    def _map(self) -> tuple[PromptView, tuple[RowView, ...]]:
        if self._placing is not None:
            table = self._session.table
            seats = MOST_SEATS if table is None else table.max_seats
            return inform(self._words.text("readers.what_lies")), placing_rows(seats, self._words)
        side, words = self._readers.side, self._words
        seen, twice = ((), frozenset()) if side is None else (side.antennas, side.reads.placement.seen_twice)
        cells = cells_of(self._readers.setup.places, seen, twice)
        if self._readers.stopping:
            return self._prompt("readers.stopping"), ()
        if not cells:
            return self._prompt("readers.none" if side is None else "readers.live"), ()
        if self._simulated() is None:
            last = saving_row(self._said, words, unsaved=self._unsaved)
            return inform(words.text("readers.tab.antennas"), words.text("readers.live")), map_rows(cells, last, words)
        shoe = all(cell.place is not None and cell.place.role is Role.SHOE for cell in cells)
        hint = "readers.tap_shoe" if shoe else LAYING_HINTS[self._laying_mode]
        prompt = inform(words.text("readers.tab.antennas"), words.text(hint))
        return prompt, map_rows(cells, laying_row(self._laying_mode, words), words)

    def _port_prompt(self) -> PromptView:
        words, title = self._words, self._words.text("readers.tab.ports")
        if self._looking:
            return inform(title, words.text("readers.looking"))
        if self._port is not None:
            rule = words.text("readers.in_file", port=self._port.rule)
            return inform(words.text("readers.choose_protocol"), rule)
        if self._ports is None:
            return inform(title)
        return inform(title, words.text("readers.choose_port" if self._ports else "readers.no_ports"))

    def _port_rows(self) -> tuple[RowView, ...]:
        titles = protocol_titles() if self._port is not None else {}
        return port_rows(self._ports or (), self._port, titles, self._words)

    def _deck_rows(self) -> tuple[RowView, ...]:
        table = self._session.table
        between = table is None or not is_unsettled(table)
        return self._decks.rows(self._words, between_hands=between, simulated=self._simulated() is not None)
