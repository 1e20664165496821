"""Everything that can be entered at a table: each change of state, from any screen, reader or test, is one of these."""

from __future__ import annotations

import msgspec

from dealer_assist.games.game import Game
from dealer_assist.hand import entries as hand_entries
from dealer_assist.hand.forced import NOTHING_FORCED, Forced
from dealer_assist.hand.irregular.told import Told as Irregular
from dealer_assist.hand.situation import FullRaise, SeatTold
from dealer_assist.hand.state import Positions
from dealer_assist.hand.stud import NO_STUD, Stud
from dealer_assist.pots.build import Pot
from dealer_assist.rules.options import HouseRules
from dealer_assist.table.between import BetweenEntry
from dealer_assist.table.standing import NOTHING_OWED, Comes, Owed, Way
from dealer_assist.table.state import Mix, Mode, Seat, Stakes


class TableOpened(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """The table is opened: game, house rules, stakes, who sits where."""

    game: Game
    rules: HouseRules
    stakes: Stakes
    max_seats: int
    seats: tuple[Seat, ...] = ()
    chips: tuple[int, ...] = (1,)
    mode: Mode = Mode.CASH
    rules_version: str = ""
    button: int | None = None
    """Seat that has the button in the first hand; None = not placed yet."""
    event_players: int | None = None
    """Players left in the tournament; None = cash, or not told."""
    mix: Mix | None = None
    """The rotation of a mixed game, whose first game, stakes and rules are those above; None = one game."""


class TableClosed(msgspec.Struct, frozen=True, tag=True):
    """The table is closed; no hand is open."""


class SeatTaken(msgspec.Struct, frozen=True, tag=True):
    """A player sits down."""

    seat: int
    stack: int | None = None
    """Chips; None = not counted."""
    way: Way | None = None
    """How the player comes in; None = the way the house asks for."""
    comes: Comes = Comes.NEW
    """Where the player comes from: new, or from the must-move game."""
    owes: Owed = NOTHING_OWED
    """Missed blinds that travel with the player from another table."""


class SeatLeft(msgspec.Struct, frozen=True, tag=True):
    """A player leaves the table."""

    seat: int


class StackCounted(msgspec.Struct, frozen=True, tag=True):
    """A stack was counted between hands."""

    seat: int
    stack: int
    """Chips, ≥ 0."""


class ButtonPlaced(msgspec.Struct, frozen=True, tag=True):
    """The dealer puts the button in front of a seat for the next hand."""

    seat: int
    small_blind: int | None = None
    """Where the small blind was put with it; None = left of the button."""
    big_blind: int | None = None
    """Where the big blind was put; None = left of the small blind."""


class StakesSet(msgspec.Struct, frozen=True, tag=True):
    """The stakes of the hands to come."""

    stakes: Stakes


class FactsSet(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """The floor changes facts of the table for the hands to come: stakes, game, structure, ante, straddles ..."""

    stakes: Stakes
    game: Game
    rules: HouseRules
    """House rules with these facts in them."""
    rules_version: str = ""


class GameChosen(msgspec.Struct, frozen=True, tag=True):
    """In a mixed game: the chooser names the game, or the floor jumps to it; during a hand it holds from the next."""

    game: int
    """Place in the rotation, from 1."""


class TimeCalled(msgspec.Struct, frozen=True, tag=True):
    """The half hour is over: the time charge is due."""

    own: tuple[int, ...] = ()
    """Where the next pot pays for the table, the seats that pay their own."""


class TimeCollected(msgspec.Struct, frozen=True, tag=True):
    """The dealer collected the time of these seats."""

    seats: tuple[int, ...] = ()
    """Empty = of every seat that owes, and of a pot that was not followed."""


class StartHand(msgspec.Struct, frozen=True, tag=True):
    """NEXT HAND: the button moves, blinds and antes are posted, cards are dealt."""


class KillButtonPlaced(msgspec.Struct, frozen=True, tag=True):
    """The dealer lays the kill button: on its leg-up side, or on its kill side for the next hand."""

    leg_up: int | None = None
    """Seat with a leg; None = nobody has one."""
    kill: int | None = None
    """Seat that must kill the next hand; None = nobody."""


class KillPromised(msgspec.Struct, frozen=True, tag=True):
    """A newcomer agrees to kill the next pot, so as to be dealt into a kill pot."""

    seat: int


class RockPlaced(msgspec.Struct, frozen=True, tag=True):
    """The rock lies in front of a seat: it straddles the next hand."""

    seat: int


class BombPotAgreed(msgspec.Struct, frozen=True, tag=True):
    """The next hand is a bomb pot."""

    ante: int | None = None
    """Chips each player puts in; None = as much as the house has laid down for the stakes."""
    opt_out: tuple[int, ...] = ()
    """Seats that sit it out."""


class BombPotCalledOff(msgspec.Struct, frozen=True, tag=True):
    """The next hand is an ordinary one after all."""


class CountedNow(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """A hand is taken up in the middle, from what lies on the table now."""

    seats: tuple[SeatTold, ...]
    positions: Positions
    street: str
    """Name of the street."""
    middle: int = 0
    """Chips in the middle."""
    pots: tuple[Pot, ...] = ()
    """Pots already pulled apart; `middle` is then 0."""
    full_raise: FullRaise | None = None
    to_act: int | None = None
    forced: Forced = NOTHING_FORCED
    """What went in before the first action besides the blinds, as far as told."""
    stud: Stud = NO_STUD
    """Cards that show, in stud, as far as told."""


class PotWon(msgspec.Struct, frozen=True):
    """Who won a hand whose pots nobody entered."""

    winners: tuple[int, ...]
    """Seats that won chips; one = it won the whole pot."""
    beyond_blinds: int | None = None
    """Chips won beyond the blinds; None = not told, which counts as enough."""
    pot: int | None = None
    """Chips of the whole pot; None = not told."""


class SevenDeuceShown(msgspec.Struct, frozen=True, tag=True):
    """The winner of the last pot has shown seven-deuce and collects the bounty."""

    seat: int
    cards: tuple[str, ...]
    at_showdown: bool = False
    """Whether the pot was won at the showdown."""


class SevenDeuceJoined(msgspec.Struct, frozen=True, tag=True):
    """Who plays for the seven-deuce bounty from now on."""

    seats: tuple[int, ...]


class StandUpBegun(msgspec.Struct, frozen=True, tag=True):
    """Everybody stands up: who wins a pot sits down, the last one standing pays."""


class Irregularity(msgspec.Struct, frozen=True, tag=True):
    """Something went wrong with the deal, or somebody took too long; what follows is the house's rule."""

    what: Irregular


class HandVoided(msgspec.Struct, frozen=True, tag=True):
    """The deck is fouled: the hand is void and every chip goes back, at whatever stage."""

    knew: tuple[int, ...] = ()
    """Seats that knew and bet: their chips may stay in the middle for the next deal."""


class EndHand(msgspec.Struct, frozen=True, tag=True):
    """The hand is over: stacks are settled."""

    followed: bool = True
    """False: the rest of the hand was not entered; stacks of those still in are no longer known."""
    won: PotWon | None = None
    """Who won a hand that was not followed, for kills and the rock; None = not told."""


class Together(msgspec.Struct, frozen=True, tag=True):
    """Several entries as one, all or nothing: folds skipped over, a remedy, a ruling's effects."""

    entries: tuple[Entry, ...]


class FloorDecision(msgspec.Struct, frozen=True, tag=True):
    """An entry by the floor's word: legality is waived, arithmetic never."""

    entry: Entry
    reason: str


class Undo(msgspec.Struct, frozen=True, tag=True):
    """An earlier entry is taken back. Resolved by `effective`, never applied."""

    of: int
    """Number of the event taken back."""


class Amend(msgspec.Struct, frozen=True, tag=True):
    """An earlier entry is replaced. Resolved by `effective`, never applied."""

    of: int
    """Number of the event replaced."""
    by: Entry


TableEntry = (
    TableOpened
    | TableClosed
    | SeatTaken
    | SeatLeft
    | StackCounted
    | ButtonPlaced
    | StakesSet
    | FactsSet
    | GameChosen
    | TimeCalled
    | TimeCollected
    | StartHand
    | KillButtonPlaced
    | KillPromised
    | RockPlaced
    | SevenDeuceShown
    | SevenDeuceJoined
    | StandUpBegun
    | BombPotAgreed
    | BombPotCalledOff
    | CountedNow
    | Irregularity
    | HandVoided
    | EndHand
    | BetweenEntry
)
"""Entries about the table and between hands."""

Entry = hand_entries.HandEntry | TableEntry | Together | FloorDecision
"""Every entry `apply` takes."""

LogEntry = Entry | Undo | Amend
"""Every entry that stands in the log."""
