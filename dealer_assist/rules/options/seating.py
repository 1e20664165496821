"""What a card room may choose about seating.

Made from the catalogue by .ci/make_options.py: change the catalogue, not this file.
"""

from enum import StrEnum


class SeatChangeRule(StrEnum):
    """House option ``seat_change_rule``.

    What a player pays or waits for after changing seats at the same table.
    """

    FREE_UP_TO_TWO = "free_up_to_two"
    """Nothing when passing at most two active players; otherwise post the big blind or wait."""
    SAME_RELATIVE_POSITION = "same_relative_position"
    """Wait until the same position relative to the blinds comes round, or post."""
    ALWAYS_POST = "always_post"
    """Post the big blind."""


class WalkingRule(StrEnum):
    """House option ``walking_rule``.

    Limit on the number of players away from the table at one time.
    """

    NONE = "none"
    """None."""
    SECOND_MAN = "second_man"
    """A second player leaving must be back for the next blinds or wait."""
    THIRD_MAN = "third_man"
    """The same from the third player on (common in rooms, in no rulebook)."""
