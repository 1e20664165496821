"""The helpers at work: what the guide answers to the chips told so far, and DONE.

ALL-IN, POT, SPLIT and a seat's options are opened at any moment of a hand that was not followed. The guide answers,
or asks for exactly the missing fact.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from dealer_assist.app.count import Count, Field, Helper, counted_now, game_of, situation
from dealer_assist.app.telling import opened
from dealer_assist.guide.all_in_told import owes_a_call, returned
from dealer_assist.guide.halves import divided
from dealer_assist.guide.in_front import Opened, answer, split_told
from dealer_assist.guide.pot_asked import pot
from dealer_assist.guide.prompt import Ask, Prompt, Said
from dealer_assist.guide.wrong_pot import POT, announced_told, pot_said
from dealer_assist.hand.entries import BetsPulled, UncalledReturned
from dealer_assist.hand.situation import Situation
from dealer_assist.hand.straddles import nobody_has_acted
from dealer_assist.hand.turn import betting_is_over
from dealer_assist.pots.split import Part
from dealer_assist.rules.refused import Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import CountedNow, EndHand, Entry, PotWon, StartHand, Together
from dealer_assist.table.state import TableState


def said(table: TableState, count: Count) -> Said | None:
    """What the guide says to the chips told so far; None while nothing can be asked yet."""
    return SAID[count.helper](table, count)


def _all_in(table: TableState, count: Count) -> Said | None:
    lies = situation(table, count)
    return answer(lies, Opened.ALL_IN) if lies.seats else None


def _pot(table: TableState, count: Count) -> Said | None:
    if count.seat is None:
        return None
    announced = count.fields.get(Field.SAID)
    if count.followed and table.hand is not None:
        most = pot(table.hand, count.seat)
        wrong = None if announced is None else pot_said(table.hand, table.hand, count.seat, announced)
        return wrong or most
    told = situation(table, count)
    most = answer(told, Opened.POT, count.seat)
    if announced is None or not names_a_maximum(most):
        return most
    return announced_told(told, count.seat, announced, count.behind) or most


def _pad(table: TableState, count: Count) -> Said | None:
    return None if count.seat is None else answer(situation(table, count), Opened.PAD, count.seat)


def _split(table: TableState, count: Count) -> Said | None:
    amount = count.fields.get(Field.MIDDLE)
    if not amount or not (count.winners or count.second):
        return None
    halves, hand = game_of(table).halves, table.hand
    if len(halves) != 2 or hand is None:
        return split_told(situation(table, count), amount, count.winners or count.second)
    won = (Part(halves[0].name, count.winners), Part(halves[1].name, count.second))
    return divided(hand, amount, won)


def _nothing(_table: TableState, _count: Count) -> Said | None:
    return None


SAID: dict[Helper, Callable[[TableState, Count], Said | None]] = {
    Helper.ALL_IN: _all_in,
    Helper.POT: _pot,
    Helper.PAD: _pad,
    Helper.SPLIT: _split,
    Helper.TAKE_UP: _nothing,
    Helper.WON: _nothing,
}
"""What the guide is asked, by the helper that is open."""


def names_a_maximum(told: Said | None) -> bool:
    """Whether it is the largest pot bet."""
    return isinstance(told, Prompt) and told.code in POT


def is_settled(table: TableState, count: Count, told: Said | None) -> bool:
    """Whether the chips of an all-in can go back or be pulled now."""
    if count.helper is not Helper.ALL_IN or not isinstance(told, Prompt):
        return False
    lies = situation(table, count)
    return owes_a_call(lies, max((each.front or 0 for each in lies.seats), default=0)) is None


# -- DONE


class Done(msgspec.Struct, frozen=True):
    """What DONE leads to."""

    count: Count | None = None
    """The count goes on with this; None = the helper closes."""
    entry: Entry | None = None
    """To be entered."""


def done(table: TableState, count: Count) -> Done | None:
    """What DONE does now; None while it does nothing."""
    if follows_as_it_lies(table, count):
        return Done()
    if count.helper is Helper.TAKE_UP:
        told = situation(table, count)
        return (
            Done(None, counted_now(table, told, count)) if count.street is not None and len(count.seats) > 1 else None
        )
    if count.helper is Helper.WON:
        return Done(None, won_by(count.winners))
    told_now = said(table, count)
    if count.helper is Helper.SPLIT:
        return Done() if told_now is not None and not isinstance(told_now, Ask) else None
    if count.helper is Helper.POT:
        return Done() if Field.SAID in count.fields else None
    if not is_settled(table, count, told_now):
        return None
    lies = situation(table, count)
    back = returned(lies)
    if back is not lies:
        return Done(replace(count, seats=back.seats, target=None))
    return Done(None, _pulled(table, lies, count))


def follows_as_it_lies(table: TableState, count: Count) -> bool:
    """Whether the hand can be followed without a count: only blinds lie as far as the log goes, nothing is told yet."""
    untouched = count == opened(Helper.TAKE_UP, table, followed=False)
    return untouched and table.hand is not None and nobody_has_acted(table.hand)


def won_by(winners: tuple[int, ...]) -> Entry:
    """A hand nobody followed is over, won by these seats as far as told; the next one starts."""
    return Together((EndHand(followed=False, won=PotWon(winners) if winners else None), StartHand()))


def _as_counted(table: TableState, lies: Situation, count: Count) -> CountedNow:
    """The hand as counted. Where no street was told the board is still to come, if nobody can bet any more.

    Else the bets of later streets are not followed either: it is on its last one.
    """
    counted = counted_now(table, lies, count)
    if lies.street is not None:
        return counted
    made = apply(table, counted)
    if isinstance(made, Refused) or made.hand is None or not betting_is_over(made.hand):
        return replace(counted, street=lies.game.streets[-1].name)
    return counted


def _pulled(table: TableState, lies: Situation, count: Count) -> Entry:
    """The hand as counted, with everything pulled that is to be pulled."""
    entries: list[Entry] = [_as_counted(table, lies, count)]
    for each in (UncalledReturned(), BetsPulled()):
        if not isinstance(apply(table, Together((*entries, each))), Refused):
            entries.append(each)
    return Together(tuple(entries)) if len(entries) > 1 else entries[0]
