"""Where files are found: what is shipped with the program, and the card room's own folder laid over it.

Shipped files are read only. A file of the same kind and name in the site folder takes the place of the shipped one.
"""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

import msgspec

import dealer_assist
from dealer_assist.files.faults import FileFault, Problem, UnusableFile
from dealer_assist.rules.faults import nearest

PROGRAM = "dealer-assist"


class Places(msgspec.Struct, frozen=True):
    """The two folders files are looked for in."""

    shipped: Path
    """``config/`` of a checkout, or the copy of it inside an installed program."""
    site: Path
    """The card room's own folder; it need not exist."""

    @property
    def journals(self) -> Path:
        """The folder of the tables' journals."""
        return self.site / "journals"

    def find(self, kind: str, name: str) -> Path:
        """The file of that name, the site's own before the shipped.

        ``kind`` is ``games``, ``mixes``, ``presets`` or ``rooms``. Raises ``UnusableFile`` with the names there are.
        """
        here = self.names(kind)
        if name not in here:
            asked = self.site / kind / f"{name}.toml"
            there = f"; in {kind} there are: {', '.join(here)}" if here else ""
            fault = FileFault(path=asked, problem=Problem.NOT_THERE, allowed=there, nearest=nearest(name, here))
            raise UnusableFile([fault])
        own = self.site / kind / f"{name}.toml"
        return own if own.exists() else self.shipped / kind / f"{name}.toml"

    def names(self, kind: str) -> tuple[str, ...]:
        """Every file of that kind by its stem, site and shipped together, in order."""
        folders = (self.site / kind, self.shipped / kind)
        return tuple(sorted({path.stem for folder in folders for path in folder.glob("*.toml")}))


def places(site: Path | None = None) -> Places:
    """Where this run looks for files; ``site`` is the folder asked for, otherwise the user's own."""
    return Places(shipped_folder(), site or user_folder(sys.platform, os.environ, Path.home()))


def shipped_folder() -> Path:
    """The shipped files: inside an installed program, beside it in a checkout."""
    program = Path(dealer_assist.__file__).parent
    inside = program / "config"
    return inside if inside.is_dir() else program.parent / "config"


def user_folder(platform: str, environment: Mapping[str, str], home: Path) -> Path:
    """The user's data folder as each system keeps it.

    >>> user_folder("linux", {}, Path("/home/dana")).as_posix()
    '/home/dana/.local/share/dealer-assist'
    """
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / PROGRAM
    if platform == "darwin":
        return home / "Library" / "Application Support" / PROGRAM
    data = Path(environment.get("XDG_DATA_HOME") or "")
    # The XDG standard says a path that is not absolute is to be ignored.
    return (data if data.is_absolute() else home / ".local" / "share") / PROGRAM
