"""Who shows first at the showdown, who after that, and who may throw a hand away unseen.

At tournaments everybody tables at once when somebody is all-in and nobody can bet any more; otherwise the last to bet
or raise on the last street shows first, or whoever acts first there. Cash rules differ when the betting ended before
the last street. Options `showdown_mode` and `muck_losing_allowed`; TDA 2024 R16 and R17, WSOP Live 2024 R142 and R145,
Robert's Rules v11 s.3 Showdown 7. After the first one the tool goes clockwise; no book says. Rule file 08.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from dealer_assist.hand.middle import pots_of
from dealer_assist.hand.state import HandState, live
from dealer_assist.hand.stud_openers import acts_first, boards
from dealer_assist.hand.turn import betting_is_over
from dealer_assist.pots.split import clockwise_from
from dealer_assist.rules.options import BettingStructure, HouseRules, ShowdownMode


class Showing(msgspec.Struct, frozen=True, kw_only=True):
    """A hand about to be shown, as far as the order hangs on it."""

    live: tuple[int, ...]
    """Seats still in, ascending."""
    all_in: tuple[int, ...] = ()
    """Those of them without chips to bet with."""
    betting_over: bool = True
    """False while two seats can still bet."""
    on_last_street: bool = True
    """Whether there was betting, or checking, on the last street of the game."""
    aggressor: int | None = None
    """Last to bet or raise on the street the betting ended on; None = it was checked."""
    first: int | None = None
    """Seat that acts first on that street; None = not known."""
    side_pot: tuple[int, ...] = ()
    """Seats that can win a side pot; none if there is none."""


class ShowOrder(msgspec.Struct, frozen=True):
    """The order in which hands are shown."""

    all_at_once: bool = False
    """Everybody tables now."""
    wait: bool = False
    """Cards stay down: there is still betting."""
    order: tuple[int, ...] = ()
    """Seats from the first to show on; empty in the other two cases, and if nobody told who acts first."""


def showing(hand: HandState) -> Showing:
    """The hand as its showdown begins."""
    still_in = live(hand)
    seats = tuple(each.seat for each in still_in)
    side_pots = [pot for pot in pots_of(hand)[1:] if not pot.uncontested]
    return Showing(
        live=seats,
        all_in=tuple(each.seat for each in still_in if each.all_in),
        betting_over=betting_is_over(hand),
        on_last_street=hand.street == len(hand.game.streets) - 1 and hand.began_with > 1,
        aggressor=hand.aggressor if hand.aggressor in seats else None,
        first=_first_to_act(hand, seats),
        side_pot=tuple(seat for seat in seats if any(seat in pot.seats for pot in side_pots)),
    )


def _first_to_act(hand: HandState, seats: tuple[int, ...]) -> int | None:
    """Left of the button; in stud the board that acts first."""
    if hand.game.later_first is not None:
        shown = boards(hand)
        told = {seat: shown[seat] for seat in seats if seat in shown}
        return acts_first(hand.game.later_first, told, hand.rules) if len(told) == len(seats) else None
    return None if hand.positions.button is None else clockwise_from(hand.positions.button, seats)[0]


# -- the order


def show_order(told: Showing, rules: HouseRules) -> ShowOrder:
    """Who shows first, and the others clockwise.

    >>> from dealer_assist.rules.resolve import resolve
    >>> rules = resolve("tda_2024", mode="tournament", betting="nl")
    >>> show_order(Showing(live=(3, 6, 8), aggressor=6, first=3), rules).order
    (6, 8, 3)
    """
    if not told.betting_over:
        return ShowOrder(wait=True)
    if all_tabled(told, rules):
        return ShowOrder(all_at_once=True)
    first = FIRST[rules.showdown_mode](told, rules)
    return ShowOrder() if first is None else ShowOrder(order=_from(first, told))


def all_tabled(told: Showing, rules: HouseRules) -> bool:
    """Whether every hand is turned up at once (TDA 2024 R16)."""
    return rules.showdown_mode is ShowdownMode.TDA_TOURNAMENT and bool(told.all_in) and told.betting_over


def _last_street_counts(told: Showing, _rules: HouseRules) -> int | None:
    return told.first if not told.on_last_street or told.aggressor is None else told.aggressor


def _who_pushed_all_in(told: Showing, rules: HouseRules) -> int | None:
    """In no-limit, where betting ended earlier, the player who pushed all-in (WSOP Live 2024 R145)."""
    no_limit = rules.betting_structure is BettingStructure.NL
    if no_limit and not told.on_last_street and told.aggressor is not None:
        return told.aggressor
    return _last_street_counts(told, rules)


FIRST: dict[ShowdownMode, Callable[[Showing, HouseRules], int | None]] = {
    ShowdownMode.TDA_TOURNAMENT: _last_street_counts,
    ShowdownMode.WSOP_LIVE_CASH: _who_pushed_all_in,
    ShowdownMode.ROBERTS_CASH: _last_street_counts,
}
"""Who shows first where not everybody does at once."""


def _from(first: int, told: Showing) -> tuple[int, ...]:
    """Clockwise from the first; those who can only win the main pot after the others."""
    order = clockwise_from(first - 1, told.live)
    if not told.side_pot:
        return order
    return (
        *(seat for seat in order if seat in told.side_pot),
        *(seat for seat in order if seat not in told.side_pot),
    )


# -- thrown away unseen


def may_muck(told: Showing, rules: HouseRules) -> bool:
    """Whether a hand may be given up without showing it. Option `muck_losing_allowed`; TDA 2024 R16 and R17-B."""
    return rules.muck_losing_allowed and not all_tabled(told, rules)
