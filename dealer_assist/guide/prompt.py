"""One line for the dealer: what to do or say now, or the one fact that has to be told first.

A prompt is a code and its numbers; `words` turns it into a sentence of the dealer's language. With it goes
why: the sum behind the headline and the house options whose rule it applies.
"""

from __future__ import annotations

from typing import Any

import msgspec


class Why(msgspec.Struct, frozen=True):
    """The reason of a prompt, for the WHY panel.

    >>> Why(sum="140 + 100", options=("min_raise_rule",)).asks is None
    True
    """

    sum: str | None = None
    """Arithmetic behind the headline: plain figures, `×`, `+`, `−`; None = the headline is no sum."""
    options: tuple[str, ...] = ()
    """House options whose rule the prompt applies."""
    asks: str | None = None
    """The one fact the prompt asks for; None = it asks for nothing."""


class Prompt(msgspec.Struct, frozen=True):
    """What the dealer does or says next."""

    code: str
    """Which sentence: a code of `words`."""
    slots: dict[str, Any] = {}
    """The values of the sentence by name: seats, chips of the room's smallest unit, lists of them."""
    why: Why = Why()


class Ask(msgspec.Struct, frozen=True):
    """A question: without this fact there is more than one right answer."""

    code: str
    """Which sentence: `ask_` and what is asked for."""
    slots: dict[str, Any]
    """The values of the sentence by name."""
    fact: str
    """What is asked for: `bets`, `status`, `pot`, `posted`, `antes`, `last_full_raise_to`, `acted_behind`, `actions`,
    `button`, `prev`, `missed`, `street`, `players`, `returned`."""
    why: Why = Why()
    """The options that make the fact matter."""


Said = Prompt | Ask
"""A line of the screen: a statement or a question."""
