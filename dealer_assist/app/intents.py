"""What a dealer's tap wants, before anybody has looked at the rules.

A screen sends one of these for each tap. The session answers it with an entry, a drawer, or a refusal.
"""

import msgspec


class SeatTapped(msgspec.Struct, frozen=True):
    """A seat on the oval was tapped."""

    seat: int
    """Clockwise from the dealer's left, from 1."""


class SeatsSwept(msgspec.Struct, frozen=True):
    """A finger was drawn across seats: they fold. A tap on the next seat does the same."""

    seats: tuple[int, ...]
    """Ascending."""


class KeyTapped(msgspec.Struct, frozen=True):
    """A key of the bottom row, or the key that closes the drawer."""

    key: str
    """undo, redo, fold, call, raise, pot, split, all_in, next, back, table, prompt, floor."""


class PadKey(msgspec.Struct, frozen=True):
    """A key of the pad was tapped."""

    key: str
    """A digit, 00, erase, chip0 to chip3, min, pot, half, last, silent, said, send or all_in."""


class CardsEntered(msgspec.Struct, frozen=True):
    """Cards were keyed: for the board, or of a tabled hand."""

    cards: tuple[str, ...]
    """In the order they lie; empty = go on without them."""
    seat: int | None = None
    """Whose hand; None = the board."""


class WinnerTapped(msgspec.Struct, frozen=True):
    """A seat was tapped in the award: it wins, shares, shows or gives up, as the mode says."""

    seat: int
    """Which seat."""


class AwardMode(msgspec.Struct, frozen=True):
    """What a tap on a seat of the award means from now on."""

    mode: str
    """winner, tie, show or muck."""


class PotPushed(msgspec.Struct, frozen=True):
    """PUSHED: the pot on the screen was pushed to the seats chosen."""


class RemedyTapped(msgspec.Struct, frozen=True):
    """One of the entries offered instead of a refused one."""

    place: int
    """Which, from 0."""


class OfferTapped(msgspec.Struct, frozen=True):
    """A key in the middle of the felt: a straddle, a sleeper, a kill, the chop."""

    place: int
    """Which, from 0."""


class Chosen(msgspec.Struct, frozen=True):
    """A choice on a page: language, depth, hand side, stakes ..."""

    what: str
    """The question."""
    value: str
    """The answer."""


Intent = (
    SeatTapped
    | SeatsSwept
    | KeyTapped
    | PadKey
    | CardsEntered
    | WinnerTapped
    | AwardMode
    | PotPushed
    | RemedyTapped
    | OfferTapped
    | Chosen
)
"""Everything a screen may send."""
