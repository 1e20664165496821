"""What the prompt strip and the corner beside it show."""

from collections.abc import Callable
from enum import Enum

import msgspec
from msgspec.structs import replace

from dealer_assist.app.views.naming import table_name
from dealer_assist.guide.prompt import Ask, Said
from dealer_assist.guide.refusals import prompt_for
from dealer_assist.rules.refused import Refused
from dealer_assist.table.state import TableState
from dealer_assist.words import Words


class Tone(Enum):
    """How a prompt is meant: shape and colour before the headline."""

    ACT = "act"
    """A player is to act, or the dealer does the next thing."""
    INFORM = "inform"
    """Something settled."""
    WARN = "warn"
    """An entry was refused, or something does not add up."""
    STOP = "stop"
    """Stop the game and call the floor."""


class PromptView(msgspec.Struct, frozen=True):
    """What the prompt strip shows."""

    headline: str
    """At most seven words and two numbers."""
    second: str = ""
    """The reason, quiet."""
    tone: Tone = Tone.ACT
    """Shape and colour."""
    spoken: str = ""
    """Both lines for screen readers."""
    short: tuple[str, str] | None = None
    """Headline and second line where the whole of them has no room; None = there is no shorter way to say it."""


class TableView(msgspec.Struct, frozen=True):
    """What the corner shows."""

    lines: tuple[str, ...]
    """Up to three short lines."""
    spoken: str = ""
    """All of it for screen readers."""


def prompt_view(said: Said, words: Words) -> PromptView:
    """A prompt or a question of the guide in the dealer's words."""
    headline, second = words.prompt(said.code, said.slots, said.why.sum)
    spoken = f"{headline}. {second}" if second else headline
    fewer = FEWER_WORDS.get(said.code)
    short = None if fewer is None else fewer(said, headline, words)
    return PromptView(headline, second, tone_of(said), spoken, short)


MOST_NAMED = 3
"""Pots a headline can name on every glass."""


def _fewer_pots(said: Said, headline: str, words: Words) -> tuple[str, str] | None:
    """Of many pots how many there are, a table beside the line has them all; of few not whose money stays in which."""
    pots, slots = said.slots["pots"], said.slots
    if len(pots) <= MOST_NAMED:
        _, check = words.prompt(said.code, {**slots, "folded": (), "pulls": ()}, said.why.sum)
        return (headline, check) if slots["folded"] else None
    last = words.text("pots.last", n=len(pots) - 1, amount=pots[-1]["amount"], seats=tuple(pots[-1]["seats"]))
    return words.text("pots.many", pots=len(pots), total=slots["total"]), last


def _what_is_done(said: Said, headline: str, words: Words) -> tuple[str, str]:
    """What is done with a card turned too early; that the hand stands still shows in the headline."""
    _, whole = words.prompt(said.code, said.slots, said.why.sum)
    _, frozen = words.prompt(said.code, {**said.slots, "remedy": None}, said.why.sum)
    return headline, whole.removesuffix(frozen).rstrip()


def _halves(said: Said, headline: str, words: Words) -> tuple[str, str]:
    """Both halves and what they divide into; whose the odd chips are shows in the shares."""
    _, halves = words.prompt(said.code, {**said.slots, "odd": None, "tie_odd": None}, said.why.sum)
    return headline, halves


FEWER_WORDS: dict[str, Callable[[Said, str, Words], tuple[str, str] | None]] = {
    "premature_card": _what_is_done,
    "side_pots": _fewer_pots,
    "split_hi_lo": _halves,
}
"""Prompts that can be told in fewer words where the whole of them has no room."""


def tone_of(said: Said) -> Tone:
    """How it is meant: a question warns, some codes stop the game or only inform."""
    if isinstance(said, Ask):
        return Tone.WARN
    return TONE_OF.get(said.code, Tone.ACT)


TONE_OF: dict[str, Tone] = {
    "still_has_cards": Tone.WARN,
    "count_differs": Tone.WARN,
    "floor_intent": Tone.STOP,
    "floor_intent_unraised": Tone.STOP,
    "floor_short_call": Tone.STOP,
    "hand_over": Tone.INFORM,
}
"""Prompts that are not simply the next thing to do."""


def refusal_view(refused: Refused, table: TableState, words: Words) -> PromptView:
    """Why an entry was not taken: the line of the situation where there is one."""
    return replace(prompt_view(prompt_for(refused, table), words), tone=Tone.WARN)


def corner_view(table: TableState, clock: str, words: Words) -> TableView:
    """What is played, the hand's number or what is special about it, and the time or how the saving goes."""
    return TableView(tuple(line for line in (table_name(table, words), _which_hand(table, words), clock) if line))


def _which_hand(table: TableState, words: Words) -> str:
    """A bomb pot, agreed on or in play, and a kill pot stand in the place of the number."""
    hand = table.hand
    bomb = hand.forced.bomb_ante if hand is not None else 0
    if table.bomb_pot is not None and not bomb:
        bomb = table.bomb_pot.ante
    if bomb:
        return words.text("state.bomb_pot", amount=bomb)
    if hand is not None and hand.forced.kill:
        return words.text("state.kill_pot", amount=hand.forced.kill)
    return words.text("state.hand", hand=table.hands) if table.hands else ""
