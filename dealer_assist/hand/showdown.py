"""Hands turned up, hands given up, and who wins each pot. Cards speak: only tabled hands are read.

TDA 2024 R12, R13; WSOP Live 2024 R139, R140. Nothing is ever said of a hand that is not tabled.
"""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace

from dealer_assist.games.game import Half
from dealer_assist.games.reading import best_hands
from dealer_assist.hand.calls import FOLD
from dealer_assist.hand.due_parts import parts_won
from dealer_assist.hand.entries import Award, Fold, Mucked, Tabled
from dealer_assist.hand.middle import pots_of, pulled
from dealer_assist.hand.rule import HandRule, has_no_cards
from dealer_assist.hand.showing import all_tabled, may_muck, showing
from dealer_assist.hand.state import HandState, ShownHand, Stage, place, with_seat
from dealer_assist.hand.streets import cards_that_lie_open, more_boards, whole_board, wrong_cards
from dealer_assist.hand.stud_openers import boards
from dealer_assist.hand.turn import betting_is_over
from dealer_assist.pots.build import Pot
from dealer_assist.pots.divide import all_winners
from dealer_assist.rules.refused import RefusalCode, Refused

CARDS_SPEAK = ("TDA 2024 R12", "TDA 2024 R13-C", "WSOP Live 2024 R139", "WSOP Live 2024 R140", "WSOP Live 2024 R141")
"""Where it is printed that a tabled hand wins what it wins, whatever anybody says of it."""


def hands_up(hand: HandState) -> dict[int, tuple[str, ...]]:
    """Tabled cards by seat."""
    return {each.seat: each.cards for each in hand.tabled}


def eligible(hand: HandState, pot: int) -> tuple[int, ...]:
    """Seats that can still win a pot: those who reached it and have not given up their hand."""
    return contenders(hand, pots_of(hand)[pot])


def contenders(hand: HandState, pot: Pot) -> tuple[int, ...]:
    """The same for a pot in hand."""
    gone = [each.seat for each in hand.seats if each.folded]
    return tuple([seat for seat in pot.seats if seat not in gone])


def winners(hand: HandState, pot: int, half: Half | None = None, run: int = 1) -> tuple[int, ...] | None:
    """Seats whose tabled hands win a half of a pot, ascending; None while a card or a hand is not told.

    Without a half named it is the first of the game; `run` is the board of a pot run more than once. Of one seat left
    nothing has to be shown (TDA 2024 R17-B).
    """
    seats = eligible(hand, pot)
    if len(seats) < 2:
        return seats or None
    all_shown = hands_up(hand).keys() >= set(seats)
    return (best_tabled(hand, seats, half, run) or None) if all_shown else None


def best_tabled(hand: HandState, seats: tuple[int, ...], half: Half | None = None, run: int = 1) -> tuple[int, ...]:
    """Seats with the best of the hands these seats have tabled, for a half of the pot or the first.

    Empty while none is tabled or a board that counts is not complete, and where no hand can win this half.
    """
    on, whole = boards_read(hand, run), whole_board(hand)
    half = half or hand.game.halves[0]
    for number in half.boards:
        if len(on[number - 1]) != whole:
            return ()
    tabled = hands_up(hand)
    hands = {seat: tabled[seat] for seat in seats if seat in tabled}
    return best_hands(half, hands, on, hand.rules)


def boards_read(hand: HandState, run: int = 1) -> tuple[tuple[str, ...], ...]:
    """The boards hands are read with, as far as told: all that a game has, or the one of this run."""
    every = (hand.board, *more_boards(hand))
    return every if hand.run_it is None else every[run - 1 : run]


# -- a hand is tabled


def _cannot_table(hand: HandState, entry: Tabled) -> Refused | None:
    if refused := has_no_cards(hand, entry.seat):
        return refused
    # one card in the middle stands for everybody's last one
    due = hand.game.hole_cards - hand.stud.community
    if len(entry.cards) != due:
        return Refused(RefusalCode.WRONG_CARD_COUNT, {"seat": entry.seat, "count": len(entry.cards), "due": due})
    return wrong_cards(hand.game, entry.cards, cards_that_lie_open(hand, but=entry.seat)) or _not_what_showed(
        hand, entry
    )


