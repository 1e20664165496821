"""The journal: events on disk, one file per gaming day, nothing ever changed or removed.

Doors: `Journal.open` for a table, `MemoryJournal` for everything that keeps nothing, `verify_file` for the command
`dealer-assist verify`. Importing this room does not import sqlite-utils; opening a journal does.
"""

from dealer_assist.journal.errors import BrokenUse, JournalError, StorageTrouble
from dealer_assist.journal.event import Event
from dealer_assist.journal.face import AnyJournal
from dealer_assist.journal.memory import MemoryJournal
from dealer_assist.journal.place import Room, Space
from dealer_assist.journal.report import Report
from dealer_assist.journal.store import Journal
from dealer_assist.journal.verify import lines_of, verify_file

__all__ = [
    "AnyJournal",
    "BrokenUse",
    "Event",
    "Journal",
    "JournalError",
    "MemoryJournal",
    "Report",
    "Room",
    "Space",
    "StorageTrouble",
    "lines_of",
    "verify_file",
]
