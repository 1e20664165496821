"""The readers of a room's file, started when the table is on the glass, or what has to be mended in that file.

A mistake in the file costs the readers, never the table.
"""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject

from dealer_assist.app.readers_side import ReadersSide
from dealer_assist.app.views.deck_page import deck_says
from dealer_assist.files.faults import UnusableFile
from dealer_assist.files.where import Places
from dealer_assist.readers.byte_log import ByteLog
from dealer_assist.readers.deck_files import place_of, unusable_decks
from dealer_assist.readers.setup import Setup, set_up
from dealer_assist.words import Words

if TYPE_CHECKING:
    from dealer_assist.app.hand_side import HandSide
    from dealer_assist.app.session import Session

log = logging.getLogger("dealer_assist")
BYTES = "reader-bytes.log"
"""Raw bytes, in the site folder, only where the room's file asks for them."""


def readers_of_room(session: Session, hand: HandSide, where: Places, room: str, parent: QObject) -> ReadersSide:
    """The readers' side of a window, reading with the room's own readers; they let go when the program ends."""
    side = ReadersSide(session, hand, parent)
    app = QCoreApplication.instance()
    if app is not None:
        app.aboutToQuit.connect(side.end)
    use_own(side, where, room)
    return side


def use_own(side: ReadersSide, where: Places, room: str) -> None:
    """Read with the readers of the room's file from now on; with none, and a word about it, if it has mistakes."""
    mistakes: tuple[str, ...] = ()
    place = ""
    try:
        setup = set_up(where.find("rooms", room), where.site)
    except UnusableFile as unusable:
        setup, mistakes = Setup(), tuple(str(fault) for fault in unusable.faults)
        place = place_of(unusable.faults[0])
        # not the sentences: those of a deck name its tags
        for fault in unusable.faults:
            log.warning("card readers are off: %s, line %s", fault.path.name, fault.line)
    side.use(setup, ByteLog(where.site / BYTES))
    side.mistakes_are(mistakes, partial(mistake_band, place) if mistakes else None)
    if not setup.is_empty:
        for passed_over in unusable_decks(where.find("rooms", room), where.site):
            log.warning("a deck file cannot be used: %s", passed_over)
            side.tell(partial(deck_says, passed_over))


def mistake_band(place: str, words: Words) -> str:
    """That the readers are off because of their file, and where; the page of readers says what is wrong there."""
    return f"{words.text('readers.settings')}{words.text('join.dot')}{words.free(place)}"
