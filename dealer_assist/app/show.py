"""`dealer-assist replay --show`: the window of a replay from the command to its end."""

from __future__ import annotations

from dealer_assist.app.application import application, open_up, stop_on_signals
from dealer_assist.app.replay_window import ReplayWindow
from dealer_assist.exchange.reel import Reel
from dealer_assist.files.room_file import Screen


def run(reel: Reel, screen: Screen, *, windowed: bool = False) -> int:
    """The hands of the reel on the screen until it is closed; the process's exit code."""
    app = application()
    window = ReplayWindow(reel, screen)
    stops = stop_on_signals(app)
    open_up(window, windowed=windowed)
    try:
        return app.exec()
    finally:
        stops.deleteLater()
