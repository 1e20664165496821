"""The band under the headline: the worst that everybody at the screen must know, one thing at a time.

Storage comes first, then what was told of a restart, a fault or a damage, then what card readers say.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from dealer_assist.app.layout.hand import band_box
from dealer_assist.app.notices import Notice, Notices
from dealer_assist.app.screens.placing import put
from dealer_assist.app.session import Saved, Session
from dealer_assist.app.theme.look import Look
from dealer_assist.app.theme.tokens import FLOOR_TARGET
from dealer_assist.app.views.band import BandView, program_band, storage_band, sum_band, trouble_band
from dealer_assist.app.widgets.band import Band
from dealer_assist.journal.errors import Damaged, FileGone
from dealer_assist.rules.refused import BrokenInvariant
from dealer_assist.words import LANGUAGES, Words

if TYPE_CHECKING:
    from dealer_assist.app.readers_side import ReadersSide

NOTHING_KEPT = (Saved.OPENING, Saved.NOT_OPENED)
"""Nothing was entered yet that a fault of the disk could touch."""


class BandSide(QObject):
    """Between what may go wrong and the band."""

    covers = Signal(bool)
    """Whether the band lies under the headline now."""

    def __init__(self, session: Session, words: Words, look: Look, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._words = words
        self._look = look
        self._notices = Notices()
        self._alarmed: Exception | None = None
        self.readers: ReadersSide | None = None
        """Card readers, which have their say when nothing else is told."""
        self.widget = Band("band", look, BandView(), parent)
        self.widget.tapped.connect(self._seen)
        session.broken.connect(self._sum_wrong)

    def speak(self, words: Words, look: Look) -> None:
        """Another language, another glass or the other hand."""
        self._words, self._look = words, look
        self.widget.set_look(look)
        self.refresh()

    @Slot()
    def refresh(self) -> None:
        """The worst first: not saved, slow, then what was told, then the readers."""
        self._hear_alarm()
        words, notice = self._words, self._notices.shown
        view = storage_band(self._session.saved.value, words)
        if not view.text and notice is not None:
            view = notice(words)
        if not view.text and self.readers is not None:
            view = self.readers.band(words)
        self.widget.set_view(view)
        self.covers.emit(bool(view.text))

    def place(self, *, on_table_page: bool) -> None:
        """Up to the FLOOR key; on the table's page up to the languages: a tap on one of them is never the band's."""
        glass, rtl = self._look.glass, self._look.rtl
        if on_table_page:
            from dealer_assist.app.layout.table_page import table_band_box

            band = table_band_box(glass, len(LANGUAGES), rtl=rtl)
        else:
            band = band_box(glass, rtl=rtl)
        halo = glass.px(max(0.0, (FLOOR_TARGET - band.h) / 2))
        self.widget.set_halo(halo)
        put(self.widget, band, glass, halo)

    # what is told

    def tell(self, notice: Notice) -> None:
        """Say this until something is entered."""
        self._notices = self._notices.tell(notice)
        self.refresh()

    def tell_fault(self) -> None:
        """The program had a fault, which is written down: the table goes on."""
        self.tell(program_band)

    @Slot()
    def entered(self) -> None:
        """What was told after a restart or a fault has been seen."""
        self._notices = self._notices.entered()
        self.refresh()

    @Slot()
    def _seen(self) -> None:
        """A tap on the band: what it says has been seen, and the next may be told."""
        if self._notices.shown is None and self.readers is not None:
            self.readers.band_seen()
        self._notices = self._notices.seen()
        self.refresh()

    @Slot(object)
    def _sum_wrong(self, wrong: BrokenInvariant) -> None:
        self._notices = self._notices.alarm(partial(sum_band, wrong))
        self.refresh()

    def _hear_alarm(self) -> None:
        """A damage that was put right is told once, and kept: the session forgets it with the next saved event."""
        trouble, saved = self._session.trouble, self._session.saved
        if trouble is None or trouble is self._alarmed or saved in NOTHING_KEPT:
            return
        if isinstance(trouble, Damaged | FileGone) or saved is not Saved.NOT_SAVED:
            self._alarmed = trouble
            self._notices = self._notices.alarm(partial(trouble_band, trouble))
