"""RUN IT: what each board wins of each pot, or why there is one board only.

Options `run_it_max`, `run_it_agreement`, `run_it_odd_chip`, `run_it_remainder`; WSOP Live 2024 R204 to R213. Asked
for after the pots were pulled, before the house takes its share.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

from dealer_assist.guide.chips import added
from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.hand.dividing import RUN_OUTS
from dealer_assist.hand.irregular.outcome import Outcome
from dealer_assist.hand.irregular.run_outs import ForTheBoards, boards_to_come, run_outs_short
from dealer_assist.hand.run_it import Wish, not_allowed
from dealer_assist.hand.state import HandState
from dealer_assist.pots.build import Pot
from dealer_assist.pots.split import unit_shares
from dealer_assist.rules.options import HouseRules
from dealer_assist.rules.refused import RefusalCode, Refused


def run_it(pots: Sequence[Pot], boards: int, agreed: Collection[int], unit: int, rules: HouseRules) -> Prompt:
    """What is said when so many boards are asked for; `pots` main first, with their seats.

    >>> from dealer_assist.rules.resolve import resolve
    >>> rules = resolve("tda_2024", {"run_it_max": 2}, mode="cash", betting="nl")
    >>> run_it([Pot(640, (5, 9))], 2, (5, 9), 5, rules).slots["boards"]
    [[320], [320]]
    """
    in_pot = {seat for pot in pots for seat in pot.seats}
    wish = Wish(boards=boards, in_pot=in_pot, agreed=agreed, all_in=True, action_pending=False)
    refused = not_allowed(wish, rules)
    if refused is not None:
        return one_board(refused, rules)
    over = RUN_OUTS[rules.run_it_remainder]
    by_pot = [unit_shares(pot.amount, boards, unit, over) for pot in pots]
    by_board = [list(amounts) for amounts in zip(*by_pot, strict=True)]
    odd, odd_boards = _odd(by_board)
    several = any(pot.amount // unit % boards > 1 for pot in pots)
    option = ("run_it_remainder",) if several else ("run_it_odd_chip",)
    slots = {"boards": by_board, "agreed": sorted(agreed), "odd": odd, "odd_boards": odd_boards}
    why = Why(added(amount for board in by_board for amount in board), ("run_it_agreement", *(option if odd else ())))
    return Prompt("run_it", slots, why)


def _odd(by_board: Sequence[Sequence[int]]) -> tuple[int | None, list[int]]:
    """What boards get beyond the last one, all pots together, and their numbers."""
    totals = [sum(board) for board in by_board]
    above = [total - min(totals) for total in totals]
    return max(above) or None, [number for number, more in enumerate(above, start=1) if more]


def run_outs_short_told(hand: HandState) -> Prompt | None:
    """That the stub does not last for all boards, before the first of them is dealt; None while it does."""
    to_come = boards_to_come(hand)
    if to_come is None or to_come.stub_count >= to_come.needed:
        return None
    came = run_outs_short(to_come, hand.rules)
    without = isinstance(came.fixed, ForTheBoards) and came.fixed.without_burns
    muck = came.outcome is Outcome.STUB_BURNS_AND_MUCK
    slots = {"stub": to_come.stub_count, "needed": to_come.needed, "muck": muck, "without_burns": without}
    return Prompt("run_outs_short", slots)


def one_board(refused: Refused, rules: HouseRules) -> Prompt:
    """Why there is one board only; more boards than the house deals are a refusal of their own."""
    if refused.code is RefusalCode.RUN_IT_TOO_OFTEN and rules.run_it_max == 1:
        return _one("not_offered", None, "run_it_max")
    if refused.code is not RefusalCode.RUN_IT_NOT_AGREED:
        options = () if refused.option is None else (refused.option,)
        return Prompt(f"refused.{refused.code}", dict(refused.facts), Why(options=options))
    seat = refused.facts["seat"]
    return _one("heads_up_only" if seat is None else "not_agreed", seat, "run_it_agreement")


def _one(reason: str, seat: object, option: str) -> Prompt:
    return Prompt("one_board", {"reason": reason, "seat": seat}, Why(options=(option,)))
