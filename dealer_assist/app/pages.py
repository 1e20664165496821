"""Which page of the window is in front: the hand, the table's own, or the technician's page of card readers.

A page other than the hand's is imported and made when it is first opened, and kept.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Signal, Slot
from PySide6.QtWidgets import QWidget

from dealer_assist.app.hand_side import HandSide
from dealer_assist.app.page_state import PageState
from dealer_assist.app.session import Session
from dealer_assist.app.theme.look import Look
from dealer_assist.files.opening import ReadyTable
from dealer_assist.files.where import Places
from dealer_assist.words import Words

if TYPE_CHECKING:
    from dealer_assist.app.readers_page import ReadersPageSide
    from dealer_assist.app.readers_side import ReadersSide
    from dealer_assist.app.table_side import TableSide


class Pages(QObject):
    """The pages of one window; each fills it, and one can be seen."""

    turned = Signal()
    """Another page is in front."""
    chosen = Signal(object)
    """A choice on the table's page that is not the table's: language, depth, hand."""

    def __init__(
        self,
        hand: HandSide,
        session: Session,
        ready: ReadyTable,
        where: Places,
        readers: Callable[[], ReadersSide],
        words: Words,
        look: Look,
        window: QWidget,
    ) -> None:
        """`readers` gives the readers' side of the window, made when it is first asked for."""
        super().__init__(window)
        self._window = window
        self._session = session
        self._ready = ready
        self._where = where
        self._readers_side = readers
        self._words = words
        self._look = look
        self.hand = hand
        self.table: TableSide | None = None
        self.readers: ReadersPageSide | None = None
        hand.table_wanted.connect(self.open_table)

    @property
    def is_painted(self) -> bool:
        """Whether what the keys mean now is on the glass: a tap that came down before says nothing."""
        made = (self.readers, self.table)
        front = next((each for each in made if each is not None and each.widget.isVisible()), self.hand)
        return front.pictures.is_painted

    @property
    def table_in_front(self) -> bool:
        """Whether the table's own page can be seen, or will be with the window."""
        return self.table is not None and not self.table.widget.isHidden()

    def speak(self, words: Words, look: Look) -> None:
        """Another language, another glass or the other hand."""
        self._words, self._look = words, look
        for side in self._made():
            side.speak(words, look)

    def place(self, rect: QRect) -> None:
        """Fill the window, pixels."""
        for side in self._made():
            side.widget.setGeometry(rect)

    def refresh(self) -> None:
        """Show the table as it is now; one that is not open is opened on its own page."""
        if self.table is not None and self.table.widget.isVisible():
            self.table.refresh()
        elif not self._session.is_open and self._session.desk is not None:
            self.open_table()
        else:
            self.hand.refresh()

    # turning

    @Slot(object)
    def open_table(self, page: PageState | None = None) -> None:
        """Show the table's own page, with a seat's menu or the facts open."""
        if self.table is None:
            self.table = self._made_table()
        self.table.depth = self.hand.depth
        self.table.open_at(page or PageState())
        self.table.speak(self._words, self._look)
        self._bring(self.table.widget)
        self.hand.widget.hide()
        self.turned.emit()

    @Slot()
    def open_hand(self) -> None:
        """Show the hand."""
        self.hand.recall()
        self.hand.refresh()
        self.hand.widget.show()
        if self.table is not None:
            self.table.widget.hide()
        self.turned.emit()

    @Slot()
    def open_readers(self) -> None:
        """Show the technician's page of card readers over the table's own."""
        if self.readers is None:
            self.readers = self._made_readers()
        self.readers.speak(self._words, self._look)
        self.readers.open()
        self._bring(self.readers.widget)
        if self.table is not None:
            self.table.widget.hide()
        self.turned.emit()

    @Slot()
    def _close_readers(self) -> None:
        if self.readers is not None:
            self.readers.widget.hide()
        if self.table is not None:
            self.table.refresh()
            self.table.widget.show()
        self.turned.emit()

    def _bring(self, page: QWidget) -> None:
        page.setGeometry(self._window.rect())
        page.show()
        page.raise_()

    # making

    def _made(self) -> tuple[HandSide | TableSide | ReadersPageSide, ...]:
        return tuple(side for side in (self.hand, self.table, self.readers) if side is not None)

    def _made_table(self) -> TableSide:
        from dealer_assist.app.table_side import TableSide

        words, look = self._words, self._look
        made = TableSide(self._session, self._ready, self._where, self.hand.depth, words, look, self._window)
        made.back_wanted.connect(self.open_hand)
        made.chosen.connect(self.chosen)
        made.readers_wanted.connect(self.open_readers)
        return made

    def _made_readers(self) -> ReadersPageSide:
        from dealer_assist.app.readers_page import ReadersPageSide

        side, room = self._readers_side(), self._ready.room.name
        made = ReadersPageSide(side, self._session, self._where, room, self._words, self._look, self._window)
        made.back_wanted.connect(self._close_readers)
        return made
