"""Card entry: one key for each of the 52 cards where the glass is wide enough, thirteen by four.

Where thirteen keys of 15 mm do not fit, a card takes two taps: its rank, then its suit.
"""

import msgspec

from dealer_assist.app.layout.box import Box
from dealer_assist.app.layout.grid import GAP, line_box
from dealer_assist.app.theme.metrics import Glass
from dealer_assist.app.theme.tokens import FLOOR_TARGET

RANKS = "AKQJT98765432"
SUITS = "shdc"
RANKS_IN_A_ROW = 7


class CardsLayout(msgspec.Struct, frozen=True):
    """Where everything of card entry stands, mm from the corner of the drawer's content."""

    line: Box
    """Whose cards, how many to enter."""
    cards: dict[str, Box]
    """Keys of whole cards; empty where a card takes two taps."""
    ranks: dict[str, Box]
    """Keys of ranks, where a card takes two taps."""
    suits: dict[str, Box]
    """Keys of suits, where a card takes two taps."""
    keyed: Box
    """The cards keyed so far."""
    erase: Box
    """Takes the last card back."""
    done: Box
    """Sends the cards off, or goes on without them."""


def cards_layout(glass: Glass, content: Box) -> CardsLayout:
    """Lay card entry out; aces stand on the left and spades on top in every language."""
    small_width, height = glass.sizes.small
    wide = glass.sizes.wide[0]
    columns = len(RANKS)
    width = (content.w - (columns - 1) * GAP) / columns
    head = Box(0, 0, content.w, height)
    done = Box(content.w - wide, 0, wide, height)
    erase = Box(done.x - GAP - small_width, 0, small_width, height)
    keyed = Box(0, 0, erase.x - 2 * GAP, height)
    key_height = (content.h - height - len(SUITS) * GAP) / len(SUITS)
    if width < FLOOR_TARGET or key_height < FLOOR_TARGET:
        return _two_taps(glass, content, keyed, erase, done)
    cards = {
        rank + suit: Box(x * (width + GAP), head.bottom + GAP + y * (key_height + GAP), width, key_height)
        for x, rank in enumerate(RANKS)
        for y, suit in enumerate(SUITS)
    }
    return CardsLayout(line_box(0), cards, {}, {}, keyed, erase, done)


def _two_taps(glass: Glass, content: Box, keyed: Box, erase: Box, done: Box) -> CardsLayout:
    width = (content.w - (RANKS_IN_A_ROW - 1) * GAP) / RANKS_IN_A_ROW
    height = (content.h - keyed.h - 3 * GAP) / 3
    ranks = {}
    for place, rank in enumerate(RANKS):
        x, y = place % RANKS_IN_A_ROW, place // RANKS_IN_A_ROW
        ranks[rank] = Box(x * (width + GAP), keyed.bottom + GAP + y * (height + GAP), width, height)
    suit_top = keyed.bottom + GAP + 2 * (height + GAP)
    suit_width = (content.w - 3 * GAP) / 4
    suits = {suit: Box(x * (suit_width + GAP), suit_top, suit_width, height) for x, suit in enumerate(SUITS)}
    return CardsLayout(line_box(0), {}, ranks, suits, keyed, erase, done)
