"""Pot-limit: the most a player may bet or raise to.

The largest raise is what the pot would hold after a call (WSOP Live 2024 Section VII, Robert's Rules v11 s.14
pot-limit). Which chips count as the pot is decided where the hand is known.
"""

from __future__ import annotations


def pot_maximum(counted: int, level: int, own: int, round_up_to: int | None = None) -> int:
    """Largest total in front, chips.

    `counted` are the chips in the middle and in front of everybody, `level` the total to call, `own` what the player
    has in front. Option `pl_round_up_to`: the pot is counted in chips of that size, always up (WSOP Live 2024 R186).

    >>> pot_maximum(150, level=50, own=0)  # pot 100, bet 50
    250
    >>> pot_maximum(185, level=100, own=0, round_up_to=25)
    400
    """
    if round_up_to:
        counted = -(-counted // round_up_to) * round_up_to
    return level + counted + (level - own)
