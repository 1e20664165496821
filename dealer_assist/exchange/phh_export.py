"""A hand of the log written as a recorded hand, so that reading it again gives the same hand.

Decides how each entry is said in the format: what a seat did follows from the hand before and after, so motions, floor
decisions and folds that came out of turn are written as what they amounted to. Hole cards nobody tabled are unknown.
What the format has no word for stands in our own keys. The hand is played again before it is given out: where the
format's own keys lead to another hand, the exact posts, house rules and awards are written beside them.
"""

from decimal import Decimal
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from dealer_assist.desk.desk import Desk
from dealer_assist.desk.keep import Nowhere, SystemClock
from dealer_assist.exchange.errors import NotPlayed, NotWritten
from dealer_assist.exchange.hand_log import HandLogged
from dealer_assist.exchange.phh import PhhHand
from dealer_assist.exchange.phh_header import header, how_dealt, order_of, own_facts, own_posts
from dealer_assist.exchange.phh_own import Own, OwnAward, OwnPart, OwnRunIt, keys_of
from dealer_assist.exchange.phh_play import Playing
from dealer_assist.exchange.phh_told import Told, actions_of
from dealer_assist.hand.award import pots_left
from dealer_assist.hand.collection import collected
from dealer_assist.hand.entries import RunIt
from dealer_assist.hand.middle import uncalled_returned
from dealer_assist.hand.state import HandState, in_hand
from dealer_assist.hand.turn import betting_is_over
from dealer_assist.pots.split import Part


class Exported(Struct, frozen=True):
    """A hand as it is written, and how far the file can be believed."""

    hand: PhhHand
    same: bool
    """Whether reading the file gives the same stacks, board and tabled hands."""
    plain: bool
    """Whether the format's own keys are enough for that."""
    told: tuple[str, ...]
    """What the format cannot hold and where it stands instead, a line each."""


def exported(logged: HandLogged) -> Exported:
    """The hand of a log as a recorded hand. Raises `NotWritten` for a misdeal, or a hand without chips to tell."""
    if logged.misdealt:
        raise NotWritten(logged.number, "it was a misdeal; its chips went back")
    # less than nothing: chips counted behind after a pot was pushed, the pot left out of the count
    if any(each.started is not None and each.started <= 0 for each in logged.last.seats):
        raise NotWritten(logged.number, "somebody was dealt in without chips")
    actions = actions_of(logged)
    facts = _facts(logged, actions)
    hand = _written(logged, actions, facts)
    if _comes_back(hand, logged):
        return Exported(hand, True, _is_plain(hand, facts), lines_told(facts))
    exact = {**facts, **own_posts(logged), "awards": _awards(logged)}
    hand = _written(logged, actions, exact)
    return Exported(hand, _comes_back(hand, logged), False, lines_told(exact))


def _is_plain(hand: PhhHand, facts: dict[str, Any]) -> bool:
    said = {key for key, value in keys_of(Own(**facts)).items() if value} - {"_written_by"}
    return bool(hand.variant) and not said


def _written(logged: HandLogged, actions: Told, own: dict[str, Any]) -> PhhHand:
    keys = header(logged)
    other = dict(keys_of(Own(**own)))
    if not keys["variant"]:
        other = {"_variant": how_dealt(logged.begun).game, **other}
    if logged.table.rules_version:
        other["_rules"] = logged.table.rules_version
    return PhhHand(**keys, actions=actions.actions, finishing_stacks=_finishing(logged), other=other)


def final(logged: HandLogged) -> HandState | None:
    """The hand with everything that goes back by itself given back; None if pots were left."""
    hand = logged.last
    if hand.chopped:
        return hand
    if not betting_is_over(hand) or pots_left(collected(hand)):
        return None
    return collected(uncalled_returned(hand))


def _finishing(logged: HandLogged) -> tuple[Decimal, ...] | None:
    hand = final(logged)
    if hand is None:
        return None
    stacks = [in_hand(hand, seat).behind for seat in order_of(logged.begun)]
    return None if None in stacks else tuple(Decimal(stack or 0) for stack in stacks)


# ------------------------------------------------------------------ our own keys


def _facts(logged: HandLogged, actions: Told) -> dict[str, Any]:
    hand, order = logged.last, order_of(logged.begun)
    # a pot so small that the house takes all of it leaves nothing to push, and no entry that says so
    taken = (final(logged) or hand).collected
    boards = ["".join(board) for board in hand.more_boards]
    return {
        **own_facts(logged),
        "out_of_turn": actions.out_of_turn,
        "held": actions.held,
        "by_floor": actions.by_floor,
        "exposed": actions.exposed,
        "rake": taken.rake if taken else 0,
        "jackpot": taken.jackpot if taken else 0,
        "time": taken.time if taken else 0,
        "chopped": bool(hand.chopped),
        "followed": final(logged) is not None,
        "won_by": _won_by(logged, order),
        "community": hand.stud.community,
        "run_it": _run_it(logged, order),
        "board_2": boards[0] if boards else "",
        "board_3": boards[1] if len(boards) > 1 else "",
    }


