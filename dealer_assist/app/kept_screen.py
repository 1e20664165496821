"""What dealers set on the screen themselves is there again after a restart: language, depth, and the free hand.

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

from dealer_assist.app.screen_state import Depth
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


class Kept(msgspec.Struct, frozen=True):
    """The file: how the screen was set, and what the room's file said then."""

    set: ScreenSet
    room_language: str
    """Language of the room's file."""
    room_depth: int
    """Depth of the room's file."""


def as_the_room_says(room: Screen) -> ScreenSet:
    """The screen as nobody has touched it yet."""
    return ScreenSet(room.language, Depth(room.depth))


def set_by(kept: Kept, room: Screen) -> ScreenSet:
    """How the screen is set at the start: as it was left, but for what the room's file says otherwise since.

    >>> room = Screen(language="en", depth=1, dpi=None)
    >>> left = Kept(ScreenSet("ar", Depth.EVERYTHING, left_handed=True), room_language="en", room_depth=0)
    >>> set_by(left, room)
    ScreenSet(language='ar', depth=<Depth.WAGERS: 1>, left_handed=True)
    """
    says = as_the_room_says(room)
    speaks = kept.room_language == room.language and kept.set.language in LANGUAGES
    return ScreenSet(
        kept.set.language if speaks else says.language,
        kept.set.depth if kept.room_depth == room.depth else says.depth,
        kept.set.left_handed,
    )


def read_kept(path: Path) -> Kept | None:
    """What is kept in a file; None if there is none, or none of ours."""
    try:
        # a pipe in its place would keep the table waiting for ever
        if not path.is_file():
            return None
        with path.open("rb") as file:
            return msgspec.json.decode(file.read(LARGEST), type=Kept)
    except (OSError, msgspec.MsgspecError, UnicodeDecodeError) as trouble:
        log.warning("%s cannot be used, the room's file holds: %s", path, trouble)
        return None


class ScreenKeeper:
    """Keeps how one room's screen is set; every write is a thread's own affair."""

    def __init__(self, folder: Path, room: Screen) -> None:
        self._path = folder / NAME
        self._room = room
        kept = read_kept(self._path)
        self.set = as_the_room_says(room) if kept is None else set_by(kept, room)
        """How the screen is set."""
        self._writing: Thread | None = None

    def keep(self, now: ScreenSet) -> None:
        """It is set like this from now on; nothing is written where nothing has changed."""
        if now != self.set:
            self.set = now
            self._writing = Thread(target=self._write, args=(now, self._writing), name="screen", daemon=True)
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
        kept = Kept(now, self._room.language, self._room.depth)
        try:
            write_whole(self._path, msgspec.json.encode(kept).decode() + "\n")
        except OSError as trouble:
            log.warning("%s is not kept: %s", self._path, trouble)
