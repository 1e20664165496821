"""What the panel of an irregular deal or a showdown right shows: the list, a question, or the steps."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec
from msgspec.structs import replace

from dealer_assist.app.asking import asked_now, facts_of, may_be_told
from dealer_assist.app.asking_state import About, Asking
from dealer_assist.app.views.award import choice_key
from dealer_assist.app.views.key import KeyKind, KeyView
from dealer_assist.app.views.line import FactsView
from dealer_assist.app.views.prompt import PromptView, Tone, prompt_view, refusal_view
from dealer_assist.app.views.why import WhyRow, WhyView
from dealer_assist.guide.facts_asked import Asked, Kind
from dealer_assist.guide.irregular import Advice
from dealer_assist.guide.misdealt import misdeal_or_play
from dealer_assist.guide.premature import premature_card
from dealer_assist.guide.prompt import Prompt, Said
from dealer_assist.guide.rights import Told
from dealer_assist.hand.irregular.premature import PrematureCards
from dealer_assist.hand.irregular.wrong_seat import FirstCardWrong
from dealer_assist.table.state import TableState
from dealer_assist.words import Words

Keys = tuple[tuple[str, KeyView], ...]
"""Names and keys, in reading order."""
VOIDS = frozenset(("irregular.outcome.misdeal", "irregular.outcome.void_all"))
"""Outcomes whose key is held, not tapped."""
TITLES = {About.IRREGULAR: "key.irregular", About.RIGHT: "key.rights"}
RANKS = "AKQJT98765432"
SUITS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
NUMBERS = tuple(range(16))
NUMBERS_OF = {"elapsed": tuple(range(0, 80, 5))}
"""Numbers that can be told, where they are not the small ones: seconds."""


class AskingView(msgspec.Struct, frozen=True):
    """What the panel shows."""

    facts: FactsView
    """What it is about."""
    keys: Keys
    """Choices, answers, or the facts that may be put right; ENTER last."""
    steps: WhyView | None = None
    """What the dealer does, numbered; None = something is asked."""
    held: frozenset[str] = frozenset()
    """Keys that have to be held."""

    @property
    def asks_for_figures(self) -> bool:
        """Whether seats, cards or numbers are to choose: they run from left to right in every language."""
        return self.steps is None and any(key.figure for _, key in self.keys)


def asking_view(table: TableState, asking: Asking, words: Words) -> AskingView:
    """The list, the question, or what follows."""
    now = asked_now(table, asking)
    title = words.text(TITLES[asking.about])
    if now is None:
        codes = may_be_told(table, asking.about)
        keys = tuple((f"code.{code}", KeyView(words.text(f"{asking.about}.{code}"))) for code in codes)
        return AskingView(FactsView((title,)), keys)
    about = FactsView((title, words.text(f"{asking.about}.{asking.code}")))
    if isinstance(now, Asked):
        # an answer says nothing of the next question, though its key looks the same
        keys = tuple(
            (name, replace(key, means=f"{now.name} {key.leads_to}"))
            for name, key in _answers(table, asking, now, words)
        )
        return AskingView(about, keys)
    return _follows(table, asking, now, about, words)


def asking_prompt(table: TableState, asking: Asking, words: Words) -> PromptView | None:
    """The headline: the question, or the outcome; None in the list, where the hand's own line stays."""
    now = asked_now(table, asking)
    if now is None:
        return None
    about = words.text(f"{asking.about}.{asking.code}")
    if isinstance(now, Asked):
        return _prompt(words.text(now.text), about, Tone.WARN)
    if isinstance(now, Advice) and now.refused is not None:
        return refusal_view(now.refused, table, words)
    said = _of_a_situation(table, now) if isinstance(now, Advice) else None
    stops = now.outcome.code in VOIDS or (said is not None and said.code == "premature_card")
    shown = _prompt(_text(now.outcome, words), about, Tone.INFORM) if said is None else prompt_view(said, words)
    return replace(shown, tone=Tone.STOP if stops else Tone.INFORM)


def _of_a_situation(table: TableState, now: Advice) -> Said | None:
    """The line of one of the situations a dealer is taught; None = the outcome is the line.

    What the hand tells of substantial action may have been put right: then its line would say something else.
    """
    hand, what = table.hand, now.entry.what
    if hand is None or not isinstance(what, PrematureCards | FirstCardWrong):
        return None
    if isinstance(what, PrematureCards):
        return premature_card(hand)
    said = misdeal_or_play(hand)
    return said if said.code == ("hand_plays" if what.substantial else "misdeal") else None


def reason_of(table: TableState, asking: Asking | None) -> Prompt | None:
    """The outcome, whose reasons WHY shows; None while something is asked."""
    now = None if asking is None else asked_now(table, asking)
    return now.outcome if isinstance(now, Advice | Told) else None


def _prompt(headline: str, second: str, tone: Tone) -> PromptView:
    return PromptView(headline, second, tone, f"{headline}. {second}")


def _text(said: Prompt, words: Words) -> str:
    return words.text(said.code, **said.slots)


# -- what follows


