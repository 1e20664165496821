"""The shapes that go with every state, so that nothing is told by colour alone."""

from enum import StrEnum


class Mark(StrEnum):
    """A shape with one meaning on every screen."""

    NONE = ""
    TO_ACT = "to_act"
    FOLDED = "folded"
    ALL_IN = "all_in"
    AWAY = "away"
    WARNING = "warning"
    STOP = "stop"
    GOOD = "good"
    DONE = "done"
    ERASE = "erase"
    BACK = "back"
    UNDO = "undo"
    RAISE = "raise"
    MENU = "menu"
    PENDING = "pending"
    EYE = "eye"