def _not_what_showed(hand: HandState, entry: Tabled) -> Refused | None:
    """A tabled hand holds the cards that lay face up before."""
    if not hand.stud.up:
        return None
    missing = [card for card in boards(hand).get(entry.seat, ()) if card not in entry.cards]
    return Refused(RefusalCode.UP_CARDS_DIFFER, {"seat": entry.seat, "card": missing[0]}) if missing else None


def _action_pending(hand: HandState, entry: Tabled) -> Refused | None:
    """A hand exposed while betting is possible is a ruling, not a showdown (TDA 2024 R68)."""
    if betting_is_over(hand):
        return None
    return Refused(
        RefusalCode.BETTING_STILL_OPEN,
        {"seat": entry.seat, "to_act": hand.to_act},
        option="exposed_hand_action_pending",
        cite=("TDA 2024 R68",),
    )


def _table(hand: HandState, entry: Tabled) -> HandState:
    others = [each for each in hand.tabled if each.seat != entry.seat]
    return replace(hand, tabled=(*others, ShownHand(entry.seat, entry.cards)))


TABLED = HandRule(_cannot_table, _action_pending, _table)


# -- a hand is given up unseen


def _cannot_muck(hand: HandState, entry: Mucked) -> Refused | None:
    if refused := has_no_cards(hand, entry.seat):
        return refused
    if sum(not each.folded for each in hand.seats) == 1:
        return Refused(RefusalCode.NO_WINNER, {"seat": entry.seat})
    for number, _pot in enumerate(pots_of(hand)):
        if number not in {each.pot for each in hand.awards} and eligible(hand, number) == (entry.seat,):
            # a pot nobody else can win is never left without a hand
            return Refused(RefusalCode.NO_WINNER, {"seat": entry.seat, "pot": number})
    return None


def _may_not_muck(hand: HandState, entry: Mucked) -> Refused | None:
    if not betting_is_over(hand):
        return Refused(RefusalCode.BETTING_STILL_OPEN, {"seat": entry.seat, "to_act": hand.to_act})
    return _tabled_winner(hand, entry.seat) if entry.seat in hands_up(hand) else _must_table(hand, entry.seat)


def _must_table(hand: HandState, seat: int) -> Refused | None:
    """At a tournament all-in, and where the house shows every called hand, nobody throws one away unseen."""
    told = showing(hand)
    if may_muck(told, hand.rules):
        return None
    option = "showdown_mode" if all_tabled(told, hand.rules) else "muck_losing_allowed"
    return Refused(
        RefusalCode.MUST_TABLE, {"seat": seat}, option=option, cite=("TDA 2024 R16", "WSOP Tournament 2024 R70")
    )


def _tabled_winner(hand: HandState, seat: int) -> Refused | None:
    """A hand that wins a pot, as far as the tabled ones tell, is not killed (TDA 2024 R13-C)."""
    pushed = {each.pot for each in hand.awards}
    for number, pot in reversed(tuple(enumerate(pots_of(hand)))):
        can_win = contenders(hand, pot)
        best = parts_won(hand, partial(best_tabled, hand, can_win))
        if number in pushed or not any(seat in all_winners(part) for part in best):
            continue
        told = len(can_win) == 1 or set(hands_up(hand)).issuperset(can_win)
        remedies = (Award(number, parts_won(hand, partial(_won, hand, number))),) if told else ()
        return Refused(RefusalCode.TABLED_WINNER, {"seat": seat, "pot": number}, remedies, cite=CARDS_SPEAK)
    return None


def _won(hand: HandState, pot: int, half: Half, run: int) -> tuple[int, ...]:
    return winners(hand, pot, half, run) or ()


def _muck(hand: HandState, entry: Mucked) -> HandState:
    if not betting_is_over(hand):
        # by the floor's word, before the showdown: a fold
        return FOLD.do(hand, Fold(entry.seat))
    # the pots are those of the betting: a hand given up later changes who can win, not what lies where
    hand = hand if hand.pots else pulled(hand)
    index = place(hand, entry.seat)
    assert index is not None
    seats = with_seat(hand.seats, index, replace(hand.seats[index], folded=True))
    last_one = sum(not each.folded for each in seats) == 1
    # cards thrown in after the pots were pushed open nothing again
    won_now = last_one and hand.stage is not Stage.SETTLED
    return replace(hand, seats=seats, stage=Stage.WON if won_now else hand.stage)


MUCKED = HandRule(_cannot_muck, _may_not_muck, _muck)
