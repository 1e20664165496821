"""Deal irregularities for the dealer: what can be chosen now, what is asked about it, what follows.

The hand fills in what it knows; the dealer tells the rest, one fact at a time. The answer is the outcome by the rules
of the house, the dealer's steps in order, and whether the table takes the entry. Rule file 09.
"""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from dealer_assist.guide import irregular_facts as fact
from dealer_assist.guide.facts_asked import Answers, Asked, Fact, facts_asked, first_needed, values_of
from dealer_assist.guide.prompt import Prompt, Why
from dealer_assist.hand.irregular.boards import FlopOfTooMany, FlopWithoutBurn, WrongBurn
from dealer_assist.hand.irregular.clock import ClockCalled, ClockExpired, LeftSeat
from dealer_assist.hand.irregular.disputes import Dispute
from dealer_assist.hand.irregular.draw import DeckRunsOut, DrawHoleCard, DrawnCard
from dealer_assist.hand.irregular.exposed import ExposedBurn, ExposedHoleCard
from dealer_assist.hand.irregular.foreign import Boxed, FouledDeck, Joker
from dealer_assist.hand.irregular.outcome import Choices, Do, Ruled
from dealer_assist.hand.irregular.premature import PrematureCards
from dealer_assist.hand.irregular.run_outs import RunOutsShort
from dealer_assist.hand.irregular.skipped import Skipped
from dealer_assist.hand.irregular.stud import StudHoleCards, StudLastCard
from dealer_assist.hand.irregular.stud_streets import SeventhStreet, StudTooEarly
from dealer_assist.hand.irregular.told import Told
from dealer_assist.hand.irregular.wrong_count import ExtraCards, ShortHand
from dealer_assist.hand.irregular.wrong_seat import FirstCardWrong
from dealer_assist.hand.state import HandState
from dealer_assist.rules.refused import Refused
from dealer_assist.table.apply import apply
from dealer_assist.table.entries import Irregularity
from dealer_assist.table.irregular import ruled_at
from dealer_assist.table.state import TableState


class Form(msgspec.Struct, frozen=True):
    """One irregularity as it is told on the screen."""

    told: Callable[..., Told]
    """The facts it makes."""
    facts: tuple[Fact, ...]
    """In the order they are asked."""
    now: Callable[[HandState], bool] = lambda hand: True
    """Whether it can have happened by now."""


class Advice(msgspec.Struct, frozen=True, kw_only=True):
    """What becomes of an irregularity."""

    entry: Irregularity
    """To be entered; its effect on the hand follows."""
    outcome: Prompt
    """The headline, with the house option behind it."""
    steps: tuple[Prompt, ...]
    """What the dealer does, in order."""
    choices: tuple[str, ...] = ()
    """What the floor or the player chooses between, named as the choices of a question."""
    cite: tuple[str, ...] = ()
    """Where it is printed."""
    refused: Refused | None = None
    """Why the table does not take it as it was told; None = it does."""


