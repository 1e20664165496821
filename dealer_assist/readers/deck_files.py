"""Where the decks of a room are kept: each by its name, those that are only begun as well."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from dealer_assist.files.deck_file import read_deck
from dealer_assist.files.faults import FileFault, UnusableFile
from dealer_assist.files.hardware_file import read_hardware
from dealer_assist.readers.setup import deck_mistakes, deck_of
from hardware.deckmap import Deck, deck_faults

FOLDER = "decks"
"""Of the site folder, for decks the room's file does not name yet."""
SIMULATED = "simulated"
"""The deck of simulated readers."""
USUAL = ("red", "blue")
"""Names offered where the room has none: the colours of most backs."""


class KeptDeck:
    """A deck's name, its file, and what is in it; None = nothing yet."""

    def __init__(self, name: str, path: Path, deck: Deck | None) -> None:
        self.name, self.path, self.deck = name, path, deck

    @property
    def is_whole(self) -> bool:
        """Whether every card has its tag, so that it can be played with."""
        return self.deck is not None and not deck_faults(self.deck)


def kept_decks(room: Path, site: Path) -> dict[str, KeptDeck]:
    """Every deck of the room by its name, and the usual ones; of a file that cannot be used see `unusable_decks`."""
    kept: dict[str, KeptDeck] = {}
    for path in _files(room, site):
        with suppress(UnusableFile):
            deck = deck_of(read_deck(path))
            if deck.name != SIMULATED:
                kept.setdefault(deck.name, KeptDeck(deck.name, path, deck))
    for name in USUAL:
        kept.setdefault(name, KeptDeck(name, site / FOLDER / f"{name}.toml", None))
    return kept


def unusable_decks(room: Path, site: Path) -> tuple[str, ...]:
    """Deck files that are passed over, each with the line to mend: ``blue.toml:7``. A draft is none of them."""
    return tuple(place for path in _files(room, site) if (place := _unusable_at(path)) is not None)


def _unusable_at(path: Path) -> str | None:
    try:
        told = read_deck(path)
    except UnusableFile as unusable:
        return place_of(unusable.faults[0])
    faults = () if told.draft else deck_mistakes(told)
    return place_of(faults[0]) if faults else None


def place_of(fault: FileFault) -> str:
    """Name and line of what has to be mended: ``blue.toml:7``."""
    return f"{fault.path.name}:{fault.line or 1}"


def _files(room: Path, site: Path) -> tuple[Path, ...]:
    """Deck files the room names, then those of the folder."""
    try:
        named = [site / name for name in read_hardware(room).deck_files]
    except UnusableFile:
        named = []
    return tuple(dict.fromkeys((*named, *sorted((site / FOLDER).glob("*.toml")))))


def simulated_deck_kept(site: Path) -> dict[str, KeptDeck]:
    """The one deck that is registered with simulated readers."""
    path = site / FOLDER / f"{SIMULATED}.toml"
    try:
        deck = deck_of(read_deck(path))
    except UnusableFile:
        deck = None
    return {SIMULATED: KeptDeck(SIMULATED, path, deck)}
