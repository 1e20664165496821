"""What the dealer does and says next. The first line leads; the others stand below it or wait.

The order at the end of a round is the dealer's own: the uncalled part goes back, the pots are pulled, the next
card comes; at the end of the hand the house takes its share and the pots are pushed one by one.
"""

from __future__ import annotations

from collections.abc import Callable

from dealer_assist.guide.all_in_told import pulled_told
from dealer_assist.guide.antes import antes_in
from dealer_assist.guide.asks import ask_button_for_the_turn, ask_prev
from dealer_assist.guide.before_the_cards import before_the_cards
from dealer_assist.guide.collecting import collecting, collecting_time
from dealer_assist.guide.dealing import to_be_dealt
from dealer_assist.guide.drawing import drawing, open_or_fold
from dealer_assist.guide.forget import laid_out
from dealer_assist.guide.mixed import choose_game, game_told
from dealer_assist.guide.next_hand import next_hand
from dealer_assist.guide.out_of_turn import out_of_turn_told
from dealer_assist.guide.prompt import Prompt, Said
from dealer_assist.guide.pushing import award, bets_back_told
from dealer_assist.guide.returning import players_back, posts_to_come_in
from dealer_assist.guide.running import run_outs_short_told
from dealer_assist.guide.said import count_differs, motion
from dealer_assist.guide.short_blind import short_blind_posted
from dealer_assist.guide.stud import on_third_street, turn_by_cards
from dealer_assist.guide.turn import pad
from dealer_assist.hand.collection import collected
from dealer_assist.hand.middle import pots_of, uncalled_now
from dealer_assist.hand.state import HandState, Stage, in_front
from dealer_assist.hand.turn import betting_is_over
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import StartHand
from dealer_assist.table.state import TableState


def next_steps(table: TableState) -> tuple[Said, ...]:
    """Everything to be done or said now, the leading line first; nothing at a closed table."""
    if table.closed:
        return ()
    hand = table.hand
    if hand is None:
        return _between_hands(table)
    game, blinds = _dealt_now(table)
    # posts are told beside button and blinds or antes, and no longer
    posts = () if blinds is None else posts_to_come_in(table)
    dealt = (before_the_cards(hand), game, blinds, *posts)
    said = (*out_of_turn_told(hand), motion(hand), count_differs(hand), *dealt, *AT_STAGE[hand.stage](hand))
    # where nobody put in a chip nothing is pushed, and the hand is over all the same
    return tuple(each for each in said if each is not None) or _settled()


def _between_hands(table: TableState) -> tuple[Said, ...]:
    """Time still to be collected, players back who have not said how, then the next hand, or what it still needs."""
    time = collecting_time(table)
    chosen = choose_game(table)
    before = (*(() if time is None else (time,)), *players_back(table), *(() if chosen is None else (chosen,)))
    dealt = apply(table, StartHand())
    if not isinstance(dealt, Refused):
        return *before, *_dealt_next(dealt)
    return *before, ask_prev() if dealt.code is RefusalCode.BUTTON_NOT_PLACED else Prompt("table_empty")


def _dealt_next(table: TableState) -> tuple[Said, ...]:
    """The next hand as it will be dealt: button and blinds first, then what somebody must put out besides."""
    hand = table.hand
    told = (
        *_dealt_now(table),
        None if hand is None else before_the_cards(hand),
        *posts_to_come_in(table),
    )
    return tuple(each for each in told if each is not None) or next_steps(table)[:1]


def _dealt_now(table: TableState) -> tuple[Said | None, Said | None]:
    """The game where it has just changed, as its cards are dealt otherwise; then button and blinds, or the antes."""
    told = next_hand(table) or antes_in(table)
    return (None if told is None else game_told(table)), told


def _betting(hand: HandState) -> tuple[Said | None, ...]:
    if hand.to_act is None:
        return *drawing(hand), turn_by_cards(hand) or ask_button_for_the_turn()
    told = on_third_street(hand, hand.to_act) or open_or_fold(hand, hand.to_act)
    return *drawing(hand), short_blind_posted(hand), told or pad(hand, hand.to_act)


def _round_over(hand: HandState) -> tuple[Said | None, ...]:
    if hand.awards:
        # pots are being pushed: the cards have been dealt, whether or not anybody told them
        return (award(hand),)
    if betting_is_over(hand):
        return _pulled(hand), *drawing(hand), run_outs_short_told(hand), to_be_dealt(hand), *_to_push(hand)
    return _pulled(hand), to_be_dealt(hand)


def _showdown(hand: HandState) -> tuple[Said | None, ...]:
    return _pulled(hand), *drawing(hand), *_to_push(hand)


def _won(hand: HandState) -> tuple[Said | None, ...]:
    return _returned(hand), *_to_push(hand)


def _to_push(hand: HandState) -> tuple[Said | None, ...]:
    """What the house takes, and the first pot with what is left in it."""
    left = collected(hand)
    return collecting(hand), bets_back_told(left), award(left)


def _settled(_hand: HandState | None = None) -> tuple[Said, ...]:
    return (Prompt("hand_over"),)


AT_STAGE: dict[Stage, Callable[[HandState], tuple[Said | None, ...]]] = {
    Stage.BETTING: _betting,
    Stage.ROUND_OVER: _round_over,
    Stage.SHOWDOWN: _showdown,
    Stage.WON: _won,
    Stage.SETTLED: _settled,
}
"""What comes next, by how far the hand is."""


def _pulled(hand: HandState) -> Said | None:
    """What goes back or is pulled; pulling all bets into one pot is no matter for a screen."""
    if back := _returned(hand):
        return back
    all_in = any(each.all_in and not each.folded for each in hand.seats)
    if hand.pots or not in_front(hand) or not (all_in or len(pots_of(hand)) > 1):
        return None
    return pulled_told(laid_out(hand))


def _returned(hand: HandState) -> Said | None:
    return None if hand.pots or uncalled_now(hand) is None else pulled_told(laid_out(hand))
