"""Where the decks of a room are kept: each by its name, those that are only begun as well."""

from __future__ import annotations

from pathlib import Path

from dealer_assist.files.deck_file import read_deck
from dealer_assist.files.faults import UnusableFile
from dealer_assist.files.hardware_file import read_hardware
from dealer_assist.readers.setup import deck_of
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
    """Every deck of the room by its name, and the usual ones; a file that cannot be used is passed over."""
    try:
        named = [site / name for name in read_hardware(room).deck_files]
    except UnusableFile:
        named = []
    kept: dict[str, KeptDeck] = {}
    for path in (*named, *sorted((site / FOLDER).glob("*.toml"))):
        try:
            deck = deck_of(read_deck(path))
        except UnusableFile:
            continue
        if deck.name != SIMULATED:
            kept.setdefault(deck.name, KeptDeck(deck.name, path, deck))
    for name in USUAL:
        kept.setdefault(name, KeptDeck(name, site / FOLDER / f"{name}.toml", None))
    return kept


def simulated_deck_kept(site: Path) -> dict[str, KeptDeck]:
    """The one deck that is registered with simulated readers."""
    path = site / FOLDER / f"{SIMULATED}.toml"
    try:
        deck = deck_of(read_deck(path))
    except UnusableFile:
        deck = None
    return {SIMULATED: KeptDeck(SIMULATED, path, deck)}
