"""The colours, the sizes in millimetres and the text sizes every screen is made of.

Millimetres are the law: a finger and an eye at 70 cm do not change with the screen. Colours are checked for
contrast by test: 7:1 for figures and prompts, 4.5:1 for other words, 3:1 for shapes.
"""

from enum import StrEnum

import msgspec


class Colour(StrEnum):
    """What a colour is for, and the colour itself."""

    BASE = "#0E1A17"
    PANEL = "#16262A"
    FELT = "#173B33"
    FELT_EDGE = "#0F2A24"
    RAIL = "#2B433D"
    KEY = "#233A40"
    KEY_PRESSED = "#3B5C65"
    KEY_EDGE = "#6E8580"
    KEY_MAIN = "#0B4F66"
    KEY_MAIN_PRESSED = "#14779A"
    TEXT = "#F2F5F3"
    QUIET = "#A9B8B2"
    LINE = "#6E8580"
    TO_ACT = "#FFC83D"
    TO_ACT_PRESSED = "#FFE08A"
    ON_TO_ACT = "#0B0F0E"
    INFORM = "#4CC9F0"
    WARNING = "#FF9F1C"
    GOOD = "#5BD68A"
    STOP = "#FF6B6B"
    STOP_FILL = "#B00020"
    CARD = "#F4F4F0"
    CARD_EDGE = "#8C9A96"
    SPADES = "#111111"
    HEARTS = "#C8102E"
    DIAMONDS = "#0057B8"
    CLUBS = "#00703C"


class Role(msgspec.Struct, frozen=True):
    """One size of text, measured as the eye measures it."""

    arc: int
    """Height of a capital letter in minutes of arc at 70 cm."""
    capital: float
    """The same in mm on the glass."""


HEADLINE_NUMBER = Role(60, 12.2)
"""The one number to say aloud."""
PROMPT = Role(40, 8.2)
"""The prompt line."""
FIGURE = Role(30, 6.1)
"""Chips in front, pots."""
LABEL = Role(22, 4.5)
"""Words on keys, seat numbers."""
SECOND = Role(20, 4.1)
"""Second line, reasons."""
SMALLEST = Role(16, 3.3)
"""The smallest text the dealer may be shown."""

CAPITAL_OF_EM = 0.714
"""Height of a capital in Noto Sans, as a share of the font size."""
ARABIC_SCRIPT_SCALE = 1.18
"""Arabic and Persian letters need 15 to 20 % more size to be read as easily."""

RADIUS = 2.5
"""Corner of keys, tiles and panels, mm."""
EDGE = 5.0
"""Free margin at the edge of the glass, mm."""
FLOOR_TARGET = 15.0
"""No touch target in dealer mode is smaller, mm."""
DANGER_GAP = 10.0
"""Least distance of a dangerous key from a frequent one, mm."""

PALM = 25.0
"""A contact wider than this is a palm, mm."""
SLOP = 5.0
"""A finger may drift this far and still tap, mm."""
SECOND_TAP = 6.0
"""A finger that taps twice comes down again within this far, mm to each side: little more than it may drift."""
SHORTEST_TAP_MS = 40
"""A touch shorter than this is a splash or a sleeve."""
LONGEST_TAP_MS = 2000
"""A touch longer than this is a resting hand on a screen that does not report contact sizes."""
