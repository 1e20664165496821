"""The card room's own files: games, rulebooks and rooms in TOML, read with faults a manager can mend."""

from dealer_assist.files.faults import FileFault, UnusableFile
from dealer_assist.files.opening import ReadyTable, open_room
from dealer_assist.files.where import Places, places

__all__ = ["FileFault", "Places", "ReadyTable", "UnusableFile", "open_room", "places"]
