"""What the NEXT key does now. It is always the one thing that comes next, so that it can be found without looking."""

from enum import Enum

from dealer_assist.app.screen_state import Depth
from dealer_assist.guide.prompt import Said
from dealer_assist.hand.award import pots_left
from dealer_assist.hand.collection import collection_due
from dealer_assist.hand.middle import pots_of, uncalled_now
from dealer_assist.hand.state import HandState, Stage, in_front
from dealer_assist.hand.turn import betting_is_over, owes_action
from dealer_assist.table.state import TableState


class NextStep(Enum):
    """One tap on NEXT."""

    NEXT_HAND = "next_hand"
    CLOSE_STREET = "close_street"
    """Seats still to act folded, or checked with nothing to call."""
    WAIT = "wait"
    """Every action is entered by itself: the round ends when all have acted."""
    PUSH_ASKED = "push_asked"
    """The same, but everybody else faces a bet: the dealer may be about to push the pot to the one who made it."""
    RETURN = "return"
    """The part of a bet nobody matched goes back."""
    PULL = "pull"
    """Bets are pulled into several pots."""
    DEAL = "deal"
    """The next street comes, its cards are not entered."""
    DEAL_CARDS = "deal_cards"
    """The next street comes, its cards are entered."""
    COLLECT = "collect"
    """The house takes its share out of the pots."""
    AWARD = "award"
    """A pot is to be pushed."""


def next_step(table: TableState, depth: Depth, prompts: tuple[Said, ...] = ()) -> NextStep:
    """What NEXT does with the table as it stands.

    At depth 0 it is the next hand, unless a helper counted what lies there to be pulled and pushed.
    A hand that only one seat is left in needs no steps: NEXT HAND pushes the pot and goes on. Where the house takes
    a share, an uncalled bet goes back first: the dealer must see how much is taken.
    """
    hand = table.hand
    if hand is None or hand.stage is Stage.SETTLED:
        return NextStep.NEXT_HAND
    if depth is Depth.BUTTON_AND_BLINDS and (hand.stage is Stage.BETTING or not betting_is_over(hand)):
        return NextStep.NEXT_HAND
    if hand.stage is Stage.WON:
        return NextStep.RETURN if uncalled_now(hand) is not None and share_due(hand) else NextStep.NEXT_HAND
    if hand.stage is Stage.BETTING:
        if hand.to_act is None:
            # nobody knows whose turn it is: a seat is tapped
            return NextStep.WAIT
        if depth is Depth.WAGERS:
            return NextStep.CLOSE_STREET
        return NextStep.WAIT if nobody_answered(hand) is None else NextStep.PUSH_ASKED
    if uncalled_now(hand) is not None:
        return NextStep.RETURN
    if is_to_pull(hand):
        return NextStep.PULL
    if hand.stage is Stage.ROUND_OVER and (depth is Depth.EVERYTHING or not betting_is_over(hand)):
        return NextStep.DEAL_CARDS if depth is Depth.EVERYTHING and _board_comes(hand) else NextStep.DEAL
    if share_due(hand):
        return NextStep.COLLECT
    return NextStep.AWARD if pots_left(hand) else NextStep.NEXT_HAND


def _board_comes(hand: HandState) -> bool:
    """Whether the next street has cards that lie in the middle."""
    return bool(hand.game.streets[hand.street + 1].board)


def to_say(prompts: tuple[Said, ...], step: NextStep, depth: Depth) -> tuple[Said, ...]:
    """The guide's lines from the one that leads at this step on.

    Bets that go into one pot have no step of their own: once nobody can bet, the board and the award come next. Nobody
    tells at depth 0 how far the board is: what is left to be done there is to push.
    """
    if step not in (NextStep.AWARD, NextStep.COLLECT):
        return prompts
    passed = ("side_pots", *DEALT) if depth is Depth.BUTTON_AND_BLINDS else ("side_pots",)
    at = next((place for place, each in enumerate(prompts) if each.code not in passed), len(prompts) - 1)
    return prompts[at:]


DEALT = ("deal_rest", "deal_hands_out")
"""Lines that tell the cards still to come once nobody can bet."""


def nobody_answered(hand: HandState) -> int | None:
    """The seat whose bet everybody else still in faces; None if there is none, or only the blinds are in.

    Of the last seat that faces it, also a blind counts. Where nothing but that bet is in there is nothing to push.
    """
    live = [each for each in hand.seats if not each.folded]
    facing = [each for each in live if owes_action(each, hand.level) and each.front < hand.level]
    if hand.to_act is None or len(live) - len(facing) != 1 or not pots_left(hand):
        return None
    if len(facing) > 1 and not hand.street and hand.level <= hand.big_blind:
        return None
    return next(each.seat for each in live if each not in facing)


def share_due(hand: HandState) -> int:
    """Chips the house takes out of the pots before they are pushed; 0 = none, or they have been taken."""
    due = collection_due(hand)
    return 0 if due is None else due.taken


def is_to_pull(hand: HandState) -> bool:
    """Whether bets lie in front that go into more than one pot."""
    return in_front(hand) > 0 and len(pots_of(hand)) > 1