def _follows(table: TableState, asking: Asking, now: Advice | Told, about: FactsView, words: Words) -> AskingView:
    lines = now.steps if isinstance(now, Advice) else now.lines
    rows = [WhyRow(words.amount(place), _text(line, words)) for place, line in enumerate(lines, start=1)]
    choices = now.choices if isinstance(now, Advice) else ()
    if choices:
        between = words.text("join.dot").join(words.text(f"irregular.choice.{each}") for each in choices)
        rows.append(WhyRow("–", between))
    told = tuple((f"fact.{each.name}", _fact_key(each, words)) for each in facts_of(table, asking))
    if not isinstance(now, Advice):
        return AskingView(about, told, WhyView(tuple(rows)))
    held = now.outcome.code in VOIDS
    below = words.text("floor.hold") if held else ""
    again = words.text("floor.again", entry=words.text("key.done")) if held else ""
    kind = KeyKind.DANGER if held else KeyKind.NOW
    enter = KeyView(words.text("key.done"), kind, enabled=now.refused is None, below=below, again=again)
    return AskingView(about, (*told, ("enter", enter)), WhyView(tuple(rows)), frozenset(("enter",) if held else ()))


def _fact_key(fact: Asked, words: Words) -> KeyView:
    """A fact as it stands, to be put right with a tap."""
    value = "–" if fact.value is None else SAID[fact.kind](fact.value, words)
    # in one line with its question: on the smallest glass a line of its own has no room
    return KeyView(f"{words.text(fact.text)} {value}")


SAID: dict[Kind, Callable[..., str]] = {
    Kind.YES_NO: lambda value, words: words.text("key.yes" if value else "key.no"),
    Kind.SEAT: lambda value, words: words.text("state.seat", seat=value),
    Kind.SEATS: lambda value, words: words.text("state.seats", seats=tuple(value)) if value else "–",
    Kind.CARD: lambda value, words: words.cards((value,)),
    Kind.NUMBER: lambda value, words: words.amount(value),
    Kind.CHOICE: lambda value, words: words.text(f"irregular.choice.{value}"),
}
"""An answer in words, by its kind."""


# -- a question


def _answers(table: TableState, asking: Asking, fact: Asked, words: Words) -> Keys:
    keys = tuple(ANSWERS[fact.kind](table, asking, fact, words))
    return (*keys, ("skip", KeyView(words.text("key.skip")))) if asking.fact else keys


def _yes_no(_table: TableState, _asking: Asking, fact: Asked, words: Words) -> Iterator[tuple[str, KeyView]]:
    yield "yes", choice_key(words.text("key.yes"), chosen=fact.value is True)
    yield "no", choice_key(words.text("key.no"), chosen=fact.value is False)


def _seat(table: TableState, _asking: Asking, fact: Asked, words: Words) -> Iterator[tuple[str, KeyView]]:
    for seat in _seats_there(table):
        yield f"seat.{seat}", _seat_key(seat, words, chosen=seat == fact.value)


def _seats(table: TableState, asking: Asking, _fact: Asked, words: Words) -> Iterator[tuple[str, KeyView]]:
    for seat in _seats_there(table):
        yield f"seat.{seat}", _seat_key(seat, words, chosen=seat in asking.seats)
    yield "seats", KeyView(words.text("key.done"), KeyKind.NOW, enabled=bool(asking.seats))


def _card(_table: TableState, asking: Asking, _fact: Asked, words: Words) -> Iterator[tuple[str, KeyView]]:
    if asking.rank:
        for suit in SUITS:
            card = asking.rank + suit
            yield f"suit.{suit}", KeyView(words.cards((card,)), figure=True)
        return
    for rank in RANKS:
        yield f"rank.{rank}", KeyView("10" if rank == "T" else rank, figure=True)


def _number(_table: TableState, _asking: Asking, fact: Asked, words: Words) -> Iterator[tuple[str, KeyView]]:
    for number in NUMBERS_OF.get(fact.name, NUMBERS):
        key = choice_key(words.amount(number), chosen=number == fact.value)
        yield f"number.{number}", replace(key, figure=True)


def _choice(_table: TableState, _asking: Asking, fact: Asked, words: Words) -> Iterator[tuple[str, KeyView]]:
    for each in fact.choices:
        yield f"choice.{each}", choice_key(words.text(f"irregular.choice.{each}"), chosen=each == fact.value)


ANSWERS: dict[Kind, Callable[[TableState, Asking, Asked, Words], Iterator[tuple[str, KeyView]]]] = {
    Kind.YES_NO: _yes_no,
    Kind.SEAT: _seat,
    Kind.SEATS: _seats,
    Kind.CARD: _card,
    Kind.NUMBER: _number,
    Kind.CHOICE: _choice,
}
"""The keys that answer a question, by the kind of answer."""


def _seats_there(table: TableState) -> tuple[int, ...]:
    """Seats dealt in; between hands everybody who sits."""
    if table.hand is not None:
        return tuple(each.seat for each in table.hand.seats)
    return tuple(each.number for each in table.seats)


def _seat_key(seat: int, words: Words, *, chosen: bool) -> KeyView:
    key = choice_key(words.seat(seat), chosen=chosen)
    return replace(key, figure=True, spoken=words.text("state.seat", seat=seat))
