"""What the dealer says in draw games: opening, who still draws, what is shuffled when the deck runs out.

WSOP Live 2024 Section X, TDA 2024 RP-17. Options `draw_open` and `draw_reshuffle_set`.
"""

from __future__ import annotations

from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.hand.draws import drawn_by, stub, to_draw
from dealer_assist.hand.first_round import must_open
from dealer_assist.hand.irregular.draw import DeckRunsOut, deck_runs_out
from dealer_assist.hand.irregular.outcome import Step
from dealer_assist.hand.limits import limits
from dealer_assist.hand.state import HandState, Stage
from dealer_assist.pots.split import clockwise_from


def open_or_fold(hand: HandState, seat: int) -> Prompt | None:
    """The first one in may not just call; None where it may, or has too few chips for anything else."""
    if hand.street or hand.aggressor is not None or not must_open(hand):
        return None
    legal = limits(hand, seat)
    if not legal.may_wager or legal.least_to is None:
        return None
    return Prompt("open_or_fold", {"seat": seat, "to": legal.least_to}, Why(options=("draw_open",)))


def drawing(hand: HandState) -> tuple[Prompt, ...]:
    """Who draws next, until somebody has acted; that the deck has run out comes first.

    Nothing where nobody has told a draw yet and the betting has begun: the draws are not followed.
    """
    waiting = to_draw(hand)
    begun = any(each.acted_at is not None for each in hand.seats)
    if hand.awards or hand.tabled or hand.stage in (Stage.WON, Stage.SETTLED) or (begun and not _followed(hand)):
        return ()
    # a last card that completes the draw is dealt
    out = (_runs_out(hand),) if hand.drawn and stub(hand) < (1 if waiting else 0) else ()
    if not waiting:
        return out
    button = hand.positions.button
    first = waiting[0] if button is None else clockwise_from(button, waiting)[0]
    return (*out, Prompt("draws", {"seat": first, "most": hand.game.streets[hand.street].draw}))


def _followed(hand: HandState) -> bool:
    return any(drawn_by(hand, each.seat) is not None for each in hand.seats)


def _runs_out(hand: HandState) -> Prompt:
    ruled = deck_runs_out(DeckRunsOut(), hand.rules)
    burns = any(do.step is Step.ADD_BURNS for do in ruled.steps)
    return Prompt("deck_runs_out", {"burns": burns}, Why(options=("draw_reshuffle_set",)))
