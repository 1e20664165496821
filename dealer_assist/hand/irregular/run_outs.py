"""Run it twice or three times with a deck that is too short for every board.

A last card of the stub is dealt. Where the stub does not last, the burns are shuffled in, and the muck too if that is
not enough; the house may deal without burning instead (WSOP Live 2024 R211 and R212). Rule file 07.
"""

from __future__ import annotations

from itertools import accumulate

import msgspec

from dealer_assist.games.game import Game
from dealer_assist.hand.irregular.outcome import Do, Fixed, Outcome, Ruled, Step
from dealer_assist.hand.state import HandState
from dealer_assist.rules.options import HouseRules

BOOKS = ("WSOP Live 2024 R211", "WSOP Live 2024 R212")


class RunOutsShort(msgspec.Struct, frozen=True, tag=True, kw_only=True):
    """Several boards are to be dealt and the stub is short."""

    needed: int
    """Cards still to come off the deck for all boards, the burns counted."""
    stub_count: int
    """Cards in the stub."""
    burn_count: int
    """Burns so far."""
    burns_to_come: int = 0
    """How many of the cards needed are burns."""


class ForTheBoards(Fixed, frozen=True, kw_only=True):
    """What the boards are dealt from."""

    without_burns: bool
    """Whether the stub lasts where nothing is burned any more."""


def run_outs_short(told: RunOutsShort, _rules: HouseRules) -> Ruled:
    """What several boards are dealt from."""
    if told.stub_count >= told.needed:
        last = (Do(Step.USE_LAST_CARD),) if told.stub_count == told.needed else ()
        return Ruled(outcome=Outcome.NORMAL, steps=(Do(Step.BURN_AND_DEAL), *last), cite=BOOKS[:1])
    enough = told.stub_count + told.burn_count >= told.needed
    muck = () if enough else (Do(Step.ADD_MUCK),)
    without_burns = told.stub_count >= told.needed - told.burns_to_come
    instead = (Do(Step.OR_DEAL_WITHOUT_BURN),) if without_burns else ()
    return Ruled(
        outcome=Outcome.STUB_WITH_BURNS if enough else Outcome.STUB_BURNS_AND_MUCK,
        fixed=ForTheBoards(without_burns=without_burns),
        steps=(Do(Step.ADD_BURNS), *muck, Do(Step.BURN_AND_DEAL), *instead),
        cite=BOOKS,
    )


def boards_to_come(hand: HandState) -> RunOutsShort | None:
    """What all boards of a pot that is run more than once take, from where it was agreed; None where it is run once.

    Counted from the seats dealt in. One card is burned before each street of each board.
    """
    if hand.run_it is None:
        return None
    agreed_on = _street_with(hand.game, hand.run_it.shared)
    before, after = hand.game.streets[: agreed_on + 1], hand.game.streets[agreed_on + 1 :]
    dealt = len(hand.seats) * sum(street.hole for street in before) + hand.run_it.shared + agreed_on
    burns = hand.run_it.boards * len(after)
    return RunOutsShort(
        needed=hand.run_it.boards * sum(street.board for street in after) + burns,
        stub_count=hand.game.deck_size - dealt,
        burn_count=agreed_on,
        burns_to_come=burns,
    )


def _street_with(game: Game, board: int) -> int:
    """Index of the street after which so many cards lie on the board."""
    lying = accumulate(street.board for street in game.streets)
    return next(index for index, cards in enumerate(lying) if cards >= board)
