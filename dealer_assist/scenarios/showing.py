"""Scenarios of who shows first, who may muck or ask to see a hand, what a claim is worth, who may run it twice."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

import msgspec

from dealer_assist.games.game import HOLDEM, Game
from dealer_assist.hand.asking import Asked, ask_to_see
from dealer_assist.hand.claims import Claim, Happened, judged
from dealer_assist.hand.run_it import Wish, not_allowed
from dealer_assist.hand.showing import Showing, may_muck, show_order
from dealer_assist.hand.stud_openers import acts_first
from dealer_assist.pots.split import clockwise_from
from dealer_assist.rules.options import HouseRules
from dealer_assist.scenarios.compare import differences
from dealer_assist.scenarios.houses import Facts
from dealer_assist.scenarios.kind import Kind
from dealer_assist.scenarios.names import betting_named, game_named, street_named
from dealer_assist.scenarios.outcome import Difference, Differs
from dealer_assist.scenarios.shape import CardsInARow, Told, Words

# -- who shows first, who may muck


class ShowSetup(Words, frozen=True, kw_only=True):
    """The end of the betting."""

    game: str
    betting: str
    seats: int = 0
    """Of no matter."""
    button: int | None = None
    live: Annotated[tuple[int, ...], msgspec.Meta(min_length=1)]
    all_in: tuple[int, ...] = ()
    betting_complete: bool = True
    final_street: str
    aggressor: int | None = None
    turn_aggressor: int | None = None
    """Of no matter."""
    boards: Mapping[int, CardsInARow] = {}
    side_pot_players: tuple[int, ...] = ()
    asker: int | None = None


class ShowTold(Told, frozen=True, kw_only=True):
    """A scenario of showing."""

    query: str
    setup: ShowSetup


def _show_facts(told: ShowTold) -> Facts:
    return Facts(game_named(told.setup.game), betting=betting_named(told.setup.betting))


def _showing(setup: ShowSetup, rules: HouseRules) -> Showing:
    game = game_named(setup.game)
    street = street_named(game, setup.final_street, "setup.final_street")
    return Showing(
        live=setup.live,
        all_in=setup.all_in,
        betting_over=setup.betting_complete,
        on_last_street=street == game.streets[-1].name,
        aggressor=setup.aggressor,
        first=_first(setup, game, rules),
        side_pot=setup.side_pot_players,
    )


def _first(setup: ShowSetup, game: Game, rules: HouseRules) -> int | None:
    if game.later_first is not None:
        if unseen := sorted(set(setup.live) - setup.boards.keys()):
            raise Differs(Difference("setup.boards", "up cards of every seat with a hand", unseen))
        shown = {seat: tuple(setup.boards[seat].split()) for seat in setup.live}
        return acts_first(game.later_first, shown, rules)
    return None if setup.button is None else clockwise_from(setup.button, setup.live)[0]


def _show_order(told: ShowTold, rules: HouseRules) -> Iterator[Difference]:
    come = show_order(_showing(told.setup, rules), rules)
    found = {
        "table_all_now": come.all_at_once,
        "wait": come.wait,
        "first": come.order[0] if come.order else None,
        "order": come.order,
    }
    yield from differences("expect", told.expect, found)


def _may_muck(told: ShowTold, rules: HouseRules) -> Iterator[Difference]:
    if told.setup.asker not in told.setup.live:
        raise Differs(Difference("setup.asker", "a seat with a hand", told.setup.asker))
    yield from differences("expect", told.expect, {"may_muck": may_muck(_showing(told.setup, rules), rules)})


# -- who may see a hand


OF_THE_ASKER = {
    "holds_or_tabled": "asker_holds_or_tabled",
    "called_river": "asker_called_river",
    "dealt_in": "asker_dealt_in",
    "by_winner": "asker_is_winner",
    "of_last_aggressor": "target_is_last_aggressor",
}
"""What scenarios call a fact, where it is another word."""


class AskSetup(Words, frozen=True, kw_only=True, rename=OF_THE_ASKER):
    """Somebody asks to see a hand."""

    holds_or_tabled: bool = False
    called_river: bool = False
    river_bet: bool = False
    of_last_aggressor: bool = False
    collusion_suspected: bool = False
    dealt_in: bool = False
    by_winner: bool = False
    hand_was_called: bool = False


class AskTold(Told, frozen=True, kw_only=True):
    """A scenario of asking to see a hand."""

    query: str
    setup: AskSetup


def _ask(told: AskTold, rules: HouseRules) -> Iterator[Difference]:
    answer = ask_to_see(Asked(**msgspec.structs.asdict(told.setup)), rules)
    yield from differences("expect", told.expect, {"right": answer.right, "shown_hand_live": answer.live})


# -- what a claim is worth


class ClaimSetup(Words, frozen=True, kw_only=True):
    """A hand that was not simply tabled."""

    situation: Happened
    hole_cards_tabled: int = 0
    hole_cards_required: int = 0
    declared: bool = False
    retrievable: bool = False
    in_muck: bool = False
    pushed_by_dealer: bool = False
    was_properly_tabled: bool = False
    others_mucked: bool = False
    cards: int = 0


class ClaimTold(Told, frozen=True, kw_only=True):
    """A scenario of a claim to the pot."""

    query: str
    setup: ClaimSetup


def _claim(told: ClaimTold, rules: HouseRules) -> Iterator[Difference]:
    setup = told.setup
    claim = Claim(
        happened=setup.situation,
        tabled=setup.hole_cards_tabled,
        required=setup.hole_cards_required,
        declared=setup.declared,
        retrievable=setup.retrievable,
        by_dealer=setup.in_muck or setup.pushed_by_dealer,
        was_tabled=setup.was_properly_tabled,
        cards=setup.cards,
    )
    came = judged(claim, rules)
    found = {
        "eligible": came.eligible,
        "must_show": came.must_show,
        "penalty_possible": came.penalty_possible,
        "next": came.next,
    }
    yield from differences("expect", told.expect, found)


# -- who may run it more than once


class RunSetup(Words, frozen=True, kw_only=True):
    """Several boards are asked for."""

    game: str
    betting: str
    in_pot: tuple[int, ...]
    agree: tuple[int, ...]
    requested: int
    all_in: tuple[int, ...] = ()
    action_pending: bool = False


class RunTold(Told, frozen=True, kw_only=True):
    """A scenario of running it more than once."""

    query: str
    setup: RunSetup


def _run_facts(told: RunTold) -> Facts:
    return Facts(game_named(told.setup.game), betting=betting_named(told.setup.betting))


def _run_it(told: RunTold, rules: HouseRules) -> Iterator[Difference]:
    setup = told.setup
    wish = Wish(
        boards=setup.requested,
        in_pot=setup.in_pot,
        agreed=setup.agree,
        all_in=bool(setup.all_in),
        action_pending=setup.action_pending,
    )
    yield from differences("expect", told.expect, {"allowed": not_allowed(wish, rules) is None})


def _any_game(_told: AskTold | ClaimTold) -> Facts:
    return Facts(HOLDEM)


SHOW_ORDER = Kind(ShowTold, _show_facts, frozenset({"table_all_now", "wait", "first", "order"}), _show_order)
MAY_MUCK = Kind(ShowTold, _show_facts, frozenset({"may_muck"}), _may_muck)
ASK_TO_SEE = Kind(AskTold, _any_game, frozenset({"right", "shown_hand_live"}), _ask)
CLAIM = Kind(ClaimTold, _any_game, frozenset({"eligible", "must_show", "penalty_possible", "next"}), _claim)
RUN_IT = Kind(RunTold, _run_facts, frozenset({"allowed"}), _run_it)
