"""What a key shows."""

from enum import Enum

import msgspec

from dealer_assist.app.views.marks import Mark


class KeyKind(Enum):
    """What a key is for: its colours, and how large its text may be."""

    PLAIN = "plain"
    MAIN = "main"
    """The key pressed most: CALL, NEXT, RAISE TO, PUSHED."""
    NOW = "now"
    """The one thing to do next."""
    DANGER = "danger"
    """ALL-IN: told apart by shape, edge and distance."""
    CHOSEN = "chosen"
    """One of several, the one that holds."""


class KeyView(msgspec.Struct, frozen=True):
    """What a key shows."""

    label: str
    """Word or amount, already with its isolates."""
    kind: KeyKind = KeyKind.PLAIN
    """Its colours."""
    mark: Mark = Mark.NONE
    """A sign beside or above the word."""
    enabled: bool = True
    """Whether it acts."""
    short: str = ""
    """The label in fewer words, for a key on which the whole of it has no room."""
    below: str = ""
    """A small line under the label."""
    cards: tuple[str, ...] = ()
    """Drawn under the label instead of that line, where they are large enough to be read."""
    figure: bool = False
    """The label is a figure: larger, and the same way round in every language."""
    spoken: str = ""
    """Name for screen readers; the label if empty."""
    again: str = ""
    """What a screen reader says when a key that is held was pressed there, and a second press confirms it."""
    means: str = ""
    """What a tap leads to, where the label tells more or less than that; never shown. Empty = what the label says."""

    @property
    def leads_to(self) -> object:
        """What has to be read again before it is tapped, if it has changed."""
        return self.means or (self.label, self.mark, self.kind is KeyKind.CHOSEN)


class CardKeyView(msgspec.Struct, frozen=True):
    """What a card key shows."""

    name: str
    """A card such as "Ks", a rank or a suit."""
    enabled: bool = True
    """The card has not come yet."""
    chosen: bool = False
    """The rank tapped, waiting for its suit."""
