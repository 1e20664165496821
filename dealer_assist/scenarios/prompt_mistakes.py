"""Events of a scenario of prompts in which something is asked for or goes wrong.

Pot is said and announced, an action comes out of turn or of a wrong size, cards are dealt too early or to the wrong
seat, the blinds ask to chop.
"""

from __future__ import annotations

from typing import Literal

from msgspec.structs import replace

from dealer_assist.guide.chopping import chop
from dealer_assist.guide.misdealt import misdeal_or_play, misdeal_told
from dealer_assist.guide.pot_asked import pot
from dealer_assist.guide.premature import premature_card
from dealer_assist.guide.prompt import Said
from dealer_assist.guide.wrong_pot import announced_told, pot_said
from dealer_assist.hand.entries import StreetDealt, Verb
from dealer_assist.hand.state import in_hand
from dealer_assist.rules.refused import RefusalCode, Refused
from dealer_assist.scenarios.events import Act, Event, NextStreet, entry_of, pushed_in
from dealer_assist.scenarios.mistakes import out_of_turn
from dealer_assist.scenarios.motion_events import Say
from dealer_assist.scenarios.outcome import Difference, Differs, NotPlayed
from dealer_assist.scenarios.play import seat_of
from dealer_assist.scenarios.prompt_setup import Asked, Screen, enter, entered, hand_on
from dealer_assist.scenarios.shape import Chips, Place
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import FloorDecision
from dealer_assist.table.taps import close_street


class Announced(Event, frozen=True, kw_only=True, tag="announced"):
    """What the dealer told a seat it may bet or raise to."""

    seat: Place
    amount: Chips


class ErrorSeen(Event, frozen=True, kw_only=True, tag="error_noticed"):
    """Somebody notices a mistake: a bet of the wrong size by when, or what went wrong in the deal."""

    when: Literal["before_next_card", "after_next_card"] | None = None
    error: Literal["first_card_wrong_seat"] | None = None
    seat: Place | None = None
    """The seat that got the card."""


class ChopRequest(Event, frozen=True, kw_only=True, tag="chop_request"):
    """The blinds ask to chop."""

    seats: tuple[Place, ...]


class DealtEarly(NextStreet, frozen=True, kw_only=True, tag="next_street"):
    """The next street is dealt, perhaps before its time."""

    street: str | None = None
    early: bool = False


def _answered(screen: Screen, answer: Said | None, path: str) -> Screen:
    if answer is None:
        raise Differs(Difference(path, "something to answer"))
    return replace(screen, answer=answer)


# -- actions


def acted(screen: Screen, act: Act, path: str) -> Screen:
    """The screen after an action; one out of turn is held."""
    if act.out_of_turn:
        return enter(screen, out_of_turn(act), path)
    return _of_the_pot(_entered(screen, act, path), act.seat, path)


def _entered(screen: Screen, act: Act, path: str) -> Screen:
    entry = entry_of(hand_on(screen, path), act, path)
    after = apply(screen.table, entry)
    passed_over = isinstance(after, Refused) and after.code is RefusalCode.NOT_ITS_TURN
    if act.illegal or passed_over:
        # nobody noticed: what follows happened all the same
        return enter(screen, FloorDecision(entry, "nobody noticed in time"), path)
    return enter(screen, pushed_in(screen.table, entry), path)


# -- pot


def said(screen: Screen, event: Say, path: str) -> Screen:
    """A player says pot."""
    if event.verb is not Verb.POT:
        raise NotPlayed("other words come later")
    hand = hand_on(screen, path)
    seat_of(hand, event.seat, path)
    return replace(screen, asked=Asked(hand, event.seat), answer=pot(hand, event.seat))


def announced(screen: Screen, event: Announced, path: str) -> Screen:
    """The dealer announces a maximum."""
    if screen.table.hand is None:
        answer = announced_told(screen.told, event.seat, event.amount, screen.acted_behind)
        return _answered(screen, answer, path)
    if screen.asked is None:
        raise Differs(Difference(path, "a seat that said pot", event.seat))
    return _checked(replace(screen, asked=replace(screen.asked, said=event.amount)), path)


def _of_the_pot(screen: Screen, seat: int, path: str) -> Screen:
    """The screen once somebody has acted after pot was said."""
    asked = screen.asked
    if asked is None:
        return screen
    if asked.seat == seat:
        front = in_hand(hand_on(screen, path), seat).front
        screen = replace(screen, asked=replace(asked, said=front))
    return _checked(screen, path)


def _checked(screen: Screen, path: str) -> Screen:
    asked = screen.asked
    if asked is None or asked.said is None:
        return screen
    return replace(screen, answer=pot_said(asked.hand, hand_on(screen, path), asked.seat, asked.said))


# -- mistakes of the deal


def error_seen(screen: Screen, event: ErrorSeen, path: str) -> Screen:
    """Somebody notices a mistake."""
    if event.error is not None:
        return replace(screen, answer=_misdealt(screen))
    if screen.asked is None:
        raise NotPlayed("bets that were too small come later")
    return _checked(_next_card_out(screen, path) if event.when == "after_next_card" else screen, path)


def _misdealt(screen: Screen) -> Said:
    if screen.table.hand is not None:
        return misdeal_or_play(screen.table.hand)
    told = screen.told
    return misdeal_told(screen.actions, told.positions.button, [each.seat for each in told.seats], told.rules)


def _next_card_out(screen: Screen, path: str) -> Screen:
    closing = close_street(hand_on(screen, path))
    table = screen.table if closing is None else entered(screen.table, closing, path)
    return replace(screen, table=entered(table, StreetDealt(), path))


def dealt_early(screen: Screen, event: DealtEarly, path: str) -> Screen:
    """The next street lies there although somebody owes action."""
    answer = premature_card(hand_on(screen, path))
    if answer is not None and event.street not in (None, answer.slots["street"]):
        raise Differs(Difference(f"{path}.street", answer.slots["street"], event.street))
    return _answered(screen, answer, path)


def chop_asked(screen: Screen, _event: ChopRequest, path: str) -> Screen:
    """The blinds ask to chop."""
    return _answered(screen, chop(hand_on(screen, path)), path)
