"""What dealers set on the screen themselves is there again after a restart: language, depth, hand, cards and light.

It is kept for the room in a small file beside its journal. The room's file wins where it says something else than it
said then: a floor manager who writes another language or depth into it means the next start. What the floor has not
touched stays as the last dealer left it. A file that cannot be read counts as none, and one that cannot be written
is only noted: the table never waits for it.
"""

from __future__ import annotations

import logging
from pathlib import Path
from threading import Thread

import msgspec
from msgspec.structs import replace

from dealer_assist.app.screen_state import Depth
from dealer_assist.app.theme.deck import Deck, deck_of
from dealer_assist.app.theme.light import Glow
from dealer_assist.files.room_file import Screen
from dealer_assist.words import LANGUAGES

NAME = "screen.json"
LARGEST = 4_096
"""Bytes that are read: ours has some hundred."""
LAST_WRITE_S = 1.0
"""How long closing waits for the last write, seconds."""

log = logging.getLogger("dealer_assist")


class ScreenSet(msgspec.Struct, frozen=True):
    """How the screen is set now."""

    language: str
    """Two letters."""
    depth: Depth
    """How much is entered."""
    left_handed: bool = False
    """Whether the keys lie at the left, for a dealer whose left hand is free."""
    deck: Deck = Deck()
    """How cards are drawn."""
    glow: Glow = Glow()
    """How much light it gives."""
    counts: bool = False
    """Whether the hand that is on was not followed, and is to be counted before it is."""


class Kept(msgspec.Struct, frozen=True):
    """The file: how the screen was set, and how the room's file set it then."""

    set: ScreenSet
    """As the dealer left it."""
    room: ScreenSet
    """As nobody had touched it."""


def as_the_room_says(room: Screen) -> ScreenSet:
    """The screen as nobody has touched it yet."""
    return ScreenSet(room.language, Depth(room.depth), deck=deck_of(room.cards, letters=room.card_letters))


def set_by(kept: Kept, says: ScreenSet) -> ScreenSet:
    """How the screen is set at the start: as it was left, but for what the room's file says otherwise since.

    Where the room's file goes up from depth 0, a hand that is on was not followed.

    >>> left = Kept(ScreenSet("ar", Depth.EVERYTHING, left_handed=True), ScreenSet("en", Depth.BUTTON_AND_BLINDS))
    >>> now = set_by(left, ScreenSet("en", Depth.WAGERS))
    >>> now.language, now.depth, now.left_handed
    ('ar', <Depth.WAGERS: 1>, True)
    """
    untouched = {field for field in says.__struct_fields__ if getattr(kept.room, field) == getattr(says, field)}
    if kept.set.language not in LANGUAGES:
        untouched.discard("language")
    now = replace(says, **{field: getattr(kept.set, field) for field in untouched})
    gone_up = kept.set.depth is Depth.BUTTON_AND_BLINDS is not now.depth
    return replace(now, counts=now.counts or gone_up)


def read_kept(path: Path) -> Kept | None:
    """What is kept in a file; None if there is none, or none of ours."""
    try:
        # a pipe in its place would keep the table waiting for ever
        if not path.is_file():
            return None
        with path.open("rb") as file:
            return msgspec.json.decode(file.read(LARGEST), type=Kept)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as trouble:
        log.warning("%s cannot be used, the room's file holds: %s", path, trouble)
        return None


class ScreenKeeper:
    """Keeps how one room's screen is set; every write is a thread's own affair."""

    def __init__(self, folder: Path, room: Screen) -> None:
        self._path = folder / NAME
        self._room = as_the_room_says(room)
        kept = read_kept(self._path)
        self.set = self._room if kept is None else set_by(kept, self._room)
        """How the screen is set."""
        unfollowed = self._room.depth is Depth.BUTTON_AND_BLINDS
        self._is_old = unfollowed if kept is None else kept.room != self._room
        self._writing: Thread | None = None

    def keep(self, now: ScreenSet) -> None:
        """It is set like this from now on; nothing is written where nothing has changed."""
        if now != self.set:
            self.set = now
            self._begin()

    def settle(self) -> None:
        """Once the table stands: what the room's file has overruled is over, also if the file is changed back.

        Depth 0 is noted from the start: if the file goes up, the hand that is on has to be counted.
        """
        if self._is_old:
            self._begin()

    def _begin(self) -> None:
        self._is_old = False
        self._writing = Thread(target=self._write, args=(self.set, self._writing), name="screen", daemon=True)
        self._writing.start()

    def finish(self) -> None:
        """Give the last write a moment before the program ends."""
        if self._writing is not None:
            self._writing.join(LAST_WRITE_S)

    def _write(self, now: ScreenSet, after: Thread | None) -> None:
        """On a thread of its own, after the write before it; what is no longer so is passed over."""
        from dealer_assist.files.writing import write_whole

        if after is not None:
            after.join()
        if now != self.set:
            return
        try:
            write_whole(self._path, msgspec.json.encode(Kept(now, self._room)).decode() + "\n")
        except OSError as trouble:
            log.warning("%s is not kept: %s", self._path, trouble)
