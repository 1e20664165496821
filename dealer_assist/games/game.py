"""A poker game as data: its streets, the cards each deals, and the halves its pot divides into.

A new game of known parts is a file in `config/games`, never code. The file's stem is the game's name.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from dealer_assist.cards.card import RANKS, SUITS


class Family(StrEnum):
    """Which chapter of a rulebook a game belongs to: a rulebook gives some options another value by family."""

    FLOP = "flop"
    """Cards in the middle."""
    STUD = "stud"
    """Cards face up in front of each player."""
    DRAW = "draw"
    """Cards are exchanged."""
    BADUGI = "badugi"
    """Draw games in which badugi hands count."""


class ForcedBets(StrEnum):
    """The money that has to be in before the cards are dealt."""

    BLINDS = "blinds"
    """Blinds left of the button, and an ante where the table plays one."""
    BRING_IN = "bring_in"
    """An ante from everybody, and a bring-in by the card that shows."""
    BUTTON_ANTE = "button_ante"
    """An ante from everybody, the button's larger."""
    ANTES = "antes"
    """An ante from everybody and no betting before the flop: a bomb pot."""


class Bet(StrEnum):
    """Which of the two bets of fixed limit a street is played with."""

    SMALL = "small"
    BIG = "big"


class Opens(StrEnum):
    """Which card or board of a stud game acts first. Low counts the ace as one, high as the highest."""

    LOW_CARD = "low_card"
    """The lowest card that shows, the ace high; clubs are the lowest suit."""
    HIGH_CARD = "high_card"
    """The highest card that shows, the ace high; spades are the highest suit."""
    HIGH_CARD_ACE_LOW = "high_card_ace_low"
    """The highest card that shows, the ace low: the king of spades is the worst."""
    HIGH_BOARD = "high_board"
    """The best high hand that shows."""
    LOW_BOARD = "low_board"
    """The best ace-to-five low that shows."""


class Ranking(StrEnum):
    """How hands are compared."""

    HIGH = "high"
    """Straight flush down to high card."""
    SHORT_DECK_HIGH = "short_deck_high"
    """High hands of 36 cards, in the order of the house option `short_deck_ranking`."""
    ACE_TO_FIVE = "ace_to_five"
    """Lows in which the ace is one and straights and flushes are nothing."""
    ACE_TO_SIX = "ace_to_six"
    """Lows in which the ace is one and straights and flushes count against the hand."""
    DEUCE_TO_SEVEN = "deuce_to_seven"
    """The worst high hand; the ace is high only."""
    BADUGI = "badugi"
    """Up to four cards of different ranks and suits, the ace low."""
    DEUCE_BADUGI = "deuce_badugi"
    """The same, the ace high: badeucey."""
    MOST_POINTS = "most_points"
    """The most points on five cards: pips, an ace one, faces nothing; 49 is the best hand."""
    FEWEST_POINTS = "fewest_points"
    """The fewest points; five faces make zero."""

    @property
    def is_high(self) -> bool:
        """Whether the dealer calls its winner the high hand."""
        return self in (Ranking.HIGH, Ranking.SHORT_DECK_HIGH, Ranking.MOST_POINTS)


class OddChip(StrEnum):
    """Which half gets the odd chip between two halves of the pot."""

    FIRST_HALF = "first_half"
    """The half that stands first: the high half, the top board, the razz hand."""
    LOW_LOW = "low_low"
    """Two low halves: as the house option `odd_chip_low_low_split` says."""
    DRAWMAHA = "drawmaha"
    """A hand with the board and one without: as the house option `odd_chip_drawmaha` says."""
    BOARDS = "boards"
    """A half for each board: as the house option `double_board_odd_chip` says."""


class Street(msgspec.Struct, frozen=True):
    """One betting round, and what is dealt, thrown away and exchanged before it, in this order."""

    name: str
    """`preflop`, `flop`, `turn`, `river` in games with a board; `third` to `seventh` in stud; `first_draw` …"""
    hole: int = 0
    """Cards dealt face down to each seat."""
    board: int = 0
    """Cards dealt face up to the middle, on each board."""
    up: int = 0
    """Cards dealt face up in front of each seat."""
    discard: int = 0
    """Cards each seat throws away first, without getting others."""
    draw: int = 0
    """Cards each seat may exchange, first of all; 0 = nothing is drawn."""
    bet: Bet = Bet.SMALL
    """The bet of this street in fixed limit."""
    betting: bool = True
    """Whether there is a betting round: none before the flop of a bomb pot."""


class Half(msgspec.Struct, frozen=True):
    """A share of the pot and the hands that compete for it."""

    name: str
    """`whole`, or `high` and `low`; `top` and `bottom` board; `omaha` and `draw` …"""
    ranking: Ranking
    """How hands are compared."""
    hole: int | None = None
    """Cards of a player's own that play, no more and no fewer; None = as many as serve."""
    board: int | None = None
    """Cards of the board that play, no more and no fewer; None = as many as serve."""
    boards: tuple[int, ...] = (1,)
    """The boards that count, the top one is 1; of several the better hand."""
    low_qualifier: bool = False
    """Whether the house option `low_qualifier` says who has a low at all."""
    least_pair: str = ""
    """Rank of the smallest pair that wins this half, `9` in archie; empty = any hand does."""


class Game(msgspec.Struct, frozen=True):
    """A game, as read from its file.

    >>> HOLDEM.streets[1].board
    3
    """

    name: str
    """The stem of its file, used everywhere."""
    streets: tuple[Street, ...]
    """In order of play; each ends with a betting round."""
    halves: tuple[Half, ...]
    """In priority order, the first gets the odd chip between halves."""
    family: Family = Family.FLOP
    """Its chapter of the rulebook."""
    forced: ForcedBets = ForcedBets.BLINDS
    """The money in before the cards."""
    bring_in: Opens | None = None
    """Stud: whose card brings in."""
    later_first: Opens | None = None
    """Stud: whose board acts first on the later streets."""
    boards: int = 1
    """Boards dealt side by side."""
    odd_chip: OddChip = OddChip.FIRST_HALF
    """Which half gets the odd chip between the halves."""
    lowest: str = "2"
    """Lowest rank in the deck: `6` in short deck."""
    max_players: int = 10
    """Players the deck is enough for, by the book."""

    @property
    def hole_cards(self) -> int:
        """Cards each seat holds when all streets are dealt, face down and face up."""
        return sum([street.hole + street.up - street.discard for street in self.streets])

    @property
    def cards_dealt(self) -> int:
        """Cards each seat is dealt, face down and face up, without those for a draw."""
        return sum([street.hole + street.up for street in self.streets])

    @property
    def board_cards(self) -> int:
        """Cards on a complete board."""
        return sum(street.board for street in self.streets)

    @property
    def betting_rounds(self) -> int:
        """How many times there is betting."""
        return sum(street.betting for street in self.streets)

    @property
    def deck_size(self) -> int:
        """Cards in the deck."""
        return len(SUITS) * len(RANKS[RANKS.index(self.lowest) :])

    @property
    def draws(self) -> int:
        """How many times cards are exchanged."""
        return sum(street.draw > 0 for street in self.streets)


HOLDEM = Game(
    name="holdem",
    streets=(
        Street("preflop", hole=2),
        Street("flop", board=3),
        Street("turn", board=1, bet=Bet.BIG),
        Street("river", board=1, bet=Bet.BIG),
    ),
    halves=(Half("whole", Ranking.HIGH),),
)
"""Hold'em as its file says it; a test holds the two together."""
