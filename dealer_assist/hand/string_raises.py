"""String raises: chips that went in with several motions, and which of them count.

Without a word, or with an amount, there is nothing to count by: silent chips are those of the first motion, a
declared amount is the amount. After "raise" alone the house allows one motion, the call and then one, or any
number (option `raise_motions`; TDA 2024 R42 and R56, WSOP Live 2024 R174, Robert's Rules section 14).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from dealer_assist.rules.options import RaiseMotions


def raise_in_one(_call: int, motions: Sequence[int]) -> int:
    """Chips of the first motion, all others come back.

    >>> raise_in_one(600, (600, 1400))
    600
    """
    return motions[0]


def call_then_raise(call: int, motions: Sequence[int]) -> int:
    """The call and one more motion; a first motion that is more than the call was the raise.

    >>> call_then_raise(600, (600, 1400, 800)), call_then_raise(600, (1200, 1400))
    (2000, 1200)
    """
    return sum(motions[:2]) if motions[0] <= call else motions[0]


def raise_in_many(_call: int, motions: Sequence[int]) -> int:
    """Everything until the hands rest."""
    return sum(motions)


COUNTED: dict[RaiseMotions, Callable[[int, Sequence[int]], int]] = {
    RaiseMotions.ONE: raise_in_one,
    RaiseMotions.CALL_THEN_ONE: call_then_raise,
    RaiseMotions.MANY: raise_in_many,
}
"""Chips that count after "raise", from the chips needed for the call and the value of each motion."""
