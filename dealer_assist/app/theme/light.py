"""How much light the screen gives: three fixed steps, a red tint for the night, and less when nobody touches it.

A screen beside the tray must not dazzle in a dark room. The light is taken away by multiplying what is painted, so
that every colour keeps its place among the others; the panel's own lamp stays with the technician.
"""

from enum import StrEnum

import msgspec


class Light(StrEnum):
    """The three steps."""

    BRIGHT = "bright"
    DIM = "dim"
    DARK = "dark"


class Glow(msgspec.Struct, frozen=True):
    """How the whole screen is lit."""

    light: Light = Light.BRIGHT
    """The step the dealer chose."""
    night: bool = False
    """Whether blue and green are taken back, for eyes that are used to the dark."""


SHARES = {Light.BRIGHT: 1.0, Light.DIM: 0.61, Light.DARK: 0.39}
"""Of the value of each colour: the whole luminance, a third, an eighth (display gamma 2.2)."""
NIGHT = (1.0, 0.62, 0.42)
"""Shares of red, green and blue."""
ASLEEP = 0.45


def shares(glow: Glow, *, asleep: bool = False) -> tuple[float, float, float]:
    """What is left of red, green and blue; less where nobody has touched the screen for a while.

    >>> shares(Glow())
    (1.0, 1.0, 1.0)
    >>> shares(Glow(Light.DARK, night=True))[0]
    0.39
    """
    whole = SHARES[glow.light] * (ASLEEP if asleep else 1.0)
    red, green, blue = NIGHT if glow.night else (1.0, 1.0, 1.0)
    return whole * red, whole * green, whole * blue
