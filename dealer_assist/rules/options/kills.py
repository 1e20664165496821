"""What a card room may choose about kills.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class KillType(StrEnum):
    """House option ``kill_type``.

    Size of the kill played at this table.
    """

    NONE = "none"
    """No kill."""
    HALF = "half"
    """Kill blind of one and a half big blinds, limits half as much again."""
    FULL = "full"
    """Kill blind of two big blinds, limits doubled."""


class KillTrigger(StrEnum):
    """House option ``kill_trigger``.

    What makes the next pot a kill pot.
    """

    TWO_IN_A_ROW = "two_in_a_row"
    """One player wins two pots running."""
    SCOOP = "scoop"
    """One player scoops a split pot of sufficient size."""
    VOLUNTARY = "voluntary"
    """Only a player who chooses to kills, as in lowball; pots won do not."""


class KillSecondLegMinimum(StrEnum):
    """House option ``kill_second_leg_minimum``.

    What the second pot in a row must hold to count for the kill.
    """

    ONE_FULL_BET_BEYOND_BLINDS = "one_full_bet_beyond_blinds"
    """At least one full bet won beyond the blinds; the kill blind is not one of the blinds."""
    NONE = "none"
    """Any pot counts."""


class KillAction(StrEnum):
    """House option ``kill_action``.

    When the player who posted the kill acts on the first betting round.
    """

    IN_TURN = "in_turn"
    """In seat order."""
    LAST = "last"
    """Last of all."""


class KillNewcomer(StrEnum):
    """House option ``kill_newcomer``.

    Whether a newcomer may be dealt into a kill pot.
    """

    MAY_PLAY = "may_play"
    """Yes, or wait."""
    MUST_KILL_NEXT = "must_kill_next"
    """Only by agreeing to kill the next pot, and then posts the kill on that deal."""


class KillInBlindPosts(StrEnum):
    """House option ``kill_in_blind_posts``.

    What a player posts who must kill while due for a blind.
    """

    KILL_ONLY = "kill_only"
    """The kill amount in all; it takes the place of the blind."""
    KILL_PLUS_BLIND = "kill_plus_blind"
    """The kill, live, and the blind as dead money on top of it."""