def _won_by(logged: HandLogged, order: tuple[int, ...]) -> tuple[int, ...]:
    won = None if logged.end is None else logged.end.won
    return () if won is None or final(logged) is not None else tuple(sorted(order.index(s) + 1 for s in won.winners))


def _run_it(logged: HandLogged, order: tuple[int, ...]) -> OwnRunIt | None:
    if logged.last.run_it is None:
        return None
    agreed = next((each.entry.agreed for each in logged.happened if isinstance(each.entry, RunIt)), ())
    return OwnRunIt(logged.last.run_it.boards, tuple(sorted(order.index(seat) + 1 for seat in agreed)))


def _awards(logged: HandLogged) -> tuple[OwnAward, ...]:
    order = order_of(logged.begun)
    return tuple(OwnAward(each.pot, tuple(_part(part, order) for part in each.parts)) for each in logged.last.awards)


def _part(part: Part, order: tuple[int, ...]) -> OwnPart:
    winners = tuple(sorted(order.index(seat) + 1 for seat in part.winners))
    return OwnPart(part.part, winners, tuple(_part(each, order) for each in part.parts))


TOLD = {
    "betting": "the game has no code in the format",
    "posts": "what was in before the cards",
    "button": "where the button lay",
    "dead_blinds": "made-up blinds that lie dead",
    "straddles": "who straddled",
    "sleepers": "sleepers",
    "kill": "the kill",
    "bomb_pot": "the bomb pot",
    "boards": "boards side by side",
    "board_2": "the second board",
    "board_3": "the third board",
    "run_it": "that it was run more than once",
    "out_of_turn": "what stood out of turn",
    "held": "what was held out of turn",
    "by_floor": "what stood by the floor's word",
    "exposed": "hands shown while there was betting",
    "rake": "the rake",
    "jackpot": "the jackpot drop",
    "time": "the time charge",
    "chopped": "that the blinds chopped",
    "followed": "that the hand was not followed to its end",
    "won_by": "who won it",
    "street": "that it was taken up in the middle",
    "community": "the card in the middle for everybody",
    "awards": "who won each pot",
    "house": "the house rules",
}
"""What a key of ours says, for the terminal; keys beside these only go with them."""


def lines_told(own: dict[str, Any]) -> tuple[str, ...]:
    """A line for each thing that only our own keys say."""
    said = keys_of(Own(**own))
    return tuple(f"{what}: _{key}" for key, what in TOLD.items() if f"_{key}" in said)


# ------------------------------------------------------------------ read again


def _comes_back(hand: PhhHand, logged: HandLogged) -> bool:
    """Whether reading the written hand gives the hand of the log."""
    playing = Playing(hand, Desk(Nowhere(), SystemClock()))
    now: HandState | None = None
    try:
        for step in playing.steps():
            now = step.after.hand or now
    except NotPlayed:
        return False
    ours = final(logged)
    if ours is None:
        return now is not None and _came_as_far(uncalled_returned(now), uncalled_returned(logged.last))
    return playing.settled is not None and same_chips(playing.settled, ours) and same_cards(playing.settled, ours)


def _came_as_far(one: HandState, other: HandState) -> bool:
    """Whether two hands nobody followed to the end have the same chips in, the same hands out and the same board."""
    return _in_and_out(one) == _in_and_out(other) and one.board == other.board


def _in_and_out(hand: HandState) -> list[tuple[int, int, bool]]:
    return [(each.seat, each.put_in + each.dead, each.folded) for each in hand.seats]


def same_chips(one: HandState, other: HandState) -> bool:
    """Whether every seat has put in, won and kept the same."""
    return [(each.seat, each.behind, each.put_in + each.dead, each.won) for each in one.seats] == [
        (each.seat, each.behind, each.put_in + each.dead, each.won) for each in other.seats
    ]


def same_cards(one: HandState, other: HandState) -> bool:
    """Whether the same boards lie there and the same hands were tabled."""
    if one.board != other.board or [*filter(None, one.more_boards)] != [*filter(None, other.more_boards)]:
        return False
    return sorted((each.seat, each.cards) for each in one.tabled) == sorted(
        (each.seat, each.cards) for each in other.tabled
    )


def numbered(hand: PhhHand, number: int) -> PhhHand:
    """The hand under a section of its own, for a file of many."""
    return replace(hand, section=str(number))
