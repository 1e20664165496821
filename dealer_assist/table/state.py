"""A poker table: who sits where with how much, where the button lies, under which rules, which hand is open."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from dealer_assist.games.game import Game
from dealer_assist.hand.forced import NO_SIZES, BetSizes
from dealer_assist.hand.state import HandState, Positions
from dealer_assist.pots.build import Pot
from dealer_assist.rules.options import HouseRules
from dealer_assist.table.standing import NOTHING_OWED, Coming, Owed

MOST_SEATS = 10
"""Places at the largest table."""


class Mode(StrEnum):
    """Cash game or tournament."""

    CASH = "cash"
    TOURNAMENT = "tournament"


class Presence(StrEnum):
    """Whether a seated player takes part."""

    IN = "in"
    AWAY = "away"
    """Seated, not at the table: not dealt in where the option `absent_player` says so."""


class Seat(msgspec.Struct, frozen=True):
    """A taken seat."""

    number: int
    """Clockwise from the dealer's left, from 1."""
    stack: int | None = None
    """Chips between hands; None = not counted."""
    presence: Presence = Presence.IN
    time_owed: int = 0
    """Time charge not paid yet, chips."""
    coming: Coming | None = None
    """How the player is on the way into the game; None = plays."""
    owes: Owed | None = NOTHING_OWED
    """Missed blinds; None = nobody told which."""
    skipped: Owed = NOTHING_OWED
    """Blinds the moving button has skipped: paid as if due, one a hand."""
    button_passes: bool = False
    """Whether the player has posted between button and small blind: the next button goes past."""
    had_big_blind: int | None = None
    """Number of the hand in which the player last had the big blind here; None = never."""
    adding: int = 0
    """Chips bought during the hand in progress; they play from the next one on."""
    absent_buttons: int = 0
    """Absent buttons lying before a player who is away."""
    must_be_back: bool = False
    """Whether the walking rule wants the player back for the next blinds."""
    warned: bool = False
    """Whether the player has been told so."""


class Stakes(msgspec.Struct, frozen=True):
    """What is posted, chips of the room's smallest unit."""

    small_blind: int
    big_blind: int
    third_blind: int = 0
    """The third and largest blind; 0 = two blinds."""
    bets: BetSizes = NO_SIZES
    """Sizes of a fixed or spread limit."""
    bring_in: int = 0
    """What the card that shows brings in with, in stud; 0 in other games."""
    button_ante: int = 0
    """The button's amount, in short deck; 0 in other games. Everybody else's is the option `ante_amount`."""
    bomb_ante: int = 0
    """Ante of a game in which every hand is a bomb pot; 0 = ordinary hands."""
    min_buy_in: int = 0
    """Least chips a player may sit down with; 0 = no limit."""
    max_buy_in: int = 0
    """Most chips a player may sit down with or add up to; 0 = no limit."""


class BombPot(msgspec.Struct, frozen=True):
    """A bomb pot the players have agreed on for the next deal."""

    ante: int
    """Chips each player dealt in puts into the middle."""
    opt_out: tuple[int, ...] = ()
    """Seats that sit it out."""


class Marks(msgspec.Struct, frozen=True):
    """Positions of button and blinds of the last hand, kept even where nobody sat."""

    button: int
    small_blind: int
    big_blind: int
    third_blind: int | None = None
    """None = two blinds."""


class Facts(msgspec.Struct, frozen=True):
    """Facts of the table that hold from the next hand on."""

    stakes: Stakes
    game: Game
    rules: HouseRules
    rules_version: str = ""


class Change(StrEnum):
    """What changes the game in a mixed game."""

    ORBIT = "orbit"
    """A round of the button: as many hands as players were dealt into the first."""
    HANDS = "hands"
    """A number of hands."""
    CHOICE = "choice"
    """The players choose in turn, each for a round of the button."""


class Mix(msgspec.Struct, frozen=True):
    """The games of a mixed game, each with the stakes and house rules it is dealt under."""

    name: str
    """The stem of its file."""
    games: tuple[Facts, ...]
    """In order; at dealer's choice those that may be chosen."""
    change: Change
    hands: int = 0
    """Hands of each game, where a number changes it."""


