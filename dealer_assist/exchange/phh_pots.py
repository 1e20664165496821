"""The pots of a recorded hand pushed: to the hands its showdown turns up, or as a file of ours says they were.

A hand kept face down when others are turned up cannot win (TDA 2024 R13: cards speak). What the house took stands in
our own files alone; other records say it only in what the players are left with.
"""

from collections.abc import Callable, Iterator, Mapping

from dealer_assist.exchange.differences import Difference, DifferenceCode
from dealer_assist.exchange.phh_own import Own, OwnPart
from dealer_assist.hand.award import pots_left
from dealer_assist.hand.collection import collected
from dealer_assist.hand.due_parts import parts_won
from dealer_assist.hand.entries import Award, BetsPulled, BlindsChopped, CollectionTaken, Mucked
from dealer_assist.hand.showdown import eligible, hands_up, winners
from dealer_assist.hand.state import HandState
from dealer_assist.hand.streets import more_boards, whole_board
from dealer_assist.pots.split import Part
from dealer_assist.table.entries import Entry, FloorDecision

AS_TOLD = "so it was pushed, says the record"

Now = Callable[[], HandState]


def pots_pushed(now: Now, own: Own, seats: Mapping[int, int], remarks: list[Difference]) -> Iterator[Entry]:
    """The entries that pull the bets, take the house's share and push every pot.

    A pot whose winner the record does not tell is remarked on and ends them.
    """
    if own.chopped:
        yield from () if now().chopped else (blinds_chopped(),)
        return
    if not now().pots:
        yield BetsPulled()
    if own.rake or own.jackpot or own.time:
        yield FloorDecision(CollectionTaken(own.rake, own.jackpot + own.time), AS_TOLD)
    if own.awards:
        yield from _as_told(own, seats)
        return
    while left := pots_left(collected(now())):
        pot = left[0]
        yield from never_shown(now, pot)
        award = _award(now(), pot)
        if award is None:
            said = f"pot {pot}: the record does not show who won"
            remarks.append(Difference(DifferenceCode.WINNER_NOT_SHOWN, said))
            return
        yield award


def blinds_chopped() -> Entry:
    """The blinds take their chips back, as a file of ours says."""
    return FloorDecision(BlindsChopped(), AS_TOLD)


def _as_told(own: Own, seats: Mapping[int, int]) -> Iterator[Entry]:
    for award in own.awards:
        parts = tuple(_part(part, seats) for part in award.parts)
        yield FloorDecision(Award(award.pot, parts), AS_TOLD)


def _part(part: OwnPart, seats: Mapping[int, int]) -> Part:
    winners_ = tuple(sorted(seats[player] for player in part.winners))
    return Part(part.part, winners_, parts=tuple(_part(each, seats) for each in part.parts))


def _award(hand: HandState, pot: int) -> Award | None:
    """The pot to the hands that win its halves; None while a card or a hand that may win is not told."""
    can_win = eligible(hand, pot)
    if len(can_win) > 1 and not (boards_told(hand) and hands_up(hand).keys() >= set(can_win)):
        return None
    return Award(pot, parts_won(hand, lambda half, run: winners(hand, pot, half, run) or ()))


def boards_told(hand: HandState) -> bool:
    """Whether every board is complete."""
    return all(len(board) == whole_board(hand) for board in (hand.board, *more_boards(hand)))


def never_shown(now: Now, pot: int) -> Iterator[Entry]:
    """Hands kept face down to the end, once a hand that can win this pot is up on a full board."""
    hand = now()
    if not boards_told(hand) or not hand.tabled:
        return
    shown, can_win = hands_up(hand), eligible(hand, pot)
    if any(seat in shown for seat in can_win):
        for seat in can_win:
            if seat not in shown:
                yield from mucked(now(), seat)


def mucked(hand: HandState, seat: int) -> Iterator[Entry]:
    """A hand given up, unless it is gone or the only one left for a pot."""
    alone = any(eligible(hand, pot) == (seat,) for pot in pots_left(hand))
    folded = next(each.folded for each in hand.seats if each.seat == seat)
    if not alone and not folded:
        yield Mucked(seat)
