"""How one screen looks right now: its glass and its language, handed to every widget."""

import msgspec

from dealer_assist.app.theme.deck import Deck
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.theme.tokens import ARABIC_SCRIPT_SCALE, SMALLEST, Role
from dealer_assist.words.words import RIGHT_TO_LEFT

ARABIC_SCRIPT = frozenset({"ar", "fa"})


class Look(msgspec.Struct, frozen=True):
    """Glass, language and hand. A new one when the dealer changes any of them."""

    glass: Glass
    """The mounted screen."""
    language: str = "en"
    """Two letters."""
    left_handed: bool = False
    """The dealer pitches with the left hand: pad and main key go to the left."""
    deck: Deck = Deck()
    """How cards are drawn."""

    @property
    def rtl(self) -> bool:
        """Whether words run from right to left."""
        return self.language in RIGHT_TO_LEFT

    def words_px(self, role: Role) -> int:
        """Font size of words in pixels, larger for Arabic script."""
        return self.glass.font_px(role, ARABIC_SCRIPT_SCALE if self.language in ARABIC_SCRIPT else 1.0)

    def figure_px(self, role: Role) -> int:
        """Font size of figures in pixels, the same in every language and whichever figures the room writes."""
        return self.glass.font_px(role)

    @property
    def smallest_px(self) -> int:
        """No text is painted smaller, in pixels."""
        return self.glass.font_px(SMALLEST)
