"""Running it more than once: after an all-in the rest of the board is dealt two or three times by agreement.

Somebody is all-in, nothing is left to act on, and a card is still to come; each board then wins its share of every
pot (WSOP Live 2024 R204 to R213, Robert's Rules v11 s.14 No-Limit 14). Options `run_it_max` and `run_it_agreement`;
odd chips stand in `dividing`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

import msgspec
from msgspec.structs import replace

from dealer_assist.games.game import Game
from dealer_assist.hand.entries import RunIt
from dealer_assist.hand.middle import pulled
from dealer_assist.hand.rule import HandRule
from dealer_assist.hand.state import HandState, RunOuts, Stage, live
from dealer_assist.hand.streets import board_due
from dealer_assist.hand.turn import betting_is_over
from dealer_assist.rules.options import HouseRules, RunItAgreement
from dealer_assist.rules.refused import Fact, RefusalCode, Refused

BOOKS = ("WSOP Live 2024 R206", "WSOP Live 2024 R207", "Robert's Rules v11 s.14 No-Limit 14")


class Wish(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked for, and how the hand stands."""

    boards: int
    """How many boards are asked for."""
    in_pot: Collection[int]
    """Seats still in."""
    agreed: Collection[int]
    all_in: bool
    """Whether somebody is all-in."""
    action_pending: bool
    """Whether somebody may still act."""


def not_allowed(wish: Wish, rules: HouseRules) -> Refused | None:
    """Why the house does not deal so many boards; None if it does."""
    if not wish.all_in or wish.action_pending:
        return Refused(RefusalCode.RUN_IT_NOT_NOW, cite=BOOKS)
    if wish.boards > rules.run_it_max:
        often: dict[str, Fact] = {"boards": wish.boards, "max": rules.run_it_max}
        return Refused(RefusalCode.RUN_IT_TOO_OFTEN, often, option="run_it_max", cite=BOOKS)
    missing = sorted(set(wish.in_pot) - set(wish.agreed))
    if missing or not AGREED[rules.run_it_agreement](wish):
        facts: dict[str, Fact] = {"seat": missing[0] if missing else None, "players": len(wish.in_pot)}
        return Refused(RefusalCode.RUN_IT_NOT_AGREED, facts, option="run_it_agreement", cite=BOOKS)
    return None


AGREED: dict[RunItAgreement, Callable[[Wish], bool]] = {
    RunItAgreement.EVERYONE_IN_POT: lambda _wish: True,
    RunItAgreement.HEADS_UP_ONLY: lambda wish: len(wish.in_pot) == 2,
}
"""Whether so many may agree at all, once each of them has."""


def has_one_board(game: Game) -> bool:
    """Whether the game has a board that can be dealt again: one, and nothing is drawn."""
    return game.board_cards > 0 and game.boards == 1 and not game.draws


# -- agreed


def _cannot_run(hand: HandState, entry: RunIt) -> Refused | None:
    cards_to_come = hand.stage is Stage.ROUND_OVER
    if not has_one_board(hand.game) or not cards_to_come or not betting_is_over(hand) or hand.awards:
        return Refused(RefusalCode.RUN_IT_NOT_NOW, cite=BOOKS)
    if not 2 <= entry.boards <= 3:
        return Refused(
            RefusalCode.RUN_IT_TOO_OFTEN, {"boards": entry.boards, "max": 3}, option="run_it_max", cite=BOOKS
        )
    return None


def _may_not_run(hand: HandState, entry: RunIt) -> Refused | None:
    still_in = live(hand)
    wish = Wish(
        boards=entry.boards,
        in_pot=[each.seat for each in still_in],
        agreed=entry.agreed,
        all_in=any(each.all_in for each in still_in),
        action_pending=False,
    )
    return not_allowed(wish, hand.rules)


def _run(hand: HandState, entry: RunIt) -> HandState:
    shared = board_due(hand, hand.street)
    return replace(pulled(hand), run_it=RunOuts(entry.boards, shared), more_boards=())


RUN_IT = HandRule(_cannot_run, _may_not_run, _run)
