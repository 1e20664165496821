"""Card readers at work on the hand page: what they ask, their dot, their band. Made only for a table that has some.

What was read is looked at on the screen's own thread, when a reader's thread has rung. A proposal is entered like any
tap of the dealer's; whatever the dealer enters, takes back or dismisses is final for the hand.
"""

from __future__ import annotations

import threading
from contextlib import suppress

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from dealer_assist.app.hand_side import HandSide
from dealer_assist.app.reads import Reads
from dealer_assist.app.screen_state import Depth
from dealer_assist.app.screens.readers_over import ReadersOver
from dealer_assist.app.session import Session
from dealer_assist.app.theme.look import Look
from dealer_assist.app.views.band import BandView
from dealer_assist.app.views.readers import ask_view, dot_view, worst
from dealer_assist.app.views.readers_band import ReaderBand, Says
from dealer_assist.hand.state import Stage
from dealer_assist.readers.byte_log import ByteLog
from dealer_assist.readers.deck_files import KeptDeck
from dealer_assist.readers.desk_side import QUICK_S, DeskSide
from dealer_assist.readers.news import News, Record
from dealer_assist.readers.setup import Setup
from dealer_assist.table.state import TableState
from dealer_assist.words import Words


class ReadersSide(QObject):
    """Between the readers of a table and the hand page."""

    changed = Signal()
    """The band, or what the page of readers shows, is another now."""
    _rung = Signal()
    """Emitted by readers' threads; arrives on the screen's own."""
    _ended = Signal()
    """Emitted by the thread that waits for readers to end."""

    def __init__(self, session: Session, hand: HandSide, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._hand = session, hand
        self._words = hand.words
        self.side: DeskSide | None = None
        """The readers themselves; None while there are none."""
        self.setup = Setup()
        self.news = News()
        self.mistakes: tuple[str, ...] = ()
        """What has to be mended in the room's file, in English as files say it; empty = nothing."""
        self.stopping = False
        """Whether readers that are to be replaced still hold their ports."""
        self._byte_log: ByteLog | None = None
        self._band = ReaderBand()
        self._table: TableState | None = None
        self._ringing = False
        self._count: int | None = None
        """What the dealer has counted so far, while the shoe's count is unsure."""
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.timeout.connect(self.look)
        self.over = ReadersOver(hand.widget)
        """What is seen of them on the hand page."""
        self.over.strip.tapped.connect(hand.answer)
        hand.answered.connect(self._answered)
        session.changed.connect(self._table_changed)
        self._rung.connect(self.look, Qt.ConnectionType.QueuedConnection)
        self._ended.connect(self._begin, Qt.ConnectionType.QueuedConnection)

    # -- starting and ending

    def use(self, setup: Setup, byte_log: ByteLog | None = None) -> None:
        """Read with these readers from now on, in place of those before, as soon as those have let go."""
        self._again.stop()
        before, self.side = self.side, None
        self.setup, self.news, self._band, self._byte_log = setup, News(), ReaderBand(), byte_log
        if before is not None and not before.stop(QUICK_S):
            self.stopping = True
            threading.Thread(target=self._see_out, args=(before,), name="readers end", daemon=True).start()
        if not self.stopping:
            self._begin()
        self._show()

    def _see_out(self, side: DeskSide) -> None:
        """In a thread of its own: one of them hangs in its port, and the screen must not wait for it."""
        side.stop()
        # the window may have been closed meanwhile
        with suppress(RuntimeError):
            self._ended.emit()

    @Slot()
    def _begin(self) -> None:
        """Start the readers that are wanted now."""
        self.stopping = False
        self.side = None if self.setup.is_empty else DeskSide(self.setup, self._ring)
        if self.side is not None:
            if self._table is not None:
                self.side.table_is(self._table)
            self.side.start(self._byte_log)
        self._table_changed()
        self._show()

    def stop(self) -> bool:
        """The window closes: let go of the ports; False if a reader hangs in its own."""
        self._again.stop()
        side, self.side = self.side, None
        self.setup = Setup()
        return (side is None or side.stop()) and not self.stopping

    @Slot()
    def end(self) -> None:
        """The program ends."""
        self.stop()

    def mistakes_are(self, mistakes: tuple[str, ...], says: Says | None) -> None:
        """What is wrong with the room's file, and the words of the band about it."""
        self.mistakes = mistakes
        if says is not None:
            self.tell(says)
        self.changed.emit()

    def tell(self, says: Says) -> None:
        """Something for the band that stays until it is tapped away."""
        self._band.tell(says)
        self.changed.emit()

    def speak(self, words: Words, look: Look) -> None:
        """Another language, another glass or the other hand."""
        self._words = words
        self.over.set_look(look)
        self._show()

    def put_in_play(self, kept: KeptDeck) -> None:
        """The deck was changed: its cards count from now on, until readers are started anew from the room's file."""
        if kept.deck is not None:
            self.setup = replace(self.setup, decks=self.setup.decks.with_in_play(kept.deck))
            if self.side is not None:
                self.side.decks_are(self.setup.decks)

    # -- the band

    def band(self, words: Words) -> BandView:
        """What the band says of the readers; empty for nothing."""
        return self._band.view(words)

    def band_seen(self) -> None:
        """It was tapped away."""
        self._band.seen()
        self.changed.emit()

    # -- what happens

    def _ring(self) -> None:
        """A reader's thread has news: one ring is enough for all of it."""
        if not self._ringing:
            self._ringing = True
            self._rung.emit()

    @Slot()
    def look(self) -> None:
        """See what has come."""
        self._ringing = False
        if self.side is None:
            return
        self.news = self.side.news()
        for record in self.news.records:
            self._keep(record)
        self._band.heard(self.news, everything=self._everything)
        self._show()
        if self.news.more:
            self._again.start(0)
        elif self.news.look_again_ms is not None:
            self._again.start(self.news.look_again_ms)

    @Slot()
    def _table_changed(self) -> None:
        """An entry, an undo or a recovery; a word of the disk changes no table."""
        table, before = self._session.table, self._table
        if table is None or table is before:
            return
        self._table = table
        self._band.entered()
        if before is None or before.hands != table.hands:
            self._band.hand_over()
        if self.side is not None:
            self.side.table_is(table)
            self.look()

    @property
    def _everything(self) -> bool:
        return self._hand.depth is Depth.EVERYTHING

    def _keep(self, record: Record) -> None:
        self._session.note(record.kind, record.body)

    # -- what the dealer answers

    @Slot(str)
    def _answered(self, name: str) -> None:
        if self.side is None:
            return
        if self.news.conflicts:
            self.side.lies_at(self.news.conflicts[0][int(name[-1])])
        elif self.news.unsure is not None:
            self._count_answered(name, self.news.unsure.count)
        elif self.news.proposals:
            self._proposal_answered(name)
        self.look()

    def _count_answered(self, name: str, counted: int) -> None:
        count = counted if self._count is None else self._count
        if name == "take":
            self._count = None
            if self.side is not None:
                self.side.count_confirmed(count)
        else:
            self._count = max(count + (1 if name == "more" else -1), 0)

    def _proposal_answered(self, name: str) -> None:
        proposal, side = self.news.proposals[0], self.side
        assert side is not None
        if name == "no":
            side.dismissed(proposal)
        elif self._hand.take(proposal.entry):
            self._keep(side.accepted(proposal))

    # -- showing

    def _show(self) -> None:
        news, words = self.news, self._words
        if news.unsure is None:
            self._count = None
        count = news.unsure.count if news.unsure is not None and self._count is None else self._count or 0
        view = ask_view(news, count, words, everything=self._everything)
        hand = None if self._table is None else self._table.hand
        showdown = hand is not None and hand.stage is Stage.SHOWDOWN
        self.over.show(view, dot_view(worst(news.health.values()), words), at_showdown=showdown)
        self._hand.show_reads(Reads(dict(news.counts), view.subject))
        self.changed.emit()
