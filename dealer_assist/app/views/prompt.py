"""What the prompt strip and the corner beside it show."""

from enum import Enum

import msgspec
from msgspec.structs import replace

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


class TableView(msgspec.Struct, frozen=True):
    """What the corner shows."""

    lines: tuple[str, ...]
    """Up to three short lines."""
    spoken: str = ""
    """All of it for screen readers."""


def prompt_view(said: Said, words: Words) -> PromptView:
    """A prompt or a question of the guide in the dealer's words."""
    headline, second = words.prompt(said.code, said.slots, said.why.sum)
    return PromptView(headline, second, tone_of(said), f"{headline}. {second}" if second else headline)


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
    """Stakes, hand number, and the time or how the saving goes."""
    stakes = words.stakes((table.stakes.small_blind, table.stakes.big_blind))
    hand = words.text("state.hand", hand=table.hands) if table.hands else ""
    return TableView(tuple(line for line in (stakes, hand, clock) if line))
