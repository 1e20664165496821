"""The live map of antennas on the technician's page.

A tap lays, takes or mucks simulated cards; a real antenna gets its place.
"""

from __future__ import annotations

from collections.abc import Callable

from dealer_assist.app.placing import placed
from dealer_assist.app.readers_side import ReadersSide
from dealer_assist.app.views.prompt import PromptView
from dealer_assist.app.views.readers_map import (
    LAYING_HINTS,
    Laying,
    cells_of,
    laying_row,
    map_rows,
    placing_rows,
    saving_row,
)
from dealer_assist.app.views.readers_page import RowView, inform
from dealer_assist.files.hardware_file import MOST_SEATS, Role
from dealer_assist.readers import laying
from dealer_assist.readers.desk_side import DeskSide
from dealer_assist.readers.placement import Spot
from dealer_assist.words import Words


class AntennasSide:
    """The antennas of the readers at work."""

    def __init__(self, readers: ReadersSide, seats: Callable[[], int | None], changed: Callable[[], None]) -> None:
        """`changed` is called when an antenna was given another place than in the room's file.

        `seats` tells how many the table has; None = there is none yet.
        """
        self._readers, self._seats, self._changed = readers, seats, changed
        self._mode = Laying.LAY
        self._laying: laying.Laying | None = None
        self._laid_for: DeskSide | None = None
        self._placing: Spot | None = None

    @property
    def shows(self) -> object:
        """What its keys are about now."""
        return self._mode, self._placing

    def close(self) -> None:
        """Another tab: no antenna waits for its place any more."""
        self._placing = None

    def simulated(self) -> laying.Laying | None:
        """Who lays simulated cards; None where the readers have devices."""
        side = self._readers.side
        if side is None or not side.simulated:
            return None
        if self._laying is None or self._laid_for is not side:
            self._laying, self._laid_for = laying.Laying(self._readers.setup, side.simulated), side
        return self._laying

    def tapped(self, what: str, value: str) -> None:
        """A key of this tab."""
        cards = self.simulated()
        if what == "place":
            self._placed(value)
        elif what == "laying":
            self._mode = Laying(value)
        elif what == "clear" and cards is not None:
            cards.clear()
        elif what == "cell":
            reader, _, antenna = value.rpartition(":")
            spot = reader, int(antenna)
            if cards is None:
                self._placing = spot
                return
            {Laying.LAY: cards.lay, Laying.TAKE: cards.take, Laying.MUCK: cards.to_muck}[self._mode](spot)

    def _placed(self, what: str) -> None:
        spot, self._placing = self._placing, None
        if spot is None or what == "cancel":
            return
        role, _, seat = what.partition(":")
        self._readers.use(placed(self._readers.setup, spot, Role(role), int(seat) if seat else None))
        self._changed()

    def view(self, words: Words, said: str, *, unsaved: bool) -> tuple[PromptView, tuple[RowView, ...]]:
        """Headline and rows; `said`: what became of the last saving."""
        if self._placing is not None:
            return inform(words.text("readers.what_lies")), placing_rows(self._seats() or MOST_SEATS, words)
        side = self._readers.side
        seen, twice = ((), frozenset()) if side is None else (side.antennas, side.reads.placement.seen_twice)
        cells = cells_of(self._readers.setup.places, seen, twice)
        if self._readers.stopping:
            return inform(words.text("key.readers"), words.text("readers.stopping")), ()
        if not cells:
            return inform(words.text("key.readers"), words.text("readers.none" if side is None else "readers.live")), ()
        title = words.text("readers.tab.antennas")
        if self.simulated() is None:
            last = saving_row(said, words, unsaved=unsaved)
            return inform(title, words.text("readers.live")), map_rows(cells, last, words)
        shoe = all(cell.place is not None and cell.place.role is Role.SHOE for cell in cells)
        hint = "readers.tap_shoe" if shoe else LAYING_HINTS[self._mode]
        return inform(title, words.text(hint)), map_rows(cells, laying_row(self._mode, words), words)
