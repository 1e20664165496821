"""How this hand's pots are divided between the hands that win them, as the game and the house have it.

In games with a button an odd chip goes to the first winner left of it; in stud to the highest card by suit, or where
the house says so to the lowest of a low. WSOP Live 2024 R146, R149 and R244, TDA 2024 R20, Robert's Rules v11 s.3
Ties. Rule file 07.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dealer_assist.cards.card import RANKS, SUITS
from dealer_assist.games.game import Family, Half, OddChip
from dealer_assist.games.reading import read
from dealer_assist.hand.state import HandState
from dealer_assist.pots.divide import Between, Dividing, all_winners, divide
from dealer_assist.pots.split import Part, Share, clockwise_from
from dealer_assist.rules.options import (
    DoubleBoardOddChip,
    HiloIdenticalHands,
    HouseRules,
    MultipleOddChips,
    OddChipDrawmaha,
    OddChipLowLowSplit,
    OddChipStudCards,
    OddChipStudLow,
    RunItRemainder,
)


def shares(hand: HandState, amount: int, parts: Sequence[Part], *, run_outs: bool = False) -> tuple[Share, ...] | None:
    """What each winner of a pot gets, odd chips first; None if that hangs on a button or a card nobody told.

    `run_outs`: the parts are the boards of a pot that is run more than once.
    """
    if len(parts) == 1 and len(parts[0].winners) == 1:
        return (Share(parts[0].winners[0], amount),)
    try:
        return divide(amount, parts, dividing(hand, run_outs=run_outs))
    except NotTold:
        # where nothing is odd it does not matter who would get it
        either = [divide(amount, parts, _any_order(hand, turn, run_outs=run_outs)) for turn in (False, True)]
        first, second = ({share.seat: share.amount for share in each} for each in either)
        return either[0] if first == second else None


class NotTold(Exception):
    """Who gets the odd chip hangs on a button or on cards that were not told."""


def dividing(hand: HandState, *, run_outs: bool = False) -> Dividing:
    """The way the house divides a pot of this hand. Its orders raise NotTold where they hang on what is not told."""
    rules = hand.rules
    return Dividing(
        unit=hand.unit,
        odd_chips=rules.multiple_odd_chips,
        order=lambda part: tie_order(hand, part),
        between=_between(hand),
        run_outs=RUN_OUTS[rules.run_it_remainder] if run_outs else None,
        even_if_same=_even_if_same(hand),
    )


def _any_order(hand: HandState, backwards: bool, *, run_outs: bool) -> Dividing:
    def order(part: Part) -> Sequence[int]:
        return part.winners[::-1] if backwards else part.winners

    def between(parts: Sequence[Part]) -> Sequence[Part]:
        return parts[::-1] if backwards and _between(hand) is not tuple else tuple(parts)

    rules = hand.rules
    over = RUN_OUTS[rules.run_it_remainder] if run_outs else None
    return Dividing(hand.unit, rules.multiple_odd_chips, order, between, over, _even_if_same(hand))


RUN_OUTS: dict[RunItRemainder, MultipleOddChips] = {
    RunItRemainder.ONE_EACH_FROM_FIRST: MultipleOddChips.ONE_EACH_IN_ORDER,
    RunItRemainder.ALL_TO_FIRST: MultipleOddChips.ALL_TO_FIRST,
}


def _even_if_same(hand: HandState) -> bool:
    """Only high and low of one pot are undivided for the same winners: two boards are two pots in one."""
    high_low = hand.game.odd_chip is OddChip.FIRST_HALF
    return high_low and hand.rules.hilo_identical_hands is HiloIdenticalHands.AS_EVEN_AS_POSSIBLE


# -- between the winners of one part


def tie_order(hand: HandState, part: Part) -> Sequence[int]:
    """Winners of a part in the order odd units fall to them. Raises NotTold."""
    if len(part.winners) < 2:
        return part.winners
    if hand.game.family is Family.STUD:
        return _by_suit(hand, part)
    return _by_position(hand, part.winners)


def _by_position(hand: HandState, seats: Sequence[int]) -> tuple[int, ...]:
    if hand.positions.button is None:
        if hand.game.family is Family.STUD:
            # at a table without a button position is counted from the dealer
            return clockwise_from(0, seats)
        raise NotTold
    return clockwise_from(hand.positions.button, seats)


def _by_suit(hand: HandState, part: Part) -> list[int]:
    """Options `odd_chip_stud_cards` and `odd_chip_stud_low`."""
    tabled = {each.seat: each.cards for each in hand.tabled}
    if not tabled.keys() >= set(part.winners):
        raise NotTold
    half = next((each for each in hand.game.halves if each.name == part.part), hand.game.halves[0])
    counted = {seat: _cards_counted(hand, half, tabled[seat]) for seat in part.winners}
    if half.ranking.is_high:
        return sorted(counted, key=lambda seat: max(map(_high_place, counted[seat])), reverse=True)
    if hand.rules.odd_chip_stud_low is OddChipStudLow.LOW_CARD_BY_SUIT:
        return sorted(counted, key=lambda seat: min(map(_low_place, counted[seat])))
    return sorted(counted, key=lambda seat: max(map(_low_place, counted[seat])), reverse=True)


def _cards_counted(hand: HandState, half: Half, cards: Sequence[str]) -> Sequence[str]:
    if hand.rules.odd_chip_stud_cards is OddChipStudCards.ALL_CARDS:
        return cards
    reading = read(half, cards, (), hand.rules)
    return cards if reading is None else reading.plays


def _high_place(card: str) -> tuple[int, int]:
    return RANKS.index(card[0]), SUITS.index(card[1])


def _low_place(card: str) -> tuple[int, int]:
    """The ace counts as one in a low."""
    rank, suit = _high_place(card)
    return (-1 if card[0] == "A" else rank), suit


# -- between the parts


def _between(hand: HandState) -> Between:
    rule = BETWEEN[hand.game.odd_chip]
    return rule(hand.rules, lambda parts: _parts_by_position(hand, parts))


def _parts_by_position(hand: HandState, parts: Sequence[Part]) -> Sequence[Part]:
    """First the part whose best-placed winner is nearest left of the button."""
    if len(parts) < 2:
        return parts
    places = {seat: place for place, seat in enumerate(_by_position(hand, [each.seat for each in hand.seats]))}
    return sorted(parts, key=lambda part: min(places[seat] for seat in all_winners(part)))


def _as_they_stand(_rules: HouseRules, _by_position: Between) -> Between:
    return tuple


def _low_low(rules: HouseRules, by_position: Between) -> Between:
    """The five-card hand stands second in these games: the badugi is named first."""
    if rules.odd_chip_low_low_split is OddChipLowLowSplit.BY_POSITION:
        return by_position
    return _last_first


def _drawmaha(rules: HouseRules, by_position: Between) -> Between:
    """The draw hand stands second: the one with the board is named first."""
    return by_position if rules.odd_chip_drawmaha is OddChipDrawmaha.BY_POSITION else _last_first


def _boards(rules: HouseRules, by_position: Between) -> Between:
    return by_position if rules.double_board_odd_chip is DoubleBoardOddChip.BY_POSITION else tuple


def _last_first(parts: Sequence[Part]) -> Sequence[Part]:
    return parts[::-1]


BETWEEN: dict[OddChip, Callable[[HouseRules, Between], Between]] = {
    OddChip.FIRST_HALF: _as_they_stand,
    OddChip.LOW_LOW: _low_low,
    OddChip.DRAWMAHA: _drawmaha,
    OddChip.BOARDS: _boards,
}
"""Options `odd_chip_low_low_split`, `odd_chip_drawmaha`, `double_board_odd_chip`; the rest is fixed."""
