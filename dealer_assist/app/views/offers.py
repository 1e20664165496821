"""What may be put out before anybody acts, one key for each: straddles, sleepers, a kill; and the chop of the blinds.

What was done out of turn stands, or its chips go back, by a key in the same place.

Who may and how much is the table's to say: a key stands here only if its entry would be taken.
"""

from collections.abc import Callable

import msgspec

from dealer_assist.app.screen_state import Asks
from dealer_assist.app.views.action import action_text
from dealer_assist.app.views.award import choice_key
from dealer_assist.app.views.family_offers import bet_by, family_offers, opens_unknown
from dealer_assist.app.views.key import KeyView
from dealer_assist.app.views.offer import Offer
from dealer_assist.hand.chop import may_be_chopped
from dealer_assist.hand.entries import (
    ActionWithdrawn,
    BlindsChopped,
    HandEntry,
    KillPosted,
    SleeperPosted,
    SleeperTakenBack,
    StraddlePosted,
)
from dealer_assist.hand.kills import KILL_POSTED
from dealer_assist.hand.limits import limits
from dealer_assist.hand.out_of_turn import released
from dealer_assist.hand.sleepers import everybody_folded_so_far
from dealer_assist.hand.state import HandState, in_hand, place
from dealer_assist.hand.straddle_sizes import sizes
from dealer_assist.hand.straddles import nobody_has_acted, offers, taken_back
from dealer_assist.rules.options import KillType, StraddlePositions
from dealer_assist.words import Words

MOST = 4
"""Keys there is room for."""
NAMED = 2
"""Seats that have a straddle key of their own where more may straddle than there are keys for."""


class Sizes(msgspec.Struct, frozen=True):
    """What a seat may straddle to, chips."""

    least: int
    most: int | None
    """None = as much as the stack holds."""

    @property
    def one(self) -> bool:
        """Whether there is one legal size."""
        return self.least == self.most


def offer_keys(
    hand: HandState | None, asks: Asks | None, words: Words, *, followed: bool = True
) -> tuple[KeyView, ...]:
    """The keys of all that is offered; the one whose seat is asked for is marked.

    In a hand nobody follows only what may be put out.
    """
    offers = () if hand is None else offered(hand) if followed else put_out(hand)
    return tuple(
        choice_key(_offer_text(each, hand, words), chosen=each.asks is not None and each.asks is asks)
        for each in offers
    )


def _offer_text(offer: Offer, hand: HandState | None, words: Words) -> str:
    if offer.stands is None or hand is None:
        return words.text(offer.text, **offer.slots)
    return words.text(offer.text, entry=action_text(offer.stands, hand, words))


def offered(hand: HandState) -> tuple[Offer, ...]:
    """Everything that may be put out or taken back now, and what the family of the game needs."""
    return (*_held(hand), *put_out(hand), *family_offers(hand))


def _held(hand: HandState) -> tuple[Offer, ...]:
    """What came out of turn and stands, once its turn has come; by the floor's word its chips go back all the same."""
    right = released(hand) if hand.out_of_turn else None
    if right is None:
        return ()
    back = Offer("entry.withdrawn", {"seat": right.seat}, ActionWithdrawn(right.seat))
    return Offer("floor.held", entry=right, stands=right), back


def put_out(hand: HandState) -> tuple[Offer, ...]:
    """What may be put out or taken back before anybody acts, at most as many as there are keys for."""
    if hand.street or hand.to_act is None:
        return ()
    return (*_straddles(hand), *_sleepers(hand), *_kill(hand), *_chop(hand))[:MOST]


# -- straddles


def straddle_sizes(hand: HandState, seat: int) -> Sizes | None:
    """The sizes of this seat's straddle; None if it may not straddle."""
    rivals = hand.forced.straddles
    if any(each.seat == seat for each in rivals):
        return None
    before = (hand, taken_back(hand, rivals[0])) if len(rivals) == 1 else (hand,)
    for each in before:
        least, most = sizes(each)
        to = _as_far_as_it_has(each, seat, least)
        if offers(hand, (seat,), to).accepted:
            return Sizes(to, to if to < least else most)
    return None


def _as_far_as_it_has(hand: HandState, seat: int, least: int) -> int:
    part = in_hand(hand, seat)
    return least if part.behind is None else min(least, part.front + part.behind)


