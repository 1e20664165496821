"""What can go wrong with the journal, each with what the person at the table can do now.

Two families. `StorageTrouble` is the world's doing: a full disk, a second program, a damaged file.
`BrokenUse` is ours: only a bug in the program can cause it. `str(error)` is a sentence for a log; the
words a dealer reads are chosen by the class, in his language, elsewhere.
"""

from enum import StrEnum
from pathlib import Path


class JournalError(Exception):
    """Anything the journal cannot do."""

    def __init__(self, what: str, what_now: str) -> None:
        super().__init__(f"{what} {what_now}")
        self.what = what
        """What happened, one English sentence."""
        self.what_now = what_now
        """What the person can do now, one or two English sentences."""


class StorageTrouble(JournalError):
    """The disk, the folder or another program is in the way."""


class BrokenUse(JournalError):
    """The program used the journal wrongly; nothing was written."""

    def __init__(self, what: str) -> None:
        super().__init__(what, "This is a fault of the program: report it with the log.")


class AlreadyRunning(StorageTrouble):
    """Another running program owns this table's folder."""

    def __init__(self, holder: int | None) -> None:
        self.holder = holder
        """Process number of the program that owns it, if it said so."""
        name = "" if holder is None else f" (process {holder})"
        super().__init__(f"This table is already running{name}.", "Go to the window that is open, or close it first.")


class InUse(StorageTrouble):
    """Some other tool has the journal file open."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(f"Another program has {path} open.", "Close it there, then try again.")


class DiskFull(StorageTrouble):
    """The disk took no more; the event was not kept, everything before it was."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(
            f"The disk took no more for {path}: it is full, over its quota or failing.",
            "Finish this hand on paper and free some space. Recording goes on without a restart when there is room.",
        )


class ReadOnly(StorageTrouble):
    """The folder or the file may not be written."""

    def __init__(self, path: Path) -> None:
        self.path = path
        super().__init__(f"{path} cannot be written.", "Give this user the right to write there, or choose a folder.")


class NetworkFolder(StorageTrouble):
    """The folder is not on a disk of this machine, so locks and syncing there cannot be trusted."""

    def __init__(self, folder: Path, file_system: str) -> None:
        self.folder = folder
        self.file_system = file_system
        super().__init__(
            f"{folder} is on a {file_system} mount, where a record can be lost.", "Choose a folder on a local disk."
        )


class Foreign(StrEnum):
    """Why a file with a journal's name is not a journal of this table."""

    NOT_A_DATABASE = "not_a_database"
    OTHER_PROGRAM = "other_program"
    OTHER_DAY = "other_day"
    LINK = "link"
    NOT_A_FILE = "not_a_file"


_FOREIGN_TEXT = {
    Foreign.NOT_A_DATABASE: "is not a database",
    Foreign.OTHER_PROGRAM: "is a database of another program",
    Foreign.OTHER_DAY: "holds the events of another day",
    Foreign.LINK: "is a link to a file elsewhere, or another name of one",
    Foreign.NOT_A_FILE: "is not a file",
}


class NotOurs(StorageTrouble):
    """A file with a journal's name that this program did not write; it was left as it is."""

    def __init__(self, path: Path, reason: Foreign) -> None:
        self.path = path
        self.reason = reason
        super().__init__(
            f"{path} {_FOREIGN_TEXT[reason]}; it was left untouched.", "Move it to another folder, then try again."
        )


class NewerSchema(StorageTrouble):
    """The file was written by a newer program."""

    def __init__(self, path: Path, needs: int) -> None:
        self.path = path
        self.needs = needs
        """Version of the journal's tables this file needs."""
        super().__init__(
            f"{path} needs journal version {needs}.", "Install the newer program; the file was not changed."
        )


class Damaged(StorageTrouble):
    """The file does not hold what was written. If `moved_to` is set, opening again goes on before `first_bad_seq`."""

    def __init__(self, path: Path, first_bad_seq: int | None, moved_to: Path | None) -> None:
        self.path = path
        self.first_bad_seq = first_bad_seq
        """First event that is missing, changed or unreadable; None when not even that can be told."""
        self.moved_to = moved_to
        """Where the damaged file now is, byte for byte as found; None if it is still in its place."""
        since = "" if first_bad_seq is None else f" from event {first_bad_seq} on"
        kept = "" if moved_to is None else f" It is kept as {moved_to.name}."
        super().__init__(
            f"{path} is damaged{since}.{kept}", "Call the floor. Opening again goes on after the last good event."
        )


class FileGone(StorageTrouble):
    """Somebody removed or replaced the file while it was written. Opening again goes on with all that is left."""

    def __init__(self, path: Path, moved_to: Path | None) -> None:
        self.path = path
        self.moved_to = moved_to
        """Where the file found in its place now is; None if there was none."""
        super().__init__(
            f"{path} was removed or replaced by somebody.", "Call the floor before the next hand, then open again."
        )


class StorageFailed(StorageTrouble):
    """The machine reports a fault that has no better name."""

    def __init__(self, path: Path, detail: str) -> None:
        self.path = path
        self.detail = detail
        """The machine's own words, for the technician."""
        super().__init__(f"Storage failed for {path}: {detail}.", "Finish this hand on paper and call a technician.")


class OutOfOrder(BrokenUse):
    """An event whose number is not the next one."""

    def __init__(self, expected: int, got: int) -> None:
        self.expected = expected
        self.got = got
        super().__init__(f"Event {got} was offered where {expected} is next.")


class NotAnEvent(BrokenUse):
    """An event with a value that cannot be kept exactly."""

    def __init__(self, seq: int, detail: str) -> None:
        self.seq = seq
        self.detail = detail
        super().__init__(f"Event {seq} cannot be kept as it is: {detail}.")


class GuardRefused(BrokenUse):
    """The database itself refused a change that would break the record."""

    def __init__(self, detail: str) -> None:
        self.detail = detail
        super().__init__(f"The journal's guard refused: {detail}.")


class NotADay(BrokenUse):
    """A gaming day that is not written like 2026-11-30."""

    def __init__(self, day: str) -> None:
        self.day = day
        super().__init__(f"{day!r} is not a day written like 2026-11-30.")


class Closed(BrokenUse):
    """The journal was used after it was closed."""

    def __init__(self) -> None:
        super().__init__("The journal is closed.")
