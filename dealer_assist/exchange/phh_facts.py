"""The facts of a refusal as a recorded hand counts them: players as p1, p2 …, amounts in units of the file.

The table speaks of chairs and of its smallest unit; whoever mends a file looks for what stands in it.
"""

from collections.abc import Mapping
from typing import Final

from dealer_assist.exchange.phh_amounts import amount_text
from dealer_assist.rules.refused import Fact

AMOUNTS: Final = frozenset({"to", "min", "max", "level", "stack", "amount", "front", "from", "owed", "behind"})
"""Facts that count chips."""


def facts_told(facts: Mapping[str, Fact], players: Mapping[int, int], scale: int) -> str:
    """Facts in brackets, the player first; empty if there are none. `players` are file numbers by chair.

    >>> facts_told({"seat": 5, "to": 4750, "min": 8000}, {5: 1}, 100)
    ' (p1, to 47.50, min 80)'
    """
    told = [_told(name, fact, players, scale) for name, fact in facts.items() if fact is not None]
    return f" ({', '.join(told)})" if told else ""


def _told(name: str, fact: Fact, players: Mapping[int, int], scale: int) -> str:
    if name == "seat" and isinstance(fact, int) and fact in players:
        return f"p{players[fact]}"
    if isinstance(fact, tuple):
        fact = " ".join(map(str, fact))
    elif name in AMOUNTS and isinstance(fact, int):
        fact = amount_text(fact, scale)
    return f"{name.replace('_', ' ')} {fact}"
