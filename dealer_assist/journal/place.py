"""The folder where a table keeps its journal: whether it can be trusted, who owns it, how much room is left.

Decides that one running program owns a table's folder, and that the folder is on a disk of this machine (locks and
syncing on network and FUSE mounts cannot be trusted). Warns by the shares of requirement R-06: 20 % and 5 % left.
"""

import fcntl
import os
import re
from collections.abc import Iterable
from contextlib import suppress
from enum import StrEnum
from pathlib import Path

import msgspec

from dealer_assist.journal import errors
from dealer_assist.journal.sqlite import storage_errors

_MOUNTS = Path("/proc/self/mountinfo")
_OVER_NETWORK = frozenset(
    {"afs", "ceph", "cifs", "coda", "davfs", "glusterfs", "lustre", "ncpfs", "nfs", "nfs4", "ocfs2", "smb3", "smbfs"}
)
_LENT_BY_A_HOST = frozenset({"9p", "prl_fs", "vboxsf", "virtiofs", "vmhgfs"})  # folders of the machine around ours
_LOW, _VERY_LOW = 0.20, 0.05


class Room(StrEnum):
    """How much room the disk has left."""

    ENOUGH = "enough"
    LOW = "low"
    """20 % or less: warn."""
    VERY_LOW = "very_low"
    """5 % or less: "no record" banner, and no new hand in regulated mode."""


class Space(msgspec.Struct, frozen=True):
    """Room on the disk at the end of a hand.

    >>> Space(free=40, total=1000).room
    <Room.VERY_LOW: 'very_low'>
    """

    free: int
    """Bytes this program may still write."""
    total: int
    """Bytes the disk holds in all."""

    @property
    def room(self) -> Room:
        """The share that is left, as the person is told."""
        share = self.free / self.total if self.total else 0.0
        if share <= _VERY_LOW:
            return Room.VERY_LOW
        return Room.LOW if share <= _LOW else Room.ENOUGH


class Identity(msgspec.Struct, frozen=True):
    """Which file it is, whatever its name: a removed file still takes writes, but this tells."""

    device: int
    """Number of the disk."""
    inode: int
    """Number of the file on it."""
    names: int
    """How many names the file has; 1 for a journal."""


class TableLock:
    """The file `lock` in a table's folder, held while the program runs; the system lets go of it however we end."""

    def __init__(self, folder: Path) -> None:
        """Take it, or raise `AlreadyRunning` at once."""
        path = folder / "lock"
        with storage_errors(path):
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            holder = os.read(self._file, 20).strip()
            os.close(self._file)
            raise errors.AlreadyRunning(int(holder) if holder.isdigit() else None) from None
        # Who holds it is a courtesy to the second starter, so a full disk must not stop us here.
        with suppress(OSError):
            os.ftruncate(self._file, 0)
            os.pwrite(self._file, f"{os.getpid()}\n".encode(), 0)

    def release(self) -> None:
        """Let the next program in."""
        os.close(self._file)


def prepared_folder(folder: Path) -> Path:
    """The table's folder, made if it was not there, with its `journal` inside; as an absolute path without links.

    Raises `NetworkFolder`, `ReadOnly`, `DiskFull` or `StorageFailed`.
    """
    with storage_errors(folder):
        (folder / "journal").mkdir(mode=0o700, parents=True, exist_ok=True)
        folder = folder.resolve()
        mounts = _MOUNTS.read_text().splitlines() if _MOUNTS.exists() else ()
    file_system = file_system_of(folder, mounts)
    if is_untrusted(file_system):
        raise errors.NetworkFolder(folder, file_system)
    return folder


def is_untrusted(file_system: str) -> bool:
    """Whether locks and syncing on that kind of file system cannot be relied on.

    >>> is_untrusted("nfs4"), is_untrusted("fuse.sshfs"), is_untrusted("ext4")
    (True, True, False)
    """
    return file_system in _OVER_NETWORK | _LENT_BY_A_HOST or file_system.startswith("fuse")


def file_system_of(folder: Path, mounts: Iterable[str]) -> str:
    """Kind of file system an absolute folder is on, from the lines of `/proc/self/mountinfo`; empty if not told.

    >>> lines = ["21 1 8:1 / / rw - ext4 /dev/sda1 rw", "30 21 0:40 / /srv rw - nfs4 nas rw"]
    >>> file_system_of(Path("/srv/table"), lines)
    'nfs4'
    """
    found, depth = "", 0
    for line in mounts:
        before, _, after = line.partition(" - ")
        point = Path(_unescaped(before.split()[4]))
        # A later mount on the same point hides the earlier one, hence >=.
        if len(point.parts) >= depth and folder.is_relative_to(point):
            found, depth = after.split()[0], len(point.parts)
    return found


def _unescaped(text: str) -> str:
    """Blanks in mount points are written as octal numbers."""
    return re.sub(r"\\([0-7]{3})", lambda octal: chr(int(octal[1], 8)), text)


def space_of(folder: Path) -> Space:
    """Room left on the disk of that folder."""
    with storage_errors(folder):
        disk = os.statvfs(folder)
    return Space(free=disk.f_bavail * disk.f_frsize, total=disk.f_blocks * disk.f_frsize)


def identity_of(path: Path) -> Identity | None:
    """Which file has that name now; None if none has."""
    try:
        found = path.lstat()
    except FileNotFoundError:
        return None
    return Identity(device=found.st_dev, inode=found.st_ino, names=found.st_nlink)


def sync_folder(folder: Path) -> None:
    """Make names given or changed in that folder survive a power cut."""
    with storage_errors(folder):
        handle = os.open(folder, os.O_RDONLY | os.O_DIRECTORY | os.O_CLOEXEC)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
