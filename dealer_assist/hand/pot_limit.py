"""Which chips count as the pot in pot-limit: those in the middle, those in front, before the flop a few that are not.

Houses let a small blind count as a big one, count a dead or short blind as if it were full, or leave antes out. The
imagined chips set the limit only; they are never part of a pot. Rule file 04, sections 1 to 5.
"""

from __future__ import annotations

from collections.abc import Callable

from dealer_assist.hand.sizes import largest_of_the_places
from dealer_assist.hand.state import HandState, InHand, in_front, place
from dealer_assist.pots.pot_limit import pot_maximum
from dealer_assist.rules.options import PlAntesPreflop, PlDeadPosts, PlMissingBlind, PlSmallBlindCountsAs


def pot_limit(hand: HandState, seat: InHand) -> int:
    """Largest total in front the pot allows this seat, chips; its stack is not looked at."""
    return pot_maximum(counted_pot(hand, seat), hand.level, seat.front, hand.rules.pl_round_up_to)


def counted_pot(hand: HandState, seat: InHand) -> int:
    """Chips that count as the pot when this seat is to act."""
    counted = hand.middle + in_front(hand)
    if hand.street or hand.forced.bomb_ante or hand.positions.big_blind is None:
        return counted
    return counted - _antes_left_out(hand) + _dead_blinds_added(hand) + blinds_added(hand, seat)


def _antes_left_out(hand: HandState) -> int:
    """Antes before the flop that do not count. Option `pl_antes_preflop`; TDA 2024 R54-B is silent."""
    return hand.forced.antes if hand.rules.pl_antes_preflop is PlAntesPreflop.IGNORE else 0


def _dead_blinds_added(hand: HandState) -> int:
    """What a made-up blind counts for beyond its chips. Option `pl_dead_posts`; WSOP Live 2024 R188."""
    if hand.rules.pl_dead_posts is not PlDeadPosts.COUNT_SB_AS_BIG_BLIND:
        return 0
    price = largest_of_the_places(hand)
    return sum(max(0, price - dead) for dead in hand.forced.dead_blinds)


# -- blinds that are short, missing or counted for more


def blinds_added(hand: HandState, seat: InHand) -> int:
    """Chips the blinds count for beyond those put in; of a player's own nothing is imagined."""
    price = largest_of_the_places(hand)
    positions = hand.positions
    largest = positions.big_blind if positions.third_blind is None else positions.third_blind
    added = 0 if largest == seat.seat else _short_blind(hand, largest, price)
    if _has_acted(hand, largest):
        return added + sum([_short_blind(hand, each, due) for each, due in _smaller(hand) if each != seat.seat])
    if hand.rules.pl_small_blinds_counted_together_as is not None and positions.third_blind is not None:
        return added + _together(hand, seat, hand.rules.pl_small_blinds_counted_together_as)
    counts_as = SMALL_BLIND_COUNTS_AS[hand.rules.pl_small_blind_counts_as](hand)
    return added + sum([_counted_as(hand, each, due, counts_as) for each, due in _smaller(hand) if each != seat.seat])


def _smaller(hand: HandState) -> list[tuple[int | None, int]]:
    """The blinds below the one that sets the price: where they are posted, None = nobody does, and how much is due."""
    if hand.positions.third_blind is None:
        return [(hand.positions.small_blind, hand.small_blind)]
    return [(hand.positions.small_blind, hand.small_blind), (hand.positions.big_blind, hand.big_blind)]


def _has_acted(hand: HandState, seat: int | None) -> bool:
    """Whether a blind is through its first action; one who is all-in has none."""
    index = None if seat is None else place(hand, seat)
    if index is None:
        return False
    each = hand.seats[index]
    return each.folded or each.acted_at is not None


def _in_front_of(hand: HandState, seat: int | None) -> int:
    index = None if seat is None else place(hand, seat)
    return 0 if index is None else hand.seats[index].front


def _short_blind(hand: HandState, seat: int | None, due: int) -> int:
    """Chips a dead or short blind counts for beyond those there. Option `pl_missing_blind`; TDA 2024 R54-B, R54-C."""
    if hand.rules.pl_missing_blind is PlMissingBlind.ACTUAL:
        return 0
    return max(0, due - _in_front_of(hand, seat))


def _counted_as(hand: HandState, seat: int | None, due: int, counts_as: int) -> int:
    """Chips a smaller blind counts for beyond those there, while it counts for more than it is."""
    if not due:
        # a game with one blind, or one in which somebody has bought the button and posted it dead
        return 0
    there = _in_front_of(hand, seat)
    if not there and hand.rules.pl_missing_blind is PlMissingBlind.ACTUAL:
        return 0
    value = max(counts_as, due) if there >= due or hand.rules.pl_missing_blind is PlMissingBlind.ASSUME_FULL else there
    return max(0, value - there)


def _together(hand: HandState, seat: InHand, value: int) -> int:
    """Both smaller blinds counted as one amount. Option `pl_small_blinds_counted_together_as`."""
    posts = [each for each, _due in _smaller(hand)]
    if seat.seat in posts:
        return 0
    return max(0, value - sum(_in_front_of(hand, each) for each in posts))


def _its_chips(hand: HandState) -> int:
    return 0


SMALL_BLIND_COUNTS_AS: dict[PlSmallBlindCountsAs, Callable[[HandState], int]] = {
    PlSmallBlindCountsAs.ACTUAL: _its_chips,
    PlSmallBlindCountsAs.BIG_BLIND: lambda hand: hand.big_blind,
    PlSmallBlindCountsAs.LARGEST_BLIND: largest_of_the_places,
}
"""What a blind below the largest counts for until the largest blind is through its first action (WSOP Live 2024
R187, R188). Option `pl_small_blind_counts_as`."""
