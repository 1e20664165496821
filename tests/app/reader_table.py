"""A table with card readers under a dealer's finger: cards are laid on simulated antennas, or dealt from a shoe.

The room's file names the readers, on a pseudo-terminal or made of nothing; the window, the journal and the keys are
those of `driver`.
"""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace
from PySide6.QtGui import QPointingDevice

from dealer_assist.app.readers_side import ReadersSide
from dealer_assist.files.deck_file import write_deck
from dealer_assist.files.opening import open_room
from dealer_assist.files.where import places, shipped_folder
from dealer_assist.readers.simulated_table import simulated_deck
from tests.app.driver import FULL_HD, TouchedTable, plain, until

DECK = """
[hardware.deck]
maps = ["red.toml"]
active = "red"
"""
PEPPER = """
[[hardware.reader]]
name = "table"
protocol = "pepper_c1"
port = "{port}"
antennas = [1, 2, 3, 7, 8]
miss_scans = 2
hold_ms = 60
"""
SHOE = """
[[hardware.reader]]
name = "shoe"
protocol = "ascii_shoe"
port = "{port}"

[[hardware.place]]
reader = "shoe"
antenna = 0
role = "shoe"
"""
PLACE = """
[[hardware.place]]
reader = "table"
antenna = {antenna}
role = "{role}"
"""
SEATS = (1, 2, 3)
BOARD, MUCK = 7, 8


def pepper_part(port: object, *, reveal: str = "never") -> str:
    """A Pepper reader with three seats, the board and the muck."""
    seats = "".join(PLACE.format(antenna=seat, role="seat") + f'seat = {seat}\nreveal = "{reveal}"\n' for seat in SEATS)
    others = PLACE.format(antenna=BOARD, role="board") + PLACE.format(antenna=MUCK, role="muck")
    return PEPPER.format(port=port) + seats + others + DECK


def shoe_part(port: object) -> str:
    """A shoe that names the cards."""
    return SHOE.format(port=port)


def a_site(folder: Path, part: str) -> Path:
    """A site folder whose default room has that part about readers, and the red deck."""
    site = folder / "site"
    (site / "rooms").mkdir(parents=True, exist_ok=True)
    shipped = (shipped_folder() / "rooms" / "default.toml").read_text(encoding="utf-8")
    (site / "rooms" / "default.toml").write_text(f"{shipped}\n[hardware]\nenabled = true\n{part}", encoding="utf-8")
    deck = simulated_deck()
    write_deck(site / "red.toml", name="red", back="red", decks=1, draft=False, cards=deck.cards)
    return site


class ReaderTable(TouchedTable):
    """Three players, seat 3 on the button, 1/2 chips of 100 each; everything is entered."""

    def __init__(
        self,
        folder: Path,
        part: str,
        glass: QPointingDevice,
        *,
        language: str = "en",
        depth: int = 2,
        size: tuple[int, int] = FULL_HD,
    ) -> None:
        where = places(a_site(folder, part))
        ready = open_room(where)
        screen = replace(ready.room.screen, language=language, depth=depth)
        room = replace(ready.room, stacks=dict.fromkeys(SEATS, 100), button=3, screen=screen)
        super().__init__(folder / "journal", replace(ready, room=room), glass, size, where)
        self.readers  # noqa: B018 - they are opened a moment after the table

    @property
    def readers(self) -> ReadersSide:
        """The readers' side of the window."""
        until(lambda: self.window.readers is not None, "the readers are opened")
        assert self.window.readers is not None
        return self.window.readers

    def ready(self) -> None:
        """Every reader is good."""
        side = self.readers
        until(lambda: bool(side.news.health) and all(each.up for each in side.news.health.values()), "readers work")

    @property
    def asked(self) -> str:
        """What stands on the strip: the question or the words of the first key; empty while nothing is asked."""
        strip = self.readers.over.strip
        if not strip.isVisible():
            return ""
        return plain(strip.view.title or strip.view.keys[0][1].label)

    def asks(self, what: str) -> None:
        """Wait until that is asked, and is on the glass."""
        until(lambda: what in self.asked and self.window.is_painted, f"{what!r} is asked")

    def takes(self, what: str) -> None:
        """The dealer takes a proposal as soon as it is there."""
        self.asks(what)
        self.touch("ask.take")

    @property
    def dot(self) -> str:
        """The word beside the dot."""
        dot = self.readers.over.dot
        return plain(dot.view.word) if dot.isVisible() else ""
