"""Mixed games: which game of the rotation is dealt, for how long, and who chooses at a dealer's choice table.

A game changes with the round of the button or after a number of hands (rule file 05 section 7; TDA 2024 RP-18 leaves
the order free); at dealer's choice a button of its own tells who chooses (WSOP Tournament 2024 R67b). A round of the
button is as many hands as players were dealt into its first: in stud the button does not move to count by. What the
floor has set for a game in between is in force when it comes back. A misdealt hand does not count.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from dealer_assist.games.game import Game
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.entries import GameChosen
from dealer_assist.table.facts import with_facts_due
from dealer_assist.table.positions import next_seat
from dealer_assist.table.rule import Rule, nothing_forbids
from dealer_assist.table.state import Change, Facts, Mix, MixRound, TableState

# -- the table is opened


def cannot_play(mix: Mix | None, opened_with: Game) -> Refused | None:
    """A rotation without the game the table opens with, or that never changes."""
    if mix is None:
        return None
    known = bool(mix.games) and mix.games[0].game == opened_with
    return None if known and (mix.hands > 0 or mix.change is not Change.HANDS) else Refused(RefusalCode.NO_SUCH_GAME)


def round_opened(mix: Mix | None) -> MixRound:
    """The rotation before the first hand: at dealer's choice the first game is to be named."""
    return MixRound(choice_open=mix is not None and mix.change is Change.CHOICE)


# -- how long a game is dealt


def _hands(table: TableState, mix: Mix) -> int:
    return mix.hands


def _round_of_the_button(table: TableState, _mix: Mix) -> int:
    return len(table.last_dealt or ())


LENGTH: dict[Change, Callable[[TableState, Mix], int]] = {
    Change.HANDS: _hands,
    Change.ORBIT: _round_of_the_button,
    Change.CHOICE: _round_of_the_button,
}
"""Hands a game is dealt, once its first hand is, by what changes the game."""


def with_hand_counted(table: TableState) -> TableState:
    """The table once a hand has been dealt, with that hand counted."""
    if table.mix is None:
        return table
    now = table.mix_round
    hands = now.hands or LENGTH[table.mix.change](table, table.mix)
    counted = replace(now, dealt=now.dealt + 1, hands=hands, chooser=_kept_chooser(table), choice_open=False)
    return replace(table, mix_round=counted)


# -- what comes after it


def with_next_game(table: TableState) -> TableState:
    """The table once a hand is over, with the game the next one is dealt in."""
    mix, now = table.mix, table.mix_round
    if mix is None:
        return table
    if now.chosen is not None:
        return _turned_to(table, mix, now.chosen)
    return table if now.hands is None or now.dealt < now.hands else AFTER[mix.change](table, mix)


def _next_in_order(table: TableState, mix: Mix) -> TableState:
    return _turned_to(table, mix, (table.mix_round.place + 1) % len(mix.games))


def _next_chooser(table: TableState, _mix: Mix) -> TableState:
    """The chooser's button moves to the next player; the game is the same until another is chosen."""
    now = table.mix_round
    return replace(table, mix_round=MixRound(now.place, chooser=_left_of(table, chooser(table)), choice_open=True))


AFTER: dict[Change, Callable[[TableState, Mix], TableState]] = {
    Change.HANDS: _next_in_order,
    Change.ORBIT: _next_in_order,
    Change.CHOICE: _next_chooser,
}
"""The table once a game has been dealt as long as it is to be, by what changes the game."""


def chooser(table: TableState) -> int | None:
    """The seat that has the chooser's button: at first the one with the button; None while nobody knows."""
    if table.mix_round.chooser is not None:
        return table.mix_round.chooser
    return table.button_placed if table.marks is None else table.marks.button


def _kept_chooser(table: TableState) -> int | None:
    """The button of the chooser lies where it is; in a fixed order there is none."""
    choice = table.mix is not None and table.mix.change is Change.CHOICE
    return chooser(table) if choice else None


def _left_of(table: TableState, seat: int | None) -> int | None:
    seats = tuple(each.number for each in table.seats)
    return next_seat(seat, seats) if seats and seat is not None else None


def _turned_to(table: TableState, mix: Mix, place: int) -> TableState:
    """The table with that game of the rotation, its round not begun."""
    left = table.mix_round.place
    kept = Facts(table.stakes, table.game, table.rules, table.rules_version)
    known = kept.game == mix.games[left].game
    games = tuple(kept if known and at == left else each for at, each in enumerate(mix.games))
    turned = with_facts_due(replace(table, facts_next=games[place]))
    return replace(turned, mix=replace(mix, games=games), mix_round=MixRound(place, chooser=_kept_chooser(table)))


# -- a game is chosen


def _cannot_choose(table: TableState, entry: GameChosen) -> Refused | None:
    if table.mix is not None and 1 <= entry.game <= len(table.mix.games):
        return None
    return Refused(RefusalCode.NO_SUCH_GAME)


def _choose(table: TableState, entry: GameChosen) -> TableState:
    assert table.mix is not None, "cannot has asked before"
    if table.hand is not None:
        return replace(table, mix_round=replace(table.mix_round, chosen=entry.game - 1))
    return _turned_to(table, table.mix, entry.game - 1)


GAME_CHOSEN = Rule(_cannot_choose, nothing_forbids, _choose)
