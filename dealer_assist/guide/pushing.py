"""The pots are pushed: one at a time, the last side pot first, each half and board by itself.

TDA 2024 R20 and R21, WSOP Live 2024 R149. Who wins is read from the tabled hands; until all of them are up they are
asked for.
"""

from __future__ import annotations

from functools import partial

from dealer_assist.games.reading import needs_a_qualifier
from dealer_assist.guide.asks import ask_button_for_the_odd_chip
from dealer_assist.guide.awarding import push
from dealer_assist.guide.chips import added
from dealer_assist.guide.halves import divided, told
from dealer_assist.guide.prompt import Prompt, Said, Why
from dealer_assist.hand.award import pots_left
from dealer_assist.hand.dividing import shares
from dealer_assist.hand.due_parts import all_share, halves_told, parts_won
from dealer_assist.hand.middle import pots_of
from dealer_assist.hand.sevens import bets_back
from dealer_assist.hand.showdown import best_tabled, eligible, hands_up
from dealer_assist.hand.state import HandState
from dealer_assist.pots.divide import all_winners, winnable
from dealer_assist.pots.split import Part


def award(hand: HandState) -> Said | None:
    """The next pot to push, or what is missing to push it; None if all are pushed."""
    left = pots_left(hand)
    if not left:
        return None
    back = sum(going_back(hand).values()) if hand.after_draw is not None else 0
    amount, can_win = pots_of(hand)[left[0]].amount - back, eligible(hand, left[0])
    if len(can_win) == 1:
        return push(amount, can_win[0], shown=can_win[0] in hands_up(hand))
    parts = parts_read(hand, can_win)
    if parts is None:
        return Prompt("show_hands", {"seat": None})
    won_by = set[int]().union(*map(all_winners, parts))
    if len(won_by) == 1 and len(hand.game.halves) == 1:
        return push(amount, won_by.pop(), shown=True)
    return parts_told(hand, amount, parts)


def going_back(hand: HandState) -> dict[int, int]:
    """Bets after the draw that go back out of the next pot, by seat, because a checked seven wins it."""
    number = pots_left(hand)[0]
    can_win = eligible(hand, number)
    parts = parts_read(hand, can_win) if len(can_win) > 1 else (Part("whole", can_win),)
    return {} if parts is None else bets_back(hand, number, tuple(sorted(set[int]().union(*map(all_winners, parts)))))


def bets_back_told(hand: HandState) -> Prompt | None:
    """That bets after the draw go back before the next pot is pushed. Option `sevens_rule`."""
    if hand.after_draw is None or not pots_left(hand) or not (back := going_back(hand)):
        return None
    told = [{"seat": seat, "amount": amount} for seat, amount in sorted(back.items())]
    return Prompt("bets_back", {"shares": told}, Why(options=("sevens_rule",)))


def parts_read(hand: HandState, can_win: tuple[int, ...]) -> tuple[Part, ...] | None:
    """Who wins each half of a pot on each board; None while a hand or a card that counts is not told."""
    if not hands_up(hand).keys() >= set(can_win):
        return None
    parts = parts_won(hand, partial(best_tabled, hand, can_win))
    for half, part in halves_told(hand, parts) or ():
        if not part.winners and not needs_a_qualifier(half, hand.rules):
            return None
    return parts if winnable(parts) else all_share(hand, can_win)


def parts_told(hand: HandState, amount: int, parts: tuple[Part, ...]) -> Said:
    """How a pot is divided between the winners of its parts, or where the button is."""
    return _of_the_halves(hand, amount, parts) or _shares(hand, amount, parts)


def _of_the_halves(hand: HandState, amount: int, parts: tuple[Part, ...]) -> Said | None:
    """What is said of a pot by its halves; boards are told by the shares of those who win them."""
    said = None if hand.run_it is not None else divided(hand, amount, parts)
    return None if said is not None and said.code == "double_board" else said


def _shares(hand: HandState, amount: int, parts: tuple[Part, ...]) -> Said:
    pushed = shares(hand, amount, parts, run_outs=hand.run_it is not None)
    if pushed is None:
        return ask_button_for_the_odd_chip()
    if len(pushed) == 1:
        return push(amount, pushed[0].seat, shown=True)
    return Prompt("push_shares", {"shares": told(pushed)}, Why(added(share.amount for share in pushed)))
