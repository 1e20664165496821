"""The sevens rule of limit ace-to-five lowball: a seven or better must bet after the draw.

Checked and best, it wins only what was in the pot before the draw, and every bet made after it goes back; checked and
beaten, it loses the calls it made. Option `sevens_rule`; Robert's Rules v11 s.11 Ace-to-Five 4; rule file 05.
With side pots the floor divides: the rule is printed for one pot.
"""

from __future__ import annotations

from msgspec.structs import replace

from dealer_assist.cards.low import least_with_top
from dealer_assist.games.game import Game, Ranking
from dealer_assist.games.reading import worth
from dealer_assist.hand.state import AfterDraw, HandState, InHand
from dealer_assist.rules.options import BettingStructure, HouseRules

SEVEN = 7


def after_draw(game: Game, street: int, seats: tuple[InHand, ...], rules: HouseRules) -> AfterDraw | None:
    """What is remembered from the last draw on; None where the rule is not played."""
    if not rules.sevens_rule or rules.betting_structure is not BettingStructure.FL:
        return None
    lowball = [half.ranking for half in game.halves] == [Ranking.ACE_TO_FIVE] and game.streets[-1].draw
    if not lowball or street != len(game.streets) - 1:
        return None
    return AfterDraw(tuple(each.put_in - each.front for each in seats))


def bets_back(hand: HandState, winners: tuple[int, ...]) -> dict[int, int]:
    """Chips put in after the draw that go back, by seat: the winners checked a seven or better."""
    after = hand.after_draw
    if after is None or len(hand.pots) > 1 or not winners or not set(winners) <= set(after.checked):
        return {}
    tabled = {each.seat: each.cards for each in hand.tabled}
    if not all(seat in tabled and _seven_or_better(hand, tabled[seat]) for seat in winners):
        return {}
    bets = {each.seat: each.put_in - before for each, before in zip(hand.seats, after.before, strict=True)}
    return {seat: chips for seat, chips in bets.items() if chips > 0}


def _seven_or_better(hand: HandState, cards: tuple[str, ...]) -> bool:
    value = worth(hand.game.halves[0], cards, (), hand.rules)
    return value is not None and value >= least_with_top(SEVEN)


def given_back(hand: HandState, back: dict[int, int]) -> HandState:
    """The hand with these chips returned from its only pot."""
    if not back:
        return hand
    total = sum(back.values())
    (pot,) = hand.pots
    return replace(
        hand,
        seats=tuple(_with_chips_back(each, back.get(each.seat, 0)) for each in hand.seats),
        pots=(replace(pot, amount=pot.amount - total),),
        middle=hand.middle - total,
        returned=hand.returned + total,
        after_draw=None,
    )


def _with_chips_back(seat: InHand, chips: int) -> InHand:
    behind = None if seat.behind is None else seat.behind + chips
    return replace(seat, behind=behind, put_in=seat.put_in - chips) if chips else seat
