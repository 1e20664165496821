"""The whole program until its first picture can be used: `python -m tests.app.first_frame SITE`.

Runs the command as it stands, in the order in which it imports its parts. Once the hand screen has been painted, and
once more when the log is open as well, so that taps count, it notes the time on the clock that all programs of a
machine share, in ns, and which modules have been imported. It writes them as JSON and ends the program.
"""

import json
import os
import sys
import time
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from types import ModuleType
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

HAND = "dealer_assist.app.screens.hand"
POLL_MS = 1


class Watched(MetaPathFinder):
    """Puts a watch on the hand screen as it is imported, and nothing before it."""

    def __init__(self, seen: dict[str, Any]) -> None:
        self.seen = seen

    def find_spec(self, name: str, path: Any = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != HAND:
            return None
        spec = PathFinder.find_spec(name, path, target)
        assert spec is not None
        assert spec.loader is not None
        watch_when_made(spec.loader, self.seen)
        return spec


def watch_when_made(loader: Loader, seen: dict[str, Any]) -> None:
    made = loader.exec_module

    def make_and_watch(module: ModuleType) -> None:
        made(module)
        watch(module.HandScreen, seen)

    loader.exec_module = make_and_watch  # type: ignore[method-assign]


def watch(screen: Any, seen: dict[str, Any]) -> None:
    """Note when it has been painted for the first time, and when it can be used."""
    from PySide6.QtCore import QTimer
    from PySide6.QtWidgets import QApplication

    paint = screen.paintEvent
    poll = QTimer()

    def painted(self: Any, event: Any) -> None:
        paint(self, event)
        if not poll.isActive():
            # what lies on the screen is painted before the next turn of the loop
            poll.start(POLL_MS if "painted" in seen else 0)

    def look() -> None:
        seen.setdefault("painted", note())
        poll.setInterval(POLL_MS)
        if QApplication.topLevelWidgets()[0]._session.is_open:  # type: ignore[attr-defined]
            seen.setdefault("usable", note())
            QApplication.quit()

    poll.timeout.connect(look)
    screen.paintEvent = painted


def note() -> dict[str, Any]:
    return {"ns": time.monotonic_ns(), "cpu_ns": time.process_time_ns(), "modules": sorted(sys.modules)}


def main(site: str) -> int:
    seen: dict[str, Any] = {}
    sys.meta_path.insert(0, Watched(seen))
    from dealer_assist import cli

    code = cli.main(["--site", site])
    json.dump(seen, sys.stdout)
    return code


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
