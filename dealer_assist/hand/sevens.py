"""The sevens rule of limit ace-to-five lowball: a seven or better must bet after the draw.

Checked and best, it wins only what was in the pot before the draw, and every bet made after it goes back; checked and
beaten, it loses the calls it made. Option `sevens_rule`; Robert's Rules v11 s.11 Ace-to-Five 4; rule file 05.
The rule is printed for one pot. With side pots it holds in each for itself: of a pot that such a hand wins, the bets
after the draw that lie in it go back.
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


def bets_back(hand: HandState, number: int, winners: tuple[int, ...]) -> dict[int, int]:
    """Chips put in after the draw that go back out of this pot, by seat: its winners checked a seven or better."""
    after = hand.after_draw
    if after is None or not winners or not set(winners) <= set(after.checked):
        return {}
    tabled = {each.seat: each.cards for each in hand.tabled}
    if not all(seat in tabled and _seven_or_better(hand, tabled[seat]) for seat in winners):
        return {}
    totals = _totals(hand, after)
    below, up_to = _layer(hand, dict(zip((each.seat for each in hand.seats), totals, strict=True)), number)
    bets = {
        each.seat: min(total, up_to) - max(before, below)
        for each, before, total in zip(hand.seats, after.before, totals, strict=True)
    }
    return _held(hand.pots[number].amount, {seat: chips for seat, chips in bets.items() if chips > 0}, winners)


def _totals(hand: HandState, after: AfterDraw) -> tuple[int, ...]:
    """What every seat had put in before anything went back out of another pot."""
    return after.totals or tuple(each.put_in for each in hand.seats)


def _layer(hand: HandState, totals: dict[int, int], number: int) -> tuple[int, int]:
    """From which to which total of a seat its chips lie in this pot: each but the last ends at its smallest all-in."""
    below = min(totals[seat] for seat in hand.pots[number - 1].seats) if number else 0
    last = number == len(hand.pots) - 1
    return below, max(totals.values()) if last else min(totals[seat] for seat in hand.pots[number].seats)


def _held(amount: int, bets: dict[int, int], winners: tuple[int, ...]) -> dict[int, int]:
    """No more than the pot still holds after the house took its share; the winners, who did not bet, bear the rest."""
    missing = max(sum(bets.values()) - amount, 0)
    for seat in sorted(bets, key=lambda seat: seat not in winners):
        borne = min(missing, bets[seat])
        bets = {**bets, seat: bets[seat] - borne}
        missing -= borne
    return bets


def _seven_or_better(hand: HandState, cards: tuple[str, ...]) -> bool:
    value = worth(hand.game.halves[0], cards, (), hand.rules)
    return value is not None and value >= least_with_top(SEVEN)


def given_back(hand: HandState, number: int, back: dict[int, int]) -> HandState:
    """The hand with these chips returned from a pot."""
    after = hand.after_draw
    if after is None or not back:
        return hand
    total = sum(back.values())
    pots = list(hand.pots)
    pots[number] = replace(pots[number], amount=pots[number].amount - total)
    return replace(
        hand,
        seats=tuple(_with_chips_back(each, back.get(each.seat, 0)) for each in hand.seats),
        pots=tuple(pots),
        middle=hand.middle - total,
        returned=hand.returned + total,
        after_draw=replace(after, totals=_totals(hand, after)),
    )


def _with_chips_back(seat: InHand, chips: int) -> InHand:
    behind = None if seat.behind is None else seat.behind + chips
    return replace(seat, behind=behind, put_in=seat.put_in - chips) if chips else seat
