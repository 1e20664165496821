"""Whether there is a screen to open on: without one Qt ends the whole program, and nobody learns why.

Imports no Qt, so that the answer comes before it is loaded.
"""

from collections.abc import Mapping
from typing import Final

NEEDS: Final = {"xcb": ("DISPLAY",), "wayland": ("WAYLAND_DISPLAY",)}
"""Kinds of screen that another program shows, and what of the surroundings tells where it is."""


def no_screen(platform: str, environ: Mapping[str, str]) -> str | None:
    """Why no window can open, in a sentence with what to do; None if one can. Only Linux is asked anything.

    `platform` is Python's name of the system. A kind of screen somebody chose in `QT_QPA_PLATFORM` may be a list; one
    that needs no other program, such as `offscreen`, is trusted.

    >>> no_screen("linux", {"DISPLAY": ":0"})
    >>> no_screen("linux", {})
    "There is no screen here: DISPLAY and WAYLAND_DISPLAY are not set. Start this on the table's own desktop."
    """
    chosen = [kind.split(":")[0].split("-")[0] for kind in environ.get("QT_QPA_PLATFORM", "").split(";") if kind]
    if not platform.startswith("linux") or any(kind not in NEEDS for kind in chosen):
        return None
    asked = [name for kind in chosen or NEEDS for name in NEEDS[kind]]
    if any(environ.get(name) for name in asked):
        return None
    names = f"{' and '.join(sorted(asked))} {'are' if len(asked) > 1 else 'is'} not set"
    return f"There is no screen here: {names}. Start this on the table's own desktop."