def _straddles(hand: HandState) -> tuple[Offer, ...]:
    if not nobody_has_acted(hand):
        return ()
    found = {seat: size for seat in _in_turn(hand) if (size := straddle_sizes(hand, seat)) is not None}
    seats = tuple(found)
    named = seats if len(seats) <= NAMED else (seats[0], seats[-1])
    keys = tuple(_straddle(seat, found[seat]) for seat in named)
    return keys if len(seats) <= NAMED else (*keys, Offer("key.straddle_other", asks=Asks.STRADDLE))


def _in_turn(hand: HandState) -> tuple[int, ...]:
    """Seats dealt in, from the one to act on."""
    seats = tuple(each.seat for each in hand.seats)
    first = 0 if hand.to_act is None else seats.index(hand.to_act)
    return seats[first:] + seats[:first]


def _straddle(seat: int, size: Sizes) -> Offer:
    if size.one:
        return Offer("key.straddle_seat", {"seat": seat, "amount": size.least}, StraddlePosted(seat, size.least))
    return Offer("key.straddle_from", {"seat": seat}, posting=seat)


def posting_sizes(hand: HandState, seat: int) -> Sizes | None:
    """The sizes of what a tapped seat puts out by the pad: the first bet of a street of stud, else a straddle."""
    if not opens_unknown(hand):
        return straddle_sizes(hand, seat)
    may = None if place(hand, seat) is None else limits(hand, seat)
    return None if may is None or may.least_to is None else Sizes(may.least_to, may.max_to)


# -- sleepers


def _sleepers(hand: HandState) -> tuple[Offer, ...]:
    rules = hand.rules
    if everybody_folded_so_far(hand):
        played = StraddlePositions.SLEEPER in rules.straddle_positions and nobody_has_acted(hand)
        return (Offer("key.sleeper", asks=Asks.SLEEPER),) if played else ()
    return tuple(
        Offer("key.take_back", {"seat": each.seat, "amount": each.to}, SleeperTakenBack(each.seat))
        for each in hand.forced.sleepers
    )


# -- the kill


def _kill(hand: HandState) -> tuple[Offer, ...]:
    """Only where players choose to kill: a kill that is due is put out with the blinds."""
    if hand.rules.kill_type is KillType.NONE or not nobody_has_acted(hand):
        return ()
    entries = (KillPosted(each.seat) for each in hand.seats)
    if all(KILL_POSTED.cannot(hand, each) or KILL_POSTED.may_not(hand, each) for each in entries):
        return ()
    return (Offer("key.kill", asks=Asks.KILL),)


# -- the chop


def _chop(hand: HandState) -> tuple[Offer, ...]:
    return () if may_be_chopped(hand) is not None else (Offer("key.chop", entry=BlindsChopped()),)


# -- the seat that was asked for


def posted_by(hand: HandState, asks: Asks, seat: int) -> HandEntry | None:
    """What a tap on a seat puts out, in its one size; None where the size has to be keyed."""
    if asks is Asks.BET:
        return bet_by(hand, seat)
    if place(hand, seat) is None:
        # the table says that nobody is dealt in there
        return POSTED[asks](hand, seat, sizes(hand)[0])
    size = straddle_sizes(hand, seat)
    if asks is Asks.STRADDLE and size is not None and not size.one:
        return None
    least = size.least if asks is Asks.STRADDLE and size is not None else sizes(hand)[0]
    return POSTED[asks](hand, seat, least)


POSTED: dict[Asks, Callable[[HandState, int, int], HandEntry]] = {
    Asks.STRADDLE: lambda _hand, seat, to: StraddlePosted(seat, to),
    Asks.SLEEPER: lambda _hand, seat, to: SleeperPosted(seat, to),
    Asks.KILL: lambda _hand, seat, _to: KillPosted(seat),
}
"""The entry of each thing a seat is asked for."""

HINTS = {
    Asks.STRADDLE: "table.tap_straddle",
    Asks.SLEEPER: "table.tap_sleeper",
    Asks.KILL: "table.tap_kill",
    Asks.BET: "table.tap_bet",
    Asks.AHEAD: "table.tap_out_of_turn",
}
"""What to tap, by what is asked for."""