class MixRound(msgspec.Struct, frozen=True):
    """How far the table is in the game it plays."""

    place: int = 0
    """Place of the game among those of the mix, from 0."""
    dealt: int = 0
    """Hands of it dealt since it came up."""
    hands: int | None = None
    """Hands it is to be dealt; None = its first is not dealt yet."""
    chosen: int | None = None
    """Place of the game chosen for after the hand in progress; None = the order holds."""
    chooser: int | None = None
    """Seat with the chooser's button, at dealer's choice; None = the seat that had the button first."""
    choice_open: bool = False
    """Whether it is for the chooser to name the next game."""


# as for HandState: in no cycle, so the garbage collector need not walk the states a log keeps
class TableState(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """Everything the table knows. Made by entries only."""

    game: Game
    rules: HouseRules
    """House rules the next hand is dealt under."""
    stakes: Stakes
    max_seats: int
    """Places at the table, 2 to 10."""
    seats: tuple[Seat, ...] = ()
    """Taken seats, ascending."""
    chips: tuple[int, ...] = (1,)
    """Values of the chips in play, ascending, chips of the smallest unit."""
    mode: Mode = Mode.CASH
    rules_version: str = ""
    """Name and version of the house rules, for the record."""
    event_players: int | None = None
    """Players left in the tournament; None = cash, or not told."""
    marks: Marks | None = None
    """None before the first hand."""
    acts_last: int | None = None
    """Seat that acts last after the flop in the hand in progress, or did in the last one; None before the first."""
    acted_last_before: int | None = None
    """The same of the hand before: with a dead button the dealer is told that a seat is last again."""
    button_placed: int | None = None
    """Seat where the dealer put the button for the next hand; None = it moves by the house's rule."""
    blinds_placed: Marks | None = None
    """Where the dealer put the blinds with it; None = left of the button."""
    last_dealt: tuple[int, ...] | None = None
    """Seats dealt into the hand in progress or the last one; None before the first, or if nobody told."""
    laid: Positions | None = None
    """Button and blinds as the table dealt the hand in progress; None = it was taken up in the middle."""
    undealt: TableState | None = None
    """The table before the hand in progress was dealt, for a misdeal; None as for `laid`."""
    redeal: tuple[int, ...] | None = None
    """Seats of a misdealt hand that is dealt again exactly; None = an ordinary deal."""
    killed_again: tuple[int, ...] = ()
    """Seats absent for a misdeal whose hand is killed in the redeal too."""
    played_ahead: Marks | None = None
    """Positions played too early because the button was misplaced; they fall away when they come round."""
    leg_up: int | None = None
    """Seat that won the last pot where two in a row kill; None = nobody has a leg."""
    kill_due: int | None = None
    """Seat that must kill the next hand; None = nobody."""
    kills_waiting: tuple[int, ...] = ()
    """Seats that owe a kill they missed or that another went before, the oldest first."""
    kill_promised: tuple[int, ...] = ()
    """Newcomers who have agreed to kill the hand after the kill pot they are dealt into."""
    rock: int | None = None
    """Seat that holds the rock; None = nobody does."""
    seven_deuce_joined: tuple[int, ...] = ()
    """Seats that play for the seven-deuce bounty, where players choose."""
    standing: tuple[int, ...] = ()
    """Seats that still stand in the stand-up game; empty = none is on."""
    stood_up: tuple[int, ...] = ()
    """Seats that stood up when it began."""
    transfers: tuple[tuple[int, int], ...] = ()
    """What the last side game moved: seat and chips won or paid."""
    bomb_pot: BombPot | None = None
    """The bomb pot agreed on for the next deal; None = an ordinary hand."""
    forfeited: Pot | None = None
    """Chips of a void hand that stay in the middle for the next deal, and who can win them; None = none do."""
    facts_next: Facts | None = None
    """What the floor has changed while the hand in progress is played; None = nothing."""
    mix: Mix | None = None
    """The rotation of a mixed game; None = one game."""
    mix_round: MixRound = MixRound()
    """How far the rotation is."""
    hands: int = 0
    """Hands started at this table."""
    hand: HandState | None = None
    """The hand in progress; None between hands."""
    time_pot: tuple[int, ...] | None = None
    """Seats that pay their own time while the next pot pays for the others; None = no pot owes the table's time."""
    closed: bool = False
    """Whether the table was closed for the day."""


def seat_at(table: TableState, number: int) -> Seat | None:
    """The taken seat of that number; None if the place is empty."""
    for seat in table.seats:
        if seat.number == number:
            return seat
    return None
