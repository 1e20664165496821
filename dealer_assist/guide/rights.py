"""Rights at the showdown: who may see a hand, and whether a hand that was not simply tabled can still win.

What the hand knows is filled in, the rest is asked, one fact at a time; only what the house's rule looks at. Options
`ask_to_see_hand`, `playing_board`, `muck_touch`, `muck_killed_by_dealer`, `exposed_hand_action_pending`,
`stud_short_hand_at_showdown`. Rule file 08.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from dealer_assist.guide.facts_asked import Answers, Asked, Fact, Kind, facts_asked, first_needed, of_hand, values_of
from dealer_assist.guide.irregular_facts import betting
from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.hand.asking import Answer, ask_to_see
from dealer_assist.hand.asking import Asked as Asking
from dealer_assist.hand.claims import Claim, Happened, NextStep, Verdict, judged
from dealer_assist.hand.showdown import hands_up
from dealer_assist.hand.state import HandState, in_hand, place
from dealer_assist.rules.options import AskToSeeHand
from dealer_assist.table.state import TableState

ABOUT = "right"
"""What the ids of all these texts begin with."""
ASK_TO_SEE = "ask_to_see"
"""The code of asking to see a hand; claims have the name of what happened."""


class Told(msgspec.Struct, frozen=True):
    """What the dealer says, and what comes with it."""

    outcome: Prompt
    """The headline, with the house option behind it."""
    lines: tuple[Prompt, ...] = ()
    """What the dealer does besides."""


# -- what the hand knows of who asks and whose hand it is


def _asker(hand: HandState, answers: Answers) -> int | None:
    seat = answers.get("asker")
    return seat if isinstance(seat, int) and place(hand, seat) is not None else None


def _holds(hand: HandState, answers: Answers) -> bool:
    seat = _asker(hand, answers)
    return seat is not None and (not in_hand(hand, seat).folded or seat in hands_up(hand))


def _called_last(hand: HandState, answers: Answers) -> bool:
    """Who is still in after a bet on the last street has called it."""
    seat = _asker(hand, answers)
    still_in = seat is not None and not in_hand(hand, seat).folded
    return still_in and _bet_last(hand, answers) and seat != hand.aggressor


def _bet_last(hand: HandState, _answers: Answers) -> bool:
    return hand.street == len(hand.game.streets) - 1 and hand.aggressor is not None


def _of_aggressor(hand: HandState, answers: Answers) -> bool:
    return hand.aggressor is not None and answers.get("target") == hand.aggressor


def _won(hand: HandState, answers: Answers) -> bool | None:
    """Known once a pot has been pushed."""
    seat = _asker(hand, answers)
    if not hand.awards:
        return None
    return seat is not None and in_hand(hand, seat).won > 0


ASKER = Fact(name="asker", kind=Kind.SEAT, needed=False)
TARGET = Fact(name="target", kind=Kind.SEAT)
HOLDS = Fact(name="holds_or_tabled", kind=Kind.YES_NO, fill=of_hand(_holds))
BET_LAST = Fact(name="river_bet", kind=Kind.YES_NO, fill=of_hand(_bet_last))
CALLED_LAST = Fact(name="called_river", kind=Kind.YES_NO, fill=of_hand(_called_last))
OF_AGGRESSOR = Fact(name="of_last_aggressor", kind=Kind.YES_NO, fill=of_hand(_of_aggressor), shown=False)
COLLUSION = Fact(name="collusion_suspected", kind=Kind.YES_NO)
DEALT_IN = Fact(
    name="dealt_in", kind=Kind.YES_NO, fill=of_hand(lambda hand, told: _asker(hand, told) is not None), shown=False
)
WAS_CALLED = Fact(name="hand_was_called", kind=Kind.YES_NO)
BY_WINNER = Fact(name="by_winner", kind=Kind.YES_NO, fill=of_hand(_won))

SEEING: dict[AskToSeeHand, tuple[Fact, ...]] = {
    AskToSeeHand.TDA_18: (ASKER, TARGET, HOLDS, BET_LAST, CALLED_LAST, OF_AGGRESSOR),
    AskToSeeHand.WSOP_LIVE_143: (COLLUSION,),
    AskToSeeHand.ROBERTS_5: (ASKER, DEALT_IN, WAS_CALLED, BY_WINNER),
}
"""What the house's rule about seeing a hand looks at, by the option `ask_to_see_hand`."""

