"""The house takes its share: once in a hand, out of the pots, before anything is pushed.

Rake, jackpot drop and the time of a time pot come out after the uncalled part went back and before odd chips are
decided (rule file 06, order of work; WSOP Live 2024 R27). Pots that are pushed without it lose it all the same:
whether the dealer says so or not, what the winners get is what is left. The arithmetic stands in `pots/rake.py`.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from dealer_assist.hand.entries import CollectionTaken
from dealer_assist.hand.middle import pots_of, pulled, uncalled_now
from dealer_assist.hand.rule import HandRule
from dealer_assist.hand.state import HandState, Stage
from dealer_assist.hand.turn import betting_is_over
from dealer_assist.pots.build import Pot
from dealer_assist.pots.rake import Collection, Raked, collection, told_collection
from dealer_assist.rules.options import RakeMethod
from dealer_assist.rules.refused import RefusalCode, Refused


def collection_due(hand: HandState) -> Collection | None:
    """What the house takes from the pots as they would be pulled now; None once it was taken or a pot was pushed."""
    if hand.collected is not None or hand.awards:
        return None
    return collection(amounts(pots_of(hand)), raked(hand), hand.rules)


def raked(hand: HandState) -> Raked:
    """What the share of the house depends on besides the pots."""
    back = uncalled_now(hand)
    return Raked(
        dealt_in=len(hand.seats),
        flop=flop_seen(hand),
        returned=hand.returned + (0 if back is None else back.amount),
        boards=1 if hand.run_it is None else hand.run_it.boards,
        time_due=hand.time_due,
    )


def flop_seen(hand: HandState) -> bool:
    """Whether the hand got past its first street; the option `no_flop_no_drop` asks.

    Hands that were still in when the betting was over see the whole board, told or not.
    """
    return hand.street > 0 or (betting_is_over(hand) and contested(pots_of(hand)))


def contested(pots: Sequence[Pot]) -> bool:
    """Whether a pot lies there that several could win when the betting was over."""
    return any(not pot.uncontested for pot in pots)


def amounts(pots: Sequence[Pot]) -> tuple[int, ...]:
    """Chips by pot, main pot first."""
    return tuple(pot.amount for pot in pots)


def collected(hand: HandState) -> HandState:
    """The hand after the house took what is due, its pots apart; the same if nothing is to be taken any more."""
    if hand.collected is not None or hand.awards:
        return hand
    if takes_nothing(hand):
        return hand if hand.pots else _apart(hand)
    due = collection_due(hand)
    return hand if due is None else _taken_out(hand, due)


def takes_nothing(hand: HandState) -> bool:
    """Whether this house takes nothing from any pot, so that nothing has to be reckoned."""
    rules = hand.rules
    return rules.rake_method is RakeMethod.NONE and not rules.jackpot_drop and not hand.time_due


def _apart(hand: HandState) -> HandState:
    """The hand with its pots apart, also those the floor pushes while chips could still be bet."""
    hand = pulled(hand)
    return hand if hand.pots else replace(hand, pots=pots_of(hand))


def _taken_out(hand: HandState, share: Collection) -> HandState:
    hand = _apart(hand)
    pots = tuple(replace(pot, amount=net) for pot, net in zip(hand.pots, share.net, strict=True))
    nothing_left = bool(pots) and not any(share.net)
    return replace(
        hand,
        pots=pots,
        middle=hand.middle - share.taken,
        collected=share,
        stage=Stage.SETTLED if nothing_left else hand.stage,
    )


# -- the dealer has taken it


def _cannot_take(hand: HandState, entry: CollectionTaken) -> Refused | None:
    if not betting_is_over(hand):
        return Refused(RefusalCode.BETTING_STILL_OPEN, {"to_act": hand.to_act})
    if collection_due(hand) is None:
        return Refused(RefusalCode.COLLECTION_TAKEN)
    told = tuple(amount for amount in (entry.rake, entry.jackpot) if amount is not None)
    if min(told, default=0) < 0:
        return Refused(RefusalCode.AMOUNT_NEGATIVE, {"amount": min(told)})
    share, pot = _as_told(hand, entry), sum(amounts(pots_of(hand)))
    if sum(told) > pot or share.taken > pot:
        return Refused(RefusalCode.MORE_THAN_POT, {"amount": sum(told), "pot": pot})
    return None


def _not_what_is_due(hand: HandState, entry: CollectionTaken) -> Refused | None:
    """Another amount than the house's is the floor's to allow."""
    due, told = collection_due(hand), _as_told(hand, entry)
    assert due is not None, "cannot has asked before"
    if (told.rake, told.jackpot) == (due.rake, due.jackpot):
        return None
    facts = {"rake": told.rake, "jackpot": told.jackpot, "due": due.rake, "jackpot_due": due.jackpot}
    return Refused(RefusalCode.COLLECTION_DIFFERS, facts, (CollectionTaken(),), option="rake_method")


def _take(hand: HandState, entry: CollectionTaken) -> HandState:
    return _taken_out(hand, _as_told(hand, entry))


def _as_told(hand: HandState, entry: CollectionTaken) -> Collection:
    """What is due, with the amounts that were told in its place."""
    due = collection_due(hand)
    assert due is not None, "cannot has asked before"
    if entry.rake is None and entry.jackpot is None:
        return due
    told = replace(
        due,
        rake=due.rake if entry.rake is None else entry.rake,
        jackpot=due.jackpot if entry.jackpot is None else entry.jackpot,
    )
    return told_collection(amounts(pots_of(hand)), told, hand.rules.rake_take_order)


COLLECTION_TAKEN = HandRule(_cannot_take, _not_what_is_due, _take)
