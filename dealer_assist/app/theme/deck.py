"""How cards look on this dealer's screen: which colours the suits have, and whether a letter stands under the suit.

Four colours by default, because a heart and a diamond are told apart faster than by shape. The other decks are for
dealers who confuse red and green, or who know only two colours; letters for everybody who reads shapes badly.
"""

from enum import StrEnum

import msgspec

from dealer_assist.app.theme.tokens import Colour


class DeckStyle(StrEnum):
    """How suits are coloured; the room's file calls them by these names."""

    FOUR_COLOURS = "four_colours"
    BLUE_ORANGE = "blue_orange"
    """For dealers who confuse red and green."""
    OUTLINED = "outlined"
    """Four colours, hearts and diamonds as outlines: they are told apart in grey too."""
    TWO_COLOURS = "two_colours"
    """Black and red, as most decks are printed."""


class Deck(msgspec.Struct, frozen=True):
    """The cards of one screen."""

    style: DeckStyle = DeckStyle.FOUR_COLOURS
    """Colours of the suits."""
    letters: bool = False
    """Whether s, h, d or c stands under the suit."""

    def ink(self, suit: str) -> str:
        """The colour of a suit as a hexadecimal number."""
        return SUIT_COLOURS[self.style][suit]

    def hollow(self, suit: str) -> bool:
        """Whether a suit is drawn as an outline."""
        return self.style is DeckStyle.OUTLINED and suit in HOLLOW


FOUR = {"s": Colour.SPADES, "h": Colour.HEARTS, "d": Colour.DIAMONDS, "c": Colour.CLUBS}
SUIT_COLOURS: dict[DeckStyle, dict[str, str]] = {
    DeckStyle.FOUR_COLOURS: {**FOUR},
    DeckStyle.BLUE_ORANGE: {"s": "#111111", "h": "#A84300", "d": "#0057B8", "c": "#4A4A4A"},
    DeckStyle.OUTLINED: {**FOUR},
    DeckStyle.TWO_COLOURS: {"s": "#111111", "h": Colour.HEARTS, "d": Colour.HEARTS, "c": "#111111"},
}
"""Each at least 5.9:1 on the face of a card."""
HOLLOW = "hd"
"""Suits drawn as outlines where the deck is outlined."""


def deck_of(style: str, *, letters: bool) -> Deck:
    """The deck as a room's file names it.

    >>> deck_of("outlined", letters=True).hollow("h")
    True
    """
    return Deck(DeckStyle(style), letters)