FORMS: dict[str, Form] = {
    "exposed_hole_card": Form(
        ExposedHoleCard,
        (fact.BY, fact.SEAT, fact.FIRST_TWO, fact.EXPOSED_COUNT, fact.CARD, fact.SUBSTANTIAL),
        lambda hand: not hand.street and not fact.in_stud(hand) and not fact.in_draw(hand),
    ),
    "draw_hole_card": Form(
        DrawHoleCard,
        (fact.SEAT, fact.DEALT_CARD, fact.ACE_TO_FIVE),
        lambda hand: not hand.street and fact.in_draw(hand),
    ),
    "stud_hole_cards": Form(
        StudHoleCards, (fact.SEAT, fact.UP_COUNT, fact.ALL_THREE), lambda hand: not hand.street and fact.in_stud(hand)
    ),
    "first_card_wrong": Form(FirstCardWrong, (fact.SUBSTANTIAL,), lambda hand: not hand.street),
    "short_hand": Form(ShortHand, (fact.SEAT, fact.IS_BUTTON, fact.ACTED, fact.SUBSTANTIAL, fact.IN_SEQUENCE)),
    "extra_cards": Form(ExtraCards, (fact.SEAT, fact.EXTRA_COUNT, fact.SUBSTANTIAL)),
    "boxed": Form(Boxed, (fact.BOXED_COUNT, fact.TO_SEAT, fact.CARD, fact.SUBSTANTIAL)),
    "joker": Form(Joker, (fact.ANY_SEAT, fact.HOLDER_ACTED, fact.SUBSTANTIAL)),
    "premature_cards": Form(
        PrematureCards,
        (fact.NEXT_STREET, fact.WHOSE_TURN),
        lambda hand: fact.betting(hand) and fact.board_to_come(hand),
    ),
    "flop_of_too_many": Form(FlopOfTooMany, (fact.FLOP_COUNT, fact.ACTED_HERE), fact.on_a_whole_flop),
    "flop_without_burn": Form(
        FlopWithoutBurn,
        (fact.FACE_UP, fact.NUMBER_ACTED, fact.SUBSTANTIAL_HERE),
        fact.on_a_whole_flop,
    ),
    "wrong_burn": Form(
        WrongBurn,
        (fact.TWICE, fact.ACTED_HERE, fact.STREET, fact.BOARD_CARD),
        fact.on_turn_or_river,
    ),
    "exposed_burn": Form(ExposedBurn, (fact.SEEN_BY_ONE, fact.NEXT_STREET), fact.board_to_come),
    "skipped": Form(Skipped, (fact.SEAT, fact.IN_FOR_ALL, fact.SPOKE_UP), lambda hand: hand.street > 0),
    "stud_too_early": Form(
        StudTooEarly,
        (fact.HOLDERS, fact.PLAYERS, fact.LAST_STREET, fact.LOOKED),
        lambda hand: fact.betting(hand) and fact.in_stud(hand) and hand.street < len(hand.game.streets) - 1,
    ),
    "stud_last_card": Form(
        StudLastCard,
        (fact.SEAT, fact.FIRST_PLAYER, fact.ACTION_LEFT, fact.ALL_IN),
        lambda hand: fact.in_stud(hand) and hand.street == len(hand.game.streets) - 1,
    ),
    "seventh_street": Form(
        SeventhStreet,
        (fact.PLAYERS_LEFT, fact.STUB_COUNT, fact.BURN_COUNT),
        lambda hand: fact.in_stud(hand) and hand.street == len(hand.game.streets) - 2,
    ),
    "drawn_card": Form(
        DrawnCard, (fact.SEAT, fact.AT_REQUEST, fact.CARD), lambda hand: hand.game.streets[hand.street].draw > 0
    ),
    "deck_runs_out": Form(DeckRunsOut, (fact.COMPLETES,), lambda hand: hand.game.streets[hand.street].draw > 0),
    "run_outs_short": Form(
        RunOutsShort,
        (fact.NEEDED, fact.STUB_LEFT, fact.BURNS_SO_FAR, fact.BURNS_TO_COME),
        lambda hand: hand.run_it is not None and hand.street < len(hand.game.streets) - 1,
    ),
    "fouled_deck": Form(FouledDeck, (fact.FOUL, fact.KNEW, fact.SUBSTANTIAL, fact.THIS_HAND)),
    "clock_called": Form(ClockCalled, (fact.ELAPSED, fact.TO_ACT, fact.FACING_BET), fact.betting),
    "clock_expired": Form(ClockExpired, (fact.TO_ACT, fact.FACING_BET), fact.betting),
    "left_seat": Form(LeftSeat, (fact.SEAT, fact.BACK_IN_TIME), fact.betting),
    "dispute": Form(Dispute, (fact.ABOUT, fact.BEGUN, fact.SUBSTANTIAL_NEXT, fact.HOUSE_ERROR)),
}
"""Every irregularity by its code; the text of its key is `irregular.` and the code."""

ABOUT = "irregular"
"""What the ids of all these texts begin with."""
OF_THE_LAST_HAND = "dispute"
"""What can be told between hands as well."""


def irregularities(table: TableState) -> tuple[str, ...]:
    """Codes of everything that can be told now; nothing before the first hand."""
    hand = table.hand
    if hand is None:
        return (OF_THE_LAST_HAND,) if table.hands else ()
    return tuple(code for code, form in FORMS.items() if form.now(hand))


def asked(table: TableState, code: str, answers: Answers) -> tuple[Asked, ...]:
    """What is asked about it, in order, with what was told or is known already. Raises KeyError for another code."""
    facts = FORMS[code].facts
    return facts_asked(facts, values_of(table, facts, answers), ABOUT)


def advice(table: TableState, code: str, answers: Answers) -> Advice | Asked:
    """What follows, or the first fact that is still needed. Raises KeyError for another code."""
    form = FORMS[code]
    values = values_of(table, form.facts, answers)
    missing = first_needed(form.facts, values, ABOUT)
    return missing if missing is not None else _advised(table, form.told(**values))


def _advised(table: TableState, what: Told) -> Advice:
    came, entry = ruled_at(table, what), Irregularity(what)
    taken = apply(table, entry)
    return Advice(
        entry=entry,
        outcome=headline(came),
        steps=tuple(map(step_told, came.steps)),
        choices=came.fixed.choices if isinstance(came.fixed, Choices) else (),
        cite=came.cite,
        refused=taken if isinstance(taken, Refused) else None,
    )


def headline(came: Ruled) -> Prompt:
    """The outcome in a few words."""
    return Prompt(f"irregular.outcome.{came.outcome}", {}, Why(options=() if came.option is None else (came.option,)))


def step_told(do: Do) -> Prompt:
    """A step as a text of the screen, with those of its values that are known.

    >>> from dealer_assist.hand.irregular.outcome import Step
    >>> step_told(Do(Step.REPLACE, {"seat": 4})).code, step_told(Do(Step.REPLACE, {"seat": None})).code
    ('irregular.step.replace.seat', 'irregular.step.replace')
    """
    known = {name: value for name, value in do.slots.items() if value is not None}
    return Prompt(".".join(("irregular.step", do.step, *known)), known)


def code_of(what: Told) -> str:
    """The code under which an irregularity is told: for the line of an entry."""
    return next(code for code, form in FORMS.items() if form.told is type(what))
