"""Mistakes in a scenario: actions out of turn or of a wrong size, seats passed over, how much has happened since."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Literal

from dealer_assist.desk.desk import Desk
from dealer_assist.hand.entries import ChipsFound, OutOfTurn, StreetDealt
from dealer_assist.hand.held import Held
from dealer_assist.hand.hidden_chips import paid_for_hidden
from dealer_assist.hand.out_of_turn import changed_by, held_in_turn_order, may_lose_the_turn, released
from dealer_assist.hand.ruled import Action
from dealer_assist.hand.state import HandState, in_hand
from dealer_assist.hand.wrong_maximum import pot_correction
from dealer_assist.hand.wrong_sizes import correction
from dealer_assist.scenarios.compare import Whole
from dealer_assist.scenarios.events import Act, Event, entry_of
from dealer_assist.scenarios.outcome import Difference, Differs
from dealer_assist.scenarios.play import enter, hand_of, seat_of
from dealer_assist.table.entries import FloorDecision
from dealer_assist.table.taps import close_street

Done = Literal["fold", "check", "call", "bet", "raise", "allin", "bring_in", "complete", "post"]
"""A word of action."""


class ErrorNoticed(Event, frozen=True, kw_only=True, tag="error_noticed"):
    """Somebody notices that the last bet was too small."""

    when: Literal["before_next_card", "after_next_card"]


class PotErrorNoticed(Event, frozen=True, kw_only=True, tag="pot_error_noticed"):
    """Somebody notices that the last bet was not what the pot allows."""

    true_pot: int
    """Chips of the pot before the bet."""
    intended: Literal["pot"] | None = None
    when: Literal["before_next_card", "after_next_card"] = "before_next_card"


class ChipFound(Event, frozen=True, kw_only=True, tag="chip_found"):
    """A chip is found behind a seat that is all-in."""

    seat: int
    amount: int
    accepted_action: bool
    """Whether it was part of what was called."""


class ShowdownWinner(Event, frozen=True, kw_only=True, tag="showdown_winner"):
    """A seat wins at the showdown."""

    seat: int


class Skip(Event, frozen=True, kw_only=True, tag="skip"):
    """A seat is passed over."""

    seat: int
    spoke_up: bool = False


class InTurn(Event, frozen=True, kw_only=True, tag="sequence"):
    """Actions in turn, without the seats they were of."""

    actions: tuple[Done, ...]


PLAIN: Mapping[str, Action] = {
    "fold": Action.FOLD,
    "check": Action.CHECK,
    "call": Action.CALL,
    "bet": Action.BET,
    "raise": Action.RAISE,
    "bring_in": Action.BET,
    "complete": Action.RAISE,
    "allin": Action.ALL_IN,
}
"""What each word of action is; a post is none."""


def actions_in(words: Iterable[Done]) -> tuple[Action, ...]:
    """The actions those words tell."""
    return tuple(PLAIN[word] for word in words if word in PLAIN)


def action_of(hand: HandState, act: Act, path: str) -> Action:
    """What an act is in this hand: an all-in bets, raises or calls. Raises Differs for a seat that was not dealt in."""
    seat = seat_of(hand, act.seat, path)
    if act.do != "allin":
        return PLAIN[act.do]
    to = act.to if act.to is not None else seat.front + (seat.behind or 0)
    if to <= hand.level:
        return Action.CALL
    return Action.RAISE if hand.level else Action.BET


def out_of_turn(act: Act) -> OutOfTurn:
    """An act before its turn, as it is entered."""
    return OutOfTurn(act.seat, PLAIN[act.do], act.to)


def play_by_floor(desk: Desk, act: Act, path: str, reason: str) -> None:
    """Enter an action the rules forbid and the table saw all the same; raises Differs for another total than told."""
    enter(desk, FloorDecision(entry_of(hand_of(desk), act, path), reason), path)
    front = in_hand(hand_of(desk), act.seat).front
    if act.to not in (None, front):
        raise Differs(Difference(f"{path}.to", act.to, front))


def noticed(desk: Desk, event: ErrorNoticed, path: str) -> Mapping[str, object]:
    """What becomes of the last bet, in a scenario's words."""
    level = hand_of(desk).level
    if event.when == "after_next_card":
        _next_card_out(desk, path)
    right = correction(hand_of(desk))
    if right is None:
        return {"corrected_to": None, "stands_at": level}
    return {"corrected_to": right.to, "add_required": Whole(right.add)}


def pot_noticed(desk: Desk, event: PotErrorNoticed, behind: tuple[Action, ...], path: str) -> Mapping[str, object]:
    """What becomes of a bet that is not what the pot allowed, in a scenario's words."""
    level = hand_of(desk).level
    if event.when == "after_next_card":
        _next_card_out(desk, path)
    right = pot_correction(hand_of(desk), event.true_pot, behind, meant_pot=event.intended == "pot")
    if right is None:
        return {"corrected_to": None, "stands_at": level}
    return {"corrected_to": right.to, "add_required": Whole(right.add), "returned": Whole(right.back)}


def chip_found(desk: Desk, event: ChipFound, path: str) -> Mapping[str, object]:
    """What the others pay for a chip that was found, in a scenario's words."""
    before = hand_of(desk)
    enter(desk, ChipsFound(event.seat, event.amount, event.accepted_action), path)
    return {"seat": event.seat, "paid_for_hidden": paid_for_hidden(before, hand_of(desk), event.seat)}


def _next_card_out(desk: Desk, path: str) -> None:
    """The seats still to act are done with the street, and the next card is dealt."""
    closing = close_street(hand_of(desk))
    if closing is not None:
        enter(desk, closing, path)
    enter(desk, StreetDealt(), path)


def held_now(desk: Desk) -> Held | None:
    """The action out of turn whose turn comes next; None if nothing is held."""
    hand = desk.table.hand
    return None if hand is None else next(iter(held_in_turn_order(hand)), None)


def stands_or_comes_back(desk: Desk, held: Held, path: str) -> Mapping[str, object]:
    """What becomes of an action out of turn, in a scenario's words; once its turn has come, what stands is entered."""
    hand = hand_of(desk)
    stands = changed_by(held, hand.rules) is None
    ruling: dict[str, object] = {"seat": held.seat, "binding": stands}
    if not stands:
        return {**ruling, "returned": held.added}
    right = released(hand)
    if right is None:
        return {**ruling, "action": held.do, "to": in_hand(hand, held.seat).front + held.added}
    enter(desk, right, path)
    return {**ruling, "action": held.do, "to": in_hand(hand_of(desk), held.seat).front}


def passed_over(desk: Desk, skip: Skip, behind: tuple[Action, ...]) -> Mapping[str, object]:
    """What is left to a seat that was passed over, in a scenario's words."""
    lost = not skip.spoke_up and may_lose_the_turn(behind, hand_of(desk).rules)
    return {"seat": skip.seat, "right_to_act": "may_be_lost" if lost else "kept"}
