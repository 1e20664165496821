"""Keys that only some games need, in the middle of the felt: how many cards a seat draws, cards that show, who bets.

What is due follows from the streets of the game: a draw, cards face up, a last card the deck is too short for. No game
is asked for by its name.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.app.screen_state import Asks, Open
from dealer_assist.app.views.cards import lies_untold
from dealer_assist.app.views.offer import Offer
from dealer_assist.guide.drawing import drawing
from dealer_assist.hand.draws import stub
from dealer_assist.hand.entries import CardsDrawn, CommunityDealt, Wager
from dealer_assist.hand.limits import limits
from dealer_assist.hand.state import HandState, Stage, live, place
from dealer_assist.hand.stud_openers import up_cards_due
from dealer_assist.hand.stud_turn import nobody_has_acted_yet
from dealer_assist.rules.options import BettingStructure


def family_offers(hand: HandState) -> tuple[Offer, ...]:
    """Everything of that kind that can be entered now."""
    return (*_draws(hand), *_of_boards(hand), *_in_the_middle(hand), *_community(hand))


# -- draws


def _draws(hand: HandState) -> tuple[Offer, ...]:
    """How many cards the next seat takes, as long as the draws are told."""
    due = next((said for said in drawing(hand) if said.code == "draws"), None)
    if due is None:
        return ()
    seat, most = due.slots["seat"], due.slots["most"]
    pat = Offer("key.pat", entry=CardsDrawn(seat, 0))
    return (pat, *(Offer("key.draw_cards", {"cards": n}, CardsDrawn(seat, n)) for n in range(1, most + 1)))


# -- cards that show


def _of_boards(hand: HandState) -> tuple[Offer, ...]:
    """The cards that show, and a bet of the first to act, while nobody knows whose turn it is."""
    if hand.game.later_first is None or hand.stage is not Stage.BETTING or not nobody_has_acted_yet(hand):
        return ()
    show = (Offer("key.up_cards", opens=Open.UP),) if up_left(hand) else ()
    if not opens_unknown(hand):
        return show
    to = _one_bet(hand)
    bet = Offer("key.bet_sum") if to is None else Offer("key.bet_amount", {"amount": to})
    return (*show, replace(bet, asks=Asks.BET))


def opens_unknown(hand: HandState) -> bool:
    """Whether a street of stud has begun and nobody knows whose turn it is: whoever bets first is tapped."""
    in_stud = hand.game.later_first is not None and hand.stage is Stage.BETTING
    return in_stud and hand.to_act is None and hand.street > 0 and nobody_has_acted_yet(hand)


def up_left(hand: HandState) -> tuple[int, ...]:
    """Seats still in whose cards that show are not all told, ascending."""
    if hand.game.later_first is None:
        return ()
    due = up_cards_due(hand.game, hand.street)
    told = {each.seat: len(each.cards) for each in hand.stud.up}
    return tuple(each.seat for each in live(hand) if told.get(each.seat, 0) < due)


def _one_bet(hand: HandState) -> int | None:
    """The one size of a bet; None where it has to be keyed."""
    sizes = {bet.to for each in live(hand) if (bet := bet_by(hand, each.seat)) is not None}
    return max(sizes) if sizes and hand.rules.betting_structure is BettingStructure.FL else None


def bet_by(hand: HandState, seat: int) -> Wager | None:
    """A bet of this seat in its one size; None where it may not bet, or the size has to be keyed."""
    may = None if place(hand, seat) is None else limits(hand, seat)
    if may is None or may.least_to is None or (may.max_to != may.least_to and may.max_to != may.min_to):
        return None
    return Wager(seat, may.least_to)


# -- cards in the middle


def _in_the_middle(hand: HandState) -> tuple[Offer, ...]:
    """Cards that lie there and nobody could tell when they were dealt: the flop of a bomb pot, stud's one last card."""
    if not lies_untold(hand):
        return ()
    return (Offer("key.community_card" if hand.stud.community else "cards.board", opens=Open.BOARD),)


def _community(hand: HandState) -> tuple[Offer, ...]:
    """The last card of stud goes to the middle, where the deck has too few (WSOP Live 2024 R228)."""
    last = hand.street == len(hand.game.streets) - 2
    if hand.game.later_first is None or hand.stage is not Stage.ROUND_OVER or not last:
        return ()
    # one card is burned first
    return () if stub(hand) - 1 >= len(live(hand)) else (Offer("key.community_card", entry=CommunityDealt()),)