TABLED = Fact(name="tabled", kind=Kind.NUMBER)
REQUIRED = Fact(name="required", kind=Kind.NUMBER, fill=of_hand(lambda hand, _: hand.game.hole_cards), shown=False)
DECLARED = Fact(name="declared", kind=Kind.YES_NO)
RETRIEVABLE = Fact(name="retrievable", kind=Kind.YES_NO)
BY_DEALER = Fact(name="by_dealer", kind=Kind.YES_NO)
WAS_TABLED = Fact(name="was_tabled", kind=Kind.YES_NO)
CARDS = Fact(name="cards", kind=Kind.NUMBER)


class Form(msgspec.Struct, frozen=True):
    """A claim to the pot as it is told on the screen."""

    facts: tuple[Fact, ...]
    option: str | None = None
    """House option that decides it; None = all books agree."""
    now: Callable[[HandState], bool] = lambda hand: not betting(hand)
    """Whether it can have happened by now."""


CLAIMS: dict[Happened, Form] = {
    Happened.RELEASED_FACE_DOWN: Form((BY_DEALER, RETRIEVABLE), "muck_touch"),
    Happened.TOUCHED_MUCK: Form((BY_DEALER, RETRIEVABLE), "muck_touch"),
    Happened.DEALER_KILLED_TABLED_WINNER: Form((WAS_TABLED, BY_DEALER, RETRIEVABLE), "muck_killed_by_dealer"),
    Happened.ONE_CARD: Form((TABLED, REQUIRED)),
    Happened.PLAYS_BOARD: Form(
        (TABLED, REQUIRED, DECLARED, RETRIEVABLE),
        "playing_board",
        lambda hand: not betting(hand) and hand.game.board_cards > 0,
    ),
    Happened.LAST_LIVE_HAND: Form(()),
    Happened.EXPOSED_WITH_ACTION_PENDING: Form((), "exposed_hand_action_pending", betting),
    Happened.STUD_HAND_COUNT: Form(
        (CARDS,), "stud_short_hand_at_showdown", lambda hand: not betting(hand) and hand.game.later_first is not None
    ),
}
"""Every claim by what happened to the hand."""


# -- the door


def rights(table: TableState) -> tuple[str, ...]:
    """Codes of everything that can be asked now; nothing between hands. The text of each is `right.` and the code."""
    hand = table.hand
    if hand is None:
        return ()
    seeing = () if betting(hand) else (ASK_TO_SEE,)
    return (*seeing, *(code.value for code, form in CLAIMS.items() if form.now(hand)))


def asked_about(table: TableState, code: str, answers: Answers) -> tuple[Asked, ...]:
    """What is asked about it, in order, with what was told or is known. Raises KeyError for another code."""
    facts = _facts(table, code)
    return facts_asked(facts, values_of(table, facts, answers), ABOUT)


def _facts(table: TableState, code: str) -> tuple[Fact, ...]:
    rules = table.rules if table.hand is None else table.hand.rules
    return SEEING[rules.ask_to_see_hand] if code == ASK_TO_SEE else CLAIMS[Happened(code)].facts


def told_right(table: TableState, code: str, answers: Answers) -> Told | Asked:
    """What the dealer says, or the first fact that is still needed. Raises KeyError for another code."""
    rules = table.rules if table.hand is None else table.hand.rules
    facts = _facts(table, code)
    values = values_of(table, facts, answers)
    missing = first_needed(facts, values, ABOUT)
    if missing is not None:
        return missing
    if code == ASK_TO_SEE:
        looked_at = {name: value for name, value in values.items() if name in Asking.__struct_fields__}
        return _seen(ask_to_see(Asking(**looked_at), rules))
    happened = Happened(code)
    return _judged(judged(Claim(happened=happened, **values), rules), CLAIMS[happened].option)


def _seen(answer: Answer) -> Told:
    live = () if answer.live is None else (Prompt(f"right.shown_hand.{'live' if answer.live else 'dead'}"),)
    return Told(Prompt(f"right.see.{answer.right}", {}, Why(options=("ask_to_see_hand",))), live)


def _judged(verdict: Verdict, option: str | None) -> Told:
    why = Why(options=() if option is None else (option,))
    outcome = Prompt(f"right.claim.{CAN_WIN[verdict.eligible]}", {}, why)
    besides = (
        "right.need_not_show" if verdict.must_show is False else None,
        "right.penalty_possible" if verdict.penalty_possible else None,
        None if verdict.next is None else NEXT[verdict.next],
    )
    return Told(outcome, tuple(Prompt(each) for each in besides if each is not None))


CAN_WIN: dict[bool | None, str] = {True: "live", False: "dead", None: "open"}
"""Whether the hand can win as it lies."""
NEXT: dict[NextStep, str] = {
    NextStep.ASK_TO_TABLE_ALL_THEN_FLOOR: "right.ask_to_table_all",
    NextStep.FLOOR_DECIDES: "right.floor_decides",
}
"""What is done before anything is decided."""
