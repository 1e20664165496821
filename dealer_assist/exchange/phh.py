"""A recorded hand, as a PHH file tells it: who sat where with what, and what they did, one after the other.

Players stand in the order of the file: clockwise from the first one left of the button, the last one has the button.
Decides nothing about poker. What the file computed itself (finishing stacks, winnings) is kept only to be compared.
Heads-up, the file writes the blinds the other way round: see `PhhHand.blind_of`.
"""

from collections.abc import Mapping, Sequence
from datetime import time as local_time
from decimal import Decimal
from types import MappingProxyType
from typing import Final, TypeVar

from msgspec import Struct, field

from dealer_assist.exchange.phh_actions import PhhAction

_T = TypeVar("_T")


class Variant(Struct, frozen=True):
    """A game that has a code in the format, and what a file must say about it."""

    name: str
    """As the trade calls it, in English."""
    needs: tuple[str, ...]
    """Keys a hand of it must have, beyond those every hand has."""


_BLINDS_NO_LIMIT: Final = ("blinds_or_straddles", "min_bet")
_BLINDS_LIMIT: Final = ("blinds_or_straddles", "small_bet", "big_bet")
_STUD_LIMIT: Final = ("bring_in", "small_bet", "big_bet")

VARIANTS: Final[Mapping[str, Variant]] = MappingProxyType(
    {
        "FT": Variant("fixed-limit hold'em", _BLINDS_LIMIT),
        "NT": Variant("no-limit hold'em", _BLINDS_NO_LIMIT),
        "NS": Variant("no-limit short-deck hold'em", _BLINDS_NO_LIMIT),
        "PO": Variant("pot-limit Omaha", _BLINDS_NO_LIMIT),
        "FO/8": Variant("fixed-limit Omaha hi-lo, eight or better", _BLINDS_LIMIT),
        "F7S": Variant("fixed-limit seven card stud", _STUD_LIMIT),
        "F7S/8": Variant("fixed-limit seven card stud hi-lo, eight or better", _STUD_LIMIT),
        "FR": Variant("fixed-limit razz", _STUD_LIMIT),
        "N2L1D": Variant("no-limit deuce-to-seven single draw", _BLINDS_NO_LIMIT),
        "F2L3D": Variant("fixed-limit deuce-to-seven triple draw", _BLINDS_LIMIT),
        "FB": Variant("fixed-limit badugi", _BLINDS_LIMIT),
    }
)
"""Every game with a code; a game without one carries `_variant` instead."""


class PhhHand(Struct, frozen=True, kw_only=True):
    """One hand. Amounts are whole numbers of the file's smallest unit; `scale` of them make one unit of the file."""

    section: str = ""
    """Name of the hand in a file of many; empty in a file of one."""
    scale: int = 1
    """Smallest units in one unit of the file: 1 for whole chips, 100 where the file writes cents."""

    variant: str
    """Code of the game, a key of `VARIANTS`; empty when only `_variant` names it."""
    ante_trimming_status: bool = False
    """Whether antes are matched like bets, so that a short one makes a side pot; else all antes are dead money."""
    antes: tuple[int, ...]
    """Smallest units for each player as the file writes them: heads-up the two are flipped, see `ante_of`."""
    blinds_or_straddles: tuple[int, ...] = ()
    """The same for blinds, straddles and (negative) live posts; empty in stud."""
    bring_in: int | None = None
    """Stud only; smallest units."""
    small_bet: int | None = None
    """Fixed limit only; smallest units."""
    big_bet: int | None = None
    """Fixed limit only; smallest units."""
    min_bet: int | None = None
    """No limit and pot limit only: the smallest opening bet on every street, smallest units."""
    starting_stacks: tuple[int | None, ...]
    """Before antes and blinds, smallest units; None where the file says endless, which means not known."""
    actions: tuple[PhhAction, ...]
    """In the order of play; may stop before the hand is over."""

    author: str | None = None
    """Who wrote the hand down."""
    event: str | None = None
    """Tournament or session."""
    url: str | None = None
    """Where it was seen."""
    venue: str | None = None
    """Casino, club or site."""
    address: str | None = None
    """Street and number."""
    city: str | None = None
    """City."""
    region: str | None = None
    """State or province."""
    postal_code: str | None = None
    """Postal code."""
    country: str | None = None
    """Country."""
    time: local_time | None = None
    """Start of the hand, in the zone below, else of the place, else UTC."""
    time_zone: str | None = None
    """IANA name."""
    time_zone_abbreviation: str | None = None
    """As printed, for example ET."""
    day: int | None = None
    """Day of the month."""
    month: int | None = None
    """1 to 12."""
    year: int | None = None
    """Four digits."""
    hand: int | str | None = None
    """Number or name of the hand, of the type the file gave it."""
    level: int | None = None
    """Tournament level."""
    seats: tuple[int, ...] | None = None
    """Chair of each player, from 1."""
    seat_count: int | None = None
    """Chairs at the table."""
    table: int | str | None = None
    """Number or name of the table, of the type the file gave it."""
    players: tuple[str, ...] | None = None
    """Name of each player, empty where not known."""
    finishing_stacks: tuple[Decimal, ...] | None = None
    """What the file says each player ended with, in units of the file; some halve an odd chip, finer than the table."""
    winnings: tuple[Decimal, ...] | None = None
    """What the file says each player took from the pots, in units of the file."""
    currency: str | None = None
    """Three letters."""
    currency_symbol: str | None = None
    """One character."""
    time_limit: Decimal | None = None
    """Seconds an action; may be endless."""
    time_banks: tuple[Decimal, ...] | None = None
    """Seconds of each player at the start of the hand."""

    other: Mapping[str, object] = field(default_factory=dict)
    """Keys that the format does not define, `_` keys first of all: kept as read, written back."""

    @property
    def player_count(self) -> int:
        """Players dealt in, at least 2."""
        return len(self.starting_stacks)

    @property
    def game(self) -> str:
        """The game in words; what `_variant` says where no code exists."""
        return VARIANTS[self.variant].name if self.variant else str(self.other["_variant"])

    def ante_of(self, player: int) -> int:
        """The ante that player (from 1) owes, smallest units."""
        return _unflipped(self.antes)[player - 1]

    def blind_of(self, player: int) -> int:
        """The blind, straddle or (negative) live post that player (from 1) owes, smallest units.

        Heads-up the file still writes small, big, though player 2 has the button and posts the small blind: element
        i belongs to the other player.

        >>> hand = PhhHand(variant="NT", antes=(0, 3), blinds_or_straddles=(1, 2), min_bet=2,
        ...                starting_stacks=(100, 100), actions=())
        >>> hand.blind_of(2), hand.blind_of(1), hand.ante_of(1)
        (1, 2, 3)
        """
        return _unflipped(self.blinds_or_straddles)[player - 1] if self.blinds_or_straddles else 0

    def seat_of(self, player: int) -> int:
        """Chair of that player (from 1): as the file says, else chairs counted in file order."""
        return self.seats[player - 1] if self.seats else player


def _unflipped(amounts: Sequence[_T]) -> Sequence[_T]:
    return amounts[::-1] if len(amounts) == 2 else amounts
